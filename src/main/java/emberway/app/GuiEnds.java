package emberway.app;

import emberway.render.iso.RouteGeometry;
import imgui.ImDrawList;
import java.util.function.BooleanSupplier;

/**
 * Starts and goals on the map itself, drawn as those of a route are: a disk, and a disk with a
 * hole; where cells are large, rings on the ground.
 */
final class GuiEnds {
  static final double RADIUS = 7; // of a disk [units], as in the route's
  private static final int START = 0x29bdfa;
  private static final int GOAL = 0xfa4733;
  private static final int SAFE_START = 0x0073b3;
  private static final int SAFE_GOAL = 0xe69900;
  private static final int PIECES = 48; // of a ring
  private static final float[] RINGS = {RouteGeometry.INNER_GOAL_RING, RouteGeometry.GOAL_RING};

  private final BooleanSupplier hasSafeColors;

  /**
   * Marks.
   *
   * @param hasSafeColors tells which colors routes are drawn in
   */
  GuiEnds(BooleanSupplier hasSafeColors) {
    this.hasSafeColors = hasSafeColors;
  }

  /** The color of a start, 0xRRGGBB. */
  int startInk() {
    return hasSafeColors.getAsBoolean() ? SAFE_START : START;
  }

  /** The color of a goal, 0xRRGGBB. */
  int goalInk() {
    return hasSafeColors.getAsBoolean() ? SAFE_GOAL : GOAL;
  }

  /**
   * How far a mark reaches to each side from its middle. [px]
   *
   * @param unit pixels for what is one on an ordinary screen, as in the next ones
   */
  static double reach(double scale, double unit) {
    return isDisk(scale, unit) ? RADIUS * unit : RouteGeometry.GOAL_RING * scale;
  }

  /** How far it reaches up and down. [px] */
  static double rise(double scale, double squash, double unit) {
    return isDisk(scale, unit) ? RADIUS * unit : RouteGeometry.GOAL_RING * scale / squash;
  }

  private static boolean isDisk(double scale, double unit) {
    return scale < RouteGeometry.LEAST_RING_SCALE * unit;
  }

  /** A disk, with a hole if it is a goal's, in a color of its own. */
  static void disk(ImDrawList list, float x, float y, boolean isGoal, int ink, double unit) {
    float px = (float) unit;
    float radius = (float) RADIUS * px;
    list.addCircleFilled(x, y, radius + px, GuiStyle.onMap(GuiLabColors.DARK, 0.9));
    list.addCircleFilled(x, y, radius - 0.3f * px, GuiStyle.onMap(GuiStyle.PALE, 1));
    list.addCircleFilled(x, y, radius - 1.8f * px, GuiStyle.onMap(ink, 1));
    if (isGoal) {
      list.addCircleFilled(x, y, 2.2f * px, GuiStyle.onMap(GuiStyle.PALE, 1));
    }
  }

  /** A goal as the route's own is drawn at that scale. */
  void goal(ImDrawList list, GuiCells cells, int cell, double scale, double unit) {
    if (isDisk(scale, unit)) {
      disk(list, cells.x(cell), cells.y(cell), true, goalInk(), unit);
      return;
    }
    double squash = cells.halfWidth() / cells.halfHeight();
    double size = Math.max(scale, 0.65 * unit);
    float x = cells.x(cell);
    float y = cells.y(cell);
    for (int i = 0; i < RINGS.length; i++) {
      double reach = RINGS[i] * scale;
      ring(list, x, y, reach, squash, GuiStyle.onMap(GuiLabColors.DARK, 1), 5.4 * size);
      ring(list, x, y, reach, squash, GuiStyle.onMap(GuiStyle.PALE, 1), 3.4 * size);
      ring(list, x, y, reach, squash, GuiStyle.onMap(goalInk(), 1), 2.1 * size);
    }
  }

  private static void ring(
      ImDrawList list, float x, float y, double reach, double squash, int color, double width) {
    float fromX = x + (float) reach;
    float fromY = y;
    for (int i = 1; i <= PIECES; i++) {
      double angle = 2 * Math.PI * i / PIECES;
      float toX = x + (float) (reach * Math.cos(angle));
      float toY = y + (float) (reach / squash * Math.sin(angle));
      list.addLine(fromX, fromY, toX, toY, color, (float) width);
      fromX = toX;
      fromY = toY;
    }
  }
}
