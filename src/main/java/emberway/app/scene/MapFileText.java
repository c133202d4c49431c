package emberway.app.scene;

import emberway.io.SpecialFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads what only the text of a map's file shows: its format and the user's comments. */
final class MapFileText {
  private static final String FIRST_WORD = "emberway-map";
  private static final char COMMENT = '#';
  private static final int BOM = '\uFEFF';

  private MapFileText() {}

  /** Whether a file is a text map, judged by its first word. */
  static boolean isIn(Path file) {
    if (!SpecialFile.isPlain(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] start = in.readNBytes(FIRST_WORD.length() + 3);
      String text = new String(start, StandardCharsets.UTF_8);
      return (text.indexOf(BOM) == 0 ? text.substring(1) : text).startsWith(FIRST_WORD);
    } catch (IOException unreadable) {
      return false;
    }
  }

  /** Returns the comment lines of a text map's file. */
  static List<String> comments(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return lines.lines().filter(line -> line.indexOf(COMMENT) == 0).toList();
    } catch (UncheckedIOException failure) {
      throw failure.getCause();
    }
  }
}
