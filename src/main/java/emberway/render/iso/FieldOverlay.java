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
    COST
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
   *     above 0
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
    lowest = kind == Kind.COST ? Math.min(low, Math.max(high, Float.MIN_NORMAL)) : 1;
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

  /** The value at the ramp's lower end: 1 for strengths, the lowest finite cost for costs. */
  public float lowest() {
    return lowest;
  }

  /** The highest finite value, at least {@link #lowest}. */
  public float highest() {
    return highest;
  }

  /**
   * Each value's place from the lowest to the highest, by logarithms [0..1], or {@link #BLOCKED}; a
   * new array. [size: width*height, row-major]
   */
  public float[] strengths() {
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

  /** Whether there is anything to see: a strength above 1, or any cost. */
  public boolean isVisible() {
    return kind == Kind.COST || highest > lowest;
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
