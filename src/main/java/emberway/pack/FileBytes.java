package emberway.pack;

import emberway.io.FileTrouble;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads whole files, but none larger than a limit. */
final class FileBytes {
  private static final int MIB = 1 << 20;

  /** The most that is read of what has no size in advance, such as a pipe. [bytes] */
  private static final int MAX_UNSIZED = 64 * MIB;

  private FileBytes() {}

  /** A file's content. */
  static byte[] read(Path file, String display, int maxBytes) throws UnreadableException {
    try {
      if (Files.isRegularFile(file)) {
        if (Files.size(file) > maxBytes) {
          throw tooLarge(display, maxBytes);
        }
        return Files.readAllBytes(file);
      }
      if (Files.isDirectory(file)) {
        throw new UnreadableException(Problem.inFile(display, "is a folder", "name a file"));
      }
      try (InputStream in = Files.newInputStream(file)) {
        return read(in, display, Math.min(maxBytes, MAX_UNSIZED));
      }
    } catch (IOException e) {
      throw unreadable(display, e);
    }
  }

  /** A stream's content; the stream is left open. */
  static byte[] read(InputStream in, String display, int maxBytes) throws UnreadableException {
    try {
      byte[] bytes = in.readNBytes(maxBytes);
      if (bytes.length == maxBytes && in.read() >= 0) {
        throw tooLarge(display, maxBytes);
      }
      return bytes;
    } catch (IOException e) {
      throw unreadable(display, e);
    }
  }

  /** What an exception says, as the end of reading a file. */
  static UnreadableException unreadable(String display, IOException e) {
    FileTrouble trouble = FileTrouble.reading(e);
    UnreadableException unreadable =
        new UnreadableException(Problem.inFile(display, trouble.message(), trouble.mend()));
    unreadable.initCause(e);
    return unreadable;
  }

  private static UnreadableException tooLarge(String display, int maxBytes) {
    return new UnreadableException(
        Problem.inFile(
            display,
            "is larger than %d MiB".formatted(Math.max(1, maxBytes / MIB)),
            "name a smaller file of the right kind"));
  }
}
