package emberway.app.panel;

/**
 * The part of a line through cells that a view shows.
 *
 * @param from where it comes into view [cells along the line]
 * @param to where it goes out of view; less than {@code from} where nothing of it is seen
 */
record LinePart(double from, double to) {
  boolean isSeen() {
    return from <= to;
  }

  /** Only what lies on one side of a border: at {@code start + t * step >= least}. */
  LinePart beyond(double start, double step, double least) {
    if (step == 0) {
      return start >= least ? this : new LinePart(1, 0);
    }
    double t = (least - start) / step;
    return step > 0 ? new LinePart(Math.max(from, t), to) : new LinePart(from, Math.min(to, t));
  }

  /** Only what lies within a span: at {@code least <= start + t * step <= most}. */
  LinePart within(double start, double step, double least, double most) {
    return beyond(start, step, least).beyond(-start, -step, -most);
  }
}
