package emberway.art.raster;

/**
 * A color while it is being computed.
 *
 * @param r red [0..255, may run over until it is rounded]
 * @param g green
 * @param b blue
 */
public record Rgb(double r, double g, double b) {
  static Rgb hex(int rgb) {
    return new Rgb((rgb >> 16) & 0xFF, (rgb >> 8) & 0xFF, rgb & 0xFF);
  }

  /** The way from this color to another, {@code t} in 0..1; clamped. */
  public Rgb mix(Rgb other, double t) {
    double k = Math.max(0, Math.min(1, t));
    return new Rgb(r + (other.r - r) * k, g + (other.g - g) * k, b + (other.b - b) * k);
  }

  /** Every channel times a factor. */
  public Rgb times(double factor) {
    return new Rgb(r * factor, g * factor, b * factor);
  }
}
