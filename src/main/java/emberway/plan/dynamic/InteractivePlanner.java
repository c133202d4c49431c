package emberway.plan.dynamic;

import emberway.map.Cell;
import emberway.plan.BackgroundLandmarks;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.landmark.Landmarks;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchListener;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Answers a user who drags one end of a route over a map and sometimes edits the map. It uses the
 * {@link ShortestPathTree} of the end that stays in place, as far as the tree has grown, and a
 * search otherwise. The route's cost is the same either way.
 *
 * <p>Serves one thread at a time. The tree grows only in {@link #grow} and, after an edit, as far
 * as an answer needs; call {@code grow} when idle. On a large map, it first grows when the query
 * has changed once, because it takes 10 bytes a cell. Once the tree is complete, {@link Landmarks}
 * are prepared on a background thread for the searches until the next tree is complete. After an
 * edit they are repaired. If the repair leaves too little, they are prepared again once the tree is
 * up to date.
 */
public final class InteractivePlanner implements AutoCloseable {
  /**
   * The tree grows for an answer while that expands at most one in this many cells, or at most
   * {@link #MIN_GROWN}; otherwise a search answers.
   */
  private static final int SHARE_GROWN = 8;

  /** The tree may always expand up to this many cells for an answer. */
  private static final int MIN_GROWN = 10_000;

  /** The fewest cells of a map with landmarks: a smaller map's tree is soon complete. */
  static final int CELLS_FOR_LANDMARKS = 1 << 16;

  /**
   * The most cells of a map with landmarks, and with a tree before it is known to be of use: a
   * larger map's take too much time and memory.
   */
  static final int MAX_CELLS_AHEAD = 1 << 22;

  private final Movement movement;
  private CostField field;
  private Planner planner; // null until needed
  private BackgroundLandmarks landmarks; // the planner's landmarks; null until begun
  private ShortestPathTree tree; // null until the tree begins to grow
  private Cell from; // start of the last query; null before the first
  private Cell to;
  private Cell root; // of the current or next tree
  private ShortestPathTree.Sense sense;
  private boolean hasChanged; // whether two queries in a row differed

  /** Creates a planner; nothing has grown yet. */
  public InteractivePlanner(CostField field, Movement movement) {
    this.field = field;
    this.movement = movement;
  }

  /** The cost field. */
  public CostField field() {
    return field;
  }

  /**
   * Finds the cheapest route from one cell to another, as {@link Planner} does.
   *
   * @throws IllegalArgumentException if either cell lies off the map
   */
  public Outcome plan(Cell from, Cell to, SearchHooks hooks) {
    chooseRoot(from, to);
    if (hooks.listener() == SearchListener.NONE && isGrown()) {
      Cell end = sense == ShortestPathTree.Sense.FROM_ROOT ? to : from;
      if (!tree.isSettled(end)) {
        long mostCells = Math.max(MIN_GROWN, field.size().cells() / SHARE_GROWN);
        tree.growTo(end, mostCells, hooks.canceled());
      }
      Outcome outcome = tree.plan(end);
      if (!(outcome instanceof Outcome.Stopped)) {
        return outcome;
      }
    }
    return planner().plan(Query.between(from, to), hooks);
  }

  /**
   * Answers a query of any kind; only queries from one cell to another use the tree.
   *
   * @throws IllegalArgumentException if one of its cells lies off the map
   */
  public Outcome plan(Query query, SearchHooks hooks) {
    return query.via().isEmpty() && query.goals().size() == 1
        ? plan(query.from(), query.goals().get(0), hooks)
        : planner().plan(query, hooks);
  }

  /** Returns the goals that cannot be reached, see {@link Planner#outOfReach}. */
  public List<Cell> outOfReach(Cell from, List<Cell> goals) {
    return planner().outOfReach(from, goals);
  }

  /** The planner for queries that the tree does not answer. */
  Planner planner() {
    if (planner == null) {
      planner = new Planner(field, movement);
    }
    return planner;
  }

  /** Chooses the end that stays in place as root: the start, unless only the start moved. */
  private void chooseRoot(Cell newFrom, Cell newTo) {
    boolean isStartDragged = newTo.equals(to) && !newFrom.equals(from);
    boolean isSameQuery = newTo.equals(to) && newFrom.equals(from);
    hasChanged |= root != null && !isSameQuery;
    if (!isSameQuery || root == null) {
      root = isStartDragged ? newTo : newFrom;
      sense = isStartDragged ? ShortestPathTree.Sense.TO_ROOT : ShortestPathTree.Sense.FROM_ROOT;
    }
    from = newFrom;
    to = newTo;
  }

  private boolean isGrown() {
    return tree != null && tree.root().equals(root) && tree.sense() == sense;
  }

  /**
   * Grows the tree that would answer the next query of a drag; once it is complete, starts
   * preparing landmarks.
   *
   * @param mostCells the approximate number of cells to expand
   * @param canceled called from time to time; growth stops once it returns true
   * @return whether there is more to grow
   */
  public boolean grow(long mostCells, BooleanSupplier canceled) {
    if (root == null) {
      return false;
    }
    boolean isLarge = field.size().cells() > MAX_CELLS_AHEAD;
    if (!isGrown()) {
      tree = null; // so that both trees are never in memory together
      if (planner != null && isLarge) {
        planner.release(); // as much as the tree takes, which answers most queries once it is grown
      }
      if (isLarge && !hasChanged) {
        return false;
      }
      tree = new ShortestPathTree(field, movement, root, sense);
    }
    boolean isWhole = tree.grow(mostCells, canceled);
    if (isWhole) {
      beginLandmarks();
    }
    return !isWhole;
  }

  private void beginLandmarks() {
    int cells = field.size().cells();
    if (landmarks == null
        && cells >= CELLS_FOR_LANDMARKS
        && cells <= MAX_CELLS_AHEAD
        && planner().wantsLandmarks()) {
      landmarks = new BackgroundLandmarks(planner());
    }
  }

  /** The landmarks, ready or in preparation; null if none were begun. */
  BackgroundLandmarks landmarks() {
    return landmarks;
  }

  /** Cancels the work on background threads. */
  @Override
  public void close() {
    if (landmarks != null) {
      landmarks.close();
      landmarks = null;
    }
  }

  /** Updates tree and planner after an edit of the map; see {@link ShortestPathTree#update}. */
  public void update(CostField edited) {
    close();
    field = edited;
    planner = planner == null ? null : Planner.after(planner, edited, movement);
    if (tree != null) {
      tree.update(edited);
    }
  }
}
