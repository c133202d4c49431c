package emberway.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.ChildRun;
import emberway.cli.CommandRun;
import emberway.cli.Main;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What standard output does not take ends a command with one line and its status. */
final class StandardOutputTest {
  private static final Path MAP = CommandRun.HOME.resolve("maps/road-and-wall.map.txt");
  private static final Path FULL = Path.of("/dev/full");

  @TempDir private Path folder;

  /** Fails whatever is written to it, and counts how often that was tried. */
  private static final class Broken extends OutputStream {
    private final String reason;
    private final AtomicInteger writes = new AtomicInteger();

    Broken(String reason) {
      this.reason = reason;
    }

    @Override
    public void write(int b) throws IOException {
      writes.incrementAndGet();
      throw new IOException(reason);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      write(0);
    }
  }

  private static CommandRun into(OutputStream stream, String... args) {
    StringWriter err = new StringWriter();
    PrintWriter out = new StandardOutput(stream).text();
    return new CommandRun(Main.run(args, out, new PrintWriter(err, true)), "", err.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "route MAP",
        "route MAP --json",
        "info MAP",
        "info MAP --json",
        "validate MAP",
        "--help",
        "render --help",
        "--version",
        "completion"
      })
  void fullDisk_endsEveryCommand(String line) {
    String[] args = line.replace("MAP", MAP.toString()).split(" ", -1);
    into(new Broken("No space left on device"), args)
        .failedWith(ExitCode.OUTPUT, "standard output: no space left");
  }

  @Test
  void fullDisk_behindAFailure_leavesTheFirstLineAlone() throws IOException {
    Path queries = Files.writeString(folder.resolve("q.txt"), "0 0 9 9\nnonsense\n");
    into(
            new Broken("No space left on device"),
            "route",
            MAP.toString(),
            "--queries",
            queries.toString())
        .failedWith(ExitCode.INPUT, "q.txt:2");
  }

  @Test
  void closedPipe_endsQuietlyAndAtOnce() throws IOException {
    Path queries = Files.writeString(folder.resolve("q.txt"), "0 0 9 9\n".repeat(100_000));
    Broken pipe = new Broken("Broken pipe");
    CommandRun run = into(pipe, "route", MAP.toString(), "--queries", queries.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isEqualTo(ExitCode.OUTPUT.status());
    assertThat(pipe.writes.get()).as("the queries behind are not answered").isLessThan(5);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"render MAP -o -", "generate --size 99x99 --seed 1 -o -", "route MAP --json"})
  void fullDevice_endsTheProcess(String line) throws IOException {
    assumeTrue(Files.exists(FULL), "needs the device /dev/full");
    Path queries = Files.writeString(folder.resolve("q.txt"), "0 0 9 9\n");
    Object[] args =
        line.replace("MAP", MAP.toString()).replace("QUERIES", queries.toString()).split(" ", -1);
    ChildRun.with()
        .writing(FULL)
        .of(args)
        .failedWith(ExitCode.OUTPUT, "standard output: no space left");
  }

  @Test
  void bytesToStandardOutput_areTheFilesBytes() throws IOException {
    Path file = folder.resolve("file.map.txt");
    CommandRun.of("generate", "--size", "20x20", "--seed", "3", "-o", file).succeeded();
    CommandRun run = ChildRun.with().of("generate", "--size", "20x20", "--seed", "3", "-o", "-");
    assertThat(run.succeeded().out()).isEqualTo(Files.readString(file));
  }
}
