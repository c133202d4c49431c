package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.app.viewport.Viewport;
import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.render.iso.Camera;
import emberway.render.iso.LabelCollisions;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.ImVec2;

/** Draws lines between cells, and column and row numbers where columns and rows enter the view. */
public final class GridPanel implements Panel {
  // Half a cell's width below which lines would crowd. [units]
  private static final double MIN_CELL = 7;
  private static final double NUMBER_SPACING = 34; // [units]
  private static final double MARGIN = 14; // between a number and the view's edge [units]
  private static final double INK = 0.55;
  private static final int ROW_INK = 0xbfe0ff;

  private final ImVec2 measure = new ImVec2();
  private final LabelCollisions layout = new LabelCollisions();

  /**
   * The parallel lines along columns or along rows.
   *
   * @param x screen x of the map's first cell [px]
   * @param y screen y of the map's first cell [px]
   * @param acrossX screen distance from line to line [px]
   * @param acrossY screen distance from line to line [px]
   * @param alongX screen distance from cell to cell along a line [px]
   * @param alongY screen distance from cell to cell along a line [px]
   * @param count how many columns or rows there are
   * @param length how many cells a line passes
   */
  private record Family(
      double x,
      double y,
      double acrossX,
      double acrossY,
      double alongX,
      double alongY,
      int count,
      int length) {
    LinePart part(double number, double left, double top, double right, double bottom) {
      return new LinePart(-0.5, length - 0.5)
          .within(x + number * acrossX, alongX, left, right)
          .within(y + number * acrossY, alongY, top, bottom);
    }

    float screenX(double number, double along) {
      return (float) (x + number * acrossX + along * alongX);
    }

    float screenY(double number, double along) {
      return (float) (y + number * acrossY + along * alongY);
    }
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    boolean withGrid = state.viewOptions().contains(Command.GRID);
    boolean withNumbers = state.viewOptions().contains(Command.COORDINATES);
    if (!withGrid && !withNumbers) {
      return;
    }
    ImDrawList list = frame.mapList();
    Family columns = family(state.view(), true);
    Family rows = family(state.view(), false);
    if (withGrid && columns.acrossX >= frame.px(MIN_CELL)) {
      lines(list, columns, frame);
      lines(list, rows, frame);
    }
    if (withNumbers) {
      Rotation rotation = state.view().rotation();
      GridSize turned = rotation.apply(state.map().size());
      layout.begin(frame.px(3));
      if (state.viewOptions().contains(Command.PANELS)) {
        reserveOverview(state, frame);
      }
      Numbering columnNumbers = i -> number(rotation, turned, i, 0, true);
      Numbering rowNumbers = i -> number(rotation, turned, 0, i, false);
      float outer = frame.px(MARGIN);
      Ruler ruler = new Ruler(list, frame);
      boolean isUpright = isUpright(rotation);
      Axis across = new Axis(isUpright ? "x " : "y ", GuiStyle.PALE, columnNumbers);
      Axis down = new Axis(isUpright ? "y " : "x ", ROW_INK, rowNumbers);
      numbers(ruler, columns, outer, across);
      numbers(ruler, rows, outer + 2 * ImGui.getFontSize(), down);
    }
  }

  private static Family family(Viewport view, boolean isColumns) {
    Camera camera = view.camera();
    var projection = view.frame().projection();
    double x = camera.worldToScreenX(projection.cellToWorldX(0, 0));
    double y = camera.worldToScreenY(projection.cellToWorldY(0, 0));
    double eastX = camera.worldToScreenX(projection.cellToWorldX(1, 0)) - x;
    double eastY = camera.worldToScreenY(projection.cellToWorldY(1, 0)) - y;
    double southX = camera.worldToScreenX(projection.cellToWorldX(0, 1)) - x;
    double southY = camera.worldToScreenY(projection.cellToWorldY(0, 1)) - y;
    GridSize size = projection.size();
    return isColumns
        ? new Family(x, y, eastX, eastY, southX, southY, size.width(), size.height())
        : new Family(x, y, southX, southY, eastX, eastY, size.height(), size.width());
  }

  private static void lines(ImDrawList list, Family family, GuiFrame frame) {
    int ink = GuiStyle.onMap(0x0b0e14, INK);
    for (int i = 0; i <= family.count; i++) {
      LinePart part = family.part(i - 0.5, 0, 0, frame.width(), frame.height());
      if (part.isSeen()) {
        list.addLine(
            family.screenX(i - 0.5, part.from()),
            family.screenY(i - 0.5, part.from()),
            family.screenX(i - 0.5, part.to()),
            family.screenY(i - 0.5, part.to()),
            ink,
            frame.px(1));
      }
    }
  }

  private interface Numbering {
    int numberOf(int line);
  }

  /** How the lines of one family are numbered, in a color that differs from the other's. */
  private record Axis(String name, int ink, Numbering numbering) {}

  /** What all numbers are drawn with. */
  private record Ruler(ImDrawList list, GuiFrame frame) {}

  /** Keeps numbers off the overview. */
  private void reserveOverview(ExplorerState state, GuiFrame frame) {
    float width = OverviewPanel.width(frame) + frame.px(12);
    float height = OverviewPanel.height(state, frame) + frame.px(12);
    layout.take(frame.width() - width, frame.height() - height, width, height);
  }

  /**
   * Draws numbers at the edges of the view, inside a margin that differs between columns and rows.
   */
  private void numbers(Ruler ruler, Family family, float margin, Axis axis) {
    GuiFrame frame = ruler.frame;
    double top = ImGui.getFrameHeight() + margin;
    int step = step(Math.hypot(family.acrossX, family.acrossY), frame.px(NUMBER_SPACING));
    for (int i = 0; i < family.count; i++) {
      int number = axis.numbering.numberOf(i);
      if (number % step != 0) {
        continue;
      }
      LinePart part = family.part(i, margin, top, frame.width() - margin, frame.height() - margin);
      if (part.isSeen()) {
        String text = axis.name + number;
        ImGui.calcTextSize(measure, text);
        float left = family.screenX(i, part.from()) - measure.x / 2;
        float upper = family.screenY(i, part.from()) - measure.y / 2;
        float pad = frame.px(3);
        float right = left + measure.x + pad;
        boolean isHidden = frame.wasCovered(left - pad, upper, right, upper + measure.y);
        if (!isHidden && layout.take(left - pad, upper, measure.x + 2 * pad, measure.y)) {
          ruler.list.addRectFilled(
              left - pad, upper, right, upper + measure.y, GuiStyle.onMap(0x0b0e14, 0.7), pad);
          ruler.list.addText(left, upper, GuiStyle.onMap(axis.ink, 1), text);
        }
      }
    }
  }

  /** Returns the smallest step in 1, 2, 5, 10, 20, 50, … at which numbers are far enough apart. */
  private static int step(double cell, double spacing) {
    int[] firsts = {1, 2, 5};
    for (int power = 1; power <= 1_000_000; power *= 10) {
      for (int first : firsts) {
        if (first * power * cell >= spacing) {
          return first * power;
        }
      }
    }
    return Integer.MAX_VALUE;
  }

  /** Returns the column or row of the unrotated map that a line of the rotated one shows. */
  private static int number(
      Rotation rotation, GridSize turned, int column, int row, boolean isColumn) {
    Rotation back = rotation.inverse();
    return isUpright(rotation) == isColumn
        ? back.x(turned, column, row)
        : back.y(turned, column, row);
  }

  private static boolean isUpright(Rotation rotation) {
    return rotation == Rotation.NONE || rotation == Rotation.HALF;
  }

  /**
   * The visible part of a line through cells.
   *
   * @param from where it enters the view [cells along the line]
   * @param to where it leaves the view; less than {@code from} if nothing is visible
   */
  record LinePart(double from, double to) {
    boolean isSeen() {
      return from <= to;
    }

    /** Returns the part on one side of a border, where {@code start + t * step >= least}. */
    LinePart beyond(double start, double step, double min) {
      if (step == 0) {
        return start >= min ? this : new LinePart(1, 0);
      }
      double t = (min - start) / step;
      return step > 0 ? new LinePart(Math.max(from, t), to) : new LinePart(from, Math.min(to, t));
    }

    /** Returns the part in a range, where {@code min <= start + t * step <= max}. */
    LinePart within(double start, double step, double min, double max) {
      return beyond(start, step, min).beyond(-start, -step, -max);
    }
  }
}
