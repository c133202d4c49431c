package emberway.app;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Corners;
import emberway.plan.CostField;
import emberway.plan.Movement;
import emberway.plan.party.Journey;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * Who is to travel where, and how far they see. Equal only over the same cost field.
 *
 * @param land what steps cost
 * @param journeys of each traveler, by number
 * @param sight how far they see [cells]
 * @param movement how they move from cell to cell
 */
record WalkPlan(CostField land, List<Journey> journeys, int sight, Movement movement) {
  private static final int[] DX = {0, 1, 0, -1, 1, 1, -1, -1};
  private static final int[] DY = {-1, 0, 1, 0, -1, 1, 1, -1};

  /** Keeps a copy. */
  WalkPlan {
    journeys = List.copyOf(journeys);
  }

  /**
   * The first travels from the start to the goal, the second back, and so on in turn: each from the
   * nearest cell where nobody starts yet to the nearest one where nobody goes yet.
   *
   * @param start a cell that can be walked
   * @param travelers how many; fewer where there is no room
   */
  static WalkPlan between(CostField land, Cell start, Cell goal, int travelers, int sight) {
    int half = (travelers + 1) / 2;
    List<Cell> here = around(land, start, half);
    List<Cell> there = around(land, goal, half);
    List<Journey> journeys = new ArrayList<>();
    for (int i = 0; i < travelers; i++) {
      List<Cell> from = i % 2 == 0 ? here : there;
      List<Cell> to = i % 2 == 0 ? there : here;
      if (i / 2 < Math.min(from.size(), to.size()) && !from.get(i / 2).equals(to.get(i / 2))) {
        journeys.add(new Journey(from.get(i / 2), to.get(i / 2)));
      }
    }
    return new WalkPlan(land, journeys, sight, Movement.PUBLISHED);
  }

  /** The same with another way to move. */
  WalkPlan with(Movement changed) {
    return new WalkPlan(land, journeys, sight, changed);
  }

  /** A cell, though it be blocked, and the nearest by steps from it that can be walked. */
  private static List<Cell> around(CostField land, Cell center, int most) {
    GridSize size = land.size();
    List<Cell> found = new ArrayList<>();
    BitSet met = new BitSet();
    Deque<Cell> waiting = new ArrayDeque<>(List.of(center));
    met.set(size.index(center));
    while (!waiting.isEmpty() && found.size() < most) {
      Cell cell = waiting.removeFirst();
      found.add(cell);
      for (int move = 0; move < DX.length; move++) {
        int x = cell.x() + DX[move];
        int y = cell.y() + DY[move];
        if (size.contains(x, y)
            && !met.get(size.index(x, y))
            && !land.isBlocked(size.index(x, y))
            && allows(land, cell, x, y)) {
          met.set(size.index(x, y));
          waiting.addLast(new Cell(x, y));
        }
      }
    }
    return found;
  }

  /** Nobody is sent through between two walls. */
  private static boolean allows(CostField land, Cell from, int x, int y) {
    GridSize size = land.size();
    return Corners.NO_SQUEEZE.allows(
        land.costAt(size.index(x, from.y())), land.costAt(size.index(from.x(), y)));
  }
}
