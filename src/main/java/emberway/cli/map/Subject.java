package emberway.cli.map;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.MapInput;
import emberway.pack.MapAddress;
import emberway.pack.MapPack;
import emberway.pack.PathHint;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSetLibrary;
import java.nio.file.Path;
import java.util.Optional;

/** The input of {@code info} and {@code validate}: a map, a pack, or a tile set. */
sealed interface Subject {

  /** A map with its tile set. */
  record OfMap(LoadedMap map) implements Subject {}

  /** A pack, whose maps and tile sets are not read yet. */
  record OfPack(MapPack pack) implements Subject {}

  /** A tile set alone. */
  record OfTileSet(LoadedTileSet tiles) implements Subject {}

  /** Opens a path: a pack or a map in it, a tile set's folder, or a map file. */
  static Subject open(Path path, Optional<Path> tiles) throws UnreadableException {
    Optional<MapAddress> address = MapAddress.of(path);
    if (address.isPresent() && address.get().name().isEmpty()) {
      refuse(tiles, "pack");
      return new OfPack(MapPack.open(address.get().pack()));
    }
    if (!TileSetLibrary.isTileSet(path)) {
      return new OfMap(MapInput.read(path, tiles));
    }
    refuse(tiles, "tile set");
    Optional<Problem> neither = PathHint.aboutFolder(path);
    if (neither.isPresent()) {
      throw new UnreadableException(neither.get());
    }
    return new OfTileSet(TileSetLibrary.bundled().open(path));
  }

  private static void refuse(Optional<Path> tiles, String what) {
    if (tiles.isPresent()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--tiles %s: goes with a map, not with a %s; name one map".formatted(tiles.get(), what));
    }
  }
}
