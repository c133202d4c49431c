package emberway.art.raster;

/** A row of colors from deep shadow to highlight, its hue shifting from cool to warm. */
public final class Ramp {
  private final Rgb[] colors; // [size: >= 2]

  private Ramp(Rgb[] colors) {
    this.colors = colors;
  }

  /** From colors as 0xRRGGBB, darkest first. */
  static Ramp of(int... rgb) {
    Rgb[] colors = new Rgb[rgb.length];
    for (int i = 0; i < rgb.length; i++) {
      colors[i] = Rgb.hex(rgb[i]);
    }
    return new Ramp(colors);
  }

  /** The color at {@code t}, 0 the darkest, 1 the lightest; clamped. */
  public Rgb at(double t) {
    double place = Math.max(0, Math.min(1, t)) * (colors.length - 1);
    int low = Math.min((int) place, colors.length - 2);
    return colors[low].mix(colors[low + 1], place - low);
  }
}
