package emberway.app.viewport;

import java.util.List;

/**
 * What panels and menus leave of the window for the map, as margins from its borders. [screen px]
 *
 * @param left what is docked there, like the next three; or lies before the map all along a side
 * @param menus the menus' height, at the top
 * @param corners what lies in the corners of the window
 */
public record SafeArea(
    int left, int top, int right, int bottom, int menus, List<SafeArea.Corner> corners) {
  /** The whole window. */
  static final SafeArea ALL = new SafeArea(0, 0, 0, 0, 0, List.of());

  /** Keeps a copy. */
  public SafeArea {
    corners = List.copyOf(corners);
  }

  /**
   * Panels in a corner of the window.
   *
   * @param isRight whether at the right, or else the left
   * @param isLow whether at the bottom, or else the top
   * @param width from the window's border to the far side of them [screen px]
   * @param height likewise [screen px]
   */
  public record Corner(boolean isRight, boolean isLow, int width, int height) {
    private Corner larger(int margin) {
      return new Corner(isRight, isLow, width + margin, height + margin);
    }
  }

  /** Whether margins are the same, and so a map in the middle of what is left stays there. */
  boolean hasMarginsOf(SafeArea other) {
    return left == other.left && top == other.top && right == other.right && bottom == other.bottom;
  }

  /**
   * The same with more kept free of the map.
   *
   * @param borders how much along the window's borders, and what lies along them [screen px]
   * @param around how much around what lies in corners [screen px]
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

  /** The same where what is above and below a corner is no part of the room, either. */
  SafeArea beside(Corner corner) {
    return new SafeArea(
        corner.isRight ? left : Math.max(left, corner.width),
        top,
        corner.isRight ? Math.max(right, corner.width) : right,
        bottom,
        menus,
        without(corner));
  }

  /** The same where what is beside a corner is no part of the room, either. */
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
