package emberway.app;

import emberway.map.TileMap;
import emberway.pack.TextMapWriter;
import java.io.BufferedReader;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A map as the text of its file, with the comments that a person has written there. */
final class MapText {
  private static final String FIRST_WORD = "emberway-map";
  private static final char COMMENT = '#';
  private static final int BOM = '\uFEFF';

  private MapText() {}

  /** Whether a file is a text map, by its first word. */
  static boolean isIn(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] start = in.readNBytes(FIRST_WORD.length() + 3);
      String text = new String(start, StandardCharsets.UTF_8);
      return (text.indexOf(BOM) == 0 ? text.substring(1) : text).startsWith(FIRST_WORD);
    } catch (IOException unreadable) {
      return false;
    }
  }

  /** The lines of a text map's file that are comments. */
  static List<String> comments(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return lines.lines().filter(line -> line.indexOf(COMMENT) == 0).toList();
    } catch (UncheckedIOException failure) {
      throw failure.getCause();
    }
  }

  /**
   * Writes a map with comments below its first line.
   *
   * @throws IllegalArgumentException if a text map cannot say it
   */
  static void write(TileMap map, List<String> comments, OutputStream out) throws IOException {
    TextMapWriter.write(map, new Commenting(out, comments));
  }

  /** Puts lines behind the first line that passes. */
  private static final class Commenting extends FilterOutputStream {
    private final List<String> comments;
    private boolean isDone;

    Commenting(OutputStream out, List<String> comments) {
      super(out);
      this.comments = comments;
      isDone = comments.isEmpty();
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      int from = offset;
      for (int i = offset; i < offset + length && !isDone; i++) {
        if (bytes[i] == '\n') {
          out.write(bytes, from, i + 1 - from);
          from = i + 1;
          for (String line : comments) {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
          }
          isDone = true;
        }
      }
      out.write(bytes, from, offset + length - from);
    }
  }
}
