package emberway.examples;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.ShortestPathTree;
import emberway.plan.query.Outcome;
import java.util.Arrays;

/**
 * A tower defense: any number of enemies share one flow field, which is repaired when a tower is
 * built. A tower that would shut the exit off is refused.
 */
public final class TowerDefense {
  private static final GridSize SIZE = new GridSize(14, 6);
  private static final Cell ENTRANCE = new Cell(0, 2);
  private static final Cell EXIT = new Cell(13, 3);
  private static final double TOWER = Double.POSITIVE_INFINITY;

  private final ShortestPathTree flow; // the cheapest routes from everywhere to the exit

  private TowerDefense() {
    double[] costs = new double[SIZE.cells()];
    Arrays.fill(costs, 1);
    CostField plain = CostField.of(SIZE, costs);
    Movement movement = new Movement(CornerCutting.NO_CUT, Math.sqrt(2));
    flow = new ShortestPathTree(plain, movement, EXIT, ShortestPathTree.Sense.TO_ROOT);
    flow.grow();
  }

  /** Builds a tower; returns false if no enemy could get past it. */
  private boolean build(Cell at) {
    CostField before = flow.field();
    update(before.with(new int[] {SIZE.index(at)}, new double[] {TOWER}));
    if (flow.costAt(ENTRANCE) < Double.POSITIVE_INFINITY) {
      return true;
    }
    update(before);
    return false;
  }

  private void update(CostField field) {
    flow.update(field);
    flow.grow();
  }

  /** The cell where an enemy goes next. */
  private Cell next(Cell at) {
    return flow.plan(at) instanceof Outcome.Found found && found.route().steps() > 0
        ? found.route().cell(1)
        : at;
  }

  private void print(String title) {
    System.out.printf("%s: %.2f from the entrance%n", title, flow.costAt(ENTRANCE));
    for (int y = 0; y < SIZE.height(); y++) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < SIZE.width(); x++) {
        row.append(sign(new Cell(x, y)));
      }
      System.out.println(row);
    }
  }

  private char sign(Cell cell) {
    if (flow.field().isBlocked(SIZE.index(cell))) {
      return '#';
    }
    Cell next = next(cell);
    int dx = next.x() - cell.x();
    int dy = next.y() - cell.y();
    return "\\^/<o>/v\\".charAt(3 * (dy + 1) + dx + 1);
  }

  /** Builds a wall of towers and lets an enemy walk around it. */
  public static void main(String[] args) {
    TowerDefense game = new TowerDefense();
    game.print("No towers");
    for (int y = 0; y < SIZE.height(); y++) {
      Cell at = new Cell(6, y);
      System.out.println("tower at " + at + (game.build(at) ? "" : ": refused"));
    }
    game.print("A wall of towers");
    StringBuilder way = new StringBuilder("an enemy goes");
    for (Cell at = ENTRANCE; !at.equals(EXIT); at = game.next(at)) {
      way.append(' ').append(at);
    }
    System.out.println(way);
  }
}
