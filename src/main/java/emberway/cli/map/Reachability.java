package emberway.cli.map;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;

/** Whether one cell can be reached from another at any cost, even by cutting corners. */
final class Reachability {
  private Reachability() {}

  /**
   * Searches all cells connected to the first one, in time linear in their number.
   *
   * @return whether {@code to} is connected; false if either cell is blocked
   */
  static boolean exists(CostField field, Cell from, Cell to) {
    GridSize size = field.size();
    int first = size.index(from.x(), from.y());
    int last = size.index(to.x(), to.y());
    if (field.isBlocked(first) || field.isBlocked(last)) {
      return false;
    }
    boolean[] seen = new boolean[size.cells()];
    int[] found = new int[size.cells()];
    int count = 0;
    found[count++] = first;
    seen[first] = true;
    for (int next = 0; next < count && !seen[last]; next++) {
      int x = size.x(found[next]);
      int y = size.y(found[next]);
      for (int nearY = Math.max(0, y - 1); nearY <= Math.min(size.height() - 1, y + 1); nearY++) {
        for (int nearX = Math.max(0, x - 1); nearX <= Math.min(size.width() - 1, x + 1); nearX++) {
          int near = size.index(nearX, nearY);
          if (!seen[near] && !field.isBlocked(near)) {
            seen[near] = true;
            found[count++] = near;
          }
        }
      }
    }
    return seen[last];
  }
}
