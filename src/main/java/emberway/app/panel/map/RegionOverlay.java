package emberway.app.panel.map;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.command.PictureRequest;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.app.state.RegionSelection;
import emberway.app.text.Texts;
import emberway.app.viewport.PanelPlacement;
import emberway.app.viewport.Viewport;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.flag.ImGuiWindowFlags;

/** Draws the rectangle that the user drags for a picture, and the picture's size. */
public final class RegionOverlay implements Panel {
  private static final double VEIL = 0.35;
  private static final int DARK = 0x0b0e14;

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    RegionSelection regionSelection = state.regionSelection();
    boolean isChosen = state.viewOptions().contains(Command.SAVE_PICTURE);
    if (regionSelection.region().isPresent() && (regionSelection.isSelecting() || isChosen)) {
      draw(regionSelection.region().get(), state.view(), frame);
    }
    if (regionSelection.isSelecting()) {
      hint(regionSelection, state.view(), frame);
    }
  }

  /** Draws the rectangle, with everything around it darkened. */
  private static void draw(PictureRequest.Part.Region region, Viewport view, GuiFrame frame) {
    ImDrawList list = ImGui.getBackgroundDrawList();
    float left = x(view, region.left());
    float top = y(view, region.top());
    float right = x(view, region.left() + region.width());
    float bottom = y(view, region.top() + region.height());
    int veil = GuiStyle.onMap(DARK, VEIL);
    list.addRectFilled(0, 0, frame.width(), top, veil);
    list.addRectFilled(0, top, left, bottom, veil);
    list.addRectFilled(right, top, frame.width(), bottom, veil);
    list.addRectFilled(0, bottom, frame.width(), frame.height(), veil);
    float line = frame.px(1.5);
    list.addRect(left - line, top - line, right + line, bottom + line, dark(), 0, 0, 3 * line);
    int edge = GuiStyle.onMap(GuiStyle.EMBER, 1);
    list.addRect(
        left - line / 2, top - line / 2, right + line / 2, bottom + line / 2, edge, 0, 0, line);
  }

  private static int dark() {
    return GuiStyle.onMap(DARK, 0.6);
  }

  /** Returns a region's rectangle in the window. [px] */
  public static PanelPlacement.Box box(PictureRequest.Part.Region region, Viewport view) {
    return new PanelPlacement.Box(
        x(view, region.left()),
        y(view, region.top()),
        x(view, region.left() + region.width()),
        y(view, region.top() + region.height()));
  }

  private static float x(Viewport view, double worldX) {
    return (float) ((worldX - view.camera().screenToWorldX(0)) * view.camera().scale());
  }

  private static float y(Viewport view, double worldY) {
    return (float) ((worldY - view.camera().screenToWorldY(0)) * view.camera().scale());
  }

  private static void hint(RegionSelection regionSelection, Viewport view, GuiFrame frame) {
    frame.beginPanel(
        "##region",
        frame.width() / 2,
        ImGui.getFrameHeight() + frame.px(12),
        0.5f,
        0,
        ImGuiWindowFlags.AlwaysAutoResize);
    ImGui.textUnformatted(Icon.CROP.before(words(regionSelection, view)));
    ImGui.sameLine();
    GuiText.faint(Texts.get("region.cancel"));
    frame.endPanel();
  }

  private static String words(RegionSelection regionSelection, Viewport view) {
    double scale = view.camera().scale();
    return regionSelection
        .region()
        .map(region -> new PictureRequest(region, scale).box(view))
        .map(box -> Texts.format("region.pixels", box.width(), box.height()))
        .orElseGet(() -> Texts.get("region.how"));
  }
}
