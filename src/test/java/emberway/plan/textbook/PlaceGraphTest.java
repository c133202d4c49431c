package emberway.plan.textbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Place;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.SearchHooks;
import emberway.plan.survey.PlaceGraphBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class PlaceGraphTest {
  private static final double NONE = Double.POSITIVE_INFINITY;

  private static Place place(int x, int y) {
    return new Place(new Cell(x, y), "place " + x + "," + y);
  }

  private static GraphOutcome plan(PlaceGraph graph, int from, int to) {
    return graph.plan(from, List.of(to), SearchHooks.NONE);
  }

  private static double cost(GraphOutcome outcome) {
    return outcome instanceof GraphOutcome.Found found ? found.cost() : NONE;
  }

  /** The costs of all cheapest ways, by Floyd's three loops. */
  private static double[][] cheapest(int places, List<Road> roads) {
    double[][] cost = new double[places][places];
    for (int place = 0; place < places; place++) {
      Arrays.fill(cost[place], NONE);
      cost[place][place] = 0;
    }
    for (Road road : roads) {
      cost[road.from()][road.to()] = Math.min(cost[road.from()][road.to()], road.cost());
    }
    for (int middle = 0; middle < places; middle++) {
      for (int from = 0; from < places; from++) {
        for (int to = 0; to < places; to++) {
          cost[from][to] = Math.min(cost[from][to], cost[from][middle] + cost[middle][to]);
        }
      }
    }
    return cost;
  }

  @Test
  void ways_onRandomGraphs_areCheapest() {
    for (long seed = 1; seed <= 400; seed++) {
      Random random = new Random(seed);
      List<Place> places = new ArrayList<>();
      for (int i = 0; i <= random.nextInt(14); i++) {
        places.add(place(random.nextInt(30), random.nextInt(30)));
      }
      List<Road> roads = new ArrayList<>();
      for (int from = 0; from < places.size(); from++) {
        for (int to = 0; to < places.size(); to++) {
          if (random.nextInt(3) == 0) {
            roads.add(new Road(from, to, random.nextInt(4) * random.nextDouble()));
          }
        }
      }
      double[][] cheapest = cheapest(places.size(), roads);
      PlaceGraph graph = new PlaceGraph(places, roads);
      for (int from = 0; from < places.size(); from++) {
        for (int to = 0; to < places.size(); to++) {
          GraphOutcome outcome = plan(graph, from, to);
          double expected = cheapest[from][to];
          if (expected == NONE) {
            assertThat(outcome).as("seed %d", seed).isInstanceOf(GraphOutcome.Unreachable.class);
          } else {
            assertThat(cost(outcome)).as("seed %d", seed).isCloseTo(expected, within(1e-9));
            assertRoads((GraphOutcome.Found) outcome, graph);
          }
        }
      }
    }
  }

  private static void assertRoads(GraphOutcome.Found found, PlaceGraph graph) {
    for (int i = 1; i < found.nodes().size(); i++) {
      int to = found.nodes().get(i);
      double cost = found.costs().get(i) - found.costs().get(i - 1);
      assertThat(graph.roadsFrom(found.nodes().get(i - 1)))
          .anyMatch(road -> road.to() == to && Math.abs(road.cost() - cost) < 1e-9);
    }
  }

  @Test
  void cheapestWays_onRandomFields_costWhatRoutesOverCellsCost() {
    int passing = 0;
    for (long seed = 1; seed <= 120; seed++) {
      Random random = new Random(seed);
      CostField field = field(random);
      List<Place> places = new ArrayList<>();
      for (int i = 0; i < 7; i++) {
        places.add(
            place(random.nextInt(field.size().width()), random.nextInt(field.size().height())));
      }
      PlaceGraph graph =
          new PlaceGraphBuilder(field, Movement.PUBLISHED).cheapestRoutes(places, done -> {});
      Planner planner = new Planner(field, Movement.PUBLISHED);
      for (int from = 0; from < 7; from++) {
        for (int to = 0; to < 7; to++) {
          GraphOutcome way = plan(graph, from, to);
          if (field.costAt(places.get(from).cell()) == NONE) {
            continue;
          }
          Outcome route = planner.plan(places.get(from).cell(), places.get(to).cell());
          double expected = route instanceof Outcome.Found found ? found.route().cost() : NONE;
          if (expected == NONE) {
            assertThat(way).as("seed %d", seed).isInstanceOf(GraphOutcome.Unreachable.class);
          } else {
            assertThat(cost(way)).as("seed %d", seed).isCloseTo(expected, within(1e-8 * expected));
            passing += ((GraphOutcome.Found) way).nodes().size() > 2 ? 1 : 0;
          }
        }
      }
    }
    assertThat(passing).isGreaterThan(100);
  }

  private static CostField field(Random random) {
    GridSize size = new GridSize(1 + random.nextInt(20), 1 + random.nextInt(20));
    double walls = 0.4 * random.nextDouble();
    double[] costs = new double[size.cells()];
    for (int cell = 0; cell < costs.length; cell++) {
      costs[cell] = random.nextDouble() < walls ? NONE : 0.5 + random.nextInt(4);
    }
    return CostField.of(size, costs);
  }

  @Test
  void straightLines_areRoadsWhereNothingIsInTheWay() {
    double[] costs = new double[25];
    Arrays.fill(costs, 3);
    costs[2 * 5 + 2] = NONE;
    CostField field = CostField.of(new GridSize(5, 5), costs);
    List<Place> places =
        List.of(place(0, 0), place(4, 4), place(4, 0), place(0, 1), place(1, 2), place(2, 1));
    PlaceGraph graph = new PlaceGraphBuilder(field, Movement.PUBLISHED).straightLines(places);
    assertThat(graph.roadsFrom(0)).extracting(Road::to).containsExactly(2, 3, 4, 5);
    assertThat(graph.roadsFrom(4)).as("a touched corner").extracting(Road::to).contains(5);
    assertThat(graph.roadsFrom(1)).extracting(Road::to).doesNotContain(0);
    assertThat(cost(plan(graph, 0, 1))).isEqualTo(8); // by way of the corner 4,0
  }

  @Test
  void straightLines_areClearExactlyWhereEveryCellOnThemIs() {
    for (long seed = 1; seed <= 300; seed++) {
      CostField field = field(new Random(seed));
      Random random = new Random(seed);
      List<Place> places = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        places.add(
            place(random.nextInt(field.size().width()), random.nextInt(field.size().height())));
      }
      PlaceGraph graph = new PlaceGraphBuilder(field, Movement.PUBLISHED).straightLines(places);
      for (int from = 0; from < 4; from++) {
        for (int to = 0; to < 4; to++) {
          int goal = to;
          boolean isRoad = graph.roadsFrom(from).stream().anyMatch(road -> road.to() == goal);
          assertThat(isRoad)
              .as("seed %d, %s to %s", seed, places.get(from), places.get(to))
              .isEqualTo(
                  from != to && isClear(field, places.get(from).cell(), places.get(to).cell()));
        }
      }
    }
  }

  /** Whether no blocked cell's square, borders left out, is met by the line between two centers. */
  private static boolean isClear(CostField field, Cell from, Cell to) {
    for (int cell = 0; cell < field.size().cells(); cell++) {
      if (field.isBlocked(cell) && meets(from, to, field.size().x(cell), field.size().y(cell))) {
        return false;
      }
    }
    return true;
  }

  /** Clips the line to the square, in whole numbers: parts of the line in 2 * dx * dy. */
  private static boolean meets(Cell from, Cell to, int x, int y) {
    double enter = 0;
    double leave = 1;
    int[][] axes = {{from.x(), to.x(), x}, {from.y(), to.y(), y}};
    for (int[] axis : axes) {
      int way = axis[1] - axis[0];
      if (way == 0) {
        if (axis[0] != axis[2]) {
          return false;
        }
        continue;
      }
      double one = (axis[2] - 0.5 - axis[0]) / way;
      double other = (axis[2] + 0.5 - axis[0]) / way;
      enter = Math.max(enter, Math.min(one, other));
      leave = Math.min(leave, Math.max(one, other));
    }
    return enter < leave - 1e-12 || (from.equals(to) && from.equals(new Cell(x, y)));
  }

  @Test
  void toAny_goesToTheCheapest() {
    PlaceGraph graph =
        new PlaceGraph(
            List.of(place(0, 0), place(1, 0), place(2, 0)),
            List.of(new Road(0, 1, 5), new Road(0, 2, 4)));
    GraphOutcome outcome = graph.plan(0, List.of(1, 2), SearchHooks.NONE);
    assertThat(((GraphOutcome.Found) outcome).nodes()).containsExactly(0, 2);
    assertThat(plan(graph, 1, 0)).isInstanceOf(GraphOutcome.Unreachable.class);
    assertThat(graph.plan(0, List.of(1), SearchHooks.stoppedWhen(() -> true)))
        .isInstanceOf(GraphOutcome.Stopped.class);
    assertThat(graph.roads()).isEqualTo(2);
  }

  @Test
  void wrongNumbersAndCosts_areRefused() {
    List<Place> places = List.of(place(0, 0), place(1, 0));
    PlaceGraph graph = new PlaceGraph(places, List.of());
    assertThatThrownBy(() -> new PlaceGraph(places, List.of(new Road(0, 2, 1))))
        .hasMessage("place 2: must be in 0..1");
    assertThatThrownBy(() -> new PlaceGraph(places, List.of(new Road(-1, 0, 1))))
        .hasMessage("place -1: must be in 0..1");
    assertThat(graph.places()).isEqualTo(places);
    assertThatThrownBy(() -> new Road(0, 1, -1)).hasMessageContaining("cost -1:");
    assertThatThrownBy(() -> new Road(0, 1, NONE)).hasMessageContaining("Infinity");
    assertThatThrownBy(() -> plan(graph, 2, 0)).hasMessage("start 2: must be in 0..1");
    assertThatThrownBy(() -> plan(graph, 0, -1)).hasMessageContaining("goal -1");
    assertThatThrownBy(() -> graph.plan(0, List.of(), SearchHooks.NONE))
        .hasMessageContaining("0 goals");
  }

  /** With the straight line as its estimate, a search leaves the places behind it alone. */
  @Test
  void plan_placesBehindTheStart_areNotExpanded() {
    List<Place> places = new ArrayList<>();
    List<Road> roads = new ArrayList<>();
    for (int x = 0; x < 9; x++) {
      places.add(place(x, 0));
      for (int to : new int[] {x - 1, x + 1}) {
        if (to >= 0 && to < 9) {
          roads.add(new Road(x, to, 2));
        }
      }
    }
    PlaceGraph graph = new PlaceGraph(places, roads);
    assertThat(plan(graph, 4, 7).stats().expanded()).isEqualTo(4);
    assertThat(graph.estimate(4, 7)).isCloseTo(6, within(1e-9));
    PlaceGraph none = new PlaceGraph(places, List.of(new Road(3, 3, 5)));
    assertThat(none.estimate(0, 8)).as("where no road leads anywhere").isZero();
  }
}
