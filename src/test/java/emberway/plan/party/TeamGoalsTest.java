package emberway.plan.party;

import static emberway.plan.party.Parties.land;
import static emberway.plan.party.Parties.randomJourneys;
import static emberway.plan.party.Parties.randomLand;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.testing.Extent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The cells that a team takes at its goal, on drawn lands and beside a plain reference. */
@Tag("extent")
final class TeamGoalsTest {
  private static final double FAR = Double.POSITIVE_INFINITY;

  private static List<Cell> goals(CostField land, Movement movement, Cell goal, Cell... starts) {
    return TeamGoals.assign(land, movement, List.of(starts), List.of(), goal).stream()
        .map(Trip::to)
        .toList();
  }

  private static Cell cell(int x, int y) {
    return new Cell(x, y);
  }

  @Test
  void nearest_takesTheGoalAndTheNextTheCheapestCellsBesideIt() {
    CostField land =
        land(
            "..........", //
            "........9.",
            ".......#..");
    assertThat(goals(land, Movement.PUBLISHED, cell(8, 2), cell(0, 1), cell(6, 1), cell(3, 1)))
        .as("nobody stands on the dear cell")
        .containsExactly(cell(7, 1), cell(8, 2), cell(9, 2));
  }

  @Test
  void deadEnd_isFilledFromItsEnd() {
    CostField land =
        land(
            "......", //
            "#####.", "......");
    Movement movement = new Movement(CornerCutting.NO_CUT, 1.414);
    assertThat(goals(land, movement, cell(0, 2), cell(0, 0), cell(2, 0), cell(5, 0)))
        .containsExactly(cell(2, 2), cell(1, 2), cell(0, 2));
  }

  @Test
  void blockedGoal_isSurrounded() {
    CostField land =
        land(
            ".....", //
            "#####", ".....");
    Movement movement = new Movement(CornerCutting.NO_CUT, 1.414);
    assertThat(goals(land, movement, cell(2, 1), cell(0, 0), cell(0, 2), cell(4, 0)))
        .as("each on its own side of the wall")
        .containsExactly(cell(2, 0), cell(2, 2), cell(1, 0));
  }

  @Test
  void goalBehindWalls_leavesItsCellsToThoseWhoReachIt() {
    CostField land =
        land(
            ".#.....", //
            ".#.....", ".#.....");
    Movement movement = new Movement(CornerCutting.NO_CUT, 1.414);
    assertThat(goals(land, movement, cell(0, 1), cell(2, 1), cell(0, 0), cell(3, 1)))
        .containsExactly(cell(0, 0), cell(0, 1), cell(0, 2));
    assertThat(goals(land, movement, cell(0, 1), cell(2, 2), cell(3, 1), cell(4, 1), cell(5, 0)))
        .as("no room for the fourth: it comes as near as it can")
        .containsExactly(cell(0, 1), cell(0, 0), cell(0, 2), cell(2, 1));
  }

  @Test
  void startsAndGoals_thatCannotBe_areRefused() {
    CostField land = land("..#");
    Movement movement = Movement.PUBLISHED;
    assertThatThrownBy(() -> goals(land, movement, cell(3, 0), cell(0, 0)))
        .hasMessage("goal 3,0: must be on the map");
    assertThatThrownBy(() -> goals(land, movement, cell(1, 0), cell(0, 1)))
        .hasMessage("start 0,1: must be on the map");
    assertThatThrownBy(() -> goals(land, movement, cell(1, 0), cell(2, 0)))
        .hasMessage("start 2,0: must be passable");
    assertThatThrownBy(() -> goals(land, movement, cell(1, 0), cell(0, 0), cell(0, 0)))
        .hasMessage("start 0,0: must be given once");
  }

  @Test
  void randomTeams_takeTheCellsOfAPlainReference_andHaveRoutesThere() {
    int beside = 0;
    for (long seed = 1; seed <= Extent.of(150, 300); seed++) {
      Random random = new Random(seed);
      CostField land = randomLand(random, 4 + random.nextInt(9), 0.1 + 0.4 * random.nextDouble());
      List<Cell> starts = new ArrayList<>();
      for (Trip trip : journeys(random, land)) {
        starts.add(trip.from());
      }
      Cell goal = land.size().cell(random.nextInt(land.size().cells()));
      CornerCutting corners = List.of(CornerCutting.values()).get(random.nextInt(3));
      Movement movement = new Movement(corners, 0.5 + random.nextDouble());
      List<Trip> trips = TeamGoals.assign(land, movement, starts, List.of(), goal);
      String what = "seed %d: %s to %s".formatted(seed, starts, goal);
      assertThat(trips).as(what).extracting(Trip::from).isEqualTo(starts);
      assertThat(trips).as(what).extracting(Trip::to).doesNotHaveDuplicates();
      assertThat(trips)
          .as(what)
          .extracting(Trip::to)
          .isEqualTo(plain(land, movement, starts, goal));
      Planner planner = new Planner(land, movement);
      for (Trip trip : trips) {
        boolean canArrive = planner.plan(trip.from(), goal) instanceof Outcome.Found;
        assertThat(land.isBlocked(land.size().index(trip.to()))).as(what).isFalse();
        if (canArrive) {
          beside += trip.to().equals(goal) ? 0 : 1;
          assertThat(planner.plan(trip.from(), trip.to()))
              .as(what)
              .isInstanceOf(Outcome.Found.class);
        }
      }
    }
    assertThat(beside).isGreaterThan(Extent.over(Extent.of(100, 200)));
  }

  private static List<Trip> journeys(Random random, CostField land) {
    int free =
        (int) IntStream.range(0, land.size().cells()).filter(cell -> !land.isBlocked(cell)).count();
    return randomJourneys(random, land, Math.min(free, 1 + random.nextInt(8)));
  }

  /** The same by costs from every cell, relaxed until nothing changes, and sorted lists. */
  private static List<Cell> plain(CostField land, Movement movement, List<Cell> starts, Cell goal) {
    GridSize size = land.size();
    double[] costs = costsFrom(land, movement, size.index(goal));
    Comparator<Cell> byCost = Comparator.comparingDouble(cell -> costs[size.index(cell)]);
    List<Cell> cells =
        IntStream.range(0, size.cells())
            .filter(cell -> !land.isBlocked(cell))
            .mapToObj(size::cell)
            .sorted(byCost)
            .toList();
    List<Cell> around = cells.stream().filter(cell -> costs[size.index(cell)] < FAR).toList();
    List<Cell> order = new ArrayList<>(starts);
    order.sort(
        byCost.thenComparingInt(
            start -> costs[size.index(start)] < FAR ? size.index(start) : starts.indexOf(start)));
    Cell[] goals = new Cell[starts.size()];
    List<Cell> taken = new ArrayList<>();
    for (Cell start : order) {
      double[] reach = costsFrom(land, movement, size.index(start));
      boolean canArrive = costs[size.index(start)] < FAR;
      Cell chosen =
          around.stream()
              .filter(cell -> !taken.contains(cell))
              .filter(cell -> !canArrive || reach[size.index(cell)] < FAR)
              .findFirst()
              .orElseGet(
                  () ->
                      cells.stream()
                          .filter(cell -> !taken.contains(cell) && reach[size.index(cell)] < FAR)
                          .min(
                              Comparator.<Cell>comparingLong(goal::squaredDistanceTo)
                                  .thenComparingInt(size::index))
                          .orElseThrow());
      taken.add(chosen);
      goals[starts.indexOf(start)] = chosen;
    }
    return Arrays.asList(goals);
  }

  /** The cost of the cheapest route from a cell to each other. */
  private static double[] costsFrom(CostField land, Movement movement, int goal) {
    GridSize size = land.size();
    double[] costs = new double[size.cells()];
    Arrays.fill(costs, FAR);
    costs[goal] = 0;
    boolean isChanging = true;
    while (isChanging) {
      isChanging = false;
      for (int from = 0; from < costs.length; from++) {
        for (int to = 0; to < costs.length; to++) {
          long square = size.cell(from).squaredDistanceTo(size.cell(to));
          boolean isStep =
              !land.isBlocked(to)
                  && (square == 1 || (square == 2 && allows(land, movement, from, to)));
          double cost = costs[from] + land.costAt(to) * (square == 2 ? movement.diagonal() : 1);
          if (isStep && cost < costs[to]) {
            costs[to] = cost;
            isChanging = true;
          }
        }
      }
    }
    return costs;
  }

  private static boolean allows(CostField land, Movement movement, int from, int to) {
    GridSize size = land.size();
    return movement
        .cornerCutting()
        .allows(
            land.costAt(size.index(size.x(from), size.y(to))),
            land.costAt(size.index(size.x(to), size.y(from))));
  }
}
