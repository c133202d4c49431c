package emberway.render.iso;

import emberway.map.GridSize;
import emberway.map.Rotation;
import java.util.Arrays;

/**
 * A value for each cell, drawn in colors on the ground.
 *
 * <p>The caller's array must not change while the overlay is in use.
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

  /** The {@link #strengths strength} of an infinite value. */
  public static final float BLOCKED = 2;

  private final Kind kind;
  private final GridSize size;
  private final float[] values; // [size: width*height, row-major]
  private final float lowest;
  private final float highest;

  /**
   * Wraps an array of values, without copying it. [size: width*height, row-major]
   *
   * @throws IllegalArgumentException if the array has another size, or contains a value that is not
   *     above 0, or a share above 1
   */
  public FieldOverlay(Kind kind, GridSize size, float[] values) {
    if (values.length != size.cells()) {
      throw new IllegalArgumentException(values.length + " values for a field of " + size);
    }
    this.kind = kind;
    this.size = size;
    this.values = values;
    float low = Float.POSITIVE_INFINITY;
    float high = 0;
    for (float value : values) {
      if (!(value > 0)) {
        throw new IllegalArgumentException("field value " + value + ": must be above 0");
      }
      if (value < Float.POSITIVE_INFINITY) {
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    }
    if (kind == Kind.REACH && high > 1) {
      throw new IllegalArgumentException("share " + high + " of a budget: must be at most 1");
    }
    boolean isStrength = kind == Kind.ATTRACT || kind == Kind.REPEL;
    lowest = isStrength ? 1 : Math.min(low, Math.max(high, Float.MIN_NORMAL));
    highest = Math.max(lowest, high);
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
    return kind == other.kind && size.equals(other.size) && Arrays.equals(values, other.values);
  }

  /** The values; the field's own array, read-only. */
  public float[] values() {
    return values;
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
   * Each value's position in the range on a logarithmic scale [0..1], or {@link #BLOCKED}; a new
   * array. Shares stay unchanged. [size: width*height, row-major]
   */
  public float[] strengths() {
    if (kind == Kind.REACH) {
      float[] shares = values.clone();
      for (int i = 0; i < shares.length; i++) {
        shares[i] = shares[i] == Float.POSITIVE_INFINITY ? BLOCKED : shares[i];
      }
      return shares;
    }
    double low = Math.log(lowest);
    double range = highest > lowest ? Math.log(highest) - low : 1;
    float[] out = new float[values.length];
    for (int i = 0; i < values.length; i++) {
      double strength = (Math.log(values[i]) - low) / range;
      boolean blocked = values[i] == Float.POSITIVE_INFINITY;
      out[i] = blocked ? BLOCKED : (float) Math.max(0, Math.min(1, strength));
    }
    return out;
  }

  /** Whether anything is visible: a strength above 1, any cost, or any share. */
  public boolean isVisible() {
    return kind == Kind.COST || kind == Kind.REACH || highest > lowest;
  }

  /** This field on the rotated map. */
  public FieldOverlay rotated(Rotation rotation) {
    GridSize turned = rotation.apply(size);
    float[] out = new float[values.length];
    for (int i = 0; i < values.length; i++) {
      int x = size.x(i);
      int y = size.y(i);
      out[turned.index(rotation.x(size, x, y), rotation.y(size, x, y))] = values[i];
    }
    return new FieldOverlay(kind, turned, out);
  }
}
