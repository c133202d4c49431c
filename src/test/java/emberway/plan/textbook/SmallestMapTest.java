package emberway.plan.textbook;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchRules;
import emberway.plan.query.SearchVariant;
import emberway.plan.query.TieBreaking;
import emberway.plan.trace.SearchTrace;
import emberway.testing.Extent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Searches all small maps for one on which a variant of A* misses the cheapest route or an order of
 * equal cells closes more of them, and finds that the maps of the lessons are the smallest.
 */
@Tag("extent")
final class SmallestMapTest {
  private static final double WALL = Double.POSITIVE_INFINITY;

  /** The costs of the bundled grounds, alone and with a road, a wood or a wall on grass. */
  private static final double[] COSTS = {1, 0.5, 1.2, 1.5, 2, 2.5, 3, 4, WALL};

  private static final double GRASS = 1; // below the start and the goal
  private static final int MOST_OF_NONE =
      Extent.of(4, 5); // cells of the largest maps without an example

  /** A map with a start and a goal, by their indices. */
  @SuppressWarnings("ArrayRecordComponent") // the array is only read
  private record Case(GridSize size, double[] costs, int start, int goal) {
    private double costOf(SearchVariant variant) {
      Planner planner =
          new Planner(CostField.of(size, costs.clone()), Preset.TERRAIN.rules().with(variant));
      Outcome outcome =
          planner.plan(Query.between(size.cell(start), size.cell(goal)), SearchHooks.NONE);
      return outcome instanceof Outcome.Found found ? found.route().cost() : WALL;
    }

    private boolean isMissedBy(SearchVariant variant) {
      return costOf(variant) > costOf(SearchVariant.A_STAR) + 1e-9;
    }
  }

  private static Optional<Case> missed(SearchVariant variant, GridSize size) {
    for (int start = 0; start < size.cells(); start++) {
      for (int goal = 0; goal < size.cells(); goal++) {
        if (start != goal) {
          double[] costs = new double[size.cells()];
          Arrays.fill(costs, GRASS);
          Optional<Case> found = missed(variant, new Case(size, costs, start, goal), 0);
          if (found.isPresent()) {
            return found;
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Tries all costs of the cells from an index on. */
  private static Optional<Case> missed(SearchVariant variant, Case tried, int from) {
    if (from == tried.costs.length) {
      return tried.isMissedBy(variant) ? Optional.of(tried) : Optional.empty();
    }
    if (from == tried.start || from == tried.goal) {
      return missed(variant, tried, from + 1);
    }
    for (double cost : COSTS) {
      tried.costs[from] = cost;
      Optional<Case> found = missed(variant, tried, from + 1);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  @ParameterizedTest
  @EnumSource(
      value = SearchVariant.class,
      names = {"GREEDY", "STOP_WHEN_OPENED"})
  void variant_onAnyMapOfFewerCells_findsTheCheapestRoute(SearchVariant variant) {
    for (int width = 1; width <= MOST_OF_NONE; width++) {
      for (int height = 1; width * height <= MOST_OF_NONE; height++) {
        assertThat(missed(variant, new GridSize(width, height))).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = SearchVariant.class,
      names = {"GREEDY", "STOP_WHEN_OPENED"})
  void variant_onTheMapOfItsLesson_missesIt(SearchVariant variant) {
    GridSize size = new GridSize(3, 2);
    Case lesson =
        variant == SearchVariant.GREEDY
            ? new Case(size, new double[] {1, 3, 1, 1, 1, 1}, 0, 2)
            : new Case(size, new double[] {1, 1.2, 1, 0.5, 1, 1}, 0, 5);
    assertThat(lesson.isMissedBy(variant)).isTrue();
    List<Double> costs = List.of(lesson.costOf(variant), lesson.costOf(SearchVariant.A_STAR));
    assertThat(costs)
        .as("as the lesson tells")
        .usingComparatorForType((one, other) -> Math.abs(one - other) < 5e-4 ? 0 : 1, Double.class)
        .isEqualTo(variant == SearchVariant.GREEDY ? List.of(4.0, 2.828) : List.of(2.614, 2.414));
  }

  /** Two orders of equal cells, the first of which a lesson shows where it closes more cells. */
  @SuppressWarnings("ImmutableEnumChecker") // the array is only read
  private enum Order {
    STRICT(Preset.LESTER, TieBreaking.LIFO, new GridSize(4, 2), 0, 7, 6),
    STRAIGHT(Preset.TERRAIN, TieBreaking.CROSS, new GridSize(3, 3), 2, 0, 1, 4);

    private final SearchRules usual;
    private final SearchRules shown;
    private final GridSize size; // of the lesson's map, like the next three
    private final int start;
    private final int goal;
    private final double[] costs;

    Order(Preset preset, TieBreaking ties, GridSize size, int start, int goal, int... walls) {
      usual = preset.rules();
      shown = usual.with(ties);
      this.size = size;
      this.start = start;
      this.goal = goal;
      costs = new double[size.cells()];
      Arrays.fill(costs, GRASS);
      for (int wall : walls) {
        costs[wall] = WALL;
      }
    }

    private boolean isWorse(GridSize size, double[] costs, int start, int goal) {
      return closed(shown, size, costs, start, goal) > closed(usual, size, costs, start, goal);
    }
  }

  /** Returns how many cells a textbook search closes. */
  private static int closed(SearchRules rules, GridSize size, double[] costs, int from, int to) {
    SearchTrace trace = new SearchTrace(size, 1000);
    new Planner(CostField.of(size, costs.clone()), rules)
        .plan(Query.between(size.cell(from), size.cell(to)), SearchHooks.listening(trace));
    return trace.steps();
  }

  private static boolean isWorseSomewhere(Order order, GridSize size) {
    int cells = size.cells();
    for (int walls = 0; walls < 1 << cells; walls++) {
      double[] costs = new double[cells];
      for (int cell = 0; cell < cells; cell++) {
        costs[cell] = (walls >> cell & 1) == 0 ? GRASS : WALL;
      }
      for (int start = 0; start < cells; start++) {
        for (int goal = 0; goal < cells; goal++) {
          boolean areFree = costs[start] == GRASS && costs[goal] == GRASS;
          if (start != goal && areFree && order.isWorse(size, costs, start, goal)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  @ParameterizedTest
  @EnumSource(Order.class)
  void order_onAnyMapOfFewerCells_closesNoMore(Order order) {
    int most = order.size.cells() - Extent.of(2, 1);
    for (int width = 1; width <= most; width++) {
      for (int height = 1; width * height <= most; height++) {
        assertThat(isWorseSomewhere(order, new GridSize(width, height)))
            .as("%d × %d", width, height)
            .isFalse();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Order.class)
  void order_onTheMapOfItsLesson_closesOneMore(Order order) {
    int shown = closed(order.shown, order.size, order.costs, order.start, order.goal);
    int usual = closed(order.usual, order.size, order.costs, order.start, order.goal);
    assertThat(shown).as("as the lesson tells").isEqualTo(order == Order.STRICT ? 7 : 6);
    assertThat(usual).isEqualTo(shown - 1);
  }
}
