package emberway.plan.astar;

import emberway.plan.cost.ConnectedComponents;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.landmark.LandmarkHeuristic;
import emberway.plan.landmark.LandmarkPotential;
import emberway.plan.landmark.Landmarks;
import emberway.plan.query.Goals;
import emberway.plan.query.NearestCells;
import emberway.plan.query.OctileDistance;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchListener;
import emberway.plan.query.SearchStats;
import emberway.plan.query.StepCosts;
import java.util.Arrays;

/**
 * The default search where fixed-point costs fit and {@link JumpPointSearch} does not: integer A*
 * with one {@code long} a cell, in {@link FixedPointKernel}.
 *
 * <p>Design. Without landmarks it searches from the goals back to the start, which is cheaper per
 * cell. Its heuristic is the greater of {@link OctileDistance} and {@link CoarseGridBound}. With
 * landmarks it searches toward the end of the route behind which the best landmark lies ({@link
 * LandmarkHeuristic#isForward}).
 *
 * <p>Arithmetic. A step costs a whole number of units ({@link FixedPointCosts}); a unit is some
 * 2^-28 of the cheapest step. Sums are exact and equal in both directions. If a path's cost comes
 * near 2^52 units, {@link FloatingPointAStar} restarts the search and answers all later queries. It
 * also answers queries with a listener, because listeners expect a search from the start. For why
 * the result is within the promised bound, see {@code docs/decisions/0002-exact-search.md} and
 * {@code 0004-fast-queries.md}.
 */
public final class FixedPointAStar implements ExactSearch {
  /** The most expensive step [cheapest steps]; keeps its cost below 2^50 units. */
  private static final double MAX_RATIO = 1 << 20;

  private final CostField field;
  private final Movement movement;
  private final StepCosts steps;
  private final FixedPointCosts prices;
  private byte[] moves; // null until needed
  private FixedPointStates states; // null until the first search
  private FixedPointStates
      statesBehind; // for searches back from the goal; created with bidirectional
  private FixedPointKernel kernel; // null until the first search
  private BidirectionalAStar bidirectional; // null until landmarks guide a search, or if of no use
  private LandmarkHeuristic landmarks; // null if there are no landmarks
  private LandmarkPotential potential; // null if there are no landmarks
  private ConnectedComponents connectedComponents; // null until needed
  private FloatingPointAStar wide; // null until a path exceeds the units or a listener comes
  private boolean isTooWide;
  private boolean isBidirectional; // whether the current search is bidirectional

  private FixedPointAStar(StepCosts steps) {
    field = steps.field();
    movement = steps.movement();
    this.steps = steps;
    prices = new FixedPointCosts(field, movement.diagonal());
  }

  /**
   * The default search of a field: this class, or floating point if the range of costs is too wide.
   */
  public static ExactSearch of(StepCosts steps) {
    CostField field = steps.field();
    double diagonal = steps.movement().diagonal();
    double least = field.minCost() * Math.min(1, diagonal);
    double most = field.maxCost() * Math.max(1, diagonal);
    return most / least <= MAX_RATIO // false if all cells are blocked
        ? new FixedPointAStar(steps)
        : new FloatingPointAStar(steps);
  }

  /**
   * Takes over the arrays of another search of this kind with the same movement, and updates them.
   * States need no update: those of older searches are never valid.
   */
  @Override
  public void takeOver(ExactSearch before) {
    if (!(before instanceof FixedPointAStar spent)
        || spent.moves == null
        || spent.isTooWide
        || !spent.movement.equals(movement)) {
      return;
    }
    moves = spent.moves;
    connectedComponents = spent.connectedComponents;
    int[] opened =
        Arrays.stream(field.differences(spent.field))
            .filter(cell -> field.isBlocked(cell) != spent.field.isBlocked(cell))
            .toArray();
    int[] touched = NeighborMasks.around(field.size(), opened);
    byte[] allowed = NeighborMasks.byNeighborhood(movement.cornerCutting());
    for (int cell : touched) {
      moves[cell] = (byte) NeighborMasks.at(field, allowed, cell);
    }
    if (connectedComponents != null && !connectedComponents.update(touched)) {
      connectedComponents = null;
    }
    if (spent.kernel == null) {
      return;
    }
    states = spent.states;
    kernel = new FixedPointKernel(field, prices, moves, states);
    if (spent.bidirectional != null && Landmarks.payBetween(field)) {
      statesBehind = spent.statesBehind;
      bidirectional = new BidirectionalAStar(field, prices, moves, states, statesBehind);
    }
  }

  @Override
  public byte[] moves() {
    if (moves == null) {
      moves = NeighborMasks.of(field, movement.cornerCutting());
    }
    return moves;
  }

  @Override
  public boolean areConnected(int start, int cell) {
    if (isTooWide) {
      return wide().areConnected(start, cell);
    }
    label();
    return connectedComponents.areJoined(start, cell);
  }

  /** Labels the connected components, unless that is done. They are kept through edits. */
  private void label() {
    if (connectedComponents == null) {
      connectedComponents = new ConnectedComponents(moves(), field.size().width());
    }
  }

  private void makeKernel() {
    if (kernel == null) {
      states = new FixedPointStates(field.size().width(), field.size().cells());
      kernel = new FixedPointKernel(field, prices, moves(), states);
    }
  }

  @Override
  public void release() {
    kernel = null;
    bidirectional = null;
    states = null;
    statesBehind = null;
    wide = null;
  }

  @Override
  public boolean usesLandmarks() {
    return true;
  }

  @Override
  public void use(Landmarks chosen) {
    if (landmarks == null ? chosen != null : landmarks.landmarks() != chosen) {
      landmarks = chosen == null ? null : new LandmarkHeuristic(chosen, prices.unitsPerCost());
      potential = chosen == null ? null : new LandmarkPotential(chosen, prices.unitsPerCost());
    }
  }

  @Override
  public Outcome search(int start, Goals goals, SearchHooks hooks) {
    if (isTooWide || hooks.listener() != SearchListener.NONE) {
      return wide().search(start, goals, hooks);
    }
    final long began = System.nanoTime();
    makeKernel();
    kernel.resetCounts();
    isBidirectional = false;
    int end = FixedPointKernel.EXHAUSTED;
    if (connectedComponents == null || !isOutOfReach(start, goals)) {
      end = run(start, goals, false, hooks);
    }
    return switch (end) {
      case FixedPointKernel.STOPPED -> new Outcome.Stopped(stats(began));
      case FixedPointKernel.TOO_FAR -> searchWide(start, goals, hooks);
      case FixedPointKernel.EXHAUSTED -> nearest(start, goals, hooks, began);
      default -> new Outcome.Found(route(), stats(began));
    };
  }

  private FloatingPointAStar wide() {
    if (wide == null) {
      wide = new FloatingPointAStar(steps);
    }
    return wide;
  }

  private Outcome searchWide(int start, Goals goals, SearchHooks hooks) {
    isTooWide = true;
    moves = null;
    kernel = null;
    bidirectional = null;
    states = null;
    statesBehind = null;
    landmarks = null;
    potential = null;
    connectedComponents = null;
    return wide().search(start, goals, hooks);
  }

  /** Whether the labels show that no route exists. */
  private boolean isOutOfReach(int start, Goals goals) {
    int label = connectedComponents.label(start);
    if (label == ConnectedComponents.OTHER) {
      return false;
    }
    for (int i = 0; i < goals.count(); i++) {
      if (connectedComponents.label(goals.cell(i)) == label) {
        return false;
      }
    }
    return true;
  }

  /**
   * Searches in the better direction, or from both ends.
   *
   * @param isFirstWanted whether to find the first of equally cheap goals: each goal then has a
   *     handicap of one unit for each goal before it
   * @return as {@link FixedPointKernel#run}
   */
  private int run(int start, Goals goals, boolean isFirstWanted, SearchHooks hooks) {
    isBidirectional = isBidirectional(start, goals);
    if (isBidirectional) {
      int end = bidirectional().run(start, goals.cell(0), potential, hooks);
      kernel.count(bidirectional);
      return end;
    }
    begin(start, goals, isFirstWanted);
    return kernel.run(hooks);
  }

  /** Whether to search from both ends; if so, prepares the potential. */
  private boolean isBidirectional(int start, Goals goals) {
    return potential != null
        && goals.count() == 1
        && Landmarks.payBetween(field)
        && !field.isBlocked(goals.cell(0))
        && potential.begin(start, goals);
  }

  private BidirectionalAStar bidirectional() {
    if (bidirectional == null) {
      statesBehind = new FixedPointStates(field.size().width(), field.size().cells());
      bidirectional = new BidirectionalAStar(field, prices, moves, states, statesBehind);
    }
    return bidirectional;
  }

  /**
   * Begins a search from one end: from the start if landmarks make this better, else from the
   * passable goals.
   */
  private void begin(int start, Goals goals, boolean isFirstWanted) {
    boolean isGuided = landmarks != null && landmarks.begin(start, goals);
    boolean isForward = isGuided && landmarks.isForward();
    kernel.begin(isForward ? goals.cell(0) : start, isGuided ? landmarks : null, isForward);
    if (isForward) {
      kernel.push(start, 0);
      return;
    }
    for (int i = 0; i < goals.count(); i++) {
      if (!field.isBlocked(goals.cell(i))) {
        kernel.push(goals.cell(i), isFirstWanted ? i : 0);
      }
    }
  }

  /**
   * Answers if there is no route: returns the route to the cheapest of the cells nearest to the
   * goals.
   */
  private Outcome nearest(int start, Goals goals, SearchHooks hooks, long began) {
    label();
    NearestCells nearestCells;
    if (connectedComponents.label(start) == ConnectedComponents.OTHER) {
      kernel.begin(FixedPointKernel.NOWHERE, null, false);
      kernel.push(start, 0);
      if (kernel.run(hooks) == FixedPointKernel.STOPPED) {
        return new Outcome.Stopped(stats(began));
      }
      nearestCells = NearestCells.find(goals, kernel::isReached);
    } else {
      int label = connectedComponents.label(start);
      nearestCells = NearestCells.find(goals, cell -> connectedComponents.label(cell) == label);
    }
    int end = run(start, nearestCells.cells(), true, hooks);
    if (end == FixedPointKernel.STOPPED) {
      return new Outcome.Stopped(stats(began));
    }
    if (end == FixedPointKernel.TOO_FAR) {
      return searchWide(start, goals, hooks);
    }
    Route route = route();
    int goal = nearestCells.goalOf(route.index(route.steps()));
    return new Outcome.Unreachable(goals.size().cell(goal), route, stats(began));
  }

  /** The route found, from its start. */
  private Route route() {
    return steps.route(isBidirectional ? bidirectional.path() : kernel.path());
  }

  private SearchStats stats(long began) {
    return new SearchStats(kernel.expanded(), kernel.generated(), 0, System.nanoTime() - began);
  }
}
