package emberway.app;

import emberway.io.Printable;
import imgui.ImGui;
import java.util.function.Consumer;

/** The menus along the window's upper edge, and the map's name. */
final class MenuPanel implements Panel {
  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    if (!state.shown().contains(Shown.PANELS) || !ImGui.beginMainMenuBar()) {
      return;
    }
    frame.cover();
    for (Deed.Menu menu : Deed.Menu.values()) {
      if (ImGui.beginMenu(menu.title())) {
        frame.cover();
        items(menu, state, actions);
        GuiText.closeOnEscape();
        ImGui.endMenu();
      }
    }
    String unsaved = state.history().isUnsaved() ? "  •" : "";
    String name = Printable.escape(state.map().info().name()) + unsaved;
    ImGui.sameLine((frame.width() - ImGui.calcTextSize(name).x) / 2);
    ImGui.textUnformatted(name);
    ImGui.endMainMenuBar();
  }

  private static void items(Deed.Menu menu, ExplorerState state, Consumer<Action> actions) {
    for (Deed deed : Deed.ALL) {
      if (deed.menu() == menu
          && ImGui.menuItem(
              deed.icon().before(deed.name()), deed.key().name(), isShown(deed, state))) {
        actions.accept(deed.action());
      }
    }
  }

  private static boolean isShown(Deed deed, ExplorerState state) {
    return deed.shown().filter(state.shown()::contains).isPresent();
  }
}
