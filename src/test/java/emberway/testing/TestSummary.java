package emberway.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Prints at the end of a build which tests were skipped and why, and how many passed. It adds up
 * what {@link SummaryListener} has written in each process that ran tests.
 */
public final class TestSummary {
  static final String PASSED = "passed";
  static final String FAILED = "failed";
  static final String SKIPPED = "skipped ";

  private TestSummary() {}

  /** With the folder of the build's summaries. */
  public static void main(String[] args) throws IOException {
    List<String> lines;
    try (Stream<Path> files = Files.list(Path.of(args[0]))) {
      lines = files.sorted().flatMap(TestSummary::lines).toList();
    }
    List<String> skipped =
        lines.stream().filter(line -> line.startsWith(SKIPPED)).sorted().toList();
    skipped.forEach(System.out::println);
    System.out.printf(
        "%d passed, %d failed, %d skipped%n",
        lines.stream().filter(PASSED::equals).count(),
        lines.stream().filter(FAILED::equals).count(),
        skipped.size());
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
