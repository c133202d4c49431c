package emberway.pack.tiled;

import emberway.tiled.TiledMap.TileSetUse;
import emberway.tiled.TiledTileSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A map's tile sets with their first tile numbers, collected during reading. */
final class TiledTileSetUses {
  private static final int MAX_NUMBER = 1 << 28;

  private final List<TileSetUse> uses = new ArrayList<>();
  private final Map<OwnFile, Integer> firstGids = new HashMap<>(); // of sets with their own files
  private long end = 1; // after all numbers so far

  /** What identifies a set with its own file, which may be unknown if it is missing. */
  private record OwnFile(String source, String name) {
    static OwnFile of(TiledTileSet set) {
      return new OwnFile(set.source(), set.name());
    }
  }

  void add(TileSetUse use) {
    uses.add(use);
    end = Math.max(end, (long) use.firstGid() + TiledTileSetReader.MAX_TILES);
    if (use.tileSet().isMissing() || !use.tileSet().source().isEmpty()) {
      firstGids.putIfAbsent(OwnFile.of(use.tileSet()), use.firstGid());
    }
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
    Integer known = firstGids.get(OwnFile.of(set));
    if (known != null) {
      return Optional.of(known + id);
    }
    if (end + TiledTileSetReader.MAX_TILES > MAX_NUMBER) {
      return Optional.empty();
    }
    int first = (int) end;
    add(new TileSetUse(first, set));
    return Optional.of(first + id);
  }
}
