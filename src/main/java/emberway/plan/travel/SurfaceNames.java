package emberway.plan.travel;

import emberway.map.Cell;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TileWords;
import emberway.map.TravelDescription;
import emberway.map.TravelProfile;
import java.util.Optional;

/** The words for the contents of a map's cells, for one kind of traveler. */
final class SurfaceNames {
  /** The words for empty cells. */
  private static final TileWords NOTHING =
      new TileWords(
          TileWords.Kind.GROUND, "emptiness", "emptiness", "through nothing", "the edge", "");

  private final TileMap map;
  private final TileWords[] words; // [by tile id]
  private final Optional<TileWords> barrier; // for everything impassable, if it has a common name

  /** Uses a map and the words of its tile set. */
  SurfaceNames(TileMap map, TravelDescription travelDescription, TravelProfile profile) {
    this.map = map;
    barrier = profile.barrier();
    Legend legend = map.legend();
    words = new TileWords[legend.size() + 1];
    words[Legend.NOTHING] = NOTHING;
    for (int id = 1; id <= legend.size(); id++) {
      Tile tile = legend.tile(id);
      String phrase = profile.phrases().get(tile.symbol());
      TileWords said = travelDescription.words(tile);
      words[id] = phrase == null ? said : said.withPhrase(phrase);
    }
  }

  /** The words for a tile. */
  TileWords of(int tileId) {
    return words[tileId];
  }

  /** The words for how a traveler goes in a cell: those of the topmost tile with a phrase. */
  TileWords going(int cell) {
    TileWords overlay = words[map.overlay().id(cell)];
    boolean counts = map.overlay().id(cell) != Legend.NOTHING && !overlay.phrase().isEmpty();
    return counts ? overlay : words[map.base().id(cell)];
  }

  /** The words for the topmost tile of a cell. */
  TileWords top(Cell cell) {
    int index = map.size().index(cell);
    int overlay = map.overlay().id(index);
    return words[overlay != Legend.NOTHING ? overlay : map.base().id(index)];
  }

  /** The words for what blocks a cell. */
  TileWords barrier(int cell) {
    int overlay = map.overlay().id(cell);
    boolean byOverlay =
        overlay != Legend.NOTHING
            && map.legend().tile(overlay).terrain().kind() == Terrain.Kind.BLOCKED;
    return barrier.orElse(words[byOverlay ? overlay : map.base().id(cell)]);
  }

  /** Whether a cell holds a thing worth naming: a tent, a castle. */
  boolean hasThing(Cell cell) {
    int overlay = map.overlay().id(map.size().index(cell));
    return overlay != Legend.NOTHING && words[overlay].phrase().isEmpty();
  }
}
