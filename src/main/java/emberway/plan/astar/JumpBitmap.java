package emberway.plan.astar;

import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import java.util.Arrays;

/**
 * The lines of a map, all its rows or all its columns, as bits: which cells are blocked, and where
 * one who walks along a line must halt.
 *
 * <p>A <em>place</em> is a bit's number: lines lie one after the other, a blocked bit before and
 * after each and a blocked line before the first and after the last, so that no walk needs to look
 * for the edge. One halts at a blocked cell, at a goal, and wherever a way round a corner begins:
 * at a cell from which it may be worth turning aside, which {@link JumpPointSearch} argues. A walk
 * looks at 64 cells at a time. Source: D. Harabor and A. Grastien, "Improving Jump Point Search",
 * 2014.
 */
final class JumpBitmap {
  private final int stride; // from line to line [places]
  private final long[] blocked; // a bit a place; beyond the last place all are set
  private final long[] onward; // the halts of one who walks to higher places
  private final long[] back; // and to lower ones

  /**
   * Lines all of whose cells are blocked.
   *
   * @param lines how many
   * @param length of each [cells]
   */
  private JumpBitmap(int lines, int length) {
    stride = length + 1;
    int words = (((lines + 2) * stride + 2) >> 6) + 1;
    blocked = new long[words];
    onward = new long[words];
    back = new long[words];
    Arrays.fill(blocked, -1);
  }

  /** The rows, then the columns of a field. */
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
   * Marks the halts, 64 places at a time. Where corners are cut, one turns aside before the end of
   * a wall beside one is passed, else after.
   */
  private void findHalts(CornerCutting cornerCutting) {
    boolean isCutting = cornerCutting != CornerCutting.NO_CUT;
    long open =
        cornerCutting == CornerCutting.NO_SQUEEZE ? 0 : -1; // whether a halt may be before a wall
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

  /** Which of 64 places are blocked while the one after them, in that direction, is not. */
  private long ends(int from, int direction) {
    return bits(from) & ~bits(from + direction);
  }

  /** 64 places from any place on; off the lines all are blocked. */
  private long bits(int from) {
    int word = from >> 6;
    long low = word < 0 || word >= blocked.length ? -1 : blocked[word];
    if ((from & 63) == 0) {
      return low;
    }
    long high = word + 1 < 0 || word + 1 >= blocked.length ? -1 : blocked[word + 1];
    return low >>> from | high << -from;
  }

  /** From line to line. [places] */
  int stride() {
    return stride;
  }

  /** The place of a cell that many cells along a line. */
  int place(int line, int along) {
    return (line + 1) * stride + along + 1;
  }

  /** The line of a cell's place. */
  int line(int place) {
    return (place - 1) / stride - 1;
  }

  /** How far along its line a cell's place is. */
  int along(int place) {
    return (place - 1) % stride;
  }

  boolean isBlocked(int place) {
    return bit(blocked, place) != 0;
  }

  private static int bit(long[] bits, int place) {
    return (int) (bits[place >> 6] >>> place) & 1;
  }

  /** The first halt above a place. */
  int next(int place) {
    int from = place + 1;
    int word = from >> 6;
    long bits = onward[word] & (-1L << from);
    while (bits == 0) {
      bits = onward[++word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(bits);
  }

  /** The last halt below a place. */
  int previous(int place) {
    int word = place >> 6;
    long bits = back[word] & ((1L << place) - 1);
    while (bits == 0) {
      bits = back[--word];
    }
    return (word << 6) + 63 - Long.numberOfLeadingZeros(bits);
  }

  /** Makes a place a halt both ways; returns what {@link #unmark} needs. [2 bits] */
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

  /** How many runs of passable places begin before each word, and at the end in all. */
  int[] runsBefore() {
    int[] before = new int[blocked.length + 1];
    for (int word = 0; word < blocked.length; word++) {
      before[word + 1] = before[word] + Long.bitCount(beginnings(word));
    }
    return before;
  }

  /** The number of the run that a passable place lies in. */
  int run(int place, int[] runsBefore) {
    int word = place >> 6;
    return runsBefore[word] + Long.bitCount(beginnings(word) << (63 - (place & 63))) - 1;
  }

  private long beginnings(int word) {
    long before = word == 0 ? 1 : blocked[word - 1] >>> 63;
    return ~blocked[word] & (blocked[word] << 1 | before);
  }

  /** The first passable place from one on; negative when there is none. */
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

  /** The first blocked place from one on. */
  int nextBlocked(int place) {
    int word = place >> 6;
    long bits = blocked[word] & (-1L << place);
    while (bits == 0) {
      bits = blocked[++word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(bits);
  }
}
