package emberway.app.scene;

import emberway.app.platform.FileStamp;
import emberway.app.platform.UserFolders;
import emberway.io.AtomicFile;
import emberway.io.FileError;
import emberway.io.UnwritableException;
import emberway.pack.MapAddress;
import emberway.pack.MapPack;
import emberway.pack.problem.UnreadableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The files that keep a {@link SavedRouteQuery} for each map. A file's name is a hash of the map's
 * path with all links resolved, plus the map's name if it is in a pack. Only the newest files are
 * kept. Any thread; several windows may write at once.
 */
public final class SavedRouteQueryFiles {
  /** The limit on the number of files. */
  static final int MAX = 200;

  /** The name of the files' folder in the user's data folder. */
  public static final String FOLDER = "asked";

  private static final String ENDING = ".json";
  private static final int MAX_BYTES = 1 << 20;

  private final Path folder;

  /** Creates the store in a folder that may not exist yet. */
  public SavedRouteQueryFiles(Path folder) {
    this.folder = folder;
  }

  /** Returns the store of this user. */
  public static SavedRouteQueryFiles usual() {
    return new SavedRouteQueryFiles(UserFolders.ofThisUser().data().resolve(FOLDER));
  }

  /**
   * Returns the saved query of a map; without a query if its file is damaged or of another version.
   *
   * @param name the map's unique name, as in {@link OpenedMap#name}
   */
  public RememberedQuery find(String name) {
    String map = behindLinks(name);
    Path file = folder.resolve(AutosaveStore.key(map) + ENDING);
    try {
      boolean isThere = Files.isRegularFile(file) && Files.size(file) <= MAX_BYTES;
      return new RememberedQuery(
          file,
          map,
          isThere
              ? Optional.of(SavedRouteQueryJson.read(map, Files.readAllBytes(file)))
              : Optional.empty());
    } catch (IOException | IllegalArgumentException damaged) {
      return new RememberedQuery(file, map, Optional.empty());
    }
  }

  private static String behindLinks(String name) {
    try {
      Path path = Path.of(name);
      if (!path.isAbsolute()) {
        return name; // the map comes with the program
      }
      Optional<MapAddress> address = MapAddress.of(path);
      return address.isEmpty()
          ? path.toRealPath().toString()
          : address.get().pack().toRealPath()
              + "#"
              + address.get().mapIn(MapPack.open(address.get().pack())).name();
    } catch (InvalidPathException | IOException | UnreadableException notThere) {
      return name;
    }
  }

  /**
   * Saves the route query of a map, replacing the previous one; an empty query deletes the file.
   */
  public void write(RememberedQuery place, SavedRouteQuery savedRouteQuery)
      throws UnwritableException {
    try {
      if (savedRouteQuery.isNothing()) {
        Files.deleteIfExists(place.file());
        return;
      }
      Files.createDirectories(folder);
    } catch (IOException refused) {
      throw new UnwritableException(folder, FileError.writing(refused), refused);
    }
    AtomicFile.write(
        place.file(), out -> SavedRouteQueryJson.write(place.map(), savedRouteQuery, out));
    forgetOldest();
  }

  private void forgetOldest() {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> kept = files.filter(file -> file.toString().endsWith(ENDING)).toList();
      if (kept.size() > MAX) {
        kept.stream()
            .sorted(Comparator.comparing(SavedRouteQueryFiles::time).reversed())
            .skip(MAX)
            .forEach(file -> file.toFile().delete());
      }
    } catch (IOException later) {
      return; // the next write tries again
    }
  }

  private static FileTime time(Path file) {
    return FileStamp.of(file).map(FileStamp::modified).orElse(FileTime.fromMillis(0));
  }
}
