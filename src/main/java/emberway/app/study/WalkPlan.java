package emberway.app.study;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.party.Trip;
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
 * @param costs the costs of steps
 * @param trips the trip of each traveler, by number; those of a team have the same goal
 * @param sight the sight range [cells]
 * @param movement the movement rules
 * @param isTeam whether all know what any of them has seen, and share the cells at one goal
 */
public record WalkPlan(
    CostField costs, List<Trip> trips, int sight, Movement movement, boolean isTeam) {
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
  static WalkPlan along(CostField costs, Trip trip, int travelers, int sight) {
    List<Cell> here = around(costs, trip.from(), 2 * travelers);
    List<Cell> there = around(costs, trip.to(), 2 * travelers);
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
    return new WalkPlan(costs, trips, sight, Movement.DEFAULT, false);
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
      CostField costs, Trip trip, List<Cell> placed, int travelers, int sight) {
    Set<Cell> starts = new LinkedHashSet<>(List.of(trip.from()));
    placed.stream().filter(cell -> costs.size().contains(cell.x(), cell.y())).forEach(starts::add);
    starts.addAll(around(costs, trip.from(), 2 * travelers));
    List<Trip> trips =
        starts.stream()
            .limit(travelers)
            .map(start -> new Trip(start, trip.via(), trip.to()))
            .toList();
    return new WalkPlan(costs, trips, sight, Movement.DEFAULT, true);
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

  /** Returns this plan with other movement rules. */
  WalkPlan with(Movement changed) {
    return new WalkPlan(costs, trips, sight, changed, isTeam);
  }

  /** Returns a cell, even if it is blocked, and the walkable cells nearest to it by steps. */
  private static List<Cell> around(CostField costs, Cell center, int maxCells) {
    GridSize size = costs.size();
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
        if (size.contains(x, y)
            && !met.get(size.index(x, y))
            && !costs.isBlocked(size.index(x, y))
            && allows(costs, cell, x, y)) {
          met.set(size.index(x, y));
          waiting.addLast(new Cell(x, y));
        }
      }
    }
    return found;
  }

  /** Whether a step does not squeeze between two blocked cells. */
  private static boolean allows(CostField costs, Cell from, int x, int y) {
    GridSize size = costs.size();
    return CornerCutting.NO_SQUEEZE.allows(
        costs.costAt(size.index(x, from.y())), costs.costAt(size.index(from.x(), y)));
  }
}
