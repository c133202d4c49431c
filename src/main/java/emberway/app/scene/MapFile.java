package emberway.app.scene;

import emberway.app.platform.FileStamp;
import emberway.pack.MapPack;
import emberway.pack.PackEntry;
import emberway.pack.problem.UnreadableException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The text map that a map was read from or saved to, and can be saved to again: a file, or a map in
 * a pack.
 *
 * @param path the map's name: the file, or {@code PACK#NAME}
 * @param place the file on disk: the map's own, a file in the pack's folder, or a zip
 * @param stamp the stamp of {@code place} when it was last read or written
 */
public record MapFile(Path path, Path place, Optional<FileStamp> stamp) {
  /** Describes a file as it is now. */
  public static MapFile at(Path path) {
    return new MapFile(path, path, FileStamp.of(path));
  }

  /** Describes a map of a pack as it is now; empty if the map is not a text map. */
  public static Optional<MapFile> in(Path pack, MapPack opened, PackEntry map)
      throws UnreadableException {
    if (!opened.isText(map)) {
      return Optional.empty();
    }
    Path place = place(pack, map);
    Path path = Path.of(pack + "#" + map.name());
    return Optional.of(new MapFile(path, place, FileStamp.of(place)));
  }

  /** Returns the file on disk that contains a map of a pack. */
  static Path place(Path pack, PackEntry map) {
    return Files.isDirectory(pack) ? pack.resolve(map.file()) : pack;
  }

  /** Whether the map is part of a pack. */
  public boolean isOfPack() {
    return !path.equals(place);
  }

  /** Whether another program has written the file since; false if the file is gone. */
  public boolean isChanged() {
    Optional<FileStamp> now = FileStamp.of(place);
    return now.isPresent() && !now.equals(stamp);
  }

  /** Whether another program has written or deleted the file since. */
  public boolean isOutdated() {
    return stamp.isEmpty() || !FileStamp.of(place).equals(stamp);
  }
}
