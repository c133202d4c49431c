package emberway.app.viewport;

import emberway.render.iso.LabelCollisions;
import java.util.Arrays;

/** The rectangles of a window that panels cover. All lengths are in pixels. */
public final class CoveredAreas {
  private static final int SIDES = 4; // per area: left, top, right, bottom

  private float[] sides = new float[16 * SIDES];
  private int areas;

  /** Removes all areas. */
  public void clear() {
    areas = 0;
  }

  public void add(float left, float top, float right, float bottom) {
    if (areas * SIDES == sides.length) {
      sides = Arrays.copyOf(sides, 2 * sides.length);
    }
    sides[areas * SIDES] = left;
    sides[areas * SIDES + 1] = top;
    sides[areas * SIDES + 2] = right;
    sides[areas * SIDES + 3] = bottom;
    areas++;
  }

  /** Whether an area covers a point. */
  public boolean cover(double x, double y) {
    for (int i = 0; i < areas * SIDES; i += SIDES) {
      if (x >= sides[i] && y >= sides[i + 1] && x < sides[i + 2] && y < sides[i + 3]) {
        return true;
      }
    }
    return false;
  }

  /** Whether an area covers any of a rectangle. */
  public boolean cover(float left, float top, float right, float bottom) {
    for (int i = 0; i < areas * SIDES; i += SIDES) {
      if (left < sides[i + 2] && right > sides[i] && top < sides[i + 3] && bottom > sides[i + 1]) {
        return true;
      }
    }
    return false;
  }

  /** Keeps labels off the areas. */
  public void keepOff(LabelCollisions labels) {
    for (int i = 0; i < areas * SIDES; i += SIDES) {
      labels.reserve(sides[i], sides[i + 1], sides[i + 2] - sides[i], sides[i + 3] - sides[i + 1]);
    }
  }

  /** Finds a place that no area covers; see {@link FreeGap#find}. */
  public FreeGap gap(FreeGap.Room room, float minWidth, float minHeight, float margin) {
    return FreeGap.find(room, sides, areas, minWidth, minHeight, margin);
  }
}
