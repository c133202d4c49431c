package emberway.plan.party;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Gives each traveler of a team a free cell of its own at one goal: the goal itself, then the cells
 * around it in order of the cost of the cheapest route from it, equal costs by row, then by column.
 *
 * <p>The starts are put in the same order, and the travelers choose in it, nearest first. Each
 * takes the first cell that it can reach and nobody has. So the traveler that is to come first
 * stands innermost, where it is in nobody's way. The assignment is greedy: neither the sum of all
 * costs nor the longest journey is the least possible. It knows the whole land, as if somebody had
 * described the goal to travelers who explore the land before it.
 *
 * <p>A traveler that cannot reach the goal chooses last. It takes the first cell left, so that it
 * sets out and gives up once it knows. If no cell is left around the goal, it takes the free cell
 * nearest to the goal in a straight line that it can reach.
 */
public final class TeamGoals {
  private static final int UNMET = Integer.MAX_VALUE;

  private final CostField land;
  private final Passability passability;
  private final CellsByCost search;
  private final Cell goal;
  private final int[] places; // by cell, its place in the order of all cells met, or UNMET
  private final int[] free; // the cells that are not blocked, in that order
  private final BitSet taken = new BitSet();
  private int met; // the number of cells met
  private int freeCount;

  private TeamGoals(CostField land, Movement movement, Cell goal) {
    this.land = land;
    this.goal = goal;
    passability = new Passability(land.size(), movement.cornerCutting(), land::isBlocked);
    search = new CellsByCost(land, movement, passability, land.size().index(goal));
    places = new int[land.size().cells()];
    free = new int[places.length];
    Arrays.fill(places, UNMET);
  }

  /**
   * The trips of a team, by number. No two end on the same cell.
   *
   * @param starts the start of each traveler, none blocked and no two the same
   * @param via the waypoints that all pass
   * @throws IllegalArgumentException if the goal or a start lies off the map, or a start is blocked
   *     or given twice
   */
  public static List<Trip> assign(
      CostField land, Movement movement, List<Cell> starts, List<Cell> via, Cell goal) {
    GridSize size = land.size();
    check(size.contains(goal.x(), goal.y()), "goal " + goal, "on the map");
    for (Cell start : starts) {
      check(size.contains(start.x(), start.y()), "start " + start, "on the map");
      check(!land.isBlocked(size.index(start)), "start " + start, "passable");
      check(starts.indexOf(start) == starts.lastIndexOf(start), "start " + start, "given once");
    }
    int[] from = starts.stream().mapToInt(size::index).toArray();
    int[] to = new TeamGoals(land, movement, goal).choose(from);
    return IntStream.range(0, from.length)
        .mapToObj(number -> new Trip(starts.get(number), via, size.cell(to[number])))
        .toList();
  }

  private static void check(boolean isFine, String what, String need) {
    if (!isFine) {
      throw new IllegalArgumentException("%s: must be %s".formatted(what, need));
    }
  }

  private int[] choose(int[] starts) {
    for (int start : starts) {
      boolean isGoingOn = true;
      while (places[start] == UNMET && isGoingOn) {
        isGoingOn = advance();
      }
    }
    int[] goals = new int[starts.length];
    IntStream.range(0, starts.length)
        .boxed()
        .sorted(Comparator.comparingInt(number -> places[starts[number]]))
        .forEachOrdered(
            number -> {
              goals[number] = choose(starts[number]);
              taken.set(goals[number]);
            });
    return goals;
  }

  /** Continues the search by a cell; returns false at its end. */
  private boolean advance() {
    int cell = search.next();
    if (cell == CellsByCost.NONE) {
      return false;
    }
    places[cell] = met++;
    if (!land.isBlocked(cell)) {
      free[freeCount++] = cell;
    }
    return true;
  }

  private int choose(int start) {
    GoalDistances reach = new GoalDistances(passability, start);
    boolean canArrive = places[start] != UNMET;
    boolean isGoingOn = true;
    for (int i = 0; isGoingOn; i++) {
      while (i == freeCount && isGoingOn) {
        isGoingOn = advance();
      }
      boolean isLeft = i < freeCount && !taken.get(free[i]);
      if (isLeft && (!canArrive || reach.from(free[i]) != GoalDistances.NO_ROUTE)) {
        return free[i];
      }
    }
    return nearestInLine(reach);
  }

  /** The cell that is left, within reach, and nearest to the goal in a straight line. */
  private int nearestInLine(GoalDistances reach) {
    GridSize size = land.size();
    return IntStream.range(0, size.cells())
        .filter(cell -> !taken.get(cell) && reach.from(cell) != GoalDistances.NO_ROUTE)
        .boxed()
        .min(Comparator.comparingLong(cell -> size.cell(cell).squaredDistanceTo(goal)))
        .orElseThrow();
  }
}
