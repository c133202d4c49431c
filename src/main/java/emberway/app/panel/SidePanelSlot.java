package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.gui.GuiFrame;
import emberway.app.state.ExplorerState;
import imgui.ImGui;
import java.util.Optional;

/**
 * The space at the right beside the map for one panel: itinerary, tuning, places, a survey, lab or
 * explore mode. In a narrow window the drawing panel takes precedence.
 */
public final class SidePanelSlot {
  public static final double LAB_WIDTH = 424; // of the lab and explore mode [units]
  static final double TUNING_WIDTH = 400; // upper limit [units]
  static final double ITINERARY_WIDTH = 360; // upper limit [units]
  public static final double PLACES_WIDTH = 420; // upper limit [units]

  /** The width of any other panel in this slot, such as a survey's, if there is room. [units] */
  public static final double SURVEY_WIDTH = 340;

  // Least content width of a panel whose text wraps. [units]
  private static final double MIN = 296;

  private SidePanelSlot() {}

  /**
   * Returns the content width of a panel in this slot. [px]
   *
   * @param maxWidth the width if there is room [units]
   */
  public static float width(ExplorerState state, GuiFrame frame, double maxWidth) {
    float borders = 2 * ImGui.getStyle().getWindowPaddingX() + ImGui.getStyle().getScrollbarSize();
    float room = frame.right() - frame.left() - 2 * frame.px(12) - borders;
    float free = room - DrawPanel.taken(state, frame);
    return Math.max(frame.px(MIN), Math.min(frame.px(maxWidth), free));
  }

  /** Whether the drawing panel leaves no room for a panel of a fixed width. [units] */
  static boolean isCrowdedOut(ExplorerState state, GuiFrame frame, double width) {
    float drawing = DrawPanel.taken(state, frame);
    return drawing > 0 && width(state, frame, width) < frame.px(width);
  }

  /** Returns how much of the window's width the panel in the slot takes with its margin. [px] */
  static float taken(ExplorerState state, GuiFrame frame) {
    double most = maxWidth(state);
    boolean isStudied = state.simulations().isLabShown() || state.simulations().isWalkShown();
    if (most == 0 || (isStudied && isCrowdedOut(state, frame, most))) {
      return 0;
    }
    return width(state, frame, most)
        + 2 * ImGui.getStyle().getWindowPaddingX()
        + ImGui.getStyle().getScrollbarSize()
        + frame.px(12);
  }

  private static double maxWidth(ExplorerState state) {
    Optional<Command> beside = Command.besideIn(state.viewOptions());
    if (beside.isEmpty()) {
      return 0;
    }
    return switch (beside.get()) {
      case LAB, EXPLORE -> LAB_WIDTH;
      case ITINERARY -> ITINERARY_WIDTH;
      case PLACE_TABLE -> PLACES_WIDTH;
      case TUNING -> TUNING_WIDTH;
      default -> SURVEY_WIDTH;
    };
  }
}
