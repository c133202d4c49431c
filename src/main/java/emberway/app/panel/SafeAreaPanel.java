package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.app.viewport.SafeArea;
import imgui.ImGui;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Draws nothing. Runs after all other panels and reports which part of the window they leave free,
 * but not while the user holds a mouse button on the map, which must not move then.
 */
public final class SafeAreaPanel implements Panel {
  private static final int UPPER_RIGHT = 1; // corner of the window, see GuiFrame
  private static final int MARGINS = 5; // left, top, right, bottom, menus

  private final BooleanSupplier isHolding;
  private final int[] room = new int[MARGINS + 2 * GuiFrame.CORNERS]; // margins, then corners
  private final int[] reported = new int[room.length];
  private ExplorerState reportedTo; // null before the first report
  private boolean wasComplete; // of the last report

  /**
   * Creates the panel.
   *
   * @param isHolding returns whether a mouse button is held on the map
   */
  public SafeAreaPanel(BooleanSupplier isHolding) {
    this.isHolding = isHolding;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    if (isHolding.getAsBoolean()) {
      return;
    }
    state.conclude(); // what the user has done in other panels may ask for a panel or a picture
    measure(state, frame);
    boolean isComplete = !frame.isUnsettled() && state.content().request().equals(state.request());
    boolean isAwaited = isComplete && state.awaitsSafeArea();
    boolean isOther = isComplete != wasComplete || !Arrays.equals(room, reported);
    if (state != reportedTo || isOther || isAwaited) {
      reportedTo = state;
      wasComplete = isComplete;
      System.arraycopy(room, 0, reported, 0, room.length);
      state.setSafeArea(free(), isComplete);
    }
  }

  private void measure(ExplorerState state, GuiFrame frame) {
    boolean hasMenus = state.viewOptions().contains(Command.PANELS);
    int menus = (int) Math.ceil(ImGui.getFrameHeight());
    room[0] = (int) frame.left();
    room[1] = frame.top() > menus + frame.px(4) ? (int) frame.top() : 0;
    room[2] = Math.max((int) (frame.width() - frame.right()), studied(state, frame));
    room[3] = (int) (frame.height() - frame.bottom());
    room[4] = hasMenus ? menus : 0;
    for (int corner = 0; corner < GuiFrame.CORNERS; corner++) {
      room[MARGINS + 2 * corner] = (int) Math.ceil(frame.corner(corner, true));
      room[MARGINS + 2 * corner + 1] = (int) Math.ceil(frame.corner(corner, false));
    }
  }

  /**
   * Returns how much to keep free at the right so that the study panel does not cover the map's
   * content when it grows; 0 if the window is too narrow for both. [px]
   */
  private static int studied(ExplorerState state, GuiFrame frame) {
    int taken = state.isRouteDrawn() ? 0 : (int) frame.corner(UPPER_RIGHT, true);
    return 2 * taken <= frame.width() ? taken : 0;
  }

  private SafeArea free() {
    List<SafeArea.Corner> corners = new ArrayList<>();
    for (int corner = 0; corner < GuiFrame.CORNERS; corner++) {
      int width = room[MARGINS + 2 * corner];
      if (width > 0) {
        int height = room[MARGINS + 2 * corner + 1];
        corners.add(new SafeArea.Corner((corner & 1) > 0, (corner & 2) > 0, width, height));
      }
    }
    return new SafeArea(room[0], room[1], room[2], room[3], room[4], corners);
  }
}
