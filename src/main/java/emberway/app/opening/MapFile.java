package emberway.app.opening;

import emberway.app.platform.FileStamp;
import emberway.pack.MapPack;
import emberway.pack.PackEntry;
import emberway.pack.problem.UnreadableException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The text map that a map came from, or went to, and can be saved to again: a file, or a map of a
 * pack.
 *
 * @param path what it is called: the file, or {@code PACK#NAME}
 * @param place the file on the disk that holds it: itself, a file of the pack's folder, or a zip
 * @param stamp what that looked like when it was last read or written
 */
public record MapFile(Path path, Path place, Optional<FileStamp> stamp) {
  /** A file as it is now. */
  public static MapFile at(Path path) {
    return new MapFile(path, path, FileStamp.of(path));
  }

  /** A map of a pack as it is now, or nothing where that is no text map. */
  public static Optional<MapFile> in(Path pack, MapPack opened, PackEntry map)
      throws UnreadableException {
    if (!opened.isText(map)) {
      return Optional.empty();
    }
    Path place = place(pack, map);
    Path path = Path.of(pack + "#" + map.name());
    return Optional.of(new MapFile(path, place, FileStamp.of(place)));
  }

  /** The file on the disk that holds a map of a pack. */
  static Path place(Path pack, PackEntry map) {
    return Files.isDirectory(pack) ? pack.resolve(map.file()) : pack;
  }

  /** Whether it is a map of a pack. */
  public boolean isOfPack() {
    return !path.equals(place);
  }

  /** Whether another program has written it since; not if it is gone. */
  public boolean isChanged() {
    Optional<FileStamp> now = FileStamp.of(place);
    return now.isPresent() && !now.equals(stamp);
  }
}
