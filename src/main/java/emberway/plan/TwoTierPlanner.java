package emberway.plan;

import emberway.map.Cell;
import emberway.map.GridSize;
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
 * a cell once all are; {@link #prepare} does all at once. {@link #plan} serves one thread at a
 * time; {@code prepare} may run beside it on another.
 */
public final class TwoTierPlanner {
  private final CostField field;
  private final Movement movement;
  private final StepCosts steps;
  private final ChunkGraph graph;
  private final ChunkSearch upper;
  private final CorridorSearch lower;

  /** A planner over a field under these rules of movement. */
  public TwoTierPlanner(CostField field, Movement movement) {
    this(field, movement, new ChunkGraph(field, movement));
  }

  private TwoTierPlanner(CostField field, Movement movement, ChunkGraph graph) {
    this.field = field;
    this.movement = movement;
    this.graph = graph;
    steps = new StepCosts(field, Preset.TERRAIN.rules().with(movement));
    upper = new ChunkSearch(graph);
    lower = new CorridorSearch(field, movement, graph.grid());
  }

  /**
   * A planner for the same map after an edit, which takes over what the edit left as it was: all
   * chunks around which no cell's cost changed.
   *
   * @throws IllegalArgumentException if the field is of another size
   */
  public TwoTierPlanner over(CostField changed) {
    return new TwoTierPlanner(changed, movement, graph.over(changed));
  }

  /** The number of chunks. */
  public int chunks() {
    return graph.grid().count();
  }

  /** The number of chunks that are worked out. */
  public int preparedChunks() {
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
    ThreadLocal<WindowKernel> kernels = ThreadLocal.withInitial(graph::kernel);
    IntStream.range(0, chunks())
        .parallel()
        .forEach(
            chunk -> {
              if (!cancelled.getAsBoolean()) {
                graph.chunk(chunk, kernels.get());
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
  public Bounded plan(Query query, BooleanSupplier cancelled) {
    query.check(field.size());
    GridSize size = field.size();
    if (field.isBlocked(size.index(query.from()))) {
      Outcome blocked = new Outcome.BlockedStart(query.from(), SearchStats.NONE);
      return new Bounded(blocked, Double.POSITIVE_INFINITY);
    }
    double[] bound = {0};
    Outcome outcome =
        Planner.planLegs(
            query,
            steps,
            (from, goals) -> {
              Bounded leg = leg(size.index(from), new Goals(size, goals), cancelled);
              bound[0] += leg.lowerBound();
              return leg.outcome();
            });
    if (outcome instanceof Outcome.Found found) {
      return new Bounded(outcome, Math.min(bound[0], found.route().cost()));
    }
    boolean isUnreachable = outcome instanceof Outcome.Unreachable;
    return new Bounded(outcome, isUnreachable ? Double.POSITIVE_INFINITY : 0);
  }

  private Bounded leg(int start, Goals goals, BooleanSupplier cancelled) {
    final long began = System.nanoTime();
    if (!upper.search(start, goals, cancelled)) {
      return stopped(began);
    }
    Nearby nearby = null;
    if (!upper.isFound()) {
      nearby = Nearby.find(goals, upper::isWithinReach);
      if (!upper.search(start, nearby.cells(), cancelled)) {
        return stopped(began);
      }
    }
    Goals ends = nearby == null ? goals : nearby.cells();
    int[] cells = lower.search(start, ends, upper.corridor(), SearchHooks.stoppedWhen(cancelled));
    if (cells.length == 0) {
      return stopped(began);
    }
    Route route = steps.route(cells);
    SearchStats stats = stats(began);
    if (nearby == null) {
      return new Bounded(new Outcome.Found(route, stats), lowerBound(route));
    }
    Cell target = field.size().cell(nearby.goalOf(cells[cells.length - 1]));
    Outcome outcome = new Outcome.Unreachable(target, route, stats);
    return new Bounded(outcome, Double.POSITIVE_INFINITY);
  }

  /** A way stays in the corridor or leaves it; and the upper tier knows what it costs anyway. */
  private double lowerBound(Route route) {
    double inside = route.cost() * lower.slack();
    double leaving = graph.units().cost(upper.leaving());
    double asTheCrowFlies =
        steps
            .lowerBound()
            .of(
                Math.abs(route.start().x() - route.end().x()),
                Math.abs(route.start().y() - route.end().y()));
    double anywhere = graph.units().cost(upper.least());
    return Math.max(Math.max(anywhere, asTheCrowFlies), Math.min(inside, leaving));
  }

  private Bounded stopped(long began) {
    return new Bounded(new Outcome.Stopped(stats(began)), 0);
  }

  private SearchStats stats(long began) {
    return new SearchStats(lower.expanded(), lower.generated(), 0, System.nanoTime() - began);
  }
}
