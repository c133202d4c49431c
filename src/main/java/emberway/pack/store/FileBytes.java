package emberway.pack.store;

import emberway.io.FileError;
import emberway.io.SpecialFile;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** Reads whole files up to a size limit. */
public final class FileBytes {
  private static final int MIB = 1 << 20;

  private FileBytes() {}

  /** The folder of a file. */
  public static Path folderOf(Path file) {
    Path parent = file.getParent();
    return parent == null ? Path.of(".") : parent;
  }

  /** Reads a file that the user names, which may also be a pipe. */
  public static byte[] readNamed(Path file, String display, int maxBytes)
      throws UnreadableException {
    if (!SpecialFile.isPipe(file)) {
      return read(file, display, maxBytes);
    }
    try (InputStream in = SpecialFile.openPipe(file)) {
      return read(in, display, maxBytes);
    } catch (IOException e) {
      throw unreadable(display, e);
    }
  }

  /** Reads a regular file; others, such as a pipe, are refused, since reading might block. */
  public static byte[] read(Path file, String display, int maxBytes) throws UnreadableException {
    try {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      if (attributes.isDirectory()) {
        throw new UnreadableException(Problem.inFile(display, "is a folder", "name a file"));
      }
      if (!attributes.isRegularFile() || SpecialFile.isOfSystem(file, attributes.size())) {
        throw special(display, attributes.isRegularFile());
      }
      if (attributes.size() > maxBytes) {
        throw tooLarge(display, maxBytes);
      }
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw unreadable(display, e);
    }
  }

  /**
   * The error for a file that is not on a disk.
   *
   * @param isRegular whether it claims to be a regular file
   */
  static UnreadableException special(String display, boolean isRegular) {
    return new UnreadableException(
        Problem.inFile(
            display,
            isRegular ? "is a system file, not a file on a disk" : "is a pipe or a device",
            "name a file on a disk; save it there first"));
  }

  /** Reads a stream, without closing it. */
  public static byte[] read(InputStream in, String display, int maxBytes)
      throws UnreadableException {
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

  /** The error for an exception while reading a file. */
  public static UnreadableException unreadable(String display, IOException e) {
    FileError trouble = FileError.reading(e);
    UnreadableException unreadable =
        new UnreadableException(Problem.inFile(display, trouble.message(), trouble.remedy()));
    unreadable.initCause(e);
    return unreadable;
  }

  /** The error for a file that exceeds a limit. */
  public static UnreadableException tooLarge(String display, int maxBytes) {
    return new UnreadableException(
        Problem.inFile(
            display,
            "is larger than %d MiB".formatted(Math.max(1, maxBytes / MIB)),
            "name a smaller file of the right kind"));
  }
}
