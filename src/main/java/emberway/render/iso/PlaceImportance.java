package emberway.render.iso;

import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Legend;
import emberway.map.Place;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import java.util.Optional;

/** The importance of a place, by its kind or else by what stands there. */
final class PlaceImportance {
  private static final int AROUND = 5; // radius of a town [cells]
  private static final int MIN_HOUSES = 2; // minimum for a town
  private static final double TOWN = 3; // minimum of a town; grows with its size
  private static final double WARM = 2.5; // attracting places
  private static final double USUAL = 2;
  private static final double SHUNNED = 1; // repelling places
  private static final double HOUSES = 24; // that add 1 to a town's importance
  private static final double ANY_HOUSES = 512; // among places of a kind, which stay in order

  private PlaceImportance() {}

  /** The importance, from {@value #SHUNNED} upward. */
  static double of(TileMap map, Place place) {
    double rank = PlaceSymbol.of(place.kind()).rank();
    if (rank > 0) {
      return rank + houses(map, place.cell()) / ANY_HOUSES;
    }
    Optional<Influence> influence = tile(map, place.cell()).flatMap(Tile::influence);
    if (influence.isPresent()) {
      return influence.get().effect() == Influence.Effect.ATTRACT ? WARM : SHUNNED;
    }
    int houses = houses(map, place.cell());
    return houses >= MIN_HOUSES ? TOWN + houses / HOUSES : USUAL;
  }

  /** Counts the free-standing blocked tiles around a cell. */
  private static int houses(TileMap map, Cell middle) {
    int count = 0;
    for (int y = middle.y() - AROUND; y <= middle.y() + AROUND; y++) {
      for (int x = middle.x() - AROUND; x <= middle.x() + AROUND; x++) {
        if (map.size().contains(x, y)) {
          Optional<Tile> tile = tile(map, new Cell(x, y));
          count +=
              tile.isPresent()
                      && !tile.get().hasJoins()
                      && tile.get().terrain().kind() == Terrain.Kind.BLOCKED
                  ? 1
                  : 0;
        }
      }
    }
    return count;
  }

  private static Optional<Tile> tile(TileMap map, Cell cell) {
    int id = map.overlay().id(map.size().index(cell));
    return id == Legend.NOTHING ? Optional.empty() : Optional.of(map.legend().tile(id));
  }
}
