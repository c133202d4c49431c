package emberway.pack;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A map in a pack as people name it: {@code PACK}, whose first map is meant, or {@code PACK#NAME}.
 * What exists under the whole text is never taken apart.
 *
 * @param pack the pack's folder or zip
 * @param name the map's name or its path in the pack; empty for the first
 */
public record MapAddress(Path pack, String name) {
  private static final char BEFORE_NAME = '#';

  /** What a path says, if it names a pack or a map in one. */
  public static Optional<MapAddress> of(Path path) {
    if (Files.exists(path)) {
      return MapPack.isPack(path) ? Optional.of(new MapAddress(path, "")) : Optional.empty();
    }
    String text = path.toString();
    for (int at = text.indexOf(BEFORE_NAME); at > 0; at = text.indexOf(BEFORE_NAME, at + 1)) {
      Path pack = Path.of(text.substring(0, at));
      if (at + 1 < text.length() && MapPack.isPack(pack)) {
        return Optional.of(new MapAddress(pack, text.substring(at + 1)));
      }
    }
    return Optional.empty();
  }

  /** The map it means in that pack. */
  public PackedMap mapIn(MapPack opened) throws UnreadableException {
    return name.isEmpty() ? opened.first() : opened.map(name);
  }
}
