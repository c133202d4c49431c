package emberway.pack.tiled;

import emberway.tiled.TiledMap.TileSetUse;
import emberway.tiled.TiledTileSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A map's tile sets with their first tile numbers, collected during reading. */
final class TiledTileSetUses {
  private static final int MAX_NUMBER = 1 << 28;

  private final List<TileSetUse> uses = new ArrayList<>();

  void add(TileSetUse use) {
    uses.add(use);
  }

  /** Ordered by first tile number. */
  List<TileSetUse> sorted() {
    List<TileSetUse> sorted = new ArrayList<>(uses);
    sorted.sort(Comparator.comparingInt(TileSetUse::firstGid));
    return sorted;
  }

  /**
   * The global number of a tile in a set with its own file. A set without numbers gets the next
   * free ones; empty if none are left.
   */
  Optional<Integer> gid(TiledTileSet set, int id) {
    long end = 1;
    for (TileSetUse use : uses) {
      if (use.tileSet().equals(set)) {
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
