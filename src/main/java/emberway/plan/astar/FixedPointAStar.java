package emberway.plan.astar;

import emberway.plan.cost.ConnectedComponents;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.landmark.LandmarkHeuristic;
import emberway.plan.landmark.LandmarkPotential;
import emberway.plan.landmark.Landmarks;
import emberway.plan.query.Goals;
import emberway.plan.query.LegSearch;
import emberway.plan.query.NearestCells;
import emberway.plan.query.OctileDistance;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchListener;
import emberway.plan.query.SearchStats;
import emberway.plan.query.StepCosts;
import java.util.Arrays;
import java.util.Optional;

/**
 * The default search wherever fixed-point costs fit and {@link JumpPointSearch} does not: A* in
 * integers over one {@code long} a cell, by {@link FixedPointKernel}.
 *
 * <p>Design. Without landmarks it searches from the goals back to the start, which is cheaper a
 * cell, and bounds the ways by the greater of {@link OctileDistance} and {@link CoarseGridBound}.
 * With landmarks it searches towards the end of the way that the best of them lies behind ({@link
 * LandmarkHeuristic#isForward}).
 *
 * <p>Arithmetic. A step costs a whole number of units ({@link FixedPointCosts}), a unit being some
 * 2^-28 of the cheapest step. Sums are exact, and the same in both directions. Should a way come
 * near 2^52 units, {@link FloatingPointAStar} begins anew and answers from then on; it also answers
 * when somebody listens, for it searches in the direction one would. Why the result is within the
 * promised bound: {@code docs/decisions/0002-exact-search.md} and {@code 0004-fast-queries.md}.
 */
public final class FixedPointAStar implements LegSearch {
  /** The dearest step [cheapest steps]; so that it costs less than 2^50 units. */
  private static final double MOST_RATIO = 1 << 20;

  private final CostField field;
  private final Movement movement;
  private final StepCosts steps;
  private final FixedPointCosts prices;
  private FixedPointStates states; // null until the first search
  private FixedPointStates statesBehind; // of searches back from the goal; made along with twoWay
  private FixedPointKernel kernel; // null until the first search
  private BidirectionalAStar
      twoWay; // null until landmarks guide a search, or where it does not pay
  private LandmarkHeuristic landmarks; // null while there are none
  private LandmarkPotential potential; // null while there are none
  private ConnectedComponents connectedComponents; // null until needed
  private FloatingPointAStar wide; // null until a way has outgrown the units, or somebody listens
  private boolean isTooWide;
  private boolean isTwoWay; // whether the search under way is from both ends

  private FixedPointAStar(CostField field, Movement movement, StepCosts steps) {
    this.field = field;
    this.movement = movement;
    this.steps = steps;
    prices = new FixedPointCosts(field, movement.diagonal());
  }

  /** The default search of a field: this, or a wider one if costs lie too far apart for it. */
  public static LegSearch of(CostField field, Movement movement, StepCosts steps) {
    double diagonal = movement.diagonal();
    double least = field.minCost() * Math.min(1, diagonal);
    double most = field.maxCost() * Math.max(1, diagonal);
    return most / least <= MOST_RATIO // false when all is blocked
        ? new FixedPointAStar(field, movement, steps)
        : new FloatingPointAStar(field, movement, steps);
  }

  /**
   * Takes the arrays of a search over the same map before an edit, and brings them up to date; that
   * one must not be used any more. States need nothing: those of older searches never count.
   */
  public void takeOver(FixedPointAStar spent) {
    if (spent.kernel == null || spent.isTooWide) {
      return;
    }
    byte[] moves = spent.kernel.moves();
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
    states = spent.states;
    kernel = new FixedPointKernel(field, prices, moves, states);
    if (spent.twoWay != null && Landmarks.payBetween(field)) {
      statesBehind = spent.statesBehind;
      twoWay = new BidirectionalAStar(field, prices, moves, states, statesBehind);
    }
  }

  /** The moves that each cell allows; not to be changed. */
  public byte[] moves() {
    return kernel == null ? NeighborMasks.of(field, movement.cornerCutting()) : kernel.moves();
  }

  /**
   * Which passable cells hang together, as far as the labels tell; nothing where a way may cost too
   * much for this search. Made when first asked for, linear in the cells, and kept through edits.
   */
  public Optional<ConnectedComponents> connectedComponents() {
    if (isTooWide) {
      return Optional.empty();
    }
    makeKernel();
    if (connectedComponents == null) {
      connectedComponents = new ConnectedComponents(kernel.moves(), field.size().width());
    }
    return Optional.of(connectedComponents);
  }

  private void makeKernel() {
    if (kernel == null) {
      states = new FixedPointStates(field.size().width(), field.size().cells());
      kernel =
          new FixedPointKernel(
              field, prices, NeighborMasks.of(field, movement.cornerCutting()), states);
    }
  }

  /** From the next search on, lets landmarks that hold for the field bound the ways; or none. */
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
    isTwoWay = false;
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
      wide = new FloatingPointAStar(field, movement, steps);
    }
    return wide;
  }

  private Outcome searchWide(int start, Goals goals, SearchHooks hooks) {
    isTooWide = true;
    kernel = null;
    twoWay = null;
    states = null;
    statesBehind = null;
    landmarks = null;
    potential = null;
    connectedComponents = null;
    return wide().search(start, goals, hooks);
  }

  /** Whether the labels say that there is no way. */
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
   * @param isFirstWanted whether, of goals that are equally cheap, the first is to be found: then
   *     each is handicapped by a unit for each before it
   * @return as {@link FixedPointKernel#run}
   */
  private int run(int start, Goals goals, boolean isFirstWanted, SearchHooks hooks) {
    isTwoWay = isTwoWay(start, goals);
    if (isTwoWay) {
      int end = twoWay().run(start, goals.cell(0), potential, hooks);
      kernel.count(twoWay);
      return end;
    }
    begin(start, goals, isFirstWanted);
    return kernel.run(hooks);
  }

  /** Whether to search from both ends; lets the potential begin if so. */
  private boolean isTwoWay(int start, Goals goals) {
    return potential != null
        && goals.count() == 1
        && Landmarks.payBetween(field)
        && !field.isBlocked(goals.cell(0))
        && potential.begin(start, goals);
  }

  private BidirectionalAStar twoWay() {
    if (twoWay == null) {
      statesBehind = new FixedPointStates(field.size().width(), field.size().cells());
      twoWay = new BidirectionalAStar(field, prices, kernel.moves(), states, statesBehind);
    }
    return twoWay;
  }

  /**
   * Begins a search from one end: from the start where landmarks say that this is better, else from
   * those goals that are passable.
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
   * What to answer when there is no way: the way to the cheapest of the cells nearest to the goals.
   */
  private Outcome nearest(int start, Goals goals, SearchHooks hooks, long began) {
    connectedComponents();
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

  /** The way that was found, from its start. */
  private Route route() {
    return steps.route(isTwoWay ? twoWay.way() : kernel.way());
  }

  private SearchStats stats(long began) {
    return new SearchStats(kernel.expanded(), kernel.generated(), 0, System.nanoTime() - began);
  }
}
