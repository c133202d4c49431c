package emberway.plan.astar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.OneTerrain;
import emberway.plan.PublishedFormula;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Goals;
import emberway.plan.query.LegSearch;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchListener;
import emberway.plan.query.StepCosts;
import emberway.testing.Extent;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("extent")
final class JumpPointSearchTest {
  /** More of them for a longer look, as in {@code -Demberway.jump.maps=200000}. */
  private static final long MAPS = Long.getLong("emberway.jump.maps", Extent.of(1_000, 25_000));

  /** Against a plain Dijkstra and the packed search, which share no code with it or each other. */
  @Test
  void search_oneTerrain_agreesWithDijkstraAndThePackedSearch() {
    int[] answers = new int[2];
    for (long seed = 1; seed <= MAPS; seed++) {
      OneTerrain random = new OneTerrain(seed);
      CostField field = CostField.of(random.map());
      StepCosts steps = new StepCosts(field, random.movement);
      int start = random.passableCell();
      if (start < 0) {
        continue;
      }
      JumpPointSearch jumps = new JumpPointSearch(steps);
      LegSearch packed = FixedPointAStar.of(steps);
      PublishedFormula formula = random.formula();
      double[] cheapest = formula.cheapestFrom(start);
      for (int i = 0; i < 4; i++) {
        List<Cell> cells = new ArrayList<>();
        for (int goal = 0; goal <= (i < 2 ? 0 : random.random.nextInt(5)); goal++) {
          cells.add(random.cell());
        }
        Goals goals = new Goals(field.size(), cells);
        Outcome one = jumps.search(start, goals, SearchHooks.NONE);
        Outcome other = packed.search(start, goals, SearchHooks.NONE);
        long mapSeed = seed;
        Supplier<String> about =
            () ->
                "seed %d, %s to %s%n%s".formatted(mapSeed, field.size().cell(start), cells, random);
        assertThat(one).as(about).hasSameClassAs(other);
        Route route = route(one);
        assertThat(route.cost())
            .as(about)
            .isEqualTo(formula.costOf(route))
            .isCloseTo(route(other).cost(), within(1e-8 * route(other).cost()))
            .isCloseTo(cheapest[route.index(route.steps())], within(1e-8 * route.cost()));
        double expected =
            IntStream.range(0, goals.count())
                .mapToDouble(goal -> cheapest[goals.cell(goal)])
                .min()
                .getAsDouble();
        if (one instanceof Outcome.Unreachable failed) {
          assertThat(expected).as(about).isInfinite();
          assertThat(failed.target()).as(about).isEqualTo(((Outcome.Unreachable) other).target());
          assertThat(route.end()).as(about).isEqualTo(route(other).end());
          answers[0]++;
        } else {
          assertThat(goals.contains(route.index(route.steps()))).as(about).isTrue();
          assertThat(route.cost()).as(about).isCloseTo(expected, within(1e-8 * expected));
          answers[1]++;
        }
      }
    }
    assertThat(answers[0]).as("no routes").isGreaterThan((int) (MAPS * 6 / 25));
    assertThat(answers[1]).as("routes").isGreaterThan((int) (MAPS * 37 / 25));
  }

  /** A pillar every other cell makes nearly all that is left a corner. */
  private static CostField pillars(int side) {
    double[] costs = new double[side * side];
    Arrays.setAll(
        costs, cell -> cell / side % 2 == 1 && cell % side % 2 == 1 ? Double.POSITIVE_INFINITY : 1);
    return CostField.of(new GridSize(side, side), costs);
  }

  private static JumpPointSearch search(CostField field, Movement movement) {
    return new JumpPointSearch(new StepCosts(field, movement));
  }

  @Test
  void search_cancelledOnTheWay_stopsAndCanBeAskedAgain() {
    CostField field = pillars(301);
    JumpPointSearch search = search(field, Movement.PUBLISHED);
    Goals goals = new Goals(field.size(), List.of(new Cell(299, 299))); // in a pillar
    AtomicInteger asked = new AtomicInteger();
    Outcome outcome =
        search.search(0, goals, SearchHooks.stoppedWhen(() -> asked.incrementAndGet() > 2));
    assertThat(outcome).isInstanceOf(Outcome.Stopped.class);
    assertThat(outcome.stats().expanded()).isEqualTo(2L * SearchHooks.POLL_INTERVAL);
    assertThat(search.search(0, goals, SearchHooks.NONE)).isInstanceOf(Outcome.Unreachable.class);
  }

  /** Jumps have no parent next to them; whoever listens hears a search of cells. */
  @Test
  void search_listenedTo_tellsOfNeighborsOnly() {
    CostField field = pillars(21);
    JumpPointSearch search = search(field, Movement.PUBLISHED);
    Goals goals = new Goals(field.size(), List.of(new Cell(20, 3)));
    List<Integer> parents = new ArrayList<>();
    SearchListener listener =
        new SearchListener() {
          @Override
          public void opened(int cell, int parent, double g, double h) {
            if (parent != NO_PARENT) {
              Cell there = field.size().cell(cell);
              assertThat(there.squaredDistanceTo(field.size().cell(parent))).isLessThan(3);
              parents.add(parent);
            }
          }
        };
    Outcome heard = search.search(0, goals, SearchHooks.listening(listener));
    assertThat(parents).isNotEmpty();
    assertThat(route(heard).cost())
        .isCloseTo(route(search.search(0, goals, SearchHooks.NONE)).cost(), within(1e-9));
  }

  @Test
  void search_onceWarm_allocatesTheAnswerOnly() {
    CostField field = pillars(201);
    JumpPointSearch search = search(field, Movement.PUBLISHED);
    Goals goals = new Goals(field.size(), List.of(new Cell(200, 200), new Cell(200, 190)));
    Outcome outcome = null;
    for (int i = 0; i < 20; i++) {
      outcome = search.search(1, goals, SearchHooks.NONE);
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < 10; i++) {
      outcome = search.search(1, goals, SearchHooks.NONE);
    }
    long bytes = (threads.getCurrentThreadAllocatedBytes() - before) / 10;
    assertThat(bytes).isLessThan(4L * route(outcome).steps() + 500);
  }

  /** Components too many for a label of their own, and goals out of reach between them. */
  @Test
  void search_amongAHundredIslands_endsAtTheNearestCell() {
    double[] costs = new double[400 * 2];
    Arrays.setAll(costs, cell -> cell % 4 == 3 ? Double.POSITIVE_INFINITY : 1);
    CostField field = CostField.of(new GridSize(400, 2), costs);
    JumpPointSearch search = search(field, Movement.PUBLISHED);
    for (int start = 0; start < 400; start += 4) {
      Cell next = new Cell((start + 4) % 400, 0);
      Outcome across =
          search.search(start, new Goals(field.size(), List.of(next)), SearchHooks.NONE);
      assertThat(across).isInstanceOf(Outcome.Unreachable.class);
      assertThat(route(across).end().x()).isEqualTo(start < 396 ? start + 2 : 396);
    }
  }

  @Test
  void fits_costsThatDifferOrDiagonalsOutOfRange_doesNot() {
    CostField one = CostField.of(new GridSize(2, 1), new double[] {3, 3});
    CostField two = CostField.of(new GridSize(2, 1), new double[] {3, Math.nextUp(3)});
    CostField none = CostField.of(new GridSize(1, 1), new double[] {Double.POSITIVE_INFINITY});
    assertThat(JumpPointSearch.fits(new StepCosts(one, new Movement(CornerCutting.CUT, 1))))
        .isTrue();
    assertThat(JumpPointSearch.fits(new StepCosts(one, new Movement(CornerCutting.CUT, 2))))
        .isTrue();
    assertThat(JumpPointSearch.fits(new StepCosts(one, new Movement(CornerCutting.CUT, 0.999))))
        .isFalse();
    assertThat(JumpPointSearch.fits(new StepCosts(one, new Movement(CornerCutting.CUT, 2.001))))
        .isFalse();
    assertThat(JumpPointSearch.fits(new StepCosts(two, Movement.PUBLISHED))).isFalse();
    assertThat(JumpPointSearch.fits(new StepCosts(none, Movement.PUBLISHED))).isFalse();
  }

  private static Route route(Outcome outcome) {
    return outcome instanceof Outcome.Found found
        ? found.route()
        : ((Outcome.Unreachable) outcome).nearest();
  }
}
