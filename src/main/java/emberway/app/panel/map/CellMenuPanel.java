package emberway.app.panel.map;

import emberway.app.command.Commands;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.Panel;
import emberway.app.state.CellMenu;
import emberway.app.state.ExplorerState;
import imgui.ImGui;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiPopupFlags;
import imgui.flag.ImGuiWindowFlags;
import java.util.Optional;

/** The menu of a cell, beside the point where it was opened. */
public final class CellMenuPanel implements Panel {
  private static final double MIN_WIDTH = 200; // of the entries [units]
  private static final double ASIDE = 6; // from the pointer [units]
  private static final double MARGIN = 4; // to the window's edges [units]
  private static final double GAP = 24; // between a label and its letter [units]
  private static final double CHOSEN = 0.3; // opacity of the chosen entry's highlight

  // The menu in the last layout. [px]
  private float left;
  private float top;
  private float width;
  private float height;

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    Optional<CellMenu> menu = state.cellFocus().menu();
    if (menu.isEmpty()) {
      width = 0;
      return;
    }
    place(menu.get(), frame);
    ImGui.setNextWindowBgAlpha(1);
    frame.beginPanel("##cell-menu", left, top, 0, 0, ImGuiWindowFlags.AlwaysAutoResize);
    if (ImGui.isWindowAppearing()) {
      ImGui.setWindowFocus(); // in front of all other panels
    } else if (!ImGui.isPopupOpen("", ImGuiPopupFlags.AnyPopup)) {
      frame.keepInFront(); // but behind a popup, such as a question
    }
    entries(menu.get(), frame, commands);
    if (width != ImGui.getWindowWidth() || height != ImGui.getWindowHeight()) {
      frame.unsettle(); // its place depends on its size
    }
    width = ImGui.getWindowWidth();
    height = ImGui.getWindowHeight();
    frame.endPanel();
  }

  /** Places the menu at the right of the point, or at its left if there is no room. */
  private void place(CellMenu menu, GuiFrame frame) {
    float aside = frame.px(ASIDE);
    float margin = frame.px(MARGIN);
    float x = (float) menu.x();
    boolean isRight = x + aside + width + margin <= frame.width();
    left = Math.max(margin, isRight ? x + aside : x - aside - width);
    float lowest = frame.height() - margin - height;
    top = Math.max(margin, Math.min((float) menu.y(), lowest));
  }

  private static void entries(CellMenu menu, GuiFrame frame, Commands commands) {
    float line = frame.px(MIN_WIDTH);
    for (CellMenu.Entry entry : menu.entries()) {
      float letter = GuiText.width(entry.letter()) + frame.px(GAP);
      line = Math.max(line, GuiText.width(entry.line()) + letter + 2 * frame.px(ASIDE));
    }
    GuiText.wrapped(menu.title(), GuiStyle.FAINT, frame, line);
    if (!menu.note().isEmpty()) {
      GuiText.wrapped(menu.note(), GuiStyle.EMBER, frame, line);
    }
    ImGui.separator();
    for (int i = 0; i < menu.entries().size(); i++) {
      if (menu.entries().get(i).beginsGroup()) {
        ImGui.separator();
      }
      ImGui.pushID(i);
      entry(menu, i, line, frame, commands);
      ImGui.popID();
    }
  }

  private static void entry(
      CellMenu menu, int index, float width, GuiFrame frame, Commands commands) {
    CellMenu.Entry entry = menu.entries().get(index);
    boolean isChosen = index == menu.chosen();
    float start = ImGui.getCursorPosX();
    ImGui.pushStyleColor(ImGuiCol.Header, GuiStyle.packed(GuiStyle.EMBER, CHOSEN));
    if (ImGui.selectable("##entry", isChosen, 0, width, 0)) {
      commands.cells().closeMenu();
      entry.deed().accept(commands);
    } else if (!isChosen && ImGui.isItemHovered() && isPointerMoving()) {
      commands.cells().chooseEntry(index); // Enter does what the pointer is on
    }
    ImGui.popStyleColor();
    ImGui.sameLine(start + frame.px(ASIDE));
    GuiText.plain(entry.line());
    ImGui.sameLine(start + width - GuiText.width(entry.letter()) - frame.px(ASIDE));
    ImGui.textDisabled(entry.letter());
  }

  /** Whether the pointer has moved since the last frame: one at rest leaves the choice to keys. */
  private static boolean isPointerMoving() {
    return ImGui.getIO().getMouseDeltaX() != 0 || ImGui.getIO().getMouseDeltaY() != 0;
  }

  /** Whether the menu covers a point. [px] */
  public boolean contains(double x, double y) {
    return x >= left && y >= top && x < left + width && y < top + height;
  }
}
