package emberway.bench;

import emberway.cli.CommandRun;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Stream;
import picocli.CommandLine;

/** One run of a benchmark inside the test's own process. */
final class BenchRun {
  private BenchRun() {}

  static CommandRun of(Object... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine line = PeerTable.commandLine();
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    int status = line.execute(Stream.of(args).map(Object::toString).toArray(String[]::new));
    return new CommandRun(status, out.toString(), err.toString());
  }
}
