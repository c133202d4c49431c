package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.option.ExitCode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;

/** One run of the command line inside the test's own process. */
public record CommandRun(int status, String out, String err) {
  /** The repository. */
  public static final Path HOME =
      Path.of(System.getProperty("emberway.home", ".")).toAbsolutePath();

  public static CommandRun of(Object... args) {
    String[] words = new String[args.length];
    for (int i = 0; i < args.length; i++) {
      words[i] = args[i].toString();
    }
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status = Main.run(words, new PrintWriter(out, true), new PrintWriter(err, true));
    return new CommandRun(status, out.toString(), err.toString());
  }

  /**
   * It failed with this status, saying one line with these words and nothing like a stack trace.
   */
  public void failedWith(ExitCode code, String... words) {
    assertThat(err).contains(words);
    assertThat(err.strip().lines()).as(err).hasSize(1);
    assertThat(err).startsWith("emberway: ").doesNotContain("Exception");
    assertThat(status).as(err).isEqualTo(code.status());
  }

  public CommandRun succeeded() {
    assertThat(status).as(err).isZero();
    return this;
  }
}
