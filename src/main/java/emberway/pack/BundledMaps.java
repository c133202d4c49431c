package emberway.pack;

import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.BundledFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds bundled maps by name where no file has that name. */
public final class BundledMaps {
  private BundledMaps() {}

  /** The bundled map that a path names: one word for which there is no file. */
  static Optional<PackEntry> find(MapPack bundled, Path path) {
    return BundledFiles.isName(path) ? bundled.find(path.toString()) : Optional.empty();
  }

  /** Whether a path names a bundled map. */
  public static boolean has(Path path) {
    try {
      return BundledFiles.isName(path) && find(MapPack.bundled(), path).isPresent();
    } catch (UnreadableException broken) {
      return false;
    }
  }

  /** The nearest name of a bundled map. */
  static Optional<String> nearest(Path path) {
    return BundledFiles.isName(path)
        ? SpellingSuggestion.nearest(path.toString(), names())
        : Optional.empty();
  }

  /** The names of the bundled maps, in the order of their pack. */
  public static List<String> names() {
    try {
      return MapPack.bundled().maps().stream()
          .map(map -> PackJson.defaultName(map.file()))
          .toList();
    } catch (UnreadableException broken) {
      return List.of();
    }
  }
}
