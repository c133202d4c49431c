package emberway.plan.cost;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.Collection;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * What a straight step onto each cell of a map costs: its terrain, base then overlay, bent by every
 * influence in reach. Immutable; any number of searches on any threads may share one.
 *
 * <p>A blocked cell costs positive infinity. Every other cost lies in {@value #LEAST_COST}..{@value
 * #MOST_COST}, so that no sum along a route can overflow or vanish. A map that breaks this bound
 * (some seventy volcanoes on one spot, say) is refused rather than clamped: a clamped cost would no
 * longer be the published formula's, and the cheapest route over it not the map's.
 *
 * <p>Takes two bytes a cell on any map with up to {@value CellCosts#MOST_COLORS} different costs,
 * eight beyond.
 */
public final class CostField {
  /** The least cost of a passable cell. */
  public static final double LEAST_COST = 1e-100;

  /** The greatest cost of a passable cell. */
  public static final double MOST_COST = 1e100;

  private static final double BLOCKED = Double.POSITIVE_INFINITY;

  private final GridSize size;
  private final CellCosts costs; // [> 0, +inf = blocked]
  private final CostSummary summary;

  private CostField(GridSize size, CellCosts costs, CostSummary summary) {
    this.size = size;
    this.costs = costs;
    this.summary = summary;
  }

  private static CostField over(GridSize size, CellCosts palette) {
    return new CostField(size, palette, CostSummary.of(palette));
  }

  /**
   * The cost field of a map as it is now. Linear in the cells and in the area of the influences.
   *
   * @throws CostFieldException if a cell's cost leaves the range above, or the influences are more
   *     than can be worked out in reasonable time
   */
  public static CostField of(TileMap map) {
    int cells = map.size().cells();
    Ground ground = new Ground(map);
    InfluenceSources influences = new InfluenceSources(map);
    if (influences.isEmpty()) {
      return over(map.size(), CellCosts.of(cells, new UninfluencedCosts(map, ground)));
    }
    double[] costs = new double[cells];
    for (int cell = 0; cell < costs.length; cell++) {
      costs[cell] = ground.costAt(cell);
    }
    influences.applyTo(costs);
    for (int cell = 0; cell < costs.length; cell++) {
      costs[cell] = checked(map, ground, cell, costs[cell]);
    }
    return over(map.size(), CellCosts.of(costs));
  }

  /** Costs that are worked out anew only where a cell's tiles are not those of the cell before. */
  private static final class UninfluencedCosts implements IntToDoubleFunction {
    private final TileMap map;
    private final Ground ground;
    private int lastBase = -1;
    private int lastOverlay;
    private double lastCost;

    UninfluencedCosts(TileMap map, Ground ground) {
      this.map = map;
      this.ground = ground;
    }

    @Override
    public double applyAsDouble(int cell) {
      int base = ground.base.id(cell);
      int overlay = ground.overlay.id(cell);
      if (base != lastBase || overlay != lastOverlay) {
        lastCost = checked(map, ground, cell, ground.costAt(cell));
        lastBase = base;
        lastOverlay = overlay;
      }
      return lastCost;
    }
  }

  /** A cost that is within the range, or infinity where the tiles block. */
  private static double checked(TileMap map, Ground ground, int cell, double cost) {
    if (cost >= LEAST_COST && cost <= MOST_COST) {
      return cost;
    }
    if (!ground.isBlocked(cell)) {
      throw CostFieldException.outOfRange(map.size().cell(cell), cost);
    }
    return BLOCKED;
  }

  /**
   * The cost field of this map after an edit: the same, bit by bit, as one made anew. Shares with
   * this one what has not changed, and looks only at what lies within reach of an influence around
   * the changed cells, unless these are so many that all is made anew.
   *
   * @param map the map as it is now
   * @param changed every cell that has held another tile since this field was made; may hold more
   * @throws CostFieldException if a cell's cost leaves the range above
   */
  public CostField edited(TileMap map, Collection<Cell> changed) {
    InfluenceDisk[] disks = InfluenceDisk.of(map.legend());
    AffectedCells edit = new AffectedCells(map, disks);
    if (changed.size() * edit.work() > size.cells()) {
      return of(map);
    }
    Ground ground = new Ground(map);
    int[] cells = edit.cellsNear(changed);
    double[] newCosts = new double[cells.length];
    for (int i = 0; i < cells.length; i++) {
      double cost = edit.influenced(ground.costAt(cells[i]), cells[i]);
      newCosts[i] = checked(map, ground, cells[i], cost);
    }
    CellCosts palette = costs.with(cells, newCosts);
    int[] pages = IntStream.of(cells).map(cell -> cell >> CellCosts.PAGE_BITS).distinct().toArray();
    return new CostField(size, palette, summary.with(palette, pages));
  }

  /**
   * A cost field of these costs, which are copied. [size: width*height, row-major] [&gt; 0,
   * positive infinity = blocked]
   *
   * @throws CostFieldException if a cost leaves the range above
   */
  public static CostField of(GridSize size, double[] costs) {
    if (costs.length != size.cells()) {
      throw new IllegalArgumentException(
          costs.length + " costs for a map of " + size + " = " + size.cells() + " cells");
    }
    for (int cell = 0; cell < costs.length; cell++) {
      double cost = costs[cell];
      if (cost != BLOCKED && !(cost >= LEAST_COST && cost <= MOST_COST)) {
        throw CostFieldException.outOfRange(size.cell(cell), cost);
      }
    }
    return over(size, CellCosts.of(costs));
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /** What a straight step onto the cell of a row-major index costs; infinity when blocked. */
  public double costAt(int cell) {
    return costs.at(cell);
  }

  /** What a straight step onto an in-bounds cell costs; infinity when blocked. */
  public double costAt(Cell cell) {
    return costs.at(size.index(cell));
  }

  /** Whether the cell of a row-major index cannot be walked. */
  public boolean isBlocked(int cell) {
    return costs.at(cell) == BLOCKED;
  }

  /** How many different costs are numbered; 0 where they are too many. */
  public int numberedCosts() {
    return costs.numbered();
  }

  /** The cost that has a number. */
  public double costOfNumber(int number) {
    return costs.valueOf(number);
  }

  /** The number of a cell's cost; where costs are numbered only. */
  public int numberAt(int cell) {
    return costs.numberAt(cell);
  }

  /** The cost of the cheapest passable cell; infinity when all are blocked. */
  public double minCost() {
    return summary.min();
  }

  /** The cost of the dearest passable cell; infinity when all are blocked. */
  public double maxCost() {
    return summary.max();
  }

  /** The mean cost of the passable cells; infinity when all are blocked. */
  public double meanCost() {
    return summary.mean();
  }

  /** The cells (row-major indices, ascending) that cost something else in a field of that size. */
  public int[] differences(CostField that) {
    return costs.differences(that.costs);
  }

  /**
   * The cost of a cell before any influence, from tables by tile id instead of a look at a {@code
   * Tile} for each cell.
   */
  private static final class Ground {
    private final TileLayer base;
    private final TileLayer overlay;
    private final double[] alone; // [by tile id] the cost of a base with nothing on it
    private final Terrain[] terrain; // [by tile id] null = nothing there
    private final double[] factor; // [by tile id] NaN where the tile is no factor

    Ground(TileMap map) {
      base = map.base();
      overlay = map.overlay();
      Legend legend = map.legend();
      alone = new double[legend.size() + 1];
      terrain = new Terrain[legend.size() + 1];
      factor = new double[legend.size() + 1];
      alone[Legend.NOTHING] = BLOCKED;
      factor[Legend.NOTHING] = 1;
      for (int id = 1; id <= legend.size(); id++) {
        terrain[id] = legend.tile(id).terrain();
        alone[id] = terrain[id].over(BLOCKED);
        factor[id] = terrain[id].kind() == Terrain.Kind.FACTOR ? terrain[id].value() : Double.NaN;
      }
    }

    double costAt(int cell) {
      double below = alone[base.id(cell)];
      int on = overlay.id(cell);
      double times = factor[on];
      return Double.isNaN(times) ? terrain[on].over(below) : below * times;
    }

    /** Whether the tiles block a cell, as against a cost that has grown beyond all bounds. */
    boolean isBlocked(int cell) {
      int on = overlay.id(cell);
      return Double.isNaN(factor[on])
          ? terrain[on].kind() == Terrain.Kind.BLOCKED
          : alone[base.id(cell)] == BLOCKED;
    }
  }
}
