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
 * Answers a user who drags one end of a route over a map, and edits the map now and then: by the
 * {@link ShortestPathTree} of the end that stays where it is, as far as that has grown, and by a
 * search beyond. What an answer costs does not depend on which of them gives it.
 *
 * <p>One thread at a time. The tree grows in {@link #grow} only, and after an edit as far as it
 * takes to answer; call that when there is nothing else to do. Once it is grown, {@link Landmarks}
 * are made on a thread of their own, for the searches before the next one is. After an edit they
 * are repaired, and made anew when the tree has been brought up to date if that left too little.
 */
public final class InteractivePlanner implements AutoCloseable {
  /** When more than one cell of so many is to be grown for an answer, a search gives it; */
  private static final int SHARE_GROWN = 8;

  /** but so many are always grown. */
  private static final int LEAST_GROWN = 10_000;

  /** On a smaller map a tree grows before anybody could notice; */
  static final int CELLS_FOR_LANDMARKS = 1 << 16;

  /** on a larger one they take too long, and memory that is better left to the map. */
  private static final int MOST_CELLS_FOR_LANDMARKS = 1 << 22;

  private final Movement movement;
  private CostField field;
  private Planner planner; // null until needed
  private BackgroundLandmarks landmarks; // of the planner; null until begun
  private ShortestPathTree tree; // null until it has begun to grow
  private Cell from; // of the last query; null before the first
  private Cell to;
  private Cell root; // of the tree that is wanted
  private ShortestPathTree.Sense sense;

  /** A planner that has grown nothing yet. */
  public InteractivePlanner(CostField field, Movement movement) {
    this.field = field;
    this.movement = movement;
  }

  /** What steps cost. */
  public CostField field() {
    return field;
  }

  /**
   * The way from one cell to another, as {@link Planner} answers.
   *
   * @throws IllegalArgumentException if either lies off the map
   */
  public Outcome plan(Cell from, Cell to, SearchHooks hooks) {
    chooseRoot(from, to);
    if (hooks.listener() == SearchListener.NONE && isGrown()) {
      Cell end = sense == ShortestPathTree.Sense.FROM_ROOT ? to : from;
      if (!tree.isSettled(end)) {
        long mostCells = Math.max(LEAST_GROWN, field.size().cells() / SHARE_GROWN);
        tree.growTo(end, mostCells, hooks.cancelled());
      }
      Outcome outcome = tree.plan(end);
      if (!(outcome instanceof Outcome.Stopped)) {
        return outcome;
      }
    }
    return planner().plan(Query.between(from, to), hooks);
  }

  /**
   * The answer to a query of any kind; only one from a cell to a cell is a drag.
   *
   * @throws IllegalArgumentException if one of its cells lies off the map
   */
  public Outcome plan(Query query, SearchHooks hooks) {
    return query.via().isEmpty() && query.goals().size() == 1
        ? plan(query.from(), query.goals().get(0), hooks)
        : planner().plan(query, hooks);
  }

  /** Those of some goals to which no way leads, see {@link Planner#outOfReach}. */
  public List<Cell> outOfReach(Cell from, List<Cell> goals) {
    return planner().outOfReach(from, goals);
  }

  /** What searches, where the tree does not answer. */
  Planner planner() {
    if (planner == null) {
      planner = new Planner(field, movement);
    }
    return planner;
  }

  /** The end that stays is the root: the start, until the goal stays and the start does not. */
  private void chooseRoot(Cell newFrom, Cell newTo) {
    boolean isStartDragged = newTo.equals(to) && !newFrom.equals(from);
    boolean isSameQuery = newTo.equals(to) && newFrom.equals(from);
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
   * Grows the tree that would answer the next query of a drag; then has landmarks made.
   *
   * @param mostCells about how many cells to go on from
   * @param cancelled asked now and then; once it says yes, growth stops
   * @return whether there is more to grow
   */
  public boolean grow(long mostCells, BooleanSupplier cancelled) {
    if (root == null) {
      return false;
    }
    if (!isGrown()) {
      tree = null; // so that it need not lie beside the new one
      tree = new ShortestPathTree(field, movement, root, sense);
    }
    boolean isWhole = tree.grow(mostCells, cancelled);
    if (isWhole) {
      beginLandmarks();
    }
    return !isWhole;
  }

  private void beginLandmarks() {
    int cells = field.size().cells();
    if (landmarks == null
        && cells >= CELLS_FOR_LANDMARKS
        && cells <= MOST_CELLS_FOR_LANDMARKS
        && planner().wantsLandmarks()) {
      landmarks = new BackgroundLandmarks(planner());
    }
  }

  /** The landmarks that were begun, made or not; null where there are none. */
  BackgroundLandmarks landmarks() {
    return landmarks;
  }

  /** Gives up what is being made on other threads. */
  @Override
  public void close() {
    if (landmarks != null) {
      landmarks.close();
      landmarks = null;
    }
  }

  /** Takes an edit of the map into what has grown; see {@link ShortestPathTree#update}. */
  public void update(CostField edited) {
    close();
    field = edited;
    planner = planner == null ? null : Planner.after(planner, edited, movement);
    if (tree != null) {
      tree.update(edited);
    }
  }
}
