package emberway.plan;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.astar.ExactSearch;
import emberway.plan.astar.FixedPointAStar;
import emberway.plan.astar.FloatingPointAStar;
import emberway.plan.astar.JumpPointSearch;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.landmark.LandmarkPreparation;
import emberway.plan.landmark.Landmarks;
import emberway.plan.query.Goals;
import emberway.plan.query.LegSearch;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchRules;
import emberway.plan.query.SearchStats;
import emberway.plan.query.StepCosts;
import emberway.plan.textbook.TextbookSearch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Answers route queries over one cost field: the entry point of this package.
 *
 * <p>A planner reuses its working arrays from query to query, so keep one planner for many queries
 * over the same map. The arrays are allocated on first use and take 9 bytes a cell for the default
 * search, or one byte a cell if all ground costs the same. A planner serves one thread at a time;
 * any number of planners may share a cost field.
 */
public final class Planner {
  private final StepCosts steps;
  private final ExactSearch exactSearch;
  private final LegSearch legSearch; // the exact search, or that of the rules
  private volatile Landmarks landmarks; // null until landmarks are ready

  /** Creates a planner that finds cheapest routes under these rules of movement. */
  public Planner(CostField field, Movement movement) {
    this(new StepCosts(field, movement));
  }

  /** Creates a planner that searches by these rules. */
  public Planner(CostField field, SearchRules rules) {
    this(new StepCosts(field, rules));
  }

  /** Creates a planner of routes by these steps. */
  public Planner(StepCosts steps) {
    this.steps = steps;
    if (steps.rules().areExact()) {
      exactSearch = fastest(steps);
      legSearch = exactSearch;
    } else {
      exactSearch = new FloatingPointAStar(steps); // plans no legs
      legSearch = new TextbookSearch(steps);
    }
  }

  /** Chooses the fastest exact search; the choice does not affect the route's cost. */
  private static ExactSearch fastest(StepCosts steps) {
    return JumpPointSearch.fits(steps) ? new JumpPointSearch(steps) : FixedPointAStar.of(steps);
  }

  /**
   * Creates the planner of an edited field from that of the field before. It answers as a new
   * planner with the default rules does, but begins with what the previous one has worked out: the
   * moves that each cell allows and the connected parts of the map, which are updated around the
   * changed cells, landmarks, which are repaired, and the working arrays. For edits of a few cells
   * between queries; after a change of most cells, or where all ground costs the same before or
   * after the edit, a new planner is as good.
   *
   * <p>Linear in the changed cells, their surroundings, and the pages that the fields do not share:
   * few if one was made from the other by {@link CostField#with} or {@link CostField#edited}, all
   * otherwise. Landmarks that would take too long to repair are dropped; {@link #wantsLandmarks}
   * tells when to prepare new ones.
   *
   * <p>Call it on the thread of the previous planner, with no {@link BackgroundLandmarks} at work
   * for it. The previous planner must not be used any more.
   *
   * @param edited the field after the edit, of the same size
   * @param movement the rules of movement; if they are not those of the previous planner, nothing
   *     is taken over
   * @throws IllegalArgumentException if the field has another size
   */
  public static Planner after(Planner before, CostField edited, Movement movement) {
    if (!edited.size().equals(before.steps.size())) {
      throw new IllegalArgumentException(
          "a field of %s cells for a planner over %s"
              .formatted(edited.size(), before.steps.size()));
    }
    Planner next = new Planner(edited, movement);
    next.exactSearch.takeOver(before.exactSearch);
    Landmarks kept = before.landmarks;
    if (kept != null && before.steps.movement().equals(movement)) {
      next.landmarks = kept.after(edited, next.exactSearch.moves());
    }
    return next;
  }

  /** Gives back the working arrays of searches; the next query allocates them again. */
  public void release() {
    exactSearch.release();
  }

  /**
   * Whether landmarks can speed up this planner; other planners accept landmarks but ignore them.
   */
  public boolean isFasterWithLandmarks() {
    return exactSearch.usesLandmarks();
  }

  /** Whether to prepare landmarks: there are none yet, or edits have weakened their bounds. */
  public boolean wantsLandmarks() {
    Landmarks used = landmarks;
    return used == null || used.areWeak();
  }

  /** Whether this planner has landmarks to use. */
  public boolean hasLandmarks() {
    return landmarks != null;
  }

  /** Creates a preparation of landmarks for this planner. */
  public LandmarkPreparation landmarkPreparation() {
    return new LandmarkPreparation(steps.field(), steps.movement());
  }

  /**
   * Uses landmarks as lower bounds on route costs, from the next leg on. Routes cost the same with
   * and without landmarks. May be called from any thread, also during a query.
   *
   * @throws IllegalArgumentException if the landmarks do not hold for this planner's field and
   *     movement
   */
  public void use(Landmarks prepared) {
    if (!prepared.holdFor(steps.field(), steps.movement())) {
      throw new IllegalArgumentException("landmarks of another field or movement");
    }
    landmarks = prepared;
  }

  /** Finds the cheapest route from one cell to another; see {@link #plan(Query, SearchHooks)}. */
  public Outcome plan(Cell from, Cell to) {
    return plan(Query.between(from, to), SearchHooks.NONE);
  }

  /** Answers a query; see {@link #plan(Query, SearchHooks)}. */
  public Outcome plan(Query query) {
    return plan(query, SearchHooks.NONE);
  }

  /**
   * Answers a query. If several goals are equally cheap to reach, the first one found is used.
   *
   * @throws IllegalArgumentException if a cell of the query lies off the map
   */
  public Outcome plan(Query query, SearchHooks hooks) {
    query.check(steps.size());
    if (steps.field().isBlocked(steps.size().index(query.from()))) {
      return new Outcome.BlockedStart(query.from(), SearchStats.NONE);
    }
    return query.via().isEmpty()
        ? leg(query.from(), query.goals(), hooks)
        : planLegs(query, steps, (from, goals) -> leg(from, goals, hooks));
  }

  /**
   * Plans the legs of a query one after another; each leg starts where the previous one ended. If a
   * waypoint cannot be reached, it and all later waypoints are skipped; the last leg still leads as
   * near to the goal as possible.
   *
   * @param steps the step costs of the route
   * @param search finds the route from a cell to the cheapest of several goals
   */
  public static Outcome planLegs(
      Query query, StepCosts steps, BiFunction<Cell, List<Cell>, Outcome> search) {
    List<List<Cell>> legs = new ArrayList<>();
    query.via().forEach(cell -> legs.add(List.of(cell)));
    legs.add(query.goals());
    SearchStats stats = SearchStats.NONE;
    int[] cells = {steps.size().index(query.from())};
    Cell unreachable = null;
    int last = legs.size() - 1;
    for (int i = 0; i <= last; i++) {
      Outcome leg = search.apply(steps.size().cell(cells[cells.length - 1]), legs.get(i));
      stats = stats.plus(leg.stats());
      if (leg instanceof Outcome.Found found) {
        cells = joined(cells, found.route());
      } else if (leg instanceof Outcome.Unreachable failed) {
        unreachable = unreachable == null ? failed.target() : unreachable;
        cells = i == last ? joined(cells, failed.nearest()) : cells;
        i = Math.max(i, last - 1);
      } else {
        return new Outcome.Stopped(stats);
      }
    }
    Route route = steps.route(cells);
    return unreachable == null
        ? new Outcome.Found(route, stats)
        : new Outcome.Unreachable(unreachable, route, stats);
  }

  /**
   * Returns the goals that cannot be reached, in their order. The first call takes time linear in
   * the cells. Later calls take constant time, except for goals in small enclosed parts of the map.
   *
   * @throws IllegalArgumentException if one of the cells lies off the map
   */
  public List<Cell> outOfReach(Cell from, List<Cell> goals) {
    GridSize size = steps.size();
    new Query(from, List.of(), goals).check(size);
    int start = size.index(from);
    boolean isShut = steps.field().isBlocked(start);
    return goals.stream()
        .filter(goal -> isShut || !exactSearch.areConnected(start, size.index(goal)))
        .toList();
  }

  private Outcome leg(Cell from, List<Cell> goals, SearchHooks hooks) {
    GridSize size = steps.size();
    exactSearch.use(landmarks);
    return legSearch.search(size.index(from), new Goals(size, goals), hooks);
  }

  /** Appends a route to a row of cells; the route starts at the last of them. */
  private static int[] joined(int[] first, Route route) {
    int[] joined = Arrays.copyOf(first, first.length + route.steps());
    for (int step = 1; step <= route.steps(); step++) {
      joined[first.length + step - 1] = route.index(step);
    }
    return joined;
  }
}
