package emberway.plan.party;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import java.util.BitSet;
import java.util.function.IntConsumer;

/** What one traveler knows of the land: what it has seen; the rest is taken to be plain ground. */
final class KnownTerrain {
  private final CostField land;
  private final int sight;
  private final double unseenCost;
  private final BitSet seen = new BitSet(); // not used by who knows all
  private int seenCells; // the number of them

  KnownTerrain(CostField land, PartyRules rules) {
    this.land = land;
    sight = rules.sight();
    unseenCost = rules.unseenCost();
  }

  /** What a straight step onto a cell costs, as far as is known; infinite when blocked. */
  double costAt(int cell) {
    return sight == PartyRules.KNOWS_ALL || seen.get(cell) ? land.costAt(cell) : unseenCost;
  }

  /**
   * Looks around: every cell whose center is no farther than the sight and half a cell is seen,
   * through walls and over hills.
   *
   * @param news hears of each cell that is seen for the first time and is not as it was taken to be
   */
  void lookFrom(Cell at, IntConsumer news) {
    if (sight == PartyRules.KNOWS_ALL) {
      return;
    }
    GridSize size = land.size();
    int reach = Math.min(sight, Math.max(size.width(), size.height()));
    double square = (reach + 0.5) * (reach + 0.5);
    for (int y = Math.max(0, at.y() - reach);
        y <= Math.min(size.height() - 1, at.y() + reach);
        y++) {
      for (int x = Math.max(0, at.x() - reach);
          x <= Math.min(size.width() - 1, at.x() + reach);
          x++) {
        int cell = size.index(x, y);
        if (!seen.get(cell) && (double) at.squaredDistanceTo(new Cell(x, y)) <= square) {
          seen.set(cell);
          seenCells++;
          if (land.costAt(cell) != unseenCost) {
            news.accept(cell);
          }
        }
      }
    }
  }

  /** The cells seen, in a set of their own. */
  BitSet seenCells() {
    BitSet cells = new BitSet();
    if (sight == PartyRules.KNOWS_ALL) {
      cells.set(0, land.size().cells());
    } else {
      cells.or(seen);
    }
    return cells;
  }

  /** The number of cells seen. */
  int seen() {
    return sight == PartyRules.KNOWS_ALL ? land.size().cells() : seenCells;
  }
}
