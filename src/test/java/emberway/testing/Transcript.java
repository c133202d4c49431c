package emberway.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Lines that stay the same from one release to the next, in a file of {@code src/test/resources}.
 * Where they are to change, {@code -Demberway.transcripts=write} has the tests write the files anew
 * in place of comparing.
 */
public final class Transcript {
  private final Path file;
  private final List<String> lines = new ArrayList<>();

  /** A transcript in a file, told by its path among the resources. */
  public Transcript(String name) {
    file = GoldenFolders.of(name);
  }

  /** Adds a line, or several. */
  public void add(String text) {
    text.lines().forEach(lines::add);
  }

  /** Compares what was added with the file, line by line. */
  public void check() throws IOException {
    if (System.getProperty("emberway.transcripts", "").equals("write")) {
      Files.createDirectories(file.getParent());
      Files.write(file, lines);
      return;
    }
    List<String> expected = Files.readAllLines(file);
    int common = Math.min(lines.size(), expected.size());
    for (int i = 0; i < common; i++) {
      if (!lines.get(i).equals(expected.get(i))) {
        assertThat(lines.get(i)).as("%s, line %d", file, i + 1).isEqualTo(expected.get(i));
      }
    }
    assertThat(lines).as("lines of %s", file).hasSameSizeAs(expected);
  }
}
