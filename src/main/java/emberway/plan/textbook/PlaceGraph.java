package emberway.plan.textbook;

import emberway.map.Cell;
import emberway.map.Place;
import emberway.plan.query.Preset;
import emberway.plan.query.SearchHooks;
import java.util.ArrayList;
import java.util.List;

/**
 * Named places and the roads between them: a table that says for each place where one can go on
 * from there, and at what cost. Immutable. After Lester, "A* Pathfinding for Beginners", 2005,
 * "Non-square Search Areas".
 *
 * <p>The estimate of what is still to go is the straight line to the goal, at the least that any
 * road costs for each cell of its own straight line; so it never exceeds what is to go, and never
 * falls by more than a road costs: the way found is a cheapest one. A place need not lie where its
 * roads are good; the estimate is then merely of little use.
 */
public final class PlaceGraph implements SearchGraph {
  /** Takes what rounding may have added off the estimate. */
  private static final double SAFE = 1 - 1e-12;

  private final List<Place> places;
  private final List<List<Road>> roads; // [by place] those that start there
  private final double leastPerCell; // what a road costs at least for each cell of straight line

  /**
   * A graph of these places and roads; a place's number is where it stands in the list.
   *
   * @throws IllegalArgumentException if a road leads from or to a place that there is none of
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

  /** How many roads there are. */
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
   * The cheapest way along the roads from a place to whichever of some places is cheapest to reach.
   *
   * @throws IllegalArgumentException if there is no such place, or no goal
   */
  public GraphOutcome plan(int from, List<Integer> goals, SearchHooks hooks) {
    return new GraphSearch(this, Preset.TERRAIN.rules()).plan(from, goals, hooks);
  }
}
