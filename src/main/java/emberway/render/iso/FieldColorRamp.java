package emberway.render.iso;

/**
 * The colors that fields are drawn in, from the lowest value to the highest: the one place that has
 * them, for the shader and for whoever explains what it draws. Immutable.
 */
public final class FieldColorRamp {
  /** The most stops that a ramp has. */
  public static final int MOST_STOPS = 6;

  private static final int CHANNELS = 3;
  private static final int MOST = 255; // of a channel, as a whole number

  private static final FieldColorRamp FIRE =
      new FieldColorRamp(1.0f, 0.86f, 0.25f, 1.0f, 0.50f, 0.08f, 0.84f, 0.07f, 0.10f);
  private static final FieldColorRamp NIGHT =
      new FieldColorRamp(0.72f, 0.62f, 1.0f, 0.42f, 0.25f, 0.90f, 0.10f, 0.10f, 0.55f);
  private static final FieldColorRamp ORANGE =
      new FieldColorRamp(0.97f, 0.90f, 0.45f, 0.95f, 0.65f, 0.05f, 0.84f, 0.40f, 0.0f);
  private static final FieldColorRamp PURPLE = // blue would be taken for water
      new FieldColorRamp(0.93f, 0.80f, 0.95f, 0.80f, 0.47f, 0.65f, 0.36f, 0.08f, 0.34f);

  /** Even steps of lightness from dark blue over green to yellow. */
  private static final FieldColorRamp COST =
      new FieldColorRamp(
          0.267f, 0.005f, 0.329f, 0.229f, 0.322f, 0.546f, 0.128f, 0.567f, 0.551f, 0.369f, 0.789f,
          0.383f, 0.993f, 0.906f, 0.144f);

  /** A color for each step of a budget, from light to dark. */
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
   * The colors of a kind of field; bands in place of a ramp where a field is drawn in bands.
   *
   * @param hasSafeColors whether in orange and purple, as {@link OverlayStyle} says
   */
  public static FieldColorRamp of(FieldOverlay.Kind kind, boolean hasSafeColors) {
    return switch (kind) {
      case ATTRACT -> hasSafeColors ? ORANGE : FIRE;
      case REPEL -> hasSafeColors ? PURPLE : NIGHT;
      case COST -> COST;
      case REACH -> BANDS;
    };
  }

  /** The one color of what is blocked in a field of costs. */
  public static FieldColorRamp blocked() {
    return BLOCKED;
  }

  /** How many colors there are, evenly spread. */
  public int stops() {
    return channels.length / CHANNELS;
  }

  /** Red, green and blue of each stop [0..1]; the ramp's own array, to be read only. */
  public float[] channels() {
    return channels;
  }

  /** The color of a stop, 0xRRGGBB. */
  public int color(int stop) {
    int color = 0;
    for (int i = 0; i < CHANNELS; i++) {
      color = color << 8 | Math.round(channels[stop * CHANNELS + i] * MOST);
    }
    return color;
  }
}
