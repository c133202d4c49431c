package emberway.plan;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.astar.FixedPointAStar;
import emberway.plan.astar.JumpPointSearch;
import emberway.plan.cost.ConnectedComponents;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.landmark.LandmarkPreparation;
import emberway.plan.landmark.Landmarks;
import emberway.plan.query.Goals;
import emberway.plan.query.LegSearch;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
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
 * Answers queries over one cost field: the entry point of this package.
 *
 * <p>A planner keeps its working arrays from query to query (made on first use; 9 bytes a cell for
 * the default search, one where all ground costs the same), so keep one for many queries over the
 * same map; it serves one thread at a time. Cost fields are shared freely.
 */
public final class Planner {
  private final CostField field;
  private final StepCosts steps;
  private final LegSearch legSearch;
  private final SearchRules rules;
  private ConnectedComponents connectedComponents; // null until needed; of searches that know none
  private volatile Landmarks landmarks; // null while there are none

  /** A planner for the cheapest routes under these rules of movement. */
  public Planner(CostField field, Movement movement) {
    this(field, Preset.TERRAIN.rules().with(movement));
  }

  /** A planner that searches by these rules. */
  public Planner(CostField field, SearchRules rules) {
    this.field = field;
    this.rules = rules;
    steps = new StepCosts(field, rules);
    legSearch =
        rules.areExact()
            ? exact(field, rules.movement(), steps)
            : new TextbookSearch(field, rules, steps);
  }

  /** The exact search that is fastest over a field; which one it is decides no cost. */
  private static LegSearch exact(CostField field, Movement movement, StepCosts steps) {
    return JumpPointSearch.fits(field, movement)
        ? new JumpPointSearch(field, movement, steps)
        : FixedPointAStar.of(field, movement, steps);
  }

  /**
   * A planner by the default rules over the field of a map that was edited; takes the arrays of the
   * one before, which must not be used any more, as far as they are of use, and its landmarks if
   * they still hold.
   */
  public static Planner after(Planner before, CostField edited, Movement movement) {
    Planner next = new Planner(edited, movement);
    if (before.legSearch instanceof FixedPointAStar spent
        && next.legSearch instanceof FixedPointAStar search) {
      search.takeOver(spent);
    }
    Landmarks kept = before.landmarks;
    if (kept != null && before.rules.movement().equals(movement)) {
      next.landmarks = kept.after(edited, next.moves());
    }
    return next;
  }

  /** Whether landmarks make this planner faster; others take them and have no use for them. */
  public boolean isFasterWithLandmarks() {
    return legSearch instanceof FixedPointAStar;
  }

  private byte[] moves() {
    return legSearch instanceof FixedPointAStar packed
        ? packed.moves()
        : NeighborMasks.of(field, rules.movement().cornerCutting());
  }

  /** Whether landmarks are to be made: there are none, or after edits new ones say more. */
  public boolean wantsLandmarks() {
    Landmarks used = landmarks;
    return used == null || used.areWorn();
  }

  /** Whether it has landmarks to use. */
  public boolean hasLandmarks() {
    return landmarks != null;
  }

  /** What makes landmarks for this planner. */
  public LandmarkPreparation landmarkPreparation() {
    return new LandmarkPreparation(field, rules.movement());
  }

  /**
   * From the next leg on, lets landmarks bound the cost of ways. Answers cost the same with and
   * without, and until they are ready. May be called on any thread, also while a query is under
   * way.
   *
   * @throws IllegalArgumentException if they do not hold for this planner's field and movement
   */
  public void use(Landmarks prepared) {
    if (!prepared.holdFor(field, rules.movement())) {
      throw new IllegalArgumentException("landmarks of another field or movement");
    }
    landmarks = prepared;
  }

  /** The way from one cell to another; see {@link #plan(Query, SearchHooks)}. */
  public Outcome plan(Cell from, Cell to) {
    return plan(Query.between(from, to), SearchHooks.NONE);
  }

  /** The answer to a query; see {@link #plan(Query, SearchHooks)}. */
  public Outcome plan(Query query) {
    return plan(query, SearchHooks.NONE);
  }

  /**
   * The answer to a query. Of goals that are equally cheap to reach, whichever is found first.
   *
   * @throws IllegalArgumentException if a cell of the query lies off the map
   */
  public Outcome plan(Query query, SearchHooks hooks) {
    query.check(field.size());
    if (field.isBlocked(field.size().index(query.from()))) {
      return new Outcome.BlockedStart(query.from(), SearchStats.NONE);
    }
    return query.via().isEmpty()
        ? leg(query.from(), query.goals(), hooks)
        : planLegs(query, steps, (from, goals) -> leg(from, goals, hooks));
  }

  /**
   * Each leg starts where the one before ended. A way-point out of reach is left out, with those
   * behind it: the last leg then shows how near the goal is all the same.
   *
   * @param steps what the route costs
   * @param search finds the way from a cell to the cheapest of some goals
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
   * Those of some goals to which no way leads, in their order. The first time linear in the cells,
   * then at once but for goals in small closed parts of the map.
   *
   * @throws IllegalArgumentException if one of the cells lies off the map
   */
  public List<Cell> outOfReach(Cell from, List<Cell> goals) {
    GridSize size = field.size();
    new Query(from, List.of(), goals).check(size);
    int start = size.index(from);
    boolean isShut = field.isBlocked(start);
    return goals.stream().filter(goal -> isShut || !areJoined(start, size.index(goal))).toList();
  }

  private boolean areJoined(int one, int other) {
    if (legSearch instanceof JumpPointSearch jumps) {
      return jumps.areJoined(one, other);
    }
    if (legSearch instanceof FixedPointAStar packed && packed.connectedComponents().isPresent()) {
      return packed.connectedComponents().get().areJoined(one, other);
    }
    if (connectedComponents == null) {
      connectedComponents = new ConnectedComponents(moves(), field.size().width());
    }
    return connectedComponents.areJoined(one, other);
  }

  private Outcome leg(Cell from, List<Cell> goals, SearchHooks hooks) {
    GridSize size = field.size();
    if (legSearch instanceof FixedPointAStar packed) {
      packed.use(landmarks);
    }
    return legSearch.search(size.index(from), new Goals(size, goals), hooks);
  }

  /** The cells of a way and of a route that starts where it ends. */
  private static int[] joined(int[] way, Route route) {
    int[] joined = Arrays.copyOf(way, way.length + route.steps());
    for (int step = 1; step <= route.steps(); step++) {
      joined[way.length + step - 1] = route.index(step);
    }
    return joined;
  }
}
