package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Command.Mode;
import emberway.app.command.Commands;
import emberway.app.command.Shortcuts;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.app.text.NameText;
import imgui.ImGui;
import imgui.flag.ImGuiStyleVar;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The menu bar at the window's upper edge, with the modes and the map's name. */
public final class MenuPanel implements Panel {
  private static final List<Mode> MODES = List.of(Mode.values());
  private static final List<Command.Menu> MENUS =
      Stream.of(Command.Menu.values()).filter(menu -> menu.parent().isEmpty()).toList();

  private static final double PROBLEMS = 130; // space left at the right for the problem count

  private static final double MARGIN = 8; // kept free below a menu [units]

  private static final double GAP = 12; // beside the modes [units]

  private static final double NARROW = 480; // of a window whose menus lie close together [units]

  private static final int NONE = -1;

  private final Supplier<Shortcuts> shortcuts;
  private final BooleanSupplier hasProblems;
  private int wanted = NONE; // the menu to open in the next layout
  private int kept; // see items, in the last layout
  private String name = ""; // of the map
  private String titled = ""; // the name, escaped for display
  private String unsaved = ""; // the title of an unsaved map

  /**
   * Creates the menus.
   *
   * @param shortcuts returns the keys of commands
   * @param hasProblems whether the count of problems has the right end of the bar
   */
  public MenuPanel(Supplier<Shortcuts> shortcuts, BooleanSupplier hasProblems) {
    this.shortcuts = shortcuts;
    this.hasProblems = hasProblems;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    if (!state.viewOptions().contains(Command.PANELS)) {
      return;
    }
    GuiStyle.pushPanelBorder();
    boolean isOpen = ImGui.beginMainMenuBar();
    ImGui.popStyleColor();
    if (!isOpen) {
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
    float between = ImGui.getStyle().getItemSpacingX();
    if (frame.width() < frame.px(NARROW)) {
      between = frame.px(2);
    }
    ImGui.pushStyleVar(ImGuiStyleVar.ItemSpacing, between, ImGui.getStyle().getItemSpacingY());
    for (int i = 0; i < MENUS.size(); i++) {
      Command.Menu menu = MENUS.get(i);
      keepBelowBar(frame);
      if (ImGui.beginMenu(menu.title())) {
        frame.cover();
        if (kept == 0) {
          frame.keepInFront();
        }
        kept = items(menu, state, frame, commands);
        int turns = frame.keyboard().takeMenuTurns(kept);
        if (turns != 0) {
          wanted = Math.floorMod(i + turns, MENUS.size());
        }
        GuiText.closeOnEscape();
        ImGui.endMenu();
      }
    }
    ImGui.popStyleVar();
    String title = GuiText.shown(title(state));
    float right = frame.width() - frame.px(hasProblems.getAsBoolean() ? PROBLEMS : GAP);
    modes(state, frame, right - GuiText.width(title), commands);
    float from = ImGui.getCursorPosX() + frame.px(GAP);
    float free = right - from;
    float middle = (frame.width() - GuiText.width(title)) / 2;
    ImGui.sameLine(Math.max(middle, from));
    if (GuiText.width(title) <= free) {
      ImGui.textUnformatted(title);
    } else {
      ImGui.textUnformatted(GuiText.fitting(title, free));
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

  /**
   * Draws the modes side by side, the current one filled.
   *
   * @param right the end of the room for their names [px]
   */
  private void modes(ExplorerState state, GuiFrame frame, float right, Commands commands) {
    float left = ImGui.getCursorPosX() + frame.px(GAP);
    float padding = 2 * ImGui.getStyle().getFramePaddingX();
    float wide = 0;
    for (Mode each : MODES) {
      wide += GuiText.width(label(each)) + padding;
    }
    boolean isNamed = left + wide + frame.px(GAP) <= right;
    float inset = frame.px(2);
    ImGui.pushStyleVar(ImGuiStyleVar.ItemSpacing, 0, 0);
    ImGui.pushStyleVar(
        ImGuiStyleVar.FramePadding, padding / 2, ImGui.getStyle().getFramePaddingY() - inset);
    ImGui.setCursorPosX(left);
    for (Mode each : MODES) {
      ImGui.setCursorPosY(inset);
      boolean isCurrent = each == state.mode();
      if (isCurrent) {
        GuiStyle.pushLit();
      }
      String label = isNamed ? label(each) : each.command().icon().text();
      boolean isChosen = ImGui.button(label + "###" + each);
      if (isCurrent) {
        GuiStyle.popLit();
      }
      if (ImGui.isItemHovered()) { // the bar is drawn in every frame
        GuiText.tooltip(shortcuts.get().tip(each.command()));
      }
      if (isChosen) {
        commands.enter(each);
      }
    }
    ImGui.popStyleVar(2);
  }

  private static String label(Mode mode) {
    return mode.command().icon().before(mode.title());
  }

  private String title(ExplorerState state) {
    if (!name.equals(state.map().info().name())) {
      name = state.map().info().name();
      titled = NameText.of(name);
      unsaved = titled + "  •";
    }
    return state.history().isUnsaved() ? unsaved : titled;
  }

  /**
   * Draws the commands of a menu, and its submenus between lines. Returns which arrow is for these:
   * 1 for that to the right, which opens a marked one, -1 for that to the left, which closes an
   * open one, 0 for neither.
   */
  private int items(Command.Menu menu, ExplorerState state, GuiFrame frame, Commands commands) {
    int result = 0;
    Command.Menu above = null;
    for (Command command : Command.ALL) {
      Command.Menu below = command.menu();
      boolean isSubmenu = below.parent().filter(menu::equals).isPresent();
      if ((below != menu && !isSubmenu) || (isSubmenu && below == above)) {
        continue;
      }
      boolean isOther = above != null && (above == menu) == isSubmenu;
      if (isOther || (!isSubmenu && command.isAfterLine())) {
        ImGui.separator();
      }
      if (isSubmenu) {
        int arrow = submenu(below, state, frame, commands);
        result = arrow == 0 ? result : arrow;
      } else {
        item(command, state, commands);
      }
      above = below;
    }
    return result;
  }

  /** Draws a submenu; returns which arrow is for it, as {@link #items} does. */
  private int submenu(Command.Menu menu, ExplorerState state, GuiFrame frame, Commands commands) {
    keepBelowBar(frame);
    boolean isOpen = ImGui.beginMenu(menu.line());
    boolean isMarked = ImGui.isItemFocused();
    if (isOpen) {
      frame.cover();
      frame.keepInFront();
      items(menu, state, frame, commands);
      GuiText.closeOnEscape();
      ImGui.endMenu();
    }
    if (isMarked) {
      return 1;
    }
    return isOpen ? -1 : 0;
  }

  private void item(Command command, ExplorerState state, Commands commands) {
    if (ImGui.menuItem(
        command.icon().before(command.title()),
        shortcuts.get().of(command).name(),
        isShown(command, state),
        isPossible(command, state))) {
      command.give(commands);
    }
  }

  private static boolean isPossible(Command command, ExplorerState state) {
    return switch (command) {
      case UNDO -> state.canUndo();
      case REDO -> state.canRedo();
      case CURSOR_MENU -> state.cellFocus().cursor().isPresent();
      default -> true;
    };
  }

  private static boolean isShown(Command command, ExplorerState state) {
    return command == state.mode().command() || state.viewOptions().contains(command);
  }
}
