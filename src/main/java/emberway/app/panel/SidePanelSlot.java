package emberway.app.panel;

import emberway.app.command.ViewOption;
import emberway.app.gui.GuiFrame;
import emberway.app.state.ExplorerState;
import imgui.ImGui;

/**
 * The room of the panel that lies beside the map, on the right: the way in words, costs and
 * influences, the lab or explore mode. In a narrow window it gives way to the tiles to draw.
 */
public final class SidePanelSlot {
  public static final double LAB_WIDTH = 424; // of the lab and of explore mode [units]
  static final double TUNING_WIDTH = 400; // [units] [at most]
  static final double ITINERARY_WIDTH = 360; // [units] [at most]

  private static final double LEAST =
      296; // of a panel whose text wraps, within its borders [units]

  private SidePanelSlot() {}

  /**
   * How wide such a panel is within its borders. [px]
   *
   * @param most where there is room [units]
   */
  static float width(ExplorerState state, GuiFrame frame, double most) {
    float borders = 2 * ImGui.getStyle().getWindowPaddingX() + ImGui.getStyle().getScrollbarSize();
    float room = frame.right() - frame.left() - 2 * frame.px(12) - borders;
    float free = room - DrawPanel.taken(state, frame);
    return Math.max(frame.px(LEAST), Math.min(frame.px(most), free));
  }

  /** Whether the tiles to draw leave a panel of a fixed width no room. [units] */
  static boolean isCrowdedOut(ExplorerState state, GuiFrame frame, double width) {
    float drawing = DrawPanel.taken(state, frame);
    return drawing > 0 && width(state, frame, width) < frame.px(width);
  }

  /** How much of the window's width the one that is shown takes with its margin. [px] */
  static float taken(ExplorerState state, GuiFrame frame) {
    double most = most(state);
    boolean isStudied = state.simulations().isLabShown() || state.simulations().isWalkShown();
    if (most == 0 || (isStudied && isCrowdedOut(state, frame, most))) {
      return 0;
    }
    return width(state, frame, most)
        + 2 * ImGui.getStyle().getWindowPaddingX()
        + ImGui.getStyle().getScrollbarSize()
        + frame.px(12);
  }

  private static double most(ExplorerState state) {
    if (state.simulations().isLabShown() || state.simulations().isWalkShown()) {
      return LAB_WIDTH;
    }
    if (state.viewOption().contains(ViewOption.TUNING)) {
      return TUNING_WIDTH;
    }
    return state.viewOption().contains(ViewOption.ITINERARY) ? ITINERARY_WIDTH : 0;
  }
}
