package emberway.art.raster;

/**
 * What of the ground only large pictures are fine enough to show: an unevenness of about a pixel of
 * theirs, an octave above that of the usual ones, for each doubling of the scale. Water, snow and
 * whatever else is bluer than red stays smooth. It repeats with the lattice.
 */
public final class FineGrain {
  private static final int KNOTS = 29; // a cell, of what the usual pictures show; see LandArt
  private static final int SEED = 17;
  private static final double DEPTH = 0.11;

  private FineGrain() {}

  /** The color of a point of the ground in pictures of that scale; at scale 1, the one it has. */
  public static Rgb on(Rgb color, double u, double v, int scale) {
    if (color.b() >= color.r()) {
      return color;
    }
    double light = 1;
    double depth = DEPTH;
    for (int octave = 2; octave <= scale; octave *= 2) {
      light += depth * (TileableNoise.at(u, v, KNOTS * octave, SEED + octave) - 0.5);
      depth /= 2;
    }
    return color.times(light);
  }
}
