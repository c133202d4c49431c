package emberway.plan.astar;

import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import java.util.Arrays;

/**
 * The lines of a map (all rows or all columns) as bits: which cells are blocked, and where a walk
 * along a line must stop.
 *
 * <p>A <em>place</em> is a bit's index. Lines lie one after the other, with a blocked bit before
 * and after each line and a blocked line before the first and after the last, so that no walk needs
 * to check for the map's edge. A walk stops at a blocked cell, at a goal, and at every cell from
 * which turning around a corner may be worthwhile; {@link JumpPointSearch} explains why. A walk
 * checks 64 cells at a time. Source: D. Harabor and A. Grastien, "Improving Jump Point Search",
 * 2014.
 */
final class JumpBitmap {
  private final int stride; // from line to line [places]
  private final long[] blocked; // one bit a place; all are set after the last place
  private final long[] onward; // the stops of walks to higher places
  private final long[] back; // the stops of walks to lower places

  /**
   * Creates lines whose cells are all blocked.
   *
   * @param lines the number of lines
   * @param length the length of each [cells]
   */
  private JumpBitmap(int lines, int length) {
    stride = length + 1;
    int words = (((lines + 2) * stride + 2) >> 6) + 1;
    blocked = new long[words];
    onward = new long[words];
    back = new long[words];
    Arrays.fill(blocked, -1);
  }

  /** The rows and then the columns of a field. */
  static JumpBitmap[] of(CostField field, CornerCutting cornerCutting) {
    int width = field.size().width();
    int height = field.size().height();
    JumpBitmap rows = new JumpBitmap(height, width);
    JumpBitmap columns = new JumpBitmap(width, height);
    for (int y = 0, cell = 0; y < height; y++) {
      for (int x = 0; x < width; x++, cell++) {
        if (!field.isBlocked(cell)) {
          rows.open(rows.place(y, x));
          columns.open(columns.place(x, y));
        }
      }
    }
    rows.findHalts(cornerCutting);
    columns.findHalts(cornerCutting);
    return new JumpBitmap[] {rows, columns};
  }

  private void open(int place) {
    blocked[place >> 6] &= ~(1L << place);
  }

  /**
   * Marks the stops, 64 places at a time. If corners may be cut, a turn happens before the end of
   * an adjacent wall, otherwise after it.
   */
  private void findHalts(CornerCutting cornerCutting) {
    boolean isCutting = cornerCutting != CornerCutting.NO_CUT;
    long open =
        cornerCutting == CornerCutting.NO_SQUEEZE ? 0 : -1; // whether a stop may lie before a wall
    for (int word = 0; word < blocked.length; word++) {
      int place = word << 6;
      int oneSide = place - stride;
      int otherSide = place + stride;
      long ahead = open | ~bits(place + 1);
      long behind = open | ~bits(place - 1);
      if (isCutting) {
        onward[word] = ahead & (ends(oneSide, 1) | ends(otherSide, 1));
        back[word] = behind & (ends(oneSide, -1) | ends(otherSide, -1));
      } else {
        onward[word] = ends(oneSide - 1, 1) | ends(otherSide - 1, 1);
        back[word] = ends(oneSide + 1, -1) | ends(otherSide + 1, -1);
      }
      onward[word] |= blocked[word];
      back[word] |= blocked[word];
    }
  }

  /** Which of 64 places are blocked while the next place in a direction is passable. */
  private long ends(int from, int direction) {
    return bits(from) & ~bits(from + direction);
  }

  /** The 64 bits from any place on; places off the lines are blocked. */
  private long bits(int from) {
    int word = from >> 6;
    long low = word < 0 || word >= blocked.length ? -1 : blocked[word];
    if ((from & 63) == 0) {
      return low;
    }
    long high = word + 1 < 0 || word + 1 >= blocked.length ? -1 : blocked[word + 1];
    return low >>> from | high << -from;
  }

  /** The distance between lines. [places] */
  int stride() {
    return stride;
  }

  /** The place of a cell on a line. */
  int place(int line, int along) {
    return (line + 1) * stride + along + 1;
  }

  /** The line of a place. */
  int line(int place) {
    return (place - 1) / stride - 1;
  }

  /** The position of a place on its line. */
  int along(int place) {
    return (place - 1) % stride;
  }

  boolean isBlocked(int place) {
    return bit(blocked, place) != 0;
  }

  private static int bit(long[] bits, int place) {
    return (int) (bits[place >> 6] >>> place) & 1;
  }

  /** The first stop above a place. */
  int next(int place) {
    int from = place + 1;
    int word = from >> 6;
    long bits = onward[word] & (-1L << from);
    while (bits == 0) {
      bits = onward[++word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(bits);
  }

  /** The last stop below a place. */
  int previous(int place) {
    int word = place >> 6;
    long bits = back[word] & ((1L << place) - 1);
    while (bits == 0) {
      bits = back[--word];
    }
    return (word << 6) + 63 - Long.numberOfLeadingZeros(bits);
  }

  /** Makes a place a stop in both directions; returns the value for {@link #unmark}. [2 bits] */
  int mark(int place) {
    int known = bit(onward, place) + 2 * bit(back, place);
    onward[place >> 6] |= 1L << place;
    back[place >> 6] |= 1L << place;
    return known;
  }

  /** Undoes {@link #mark}. */
  void unmark(int place, int known) {
    if ((known & 1) == 0) {
      onward[place >> 6] &= ~(1L << place);
    }
    if ((known & 2) == 0) {
      back[place >> 6] &= ~(1L << place);
    }
  }

  /**
   * The number of runs of passable places that begin before each word, and at the end the total.
   */
  int[] runsBefore() {
    int[] before = new int[blocked.length + 1];
    for (int word = 0; word < blocked.length; word++) {
      before[word + 1] = before[word] + Long.bitCount(beginnings(word));
    }
    return before;
  }

  /** The number of the run that contains a passable place. */
  int run(int place, int[] runsBefore) {
    int word = place >> 6;
    return runsBefore[word] + Long.bitCount(beginnings(word) << (63 - (place & 63))) - 1;
  }

  private long beginnings(int word) {
    long before = word == 0 ? 1 : blocked[word - 1] >>> 63;
    return ~blocked[word] & (blocked[word] << 1 | before);
  }

  /** The first passable place from a place on; negative if there is none. */
  int nextOpen(int place) {
    int word = place >> 6;
    long bits = ~blocked[word] & (-1L << place);
    while (bits == 0) {
      if (++word == blocked.length) {
        return -1;
      }
      bits = ~blocked[word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(bits);
  }

  /** The first blocked place from a place on. */
  int nextBlocked(int place) {
    int word = place >> 6;
    long bits = blocked[word] & (-1L << place);
    while (bits == 0) {
      bits = blocked[++word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(bits);
  }
}
