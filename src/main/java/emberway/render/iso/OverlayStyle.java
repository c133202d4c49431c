package emberway.render.iso;

/**
 * How fields and routes are drawn.
 *
 * @param hasSafeColors whether in orange and blue, which nearly everybody can tell apart, in place
 *     of fire and night
 * @param hasContourLines whether fields have lines where their values are equal
 */
public record OverlayStyle(boolean hasSafeColors, boolean hasContourLines) {
  /** The colors of fire and night, with lines. */
  public static final OverlayStyle USUAL = new OverlayStyle(false, true);
}
