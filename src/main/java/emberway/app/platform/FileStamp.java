package emberway.app.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Objects;
import java.util.Optional;

/**
 * The attributes of a file that show whether another program has written it since.
 *
 * @param size the size [bytes]
 * @param modified when it was last written
 * @param key identifies the file itself, if the system supports that; needed because two writes
 *     within a tick of the clock can leave the same time and size
 */
public record FileStamp(long size, FileTime modified, Optional<Object> key) {
  /** Returns the current stamp of a file, or empty if there is no readable file. */
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

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof FileStamp that
        && size == that.size
        && Objects.equals(modified, that.modified)
        && Objects.equals(key, that.key);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Long.hashCode(size) + modified.hashCode()) + key.hashCode();
  }
}
