package emberway.pack;

import emberway.io.PrintableText;
import emberway.pack.image.DecodingCost;
import emberway.pack.image.ImageHeader;
import emberway.pack.json.Json;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.BundledFiles;
import emberway.pack.store.FileBudget;
import emberway.pack.store.FileBytes;
import emberway.pack.store.FileKind;
import emberway.pack.store.FolderFiles;
import emberway.pack.store.PackFiles;
import emberway.pack.store.PackPath;
import emberway.pack.store.ReferencedFiles;
import emberway.pack.store.TextMapSyntax;
import emberway.pack.store.WorldFiles;
import emberway.pack.store.ZipFiles;
import emberway.pack.tileset.CachedTileSets;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.SpriteFiles;
import emberway.pack.tileset.TileSetJson;
import emberway.pack.tileset.TileSetLibrary;
import emberway.pack.tileset.TileSets;
import emberway.sprite.SpriteImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A pack of maps and tile sets: a folder or a zip with a {@code pack.json}, a Tiled world, or the
 * bundled pack.
 *
 * <p>Opening a pack reads its {@code pack.json} and, for a zip, the directory. Maps, tile sets and
 * pictures are read on each request; only tile sets are cached. No file is kept open in between.
 * Thread-safe.
 */
public final class MapPack {

  /** The longest side of a preview. [px] */
  public static final int MAX_PREVIEW = 1024;

  private static final int MAX_PREVIEW_BYTES = 4 << 20;
  private static final Pattern MAP = Pattern.compile("(?i).*?\\.(?:(map\\.txt|tmx|tmj)|txt|map)");

  private final PackFiles files;
  private final PackDescription description;
  private final List<PackEntry> maps;
  private final List<Problem> warnings;
  private final TileSetLibrary library;
  private final CachedTileSets tileSets;

  private MapPack(
      PackFiles files,
      PackDescription description,
      List<Problem> warnings,
      TileSetLibrary otherTileSets) {
    this.files = files;
    this.description = description;
    this.warnings = warnings;
    maps = description.maps().stream().map(PackDescription.MapEntry::map).toList();
    library = TileSetLibrary.inPack(files, tileSetFolders()).or(otherTileSets);
    tileSets = new CachedTileSets(library);
  }

  /** Whether a path is a pack: a folder with a {@code pack.json}, a zip, or a {@code .world}. */
  public static boolean isPack(Path path) {
    return Files.isDirectory(path)
        ? Files.isRegularFile(path.resolve(PackFiles.LISTING))
        : isWorld(path) || FileKind.isZip(path);
  }

  private static boolean isWorld(Path path) {
    return TiledWorld.isNamedSo(path.toString()) && Files.isRegularFile(path);
  }

  /** The pack bundled with the program. */
  public static MapPack bundled() throws UnreadableException {
    return bundled(TileSetLibrary.bundled());
  }

  /** The bundled pack, whose maps may use a library's tile sets. */
  static MapPack bundled(TileSetLibrary library) throws UnreadableException {
    return open(new BundledFiles(), library);
  }

  /** Opens a folder, a zip or a world. */
  public static MapPack open(Path path) throws UnreadableException {
    return open(path, TileSetLibrary.bundled());
  }

  /** Opens a pack, whose maps may use a library's tile sets besides its own. */
  static MapPack open(Path path, TileSetLibrary others) throws UnreadableException {
    return isWorld(path) ? openWorld(path, others) : open(files(path), others);
  }

  private static MapPack openWorld(Path path, TileSetLibrary others) throws UnreadableException {
    WorldFiles files = new WorldFiles(path);
    ProblemCollector problemCollector = new ProblemCollector(files.display());
    byte[] bytes = FileBytes.read(path, files.display(), Json.MAX_BYTES);
    PackDescription description = TiledWorld.read(path, bytes, problemCollector);
    problemCollector.throwIfErrors();
    TileSetLibrary beside = TileSetLibrary.in(path.resolveSibling("tiles"));
    return new MapPack(files, description, problemCollector.sorted(), beside.or(others));
  }

  /** The files of a folder or a zip. */
  static PackFiles files(Path path) throws UnreadableException {
    String display = path.toString();
    return Files.isDirectory(path) ? new FolderFiles(path, display) : ZipFiles.open(path, display);
  }

  /** Opens a pack from its files. */
  public static MapPack open(PackFiles files, TileSetLibrary others) throws UnreadableException {
    if (!files.has(PackFiles.LISTING)) {
      throw new UnreadableException(
          Problem.inFile(
              files.display(),
              "is not a pack: it has no " + PackFiles.LISTING,
              "'emberway new-pack' starts a pack"));
    }
    ProblemCollector problemCollector = new ProblemCollector(files.display(PackFiles.LISTING));
    PackDescription listed =
        PackJson.parse(files.read(PackFiles.LISTING, Json.MAX_BYTES), problemCollector);
    problemCollector.throwIfErrors();
    List<Problem> warnings = new ArrayList<>(problemCollector.sorted());
    PackDescription description = PackWorlds.expand(listed, files, warnings);
    files.refuseBombOf(description.maps().stream().map(entry -> entry.file().path()).toList());
    return new MapPack(files, description, List.copyOf(warnings), others);
  }

  /** The pack's files. */
  PackFiles files() {
    return files;
  }

  /** The folders of the pack's own tile sets. */
  List<String> tileSetFolders() {
    return description.tileSets().stream().map(PackDescription.Named::path).toList();
  }

  /** The pack's name in problems: its path. */
  public String display() {
    return files.display();
  }

  /** The pack's description of itself. */
  public PackInfo info() {
    return description.info();
  }

  /** The maps, in the pack's order. */
  public List<PackEntry> maps() {
    return maps;
  }

  /** The names of the pack's own tile sets. */
  public List<String> tileSetNames() {
    return tileSetFolders().stream().map(PackPath::lastPart).toList();
  }

  /** Warnings about {@code pack.json}. */
  public List<Problem> warnings() {
    return warnings;
  }

  /** The first map, which is shown when none is named. */
  public PackEntry first() throws UnreadableException {
    if (maps.isEmpty()) {
      throw new UnreadableException(
          Problem.inFile(display(), "is a pack without maps", "name another, or give it a map"));
    }
    return maps.get(0);
  }

  /**
   * Finds a map by its name (ignoring case), else by its file's path, else by the file's name
   * without extension.
   *
   * @throws UnreadableException if there is none; the message lists the maps
   */
  public PackEntry map(String name) throws UnreadableException {
    Optional<PackEntry> found = find(name);
    if (found.isPresent()) {
      return found.get();
    }
    List<String> names = maps.stream().map(PackEntry::name).limit(20).toList();
    throw new UnreadableException(
        Problem.inFile(
            display(),
            "has no map " + PrintableText.quote(name),
            names.isEmpty() ? "it has none at all" : SpellingSuggestion.remedy(name, names)));
  }

  /** Finds a map as {@link #map} does. */
  Optional<PackEntry> find(String name) {
    String wanted = name.toLowerCase(Locale.ROOT);
    List<Predicate<PackEntry>> matches =
        List.of(
            map -> map.name().toLowerCase(Locale.ROOT).equals(wanted),
            map -> map.file().equals(name),
            map -> PackJson.defaultName(map.file()).equals(name));
    return matches.stream().flatMap(match -> maps.stream().filter(match)).findFirst();
  }

  /** Reads a map. */
  public LoadedMap open(PackEntry map) throws UnreadableException {
    return open(map, Optional.empty());
  }

  /** Reads a map; a given tile set folder replaces the map's own tile set. */
  public LoadedMap open(PackEntry map, Optional<Path> tilesDir) throws UnreadableException {
    TileSets used = tilesDir.isPresent() ? TileSets.always(library.open(tilesDir.get())) : tileSets;
    return open(map, used, new FileBudget(display(map)));
  }

  /** Reads a map, and charges a budget for it and its pictures. */
  public LoadedMap open(PackEntry map, FileBudget budget) throws UnreadableException {
    return open(map, tileSets, budget);
  }

  private LoadedMap open(PackEntry map, TileSets used, FileBudget budget)
      throws UnreadableException {
    ReferencedFiles around = files.around(map.file());
    return MapFiles.readByKind(display(map), content(map), used, around, budget, done -> {});
  }

  /** A map's name in problems. */
  public String display(PackEntry map) {
    return files.display(map.file());
  }

  /** A map's content; for a file that is no map, only the bytes that show this. */
  private byte[] content(PackEntry map) throws UnreadableException {
    return files.readIf(
        map.file(),
        FileKind.LOOK_AT,
        head -> FileKind.of(head).mapFormat().isPresent(),
        TextMapSyntax.MAX_BYTES);
  }

  /** Whether a map is a text map, judged by its first bytes. */
  public boolean isText(PackEntry map) throws UnreadableException {
    return FileKind.of(files.head(map.file(), FileKind.LOOK_AT)) == FileKind.TEXT_MAP;
  }

  /** The comment lines of a text map in the pack. */
  List<String> comments(PackEntry map) throws UnreadableException {
    return TextMapSyntax.comments(content(map));
  }

  /** The tile sets that the pack's maps may use. */
  TileSets tileSets() {
    return tileSets;
  }

  /** Reads one of the pack's own tile sets. */
  public LoadedTileSet tileSet(String name) throws UnreadableException {
    return tileSets
        .find(name)
        .orElseThrow(() -> new IllegalArgumentException("tile set '" + name + "'"));
  }

  /** Whether the pack has a preview picture. */
  public boolean hasPreview() {
    return !description.preview().isNone();
  }

  /** The pack's preview picture, if any. */
  public Optional<SpriteImage> preview() throws UnreadableException {
    return picture(description.preview());
  }

  /** A map's preview picture, if any. */
  public Optional<SpriteImage> preview(PackEntry map) throws UnreadableException {
    int index = maps.indexOf(map);
    return index < 0 ? Optional.empty() : picture(description.maps().get(index).preview());
  }

  /** Problems of the pack's pictures, found by decoding all of them within a budget. */
  public List<Problem> pictureProblems() {
    return pictureProblems(new FileBudget(display()));
  }

  /** Problems of the pack's pictures, found by decoding until a budget is used up. */
  List<Problem> pictureProblems(FileBudget budget) {
    List<Problem> problems = new ArrayList<>();
    List<PackDescription.Named> pictures =
        Stream.concat(
                Stream.of(description.preview()),
                description.maps().stream().map(PackDescription.MapEntry::preview))
            .filter(named -> !named.isNone())
            .distinct()
            .toList();
    for (int i = 0; i < pictures.size() && !budget.isExceeded(); i++) {
      try {
        PackDescription.Named named = pictures.get(i);
        byte[] bytes = files.read(named.path(), MAX_PREVIEW_BYTES);
        SpriteImage picture = decoded(named, bytes);
        long pixels = (long) picture.width() * picture.height();
        long decoding = DecodingCost.of(ImageHeader.of(bytes).orElseThrow(), bytes);
        budget.picture(named.path(), pixels, decoding, 0);
      } catch (UnreadableException broken) {
        problems.addAll(budget.isExceeded() ? unseen(pictures.size() - i - 1) : broken.problems());
      }
    }
    return problems;
  }

  private List<Problem> unseen(int previews) {
    Problem unseen =
        new Problem(
            Problem.Severity.WARNING,
            display(),
            0,
            0,
            "%s not checked, because those before reach the limit of one pack"
                .formatted(previews == 1 ? "1 preview was" : previews + " previews were"),
            "make them smaller");
    return previews == 0 ? List.of() : List.of(unseen);
  }

  /**
   * Problems of all files besides {@code pack.json} and maps: in a zip, files that are damaged,
   * unpack to far more than their size, or are zips themselves. Reads all of them, within a limit.
   */
  public List<Problem> otherFileProblems() {
    Set<String> known = new HashSet<>(Set.of(PackFiles.LISTING));
    maps.forEach(map -> known.add(map.file()));
    return files.problemsBesides(known);
  }

  /**
   * The maps and the tile sets with a {@code tileset.json} that lie in this pack, but are not
   * listed, as a pack that may also use this one's tile sets. Its warnings name all of them.
   */
  public MapPack unlisted() {
    Set<String> listed = new HashSet<>(tileSetFolders());
    maps.forEach(map -> listed.add(map.file()));
    List<PackDescription.MapEntry> otherMaps = new ArrayList<>();
    List<PackDescription.Named> otherSets = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    try {
      for (String path : files.visible()) {
        String folder = path.substring(0, Math.max(0, path.lastIndexOf('/')));
        if (path.equals(folder + "/" + TileSetJson.FILE) && !listed.contains(folder)) {
          problems.add(notListed(path, "a tile set"));
          if (TextMapSyntax.TILE_SET_NAME.matcher(PackPath.lastPart(folder)).matches()) {
            otherSets.add(new PackDescription.Named(folder, 1, 0));
          }
        } else if (!listed.contains(path) && isMap(path)) {
          problems.add(notListed(path, "a map"));
          PackEntry map = new PackEntry(path, PackJson.defaultName(path), "", false);
          PackDescription.Named none = PackDescription.Named.NONE;
          otherMaps.add(new PackDescription.MapEntry(map, none, none));
        }
      }
    } catch (UnreadableException unreadable) {
      problems.addAll(unreadable.problems());
    }
    return new MapPack(
        files,
        new PackDescription(info(), PackDescription.Named.NONE, otherMaps, otherSets),
        problems,
        library);
  }

  private Problem notListed(String path, String what) {
    String message = "is %s that %s does not list".formatted(what, PackFiles.LISTING);
    return Problem.inFile(files.display(path), message, "list it there, or take it out of the pack")
        .asWarning();
  }

  /** Whether a file is a map by its name, or else by its name and its first bytes. */
  private boolean isMap(String path) throws UnreadableException {
    Matcher map = MAP.matcher(path);
    return map.matches()
        && (map.group(1) != null
            || FileKind.of(files.head(path, FileKind.LOOK_AT)).mapFormat().stream()
                .anyMatch(format -> format.isNamedSo(path)));
  }

  private Optional<SpriteImage> picture(PackDescription.Named named) throws UnreadableException {
    if (named.isNone()) {
      return Optional.empty();
    }
    return Optional.of(decoded(named, files.read(named.path(), MAX_PREVIEW_BYTES)));
  }

  private SpriteImage decoded(PackDescription.Named named, byte[] bytes)
      throws UnreadableException {
    return SpriteFiles.decodeUpTo(files.display(named.path()), bytes, MAX_PREVIEW);
  }
}
