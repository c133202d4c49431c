package emberway.render.iso;

import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Legend;
import emberway.map.Place;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import java.util.Optional;

/** How much a place matters beside others, by what stands there. */
final class PlaceImportance {
  private static final int AROUND = 5; // how far a town reaches from its middle [cells]
  private static final int LEAST_HOUSES = 2; // that make a town
  private static final double TOWN = 3; // and more, the larger it is
  private static final double WARM = 2.5; // what draws routes to it
  private static final double USUAL = 2;
  private static final double SHUNNED = 1; // what keeps them off
  private static final double HOUSES = 24; // that make a place matter as much more as a town does

  private PlaceImportance() {}

  /** From {@value #SHUNNED} up, the larger the more. */
  static double of(TileMap map, Place place) {
    Optional<Influence> influence = tile(map, place.cell()).flatMap(Tile::influence);
    if (influence.isPresent()) {
      return influence.get().effect() == Influence.Effect.ATTRACT ? WARM : SHUNNED;
    }
    int houses = houses(map, place.cell());
    return houses >= LEAST_HOUSES ? TOWN + houses / HOUSES : USUAL;
  }

  /** What stands alone and in the way around a cell. */
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
