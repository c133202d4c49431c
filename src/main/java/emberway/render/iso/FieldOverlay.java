package emberway.render.iso;

import emberway.map.GridSize;
import emberway.map.Rotation;

/**
 * A value for each cell, drawn as heat on the ground.
 *
 * <p>The array is the caller's and must not change while the overlay is in use.
 */
public final class FieldOverlay {
  /** What the values mean, and so how they look. */
  public enum Kind {
    /** Warm, with plus signs. Values are strengths, at least 1; 1 is none. */
    ATTRACT,
    /** Cold, with minus signs. Values are strengths, at least 1; 1 is none. */
    REPEL,
    /** From dark to light. Values are costs above 0; infinity is blocked. */
    COST,
    /**
     * In six bands from light to dark, with an outline. Values are shares of a budget above 0, at
     * most 1; infinity is beyond it and not drawn at all.
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
   * A field over an array of values, which it keeps. [size: width*height, row-major]
   *
   * @throws IllegalArgumentException if the array has another size or holds a value that is not
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

  /** What the values mean. */
  public Kind kind() {
    return kind;
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /** The values; the field's own array, to be read only. */
  public float[] values() {
    return values;
  }

  /** The lowest finite value that counts: 1 for strengths, the lowest there is otherwise. */
  public float lowest() {
    return lowest;
  }

  /** The highest finite value, at least {@link #lowest}. */
  public float highest() {
    return highest;
  }

  /**
   * Each value's place from the lowest to the highest, by logarithms [0..1], or {@link #BLOCKED}; a
   * new array. Shares are their own places. [size: width*height, row-major]
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

  /** Whether there is anything to see: a strength above 1, any cost, or any share. */
  public boolean isVisible() {
    return kind == Kind.COST || kind == Kind.REACH || highest > lowest;
  }

  /** The same field on the turned map. */
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
