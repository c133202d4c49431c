package emberway.render.iso;

/**
 * The style of fields and routes. The widths of a ribbon are in the pass that draws it, its colors
 * in {@link RouteMarks}.
 *
 * @param hasSafeColors whether to use orange, purple and blue, which nearly everybody can tell
 *     apart, instead of the usual warm and cold colors
 * @param hasContourLines whether fields have lines of equal values
 * @param unit the screen's pixels per standard pixel, for everything that does not shrink with the
 *     map [&gt; 0]
 */
public record OverlayStyle(boolean hasSafeColors, boolean hasContourLines, double unit) {
  /** The usual warm and cold colors, with lines. */
  public static final OverlayStyle USUAL = new OverlayStyle(false, true, 1);

  /** Checks the unit's range. */
  public OverlayStyle {
    if (!(unit > 0)) {
      throw new IllegalArgumentException("unit " + unit + ": must be greater than 0");
    }
  }

  /** Returns the same style in another size. */
  public OverlayStyle enlarged(double factor) {
    return new OverlayStyle(hasSafeColors, hasContourLines, unit * factor);
  }

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof OverlayStyle that
        && hasSafeColors == that.hasSafeColors
        && hasContourLines == that.hasContourLines
        && Double.compare(unit, that.unit) == 0;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Boolean.hashCode(hasSafeColors) + Boolean.hashCode(hasContourLines))
        + Double.hashCode(unit);
  }
}
