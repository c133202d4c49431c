package emberway.plan.party;

import emberway.map.GridSize;
import emberway.plan.CostField;
import emberway.plan.Movement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Who steps where in one tick: no two onto one cell, no two through each other.
 *
 * <p>Design. Priority inheritance with backtracking (K. Okumura and others, 2019). The travelers
 * choose one after the other, the most urgent first: those who have been away from their goals
 * longest. Who wants a cell on which somebody stands that has not chosen yet makes that one choose
 * at once, and first of all a cell off the wanter's way; if it finds none, the wanter stays. So in
 * a corridor one cell wide the more urgent of two pushes the other back to where it can step aside.
 * Who fails too often becomes the least urgent of all, so that the others get their chance.
 *
 * <p>Two who change places, or whose diagonal moves cross, would go through each other.
 */
final class MovementStep {
  /** So many ticks in a row somebody insists. */
  static final int MOST_FAILURES = 8;

  private static final int[] DX = {-1, 0, 1, -1, 1, -1, 0, 1};
  private static final int[] DY = {-1, -1, -1, 0, 0, 1, 1, 1};

  private final CostField land;
  private final Movement movement;
  private final List<Traveler> party;
  private final Map<Integer, Traveler> standing = new HashMap<>(); // by cell: who is there now
  private final Map<Integer, Traveler> taken = new HashMap<>(); // by cell: who will be there
  private final Map<Integer, Traveler> crossed = new HashMap<>(); // by north-west of four cells
  private final Map<Traveler, Integer> chosen = new HashMap<>();

  private MovementStep(CostField land, Movement movement, List<Traveler> party) {
    this.land = land;
    this.movement = movement;
    this.party = party;
    party.forEach(traveler -> standing.put(traveler.cell(), traveler));
  }

  /** Where each of a party steps; its own cell where it stays. By number. */
  static int[] choose(CostField land, Movement movement, List<Traveler> party) {
    return new MovementStep(land, movement, party).choose();
  }

  private int[] choose() {
    List<Traveler> order = new ArrayList<>(party);
    order.sort(
        Comparator.comparing(Traveler::isUnderWay)
            .reversed()
            .thenComparing(Comparator.comparingLong(Traveler::urgency).reversed())
            .thenComparing(Traveler::number));
    for (Traveler traveler : order) {
      if (!chosen.containsKey(traveler)) {
        int wanted = traveler.wanted();
        if (wanted == traveler.cell() || !take(traveler, wanted)) {
          stay(traveler);
        }
      }
    }
    return party.stream().mapToInt(chosen::get).toArray();
  }

  /** Takes a cell if that can be, having who stands there move on; otherwise changes nothing. */
  private boolean take(Traveler traveler, int cell) {
    int from = traveler.cell();
    Traveler there = standing.get(cell);
    boolean isSwap = there != null && chosen.getOrDefault(there, -1) == from;
    if (taken.containsKey(cell) || isSwap || crossed.containsKey(crossing(from, cell))) {
      return false;
    }
    taken.put(cell, traveler);
    chosen.put(traveler, cell);
    if (isDiagonal(from, cell)) {
      crossed.put(crossing(from, cell), traveler);
    }
    if (there == null || chosen.containsKey(there) || makeRoom(there, traveler)) {
      return true;
    }
    taken.remove(cell, traveler);
    chosen.remove(traveler);
    crossed.remove(crossing(from, cell), traveler);
    return false;
  }

  /** Somebody wants a traveler's cell: it goes where it can, or stays and says no. */
  private boolean makeRoom(Traveler traveler, Traveler wanter) {
    for (int cell : choices(traveler, wanter)) {
      if (cell != wanter.cell() && take(traveler, cell)) {
        return true;
      }
    }
    stay(traveler);
    return false;
  }

  private void stay(Traveler traveler) {
    taken.put(traveler.cell(), traveler);
    chosen.put(traveler, traveler.cell());
  }

  /** The neighboring cells: those off the wanter's way first, then the nearest to the goal. */
  private List<Integer> choices(Traveler traveler, Traveler wanter) {
    GridSize size = land.size();
    int at = traveler.cell();
    List<Integer> cells = new ArrayList<>();
    for (int move = 0; move < 8; move++) {
      int x = size.x(at) + DX[move];
      int y = size.y(at) + DY[move];
      if (size.contains(x, y) && mayStep(at, size.index(x, y))) {
        cells.add(size.index(x, y));
      }
    }
    int wanted = traveler.wanted();
    cells.sort(
        Comparator.comparing((Integer cell) -> wanter.isAhead(cell) && cell != wanted)
            .thenComparing(cell -> cell != wanted)
            .thenComparing(standing::containsKey)
            .thenComparingDouble(cell -> traveler.planner().costFrom(cell))
            .thenComparing(Comparator.naturalOrder()));
    return cells;
  }

  private boolean mayStep(int from, int to) {
    GridSize size = land.size();
    if (land.isBlocked(to)) {
      return false;
    }
    return !isDiagonal(from, to)
        || movement
            .corners()
            .allows(
                land.costAt(size.index(size.x(from), size.y(to))),
                land.costAt(size.index(size.x(to), size.y(from))));
  }

  private boolean isDiagonal(int from, int to) {
    GridSize size = land.size();
    return size.x(from) != size.x(to) && size.y(from) != size.y(to);
  }

  /** The north-western of the four cells that a diagonal move passes; none for a straight one. */
  private int crossing(int from, int to) {
    GridSize size = land.size();
    return isDiagonal(from, to)
        ? size.index(Math.min(size.x(from), size.x(to)), Math.min(size.y(from), size.y(to)))
        : -1;
  }
}
