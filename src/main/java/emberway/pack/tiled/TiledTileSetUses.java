package emberway.pack.tiled;

import emberway.tiled.TiledMap.TileSetUse;
import emberway.tiled.TiledTileSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The tile sets of a map with their first numbers, while it is read. */
final class TiledTileSetUses {
  private static final int MAX_NUMBER = 1 << 28;

  private final List<TileSetUse> uses = new ArrayList<>();

  void add(TileSetUse use) {
    uses.add(use);
  }

  /** In the order of their first numbers. */
  List<TileSetUse> sorted() {
    List<TileSetUse> sorted = new ArrayList<>(uses);
    sorted.sort(Comparator.comparingInt(TileSetUse::firstGid));
    return sorted;
  }

  /**
   * The global number of a tile of a set that has a file of its own; the set gets numbers here if
   * it has none yet, after all others. Nothing where none are left.
   */
  Optional<Integer> gid(TiledTileSet set, int id) {
    long end = 1;
    for (TileSetUse use : uses) {
      if (use.tileSet().source().equals(set.source())) {
        return Optional.of(use.firstGid() + id);
      }
      end = Math.max(end, (long) use.firstGid() + TiledTileSetReader.MAX_TILES);
    }
    if (end + TiledTileSetReader.MAX_TILES > MAX_NUMBER) {
      return Optional.empty();
    }
    uses.add(new TileSetUse((int) end, set));
    return Optional.of((int) end + id);
  }
}
