package emberway.app.settings;

import emberway.app.platform.SimpleJson;
import java.util.OptionalDouble;

/**
 * The position of a window on the desktop. [window units]
 *
 * @param x left edge
 * @param y upper edge
 * @param width the width [&gt;= 1]
 * @param height the height [&gt;= 1]
 * @param extent how much of the screen the window fills; if it is maximized or full screen, the
 *     rectangle is the one that it returns to
 * @param density the density of the screen, which its size depends on [window units per unit] [&gt;
 *     0]; empty if unknown
 */
public record WindowPlacement(
    int x, int y, int width, int height, Extent extent, OptionalDouble density) {
  /** How much of the screen a window fills. */
  public enum Extent implements SimpleJson.Constant {
    /** Only the window's own rectangle. */
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

  private static final double DENSEST = 100; // far beyond any screen [window units per unit]

  /** Checks the size. */
  public WindowPlacement {
    if (width < 1 || height < 1) {
      throw new IllegalArgumentException(
          "a window of " + width + " × " + height + ": each side must be at least 1");
    }
    if (density.isPresent() && !(density.getAsDouble() > 0 && density.getAsDouble() <= DENSEST)) {
      throw new IllegalArgumentException(
          "a density of " + density.getAsDouble() + " is not in the range (0, " + DENSEST + "]");
    }
  }

  /** Creates a position on a screen of unknown density. */
  public WindowPlacement(int x, int y, int width, int height, Extent extent) {
    this(x, y, width, height, extent, OptionalDouble.empty());
  }

  /**
   * Returns this position on a screen of another density, where the window is to look as large. If
   * its own density is unknown, its size stays.
   */
  public WindowPlacement at(double newDensity) {
    double ratio = newDensity / density.orElse(newDensity);
    int newWidth = (int) Math.max(1, Math.rint(width * ratio));
    int newHeight = (int) Math.max(1, Math.rint(height * ratio));
    return new WindowPlacement(x, y, newWidth, newHeight, extent, OptionalDouble.of(newDensity));
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
        ? new WindowPlacement(x, y, newWidth, newHeight, extent, density)
        : new WindowPlacement(
            screen.x + Math.max(0, (screen.width - newWidth) / 2),
            screen.y + Math.max(0, (screen.height - newHeight) / 2),
            newWidth,
            newHeight,
            extent,
            density);
  }
}
