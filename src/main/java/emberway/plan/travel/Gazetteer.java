package emberway.plan.travel;

import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.TileMap;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Names for cells: of the places on a map, and of what stands there. */
final class Gazetteer {
  /** How far from a place's cell one still is at the place. [cells] */
  static final double AT = 1.5;

  /** How far from a place's cell one is near it. [cells] */
  static final double NEAR = 6;

  /** How far one sees a place. [cells] */
  static final double SIGHT = 8;

  private final List<Place> places;
  private final SurfaceNames surfaceNames;

  Gazetteer(TileMap map, SurfaceNames surfaceNames) {
    places = map.places();
    this.surfaceNames = surfaceNames;
  }

  /** The nearest place that is no farther away than that. [cells] */
  Optional<Place> nearest(Cell cell, double most) {
    return places.stream()
        .filter(place -> place.cell().distanceTo(cell) <= most)
        .min(Comparator.comparingLong(place -> place.cell().squaredDistanceTo(cell)));
  }

  /** All places. */
  List<Place> places() {
    return places;
  }

  /** What one calls the cell where a journey starts or ends. */
  String name(Cell cell) {
    if (surfaceNames.hasThing(cell)) {
      return "the " + surfaceNames.top(cell).noun() + near(cell, NEAR);
    }
    Optional<Place> at = nearest(cell, AT);
    return at.isPresent() ? at.get().name() : cell + near(cell, NEAR);
  }

  /** Where something is, if a place is near: " at Harbor" or " near Harbor"; else nothing. */
  String near(Cell cell, double most) {
    return nearest(cell, most)
        .map(
            place -> (place.cell().distanceTo(cell) <= NEAR / 2 ? " at " : " near ") + place.name())
        .orElse("");
  }
}
