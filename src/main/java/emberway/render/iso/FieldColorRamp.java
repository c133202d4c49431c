package emberway.render.iso;

/**
 * The colors of fields, from the lowest value to the highest: the single definition for the shader
 * and for legends. One ramp serves all fields of a kind. The colors of contour lines and signs are
 * in {@code shaders/field.frag}. Immutable.
 */
public final class FieldColorRamp {
  /** The largest number of stops. */
  public static final int MAX_STOPS = 6;

  private static final int CHANNELS = 3;
  private static final int MAX = 255; // a channel's largest value

  private static final FieldColorRamp FIRE =
      new FieldColorRamp(1.0f, 0.86f, 0.25f, 1.0f, 0.50f, 0.08f, 0.84f, 0.07f, 0.10f);
  private static final FieldColorRamp NIGHT =
      new FieldColorRamp(0.72f, 0.62f, 1.0f, 0.42f, 0.25f, 0.90f, 0.10f, 0.10f, 0.55f);
  private static final FieldColorRamp ORANGE =
      new FieldColorRamp(0.97f, 0.90f, 0.45f, 0.95f, 0.65f, 0.05f, 0.84f, 0.40f, 0.0f);
  private static final FieldColorRamp PURPLE = // not blue, which looks like water
      new FieldColorRamp(0.93f, 0.80f, 0.95f, 0.80f, 0.47f, 0.65f, 0.36f, 0.08f, 0.34f);

  /** From dark blue over green to yellow, in even steps of lightness. */
  private static final FieldColorRamp COST =
      new FieldColorRamp(
          0.267f, 0.005f, 0.329f, 0.229f, 0.322f, 0.546f, 0.128f, 0.567f, 0.551f, 0.369f, 0.789f,
          0.383f, 0.993f, 0.906f, 0.144f);

  /** A color for each band of a budget, from light to dark. */
  private static final FieldColorRamp BANDS =
      new FieldColorRamp(
          1.00f, 0.95f, 0.55f, 1.00f, 0.76f, 0.24f, 0.98f, 0.53f, 0.20f, 0.87f, 0.29f, 0.33f, 0.65f,
          0.14f, 0.46f, 0.38f, 0.06f, 0.48f);

  private static final FieldColorRamp BLOCKED = new FieldColorRamp(0.08f, 0.05f, 0.10f);

  private final float[] channels; // red, green, blue of each stop [0..1]

  private FieldColorRamp(float... channels) {
    this.channels = channels;
  }

  /**
   * The colors for a kind of field; where a field is drawn in bands, the bands' colors.
   *
   * @param hasSafeColors whether to use orange and purple, see {@link OverlayStyle}
   */
  public static FieldColorRamp of(FieldOverlay.Kind kind, boolean hasSafeColors) {
    return switch (kind) {
      case ATTRACT -> hasSafeColors ? ORANGE : FIRE;
      case REPEL -> hasSafeColors ? PURPLE : NIGHT;
      case COST -> COST;
      case REACH -> BANDS;
    };
  }

  /** The single color of blocked cells in a cost field. */
  public static FieldColorRamp blocked() {
    return BLOCKED;
  }

  /** The number of colors, evenly spaced. */
  public int stops() {
    return channels.length / CHANNELS;
  }

  /** Red, green and blue of each stop [0..1]; the ramp's own array, read-only. */
  public float[] channels() {
    return channels;
  }

  /** The color of a stop, 0xRRGGBB. */
  public int color(int stop) {
    int color = 0;
    for (int i = 0; i < CHANNELS; i++) {
      color = color << 8 | Math.round(channels[stop * CHANNELS + i] * MAX);
    }
    return color;
  }
}
