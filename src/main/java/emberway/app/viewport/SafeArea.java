package emberway.app.viewport;

import java.util.List;

/**
 * The area of the window that panels and menus leave free for the map, as margins. [screen px]
 *
 * @param left margin for what is docked at the left or covers that whole side
 * @param top margin for what is docked at the top
 * @param right margin for what is docked at the right or covers that whole side
 * @param bottom margin for what is docked at the bottom
 * @param menus height of the menu bar at the top
 * @param corners the panels in the corners of the window
 */
public record SafeArea(
    int left, int top, int right, int bottom, int menus, List<SafeArea.Corner> corners) {
  /** The whole window. */
  static final SafeArea ALL = new SafeArea(0, 0, 0, 0, 0, List.of());

  /** Copies the list. */
  public SafeArea {
    corners = List.copyOf(corners);
  }

  /**
   * The panels in a corner of the window.
   *
   * @param isRight true for the right side, false for the left
   * @param isLow true for the bottom, false for the top
   * @param width from the window's edge to the far side of the panels [screen px]
   * @param height from the window's edge to the far side of the panels [screen px]
   */
  public record Corner(boolean isRight, boolean isLow, int width, int height) {
    private boolean covers(double x, double y, int viewWidth, int viewHeight) {
      boolean isInColumns = isRight ? x >= viewWidth - width : x < width;
      boolean isInRows = isLow ? y >= viewHeight - height : y < height;
      return isInColumns && isInRows;
    }

    private Corner larger(int margin) {
      return new Corner(isRight, isLow, width + margin, height + margin);
    }
  }

  /**
   * Whether the margins are equal, so that a map centered in one area is centered in the other,
   * too.
   */
  boolean hasMarginsOf(SafeArea other) {
    return left == other.left && top == other.top && right == other.right && bottom == other.bottom;
  }

  /** Whether a point of a view of a given size lies beside all panels. [screen px] */
  boolean contains(double x, double y, int viewWidth, int viewHeight) {
    return x >= left
        && x < viewWidth - right
        && y >= Math.max(top, menus)
        && y < viewHeight - bottom
        && corners.stream().noneMatch(corner -> corner.covers(x, y, viewWidth, viewHeight));
  }

  /**
   * Returns this area with larger margins.
   *
   * @param borders added to the margins at the window's edges [screen px]
   * @param around added around the panels in corners [screen px]
   */
  SafeArea inset(int borders, int around) {
    return new SafeArea(
        left + borders,
        Math.max(top, menus) + borders,
        right + borders,
        bottom + borders,
        menus,
        corners.stream().map(corner -> corner.larger(around)).toList());
  }

  /** Returns this area without the columns that a corner's panels take. */
  SafeArea beside(Corner corner) {
    return new SafeArea(
        corner.isRight ? left : Math.max(left, corner.width),
        top,
        corner.isRight ? Math.max(right, corner.width) : right,
        bottom,
        menus,
        without(corner));
  }

  /** Returns this area without the rows that a corner's panels take. */
  SafeArea level(Corner corner) {
    return new SafeArea(
        left,
        corner.isLow ? top : Math.max(top, corner.height),
        right,
        corner.isLow ? Math.max(bottom, corner.height) : bottom,
        menus,
        without(corner));
  }

  private List<Corner> without(Corner corner) {
    return corners.stream().filter(each -> !each.equals(corner)).toList();
  }
}
