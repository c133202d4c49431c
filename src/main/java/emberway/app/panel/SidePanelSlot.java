package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.gui.GuiFrame;
import emberway.app.state.ExplorerState;
import imgui.ImGui;

/**
 * The column at the right beside the map, of one width: the card of a cell, and below it one panel:
 * itinerary, tuning, places, a survey, lab or explore mode.
 */
public final class SidePanelSlot {
  /** The content width of everything in the column, if there is room. [units] */
  public static final double WIDTH = 384;

  // Least content width of a panel whose text wraps. [units]
  private static final double MIN = 296;

  private SidePanelSlot() {}

  /** Returns the content width of a panel in the column. [px] */
  public static float width(ExplorerState state, GuiFrame frame) {
    float borders = 2 * ImGui.getStyle().getWindowPaddingX() + ImGui.getStyle().getScrollbarSize();
    float room = frame.right() - frame.left() - 2 * frame.px(12) - borders;
    float free = room - DrawPanel.taken(state, frame);
    return Math.max(frame.px(MIN), Math.min(frame.px(WIDTH), free));
  }

  /** Returns how much of the window's width the panel in the slot takes with its margin. [px] */
  static float taken(ExplorerState state, GuiFrame frame) {
    if (Command.besideIn(state.viewOptions()).isEmpty()) {
      return 0;
    }
    return width(state, frame)
        + 2 * ImGui.getStyle().getWindowPaddingX()
        + ImGui.getStyle().getScrollbarSize()
        + frame.px(12);
  }
}
