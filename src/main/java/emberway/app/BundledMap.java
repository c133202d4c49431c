package emberway.app;

import emberway.pack.Problem;
import emberway.pack.UnreadableException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A map that comes with the program. */
final class BundledMap {
  private static final String FOLDER = "maps/";
  private static final String SUFFIX = ".map.txt";
  private static final String WELCOME = FOLDER + "island-realm" + SUFFIX;

  private final String display;
  private final byte[] bytes;

  private BundledMap(String display, byte[] bytes) {
    this.display = display;
    this.bytes = bytes;
  }

  /** What it is called in problems. */
  String display() {
    return display;
  }

  /** Its file; the map's own array, to be read only. */
  byte[] bytes() {
    return bytes;
  }

  /** The one to begin with: the island realm, or else the first by name. */
  static BundledMap first() throws UnreadableException {
    try {
      Optional<BundledMap> welcome = read(WELCOME);
      if (welcome.isPresent()) {
        return welcome.get();
      }
      Optional<String> other = names().stream().sorted().findFirst();
      if (other.isPresent()) {
        return read(other.get()).orElseThrow();
      }
    } catch (IOException | URISyntaxException e) {
      throw new UnreadableException(
          Problem.inFile("bundled:" + FOLDER, "cannot be read: " + e.getMessage(), "name a map"));
    }
    throw new UnreadableException(
        Problem.inFile("bundled:" + FOLDER, "this build comes without maps", "name a map"));
  }

  /**
   * The one of a name, which is that of its file without the ending.
   *
   * @throws UnreadableException if this build comes without it
   */
  static BundledMap named(String name) throws UnreadableException {
    try {
      Optional<BundledMap> found = read(FOLDER + name + SUFFIX);
      if (found.isPresent()) {
        return found.get();
      }
    } catch (IOException e) {
      throw new UnreadableException(
          Problem.inFile(
              "bundled:" + FOLDER + name + SUFFIX, "cannot be read: " + e.getMessage(), ""));
    }
    throw new UnreadableException(
        Problem.inFile("bundled:" + FOLDER, "this build comes without the map " + name, ""));
  }

  private static Optional<BundledMap> read(String name) throws IOException {
    try (InputStream in = BundledMap.class.getResourceAsStream("/" + name)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new BundledMap("bundled:" + name, in.readAllBytes()));
    }
  }

  /** The maps beside this class, in a jar or a folder. */
  private static List<String> names() throws IOException, URISyntaxException {
    URL place = BundledMap.class.getProtectionDomain().getCodeSource().getLocation();
    Path home = Path.of(place.toURI());
    if (Files.isRegularFile(home)) {
      try (ZipFile jar = new ZipFile(home.toFile())) {
        return jar.stream().map(ZipEntry::getName).filter(BundledMap::isMap).toList();
      }
    }
    if (!Files.isDirectory(home.resolve(FOLDER))) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(home.resolve(FOLDER))) {
      return files.map(file -> FOLDER + file.getFileName()).filter(BundledMap::isMap).toList();
    }
  }

  private static boolean isMap(String name) {
    return name.startsWith(FOLDER) && name.endsWith(SUFFIX);
  }
}
