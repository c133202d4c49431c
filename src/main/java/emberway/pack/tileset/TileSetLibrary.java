package emberway.pack.tileset;

import emberway.io.SpecialFile;
import emberway.map.MapInfo;
import emberway.pack.problem.Problem;
import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.BundledFiles;
import emberway.pack.store.FileBytes;
import emberway.pack.store.FolderListing;
import emberway.pack.store.PackFiles;
import emberway.pack.store.PackPath;
import emberway.pack.store.TextMapSyntax;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.zip.ZipEntry;

/**
 * Finds tile sets by name: the subfolders with a {@code tileset.json} in a list of folders,
 * searched in order. Immutable; reads nothing before it is needed.
 */
public final class TileSetLibrary implements TileSets {
  private static final String FOLDER = "tiles";

  /** A folder of tile sets. */
  private sealed interface Source {
    Optional<TileFolder> folder(String name);

    List<String> names();
  }

  private final List<Source> sources;

  private TileSetLibrary(List<Source> sources) {
    this.sources = List.copyOf(sources);
  }

  /** The bundled tile sets. */
  public static TileSetLibrary bundled() {
    String model = "/" + FOLDER + "/" + MapInfo.DEFAULT_TILE_SET + "/";
    URL url = TileSetLibrary.class.getResource(model + TileSetJson.FILE);
    if (url == null) {
      return new TileSetLibrary(List.of());
    }
    try {
      if (url.getProtocol().equals("jar")) {
        String jar = url.getPath().substring(0, url.getPath().indexOf("!/"));
        return inJar(Path.of(new URI(jar)));
      }
      Path tiles = Path.of(url.toURI()).getParent().getParent();
      return new TileSetLibrary(List.of(new DiskSource(tiles, PackFiles.BUNDLED + FOLDER)));
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the program's own location is not a path: " + url, e);
    }
  }

  /** The tile sets in a folder, which may be empty or missing. */
  public static TileSetLibrary in(Path folder) {
    return new TileSetLibrary(List.of(new DiskSource(folder, folder.toString())));
  }

  /** The tile sets in the folder {@code tiles} of a jar. */
  static TileSetLibrary inJar(Path jar) {
    return new TileSetLibrary(List.of(new JarSource(jar)));
  }

  /** The tile sets in folders of a pack, each named by its folder's last part. */
  public static TileSetLibrary inPack(PackFiles files, List<String> folders) {
    return new TileSetLibrary(List.of(new PackSource(files, folders)));
  }

  /** This library, with another one for names that it does not have. */
  public TileSetLibrary or(TileSetLibrary other) {
    List<Source> both = new ArrayList<>(sources);
    both.addAll(other.sources);
    return new TileSetLibrary(both);
  }

  @Override
  public Optional<LoadedTileSet> find(String name) throws UnreadableException {
    Optional<TileFolder> folder = folder(name);
    return folder.isEmpty()
        ? Optional.empty()
        : Optional.of(TileSetReader.read(folder.get(), this));
  }

  /**
   * Opens a tile set's folder: one with a {@code tileset.json}, or a plain folder of PNGs, which
   * gets the default legend. Borrowed pictures come from sibling folders or from this library.
   *
   * @param named the folder, its {@code tileset.json}, or the name of a bundled tile set, see
   *     {@link #isBundled}
   */
  public LoadedTileSet open(Path named) throws UnreadableException {
    if (isBundled(named)) {
      return bundled().find(named.toString()).orElseThrow();
    }
    Path folder = folderOf(named);
    Path parent = folder.toAbsolutePath().getParent();
    TileSetLibrary around = parent == null ? this : in(parent).or(this);
    try {
      return TileSetReader.read(new TileFolder.OnDisk(folder, folder.toString()), around);
    } catch (UnreadableException e) {
      boolean isMissing = e.getCause() instanceof NoSuchFileException && !Files.exists(folder);
      throw isMissing ? nearest(named).map(UnreadableException::new).orElse(e) : e;
    }
  }

  /** Whether a path names a bundled tile set: one word for which there is no file. */
  public static boolean isBundled(Path path) {
    return BundledFiles.isName(path) && bundled().folder(path.toString()).isPresent();
  }

  /** The problem for a missing folder if there is a similar name, beside it or of a bundled one. */
  private static Optional<Problem> nearest(Path missing) {
    Path beside = missing.toAbsolutePath().resolveSibling("");
    List<String> known = new ArrayList<>(FolderListing.names(beside, Files::isDirectory));
    known.addAll(BundledFiles.isName(missing) ? bundled().names() : List.of());
    return SpellingSuggestion.nearest(missing.getFileName().toString(), known)
        .map(name -> "did you mean '%s'?".formatted(missing.resolveSibling(name)))
        .map(remedy -> Problem.inFile(missing.toString(), "not found", remedy));
  }

  /** Whether a path must be a tile set's: a folder, its description, or a bundled one's name. */
  public static boolean isTileSet(Path path) {
    return Files.isDirectory(folderOf(path)) || isBundled(path);
  }

  /** The folder of a {@code tileset.json}; any other path unchanged. */
  public static Path folderOf(Path path) {
    boolean isDescription = path.endsWith(TileSetJson.FILE) && Files.isRegularFile(path);
    return isDescription ? FileBytes.folderOf(path) : path;
  }

  @Override
  public List<String> names() {
    TreeSet<String> names = new TreeSet<>();
    sources.forEach(source -> names.addAll(source.names()));
    return List.copyOf(names);
  }

  /** The folder with a name that has a {@code tileset.json}. */
  public Optional<TileFolder> folder(String name) {
    if (!TextMapSyntax.TILE_SET_NAME.matcher(name).matches()) {
      return Optional.empty();
    }
    return sources.stream().flatMap(source -> source.folder(name).stream()).findFirst();
  }

  private record DiskSource(Path tiles, String display) implements Source {
    @Override
    public Optional<TileFolder> folder(String name) {
      Path folder = tiles.resolve(name);
      return Files.isRegularFile(folder.resolve(TileSetJson.FILE))
          ? Optional.of(new TileFolder.OnDisk(folder, display + "/" + name))
          : Optional.empty();
    }

    @Override
    public List<String> names() {
      List<String> names = new ArrayList<>();
      try (DirectoryStream<Path> folders = SpecialFile.openFolder(tiles)) {
        for (Path folder : folders) {
          String name = folder.getFileName().toString();
          if (TextMapSyntax.TILE_SET_NAME.matcher(name).matches() && folder(name).isPresent()) {
            names.add(name);
          }
        }
      } catch (IOException | java.nio.file.DirectoryIteratorException e) {
        return names; // suggestions need not be complete
      }
      return names;
    }
  }

  private record PackSource(PackFiles files, List<String> folders) implements Source {
    @Override
    public Optional<TileFolder> folder(String name) {
      return folders.stream()
          .filter(folder -> PackPath.lastPart(folder).equals(name))
          .findFirst()
          .map(folder -> new TileFolder.InPack(files, folder));
    }

    @Override
    public List<String> names() {
      return folders.stream().map(PackPath::lastPart).toList();
    }
  }

  private record JarSource(Path jar) implements Source {
    @Override
    public Optional<TileFolder> folder(String name) {
      String prefix = FOLDER + "/" + name + "/";
      try {
        return OpenJars.of(jar).getEntry(prefix + TileSetJson.FILE) == null
            ? Optional.empty()
            : Optional.of(new TileFolder.InJar(jar, prefix));
      } catch (IOException e) {
        return Optional.empty(); // without a jar, there are no tile sets
      }
    }

    @Override
    public List<String> names() {
      String end = "/" + TileSetJson.FILE;
      try {
        return OpenJars.of(jar).stream()
            .map(ZipEntry::getName)
            .filter(name -> name.startsWith(FOLDER + "/") && name.endsWith(end))
            .map(name -> name.substring(FOLDER.length() + 1, name.length() - end.length()))
            .filter(name -> name.indexOf('/') < 0)
            .toList();
      } catch (IOException e) {
        return List.of(); // suggestions need not be complete
      }
    }
  }
}
