package emberway.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.option.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Running out of memory is one line that says what would help, whatever ran out. */
final class MemoryTest {
  @TempDir private Path folder;

  private static CommandRun failing(Throwable failure) {
    StringWriter err = new StringWriter();
    int status = FailureHandler.report(failure, new String[0], new PrintWriter(err, true));
    return new CommandRun(status, "", err.toString());
  }

  @Test
  void smallHeap_saysHowMuchThereIs() {
    ChildRun.with("-Xmx24m")
        .of("generate", "--size", "3000x3000", "--seed", "1", "-o", folder.resolve("map.txt"))
        .failedWith(ExitCode.INPUT, "out of memory", " MiB", "-Xmx");
  }

  @Test
  void smallHeap_inTheThreadsThatCompress_saysSoToo() {
    // The failure comes wrapped from another thread; so it is looked for among the causes.
    failing(new IllegalStateException(new OutOfMemoryError("Java heap space")))
        .failedWith(ExitCode.INPUT, "out of memory", "-Xmx");
  }

  @Test
  void fullStack_saysSo() {
    failing(new StackOverflowError()).failedWith(ExitCode.INPUT, "nested too deeply", "-Xss");
  }

  @Test
  void queriesWithoutLineBreaks_takeNoMemory() throws IOException {
    Path endless = Path.of("/dev/zero");
    assumeTrue(Files.exists(endless), "needs the device /dev/zero");
    Path map = CommandRun.HOME.resolve("maps/road-and-wall.map.txt");
    CommandRun.of("route", map, "--queries", endless)
        .failedWith(ExitCode.INPUT, "/dev/zero:1", "longer than 1 MiB");
    Path queries =
        Files.writeString(folder.resolve("q.txt"), "0 0 9 9\n" + " ".repeat(4097) + "\n");
    CommandRun.of("route", map, "--queries", queries).failedWith(ExitCode.INPUT, "q.txt:2");
  }
}
