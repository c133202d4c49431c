package emberway.render.iso;

import emberway.map.Cell;

/**
 * The colors and shapes of start and goal marks, for all code that draws them: a camp at the start,
 * in the middle of its cell, and a banner at the goal, beside the middle.
 */
public final class RouteMarks {
  /** The smallest half width of what a mark takes of the ground, on a standard screen. [px] */
  public static final double MIN_DISK = 7;

  /** Half the width of what a mark takes of the ground. [world px] */
  private static final double GROUND = 30;

  /** Where the banner stands, from its cell's center, so that it hides no castle. [half widths] */
  public static final double BANNER_X = 0.32;

  /** Where the banner stands, from its cell's center. [half heights] */
  public static final double BANNER_Y = 0.3;

  /** The height of the banner's pole at size 1. [px] */
  public static final float POLE = 40;

  /** The width of the banner's cloth at size 1, without the notch at its end. [px] */
  public static final float CLOTH_WIDTH = 18;

  /** The height of the banner's cloth at size 1. [px] */
  public static final float CLOTH_HEIGHT = 12;

  /** How far the tips at the end of the banner's cloth reach beyond its width. [cloth heights] */
  public static final double CLOTH_NOTCH = 0.35;

  /** Half the width of the camp's tent at size 1. [px] */
  public static final float TENT_HALF_WIDTH = 12;

  /** The height of the camp's tent at size 1. [px] */
  public static final float TENT_HEIGHT = 18;

  /** How far the camp's tent reaches below its place at size 1. [px] */
  public static final float TENT_FOOT = 5;

  /** How far the middle of the camp's tent reaches below its foot. [half widths of the tent] */
  public static final double TENT_BULGE = 0.15;

  private static final PixelBox EVERYWHERE = new PixelBox(-(1 << 29), -(1 << 29), 1 << 30, 1 << 30);

  private static final double MIN_SIZE = 0.5; // on a standard screen
  private static final double MAX_SIZE = 2.5; // on a standard screen
  private static final double LINE = 1.2; // at size 1 [px]
  private static final double MIN_LINE = 0.9; // on a standard screen [px]

  /** A color, as shares. [0..1] */
  public record Color(float red, float green, float blue) {
    /** The color as 0xRRGGBB. */
    public int rgb() {
      return level(red) << 16 | level(green) << 8 | level(blue);
    }

    private static int level(float part) {
      return Math.round(255 * part);
    }
  }

  /**
   * How a camp or banner stands in a picture.
   *
   * @param x its place, from its cell's center [picture px]
   * @param y its place, from its cell's center, down [picture px]
   * @param side where a banner's cloth flies: 1 to the right, -1 to the left
   * @param pole the height of a banner's pole [picture px]
   */
  public record Stance(double x, double y, int side, double pole) {}

  /** The outline of routes and marks. */
  public static final Color DARK = new Color(0.09f, 0.06f, 0.16f);

  /** Inside the outline: the route itself, and the light parts of marks. */
  public static final Color BRIGHT = new Color(1, 0.97f, 0.86f);

  /** A route for comparison. */
  public static final Color COMPARED = new Color(0.33f, 0.82f, 0.85f);

  private static final Color START = new Color(0.16f, 0.74f, 0.98f);
  private static final Color GOAL = new Color(0.98f, 0.28f, 0.20f);
  private static final Color SAFE_START = new Color(0, 0.45f, 0.70f);
  private static final Color SAFE_GOAL = new Color(0.90f, 0.60f, 0);

  private RouteMarks() {}

  /**
   * The color of a start.
   *
   * @param isSafe whether to use orange and blue, which nearly everybody can tell apart
   */
  public static Color start(boolean isSafe) {
    return isSafe ? SAFE_START : START;
  }

  /**
   * The color of a goal.
   *
   * @param isSafe whether to use orange and blue, which nearly everybody can tell apart
   */
  public static Color goal(boolean isSafe) {
    return isSafe ? SAFE_GOAL : GOAL;
  }

  /**
   * The size of marks at a scale: the map's, but neither too small to be seen nor as large as
   * castles close by. [picture px per px at size 1]
   *
   * @param unit the screen's pixels per standard pixel
   */
  public static double size(double scale, double unit) {
    return Math.max(MIN_SIZE * unit, Math.min(MAX_SIZE * unit, scale));
  }

  /**
   * The rectangle in which marks stand in a picture, however little of it is on show: the picture,
   * which may have no room for them at its edges. The picture of a sprite stack grows by its marks.
   * [world px]
   */
  public static PixelBox rim(PictureFrame frame, boolean isSpriteStack) {
    return isSpriteStack ? EVERYWHERE : frame.box();
  }

  /**
   * How the camp or banner of a cell stands. Where the rim leaves no room for it, the camp moves
   * aside, the banner's cloth flies to the left, or its pole is shorter.
   *
   * @param cell a cell of the frame's map
   * @param unit the screen's pixels per standard pixel
   */
  public static Stance stance(
      boolean isGoal, PictureFrame frame, boolean isSpriteStack, Cell cell, double unit) {
    Projection projection = frame.projection();
    PixelBox rim = rim(frame, isSpriteStack);
    double scale = frame.scale();
    double size = size(scale, unit);
    double line = line(size, unit);
    double centerX = projection.cellToWorldX(cell.x(), cell.y());
    double centerY = projection.cellToWorldY(cell.x(), cell.y());
    double left = (rim.left() - centerX) * scale;
    double top = (rim.top() - centerY) * scale;
    double right = (rim.right() - centerX) * scale;
    double bottom = (rim.bottom() - centerY) * scale;
    double x = (isGoal ? BANNER_X : 0) * projection.halfWidth() * scale;
    double y = (isGoal ? BANNER_Y : 0) * projection.halfHeight() * scale;
    if (!isGoal) { // like shaders/route.frag
      double beside = TENT_HALF_WIDTH * size + 2 * line;
      double above = (TENT_HEIGHT - TENT_FOOT) * size + 2 * line;
      double below = (TENT_FOOT + TENT_BULGE * TENT_HALF_WIDTH) * size + 2 * line;
      return new Stance(
          Math.max(left + beside, Math.min(x, right - beside)),
          Math.max(top + above, Math.min(y, bottom - below)),
          1,
          0);
    }
    double reach = (CLOTH_WIDTH + CLOTH_NOTCH * CLOTH_HEIGHT) * size + 2 * line;
    double lostRight = x + reach - right;
    double lostLeft = x + reach + left; // if the banner stood and flew to the left
    int side = lostRight > 0 && lostLeft < lostRight ? -1 : 1;
    double pole = Math.min(POLE * size, y - top - 2.5 * line);
    return new Stance(side * x, y, side, Math.max(CLOTH_HEIGHT * size, pole));
  }

  /**
   * Whether a point lies on the camp or banner that stands on a cell.
   *
   * @param x from the cell's center, to the right [picture px]
   * @param y from the cell's center, down [picture px]
   * @param slack how far beside it still counts [picture px]
   */
  public static boolean isOn(
      boolean isGoal, Stance stance, double x, double y, double size, double slack) {
    double aside = (x - stance.x()) * stance.side();
    double below = y - stance.y();
    if (isGoal) {
      double top = -stance.pole();
      double end = below < top + CLOTH_HEIGHT * size + slack ? CLOTH_WIDTH * size : 0;
      return aside > -slack && aside < end + slack && below > top - slack && below < slack;
    }
    double foot = TENT_FOOT * size + slack;
    double side = TENT_HALF_WIDTH * size + slack;
    return Math.abs(aside) < side
        && below < foot
        && below > (TENT_FOOT - TENT_HEIGHT) * size - slack;
  }

  /**
   * The part of the world that the camp or banner of a cell takes in a picture. [world px]
   *
   * @param scale picture pixels per world pixel
   * @param unit the screen's pixels per standard pixel
   */
  public static PixelBox box(
      boolean isGoal, Projection projection, Cell cell, double scale, double unit) {
    double size = size(scale, unit) / scale;
    double line = line(size(scale, unit), unit) / scale;
    double x =
        projection.cellToWorldX(cell.x(), cell.y())
            + (isGoal ? BANNER_X : 0) * projection.halfWidth();
    double y =
        projection.cellToWorldY(cell.x(), cell.y())
            + (isGoal ? BANNER_Y : 0) * projection.halfHeight();
    double left = isGoal ? 0 : TENT_HALF_WIDTH;
    double right = isGoal ? CLOTH_WIDTH + CLOTH_HEIGHT / 2 : TENT_HALF_WIDTH;
    double top = isGoal ? POLE : TENT_HEIGHT - TENT_FOOT;
    double bottom = isGoal ? 0 : TENT_FOOT;
    int minX = (int) Math.floor(x - left * size - 3 * line);
    int minY = (int) Math.floor(y - top * size - 3 * line);
    int maxX = (int) Math.ceil(x + right * size + 3 * line);
    int maxY = (int) Math.ceil(y + bottom * size + 3 * line);
    return new PixelBox(minX, minY, maxX - minX, maxY - minY);
  }

  /** The width of the outlines of marks of a size. [picture px] */
  public static double line(double size, double unit) {
    return Math.max(MIN_LINE * unit, LINE * size);
  }

  /**
   * Half the width of what a mark takes of the ground at a scale. [picture px]
   *
   * @param unit the screen's pixels per standard pixel
   */
  public static double reach(double scale, double unit) {
    return Math.max(MIN_DISK * unit, GROUND * scale);
  }

  /**
   * Half the height of what a mark takes of the ground at a scale. [picture px]
   *
   * @param squash a cell's width divided by its height
   * @param unit the screen's pixels per standard pixel
   */
  public static double rise(double scale, double squash, double unit) {
    return Math.max(MIN_DISK * unit, GROUND * scale / squash);
  }
}
