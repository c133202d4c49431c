package emberway.app.document;

import emberway.app.scene.MapFile;
import emberway.app.scene.OpenedMap;
import emberway.app.text.Texts;
import emberway.io.AtomicFolder;
import emberway.io.FileError;
import emberway.io.FileExtension;
import emberway.io.PrintableText;
import emberway.io.UnwritableException;
import emberway.pack.MapAddress;
import emberway.pack.MapPack;
import emberway.pack.MapSaver;
import emberway.pack.PackInfo;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tiled.TiledCellEncoding;
import emberway.pack.tiled.TiledExport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * Where and in which format a map is saved, derived from the name that the user gave. Accesses the
 * disk.
 */
sealed interface SaveTarget {
  /** The ending of text maps. */
  String SUFFIX = ".map.txt";

  /** Returns the file or folder. */
  Path path();

  /** Returns what the user is told after saving, before the file's name. */
  default String done() {
    return Texts.get("saved");
  }

  /** Whether there is something to be overwritten. */
  boolean isThere();

  /**
   * Writes the map.
   *
   * @param isAgain whether the map is already in that file
   * @return the map's file from now on; empty where the map stays where it is, as after an export
   * @throws UnwritableException if the map cannot be written
   * @throws UnreadableException if what it is written with or into cannot be read
   */
  Optional<MapFile> write(LoadedMap map, boolean isAgain)
      throws UnwritableException, UnreadableException;

  /**
   * Returns the target of a name: {@code PACK#NAME}, a {@code .zip}, a folder, a Tiled map, or else
   * a text map, to which {@value #SUFFIX} is added if the name has no ending.
   *
   * @param isFolder whether a folder was named, by a slash at the end
   */
  static SaveTarget of(Path named, boolean isFolder) {
    Optional<MapAddress> address = MapAddress.of(named);
    if (address.isPresent() && !address.get().name().isEmpty()) {
      return new InPack(named, address.get());
    }
    String name = named.getFileName() == null ? "" : named.getFileName().toString();
    if (isFolder || address.isPresent() || name.toLowerCase(Locale.ROOT).endsWith(".zip")) {
      return new OwnPack(named);
    }
    if (TiledExport.isTiled(named)) {
      return new TiledFile(named);
    }
    boolean isBare = !name.isEmpty() && name.indexOf('.') < 0;
    return new TextFile(isBare ? named.resolveSibling(name + SUFFIX) : named);
  }

  /**
   * Returns the text of the prompt that asks where to save a map.
   *
   * @param isAtHome whether the map is in a text map already, which can be saved again
   */
  static String whereTo(OpenedMap opened, boolean isAtHome) {
    String file = PrintableText.escape(opened.name().replaceFirst("^.*[/\\\\#]", ""));
    if (!opened.loaded().isInOurTiles()) {
      return Texts.format("save-as.own-tiles", file);
    }
    if (opened.loaded().art().isPresent()) {
      return Texts.format("save-as.tiled", file);
    }
    if (isAtHome) {
      return Texts.get("save-as.text");
    }
    return switch (opened.loaded().format()) {
      case TEXT -> Texts.get("save-as.text");
      case MOVING_AI -> Texts.format("save-as.moving-ai", file);
      case TILED -> Texts.format("save-as.flat-tiled", file);
    };
  }

  /** A Tiled map, with its tile set and a sheet beside it. */
  record TiledFile(Path path) implements SaveTarget {
    @Override
    public String done() {
      return Texts.get("saved.tiled");
    }

    @Override
    public boolean isThere() {
      return Files.isRegularFile(path);
    }

    @Override
    public Optional<MapFile> write(LoadedMap map, boolean isAgain)
        throws UnwritableException, UnreadableException {
      TiledExport.write(map, path, TiledCellEncoding.ZLIB);
      return Optional.empty();
    }
  }

  /** A text map in a file of its own. */
  record TextFile(Path path) implements SaveTarget {
    @Override
    public boolean isThere() {
      return Files.isRegularFile(path);
    }

    @Override
    public Optional<MapFile> write(LoadedMap map, boolean isAgain)
        throws UnwritableException, UnreadableException {
      if (isAgain) {
        MapSaver.saveAgain(map, path);
      } else {
        refuseLie();
        MapSaver.saveText(map, path);
      }
      return map.art().isPresent() ? Optional.empty() : Optional.of(MapFile.at(path));
    }

    private void refuseLie() throws UnwritableException {
      Optional<FileError> lie = FileExtension.lie(path, "a text map", SUFFIX, ".txt");
      if (lie.isPresent()) {
        throw new UnwritableException(path, lie.get(), null);
      }
    }
  }

  /** A map in a pack, which keeps its other maps. */
  record InPack(Path path, MapAddress address) implements SaveTarget {
    @Override
    public boolean isThere() {
      try {
        return !address.mapIn(MapPack.open(address.pack())).file().isEmpty();
      } catch (UnreadableException noSuchMap) {
        return false; // saving reports it
      }
    }

    @Override
    public Optional<MapFile> write(LoadedMap map, boolean isAgain)
        throws UnwritableException, UnreadableException {
      MapSaver.saveInPack(map, address);
      MapPack pack = MapPack.open(address.pack());
      return MapFile.in(address.pack(), pack, address.mapIn(pack));
    }
  }

  /**
   * A pack that holds this map alone, with its tile set unless that is bundled with the program.
   */
  record OwnPack(Path path) implements SaveTarget {
    @Override
    public String done() {
      return Texts.get("saved.pack");
    }

    @Override
    public boolean isThere() {
      return AtomicFolder.settle(path);
    }

    @Override
    public Optional<MapFile> write(LoadedMap map, boolean isAgain)
        throws UnwritableException, UnreadableException {
      MapSaver.savePack(map, PackInfo.of(map.map().info()), MapSaver.Tiles.of(map), path);
      return Optional.empty();
    }
  }
}
