package emberway.art.raster;

/**
 * A point on a solid that is being colored.
 *
 * @param u place, east
 * @param v place, south
 * @param w place, up
 * @param nu normal, east
 * @param nv normal, south
 * @param nw normal, up
 * @param light how much light falls on it [0..1]
 */
public record SurfacePoint(
    double u, double v, double w, double nu, double nv, double nw, double light) {
  /** What a body is made of. */
  @FunctionalInterface
  public interface Material {
    Rgb color(SurfacePoint surfacePoint);

    /** Plain: the ramp by the light. */
    static Material of(Ramp ramp) {
      return s -> ramp.at(s.light());
    }

    /** The ramp by the light, made uneven by noise with {@code n} knots a cell. */
    static Material rough(Ramp ramp, int n, double amount, int seed) {
      return s ->
          ramp.at(s.light() + (TileableNoise.at(s.u(), s.v(), s.w(), n, seed) - 0.5) * amount);
    }
  }
}
