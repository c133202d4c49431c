package emberway.app.opening;

import emberway.app.platform.FileStamp;
import emberway.app.platform.UserFolders;
import emberway.app.route.SavedRouteQuery;
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
 * The files that keep what was {@link SavedRouteQuery} about maps, one for each map, under a name
 * made of the map's path behind all links, and of its name where it lies in a pack. Of many the
 * newest are kept. Any thread; those of several windows do not get in each other's way.
 */
public final class SavedRouteQueryFiles {
  /** The most maps of which something is kept. */
  static final int MOST = 200;

  /** Its folder among those that are for what must not be lost. */
  public static final String FOLDER = "asked";

  private static final String ENDING = ".json";
  private static final int MOST_BYTES = 1 << 20;

  private final Path folder;

  /** In a folder that need not be there yet. */
  public SavedRouteQueryFiles(Path folder) {
    this.folder = folder;
  }

  /** Where this user's are kept. */
  public static SavedRouteQueryFiles usual() {
    return new SavedRouteQueryFiles(UserFolders.ofThisUser().data().resolve(FOLDER));
  }

  /**
   * What is known about a map. A damaged file, or one of another version, says nothing.
   *
   * @param name what the map is called among all maps, as in {@link OpenedMap#name}
   */
  public RememberedQuery find(String name) {
    String map = behindLinks(name);
    Path file = folder.resolve(AutosaveStore.key(map) + ENDING);
    try {
      boolean isThere = Files.isRegularFile(file) && Files.size(file) <= MOST_BYTES;
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
        return name; // it comes with the program
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

  /** Keeps what was asked about a map in place of what was kept of it, or forgets that. */
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
      if (kept.size() > MOST) {
        kept.stream()
            .sorted(Comparator.comparing(SavedRouteQueryFiles::time).reversed())
            .skip(MOST)
            .forEach(file -> file.toFile().delete());
      }
    } catch (IOException later) {
      return; // the next writing sees to it
    }
  }

  private static FileTime time(Path file) {
    return FileStamp.of(file).map(FileStamp::modified).orElse(FileTime.fromMillis(0));
  }
}
