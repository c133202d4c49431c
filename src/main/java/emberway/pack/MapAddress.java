package emberway.pack;

import emberway.io.AtomicFolder;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBytes;
import emberway.pack.store.PackFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The address of a map in a pack: {@code PACK} for the pack's first map, or {@code PACK#NAME}. If
 * the whole text is an existing path, it is not split. A pack's {@code pack.json} stands for its
 * folder.
 *
 * @param pack the pack's folder or zip
 * @param name the map's name or its path in the pack; empty for the first
 */
public record MapAddress(Path pack, String name) {
  private static final char BEFORE_NAME = '#';

  /** The address in a path, if it names a pack or a map in one. */
  public static Optional<MapAddress> of(Path path) {
    if (isThere(path)) {
      Path pack = packOf(path);
      return MapPack.isPack(pack) ? Optional.of(new MapAddress(pack, "")) : Optional.empty();
    }
    String text = path.toString();
    for (int at = text.indexOf(BEFORE_NAME); at > 0; at = text.indexOf(BEFORE_NAME, at + 1)) {
      Path named = Path.of(text.substring(0, at));
      Path pack = packOf(named);
      if (at + 1 < text.length() && isThere(named) && MapPack.isPack(pack)) {
        return Optional.of(new MapAddress(pack, text.substring(at + 1)));
      }
    }
    return Optional.empty();
  }

  /** The folder of a {@code pack.json}; any other path unchanged. */
  private static Path packOf(Path path) {
    boolean isList = path.endsWith(PackFiles.LISTING) && Files.isRegularFile(path);
    return isList ? FileBytes.folderOf(path) : path;
  }

  /** Whether a file or folder exists; one that a killed process moved aside is restored first. */
  private static boolean isThere(Path path) {
    return Files.exists(path) || AtomicFolder.settle(path);
  }

  /** Finds the addressed map in its opened pack. */
  public PackEntry mapIn(MapPack opened) throws UnreadableException {
    return name.isEmpty() ? opened.first() : opened.map(name);
  }
}
