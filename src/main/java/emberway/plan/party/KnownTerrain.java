package emberway.plan.party;

import emberway.map.Cell;
import emberway.plan.cost.CostField;
import java.util.BitSet;
import java.util.function.IntConsumer;

/** What a traveler or a team knows of the land: the cells seen; others count as plain ground. */
final class KnownTerrain {
  private final CostField land;
  private final int sight;
  private final double unseenCost;
  private final BitSet seen = new BitSet(); // unused if the traveler knows everything
  private int seenCells; // the number of cells seen

  KnownTerrain(CostField land, PartyRules rules) {
    this.land = land;
    sight = rules.sight();
    unseenCost = rules.unseenCost();
  }

  /** The known cost of a straight step onto a cell; infinite if blocked. */
  double costAt(int cell) {
    return sight == PartyRules.KNOWS_ALL || seen.get(cell) ? land.costAt(cell) : unseenCost;
  }

  /**
   * Looks around.
   *
   * @param news receives each cell that is seen for the first time and differs from the assumption
   */
  void lookFrom(Cell at, IntConsumer news) {
    if (sight == PartyRules.KNOWS_ALL) {
      return;
    }
    PartyRules.forEachInSight(
        land.size(),
        at,
        sight,
        cell -> {
          if (!seen.get(cell)) {
            seen.set(cell);
            seenCells++;
            if (land.costAt(cell) != unseenCost) {
              news.accept(cell);
            }
          }
        });
  }

  /** The cells seen, as a new set. */
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
