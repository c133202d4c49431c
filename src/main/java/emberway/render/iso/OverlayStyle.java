package emberway.render.iso;

/**
 * How fields and routes are drawn. A ribbon's widths are in the pass that draws it, its colors in
 * {@link RouteMarks}.
 *
 * @param hasSafeColors whether in orange, purple and blue, which nearly everybody can tell apart,
 *     in place of fire and night
 * @param hasContourLines whether fields have lines where their values are equal
 * @param unit how many pixels there are for what is one on an ordinary screen, of all that does not
 *     grow smaller with the map [&gt; 0]
 */
public record OverlayStyle(boolean hasSafeColors, boolean hasContourLines, double unit) {
  /** The colors of fire and night, with lines. */
  public static final OverlayStyle USUAL = new OverlayStyle(false, true, 1);

  /** Checks the range. */
  public OverlayStyle {
    if (!(unit > 0)) {
      throw new IllegalArgumentException("unit " + unit + ": must be greater than 0");
    }
  }
}
