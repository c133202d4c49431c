package emberway.app.settings;

import emberway.app.platform.SimpleJson;

/**
 * The position of a window on the desktop. [window units]
 *
 * @param x left edge
 * @param y upper edge
 * @param width the width [&gt;= 1]
 * @param height the height [&gt;= 1]
 * @param extent how much of the screen the window fills; if it is maximized or full screen, the
 *     rectangle is the one that it returns to
 */
public record WindowPlacement(int x, int y, int width, int height, Extent extent) {
  /** How much of the screen a window fills. */
  public enum Extent implements SimpleJson.Constant {
    /** Only its own rectangle. */
    OWN("own"),
    /** The work area: the screen without what the desktop reserves. */
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

  // Part of the title bar that must stay within reach. [window units]
  private static final int GRIP = 48;

  /** Checks the size. */
  public WindowPlacement {
    if (width < 1 || height < 1) {
      throw new IllegalArgumentException(
          "a window of " + width + " × " + height + ": each side must be at least 1");
    }
  }

  /**
   * Returns this position adapted to a screen, which may be another one than before: no larger than
   * the screen, and within reach of the mouse.
   *
   * @param minWidth smallest width [window units]
   * @param minHeight smallest height [window units]
   */
  public WindowPlacement within(WindowPlacement screen, int minWidth, int minHeight) {
    int newWidth = Math.max(minWidth, Math.min(width, screen.width));
    int newHeight = Math.max(minHeight, Math.min(height, screen.height));
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
