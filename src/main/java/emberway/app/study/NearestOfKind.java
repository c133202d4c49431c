package emberway.app.study;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.Place;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.plan.cost.CostField;
import emberway.plan.survey.ReachableCells;
import emberway.view.TileKinds;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The nearest cell of a kind from a start, by the cost of the route. What blocks its cell is
 * reached beside it.
 *
 * @param kind the noun of the kind's tiles or places, or the name of the nearest named place
 * @param tile a tile of the kind; empty for kinds of places, and for named places
 * @param count the number of cells of the kind, without the start
 * @param cell the nearest cell
 * @param end where the route there ends: the cell itself, or the one beside it
 * @param cost the cost of that route; infinite if there is none
 */
public record NearestOfKind(
    String kind, Optional<Tile> tile, int count, Cell cell, Cell end, double cost) {
  /** The groups of kinds, in the order of the list that {@link #all} returns. */
  public enum Group {
    PLACE,
    OBJECT,
    TOP,
    GROUND
  }

  /** Returns whether this is a named place, an object, ground, or something above both. */
  public Group group() {
    if (tile.isEmpty()) {
      return Group.PLACE;
    }
    return switch (tile.get().layer()) {
      case BASE -> Group.GROUND;
      case OVERLAY -> Group.OBJECT;
      case TOP -> Group.TOP;
    };
  }

  /**
   * Finds the nearest cell of each kind of tiles and places that a map has, except the marks of
   * start and goal: group by group, the nearest kind of each group first.
   *
   * @param costs the costs to all cells from the start
   * @param field the costs of steps, which say what is blocked
   */
  static List<NearestOfKind> all(
      TileMap map, TravelDescription travelDescription, ReachableCells costs, CostField field) {
    List<NearestOfKind> all = new ArrayList<>();
    place(map, costs, field).ifPresent(all::add);
    Legend legend = map.legend();
    Set<String> kinds = new LinkedHashSet<>(TileKinds.nouns(legend, travelDescription));
    List<String> ofPlaces = TileKinds.ofPlaces(map);
    kinds.addAll(ofPlaces);
    for (String kind : kinds) {
      Optional<Tile> tile =
          legend.tiles().stream()
              .filter(each -> travelDescription.words(each).noun().equals(kind))
              .filter(each -> each.role() == Tile.Role.NONE)
              .findFirst();
      if (tile.isPresent() || ofPlaces.contains(kind)) {
        int start = map.size().index(costs.start());
        int[] cells =
            TileKinds.cells(kind, map, travelDescription).filter(at -> at != start).toArray();
        nearest(kind, tile, cells, costs, field).ifPresent(all::add);
      }
    }
    all.sort(Comparator.comparing(NearestOfKind::group).thenComparingDouble(NearestOfKind::cost));
    return all;
  }

  private static Optional<NearestOfKind> place(TileMap map, ReachableCells costs, CostField field) {
    List<Place> places =
        map.places().stream().filter(place -> !place.cell().equals(costs.start())).toList();
    int[] cells = places.stream().mapToInt(place -> map.size().index(place.cell())).toArray();
    return nearest("", Optional.empty(), cells, costs, field).map(found -> found.named(places));
  }

  private NearestOfKind named(List<Place> places) {
    Place place =
        places.stream().filter(each -> each.cell().equals(cell)).findFirst().orElseThrow();
    return new NearestOfKind(place.name(), tile, count, cell, end, cost);
  }

  /** Returns the nearest cell; one that is blocked counts as near as the cells beside it. */
  private static Optional<NearestOfKind> nearest(
      String kind, Optional<Tile> tile, int[] cells, ReachableCells costs, CostField field) {
    if (cells.length == 0) {
      return Optional.empty();
    }
    GridSize size = costs.size();
    int best = cells[0];
    int end = best;
    for (int cell : cells) {
      for (int from : TileKinds.reachedFrom(size, cell, field::isBlocked)) {
        if (costs.costAt(from) < costs.costAt(end)) {
          best = cell;
          end = from;
        }
      }
    }
    return Optional.of(
        new NearestOfKind(
            kind, tile, cells.length, size.cell(best), size.cell(end), costs.costAt(end)));
  }
}
