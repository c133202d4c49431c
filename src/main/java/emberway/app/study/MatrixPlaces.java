package emberway.app.study;

import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Place;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import emberway.view.TileKinds;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The places of the table of costs: the named places of a map, or all things of a kind. */
final class MatrixPlaces {
  /** The most places in a table. */
  static final int MAX = 40;

  private final TravelDescription travelDescription;
  private ChangeCursor<MapEdit> edits; // null before the first update
  private List<Place> named; // null before the first update
  private Optional<String> kind = Optional.empty();
  private Map<String, Tile> kinds = Map.of();
  private List<Place> places = List.of();
  private int all;

  MatrixPlaces(TravelDescription travelDescription) {
    this.travelDescription = travelDescription;
  }

  /**
   * Finds the places again if the map or the kind has changed.
   *
   * @param seen the last edit of the map
   * @param wanted a noun; empty for named places
   * @param start which places are kept if there are too many: the nearest to it, if it is known
   */
  void update(
      TileMap map, ChangeCursor<MapEdit> seen, Optional<String> wanted, Optional<Cell> start) {
    boolean isSame = isSame(seen, edits) && isSame(map.places(), named) && wanted.equals(kind);
    if (isSame) {
      return;
    }
    edits = seen;
    named = map.places();
    kind = wanted;
    kinds = kindsOn(map);
    List<Place> found = wanted.map(noun -> ofKind(noun, map)).orElse(named);
    all = found.size();
    if (all > MAX && start.isPresent()) {
      found =
          found.stream()
              .sorted(
                  Comparator.comparingLong(place -> place.cell().squaredDistanceTo(start.get())))
              .toList();
    }
    places = List.copyOf(found.subList(0, Math.min(MAX, all)));
  }

  private static <T> boolean isSame(T one, T other) {
    return one == other;
  }

  /**
   * Returns the things on a map, which stand on its ground, and its places, by noun; null for a
   * kind of places alone.
   */
  private Map<String, Tile> kindsOn(TileMap map) {
    boolean[] isUsed = new boolean[map.legend().size() + 1];
    for (int cell = 0; cell < map.size().cells(); cell++) {
      isUsed[map.overlay().id(cell)] = true;
    }
    Map<String, Tile> tiles = new LinkedHashMap<>();
    for (int id = 1; id < isUsed.length; id++) {
      Tile tile = map.legend().tile(id);
      if (isUsed[id] && tile.layer() == Layer.OVERLAY && tile.role() == Tile.Role.NONE) {
        tiles.putIfAbsent(travelDescription.words(tile).noun(), tile);
      }
    }
    TileKinds.ofPlaces(map).forEach(noun -> tiles.putIfAbsent(noun, null));
    return Collections.unmodifiableMap(tiles);
  }

  private List<Place> ofKind(String noun, TileMap map) {
    Map<Cell, Place> known = new HashMap<>();
    map.places().forEach(place -> known.putIfAbsent(place.cell(), place));
    return TileKinds.cells(noun, map, travelDescription)
        .mapToObj(map.size()::cell)
        .map(cell -> known.getOrDefault(cell, new Place(cell, cell.toString())))
        .toList();
  }

  /** Returns the first tile of each kind of things on the map, by noun, in the legend's order. */
  Map<String, Tile> kinds() {
    return kinds;
  }

  /** Returns the places, {@value #MAX} at most. */
  List<Place> places() {
    return places;
  }

  /** Returns how many there are on the map. */
  int all() {
    return all;
  }
}
