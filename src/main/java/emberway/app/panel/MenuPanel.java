package emberway.app.panel;

import emberway.app.command.Action;
import emberway.app.command.Command;
import emberway.app.command.CommandRegistry;
import emberway.app.command.EditAction;
import emberway.app.command.Icon;
import emberway.app.command.Shortcuts;
import emberway.app.command.ViewAction;
import emberway.app.command.ViewOption;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiText;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.app.text.Language;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import imgui.ImGui;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The menu bar at the window's upper edge, with the map's name. */
public final class MenuPanel implements Panel {
  private static final List<Command.Menu> MENUS = List.of(Command.Menu.values());

  /** Conditions of actions; an action not listed here is always possible. */
  private static final Map<Class<? extends Action>, Predicate<ExplorerState>> CONDITIONS =
      Map.of(
          EditAction.Undo.class, ExplorerState::canUndo,
          EditAction.Redo.class, ExplorerState::canRedo,
          ViewAction.OpenMenuAtCursor.class, state -> state.cellFocus().cursor().isPresent());

  private static final double PROBLEMS = 130; // space left at the right for the problem count

  private static final double MARGIN = 8; // kept free below a menu [units]

  private static final List<Language> LANGUAGES = List.of(Language.values());

  private static final int NONE = -1;

  private final Supplier<Language> language;
  private final Supplier<Shortcuts> shortcuts;
  private int wanted = NONE; // the menu to open in the next layout
  private String name = ""; // of the map
  private String titled = ""; // the name, escaped for display
  private String unsaved = ""; // the title of an unsaved map

  /**
   * Creates the menus.
   *
   * @param language returns the language that the user has chosen
   * @param shortcuts returns the keys of commands
   */
  public MenuPanel(Supplier<Language> language, Supplier<Shortcuts> shortcuts) {
    this.language = language;
    this.shortcuts = shortcuts;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    if (!state.viewOptions().contains(ViewOption.PANELS) || !ImGui.beginMainMenuBar()) {
      return;
    }
    frame.cover();
    if (frame.keyboard().takeMenuRequest()) {
      wanted = 0;
    }
    if (wanted != NONE) {
      ImGui.openPopup(MENUS.get(wanted).title());
      frame.keyboard().markFirst();
      wanted = NONE;
    }
    for (int i = 0; i < MENUS.size(); i++) {
      Command.Menu menu = MENUS.get(i);
      keepBelowBar(frame);
      if (ImGui.beginMenu(menu.title())) {
        frame.cover();
        if (!ImGui.isPopupOpen(languagesTitle())) {
          frame.keepInFront();
        }
        items(menu, state, actions);
        boolean isInLanguages = menu == Command.Menu.VIEW && languages(frame, actions);
        int turns = isInLanguages ? 0 : frame.keyboard().takeMenuTurns();
        if (turns != 0) {
          wanted = Math.floorMod(i + turns, MENUS.size());
        }
        GuiText.closeOnEscape();
        ImGui.endMenu();
      }
    }
    String title = GuiText.shown(title(state));
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

  /**
   * Limits the next menu to the room below the bar, where it scrolls. A higher one would open over
   * its own title, and the release of the click would choose one of its commands.
   */
  private static void keepBelowBar(GuiFrame frame) {
    float room = frame.height() - ImGui.getFrameHeight() - frame.px(MARGIN);
    ImGui.setNextWindowSizeConstraints(0, 0, frame.width(), room);
  }

  /** Shortens a title with an ellipsis to a width. [px] */
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
      titled = NameText.of(name);
      unsaved = titled + "  •";
    }
    return state.history().isUnsaved() ? unsaved : titled;
  }

  private void items(Command.Menu menu, ExplorerState state, Consumer<Action> actions) {
    for (Command command : CommandRegistry.ALL) {
      if (command.menu() == menu) {
        item(command, state, actions);
      }
    }
  }

  /** Draws the menu of languages; returns whether it is marked or open. */
  private boolean languages(GuiFrame frame, Consumer<Action> actions) {
    ImGui.separator();
    boolean isOpen = ImGui.beginMenu(languagesTitle());
    boolean isMarked = ImGui.isItemFocused();
    if (isOpen) {
      frame.cover();
      frame.keepInFront();
      for (Language each : LANGUAGES) {
        if (ImGui.menuItem(each.title(), "", each == language.get())) {
          actions.accept(new ViewAction.Speak(each));
        }
      }
      GuiText.closeOnEscape();
      ImGui.endMenu();
    }
    return isOpen || isMarked;
  }

  private static String languagesTitle() {
    return Icon.LANGUAGE.before(Texts.get("menu.language"));
  }

  private void item(Command command, ExplorerState state, Consumer<Action> actions) {
    if (command.hasSeparator()) {
      ImGui.separator();
    }
    if (ImGui.menuItem(
        command.icon().before(command.name()),
        shortcuts.get().of(command).name(),
        isShown(command, state),
        isPossible(command.action(), state))) {
      actions.accept(command.action());
    }
  }

  private static boolean isPossible(Action action, ExplorerState state) {
    Predicate<ExplorerState> condition = CONDITIONS.get(action.getClass());
    return condition == null || condition.test(state);
  }

  private static boolean isShown(Command command, ExplorerState state) {
    return command.viewOption().filter(state.viewOptions()::contains).isPresent();
  }
}
