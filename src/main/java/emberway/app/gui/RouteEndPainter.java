package emberway.app.gui;

import emberway.render.iso.RouteGeometry;
import emberway.render.iso.RouteMarks;
import imgui.ImDrawList;
import java.util.function.BooleanSupplier;

/**
 * Draws extra starts and goals on the map in the style of a route's own: a disk for a start, a disk
 * with a hole for a goal; rings on the ground where cells are large.
 */
public final class RouteEndPainter {
  public static final double RADIUS = RouteMarks.MIN_DISK; // of a disk [units]
  private static final int PIECES = 48; // segments of a ring
  private static final float[] START = {RouteGeometry.START_RING}; // radii of the rings
  private static final float[] GOAL = {RouteGeometry.INNER_GOAL_RING, RouteGeometry.GOAL_RING};

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
    mark(list, cells, cell, scale, unit, START, startInk());
  }

  /**
   * Draws a goal as a route's own looks at a scale of the view.
   *
   * @param unit pixels per unit
   */
  public void goal(ImDrawList list, CellPainter cells, int cell, double scale, double unit) {
    mark(list, cells, cell, scale, unit, GOAL, goalInk());
  }

  private static void mark(
      ImDrawList list,
      CellPainter cells,
      int cell,
      double scale,
      double unit,
      float[] rings,
      int ink) {
    double squash = cells.halfWidth() / cells.halfHeight();
    float x = cells.x(cell);
    float y = cells.y(cell);
    if (scale < RouteGeometry.MIN_RING_SCALE * unit) {
      double reach = RouteMarks.reach(scale, unit);
      double rise = RouteMarks.rise(scale, squash, unit);
      ellipse(list, x, y, reach, rise, RouteMarks.DARK.rgb());
      ellipse(list, x, y, reach - 1.3 * unit, rise - 1.3 * unit, RouteMarks.BRIGHT.rgb());
      ellipse(list, x, y, reach - 2.5 * unit, rise - 2.5 * unit, ink);
      if (rings == GOAL) {
        ellipse(list, x, y, 2 * unit, 2 * unit, RouteMarks.BRIGHT.rgb());
      }
      return;
    }
    double size = Math.max(scale, 0.65 * unit);
    for (int i = 0; i < rings.length; i++) {
      double reach = rings[i] * scale;
      ring(list, x, y, reach, squash, GuiStyle.onMap(RouteMarks.DARK.rgb(), 1), 5.4 * size);
      ring(list, x, y, reach, squash, GuiStyle.onMap(RouteMarks.BRIGHT.rgb(), 1), 3.4 * size);
      ring(list, x, y, reach, squash, GuiStyle.onMap(ink, 1), 2.1 * size);
    }
  }

  private static void ellipse(
      ImDrawList list, float x, float y, double reach, double rise, int ink) {
    for (int i = 0; i < PIECES; i++) {
      double angle = 2 * Math.PI * i / PIECES;
      list.pathLineTo(x + (float) (reach * Math.cos(angle)), y + (float) (rise * Math.sin(angle)));
    }
    list.pathFillConvex(GuiStyle.onMap(ink, 1));
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
