package emberway.app.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/**
 * What a file looked like from outside, to tell whether another program has written it since.
 *
 * @param size [bytes]
 * @param modified when it was last written
 * @param key what tells it from the file that was put in its place, where the system knows: two
 *     writings within a tick of its clock may leave the same time and size
 */
public record FileStamp(long size, FileTime modified, Optional<Object> key) {
  /** That of a file as it is now; nothing where there is none to be read. */
  public static Optional<FileStamp> of(Path file) {
    try {
      BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
      return found.isRegularFile()
          ? Optional.of(
              new FileStamp(
                  found.size(), found.lastModifiedTime(), Optional.ofNullable(found.fileKey())))
          : Optional.empty();
    } catch (IOException notThere) {
      return Optional.empty();
    }
  }
}
