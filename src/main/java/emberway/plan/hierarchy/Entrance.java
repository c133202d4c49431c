package emberway.plan.hierarchy;

import emberway.plan.hierarchy.ChunkGrid.Window;
import java.util.ArrayList;
import java.util.List;

/**
 * An entrance or the part of it that lies in a window: a run of passable cells along a line.
 *
 * @param number the entrance's number; see {@link ChunkGrid}
 * @param isAlongRow whether its line lies along a row
 * @param line the row or column of the line
 * @param from the column or row of the first cell
 * @param to the column or row of the last cell
 */
record Entrance(int number, boolean isAlongRow, int line, int from, int to) {

  /** The entrances along the edges of a kernel's window, without the map's own edges. */
  static List<Entrance> atEdge(ChunkGrid grid, WindowDijkstra kernel) {
    List<Entrance> found = new ArrayList<>();
    Window window = kernel.window();
    addRow(window.north(), window.west(), window.east(), grid, kernel, found);
    addRow(window.south(), window.west(), window.east(), grid, kernel, found);
    addColumn(window.west(), window.north(), window.south(), grid, kernel, found);
    addColumn(window.east(), window.north(), window.south(), grid, kernel, found);
    return found;
  }

  /** All entrances in a kernel's window. */
  static List<Entrance> within(ChunkGrid grid, WindowDijkstra kernel) {
    List<Entrance> found = new ArrayList<>();
    Window window = kernel.window();
    for (int y = window.north(); y <= window.south(); y += ChunkGrid.SPAN) {
      addRow(y, window.west(), window.east(), grid, kernel, found);
    }
    for (int x = window.west(); x <= window.east(); x += ChunkGrid.SPAN) {
      addColumn(x, window.north(), window.south(), grid, kernel, found);
    }
    return found;
  }

  /**
   * The entrances that a chunk owns on the line to its north; they must lie in the kernel's window.
   */
  static List<Entrance> ownedOnRow(int chunk, ChunkGrid grid, WindowDijkstra kernel) {
    Window own = grid.around(chunk, 0);
    int last = grid.isColumnLine(own.east()) ? own.east() - 1 : own.east();
    List<Entrance> found = new ArrayList<>();
    addRow(own.north(), own.west(), last, grid, kernel, found);
    return found;
  }

  /**
   * The entrances that a chunk owns on the line to its west; they must lie in the kernel's window.
   */
  static List<Entrance> ownedOnColumn(int chunk, ChunkGrid grid, WindowDijkstra kernel) {
    Window own = grid.around(chunk, 0);
    int first = grid.isRowLine(own.north()) ? own.north() + 1 : own.north();
    int last = grid.isRowLine(own.south()) ? own.south() - 1 : own.south();
    List<Entrance> found = new ArrayList<>();
    addColumn(own.west(), first, last, grid, kernel, found);
    return found;
  }

  private static void addRow(
      int y, int west, int east, ChunkGrid grid, WindowDijkstra kernel, List<Entrance> found) {
    if (!grid.isRowLine(y)) {
      return;
    }
    int x = west;
    while (x <= east) {
      int from = x++;
      if (kernel.isPassable(from, y)) {
        while (x <= east && kernel.isPassable(x, y) && !ChunkGrid.isCut(x)) {
          x++;
        }
        found.add(new Entrance(grid.entranceAt(from, y), true, y, from, x - 1));
      }
    }
  }

  private static void addColumn(
      int x, int north, int south, ChunkGrid grid, WindowDijkstra kernel, List<Entrance> found) {
    if (!grid.isColumnLine(x)) {
      return;
    }
    int y = north;
    while (y <= south) {
      int from = y++;
      if (kernel.isPassable(x, from)) {
        while (!grid.isRowLine(from)
            && y <= south
            && kernel.isPassable(x, y)
            && !ChunkGrid.isCut(y)) {
          y++;
        }
        found.add(new Entrance(grid.entranceAt(x, from), false, x, from, y - 1));
      }
    }
  }

  /** Starts a kernel's search at all cells of this entrance. */
  void startAll(WindowDijkstra kernel) {
    for (int at = from; at <= to; at++) {
      kernel.startAt(x(at), y(at));
    }
  }

  /** The least cost that a kernel found for any cell of this entrance. [ChunkUnits] */
  int leastCost(WindowDijkstra kernel) {
    int least = ChunkUnits.NO_ROUTE;
    for (int at = from; at <= to; at++) {
      least = Math.min(least, kernel.costTo(x(at), y(at)));
    }
    return least;
  }

  private int x(int at) {
    return isAlongRow ? at : line;
  }

  private int y(int at) {
    return isAlongRow ? line : at;
  }
}
