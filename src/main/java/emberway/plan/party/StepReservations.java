package emberway.plan.party;

import emberway.map.GridSize;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The steps of one tick, as far as they are settled. No two travelers step onto one cell or through
 * each other. Travelers that swap cells or whose diagonal steps cross would pass through each
 * other.
 *
 * <p>Design. Priority inheritance with backtracking (K. Okumura and others, 2019). If a traveler
 * wants a cell whose occupant has not chosen yet, the occupant chooses at once; if the occupant
 * finds no cell, the first traveler does not get the cell.
 */
final class StepReservations {
  /** Where travelers go to make room for others. */
  interface Preferences {
    /** The cells where a traveler can make room for another, the best first. */
    int[] asideFor(int traveler, int wanter);

    /** The traveler that another wants to draw after it onto its cell; or {@link #NOBODY}. */
    default int drawnAfter(int traveler, int cell) {
      return NOBODY;
    }
  }

  /** Stands for no traveler. */
  static final int NOBODY = -1;

  private static final int NOT_YET = -1;

  private final GridSize size;
  private final Preferences preferences;
  private final int[] at; // by traveler
  private final int[] chosen; // by traveler; NOT_YET
  private final Map<Integer, Integer> standing = new HashMap<>(); // by cell: its current traveler
  private final Map<Integer, Integer> taken = new HashMap<>(); // by cell: its next traveler
  private final Set<Integer> crossed = new HashSet<>(); // by the north-western of the four cells

  /**
   * Creates a table in which nobody has chosen yet.
   *
   * @param at the travelers' cells, by number; not copied
   */
  StepReservations(GridSize size, int[] at, Preferences preferences) {
    this.size = size;
    this.preferences = preferences;
    this.at = at;
    chosen = new int[at.length];
    Arrays.fill(chosen, NOT_YET);
    for (int traveler = 0; traveler < at.length; traveler++) {
      standing.put(at[traveler], traveler);
    }
  }

  /** Whether a traveler's step is settled. */
  boolean hasChosen(int traveler) {
    return chosen[traveler] != NOT_YET;
  }

  /** Whether a traveler stands on a cell now. */
  boolean isStoodOn(int cell) {
    return standing.containsKey(cell);
  }

  /** The traveler on a cell now; or {@link #NOBODY}. */
  int standingOn(int cell) {
    return standing.getOrDefault(cell, NOBODY);
  }

  /** Reserves a cell if possible, making its occupant move on; otherwise changes nothing. */
  boolean take(int traveler, int cell) {
    int there = standing.getOrDefault(cell, traveler);
    if (!claim(traveler, cell)) {
      return false;
    }
    if (there == traveler || hasChosen(there) || makeRoom(there, traveler)) {
      int drawn = preferences.drawnAfter(traveler, cell);
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

  /** Reserves a cell if nobody else has, ignoring its occupant; otherwise changes nothing. */
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

  /** Lets a traveler choose because another wants its cell; false if it must stay. */
  private boolean makeRoom(int traveler, int wanter) {
    for (int cell : preferences.asideFor(traveler, wanter)) {
      if (cell != at[wanter] && take(traveler, cell)) {
        return true;
      }
    }
    stay(traveler);
    return false;
  }

  /** Makes a traveler stay, even if another was about to enter its cell. */
  void stay(int traveler) {
    taken.put(at[traveler], traveler);
    chosen[traveler] = at[traveler];
  }

  /** The cells that the travelers step onto, by number; {@code -1} if not settled. */
  int[] steps() {
    return chosen.clone();
  }

  /** The north-western of the four cells around a diagonal step's crossing. */
  private int crossing(int from, int to) {
    return size.index(Math.min(size.x(from), size.x(to)), Math.min(size.y(from), size.y(to)));
  }
}
