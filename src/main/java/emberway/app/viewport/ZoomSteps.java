package emberway.app.viewport;

/**
 * The scales of the mouse wheel: from 1 up, whole numbers at which sprites are crisp; below 1, any
 * scale. Partial notches, as touch pads send them, take effect at once below 1 and accumulate
 * above.
 */
final class ZoomSteps {
  private static final int[] CRISP = {1, 2, 3, 4, 6, 8, 12, 16};
  private static final double NOTCH = 1.18; // factor per notch below scale 1

  private double pending; // notches since the last crisp step (-1..1)

  /**
   * Returns the scale after the wheel was turned.
   *
   * @param scale the scale before
   * @param notches positive zooms in
   * @param minScale the smallest scale to end at [&lt;= 1]
   */
  double turn(double scale, double notches, double minScale) {
    double rest = pending * notches < 0 ? notches : pending + notches;
    pending = 0;
    double next = scale;
    while (rest != 0) {
      boolean smooth = rest > 0 ? next < CRISP[0] : next <= CRISP[0];
      if (!smooth && Math.abs(rest) < 1) {
        pending = rest;
        return next;
      }
      double turned = Math.max(-1, Math.min(1, rest));
      next = smooth ? smooth(next, turned, minScale) : crisp(next, turned > 0);
      rest -= turned;
    }
    return next;
  }

  private static double smooth(double scale, double notches, double minScale) {
    double turned = scale * Math.pow(NOTCH, notches);
    return notches > 0 ? Math.min(CRISP[0], turned) : Math.max(Math.min(scale, minScale), turned);
  }

  private static double crisp(double scale, boolean in) {
    double best = in ? CRISP[CRISP.length - 1] : CRISP[0];
    for (int step : CRISP) {
      if (in ? step > scale && step < best : step < scale && step > best) {
        best = step;
      }
    }
    return best;
  }
}
