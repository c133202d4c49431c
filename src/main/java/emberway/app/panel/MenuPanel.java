package emberway.app.panel;

import emberway.app.command.Action;
import emberway.app.command.Deed;
import emberway.app.command.Deeds;
import emberway.app.command.Shown;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiText;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.io.Printable;
import imgui.ImGui;
import java.util.List;
import java.util.function.Consumer;

/** The menus along the window's upper edge, and the map's name. */
public final class MenuPanel implements Panel {
  private static final List<Deed.Menu> MENUS = List.of(Deed.Menu.values());

  private static final double PROBLEMS = 130; // left free at the right for how many there are

  private String name = ""; // of the map
  private String titled = ""; // the same, safe to show
  private String unsaved = ""; // the same when it is not saved

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    if (!state.shown().contains(Shown.PANELS) || !ImGui.beginMainMenuBar()) {
      return;
    }
    frame.cover();
    for (int i = 0; i < MENUS.size(); i++) {
      Deed.Menu menu = MENUS.get(i);
      if (ImGui.beginMenu(menu.title())) {
        frame.cover();
        items(menu, state, actions);
        GuiText.closeOnEscape();
        ImGui.endMenu();
      }
    }
    String title = title(state);
    float from = ImGui.getCursorPosX() + frame.px(12);
    float free = frame.width() - from - frame.px(PROBLEMS);
    float middle = (frame.width() - GuiText.width(title)) / 2;
    ImGui.sameLine(Math.max(middle, from));
    if (GuiText.width(title) <= free) {
      ImGui.textUnformatted(title);
    } else {
      ImGui.textUnformatted(fitting(title, free));
      GuiText.tooltip(title);
    }
    ImGui.endMainMenuBar();
  }

  /** As much of a name as fits, and a sign that there is more of it. [px] */
  private static String fitting(String title, float width) {
    int end = title.length();
    while (end > 0 && GuiText.width(title.substring(0, end) + "…") > width) {
      end = title.offsetByCodePoints(end, -1);
    }
    return title.substring(0, end) + "…";
  }

  private String title(ExplorerState state) {
    if (!name.equals(state.map().info().name())) {
      name = state.map().info().name();
      titled = Printable.escape(name);
      unsaved = titled + "  •";
    }
    return state.history().isUnsaved() ? unsaved : titled;
  }

  private static void items(Deed.Menu menu, ExplorerState state, Consumer<Action> actions) {
    for (Deed deed : Deeds.ALL) {
      if (deed.menu() == menu) {
        item(deed, state, actions);
      }
    }
  }

  private static void item(Deed deed, ExplorerState state, Consumer<Action> actions) {
    if (deed.isApart()) {
      ImGui.separator();
    }
    if (ImGui.menuItem(
        deed.icon().before(deed.name()),
        deed.key().name(),
        isShown(deed, state),
        isPossible(deed.action(), state))) {
      actions.accept(deed.action());
    }
  }

  private static boolean isPossible(Action action, ExplorerState state) {
    return action instanceof Action.Undo
        ? state.canUndo()
        : !(action instanceof Action.Redo) || state.canRedo();
  }

  private static boolean isShown(Deed deed, ExplorerState state) {
    return deed.shown().filter(state.shown()::contains).isPresent();
  }
}
