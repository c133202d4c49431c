package emberway.plan.party;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.IncrementalPlanner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The rest of a journey: the leg to the next stop, and the legs between later stops, all planned
 * with the known costs. Only the first leg considers other travelers.
 */
final class RemainingLegs {
  private static final int[] NONE = {};

  private final CostField land;
  private final Movement movement;
  private final Deque<IncrementalPlanner> plans = new ArrayDeque<>(); // by leg
  private List<int[]> later = List.of(); // the routes of all but the first, from stop to stop

  /** Creates all legs of a journey; nothing is planned yet. */
  RemainingLegs(
      CostField land, Movement movement, Trip trip, PartyRules rules, KnownTerrain known) {
    this.land = land;
    this.movement = movement;
    double least = Math.min(land.minCost(), rules.unseenCost());
    double most = Math.max(land.maxCost(), rules.unseenCost()) * (1 + rules.reluctance());
    Cell from = trip.from();
    for (Cell to : trip.stops()) {
      plans.add(
          new IncrementalPlanner(land.size(), movement, from, to, least, most, known::costAt));
      from = to;
    }
    while (!isLast() && stop().equals(trip.from())) {
      plans.removeFirst(); // it starts from there
    }
  }

  /** The plan of the leg to the next stop. */
  IncrementalPlanner first() {
    return plans.getFirst();
  }

  /** The next stop. */
  Cell stop() {
    return first().goal();
  }

  /** Whether the next stop is the goal. */
  boolean isLast() {
    return plans.size() == 1;
  }

  /** The waypoint at the end of a leg; empty if it is the goal. */
  Optional<Cell> waypoint(IncrementalPlanner leg) {
    return leg == plans.getLast() ? Optional.empty() : Optional.of(leg.goal());
  }

  /** Whether all plans are up to date. */
  boolean arePlanned() {
    return plans.stream().allMatch(IncrementalPlanner::isPlanned);
  }

  /** The plans that are not up to date. */
  List<IncrementalPlanner> unplanned() {
    return plans.stream().filter(plan -> !plan.isPlanned()).toList();
  }

  /**
   * Changes the cost of a cell.
   *
   * @param known the known cost
   * @param considered the cost for the leg to the next stop, which considers others nearby
   */
  void setCost(int cell, double known, double considered) {
    for (IncrementalPlanner plan : plans) {
      plan.setCost(cell, plan == first() ? considered : known);
    }
  }

  /** The first leg after the next stop without a route; plans must be up to date. */
  Optional<IncrementalPlanner> cutOff() {
    return plans.stream().skip(1).filter(plan -> !plan.hasRoute()).findFirst();
  }

  /** Copies the routes after the next stop from the plans, which must be up to date. */
  void update() {
    List<int[]> routes = new ArrayList<>();
    plans.stream().skip(1).forEach(plan -> routes.add(plan.route()));
    later = routes;
  }

  /** Clears the copied routes until the next {@link #update}. */
  void forgetRoutes() {
    later = List.of();
  }

  /**
   * Continues from the next stop, which was reached; returns the route to the stop after it as last
   * planned, or an empty one.
   */
  int[] next() {
    plans.removeFirst();
    if (later.isEmpty()) {
      return NONE;
    }
    int[] route = later.get(0);
    later = later.subList(1, later.size());
    return route;
  }

  /** The number of steps after the next stop. */
  int laterSteps() {
    return later.stream().mapToInt(route -> route.length - 1).sum();
  }

  /** The cells of the steps after the next stop, in order. */
  IntStream laterCells() {
    return later.stream().flatMapToInt(route -> IntStream.of(route).skip(1));
  }

  /** The known cost of the route after the next stop. */
  double laterCost(KnownTerrain known) {
    double cost = 0;
    for (int[] route : later) {
      cost += cost(route, 0, known);
    }
    return cost;
  }

  /** The known cost of a route from one of its cells on. */
  double cost(int[] route, int from, KnownTerrain known) {
    double cost = 0;
    for (int place = from + 1; place < route.length; place++) {
      cost += known.costAt(route[place]) * factor(route[place - 1], route[place]);
    }
    return cost;
  }

  /** The cost of a step, as a multiple of a straight one. */
  double factor(int from, int to) {
    GridSize size = land.size();
    return size.isDiagonal(from, to) ? movement.diagonal() : 1;
  }
}
