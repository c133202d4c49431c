package emberway.app.settings;

import emberway.app.platform.SimpleJson;

/**
 * Where a window is on the desktop. [window units]
 *
 * @param x its left edge
 * @param y its upper edge
 * @param width [&gt;= 1]
 * @param height [&gt;= 1]
 * @param extent how much of the screen it fills; where it fills more than its own place, the rest
 *     is where it returns to
 */
public record WindowPlacement(int x, int y, int width, int height, Extent extent) {
  /** How much of the screen a window fills. */
  public enum Extent implements SimpleJson.Constant {
    /** Its own place. */
    OWN("own"),
    /** The work area: all but what the desktop keeps for itself. */
    MAXIMIZED("maximized"),
    FULL_SCREEN("full_screen");

    private final String id;

    Extent(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }
  }

  private static final int GRIP = 48; // of the title bar that has to stay within reach

  /** Checks the size. */
  public WindowPlacement {
    if (width < 1 || height < 1) {
      throw new IllegalArgumentException(
          "a window of " + width + " × " + height + ": each side must be at least 1");
    }
  }

  /**
   * The same on a screen that may be another one than when it was left: no larger than that, and
   * within reach of the mouse.
   *
   * @param leastWidth not to fall below, like the next
   */
  public WindowPlacement within(WindowPlacement screen, int leastWidth, int leastHeight) {
    int newWidth = Math.max(leastWidth, Math.min(width, screen.width));
    int newHeight = Math.max(leastHeight, Math.min(height, screen.height));
    boolean isWithinReach =
        x + newWidth > screen.x + GRIP
            && x < screen.x + screen.width - GRIP
            && y >= screen.y
            && y < screen.y + screen.height - GRIP;
    return isWithinReach
        ? new WindowPlacement(x, y, newWidth, newHeight, extent)
        : new WindowPlacement(
            screen.x + Math.max(0, (screen.width - newWidth) / 2),
            screen.y + Math.max(0, (screen.height - newHeight) / 2),
            newWidth,
            newHeight,
            extent);
  }
}
