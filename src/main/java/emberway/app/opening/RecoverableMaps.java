package emberway.app.opening;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Maps whose unsaved work was kept, by their names: files, or {@code PACK#NAME}. */
public final class RecoverableMaps {
  private RecoverableMaps() {}

  /** The file or pack on the disk; nothing where the map came with the program. */
  public static Optional<Path> place(String name) {
    try {
      Path place = Path.of(name.replaceFirst("#[^#]*$", "")); // a pack's map is PACK#NAME
      return Optional.of(place).filter(Path::isAbsolute);
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }

  /** Whether there is unsaved work of a map whose file is not there any more. */
  public static boolean isAllThatIsLeftOf(Path file) {
    String name = MapOpener.name(file);
    return isGone(name) && !new AutosaveStore(AutosaveStore.usual()).find(name).isEmpty();
  }

  /** Whether a map's file or pack is not there any more. */
  public static boolean isGone(String name) {
    return place(name).filter(place -> !Files.exists(place)).isPresent();
  }
}
