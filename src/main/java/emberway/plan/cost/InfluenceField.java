package emberway.plan.cost;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence.Effect;
import emberway.map.TileMap;
import java.util.Collection;

/**
 * The strength of a map's influences on each cell, for display; attraction and repulsion are kept
 * apart. Immutable.
 *
 * <p>A value is the product of the multipliers of all sources in reach: 1 if there is none, and at
 * most {@link Float#MAX_VALUE}. Costs do not come from here but from {@link CostField}, which uses
 * double precision.
 */
public final class InfluenceField {
  private final GridSize size;
  private final Multipliers attraction; // [>= 0]
  private final Multipliers repulsion; // [>= 0]

  private InfluenceField(GridSize size, Multipliers attraction, Multipliers repulsion) {
    this.size = size;
    this.attraction = attraction;
    this.repulsion = repulsion;
  }

  /** Computes the influences of a map in its current state. */
  public static InfluenceField of(TileMap map) {
    GridSize size = map.size();
    InfluenceSources all = InfluenceSources.all(map);
    InfluenceField field =
        new InfluenceField(size, Multipliers.ones(size.cells()), Multipliers.ones(size.cells()));
    for (int row = 0; row < size.height() && !all.isEmpty(); ) {
      CellWindow band = CellWindow.band(size, row);
      field.set(band, all.reaching(band));
      row += band.height();
    }
    return field;
  }

  /**
   * Updates the influences after an edit; the result equals a new computation. The time grows with
   * the change only.
   *
   * @param map the map in its current state
   * @param changed every cell whose tiles changed since this was computed; may contain more
   */
  public InfluenceField edited(TileMap map, Collection<Cell> changed) {
    InfluenceStamp[] stamps = InfluenceStamp.of(map.legend());
    AffectedCells edit = new AffectedCells(size, stamps);
    if (changed.size() * edit.work() > size.cells()) {
      return of(map);
    }
    InfluenceField edited = new InfluenceField(size, attraction.copy(), repulsion.copy());
    for (CellWindow window : edit.windows(changed)) {
      edited.set(window, new InfluenceSources(map, stamps, window));
    }
    return edited;
  }

  /** Sets the influences on the cells of a window. */
  private void set(CellWindow window, InfluenceSources sources) {
    double[] attracting = sources.multipliers(Effect.ATTRACT);
    double[] repelling = sources.multipliers(Effect.REPEL);
    for (int y = window.y(), i = 0; y <= window.lastRow(); y++) {
      for (int x = window.x(); x <= window.lastColumn(); x++, i++) {
        attraction.set(size.index(x, y), attracting[i]);
        repulsion.set(size.index(x, y), repelling[i]);
      }
    }
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /**
   * The first cell from a row-major index on that an effect may change; the number of cells if
   * there is none. Passes over large parts of a map without looking at each cell.
   */
  public int nextChanged(Effect effect, int cell) {
    Multipliers multipliers = effect == Effect.ATTRACT ? attraction : repulsion;
    return multipliers.nextChanged(cell, size.cells());
  }

  /** The divisor of the cost of the cell at a row-major index. */
  public float attractionAt(int cell) {
    return attraction.at(cell);
  }

  /** The cost of ground at a row-major index that only attracting influences act on. */
  public double attracted(double ground, int cell) {
    return ground / attractionAt(cell);
  }

  /** The multiplier of the cost of the cell at a row-major index. */
  public float repulsionAt(int cell) {
    return repulsion.at(cell);
  }
}
