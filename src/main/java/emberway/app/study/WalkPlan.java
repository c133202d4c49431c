package emberway.app.study;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Movement;
import emberway.plan.party.Trip;
import emberway.plan.query.StepCosts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The journeys of all travelers and their sight range. Plans are equal only if they share the same
 * cost field.
 *
 * @param stepCosts the travelers' steps
 * @param trips the trip of each traveler, by number; those of a team have the same goal
 * @param sight the sight range [cells]
 * @param isTeam whether all know what any of them has seen, and share the cells at one goal
 */
public record WalkPlan(StepCosts stepCosts, List<Trip> trips, int sight, boolean isTeam) {
  /** How the cells nearest to an end are counted: a step may not squeeze between two walls. */
  private static final Movement NEAR = new Movement(CornerCutting.NO_SQUEEZE, 1);

  private static final int[] DX = {0, 1, 0, -1, 1, 1, -1, -1};
  private static final int[] DY = {-1, 0, 1, 0, -1, 1, 1, -1};

  /** Copies the list. */
  public WalkPlan {
    trips = List.copyOf(trips);
  }

  /**
   * Creates trips that alternate between a journey and its return route. Each starts and ends at
   * the cell nearest to that of the journey that no other traveler starts or ends at.
   *
   * @param trip a journey from a cell that is not blocked
   * @param travelers the number of trips; fewer if there is no room
   * @param sight the sight range [cells]
   */
  static WalkPlan along(StepCosts stepCosts, Trip trip, int travelers, int sight) {
    List<Cell> here = around(stepCosts, trip.from(), 2 * travelers);
    List<Cell> there = around(stepCosts, trip.to(), 2 * travelers);
    List<Cell> back = new ArrayList<>(trip.via());
    Collections.reverse(back);
    Set<Cell> starts = new HashSet<>();
    Set<Cell> goals = new HashSet<>();
    List<Trip> trips = new ArrayList<>();
    for (int i = 0; i < travelers; i++) {
      boolean isOutbound = i % 2 == 0;
      List<Cell> via = isOutbound ? trip.via() : back;
      Cell from = firstFree(isOutbound ? here : there, starts, Optional.empty());
      Optional<Cell> left = via.isEmpty() ? Optional.ofNullable(from) : Optional.empty();
      Cell to = firstFree(isOutbound ? there : here, goals, left);
      if (from != null && to != null) {
        starts.add(from);
        goals.add(to);
        trips.add(new Trip(from, via, to));
      }
    }
    return new WalkPlan(stepCosts, trips, sight, false);
  }

  /**
   * Creates the trips of a team: one from the start of a journey, then one from each placed cell,
   * then others from the cells nearest to that start.
   *
   * @param trip a journey from a cell that is not blocked
   * @param placed cells that are not blocked; those off the map are left out
   * @param travelers the number of trips; fewer if there is no room
   * @param sight the sight range [cells]
   */
  static WalkPlan together(
      StepCosts stepCosts, Trip trip, List<Cell> placed, int travelers, int sight) {
    Set<Cell> starts = new LinkedHashSet<>(List.of(trip.from()));
    placed.stream()
        .filter(cell -> stepCosts.size().contains(cell.x(), cell.y()))
        .forEach(starts::add);
    starts.addAll(around(stepCosts, trip.from(), 2 * travelers));
    List<Trip> trips =
        starts.stream()
            .limit(travelers)
            .map(start -> new Trip(start, trip.via(), trip.to()))
            .toList();
    return new WalkPlan(stepCosts, trips, sight, true);
  }

  /**
   * Returns the first cell that is neither taken nor equal to {@code left}; null if there is none.
   */
  private static Cell firstFree(List<Cell> cells, Set<Cell> taken, Optional<Cell> left) {
    return cells.stream()
        .filter(cell -> !taken.contains(cell) && !left.equals(Optional.of(cell)))
        .findFirst()
        .orElse(null);
  }

  /** Returns a cell, even if it is blocked, and the walkable cells nearest to it by steps. */
  private static List<Cell> around(StepCosts stepCosts, Cell center, int maxCells) {
    StepCosts steps = new StepCosts(stepCosts.field(), NEAR);
    GridSize size = steps.size();
    List<Cell> found = new ArrayList<>();
    BitSet met = new BitSet();
    Deque<Cell> waiting = new ArrayDeque<>(List.of(center));
    met.set(size.index(center));
    while (!waiting.isEmpty() && found.size() < maxCells) {
      Cell cell = waiting.removeFirst();
      found.add(cell);
      for (int move = 0; move < DX.length; move++) {
        int x = cell.x() + DX[move];
        int y = cell.y() + DY[move];
        if (steps.allow(cell.x(), cell.y(), DX[move], DY[move]) && !met.get(size.index(x, y))) {
          met.set(size.index(x, y));
          waiting.addLast(new Cell(x, y));
        }
      }
    }
    return found;
  }
}
