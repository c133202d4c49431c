package emberway.app.scene;

import emberway.pack.MapAddress;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Maps with copies of unsaved work, by their names: files, or {@code PACK#NAME}. */
public final class RecoverableMaps {
  private RecoverableMaps() {}

  /** Returns the file or pack on disk; empty if the map came with the program. */
  public static Optional<Path> place(String name) {
    try {
      Path place = Path.of(name.replaceFirst("#[^#]*$", "")); // a pack's map is PACK#NAME
      return Optional.of(place).filter(Path::isAbsolute);
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }

  /** Whether a path leads to a file, a map in a pack, or a copy of unsaved work. */
  public static boolean isThere(Path file) {
    return Files.exists(file) || MapAddress.of(file).isPresent() || existsOnlyAsCopy(file);
  }

  /** Whether a map's file is gone but a copy of unsaved work exists. */
  public static boolean existsOnlyAsCopy(Path file) {
    String name = MapOpener.name(file);
    return isGone(name) && !new AutosaveStore(AutosaveStore.usual()).find(name).isEmpty();
  }

  /** Whether a map's file or pack no longer exists. */
  public static boolean isGone(String name) {
    return place(name).filter(place -> !Files.exists(place)).isPresent();
  }
}
