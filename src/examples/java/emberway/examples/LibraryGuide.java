package emberway.examples;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.plan.BackgroundLandmarks;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.InteractivePlanner;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;
import emberway.plan.survey.CostMatrix;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

/** The fragments of docs/library.md, in its order. */
public final class LibraryGuide {
  private static final Movement MOVEMENT = Movement.DEFAULT;

  private LibraryGuide() {}

  /** Runs all fragments. */
  public static void main(String[] args) throws Exception {
    answers();
    tiles();
    edits();
    influences();
    landmarks();
    drag();
    manyQueries();
    threads();
  }

  private static CostField plain(int width, int height) {
    double[] costs = new double[width * height];
    Arrays.fill(costs, 1);
    costs[width / 2] = 0.5;
    return CostField.of(new GridSize(width, height), costs);
  }

  private static void answers() {
    Planner planner = new Planner(plain(9, 9), MOVEMENT);
    Outcome outcome = planner.plan(new Cell(0, 0), new Cell(8, 4));
    if (outcome instanceof Outcome.Found found) {
      System.out.println(found.route().cells());
    } else if (outcome instanceof Outcome.Unreachable failed) {
      System.out.println("as near as possible: " + failed.nearest().end());
    } else if (outcome instanceof Outcome.BlockedStart blocked) {
      System.out.println(blocked.start() + " cannot be left");
    }
    Query query =
        Query.toAny(new Cell(0, 0), List.of(new Cell(8, 0), new Cell(0, 8)))
            .through(List.of(new Cell(4, 4)));
    System.out.println(planner.plan(query) instanceof Outcome.Found);
  }

  private static void tiles() {
    Tile grass = tile('G', "grass", Layer.BASE, Terrain.cost(1));
    Tile road = tile('R', "road", Layer.OVERLAY, Terrain.factor(0.5));
    Tile wall = tile('W', "wall", Layer.OVERLAY, Terrain.BLOCKED);
    Legend legend = new Legend(List.of(grass, road, wall));
    GridSize size = new GridSize(5, 5);
    TileLayer base = new TileLayer(size);
    for (int cell = 0; cell < size.cells(); cell++) {
      base.set(cell, legend.id("grass"));
    }
    TileLayer overlay = new TileLayer(size);
    MapInfo info = new MapInfo("Meadow", "mine", "", "", "", "");
    TileMap map = new TileMap(info, legend, base, overlay, List.of());
    CostField field = CostField.of(map);

    overlay.set(2, 2, legend.id("wall"));
    field = field.edited(map, List.of(new Cell(2, 2)));
    System.out.println(field.costAt(new Cell(2, 2)));
  }

  private static void edits() {
    CostField field = plain(9, 9);
    GridSize size = field.size();
    Planner planner = new Planner(field, MOVEMENT);
    System.out.println(cost(planner));
    int[] cells = {size.index(new Cell(8, 3)), size.index(new Cell(8, 4))};
    double[] walls = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
    field = field.with(cells, walls);
    planner = Planner.after(planner, field, MOVEMENT); // the one before is used up
    System.out.println(cost(planner));
  }

  private static double cost(Planner planner) {
    return planner.plan(new Cell(8, 0), new Cell(8, 8)) instanceof Outcome.Found found
        ? found.route().cost()
        : Double.POSITIVE_INFINITY;
  }

  private static Tile tile(char symbol, String name, Layer layer, Terrain terrain) {
    return new Tile(
        symbol, name, name, layer, name, "", terrain, Optional.empty(), Tile.Role.NONE, 0x808080);
  }

  private static void influences() {
    GridSize size = new GridSize(9, 9);
    double[] costs = new double[size.cells()];
    Arrays.fill(costs, 1);
    Influence tombstone =
        new Influence(Influence.Effect.REPEL, 2.5, 3.5, 1.1, Influence.Falloff.HARD);
    Cell grave = new Cell(4, 4);
    for (int cell = 0; cell < costs.length; cell++) {
      costs[cell] = tombstone.applyTo(costs[cell], grave, size.cell(cell));
    }
    CostField field = CostField.of(size, costs);
    System.out.println(field.costAt(grave));
  }

  private static void landmarks() throws InterruptedException {
    Planner planner = new Planner(plain(200, 200), MOVEMENT);
    try (BackgroundLandmarks landmarks = new BackgroundLandmarks(planner)) {
      planner.plan(new Cell(0, 0), new Cell(199, 199)); // answered at once, without them
      landmarks.join(); // only if the program has nothing better to do
    }
    System.out.println(planner.hasLandmarks());
  }

  private static void drag() {
    CostField field = plain(100, 100);
    CostField edited = plain(100, 100);
    try (InteractivePlanner planner = new InteractivePlanner(field, MOVEMENT)) {
      Cell start = new Cell(3, 3);
      planner.plan(start, new Cell(90, 40), SearchHooks.NONE); // the mouse moves ...
      planner.grow(50_000, () -> false); // ... and in each idle moment
      Outcome outcome = planner.plan(start, new Cell(91, 40), SearchHooks.NONE); // looked up
      System.out.println(outcome instanceof Outcome.Found);
      planner.update(edited); // after an edit of the map
    }
  }

  private static void manyQueries() {
    CostField field = plain(50, 50);
    List<Cell> camps = List.of(new Cell(1, 1), new Cell(48, 2));
    List<Cell> wells = List.of(new Cell(10, 40), new Cell(25, 25), new Cell(40, 45));
    CostMatrix.of(field, MOVEMENT, camps, wells, () -> false)
        .ifPresent(matrix -> System.out.printf("%.3f%n", matrix.cost(1, 2)));
  }

  private static void threads() throws Exception {
    CostField field = plain(50, 50); // immutable: shared by all threads
    AtomicBoolean canceled = new AtomicBoolean();
    Callable<Outcome> task =
        () -> {
          Planner planner = new Planner(field, MOVEMENT); // this thread's own, for many queries
          Query query = Query.between(new Cell(0, 0), new Cell(49, 49));
          return planner.plan(query, SearchHooks.stoppedWhen(canceled::get));
        };
    ExecutorService workers = Executors.newFixedThreadPool(2);
    for (Future<Outcome> answer : workers.invokeAll(List.of(task, task))) {
      System.out.println(answer.get() instanceof Outcome.Found);
    }
    workers.shutdown();
  }
}
