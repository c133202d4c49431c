package emberway.plan.party;

import emberway.map.GridSize;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Who steps where in one tick, as far as that is settled: no two onto one cell, no two through each
 * other. Two who change places, or whose diagonal steps cross, would go through each other.
 *
 * <p>Design. Priority inheritance with backtracking (K. Okumura and others, 2019). Who takes a cell
 * on which somebody stands that has not chosen yet makes that one choose at once; if it finds no
 * cell, the first gets none either.
 */
final class StepReservations {
  /** Where travelers go to make room for others. */
  interface Wishes {
    /** The cells to which a traveler goes to make room for another, the best first. */
    int[] asideFor(int traveler, int wanter);

    /** Whom a traveler who steps onto a cell wants to draw after it; {@link #NOBODY}. */
    default int drawnAfter(int traveler, int cell) {
      return NOBODY;
    }
  }

  /** In place of a traveler. */
  static final int NOBODY = -1;

  private static final int NOT_YET = -1;

  private final GridSize size;
  private final Wishes wishes;
  private final int[] at; // by traveler
  private final int[] chosen; // by traveler; NOT_YET
  private final Map<Integer, Integer> standing = new HashMap<>(); // by cell: who is there now
  private final Map<Integer, Integer> taken = new HashMap<>(); // by cell: who will be there
  private final Set<Integer> crossed = new HashSet<>(); // by the north-western of four cells

  /**
   * Nobody has chosen yet.
   *
   * @param at where each traveler stands, by number; kept, not copied
   */
  StepReservations(GridSize size, int[] at, Wishes wishes) {
    this.size = size;
    this.wishes = wishes;
    this.at = at;
    chosen = new int[at.length];
    Arrays.fill(chosen, NOT_YET);
    for (int traveler = 0; traveler < at.length; traveler++) {
      standing.put(at[traveler], traveler);
    }
  }

  /** Whether it is settled where a traveler steps. */
  boolean hasChosen(int traveler) {
    return chosen[traveler] != NOT_YET;
  }

  /** Whether somebody stands on a cell now. */
  boolean isStoodOn(int cell) {
    return standing.containsKey(cell);
  }

  /** Who stands on a cell now; {@link #NOBODY}. */
  int standingOn(int cell) {
    return standing.getOrDefault(cell, NOBODY);
  }

  /** Takes a cell if that can be, having who stands there move on; otherwise changes nothing. */
  boolean take(int traveler, int cell) {
    int there = standing.getOrDefault(cell, traveler);
    if (!claim(traveler, cell)) {
      return false;
    }
    if (there == traveler || hasChosen(there) || makeRoom(there, traveler)) {
      int drawn = wishes.drawnAfter(traveler, cell);
      if (drawn != NOBODY && !hasChosen(drawn)) {
        claim(drawn, at[traveler]);
      }
      return true;
    }
    taken.remove(cell, traveler);
    chosen[traveler] = NOT_YET;
    if (size.isDiagonal(at[traveler], cell)) {
      crossed.remove(crossing(at[traveler], cell));
    }
    return false;
  }

  /**
   * Takes a cell if nobody else has, without asking who stands there; otherwise changes nothing.
   */
  boolean claim(int traveler, int cell) {
    int from = at[traveler];
    Integer there = standing.get(cell);
    boolean isSwap = there != null && there != traveler && chosen[there] == from;
    boolean isDiagonal = size.isDiagonal(from, cell);
    if (taken.containsKey(cell)
        || isSwap
        || (isDiagonal && crossed.contains(crossing(from, cell)))) {
      return false;
    }
    taken.put(cell, traveler);
    chosen[traveler] = cell;
    if (isDiagonal) {
      crossed.add(crossing(from, cell));
    }
    return true;
  }

  /** Somebody wants a traveler's cell: it goes where it can, or stays and says no. */
  private boolean makeRoom(int traveler, int wanter) {
    for (int cell : wishes.asideFor(traveler, wanter)) {
      if (cell != at[wanter] && take(traveler, cell)) {
        return true;
      }
    }
    stay(traveler);
    return false;
  }

  /** A traveler stays, even where another was about to come. */
  void stay(int traveler) {
    taken.put(at[traveler], traveler);
    chosen[traveler] = at[traveler];
  }

  /** Where each traveler steps, by number; {@code -1} where that is not settled. */
  int[] steps() {
    return chosen.clone();
  }

  /** The north-western of the four cells that a diagonal step passes. */
  private int crossing(int from, int to) {
    return size.index(Math.min(size.x(from), size.x(to)), Math.min(size.y(from), size.y(to)));
  }
}
