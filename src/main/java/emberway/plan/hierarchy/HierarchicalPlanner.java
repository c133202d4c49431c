package emberway.plan.hierarchy;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Goals;
import emberway.plan.query.NearestCells;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchStats;
import emberway.plan.query.StepCosts;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;

/**
 * Plans in two tiers, for maps too large to search cell by cell: first over the entrances of
 * chunks, then over the cells of promising chunks. A route may cost more than the cheapest; each
 * answer bounds by how much. Whether a route exists is answered exactly.
 *
 * <p>Chunks are computed when a query first needs them and are kept, some three bytes a cell for
 * all of them; {@link #prepare} computes all at once. Computing a chunk takes much longer than
 * searching its cells once. So a planner that {@linkplain #fallingBackOnExact falls back} on the
 * exact search computes only a few chunks for each query, and uses the exact search if these do not
 * suffice.
 *
 * <p>{@link #plan} serves one thread at a time; {@code prepare} may run beside it on another.
 */
public final class HierarchicalPlanner {
  /** Computing a chunk takes some twenty times as long as searching its cells once. */
  private static final int CHUNKS_FOR_ONE = 32;

  private final CostField field;
  private final Movement movement;
  private final StepCosts steps;
  private final ChunkGraph graph;
  private final ChunkSearch upper;
  private final CorridorSearch lower;
  private final Optional<Planner> exact; // the fallback

  /** Creates a planner over a field with these rules of movement. */
  public HierarchicalPlanner(CostField field, Movement movement) {
    this(field, movement, new ChunkGraph(field, movement), Optional.empty());
  }

  private HierarchicalPlanner(
      CostField field, Movement movement, ChunkGraph graph, Optional<Planner> exact) {
    this.exact = exact;
    this.field = field;
    this.movement = movement;
    this.graph = graph;
    steps = new StepCosts(field, movement);
    upper = new ChunkSearch(graph);
    lower = new CorridorSearch(field, movement, graph.grid());
  }

  /**
   * Returns a planner with the same chunks and a fallback: a leg is searched exactly if it needs
   * more than one in {@value #CHUNKS_FOR_ONE} of the chunks around its ends to be computed. Takes
   * the memory of the exact search in addition.
   */
  public HierarchicalPlanner fallingBackOnExact() {
    return new HierarchicalPlanner(
        field, movement, graph, Optional.of(new Planner(field, movement)));
  }

  /**
   * Returns a planner for the same map after an edit. It takes over all chunks around which no
   * cell's cost changed.
   *
   * @throws IllegalArgumentException if the field has another size
   */
  HierarchicalPlanner over(CostField changed) {
    return new HierarchicalPlanner(
        changed,
        movement,
        graph.over(changed),
        exact.map(before -> new Planner(changed, movement)));
  }

  /** The number of chunks. */
  int chunks() {
    return graph.grid().count();
  }

  /** The number of chunks computed so far. */
  int preparedChunks() {
    return graph.known();
  }

  /**
   * Computes all missing chunks, on all processors.
   *
   * @param progress receives the progress from time to time, on any thread [0..1]
   * @param canceled called before each chunk, on any thread; finished chunks are kept
   * @return whether all chunks are computed
   */
  public boolean prepare(DoubleConsumer progress, BooleanSupplier canceled) {
    AtomicInteger done = new AtomicInteger();
    IntStream.range(0, chunks())
        .parallel()
        .forEach(
            chunk -> {
              if (!canceled.getAsBoolean()) {
                graph.workOut(chunk);
                progress.accept((double) done.incrementAndGet() / chunks());
              }
            });
    return done.get() == chunks();
  }

  /**
   * Answers a query.
   *
   * <p>If a goal is unreachable, the answer leads to a reachable cell at the least distance from
   * it; of several such cells, to the one with the cheapest route found.
   *
   * @throws IllegalArgumentException if a cell of the query lies off the map
   */
  public BoundedOutcome plan(Query query, BooleanSupplier canceled) {
    query.check(field.size());
    GridSize size = field.size();
    if (field.isBlocked(size.index(query.from()))) {
      Outcome blocked = new Outcome.BlockedStart(query.from(), SearchStats.NONE);
      return new BoundedOutcome(blocked, Double.POSITIVE_INFINITY, false);
    }
    double[] bound = {0};
    boolean[] isExact = {true};
    Outcome outcome =
        Planner.planLegs(
            query,
            steps,
            (from, goals) -> {
              BoundedOutcome leg = leg(size.index(from), new Goals(size, goals), canceled);
              bound[0] += leg.lowerBound();
              isExact[0] &= leg.byExactSearch();
              return leg.outcome();
            });
    if (outcome instanceof Outcome.Found found) {
      return new BoundedOutcome(outcome, Math.min(bound[0], found.route().cost()), isExact[0]);
    }
    boolean isUnreachable = outcome instanceof Outcome.Unreachable;
    return new BoundedOutcome(outcome, isUnreachable ? Double.POSITIVE_INFINITY : 0, isExact[0]);
  }

  private BoundedOutcome leg(int start, Goals goals, BooleanSupplier canceled) {
    final long began = System.nanoTime();
    int most =
        graph.workedOut() + exact.map(e -> mostChunks(start, goals)).orElse(field.size().cells());
    BooleanSupplier isTooMuch = () -> graph.workedOut() > most;
    if (exact.isPresent() && isTooNear(start, goals)) {
      return byExactSearch(start, goals, canceled);
    }
    if (!upper.search(start, goals, () -> isTooMuch.getAsBoolean() || canceled.getAsBoolean())) {
      return isTooMuch.getAsBoolean() ? byExactSearch(start, goals, canceled) : stopped(began);
    }
    NearestCells nearestCells = null;
    if (!upper.isFound()) {
      nearestCells = NearestCells.find(goals, upper::isWithinReach);
      if (!upper.search(start, nearestCells.cells(), canceled)) {
        return stopped(began);
      }
    }
    Goals ends = nearestCells == null ? goals : nearestCells.cells();
    int[] cells = lower.search(start, ends, upper.corridor(), SearchHooks.stoppedWhen(canceled));
    if (cells.length == 0) {
      return stopped(began);
    }
    Route route = steps.route(cells);
    SearchStats stats = stats(began);
    if (nearestCells == null) {
      return new BoundedOutcome(new Outcome.Found(route, stats), lowerBound(route), false);
    }
    Cell target = field.size().cell(nearestCells.goalOf(cells[cells.length - 1]));
    Outcome outcome = new Outcome.Unreachable(target, route, stats);
    return new BoundedOutcome(outcome, Double.POSITIVE_INFINITY, false);
  }

  /** Whether the exact search is faster than computing the first chunks of the leg. */
  private boolean isTooNear(int start, Goals goals) {
    GridSize size = field.size();
    int chunk = graph.grid().chunkOf(size.x(start), size.y(start));
    return !graph.isKnown(chunk)
        && mostChunks(start, goals) < graph.grid().neighborhood(chunk).length;
  }

  /** The most chunks to compute for a leg that could be searched exactly instead. */
  private int mostChunks(int start, Goals goals) {
    GridSize size = field.size();
    int west = size.x(start);
    int east = west;
    int north = size.y(start);
    int south = north;
    for (int i = 0; i < goals.count(); i++) {
      west = Math.min(west, size.x(goals.cell(i)));
      east = Math.max(east, size.x(goals.cell(i)));
      north = Math.min(north, size.y(goals.cell(i)));
      south = Math.max(south, size.y(goals.cell(i)));
    }
    long columns = (east - west) / ChunkGrid.SPAN + 3L; // one more on either side
    long rows = (south - north) / ChunkGrid.SPAN + 3L;
    return (int) (columns * rows / CHUNKS_FOR_ONE);
  }

  private BoundedOutcome byExactSearch(int start, Goals goals, BooleanSupplier canceled) {
    List<Cell> cells =
        IntStream.range(0, goals.count()).mapToObj(i -> field.size().cell(goals.cell(i))).toList();
    Outcome outcome =
        exact
            .orElseThrow()
            .plan(Query.toAny(field.size().cell(start), cells), SearchHooks.stoppedWhen(canceled));
    double lowerBound =
        outcome instanceof Outcome.Found found
            ? found.route().cost()
            : outcome instanceof Outcome.Unreachable ? Double.POSITIVE_INFINITY : 0;
    return new BoundedOutcome(outcome, lowerBound, true);
  }

  /**
   * A lower bound on the cost of any route: a route either stays in the corridor or leaves it, and
   * the upper tier's bound holds for both.
   */
  private double lowerBound(Route route) {
    double inside = route.cost() * lower.slack();
    double leaving = graph.units().cost(upper.leaving());
    double asTheCrowFlies =
        steps
            .octileDistance()
            .of(
                Math.abs(route.start().x() - route.end().x()),
                Math.abs(route.start().y() - route.end().y()));
    double anywhere = graph.units().cost(upper.least());
    return Math.max(Math.max(anywhere, asTheCrowFlies), Math.min(inside, leaving));
  }

  private BoundedOutcome stopped(long began) {
    return new BoundedOutcome(new Outcome.Stopped(stats(began)), 0, false);
  }

  private SearchStats stats(long began) {
    return new SearchStats(lower.expanded(), lower.generated(), 0, System.nanoTime() - began);
  }
}
