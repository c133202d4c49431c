package emberway.plan;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Movement;
import emberway.plan.query.Route;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;

/**
 * The published rules, written out once more, without the product's cost field: a plain Dijkstra to
 * compare searches with.
 */
public final class PublishedFormula {
  private final List<String> base;
  private final List<String> overlay;
  private final GridSize size;
  private final CornerCutting cornerCutting;
  private final double diagonal;
  private final List<Cell> influences = new ArrayList<>(); // row by row
  private final double[] costs;

  PublishedFormula(
      List<String> base, List<String> overlay, CornerCutting cornerCutting, double diagonal) {
    this.base = base;
    this.overlay = overlay;
    this.cornerCutting = cornerCutting;
    this.diagonal = diagonal;
    size = new GridSize(base.get(0).length(), base.size());
    for (int cell = 0; cell < size.cells(); cell++) {
      if ("VtYy".indexOf(overlay.get(size.y(cell)).charAt(size.x(cell))) >= 0) {
        influences.add(size.cell(cell));
      }
    }
    costs = new double[size.cells()];
    for (int cell = 0; cell < costs.length; cell++) {
      costs[cell] = cost(size.x(cell), size.y(cell));
    }
  }

  /** The same search over costs that come from anywhere; has no {@link #picture}. */
  PublishedFormula(GridSize size, double[] costs, Movement movement) {
    base = null;
    overlay = null;
    this.size = size;
    this.costs = costs.clone();
    cornerCutting = movement.cornerCutting();
    diagonal = movement.diagonal();
  }

  public GridSize size() {
    return size;
  }

  public boolean isBlocked(int cell) {
    return costs[cell] == Double.POSITIVE_INFINITY;
  }

  private double cost(int x, int y) {
    double cost =
        switch (base.get(y).charAt(x)) {
          case 'G' -> 1;
          case 'S' -> 3;
          case 'H' -> 2.7;
          default -> Double.POSITIVE_INFINITY;
        };
    cost =
        switch (overlay.get(y).charAt(x)) {
          case 'R' -> cost / 2;
          case 'W' -> Double.POSITIVE_INFINITY;
          case '=' -> 0.8;
          default -> cost;
        };
    for (Cell from : influences) {
      int i = from.x();
      int j = from.y();
      double d = Math.sqrt((double) ((i - x) * (i - x) + (j - y) * (j - y)));
      switch (overlay.get(j).charAt(i)) {
        case 'V' -> cost = d <= 4.5 ? cost / ((5.0 - d) * 2.0) : cost;
        case 't' -> cost = d <= 2.5 ? cost * (((3.0 - d) + 0.5) * 1.1) : cost;
        case 'Y' -> cost = d <= 4.5 ? cost / faded((5.0 - d) * 2.0, d / 4.5) : cost;
        case 'y' -> cost = d <= 2.5 ? cost * faded(((3.0 - d) + 0.5) * 1.1, d / 2.5) : cost;
        default -> {}
      }
    }
    return cost;
  }

  private static double faded(double multiplier, double outwards) {
    double near = 1 - outwards;
    return 1 + (multiplier - 1) * (3 * near * near - 2 * near * near * near);
  }

  /** Whether one may go from a cell to a neighbor. */
  boolean mayStep(int from, int to) {
    int fromX = size.x(from);
    int fromY = size.y(from);
    int toX = size.x(to);
    int toY = size.y(to);
    if (Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)) != 1 || isBlocked(to)) {
      return false;
    }
    boolean oneSide = isBlocked(size.index(toX, fromY));
    boolean otherSide = isBlocked(size.index(fromX, toY));
    return fromX == toX
        || fromY == toY
        || switch (cornerCutting) {
          case CUT -> true;
          case NO_CUT -> !oneSide && !otherSide;
          case NO_SQUEEZE -> !oneSide || !otherSide;
        };
  }

  /** What a step to a neighbor costs. */
  public double step(int from, int to) {
    boolean isDiagonal = size.x(from) != size.x(to) && size.y(from) != size.y(to);
    return isDiagonal ? costs[to] * diagonal : costs[to];
  }

  /** The cheapest cost from a passable start to every cell; infinity where there is no way. */
  public double[] cheapestFrom(int start) {
    double[] cheapest = new double[size.cells()];
    Arrays.fill(cheapest, Double.POSITIVE_INFINITY);
    cheapest[start] = 0;
    record Way(int cell, double cost) {}

    PriorityQueue<Way> queue =
        new PriorityQueue<>((one, other) -> Double.compare(one.cost, other.cost));
    queue.add(new Way(start, 0));
    while (!queue.isEmpty()) {
      Way way = queue.poll();
      if (way.cost > cheapest[way.cell]) {
        continue;
      }
      for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
          int x = size.x(way.cell) + dx;
          int y = size.y(way.cell) + dy;
          if (!size.contains(x, y) || !mayStep(way.cell, size.index(x, y))) {
            continue;
          }
          int to = size.index(x, y);
          double cost = way.cost + step(way.cell, to);
          if (cost < cheapest[to]) {
            cheapest[to] = cost;
            queue.add(new Way(to, cost));
          }
        }
      }
    }
    return cheapest;
  }

  /** The cost of a route, or a complaint about a step that may not be taken. */
  public double costOf(Route route) {
    double cost = 0;
    for (int i = 1; i <= route.steps(); i++) {
      if (!mayStep(route.index(i - 1), route.index(i))) {
        throw new AssertionError("step " + route.cell(i - 1) + " to " + route.cell(i));
      }
      cost += step(route.index(i - 1), route.index(i));
    }
    return cost;
  }

  /** The map with a route over it, for the message of a failed test. */
  public String picture(Route route) {
    StringBuilder picture = new StringBuilder();
    for (int y = 0; y < size.height(); y++) {
      for (int x = 0; x < size.width(); x++) {
        char there = overlay.get(y).charAt(x);
        picture.append(there == '.' ? base.get(y).charAt(x) : there);
        picture.append(route.cells().contains(new Cell(x, y)) ? '*' : ' ');
      }
      picture.append('\n');
    }
    return picture.toString();
  }
}
