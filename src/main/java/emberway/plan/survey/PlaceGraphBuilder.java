package emberway.plan.survey;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Place;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.ShortestPathTree;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.textbook.PlaceGraph;
import emberway.plan.textbook.Road;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.DoubleConsumer;

/** Finds the roads between places on a map, for a {@link PlaceGraph}. */
public final class PlaceGraphBuilder {
  private final CostField field;
  private final Movement movement;

  /** Creates a builder for a map's field. */
  public PlaceGraphBuilder(CostField field, Movement movement) {
    this.field = field;
    this.movement = movement;
  }

  /**
   * The graph of cheapest routes: a road for every two places whose cheapest route passes no third
   * place, with the cost of that route. Along the roads, the cheapest path between any two places
   * costs as much as the cheapest route over the cells.
   *
   * <p>Reason: if the cheapest route from <i>a</i> to <i>b</i> passes <i>c</i>, its parts are
   * cheapest routes between <i>a</i>, <i>c</i> and <i>b</i>, and cost less; and so on, until all
   * parts are roads.
   *
   * @param progress receives the part of the places whose roads are known [0..1]
   * @throws IllegalArgumentException if a place lies off the map
   */
  public PlaceGraph cheapestRoutes(List<Place> places, DoubleConsumer progress) {
    Set<Cell> taken = new HashSet<>();
    places.forEach(place -> taken.add(place.cell()));
    List<Road> roads = new ArrayList<>();
    for (int from = 0; from < places.size(); from++) {
      progress.accept((double) from / places.size());
      ShortestPathTree tree =
          new ShortestPathTree(
              field, movement, places.get(from).cell(), ShortestPathTree.Sense.FROM_ROOT);
      tree.grow();
      for (int to = 0; to < places.size(); to++) {
        if (to != from
            && tree.plan(places.get(to).cell()) instanceof Outcome.Found found
            && passesNone(found.route(), taken)) {
          roads.add(new Road(from, to, found.route().cost()));
        }
      }
    }
    return new PlaceGraph(places, roads);
  }

  private static boolean passesNone(Route route, Set<Cell> places) {
    for (int step = 1; step < route.steps(); step++) {
      if (places.contains(route.cell(step))) {
        return false;
      }
    }
    return true;
  }

  /**
   * The graph of straight lines: a road for every two places whose straight line crosses no blocked
   * cell, with the length of that line in cells. Ignores the cost of the ground.
   */
  public PlaceGraph straightLines(List<Place> places) {
    List<Road> roads = new ArrayList<>();
    for (int from = 0; from < places.size(); from++) {
      for (int to = 0; to < places.size(); to++) {
        Cell one = places.get(from).cell();
        Cell other = places.get(to).cell();
        if (to != from && isClear(one, other)) {
          roads.add(new Road(from, to, one.distanceTo(other)));
        }
      }
    }
    return new PlaceGraph(places, roads);
  }

  /**
   * Whether the line between two cells' centers crosses passable cells only; touching a corner does
   * not count.
   */
  private boolean isClear(Cell from, Cell to) {
    GridSize size = field.size();
    int stepX = Integer.signum(to.x() - from.x());
    int stepY = Integer.signum(to.y() - from.y());
    long width = Math.abs((long) to.x() - from.x());
    long height = Math.abs((long) to.y() - from.y());
    int x = from.x();
    int y = from.y();
    long crossedX = 0;
    long crossedY = 0;
    while (!field.isBlocked(size.index(x, y))) {
      if (crossedX == width && crossedY == height) {
        return true;
      }
      // Which edge comes first: the line reaches the next column after (2 crossedX + 1) / 2 width
      // of its length, and the next row after (2 crossedY + 1) / 2 height of it.
      long column = (2 * crossedX + 1) * height;
      long row = (2 * crossedY + 1) * width;
      if (column <= row) {
        x += stepX;
        crossedX++;
      }
      if (row <= column) {
        y += stepY;
        crossedY++;
      }
    }
    return false;
  }
}
