package emberway.view;

import emberway.map.Cell;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.plan.query.Route;
import emberway.plan.query.StepCosts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A route day by day. A day ends where the next step would cost more than is left of it; a step
 * that costs more than a whole day takes a day of its own.
 *
 * @param days the days; one without steps if the route has none
 */
public record Journey(List<Day> days) {
  private static final double DIAGONAL = Math.sqrt(2);

  /** Sums of costs that differ by less count as equal. [relative] */
  private static final double ROUNDING = 1e-9;

  /**
   * A day of a journey.
   *
   * @param from the cell where it begins
   * @param to the cell where it ends
   * @param steps the number of steps
   * @param cost the cost of the steps
   * @param length the length of the steps [cell widths]
   * @param grounds the ground, most steps first
   */
  public record Day(
      Cell from, Cell to, int steps, double cost, double length, List<Ground> grounds) {
    /** Copies the list. */
    public Day {
      grounds = List.copyOf(grounds);
    }
  }

  /** A kind of ground with the number of steps onto it. */
  public record Ground(Tile tile, int steps) {}

  /** Copies the list. */
  public Journey {
    days = List.copyOf(days);
  }

  /**
   * Divides a route into days.
   *
   * @param stepCosts by which the route was found
   * @param perDay the greatest cost of a day [&gt; 0]
   */
  public static Journey of(TileMap map, StepCosts stepCosts, Route route, double perDay) {
    List<Day> days = new ArrayList<>();
    int first = 0;
    double spent = 0;
    for (int step = 1; step <= route.steps(); step++) {
      double cost = cost(stepCosts, route, step);
      if (step - 1 > first && spent + cost > perDay * (1 + ROUNDING)) {
        days.add(day(map, stepCosts, route, first, step - 1));
        first = step - 1;
        spent = 0;
      }
      spent += cost;
    }
    days.add(day(map, stepCosts, route, first, route.steps()));
    return new Journey(days);
  }

  private static double cost(StepCosts stepCosts, Route route, int step) {
    int to = route.index(step);
    return stepCosts.onto(to, stepCosts.size().isDiagonal(route.index(step - 1), to));
  }

  private static Day day(TileMap map, StepCosts stepCosts, Route route, int first, int last) {
    Map<Tile, Integer> steps = new LinkedHashMap<>();
    double cost = 0;
    double length = 0;
    for (int step = first + 1; step <= last; step++) {
      steps.merge(RouteCostBreakdown.ground(map, route.index(step)), 1, Integer::sum);
      cost += cost(stepCosts, route, step);
      boolean isDiagonal = map.size().isDiagonal(route.index(step - 1), route.index(step));
      length += isDiagonal ? DIAGONAL : 1;
    }
    List<Ground> grounds = new ArrayList<>();
    steps.forEach((tile, count) -> grounds.add(new Ground(tile, count)));
    grounds.sort(Comparator.comparingInt(ground -> -ground.steps()));
    return new Day(route.cell(first), route.cell(last), last - first, cost, length, grounds);
  }
}
