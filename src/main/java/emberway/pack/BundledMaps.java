package emberway.pack;

import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.problem.UnreadableException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/** Finds bundled maps by name where no file has that name. */
public final class BundledMaps {
  private BundledMaps() {}

  /** The bundled map that a path names: one word for which there is no file. */
  static Optional<PackEntry> find(MapPack bundled, Path path) {
    return isName(path) ? bundled.find(path.toString()) : Optional.empty();
  }

  /** Whether a path names a bundled map. */
  public static boolean has(Path path) {
    try {
      return isName(path) && find(MapPack.bundled(), path).isPresent();
    } catch (UnreadableException broken) {
      return false;
    }
  }

  /** The nearest name of a bundled map. */
  static Optional<String> nearest(Path path) {
    if (!isName(path)) {
      return Optional.empty();
    }
    try {
      return SpellingSuggestion.nearest(
          path.toString(),
          MapPack.bundled().maps().stream().map(map -> PackJson.defaultName(map.file())).toList());
    } catch (UnreadableException broken) {
      return Optional.empty();
    }
  }

  /** Whether a path is one word for which there is no file. */
  static boolean isName(Path path) {
    return !path.isAbsolute()
        && path.getNameCount() == 1
        && Files.notExists(path, LinkOption.NOFOLLOW_LINKS);
  }
}
