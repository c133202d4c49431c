package emberway.app.viewport;

/**
 * The position of a panel's upper left corner that leaves a part of the window free. All lengths
 * are in pixels.
 */
public record PanelPlacement(float x, float y) {
  /** A rectangle; right and bottom are exclusive. */
  public record Box(float left, float top, float right, float bottom) {
    float width() {
      return right - left;
    }

    float height() {
      return bottom - top;
    }

    /** Returns the area of the intersection of two rectangles. */
    float overlap(Box other) {
      float overlapWidth = Math.min(right, other.right) - Math.max(left, other.left);
      float overlapHeight = Math.min(bottom, other.bottom) - Math.max(top, other.top);
      return Math.max(0, overlapWidth) * Math.max(0, overlapHeight);
    }

    private Box movedTo(float x, float y) {
      return new Box(x, y, x + width(), y + height());
    }
  }

  /**
   * Finds a position: the current one if possible, otherwise right, left, below or above the part
   * to keep free, in this order; otherwise the corner of the window that covers least of it.
   *
   * @param room the usable part of the window
   * @param panel the panel's current rectangle
   * @param free the part to keep free
   * @param margin distance between the two
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
