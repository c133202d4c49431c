package emberway.art.raster;

/**
 * A body in the cell's space (u east, v south, w up), as a signed distance: negative inside, and
 * outside never more than the way to its surface.
 */
@FunctionalInterface
public interface Solid {
  double distance(double u, double v, double w);

  /** Both bodies. */
  default Solid or(Solid other) {
    return (u, v, w) -> Math.min(distance(u, v, w), other.distance(u, v, w));
  }

  /** This body without the other. */
  default Solid minus(Solid other) {
    return (u, v, w) -> Math.max(distance(u, v, w), -other.distance(u, v, w));
  }

  /**
   * This body, asked only near an upright pillar that holds all of it: the same, sooner.
   *
   * @param radius of the pillar [cells]
   */
  default Solid near(double cu, double cv, double radius) {
    return (u, v, w) -> {
      double du = u - cu;
      double dv = v - cv;
      double away = Math.sqrt(du * du + dv * dv) - radius;
      return away > 0.1 ? away : distance(u, v, w);
    };
  }

  /** This body moved. */
  default Solid at(double du, double dv, double dw) {
    return (u, v, w) -> distance(u - du, v - dv, w - dw);
  }

  /** A box around (0, 0) standing on {@code w0}, with half sides and rounded edges. */
  static Solid box(double halfU, double halfV, double w0, double w1, double round) {
    double middle = (w0 + w1) / 2;
    double halfW = (w1 - w0) / 2;
    return (u, v, w) -> {
      double x = Math.abs(u) - halfU + round;
      double y = Math.abs(v) - halfV + round;
      double z = Math.abs(w - middle) - halfW + round;
      double ox = Math.max(x, 0);
      double oy = Math.max(y, 0);
      double oz = Math.max(z, 0);
      return Math.sqrt(ox * ox + oy * oy + oz * oz)
          + Math.min(0, Math.max(x, Math.max(y, z)))
          - round;
    };
  }

  /** A round body about (0, 0) whose radius goes straight from r0 at w0 to r1 at w1. */
  static Solid cone(double w0, double w1, double r0, double r1) {
    double slope = (r0 - r1) / (w1 - w0);
    double norm = 1 / Math.sqrt(1 + slope * slope);
    return (u, v, w) -> {
      double r = Math.sqrt(u * u + v * v);
      double side = (r - (r0 - slope * (w - w0))) * norm;
      return Math.max(side, Math.max(w0 - w, w - w1));
    };
  }

  /** A four-sided pyramid about (0, 0): half sides at w0, its tip at w1. */
  static Solid pyramid(double w0, double w1, double half) {
    double slope = half / (w1 - w0);
    double norm = 1 / Math.sqrt(1 + slope * slope);
    return (u, v, w) -> {
      double r = Math.max(Math.abs(u), Math.abs(v));
      return Math.max((r - (half - slope * (w - w0))) * norm, w0 - w);
    };
  }

  /** A gable roof about (0, 0) with its ridge along u. */
  static Solid gable(double w0, double w1, double halfU, double halfV) {
    double slope = halfV / (w1 - w0);
    double norm = 1 / Math.sqrt(1 + slope * slope);
    return (u, v, w) ->
        Math.max(
            Math.max((Math.abs(v) - (halfV - slope * (w - w0))) * norm, w0 - w),
            Math.abs(u) - halfU);
  }

  /** An ellipsoid about the origin; its distance is a safe estimate. */
  static Solid ellipsoid(double radius, double radiusW) {
    double least = Math.min(radius, radiusW);
    return (u, v, w) -> {
      double x = u / radius;
      double y = v / radius;
      double z = w / radiusW;
      return (Math.sqrt(x * x + y * y + z * z) - 1) * least;
    };
  }

  /** A rod from one point to another, thinning from r0 to r1. */
  static Solid rod(
      double u0, double v0, double w0, double u1, double v1, double w1, double r0, double r1) {
    double du = u1 - u0;
    double dv = v1 - v0;
    double dw = w1 - w0;
    double lengthSquared = du * du + dv * dv + dw * dw;
    return (u, v, w) -> {
      double t = ((u - u0) * du + (v - v0) * dv + (w - w0) * dw) / lengthSquared;
      t = Math.max(0, Math.min(1, t));
      double x = u - u0 - du * t;
      double y = v - v0 - dv * t;
      double z = w - w0 - dw * t;
      return Math.sqrt(x * x + y * y + z * z) - (r0 + (r1 - r0) * t);
    };
  }
}
