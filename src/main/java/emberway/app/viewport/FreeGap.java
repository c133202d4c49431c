package emberway.app.viewport;

/**
 * A part of a horizontal strip of the window that no panel covers. All lengths are in pixels.
 *
 * @param left left edge
 * @param right right edge
 * @param bottom lower edge of the strip
 */
public record FreeGap(float left, float right, float bottom) {
  private static final int SIDES = 4; // per area: left, top, right, bottom

  /**
   * Finds the lowest gap that is wide enough, otherwise the widest; of equally wide ones the
   * lowest.
   *
   * @param room the usable part of the window
   * @param covered the covered areas as left, top, right, bottom [size: at least 4*areas]
   * @param areas number of covered areas
   * @param minWidth required width
   * @param minHeight height of the strip
   * @param margin distance to keep from panels
   */
  static FreeGap find(
      Room room, float[] covered, int areas, float minWidth, float minHeight, float margin) {
    FreeGap best = widest(room, covered, areas, room.bottom, minHeight, margin);
    for (float bottom = room.bottom; best.width() < minWidth; ) {
      float next = Float.NEGATIVE_INFINITY; // bottom of the strip just above a panel in the way
      for (int i = 0; i < areas * SIDES; i += SIDES) {
        float above = covered[i + 1] - margin;
        next = above < bottom && above - minHeight >= room.top ? Math.max(next, above) : next;
      }
      if (next == Float.NEGATIVE_INFINITY) {
        return best;
      }
      bottom = next;
      FreeGap higher = widest(room, covered, areas, bottom, minHeight, margin);
      best = higher.width() > best.width() ? higher : best;
    }
    return best;
  }

  /** The part of the window without menus and docked panels. */
  public record Room(float left, float top, float right, float bottom) {}

  private static FreeGap widest(
      Room room, float[] covered, int areas, float bottom, float minHeight, float margin) {
    FreeGap best = new FreeGap(room.left, room.left, bottom);
    float from = room.left;
    while (from < room.right) {
      float to = room.right;
      float on = from; // right end of the panels that cover the gap's left end
      for (int i = 0; i < areas * SIDES; i += SIDES) {
        boolean isInRow =
            covered[i + 1] - margin < bottom && covered[i + 3] + margin > bottom - minHeight;
        if (isInRow && covered[i + 2] + margin > from) {
          to = Math.min(to, Math.max(from, covered[i] - margin));
          on = covered[i] - margin <= from ? Math.max(on, covered[i + 2] + margin) : on;
        }
      }
      if (to - from > best.width()) {
        best = new FreeGap(from, to, bottom);
      }
      from = on > from ? on : Math.max(to, Math.nextUp(from));
    }
    return best;
  }

  public float width() {
    return right - left;
  }

  /**
   * Returns the center of an object in the gap, as close to a wanted position as possible.
   *
   * @param preferred the wanted center
   * @param contentWidth the object's width
   */
  public float middle(float preferred, float contentWidth) {
    float half = Math.min(contentWidth, width()) / 2;
    return Math.max(left + half, Math.min(right - half, preferred));
  }
}
