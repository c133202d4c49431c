package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.app.text.Language;
import emberway.app.text.Texts;
import emberway.drawable.ScaleBar;
import emberway.map.Scale;
import emberway.render.iso.Camera;
import emberway.render.iso.Projection;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.ImVec2;

/**
 * Draws a scale bar at the lower right, along a row of cells: on an isometric map, only lengths
 * along rows and columns can be compared. The bar and its text are kept until the length of a cell,
 * the scale or the language changes.
 */
public final class ScaleBarOverlay implements Panel {
  private static final double MAX_LENGTH = 130; // of the bar [units]
  private static final double MARGIN = 16; // to the window's edges [units]
  private static final double TICK = 4; // half the height of a tick [units]
  private static final int DARK = 0x0b0e14;

  private final ImVec2 measure = new ImVec2();
  private double cell; // the length of a cell on the screen for which the bar was made [px]
  private Scale scale; // for which it was made; null before
  private Language language; // of the text
  private ScaleBar bar;
  private String text = "";

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    if (!isShown(state)) {
      return;
    }
    Camera camera = state.view().camera();
    Projection projection = state.view().frame().projection();
    double acrossX = projection.cellToWorldX(1, 0) - projection.cellToWorldX(0, 0);
    double acrossY = projection.cellToWorldY(1, 0) - projection.cellToWorldY(0, 0);
    update(
        Math.hypot(acrossX, acrossY) * camera.scale(),
        state.simulations().surveys().scale(),
        frame);
    float dx = (float) (acrossX * camera.scale() * bar.cells());
    float dy = (float) (acrossY * camera.scale() * bar.cells());
    ImGui.calcTextSize(measure, text);
    float margin = frame.px(MARGIN);
    boolean hasOverview = state.viewOptions().contains(Command.PANELS);
    float overview = hasOverview ? OverviewPanel.width(frame) + frame.px(12) : 0;
    float wide = Math.max(dx, dx / 2 + measure.x);
    float left = frame.right() - overview - margin - wide;
    float low = frame.bottom() - margin - measure.y + Math.min(0, -dy);
    draw(frame, left, low, dx, dy);
  }

  /** Whether the bar is shown; the ruler, which has lengths of its own, does not matter. */
  static boolean isShown(ExplorerState state) {
    return state.viewOptions().contains(Command.SCALE_BAR);
  }

  /** Makes another bar if the scale has changed. */
  private void update(double newCell, Scale newScale, GuiFrame frame) {
    if (cell != newCell || !newScale.equals(scale) || language != Texts.language()) {
      cell = newCell;
      scale = newScale;
      language = Texts.language();
      bar = ScaleBar.of(frame.px(MAX_LENGTH) / cell, scale);
      String amount = Texts.shortCost(bar.amount(), 3);
      text =
          bar.unit().isPresent()
              ? amount + " " + bar.unit().get().label()
              : Texts.format("scale-bar.cells", (int) bar.amount());
    }
  }

  private void draw(GuiFrame frame, float x, float y, float dx, float dy) {
    ImDrawList list = frame.mapList();
    int dark = GuiStyle.onMap(DARK, 0.85);
    int bright = GuiStyle.onMap(GuiStyle.PALE, 1);
    for (int layer = 0; layer < 2; layer++) {
      int color = layer == 0 ? dark : bright;
      float thickness = frame.px(layer == 0 ? 5 : 2);
      float tick = frame.px(layer == 0 ? TICK + 1.5 : TICK);
      list.addLine(x, y, x + dx, y + dy, color, thickness);
      list.addLine(x, y - tick, x, y + tick, color, thickness);
      list.addLine(x + dx, y + dy - tick, x + dx, y + dy + tick, color, thickness);
    }
    float left = x + dx / 2 + frame.px(4);
    float top = y + Math.max(0, dy) / 2 + Math.min(0, dy) / 2 + frame.px(4);
    for (int i = -1; i <= 1; i++) {
      for (int j = -1; j <= 1; j++) {
        list.addText(left + i * frame.px(1.5), top + j * frame.px(1.5), dark, text);
      }
    }
    list.addText(left, top, bright, text);
  }
}
