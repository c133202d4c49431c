package emberway.plan.hierarchy;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Goals;
import emberway.plan.query.NearestCells;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
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
 * chunks, then over the cells of the chunks that look promising. A route may cost more than the
 * cheapest; each answer says how much more at most. Whether there is a route at all is answered
 * exactly.
 *
 * <p>Chunks are worked out when a query first needs them and kept for later ones, some three bytes
 * a cell once all are; {@link #prepare} does all at once. That takes much longer than to search the
 * chunks' cells once. So a planner that {@linkplain #fallingBackOnExact falls back} on the exact
 * search works out a few for each query, and lets the exact search answer where these do not
 * suffice.
 *
 * <p>{@link #plan} serves one thread at a time; {@code prepare} may run beside it on another.
 */
public final class HierarchicalPlanner {
  /** To work out a chunk takes some twenty times as long as to search its cells once. */
  private static final int CHUNKS_FOR_ONE = 32;

  private final CostField field;
  private final Movement movement;
  private final StepCosts steps;
  private final ChunkGraph graph;
  private final ChunkSearch upper;
  private final CorridorSearch lower;
  private final Optional<Planner> exact; // to fall back on

  /** A planner over a field under these rules of movement. */
  public HierarchicalPlanner(CostField field, Movement movement) {
    this(field, movement, new ChunkGraph(field, movement), Optional.empty());
  }

  private HierarchicalPlanner(
      CostField field, Movement movement, ChunkGraph graph, Optional<Planner> exact) {
    this.exact = exact;
    this.field = field;
    this.movement = movement;
    this.graph = graph;
    steps = new StepCosts(field, Preset.TERRAIN.rules().with(movement));
    upper = new ChunkSearch(graph);
    lower = new CorridorSearch(field, movement, graph.grid());
  }

  /**
   * A planner that knows the same chunks and has the exact search answer a leg of a query where one
   * in {@value #CHUNKS_FOR_ONE} of the chunks around its ends would not be enough to work out. It
   * takes the exact search's bytes a cell in addition.
   */
  public HierarchicalPlanner fallingBackOnExact() {
    return new HierarchicalPlanner(
        field, movement, graph, Optional.of(new Planner(field, movement)));
  }

  /**
   * A planner for the same map after an edit, which takes over what the edit left as it was: all
   * chunks around which no cell's cost changed.
   *
   * @throws IllegalArgumentException if the field is of another size
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

  /** The number of chunks that are worked out. */
  int preparedChunks() {
    return graph.known();
  }

  /**
   * Works out the chunks that are not worked out yet, on all processors.
   *
   * @param progress hears now and then, from any thread, how much is done [0..1]
   * @param cancelled asked before each chunk, from any thread; what is done by then is kept
   * @return whether all are done
   */
  public boolean prepare(DoubleConsumer progress, BooleanSupplier cancelled) {
    AtomicInteger done = new AtomicInteger();
    IntStream.range(0, chunks())
        .parallel()
        .forEach(
            chunk -> {
              if (!cancelled.getAsBoolean()) {
                graph.workOut(chunk);
                progress.accept((double) done.incrementAndGet() / chunks());
              }
            });
    return done.get() == chunks();
  }

  /**
   * The answer to a query.
   *
   * <p>Of an unreachable goal, the nearest cell within reach is as near as any; among cells as near
   * it is the one to which a route was found that costs least.
   *
   * @throws IllegalArgumentException if a cell of the query lies off the map
   */
  public BoundedOutcome plan(Query query, BooleanSupplier cancelled) {
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
              BoundedOutcome leg = leg(size.index(from), new Goals(size, goals), cancelled);
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

  private BoundedOutcome leg(int start, Goals goals, BooleanSupplier cancelled) {
    final long began = System.nanoTime();
    int most =
        graph.workedOut() + exact.map(e -> mostChunks(start, goals)).orElse(field.size().cells());
    BooleanSupplier isTooMuch = () -> graph.workedOut() > most;
    if (exact.isPresent() && isTooNear(start, goals)) {
      return byExactSearch(start, goals, cancelled);
    }
    if (!upper.search(start, goals, () -> isTooMuch.getAsBoolean() || cancelled.getAsBoolean())) {
      return isTooMuch.getAsBoolean() ? byExactSearch(start, goals, cancelled) : stopped(began);
    }
    NearestCells nearestCells = null;
    if (!upper.isFound()) {
      nearestCells = NearestCells.find(goals, upper::isWithinReach);
      if (!upper.search(start, nearestCells.cells(), cancelled)) {
        return stopped(began);
      }
    }
    Goals ends = nearestCells == null ? goals : nearestCells.cells();
    int[] cells = lower.search(start, ends, upper.corridor(), SearchHooks.stoppedWhen(cancelled));
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

  /** Whether a leg is done sooner than the first chunks of the way are worked out. */
  private boolean isTooNear(int start, Goals goals) {
    GridSize size = field.size();
    int chunk = graph.grid().chunkOf(size.x(start), size.y(start));
    return !graph.isKnown(chunk)
        && mostChunks(start, goals) < graph.grid().neighborhood(chunk).length;
  }

  /** How many chunks may be worked out for a leg that could be searched exactly instead. */
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
    long columns = (east - west) / ChunkGrid.SPAN + 3L; // one more around
    long rows = (south - north) / ChunkGrid.SPAN + 3L;
    return (int) (columns * rows / CHUNKS_FOR_ONE);
  }

  private BoundedOutcome byExactSearch(int start, Goals goals, BooleanSupplier cancelled) {
    List<Cell> cells =
        IntStream.range(0, goals.count()).mapToObj(i -> field.size().cell(goals.cell(i))).toList();
    Outcome outcome =
        exact
            .orElseThrow()
            .plan(Query.toAny(field.size().cell(start), cells), SearchHooks.stoppedWhen(cancelled));
    double lowerBound =
        outcome instanceof Outcome.Found found
            ? found.route().cost()
            : outcome instanceof Outcome.Unreachable ? Double.POSITIVE_INFINITY : 0;
    return new BoundedOutcome(outcome, lowerBound, true);
  }

  /** A way stays in the corridor or leaves it; and the upper tier knows what it costs anyway. */
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
