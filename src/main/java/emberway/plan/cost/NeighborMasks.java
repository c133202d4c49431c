package emberway.plan.cost;

import emberway.map.GridSize;
import java.util.stream.IntStream;

/**
 * The moves that each cell allows, out of eight: one byte a cell, one bit a move, in the order of
 * {@link #DX} and {@link #DY}, row by row from the north-west. The bits already include the map's
 * edge, blocked cells and the corner rule, so that a search need not check them again.
 *
 * <p>Moves between passable cells are symmetric: a move can always be reversed. A blocked cell
 * allows no move.
 */
public final class NeighborMasks {
  /** The change of column for each move, by its bit. */
  @SuppressWarnings("MutablePublicArray") // read in inner loops, never written
  public static final int[] DX = {-1, 0, 1, -1, 1, -1, 0, 1};

  /** The change of row for each move, by its bit. */
  @SuppressWarnings("MutablePublicArray") // read in inner loops, never written
  public static final int[] DY = {-1, -1, -1, 0, 0, 1, 1, 1};

  /** The diagonal moves, one bit a move. */
  public static final int DIAGONALS = 0b1010_0101;

  private static final int CENTER = 0b000_010_000;

  private NeighborMasks() {}

  /** Whether a move changes both column and row. */
  public static boolean isDiagonal(int move) {
    return DX[move] != 0 && DY[move] != 0;
  }

  /** The change of the row-major index for each move. [by move] */
  public static int[] offsets(int width) {
    int[] offsets = new int[8];
    for (int move = 0; move < 8; move++) {
      offsets[move] = DY[move] * width + DX[move];
    }
    return offsets;
  }

  /** The moves allowed by each cell of a field. [size: width*height, row-major] */
  public static byte[] of(CostField field, CornerCutting cornerCutting) {
    byte[] allowed = byNeighborhood(cornerCutting);
    int width = field.size().width();
    int height = field.size().height();
    byte[] moves = new byte[field.size().cells()];
    for (int y = 0; y < height; y++) {
      int window = column(field, 0, y, width, height) << 6;
      for (int x = 0; x < width; x++) {
        int east = x + 1 < width ? column(field, x + 1, y, width, height) : 0;
        window = window >> 3 | east << 6;
        moves[y * width + x] = allowed[window];
      }
    }
    return moves;
  }

  /** The moves allowed by one cell, using a table of {@link #byNeighborhood}. */
  public static int at(CostField field, byte[] allowed, int cell) {
    int width = field.size().width();
    int y = cell / width;
    int x = cell - y * width;
    int window = 0;
    for (int move = 0; move < 9; move++) {
      int dx = move / 3 - 1;
      int dy = move % 3 - 1;
      if (field.size().contains(x + dx, y + dy) && !field.isBlocked(cell + dy * width + dx)) {
        window |= 1 << move;
      }
    }
    return allowed[window] & 255;
  }

  /**
   * These cells and all their neighbors, ascending, each once: the cells whose moves can change
   * with them.
   */
  public static int[] around(GridSize size, int[] cells) {
    IntStream.Builder found = IntStream.builder();
    for (int cell : cells) {
      int x = size.x(cell);
      int y = size.y(cell);
      for (int row = Math.max(0, y - 1); row <= Math.min(size.height() - 1, y + 1); row++) {
        for (int column = Math.max(0, x - 1);
            column <= Math.min(size.width() - 1, x + 1);
            column++) {
          found.add(size.index(column, row));
        }
      }
    }
    return found.build().sorted().distinct().toArray();
  }

  /** Which of a cell and the cells above and below it are passable, from the north. [3 bits] */
  private static int column(CostField field, int x, int y, int width, int height) {
    int cell = y * width + x;
    int bits = field.isBlocked(cell) ? 0 : 2;
    if (y > 0 && !field.isBlocked(cell - width)) {
      bits |= 1;
    }
    if (y + 1 < height && !field.isBlocked(cell + width)) {
      bits |= 4;
    }
    return bits;
  }

  /** Which of a cell and the cells above and below it are passable, from the north. [3 bits] */
  public static int column(boolean[] isPassable, int cell, int stride) {
    return (isPassable[cell - stride] ? 1 : 0)
        | (isPassable[cell] ? 2 : 0)
        | (isPassable[cell + stride] ? 4 : 0);
  }

  /**
   * The allowed moves for every pattern of passable cells in three columns of three, from the west.
   * [by 9 bits]
   */
  public static byte[] byNeighborhood(CornerCutting cornerCutting) {
    byte[] allowed = new byte[512];
    for (int window = 0; window < 512; window++) {
      for (int move = 0; move < 8 && (window & CENTER) != 0; move++) {
        boolean fits =
            !isDiagonal(move)
                || cornerCutting.allows(
                    isPassable(window, DX[move], 0), isPassable(window, 0, DY[move]));
        if (fits && isPassable(window, DX[move], DY[move])) {
          allowed[window] |= (byte) (1 << move);
        }
      }
    }
    return allowed;
  }

  private static boolean isPassable(int window, int dx, int dy) {
    return (window >> (3 * (dx + 1) + dy + 1) & 1) != 0;
  }

  /**
   * The moves worth trying after each previous move, if a diagonal costs {@code diagonal} straight
   * steps onto the same cell. [8 masks]
   *
   * <p>Moving back is never worthwhile. Unless diagonals are cheaper than straight steps, neither
   * is a neighbor that a straight move reaches from the previous cell: that move is always allowed
   * and costs no more than the last step of any other path. This leaves five of eight moves.
   */
  public static int[] onward(double diagonal) {
    int[] onward = new int[8];
    for (int came = 0; came < 8; came++) {
      for (int move = 0; move < 8; move++) {
        int dx = Math.abs(DX[came] + DX[move]);
        int dy = Math.abs(DY[came] + DY[move]);
        boolean isPointless = dx + dy == 0 || (dx + dy == 1 && diagonal >= 1);
        if (!isPointless) {
          onward[came] |= 1 << move;
        }
      }
    }
    return onward;
  }
}
