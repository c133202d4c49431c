package emberway.plan.cost;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.TileMap;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The cost of a straight step onto each cell of a map: the terrain (base, then overlay), changed by
 * every influence in reach. Immutable; searches on any number of threads may share a field.
 *
 * <p>A blocked cell costs positive infinity. Every other cost lies in {@value #MIN_COST}..{@value
 * #MAX_COST}, so that no sum along a route can overflow or vanish. A map that breaks this bound
 * (for example, some seventy volcanoes on one spot) is rejected, not clamped: a clamped cost would
 * differ from the published formula, and the cheapest route could be wrong for the map.
 *
 * <p>Takes at most two bytes a cell on maps with up to {@value CellCosts#MAX_COLORS} distinct
 * costs, otherwise eight.
 */
public final class CostField {
  /** The least cost of a passable cell. */
  public static final double MIN_COST = 1e-100;

  /** The greatest cost of a passable cell. */
  public static final double MAX_COST = 1e100;

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
   * Computes the cost field of a map in its current state. Linear in the cells and in the area of
   * the influences.
   *
   * @throws CostFieldException if a cell's cost leaves the range above, or if the influences take
   *     too long to compute
   */
  public static CostField of(TileMap map) {
    GroundCosts ground = new GroundCosts(map);
    InfluenceSources influences = InfluenceSources.all(map);
    if (influences.isEmpty()) {
      return over(map.size(), CellCosts.of(map.size().cells(), new UninfluencedCosts(map, ground)));
    }
    return over(
        map.size(), CellCosts.of(map.size().cells(), new InfluencedCosts(map, ground, influences)));
  }

  /** Computes the costs of a band of rows when the first of them is requested. */
  private static final class InfluencedCosts implements IntToDoubleFunction {
    private final TileMap map;
    private final GroundCosts ground;
    private final InfluenceSources influences;
    private CellWindow band = new CellWindow(0, 0, 0, 0);
    private double[] costs = {}; // of the band's cells

    InfluencedCosts(TileMap map, GroundCosts ground, InfluenceSources influences) {
      this.map = map;
      this.ground = ground;
      this.influences = influences;
    }

    @Override
    public double applyAsDouble(int cell) {
      int inBand = cell - band.y() * map.size().width();
      if (inBand < 0 || inBand >= costs.length) {
        band = CellWindow.band(map.size(), map.size().y(cell));
        costs = influences.reaching(band).costs(ground);
        inBand = cell - band.y() * map.size().width();
      }
      return checked(map, ground, cell, costs[inBand]);
    }
  }

  /** Computes a cost only where a cell's tiles differ from those of the previous cell. */
  private static final class UninfluencedCosts implements IntToDoubleFunction {
    private final TileMap map;
    private final GroundCosts ground;
    private int lastBase = -1;
    private int lastOverlay;
    private double lastCost;

    UninfluencedCosts(TileMap map, GroundCosts ground) {
      this.map = map;
      this.ground = ground;
    }

    @Override
    public double applyAsDouble(int cell) {
      int base = map.base().id(cell);
      int overlay = map.overlay().id(cell);
      if (base != lastBase || overlay != lastOverlay) {
        lastCost = checked(map, ground, cell, ground.cost(base, overlay));
        lastBase = base;
        lastOverlay = overlay;
      }
      return lastCost;
    }
  }

  /** A cost, checked to be in range; infinity if the tiles block the cell. */
  private static double checked(TileMap map, GroundCosts ground, int cell, double cost) {
    if (cost >= MIN_COST && cost <= MAX_COST) {
      return cost;
    }
    if (!ground.isBlocked(cell)) {
      throw CostFieldException.outOfRange(map.size().cell(cell), cost);
    }
    return BLOCKED;
  }

  /**
   * Computes the cost field of this map after an edit, bit by bit the same as a new one. It shares
   * unchanged pages with this field and visits only cells near the changes, unless so many cells
   * changed that a new field is cheaper.
   *
   * @param map the map in its current state
   * @param changed every cell whose tiles changed since this field was computed; may contain more
   * @throws CostFieldException if a cell's cost leaves the range above
   */
  public CostField edited(TileMap map, Collection<Cell> changed) {
    InfluenceStamp[] stamps = InfluenceStamp.of(map.legend());
    AffectedCells edit = new AffectedCells(size, stamps);
    if (changed.size() * edit.work() > size.cells()) {
      return of(map);
    }
    GroundCosts ground = new GroundCosts(map);
    List<CellWindow> windows = edit.windows(changed);
    int[] cells = cells(windows);
    double[] newCosts = new double[cells.length];
    for (CellWindow window : windows) {
      double[] there = new InfluenceSources(map, stamps, window).costs(ground);
      for (int y = window.y(); y <= window.lastRow(); y++) {
        int first = Arrays.binarySearch(cells, size.index(window.x(), y));
        int from = window.index(window.x(), y);
        System.arraycopy(there, from, newCosts, first, window.width());
      }
    }
    for (int i = 0; i < cells.length; i++) {
      newCosts[i] = checked(map, ground, cells[i], newCosts[i]);
    }
    return changed(cells, newCosts);
  }

  private CostField changed(int[] cells, double[] newCosts) {
    CellCosts palette = costs.with(cells, newCosts);
    BitSet pages = new BitSet();
    for (int cell : cells) {
      pages.set(cell >> CellCosts.PAGE_BITS);
    }
    return new CostField(size, palette, summary.with(palette, pages.stream().toArray()));
  }

  /** The cells of these windows, ascending, each once. */
  private int[] cells(List<CellWindow> windows) {
    IntStream.Builder cells = IntStream.builder();
    for (CellWindow window : windows) {
      for (int y = window.y(); y <= window.lastRow(); y++) {
        for (int x = window.x(); x <= window.lastColumn(); x++) {
          cells.add(size.index(x, y));
        }
      }
    }
    return cells.build().sorted().distinct().toArray();
  }

  /**
   * Creates a cost field from these costs, which are copied. [size: width*height, row-major] [&gt;
   * 0, positive infinity = blocked] Linear in the cells; {@link #with} changes a few of them.
   *
   * @throws CostFieldException if a cost leaves the range above
   */
  public static CostField of(GridSize size, double[] costs) {
    if (costs.length != size.cells()) {
      throw new IllegalArgumentException(
          costs.length + " costs for a map of " + size + " = " + size.cells() + " cells");
    }
    for (int cell = 0; cell < costs.length; cell++) {
      checkGiven(size, cell, costs[cell]);
    }
    return over(size, CellCosts.of(costs));
  }

  private static void checkGiven(GridSize size, int cell, double cost) {
    if (cost != BLOCKED && !(cost >= MIN_COST && cost <= MAX_COST)) {
      throw CostFieldException.given(size.cell(cell), cost);
    }
  }

  /**
   * Creates the field that has other costs for some cells, bit by bit the same as a field of a
   * whole new array. It shares unchanged pages with this field. The time depends on the pages of
   * these cells, not on the size of the map. A field of a map follows its map by {@link #edited}
   * instead.
   *
   * @param cells the cells [row-major indices, in any order]; of a cell given twice, the last cost
   *     holds
   * @param costs their costs, in the same order [&gt; 0, positive infinity = blocked]
   * @throws CostFieldException if a cost leaves the range above
   * @throws IllegalArgumentException if a cell lies off the map, or the arrays differ in length
   */
  public CostField with(int[] cells, double[] costs) {
    if (cells.length != costs.length) {
      throw new IllegalArgumentException(costs.length + " costs for " + cells.length + " cells");
    }
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] < 0 || cells[i] >= size.cells()) {
        throw new IllegalArgumentException(
            "cell %d is off the map: must be in 0..%d".formatted(cells[i], size.cells() - 1));
      }
      checkGiven(size, cells[i], costs[i]);
    }
    return changed(cells, costs);
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /** The cost of a straight step onto the cell at a row-major index; infinity if blocked. */
  public double costAt(int cell) {
    return costs.at(cell);
  }

  /** The cost of a straight step onto an in-bounds cell; infinity if blocked. */
  public double costAt(Cell cell) {
    return costs.at(size.index(cell));
  }

  /** Whether the cell at a row-major index is blocked. */
  public boolean isBlocked(int cell) {
    return costs.at(cell) == BLOCKED;
  }

  /** The number of distinct costs in the palette; 0 if there are too many for one. */
  public int numberedCosts() {
    return costs.numbered();
  }

  /** The cost at a palette index. */
  public double costOfNumber(int number) {
    return costs.valueOf(number);
  }

  /** The palette index of a cell's cost; only valid if there is a palette. */
  public int numberAt(int cell) {
    return costs.numberAt(cell);
  }

  /** The cost of the cheapest passable cell; infinity if all are blocked. */
  public double minCost() {
    return summary.min();
  }

  /** The cost of the most expensive passable cell; infinity if all are blocked. */
  public double maxCost() {
    return summary.max();
  }

  /** The mean cost of the passable cells; infinity if all are blocked. */
  public double meanCost() {
    return summary.mean();
  }

  /**
   * The cells whose costs differ from those of a field of the same size. [row-major indices,
   * ascending]
   */
  public int[] differences(CostField that) {
    return costs.differences(that.costs);
  }
}
