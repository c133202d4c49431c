package emberway.app.gui;

import emberway.render.iso.RouteMarks;
import imgui.ImDrawList;
import java.util.function.BooleanSupplier;

/**
 * Draws starts and goals: on the map as a route's own look, a camp and a banner; those of further
 * travelers as a disk, with a hole for a goal.
 */
public final class RouteEndPainter {
  public static final double RADIUS = RouteMarks.MIN_DISK; // of a disk [units]

  private final BooleanSupplier hasSafeColors;

  /**
   * Creates a painter.
   *
   * @param hasSafeColors whether routes use the colors that are safe for color blindness
   */
  public RouteEndPainter(BooleanSupplier hasSafeColors) {
    this.hasSafeColors = hasSafeColors;
  }

  /** Returns the color of a start, 0xRRGGBB. */
  public int startInk() {
    return RouteMarks.start(hasSafeColors.getAsBoolean()).rgb();
  }

  /** Returns the color of a goal, 0xRRGGBB. */
  public int goalInk() {
    return RouteMarks.goal(hasSafeColors.getAsBoolean()).rgb();
  }

  /**
   * Draws a disk, with a hole for a goal.
   *
   * @param ink its color, 0xRRGGBB
   * @param unit pixels per unit
   */
  public static void disk(ImDrawList list, float x, float y, boolean isGoal, int ink, double unit) {
    float px = (float) unit;
    float radius = (float) RADIUS * px;
    list.addCircleFilled(x, y, radius + px, GuiStyle.onMap(LabColors.DARK, 0.9));
    list.addCircleFilled(x, y, radius - 0.3f * px, GuiStyle.onMap(GuiStyle.PALE, 1));
    list.addCircleFilled(x, y, radius - 1.8f * px, GuiStyle.onMap(ink, 1));
    if (isGoal) {
      list.addCircleFilled(x, y, 2.2f * px, GuiStyle.onMap(GuiStyle.PALE, 1));
    }
  }

  /**
   * Draws a start as a route's own looks at a scale of the view.
   *
   * @param unit pixels per unit
   */
  public void start(ImDrawList list, CellPainter cells, int cell, double scale, double unit) {
    camp(list, cells, cell, startInk(), scale, unit);
  }

  /**
   * Draws a goal as a route's own looks at a scale of the view.
   *
   * @param unit pixels per unit
   */
  public void goal(ImDrawList list, CellPainter cells, int cell, double scale, double unit) {
    banner(list, cells, cell, goalInk(), scale, unit);
  }

  /**
   * Draws a camp.
   *
   * @param ink its color, 0xRRGGBB
   * @param scale the scale of the view
   * @param unit pixels per unit
   */
  public static void camp(
      ImDrawList list, CellPainter cells, int cell, int ink, double scale, double unit) {
    double size = RouteMarks.size(scale, unit);
    double side = RouteMarks.TENT_HALF_WIDTH * size;
    double foot = RouteMarks.TENT_FOOT * size;
    double top = foot - RouteMarks.TENT_HEIGHT * size;
    double[] tent = {0, top, side, foot, 0, foot + RouteMarks.TENT_BULGE * side, -side, foot};
    double sill = 0.36 * side;
    double low = foot + 0.1 * side;
    double[] door = {0, top + 0.4 * (foot - top), sill, low, -sill, low};
    RouteMarks.Stance stance = cells.mark(false, cell);
    float x = cells.x(cell) + (float) stance.x();
    float y = cells.y(cell) + (float) stance.y();
    double line = RouteMarks.line(size, unit);
    outline(list, x, y, tent, RouteMarks.DARK.rgb(), 4 * line);
    outline(list, x, y, tent, RouteMarks.BRIGHT.rgb(), 2 * line);
    fill(list, x, y, tent, 1, ink);
    fill(list, x, y, door, 1, RouteMarks.DARK.rgb());
  }

  /**
   * Draws a banner.
   *
   * @param ink its color, 0xRRGGBB
   * @param scale the scale of the view
   * @param unit pixels per unit
   */
  public static void banner(
      ImDrawList list, CellPainter cells, int cell, int ink, double scale, double unit) {
    double size = RouteMarks.size(scale, unit);
    RouteMarks.Stance stance = cells.mark(true, cell);
    double top = -stance.pole();
    double right = stance.side() * RouteMarks.CLOTH_WIDTH * size;
    double bottom = top + RouteMarks.CLOTH_HEIGHT * size;
    double tail = right + stance.side() * RouteMarks.CLOTH_NOTCH * (bottom - top);
    double middle = (top + bottom) / 2;
    double[] pole = {0, 0, 0, top};
    double[] cloth = {0, top, tail, top, right, middle, tail, bottom, 0, bottom};
    double[] upper = {0, top, tail, top, right, middle, 0, bottom};
    double[] lower = {0, top, right, middle, tail, bottom, 0, bottom};
    float x = cells.x(cell) + (float) stance.x();
    float y = cells.y(cell) + (float) stance.y();
    double line = RouteMarks.line(size, unit);
    outline(list, x, y, pole, RouteMarks.DARK.rgb(), 5 * line);
    outline(list, x, y, cloth, RouteMarks.DARK.rgb(), 4 * line);
    outline(list, x, y, pole, RouteMarks.BRIGHT.rgb(), 3 * line);
    outline(list, x, y, cloth, RouteMarks.BRIGHT.rgb(), 2 * line);
    outline(list, x, y, pole, RouteMarks.DARK.rgb(), line);
    fill(list, x, y, upper, stance.side(), ink);
    fill(list, x, y, lower, stance.side(), ink);
  }

  /** Draws lines from corner to corner; corners are x and y from a point. */
  private static void outline(
      ImDrawList list, float x, float y, double[] corners, int ink, double width) {
    int color = GuiStyle.onMap(ink, 1);
    for (int i = 0; i < corners.length; i += 2) {
      int next = (i + 2) % corners.length;
      float fromX = x + (float) corners[i];
      float fromY = y + (float) corners[i + 1];
      float toX = x + (float) corners[next];
      float toY = y + (float) corners[next + 1];
      list.addLine(fromX, fromY, toX, toY, color, (float) width);
      list.addCircleFilled(fromX, fromY, (float) width / 2, color);
    }
  }

  /**
   * Fills a convex polygon; corners are x and y from a point.
   *
   * @param turn 1 if the corners run clockwise, else -1; ImGui smooths edges that run clockwise
   */
  private static void fill(ImDrawList list, float x, float y, double[] corners, int turn, int ink) {
    int count = corners.length / 2;
    for (int i = 0; i < count; i++) {
      int at = 2 * Math.floorMod(turn * i, count);
      list.pathLineTo(x + (float) corners[at], y + (float) corners[at + 1]);
    }
    list.pathFillConvex(GuiStyle.onMap(ink, 1));
  }
}
