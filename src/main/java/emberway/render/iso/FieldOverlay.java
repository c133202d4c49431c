package emberway.render.iso;

import emberway.map.GridSize;
import emberway.map.Rotation;
import java.util.BitSet;

/**
 * A value for each cell, drawn in colors on the ground.
 *
 * <p>The values are read from their source and not copied, so they must not change while the
 * overlay is in use.
 */
public final class FieldOverlay {
  /** The meaning of the values, which decides their look. */
  public enum Kind {
    /** Warm colors with plus signs. Values are strengths from 1, where 1 means none. */
    ATTRACT,
    /** Cold colors with minus signs. Values are strengths from 1, where 1 means none. */
    REPEL,
    /** From dark to light. Values are costs above 0; infinity is blocked. */
    COST,
    /**
     * Six bands from light to dark, with an outline. Values are shares of a budget, above 0 and at
     * most 1; infinity means outside the budget, and is not drawn.
     */
    REACH
  }

  /** The source of the values. */
  @FunctionalInterface
  public interface Values {
    /** The value of the cell at a row-major index; always the same. */
    float at(int cell);

    /**
     * The first cell from an index on whose value may differ from 1; the number of cells if there
     * is none. A source that knows where it is 1 need not be asked for each cell.
     */
    default int nextNotOne(int cell) {
      return cell;
    }
  }

  /** The {@link #strengthAt strength} of an infinite value. */
  public static final float BLOCKED = 2;

  /** A page is 2^PAGE_BITS cells. Few of a large map's have an influence. */
  private static final int PAGE_BITS = 10;

  private final Kind kind;
  private final GridSize size;
  private final Values values;
  private final float lowest;
  private final float highest;
  private final double low; // the logarithm of the lowest value
  private final BitSet strong; // [by page] whether a value may be above 1
  private final double range; // the difference of the logarithms; 1 if there is none

  /**
   * Wraps an array of values. [size: width*height, row-major]
   *
   * @throws IllegalArgumentException if the array has another size, or contains a value that is not
   *     above 0, or a share above 1
   */
  public FieldOverlay(Kind kind, GridSize size, float[] values) {
    this(kind, size, checked(size, values));
  }

  /**
   * Wraps a source of values.
   *
   * @throws IllegalArgumentException if a value is not above 0, or is a share above 1
   */
  public FieldOverlay(Kind kind, GridSize size, Values values) {
    this.kind = kind;
    this.size = size;
    this.values = values;
    float least = Float.POSITIVE_INFINITY;
    float high = 0;
    boolean hasOnes = false;
    strong = new BitSet();
    int next = 0; // the cell after the last one that was asked for
    for (int cell = values.nextNotOne(0); cell < size.cells(); cell = values.nextNotOne(cell + 1)) {
      hasOnes |= cell > next;
      next = cell + 1;
      float value = values.at(cell);
      if (!(value > 0)) {
        throw new IllegalArgumentException("field value " + value + ": must be above 0");
      }
      if (value > 1) {
        strong.set(cell >> PAGE_BITS);
      }
      if (value < Float.POSITIVE_INFINITY) {
        least = Math.min(least, value);
        high = Math.max(high, value);
      }
    }
    if (hasOnes || next < size.cells()) {
      least = Math.min(least, 1);
      high = Math.max(high, 1);
    }
    if (kind == Kind.REACH && high > 1) {
      throw new IllegalArgumentException("share " + high + " of a budget: must be at most 1");
    }
    boolean isStrength = kind == Kind.ATTRACT || kind == Kind.REPEL;
    lowest = isStrength ? 1 : Math.min(least, Math.max(high, Float.MIN_NORMAL));
    highest = Math.max(lowest, high);
    low = Math.log(lowest);
    range = highest > lowest ? Math.log(highest) - low : 1;
  }

  private static Values checked(GridSize size, float[] values) {
    if (values.length != size.cells()) {
      throw new IllegalArgumentException(values.length + " values for a field of " + size);
    }
    return cell -> values[cell];
  }

  /** The meaning of the values. */
  public Kind kind() {
    return kind;
  }

  /** The grid's size. */
  public GridSize size() {
    return size;
  }

  /** Whether another overlay looks the same: it has the same kind, size and values. */
  public boolean looksLike(FieldOverlay other) {
    boolean isAlike = kind == other.kind && size.equals(other.size);
    for (int cell = 0; isAlike && cell < size.cells(); cell++) {
      isAlike = values.at(cell) == other.values.at(cell);
    }
    return isAlike;
  }

  /** The value of the cell at a row-major index. [&gt; 0] */
  public float valueAt(int cell) {
    return values.at(cell);
  }

  /**
   * The first cell in a range of row-major indices whose value is above 1; the range's end if there
   * is none.
   */
  public int nextAboveOne(int from, int end) {
    for (int cell = from; cell < end; cell++) {
      if (!strong.get(cell >> PAGE_BITS)) {
        cell |= (1 << PAGE_BITS) - 1; // the last of the page
      } else if (values.at(cell) > 1) {
        return cell;
      }
    }
    return end;
  }

  /** The low end of the range: 1 for strengths, otherwise the lowest value. */
  public float lowest() {
    return lowest;
  }

  /** The high end of the range: the highest finite value, at least {@link #lowest}. */
  public float highest() {
    return highest;
  }

  /**
   * A value's position in the range on a logarithmic scale [0..1], or {@link #BLOCKED}. Shares stay
   * unchanged.
   */
  public float strengthAt(int cell) {
    float value = values.at(cell);
    if (value == Float.POSITIVE_INFINITY) {
      return BLOCKED;
    }
    if (kind == Kind.REACH) {
      return value;
    }
    return value == lowest
        ? 0 // the most common case
        : (float) Math.max(0, Math.min(1, (Math.log(value) - low) / range));
  }

  /** Whether anything is visible: a strength above 1, any cost, or any share. */
  public boolean isVisible() {
    return kind == Kind.COST || kind == Kind.REACH || highest > lowest;
  }

  /** This field on the rotated map. */
  public FieldOverlay rotated(Rotation rotation) {
    if (rotation == Rotation.NONE) {
      return this;
    }
    GridSize turned = rotation.apply(size);
    Rotation back = rotation.inverse();
    Values here =
        cell -> {
          int x = turned.x(cell);
          int y = turned.y(cell);
          return values.at(size.index(back.x(turned, x, y), back.y(turned, x, y)));
        };
    return new FieldOverlay(kind, turned, here);
  }
}
