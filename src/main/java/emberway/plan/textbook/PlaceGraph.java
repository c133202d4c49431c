package emberway.plan.textbook;

import emberway.map.Cell;
import emberway.map.Place;
import emberway.plan.query.Preset;
import emberway.plan.query.SearchHooks;
import java.util.ArrayList;
import java.util.List;

/**
 * Named places and the roads between them: for each place, a table of the roads that start there
 * and their costs. Immutable. After Lester, "A* Pathfinding for Beginners", 2005, "Non-square
 * Search Areas".
 *
 * <p>The heuristic is the straight line to the goal times the least cost per cell of straight line
 * of any road. So it never overestimates, and never falls by more than a road costs: the search
 * finds a cheapest path. If places do not lie where their roads suggest, the heuristic is merely
 * less useful.
 */
public final class PlaceGraph implements SearchGraph {
  /** Lowers the estimate by more than rounding can add. */
  private static final double SAFE = 1 - 1e-12;

  private final List<Place> places;
  private final List<List<Road>> roads; // [by place] the roads that start there
  private final double leastPerCell; // the least cost of a road per cell of straight line

  /**
   * Creates a graph; a place's number is its index in the list.
   *
   * @throws IllegalArgumentException if a road's end is not among the places
   */
  public PlaceGraph(List<Place> places, List<Road> roads) {
    this.places = List.copyOf(places);
    List<List<Road>> table = new ArrayList<>();
    for (int place = 0; place < places.size(); place++) {
      table.add(new ArrayList<>());
    }
    double least = Double.POSITIVE_INFINITY;
    for (Road road : roads) {
      check(road.from());
      check(road.to());
      table.get(road.from()).add(road);
      double length = cell(road.from()).distanceTo(cell(road.to()));
      least = length == 0 ? least : Math.min(least, road.cost() / length);
    }
    this.roads = table.stream().map(List::copyOf).toList();
    leastPerCell = least == Double.POSITIVE_INFINITY ? 0 : least * SAFE;
  }

  private void check(int place) {
    if (place < 0 || place >= places.size()) {
      throw new IllegalArgumentException(
          "place %d: must be in 0..%d".formatted(place, places.size() - 1));
    }
  }

  /** The places, by their numbers. */
  public List<Place> places() {
    return places;
  }

  /** The roads that start at a place. */
  public List<Road> roadsFrom(int place) {
    return roads.get(place);
  }

  /** The number of roads. */
  public int roads() {
    return roads.stream().mapToInt(List::size).sum();
  }

  private Cell cell(int place) {
    return places.get(place).cell();
  }

  @Override
  public int nodes() {
    return places.size();
  }

  @Override
  public void forEachStep(int place, StepVisitor visitor) {
    for (Road road : roads.get(place)) {
      visitor.step(road.to(), road.cost());
    }
  }

  @Override
  public double estimate(int place, int goal) {
    return cell(place).distanceTo(cell(goal)) * leastPerCell;
  }

  /**
   * Finds the cheapest path along the roads from a place to the goal that is cheapest to reach.
   *
   * @throws IllegalArgumentException if there is no such place, or no goal
   */
  public GraphOutcome plan(int from, List<Integer> goals, SearchHooks hooks) {
    return new GraphSearch(this, Preset.TERRAIN.rules()).plan(from, goals, hooks);
  }
}
