package emberway.bench;

import emberway.cli.option.PlanningFailures;
import emberway.cli.option.ProgressLine;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.ShortestPathTree;
import emberway.plan.query.Outcome;
import emberway.testing.RouteQueries;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Measures the work of dragging on one map: growing the tree from the fixed end, looking up routes
 * to the dragged end, and repairing the tree after an edit. Each part starts with a warm-up.
 */
final class DragRun {
  /** Measured growths of the tree. */
  private static final int TREES = 5;

  /** Measured lookups. */
  private static final int DRAGS = 10_000;

  /** Tiles placed and removed again. */
  private static final int EDITS = 200;

  /** Each part's warm-up ends after this many runs, or after {@link #WARM_UP_NANOS}. */
  private static final int WARM_UPS = 30;

  /** Longest warm-up of each part. [ns] */
  private static final long WARM_UP_NANOS = 2_000_000_000L;

  /**
   * The measurements.
   *
   * @param root of the tree
   * @param reached the cells it reaches
   * @param trees times to create and grow a tree
   * @param drags times to look up a route and build it
   * @param edit the tile placed and removed for repairs; empty where the legend has no attracting
   *     tile
   * @param repairs times to update field and tree, one for each placing and each removal
   */
  record Result(
      Cell root,
      long reached,
      DurationStats trees,
      DurationStats drags,
      Optional<Tile> edit,
      Optional<DurationStats> repairs) {}

  private final TileMap map;
  private final Movement movement;
  private final Random random = new Random(RouteQueries.SEED);
  private CostField field;

  /** Creates a run that edits a copy of the map. */
  DragRun(TileMap loaded, Movement movement) {
    TileLayer overlay = loaded.overlay().copy();
    map =
        new TileMap(loaded.info(), loaded.legend(), loaded.base().copy(), overlay, loaded.places());
    this.movement = movement;
    field = PlanningFailures.planned(() -> CostField.of(map));
  }

  CostField field() {
    return field;
  }

  /** Runs the measurement. Call only once. */
  Result measure(Cell root) {
    try (ProgressLine progress = new ProgressLine("growing trees")) {
      DurationStats trees = trees(root);
      ShortestPathTree tree =
          new ShortestPathTree(field, movement, root, ShortestPathTree.Sense.FROM_ROOT);
      tree.grow();
      int[] ends = reached(tree);
      progress.show("dragging", 0.3);
      DurationStats drags = drags(tree, ends);
      Optional<Tile> edit = attracting(map.legend());
      progress.show("editing", 0.5);
      Optional<DurationStats> repairs = edit.map(tile -> repairs(tree, tile, ends));
      return new Result(root, ends.length, trees, drags, edit, repairs);
    }
  }

  private DurationStats trees(Cell root) {
    long began = System.nanoTime();
    for (int i = 0; i < WARM_UPS && System.nanoTime() - began < WARM_UP_NANOS; i++) {
      new ShortestPathTree(field, movement, root, ShortestPathTree.Sense.FROM_ROOT).grow();
    }
    long[] nanos = new long[TREES];
    for (int i = 0; i < TREES; i++) {
      long begun = System.nanoTime();
      new ShortestPathTree(field, movement, root, ShortestPathTree.Sense.FROM_ROOT).grow();
      nanos[i] = System.nanoTime() - begun;
    }
    return new DurationStats(nanos);
  }

  private static int[] reached(ShortestPathTree tree) {
    int[] cells = new int[tree.field().size().cells()];
    int count = 0;
    for (int cell = 0; cell < cells.length; cell++) {
      if (tree.costAt(cell) < Double.POSITIVE_INFINITY) {
        cells[count++] = cell;
      }
    }
    return Arrays.copyOf(cells, count);
  }

  private DurationStats drags(ShortestPathTree tree, int[] ends) {
    GridSize size = map.size();
    for (int i = 0; i < DRAGS; i++) {
      plan(tree, size.cell(ends[random.nextInt(ends.length)]));
    }
    long[] nanos = new long[DRAGS];
    for (int i = 0; i < DRAGS; i++) {
      Cell end = size.cell(ends[random.nextInt(ends.length)]);
      long begun = System.nanoTime();
      plan(tree, end);
      nanos[i] = System.nanoTime() - begun;
    }
    return new DurationStats(nanos);
  }

  private static void plan(ShortestPathTree tree, Cell end) {
    if (!(tree.plan(end) instanceof Outcome.Found)) {
      throw new IllegalStateException("no route to " + end + ", which was reached");
    }
  }

  /** The overlay tile with the largest radius of attraction, if any attracts. */
  private static Optional<Tile> attracting(Legend legend) {
    List<Tile> found = new ArrayList<>();
    for (int id = 1; id <= legend.size(); id++) {
      Tile tile = legend.tile(id);
      boolean attracts =
          tile.influence().filter(each -> each.effect() == Influence.Effect.ATTRACT).isPresent();
      if (attracts && tile.layer() == Layer.OVERLAY) {
        found.add(tile);
      }
    }
    return found.stream()
        .max(Comparator.comparingDouble(tile -> tile.influence().orElseThrow().radius()));
  }

  private DurationStats repairs(ShortestPathTree tree, Tile tile, int[] ends) {
    int id = map.legend().id(tile.name());
    long began = System.nanoTime();
    for (int i = 0; i < WARM_UPS && System.nanoTime() - began < WARM_UP_NANOS; i++) {
      putAndTake(tree, id, ends, new long[2], 0);
    }
    long[] nanos = new long[2 * EDITS];
    for (int i = 0; i < EDITS; i++) {
      putAndTake(tree, id, ends, nanos, 2 * i);
    }
    return new DurationStats(nanos);
  }

  /** Places a tile at a random cell and removes it; records the time of each update. */
  private void putAndTake(ShortestPathTree tree, int id, int[] ends, long[] nanos, int at) {
    Cell cell = map.size().cell(ends[random.nextInt(ends.length)]);
    int before = map.overlay().id(cell.x(), cell.y());
    nanos[at] = edit(tree, cell, id);
    nanos[at + 1] = edit(tree, cell, before);
  }

  private long edit(ShortestPathTree tree, Cell cell, int id) {
    map.overlay().set(cell.x(), cell.y(), id);
    long begun = System.nanoTime();
    field = field.edited(map, List.of(cell));
    tree.update(field);
    tree.grow();
    return System.nanoTime() - begun;
  }
}
