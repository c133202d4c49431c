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
 * What is left of a journey: the leg to the next stop, and those from each stop to the one after,
 * all planned over what is known. Others are heeded on the first alone.
 */
final class RemainingLegs {
  private static final int[] NONE = {};

  private final CostField land;
  private final Movement movement;
  private final Deque<IncrementalPlanner> plans = new ArrayDeque<>(); // by leg
  private List<int[]> later = List.of(); // the ways of all but the first, from stop to stop

  /** All legs of a journey; nothing is planned yet. */
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
      plans.removeFirst(); // it sets out from there
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

  /** The way-point to which a leg leads; nothing where that is the goal. */
  Optional<Cell> wayPoint(IncrementalPlanner leg) {
    return leg == plans.getLast() ? Optional.empty() : Optional.of(leg.goal());
  }

  /** Whether all plans are up to date. */
  boolean arePlanned() {
    return plans.stream().allMatch(IncrementalPlanner::isPlanned);
  }

  /** Those plans that are not. */
  List<IncrementalPlanner> unplanned() {
    return plans.stream().filter(plan -> !plan.isPlanned()).toList();
  }

  /**
   * Changes what a cell costs.
   *
   * @param known as far as it is known
   * @param heeded with those nearby, on the way to the next stop
   */
  void setCost(int cell, double known, double heeded) {
    for (IncrementalPlanner plan : plans) {
      plan.setCost(cell, plan == first() ? heeded : known);
    }
  }

  /** The first leg after the next stop on which there is no way, by plans that are up to date. */
  Optional<IncrementalPlanner> cutOff() {
    return plans.stream().skip(1).filter(plan -> !plan.hasWay()).findFirst();
  }

  /** Takes over the ways after the next stop from plans that are up to date. */
  void update() {
    List<int[]> ways = new ArrayList<>();
    plans.stream().skip(1).forEach(plan -> ways.add(plan.way()));
    later = ways;
  }

  /** Takes over nothing until the next {@link #update}. */
  void forgetWays() {
    later = List.of();
  }

  /** The next stop is reached; the way to the one after, as last planned, or nothing. */
  int[] next() {
    plans.removeFirst();
    if (later.isEmpty()) {
      return NONE;
    }
    int[] way = later.get(0);
    later = later.subList(1, later.size());
    return way;
  }

  /** How many steps are to go after the next stop. */
  int laterSteps() {
    return later.stream().mapToInt(way -> way.length - 1).sum();
  }

  /** The cells to be stepped on after the next stop, in order. */
  IntStream laterCells() {
    return later.stream().flatMapToInt(way -> IntStream.of(way).skip(1));
  }

  /** What the way after the next stop costs, as far as is known. */
  double laterCost(KnownTerrain known) {
    double cost = 0;
    for (int[] way : later) {
      cost += cost(way, 0, known);
    }
    return cost;
  }

  /** What a way costs from a place on it, as far as is known. */
  double cost(int[] way, int from, KnownTerrain known) {
    double cost = 0;
    for (int place = from + 1; place < way.length; place++) {
      cost += known.costAt(way[place]) * factor(way[place - 1], way[place]);
    }
    return cost;
  }

  /** What a step costs, as a multiple of a straight one. */
  double factor(int from, int to) {
    GridSize size = land.size();
    return size.isDiagonal(from, to) ? movement.diagonal() : 1;
  }
}
