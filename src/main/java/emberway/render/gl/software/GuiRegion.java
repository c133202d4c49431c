package emberway.render.gl.software;

import java.util.Arrays;

/**
 * What some rectangles cover together, cut into rectangles that do not overlap. Reused, so that a
 * frame allocates nothing. All in pixels of the window, top left first, ends exclusive.
 */
public final class GuiRegion {
  private static final int EDGES = 4; // of a rectangle: left, top, right, bottom

  // Arrays that grow.
  private int[] boxes = new int[16 * EDGES]; // the edges of each rectangle
  private int count;
  private int[] rows = {}; // where rectangles begin or end, ascending
  private int[] spans = {}; // of the current band: left, right of each, ascending
  private int spanCount;
  private int[] parts = {}; // the edges of each part
  private int partCount;

  /** Removes all rectangles. */
  public void clear() {
    count = 0;
  }

  /** Adds a rectangle; nothing if it is empty. */
  public void add(int left, int top, int right, int bottom) {
    if (left >= right || top >= bottom) {
      return;
    }
    boxes = grown(boxes, EDGES * (count + 1));
    set(boxes, count++, left, top, right, bottom);
  }

  /** The number of rectangles added. */
  public int count() {
    return count;
  }

  public int left(int box) {
    return boxes[EDGES * box];
  }

  public int top(int box) {
    return boxes[EDGES * box + 1];
  }

  public int right(int box) {
    return boxes[EDGES * box + 2];
  }

  public int bottom(int box) {
    return boxes[EDGES * box + 3];
  }

  /** Replaces all rectangles by the smallest one that contains them. */
  public void bound() {
    for (int i = 1; i < count; i++) {
      set(
          boxes,
          0,
          Math.min(left(0), left(i)),
          Math.min(top(0), top(i)),
          Math.max(right(0), right(i)),
          Math.max(bottom(0), bottom(i)));
    }
    count = Math.min(count, 1);
  }

  /** Replaces all rectangles by some that cover the same and do not overlap. */
  public void cut() {
    rows = grown(rows, 2 * count);
    for (int i = 0; i < count; i++) {
      rows[2 * i] = top(i);
      rows[2 * i + 1] = bottom(i);
    }
    Arrays.sort(rows, 0, 2 * count);
    partCount = 0;
    int before = 0; // the first part of the band above
    for (int i = 0; i + 1 < 2 * count; i++) {
      if (rows[i] < rows[i + 1]) {
        findSpans(rows[i]);
        if (!continues(before, rows[i])) {
          before = partCount;
          addBand(rows[i]);
        }
        for (int part = before; part < partCount; part++) {
          parts[EDGES * part + 3] = rows[i + 1];
        }
      }
    }
    int[] old = boxes;
    boxes = parts;
    count = partCount;
    parts = old;
  }

  /** Finds what of a row is covered. */
  private void findSpans(int row) {
    spanCount = 0;
    int end = Integer.MIN_VALUE; // nothing further left is left to find
    while (true) {
      int from = Integer.MAX_VALUE;
      for (int i = 0; i < count; i++) {
        if (top(i) <= row && row < bottom(i) && right(i) > end) {
          from = Math.min(from, Math.max(left(i), end));
        }
      }
      if (from == Integer.MAX_VALUE) {
        return;
      }
      end = endOf(row, from);
      spans = grown(spans, 2 * (spanCount + 1));
      spans[2 * spanCount] = from;
      spans[2 * spanCount + 1] = end;
      spanCount++;
    }
  }

  /** Where what covers a place in a row ends. */
  private int endOf(int row, int from) {
    int end = from;
    for (boolean grows = true; grows; ) {
      grows = false;
      for (int i = 0; i < count; i++) {
        if (top(i) <= row && row < bottom(i) && left(i) <= end && end < right(i)) {
          end = right(i);
          grows = true;
        }
      }
    }
    return end;
  }

  /** Whether the band continues the parts from a number on, which end where it begins. */
  private boolean continues(int first, int row) {
    if (partCount - first != spanCount) {
      return false;
    }
    for (int i = 0; i < spanCount; i++) {
      int at = EDGES * (first + i);
      if (parts[at] != spans[2 * i] || parts[at + 2] != spans[2 * i + 1] || parts[at + 3] != row) {
        return false;
      }
    }
    return true;
  }

  private void addBand(int row) {
    parts = grown(parts, EDGES * (partCount + spanCount));
    for (int i = 0; i < spanCount; i++) {
      set(parts, partCount++, spans[2 * i], row, spans[2 * i + 1], row);
    }
  }

  private static void set(int[] some, int index, int left, int top, int right, int bottom) {
    some[EDGES * index] = left;
    some[EDGES * index + 1] = top;
    some[EDGES * index + 2] = right;
    some[EDGES * index + 3] = bottom;
  }

  private static int[] grown(int[] some, int length) {
    return some.length >= length ? some : Arrays.copyOf(some, Math.max(length, 2 * some.length));
  }
}
