package emberway.app;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The text map's file that a map came from, or went to, and can be saved to again.
 *
 * @param path where it is
 * @param stamp what it looked like when it was last read or written
 */
record MapFile(Path path, Optional<FileStamp> stamp) {
  /** As it is now. */
  static MapFile at(Path path) {
    return new MapFile(path, FileStamp.of(path));
  }

  /** Whether another program has written it since; not if it is gone. */
  boolean isChanged() {
    Optional<FileStamp> now = FileStamp.of(path);
    return now.isPresent() && !now.equals(stamp);
  }
}
