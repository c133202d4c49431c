package emberway.app.command;

import static emberway.app.command.Command.Key.*;
import static org.lwjgl.glfw.GLFW.*;

import emberway.app.command.Command.Menu;
import emberway.app.route.InfluenceScenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The list of all commands, from which the menus, shortcuts, palette and help page are made. */
public final class CommandRegistry {
  /** All commands, menu by menu and from top to bottom. */
  public static final List<Command> ALL = all();

  // While the list is made:
  private final List<Command> commands = new ArrayList<>();
  private Menu menu; // of the commands that are added next
  private boolean isSeparated; // whether a line separates the next one from those above it

  private CommandRegistry() {}

  private static List<Command> all() {
    CommandRegistry registry = new CommandRegistry();
    registry.addFileMenu();
    registry.addEditMenu();
    registry.addViewMenu();
    registry.addRouteMenu();
    registry.addLabMenu();
    registry.addHelpMenu();
    return List.copyOf(registry.commands);
  }

  private void addFileMenu() {
    menu = Menu.FILE;
    add(Icon.NEW_MAP, "command.new-map", withCtrl(GLFW_KEY_N, "N"), ViewOption.NEW_MAP);
    add(Icon.GENERATE, "command.generate", withCtrl(GLFW_KEY_G, "G"), ViewOption.GENERATE);
    add(
        Icon.DICE,
        "command.roll-world",
        withCtrlAndShift(GLFW_KEY_G, "G"),
        new EditAction.RollWorld());
    separate();
    add(Icon.MAPS, "command.open-map", withCtrl(GLFW_KEY_O, "O"), ViewOption.MAPS);
    add(
        Icon.FOLDER,
        "command.choose-file",
        withCtrlAndShift(GLFW_KEY_O, "O"),
        new Action.BrowseFiles());
    add(Icon.RELOAD, "command.reload", withCtrl(GLFW_KEY_R, "R"), new Action.Reload());
    separate();
    add(Icon.WARNING, "command.problems", withCtrlAndShift(GLFW_KEY_M, "M"), ViewOption.PROBLEMS);
    separate();
    add(Icon.PICTURE, "command.save-picture", withCtrl(GLFW_KEY_E, "E"), ViewOption.PICTURE);
    add(
        Icon.CROP,
        "command.region-picture",
        withCtrlAndShift(GLFW_KEY_E, "E"),
        new ViewAction.AskRegion());
    add(
        Icon.COPY,
        "command.copy-picture",
        withCtrlAndShift(GLFW_KEY_C, "C"),
        new ViewAction.CopyScreenshot());
    add(
        Icon.CAMERA,
        "command.take-picture",
        plain(GLFW_KEY_F12, "F12"),
        new ViewAction.TakeScreenshot(false));
    add(
        Icon.WINDOW,
        "command.take-window-picture",
        withCtrl(GLFW_KEY_F12, "F12"),
        new ViewAction.TakeScreenshot(true));
    separate();
    add(Icon.SAVE, "command.save", withCtrl(GLFW_KEY_S, "S"), new Action.Save());
    add(
        Icon.SAVE_AS,
        "command.save-as",
        withCtrlAndShift(GLFW_KEY_S, "S"),
        new Action.AskWhereToSave());
    separate();
    add(Icon.QUIT, "command.quit", withCtrl(GLFW_KEY_Q, "Q"), new Action.Quit());
  }

  private void addEditMenu() {
    menu = Menu.EDIT;
    add(Icon.UNDO, "command.undo", withCtrl(GLFW_KEY_Z, "Z"), new EditAction.Undo());
    add(Icon.REDO, "command.redo", withCtrl(GLFW_KEY_Y, "Y"), new EditAction.Redo());
    separate();
    add(DrawTool.BRUSH, plain(GLFW_KEY_B, "B"));
    add(DrawTool.LINE, plain(GLFW_KEY_L, "L"));
    add(DrawTool.RECTANGLE, plain(GLFW_KEY_U, "U"));
    add(DrawTool.FILL, plain(GLFW_KEY_G, "G"));
    add(DrawTool.ERASER, plain(GLFW_KEY_X, "X"));
    add(DrawTool.MOVE, plain(GLFW_KEY_M, "M"));
    add(DrawTool.PICK, plain(GLFW_KEY_I, "I"));
    separate();
    add(DrawTool.SELECT, plain(GLFW_KEY_V, "V"));
    add(
        Icon.SELECT_ALL,
        "command.select-all",
        withCtrl(GLFW_KEY_A, "A"),
        new EditAction.SelectAll());
    add(Icon.COPY, "command.copy", withCtrl(GLFW_KEY_C, "C"), new EditAction.CopySelection(false));
    add(Icon.CUT, "command.cut", withCtrl(GLFW_KEY_X, "X"), new EditAction.CopySelection(true));
    add(
        DrawTool.STAMP.icon(),
        "command.stamp",
        withCtrl(GLFW_KEY_V, "V"),
        new EditAction.TakeTool(DrawTool.STAMP));
    separate();
    add(
        Icon.PLACE,
        "command.add-place",
        withCtrlAndShift(GLFW_KEY_N, "N"),
        new EditAction.AddPlaceHere());
  }

  private void addViewMenu() {
    menu = Menu.VIEW;
    add(Icon.FIT, "command.whole-map", plain(GLFW_KEY_HOME, "key.home"), new ViewAction.Fit());
    add(Icon.ZOOM_IN, "command.zoom-in", typed('+', "+"), new ViewAction.ZoomCentered(1));
    add(Icon.ZOOM_OUT, "command.zoom-out", typed('-', "−"), new ViewAction.ZoomCentered(-1));
    separate();
    add(Icon.TURN_LEFT, "command.turn-left", plain(GLFW_KEY_Q, "Q"), new ViewAction.Turn(false));
    add(Icon.TURN_RIGHT, "command.turn-right", plain(GLFW_KEY_E, "E"), new ViewAction.Turn(true));
    separate();
    add(Icon.ROUTE, "command.route", plain(GLFW_KEY_1, "1"), ViewOption.ROUTE);
    add(Icon.FIRE, "command.influences", plain(GLFW_KEY_2, "2"), ViewOption.INFLUENCES);
    add(Icon.COINS, "command.cost", plain(GLFW_KEY_3, "3"), ViewOption.COST);
    add(Icon.PLACE, "command.names", plain(GLFW_KEY_4, "4"), ViewOption.NAMES);
    separate();
    add(Icon.CONTOURS, "command.contours", plain(GLFW_KEY_5, "5"), ViewOption.CONTOURS);
    add(Icon.GRID, "command.grid", plain(GLFW_KEY_6, "6"), ViewOption.GRID);
    add(Icon.NUMBERS, "command.coordinates", plain(GLFW_KEY_7, "7"), ViewOption.COORDINATES);
    add(Icon.SCALE_BAR, "command.scale-bar", plain(GLFW_KEY_0, "0"), ViewOption.SCALE_BAR);
    add(Icon.GROUND, "command.ground", plain(GLFW_KEY_8, "8"), ViewOption.BASE);
    add(Icon.OBJECTS, "command.overlay", plain(GLFW_KEY_9, "9"), ViewOption.OVERLAY);
    separate();
    add(Icon.DROP, "command.motion", plain(GLFW_KEY_N, "N"), ViewOption.MOTION);
    add(Icon.PANELS, "command.panels", plain(GLFW_KEY_TAB, "key.tab"), ViewOption.PANELS);
    add(
        Icon.RELOAD,
        "command.reset-layout",
        withCtrlAndShift(GLFW_KEY_L, "L"),
        new ViewAction.ResetLayout());
    add(Icon.KEYS, "command.move-keyboard", withCtrl(GLFW_KEY_F6, "F6"), new Action.MoveKeyboard());
    add(Icon.MENU, "command.open-menus", withCtrl(GLFW_KEY_F10, "F10"), new Action.OpenMenus());
    add(Icon.CLOSE, "command.close-front", plain(GLFW_KEY_ESCAPE, "key.esc"), new Action.Back());
    add(
        Icon.FULL_SCREEN,
        "command.full-screen",
        plain(GLFW_KEY_F11, "F11"),
        new ViewAction.ToggleFullscreen());
    separate();
    add(Icon.THEME, "command.theme", withCtrl(GLFW_KEY_T, "T"), new ViewAction.SwitchTheme());
    add(
        Icon.PALETTE,
        "command.colors",
        withCtrlAndShift(GLFW_KEY_T, "T"),
        new ViewAction.SwitchColors());
    separate();
    add(Icon.LARGER, "command.larger", withCtrl(GLFW_KEY_PERIOD, "."), new ViewAction.Magnify(1));
    add(Icon.SMALLER, "command.smaller", withCtrl(GLFW_KEY_COMMA, ","), new ViewAction.Magnify(-1));
    add(
        Icon.USUAL_SIZE,
        "command.usual-size",
        withCtrl(GLFW_KEY_0, "0"),
        new ViewAction.Magnify(0));
  }

  private void addRouteMenu() {
    menu = Menu.ROUTE;
    add(Icon.SWAP, "command.swap-ends", plain(GLFW_KEY_R, "R"), new RouteAction.SwapEnds());
    add(
        Icon.CLOSE,
        "command.straight",
        plain(GLFW_KEY_DELETE, "key.delete"),
        new RouteAction.ClearStops());
    separate();
    add(
        Icon.COMPARE,
        "command.compare",
        plain(GLFW_KEY_C, "C"),
        new RouteAction.Compare(Optional.of(InfluenceScenario.WITHOUT_BOTH)));
    add(Icon.SCROLL, "command.itinerary", plain(GLFW_KEY_T, "T"), ViewOption.ITINERARY);
    separate();
    add(Icon.REACH, "command.reach", plain(GLFW_KEY_F2, "F2"), ViewOption.REACH);
    add(
        Icon.PLUS,
        "command.reach-more",
        withCtrl(GLFW_KEY_F2, "F2"),
        new StudyAction.StretchReach(1));
    add(
        Icon.MINUS,
        "command.reach-less",
        withCtrlAndShift(GLFW_KEY_F2, "F2"),
        new StudyAction.StretchReach(-1));
    add(
        Icon.ALTERNATIVES,
        "command.alternatives",
        plain(GLFW_KEY_F3, "F3"),
        ViewOption.ALTERNATIVES);
    add(
        Icon.ANOTHER,
        "command.next-alternative",
        withCtrl(GLFW_KEY_F3, "F3"),
        new StudyAction.SelectNextRoute());
    add(Icon.NEAREST, "command.nearest", plain(GLFW_KEY_F4, "F4"), ViewOption.NEAREST);
    add(Icon.TABLE, "command.matrix", plain(GLFW_KEY_F9, "F9"), ViewOption.MATRIX);
    add(Icon.JOURNEY, "command.journey", plain(GLFW_KEY_F10, "F10"), ViewOption.JOURNEY);
    add(Icon.RULER, "command.ruler", plain(GLFW_KEY_H, "H"), ViewOption.RULER);
    separate();
    add(Icon.SLIDERS, "command.tuning", plain(GLFW_KEY_K, "K"), ViewOption.TUNING);
    add(Icon.SEARCH, "command.find-place", plain(GLFW_KEY_F, "F"), ViewOption.PLACES);
    separate();
    add(
        Icon.LARGER,
        "command.cursor-up",
        withCtrl(GLFW_KEY_UP, "key.up"),
        new ViewAction.MoveCursor(0, -1));
    add(
        Icon.NEXT,
        "command.cursor-right",
        withCtrl(GLFW_KEY_RIGHT, "key.right"),
        new ViewAction.MoveCursor(1, 0));
    add(
        Icon.SMALLER,
        "command.cursor-down",
        withCtrl(GLFW_KEY_DOWN, "key.down"),
        new ViewAction.MoveCursor(0, 1));
    add(
        Icon.BEFORE,
        "command.cursor-left",
        withCtrl(GLFW_KEY_LEFT, "key.left"),
        new ViewAction.MoveCursor(-1, 0));
    add(
        Icon.MENU,
        "command.cursor-menu",
        plain(GLFW_KEY_ENTER, "key.enter"),
        new ViewAction.OpenMenuAtCursor());
    add(
        Icon.PLACE,
        "command.place-table",
        withCtrlAndShift(GLFW_KEY_P, "P"),
        ViewOption.PLACE_TABLE);
  }

  private void addLabMenu() {
    menu = Menu.LAB;
    add(Icon.LAB, "command.lab", plain(GLFW_KEY_F6, "F6"), ViewOption.LAB);
    add(Icon.WALK, "command.explore", plain(GLFW_KEY_F7, "F7"), ViewOption.WALK);
    add(
        Icon.SIDE_BY_SIDE,
        "command.presets",
        plain(GLFW_KEY_F8, "F8"),
        new StudyAction.CompareSearches());
    separate();
    add(Icon.PLAY, "command.play", plain(GLFW_KEY_P, "P"), new StudyAction.PlayOrPause());
    add(Icon.STEP_ON, "command.step-on", plain(GLFW_KEY_PERIOD, "."), new StudyAction.Step(1));
    add(Icon.STEP_BACK, "command.step-back", plain(GLFW_KEY_COMMA, ","), new StudyAction.Step(-1));
    add(
        Icon.TO_END,
        "command.to-end",
        withShift(GLFW_KEY_PERIOD, "."),
        new StudyAction.Scrub(Integer.MAX_VALUE));
    add(
        Icon.TO_BEGIN,
        "command.to-begin",
        withShift(GLFW_KEY_COMMA, ","),
        new StudyAction.Scrub(0));
    separate();
    add(
        Icon.LESSON,
        "command.next-lesson",
        plain(GLFW_KEY_PAGE_DOWN, "key.page-down"),
        new StudyAction.TurnLesson(1));
    add(
        Icon.BEFORE,
        "command.previous-lesson",
        plain(GLFW_KEY_PAGE_UP, "key.page-up"),
        new StudyAction.TurnLesson(-1));
  }

  private void addHelpMenu() {
    menu = Menu.HELP;
    add(Icon.HELP, "command.help", plain(GLFW_KEY_F1, "F1"), ViewOption.HELP);
    add(Icon.COMMANDS, "command.palette", withCtrl(GLFW_KEY_P, "P"), ViewOption.PALETTE);
    add(Icon.HINTS, "command.hints", withShift(GLFW_KEY_F1, "F1"), new Action.ShowHints(true));
    add(Icon.KEYS, "command.shortcuts", withCtrl(GLFW_KEY_K, "K"), ViewOption.SHORTCUTS);
    separate();
    add(Icon.ERROR, "command.messages", withCtrl(GLFW_KEY_M, "M"), ViewOption.MESSAGES);
    add(
        Icon.CLOSE,
        "command.close-notices",
        withCtrl(GLFW_KEY_BACKSPACE, "key.backspace"),
        new Action.CloseNotices());
    add(Icon.REPORT, "command.report", withCtrl(GLFW_KEY_F1, "F1"), ViewOption.REPORT);
  }

  /** Separates the next command from those above it. */
  private void separate() {
    isSeparated = true;
  }

  private void add(Icon icon, String name, Command.Key key, Action action) {
    add(icon, name, key, action, Optional.empty());
  }

  private void add(DrawTool tool, Command.Key key) {
    add(tool.icon(), tool.key(), key, new EditAction.TakeTool(tool));
  }

  private void add(Icon icon, String name, Command.Key key, ViewOption viewOption) {
    add(icon, name, key, new ViewAction.Toggle(viewOption), Optional.of(viewOption));
  }

  private void add(
      Icon icon, String name, Command.Key key, Action action, Optional<ViewOption> toggled) {
    commands.add(new Command(menu, icon, name, key, action, toggled, isSeparated));
    isSeparated = false;
  }

  /** Returns the command with an id. */
  public static Command find(String id) {
    return ALL.stream().filter(command -> command.id().equals(id)).findFirst().orElseThrow();
  }
}
