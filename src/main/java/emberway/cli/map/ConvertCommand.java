package emberway.cli.map;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.MapInput;
import emberway.cli.option.OutputTarget;
import emberway.cli.option.PathArgument;
import emberway.cli.option.ProgressLine;
import emberway.cli.option.ProgressOptions;
import emberway.io.SpecialFile;
import emberway.io.UnwritableException;
import emberway.pack.MapAddress;
import emberway.pack.MapFiles;
import emberway.pack.MapPack;
import emberway.pack.MapSaver;
import emberway.pack.PackInfo;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tiled.TiledCellEncoding;
import emberway.pack.tiled.TiledExport;
import emberway.pack.tileset.TileSetLibrary;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code emberway convert}: converts a map to another file format. */
@Command(
    name = "convert",
    description = {
      "Convert a map to another kind of file, chosen by the name of OUT:",
      "",
      "  NAME.map.txt    a text map",
      "  NAME.tmx, .tmj  a Tiled map, with its tile set and sprite sheet beside it",
      "  NAME.zip, NAME/ a pack with everything that the map needs but bundled tile sets",
      "  PACK#NAME       a text map in a pack, in place of the map of that name",
      "",
      "A Tiled map becomes a text map if its tiles have the symbols of an Emberway tile set,",
      "like the Tiled maps written here; any other becomes a pack that holds it unchanged."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  emberway convert island-realm island.tmx",
      "  emberway convert island.tmx island.map.txt",
      "  emberway convert island.tmx island-pack/"
    })
public final class ConvertCommand extends ProgressOptions implements Callable<Integer> {
  private static final int MAX_READABLE_CELLS = 1 << 16;

  @Mixin private MapInput input;

  @Parameters(index = "1", paramLabel = "OUT", description = "The file or the folder to write.")
  private String output;

  @Option(
      names = "--encoding",
      paramLabel = "WORD",
      completionCandidates = Encodings.class,
      description =
          "How a Tiled map's cells are written: ${COMPLETION-CANDIDATES}. Default: csv for up to"
              + " 65536 cells, zlib for more.")
  private String encoding;

  @Option(
      names = "--with-tiles",
      description = "Put the tile set into a pack even if it is bundled with Emberway.")
  private boolean withTiles;

  @Override
  public Integer call() throws UnreadableException {
    boolean isFolder = output.endsWith("/") || output.endsWith("\\");
    Path target = PathArgument.parse("OUT", output);
    Path read = MapAddress.of(input.path()).map(MapAddress::pack).orElse(input.path());
    OutputTarget.refuseInput("OUT", isFolder ? target.toString() : output, read);
    LoadedMap map = input.load();
    try (ProgressLine progress = new ProgressLine("writing")) {
      progress.show("writing " + target.getFileName());
      write(map, target, isFolder);
    } catch (UnwritableException failure) {
      throw new CommandFailure(ExitCode.OUTPUT, failure.getMessage(), failure);
    }
    return ExitCode.DONE.status();
  }

  private void write(LoadedMap map, Path target, boolean isFolder)
      throws UnwritableException, UnreadableException {
    String name = target.toString().toLowerCase(Locale.ROOT);
    Optional<MapAddress> address = MapAddress.of(target).filter(pack -> !pack.name().isEmpty());
    if (address.isPresent()) {
      saveInPack(map, address.get());
    } else if (TiledExport.isTiled(target) && !isFolder) {
      checkOurs(map, "another Tiled map");
      TiledExport.write(map, target, encoding(map));
    } else if (name.endsWith(".txt") && !isFolder) {
      checkOurs(map, "a text map");
      saveText(map, target);
    } else if (isFolder || name.endsWith(".zip")) {
      MapSaver.Tiles tiles = withTiles ? MapSaver.Tiles.INCLUDED : MapSaver.Tiles.of(map);
      MapSaver.savePack(map, PackInfo.of(map.map().info()), tiles, target);
    } else if (Files.isDirectory(target)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "OUT %s: is a folder; write %s/ to make it a pack, or name a file in it"
              .formatted(output, output));
    } else {
      throw new CommandFailure(
          ExitCode.USAGE,
          "OUT %s: the end of its name does not say what to write; end it in .map.txt, .tmx, .tmj, .zip"
                  .formatted(output)
              + " or /");
    }
  }

  /**
   * Saves a text map. With {@code --tiles}, the map refers to that tile set without a copy of it;
   * opening the map then requires the tile set.
   */
  private void saveText(LoadedMap map, Path target) throws UnwritableException {
    Optional<Path> tiles = input.tiles();
    if (tiles.isEmpty()) {
      MapSaver.saveText(map, target);
    } else if (!MapSaver.saveTextWithoutTiles(map, target)) {
      input.add(
          new Problem(
              Problem.Severity.WARNING,
              target.toString(),
              0,
              0,
              "its tile set '%s' is not beside it".formatted(map.map().info().tileSet()),
              "open it with --tiles %s, or convert to a pack".formatted(tiles.get())));
    }
  }

  /** Saves a map in a pack; a Tiled map may use a tile set of that pack. */
  private void saveInPack(LoadedMap map, MapAddress address) throws UnwritableException {
    try {
      boolean isMissed =
          map.missedTileSet().isPresent()
              && !MapInput.isStandardInput(input.path())
              && !SpecialFile.isPipe(input.path())
              && MapAddress.of(input.path()).isEmpty();
      LoadedMap ours =
          isMissed && input.tiles().isEmpty()
              ? MapFiles.open(input.path(), MapPack.open(address.pack()))
              : map;
      checkOurs(ours, "a text map");
      MapSaver.saveInPack(ours, address);
    } catch (UnreadableException pack) {
      throw new CommandFailure(ExitCode.OUTPUT, pack.getMessage(), pack);
    }
  }

  /** Checks that the map uses an Emberway tile set. */
  private void checkOurs(LoadedMap map, String wanted) {
    if (map.missedTileSet().isPresent()) {
      String set = map.missedTileSet().get();
      throw new CommandFailure(
          ExitCode.INPUT,
          input.tiles().isPresent() || isThere(set)
              ? "%s: not every cell has one ground tile and at most one tile above it from the tile set '%s', so it"
                      .formatted(input.display(), set)
                  + " cannot become %s; convert it to a pack, such as NAME/".formatted(wanted)
              : "%s: its tile set '%s' is not found, so it cannot become %s; name that set's folder"
                      .formatted(input.display(), set, wanted)
                  + " with --tiles, or put it into tiles/%s beside the map".formatted(set));
    }
    if (!map.isInOurTiles()) {
      throw new CommandFailure(
          ExitCode.INPUT,
          "%s: its tiles have no symbols of an Emberway tile set, so it cannot become %s; convert"
                  .formatted(input.display(), wanted)
              + " it to a pack, such as NAME/");
    }
  }

  private boolean isThere(String tileSet) {
    return TileSetLibrary.in(input.path().toAbsolutePath().resolveSibling("tiles"))
        .or(TileSetLibrary.bundled())
        .names()
        .contains(tileSet);
  }

  private TiledCellEncoding encoding(LoadedMap map) {
    if (encoding == null) {
      boolean isSmall = map.map().size().cells() <= MAX_READABLE_CELLS;
      return isSmall ? TiledCellEncoding.CSV : TiledCellEncoding.ZLIB;
    }
    return named("--encoding", encoding, TiledCellEncoding.values(), TiledCellEncoding::label);
  }

  private static final class Encodings implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(TiledCellEncoding.values()).map(TiledCellEncoding::label).iterator();
    }
  }
}
