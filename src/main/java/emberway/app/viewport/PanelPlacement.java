package emberway.app.viewport;

/**
 * Where a panel lies that leaves a part of the window free: at the nearest place that does, by its
 * upper left corner. All lengths are in pixels.
 */
public record PanelPlacement(float x, float y) {
  /** A rectangle; right and bottom are beyond it. */
  public record Box(float left, float top, float right, float bottom) {
    float width() {
      return right - left;
    }

    float height() {
      return bottom - top;
    }

    /** The area that two have in common. */
    float overlap(Box other) {
      float wide = Math.min(right, other.right) - Math.max(left, other.left);
      float high = Math.min(bottom, other.bottom) - Math.max(top, other.top);
      return Math.max(0, wide) * Math.max(0, high);
    }

    private Box movedTo(float x, float y) {
      return new Box(x, y, x + width(), y + height());
    }
  }

  /**
   * Finds it: where the panel is, if that will do, else beside what is to be free, at the right
   * rather than the left, or below or above it; where there is no room for that, in the corner of
   * the window where it covers least.
   *
   * @param room what there is of the window
   * @param panel where the panel is
   * @param free what is to be free
   * @param margin what stays between the two
   */
  public static PanelPlacement find(Box room, Box panel, Box free, float margin) {
    float right = Math.max(room.left, room.right - panel.width());
    float low = Math.max(room.top, room.bottom - panel.height());
    float x = Math.max(room.left, Math.min(right, panel.left));
    float y = Math.max(room.top, Math.min(low, panel.top));
    float[] places = {
      x,
      y,
      free.right + margin,
      y,
      free.left - margin - panel.width(),
      y,
      x,
      free.bottom + margin,
      x,
      free.top - margin - panel.height(),
      right,
      room.top,
      right,
      low,
      room.left,
      room.top,
      room.left,
      low
    };
    PanelPlacement best = new PanelPlacement(x, y);
    float least = Float.POSITIVE_INFINITY;
    for (int i = 0; i < places.length; i += 2) {
      boolean isInRoom =
          places[i] >= room.left
              && places[i] <= right
              && places[i + 1] >= room.top
              && places[i + 1] <= low;
      float covered = panel.movedTo(places[i], places[i + 1]).overlap(free);
      if (isInRoom && covered < least) {
        best = new PanelPlacement(places[i], places[i + 1]);
        least = covered;
      }
    }
    return best;
  }
}
