package emberway.plan.travel;

import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.TileMap;
import java.util.List;
import java.util.Optional;

/** Names of cells: from the places on a map and from the tiles there. */
final class Gazetteer {
  /** The distance up to which a cell is "at" a place. [cells] */
  static final double AT = 1.5;

  /** The distance up to which a cell is "near" a place. [cells] */
  static final double NEAR = 6;

  /** The distance up to which a place is visible. [cells] */
  static final double SIGHT = 8;

  private final TileMap map;
  private final SurfaceNames surfaceNames;

  Gazetteer(TileMap map, SurfaceNames surfaceNames) {
    this.map = map;
    this.surfaceNames = surfaceNames;
  }

  /** All places. */
  List<Place> places() {
    return map.places();
  }

  /** The name of the cell where a journey starts or ends. */
  String name(Cell cell) {
    if (surfaceNames.hasThing(cell)) {
      return "the " + surfaceNames.top(cell).noun() + near(cell, NEAR);
    }
    Optional<Place> at = map.nearestPlace(cell, AT);
    return at.isPresent() ? at.get().name() : cell + near(cell, NEAR);
  }

  /**
   * A phrase for a cell's position, if a place is near: " at Harbor" or " near Harbor"; otherwise
   * empty.
   */
  String near(Cell cell, double most) {
    return map.nearestPlace(cell, most)
        .map(
            place -> (place.cell().distanceTo(cell) <= NEAR / 2 ? " at " : " near ") + place.name())
        .orElse("");
  }
}
