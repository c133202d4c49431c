package emberway.app.viewport;

/**
 * A stretch of a row across the window that no panel covers. All lengths are in pixels.
 *
 * @param left where it begins
 * @param right where it ends
 * @param bottom the row's lower edge
 */
public record FreeGap(float left, float right, float bottom) {
  private static final int SIDES = 4; // of an area: left, top, right, bottom

  /**
   * The lowest one that is wide enough, else the widest; of equally wide ones the lowest.
   *
   * @param room what there is of the window
   * @param covered the areas that panels cover [size: at least 4*areas]
   * @param wide how wide it is to be
   * @param high how high the row is
   * @param margin what stays free between it and a panel
   */
  static FreeGap find(Room room, float[] covered, int areas, float wide, float high, float margin) {
    FreeGap best = widest(room, covered, areas, room.bottom, high, margin);
    for (float bottom = room.bottom; best.width() < wide; ) {
      float next = Float.NEGATIVE_INFINITY; // the row just above a panel that is in the way here
      for (int i = 0; i < areas * SIDES; i += SIDES) {
        float above = covered[i + 1] - margin;
        next = above < bottom && above - high >= room.top ? Math.max(next, above) : next;
      }
      if (next == Float.NEGATIVE_INFINITY) {
        return best;
      }
      bottom = next;
      FreeGap higher = widest(room, covered, areas, bottom, high, margin);
      best = higher.width() > best.width() ? higher : best;
    }
    return best;
  }

  /** The part of the window that is neither menu nor docked panel. */
  public record Room(float left, float top, float right, float bottom) {}

  private static FreeGap widest(
      Room room, float[] covered, int areas, float bottom, float high, float margin) {
    FreeGap best = new FreeGap(room.left, room.left, bottom);
    float from = room.left;
    while (from < room.right) {
      float to = room.right;
      float on = from; // where what begins here is covered until
      for (int i = 0; i < areas * SIDES; i += SIDES) {
        boolean isInRow =
            covered[i + 1] - margin < bottom && covered[i + 3] + margin > bottom - high;
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

  /** The middle of something in it, as near to a place as can be. */
  public float middle(float wish, float wide) {
    float half = Math.min(wide, width()) / 2;
    return Math.max(left + half, Math.min(right - half, wish));
  }
}
