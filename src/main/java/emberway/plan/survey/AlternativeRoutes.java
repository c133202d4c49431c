package emberway.plan.survey;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.NumberText;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.ShortestPathTree;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchStats;
import emberway.plan.query.StepCosts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Finds several clearly different routes from one cell to another: the cheapest first, then the
 * others in order of cost.
 *
 * <p>Every route after the first costs at most {@link Limits#stretch} times the cheapest; at most
 * {@link Limits#shared} of its cells lie near those of earlier routes, without start and goal,
 * which all routes share; it visits no cell twice; and it makes no needless detour: every part of
 * it that costs no more than {@value #LOCAL} of the cheapest route is itself a cheapest route.
 * There may be fewer routes than requested. A single step has no other routes.
 *
 * <p>Design. After Abraham, Delling, Goldberg and Werneck, "Alternative routes in road networks",
 * 2010: see {@link Plateaus}. For why near cells count as shared on a grid, see {@code
 * docs/decisions/0007-kinds-of-queries.md}.
 */
public final class AlternativeRoutes {
  /** Parts up to this cost must be cheapest routes. [of the cheapest route's cost] */
  public static final double LOCAL = 0.2;

  /** The distance up to which cells are near a route. [of the cheapest route's steps] */
  private static final double NEAR = 1 / 40.0;

  private static final int MIN_NEAR = 1;

  /** The most candidates examined; the most expensive ones are skipped. */
  private static final int MAX_CANDIDATES = 20_000;

  /**
   * The limits of a request.
   *
   * @param most the most routes in all [1..{@value #MAX_ROUTES}]
   * @param stretch the greatest cost of a route, as a multiple of the cheapest [1..{@value
   *     #MAX_STRETCH}]
   * @param shared the share of each route, without its ends, that may lie near earlier routes
   *     [0..1, less than 1]
   */
  public record Limits(int most, double stretch, double shared) {
    /** The greatest number of routes. */
    public static final int MAX_ROUTES = 100;

    /** The greatest stretch. */
    public static final double MAX_STRETCH = 10;

    /** The default share. */
    public static final double DEFAULT_SHARED = 0.6;

    /** Checks that the components lie in their ranges. */
    public Limits {
      if (most < 1 || most > MAX_ROUTES) {
        throw new IllegalArgumentException(
            "%d routes: must be in 1..%d".formatted(most, MAX_ROUTES));
      }
      NumberText.checkRange("stretch", stretch, 1, MAX_STRETCH);
      if (!(shared >= 0 && shared < 1)) {
        throw new IllegalArgumentException(
            "share %s: must be in 0..1, and less than 1".formatted(NumberText.plain(shared)));
      }
    }
  }

  private final StepCosts steps;

  /** Creates a finder of routes over a field. */
  public AlternativeRoutes(CostField field, Movement movement) {
    steps = new StepCosts(field, movement);
  }

  /**
   * The routes found.
   *
   * @param best the answer that {@link Planner} gives
   * @param others the other routes, cheapest first; empty if there is no best route
   * @param via for each of them, a cell through which no route is cheaper
   */
  public record Answer(Outcome best, List<Route> others, List<Cell> via) {
    /** Copies the lists. */
    public Answer {
      others = List.copyOf(others);
      via = List.copyOf(via);
    }

    /** An answer without other routes. */
    private static Answer of(Outcome best) {
      return new Answer(best, List.of(), List.of());
    }
  }

  /**
   * Finds routes between two cells.
   *
   * @throws IllegalArgumentException if one of them lies off the map
   */
  public Answer plan(Cell from, Cell to, Limits limits, SearchHooks hooks) {
    Outcome best = new Planner(steps).plan(Query.between(from, to), hooks);
    if (!(best instanceof Outcome.Found found) || found.route().steps() < 2 || limits.most == 1) {
      return Answer.of(best);
    }
    final long began = System.nanoTime();
    double most = found.route().cost() * limits.stretch * (1 + Plateaus.ROUNDING);
    ShortestPathTree there =
        new ShortestPathTree(
            steps.field(), steps.movement(), from, ShortestPathTree.Sense.FROM_ROOT);
    ShortestPathTree back =
        new ShortestPathTree(steps.field(), steps.movement(), to, ShortestPathTree.Sense.TO_ROOT);
    if (!there.growTo(most, hooks.canceled()) || !back.growTo(most, hooks.canceled())) {
      return Answer.of(new Outcome.Stopped(best.stats()));
    }
    Plateaus plateaus = new Plateaus(there, back, steps, most);
    List<Integer> ends = choose(found.route(), plateaus, limits);
    long grown = there.expanded() + back.expanded();
    SearchStats trees = new SearchStats(grown, grown, 0, System.nanoTime() - began);
    return new Answer(
        new Outcome.Found(found.route(), best.stats().plus(trees)),
        ends.stream().map(end -> steps.route(plateaus.path(end))).toList(),
        ends.stream().map(end -> steps.size().cell(plateaus.cell(end))).toList());
  }

  /** Chooses plateaus, by the places where they end. */
  private List<Integer> choose(Route best, Plateaus plateaus, Limits limits) {
    int radius = Math.max(MIN_NEAR, (int) (best.steps() * NEAR));
    BitSet near = new BitSet(steps.size().cells());
    markAround(best, radius, near);
    List<Integer> chosen = new ArrayList<>();
    List<Integer> ends = plateaus.ends(LOCAL * best.cost());
    for (int end : ends.subList(0, Math.min(ends.size(), MAX_CANDIDATES))) {
      if (chosen.size() + 1 == limits.most) {
        break;
      }
      int[] cells = plateaus.path(end);
      if (share(cells, near) <= limits.shared && comesNowhereTwice(cells)) {
        markAround(steps.route(cells), radius, near);
        chosen.add(end);
      }
    }
    return chosen;
  }

  /** Marks the cells near those between the ends of a route. */
  private void markAround(Route route, int radius, BitSet near) {
    GridSize size = steps.size();
    for (int step = 1; step < route.steps(); step++) {
      Cell cell = route.cell(step);
      int west = Math.max(0, cell.x() - radius);
      int east = Math.min(size.width() - 1, cell.x() + radius);
      int south = Math.min(size.height() - 1, cell.y() + radius);
      for (int y = Math.max(0, cell.y() - radius); y <= south; y++) {
        near.set(size.index(west, y), size.index(east, y) + 1);
      }
    }
  }

  /** The share of the cells between the ends that is marked; 1 if there are none. */
  private static double share(int[] cells, BitSet near) {
    int between = cells.length - 2;
    int shared = 0;
    for (int step = 1; step <= between; step++) {
      shared += near.get(cells[step]) ? 1 : 0;
    }
    return between < 1 ? 1 : (double) shared / between;
  }

  private static boolean comesNowhereTwice(int[] cells) {
    return Arrays.stream(cells).distinct().count() == cells.length;
  }
}
