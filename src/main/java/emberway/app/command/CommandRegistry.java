package emberway.app.command;

import static org.lwjgl.glfw.GLFW.*;

import emberway.app.command.Command.Menu;
import emberway.app.route.InfluenceScenario;
import java.util.List;
import java.util.Optional;

/** The list of all commands, from which the menus, shortcuts, palette and help page are made. */
public final class CommandRegistry {
  /** All commands, menu by menu and from top to bottom. */
  public static final List<Command> ALL =
      List.of(
          toggle(
              Menu.FILE,
              Icon.NEW_MAP,
              "command.new-map",
              Command.Key.withCtrl(GLFW_KEY_N, "N"),
              ViewOption.NEW_MAP),
          toggle(
              Menu.FILE,
              Icon.GENERATE,
              "command.generate",
              Command.Key.withCtrl(GLFW_KEY_G, "G"),
              ViewOption.GENERATE),
          command(
              Menu.FILE,
              Icon.DICE,
              "command.roll-world",
              Command.Key.withCtrlAndShift(GLFW_KEY_G, "G"),
              new EditAction.RollWorld()),
          toggle(
                  Menu.FILE,
                  Icon.MAPS,
                  "command.open-map",
                  Command.Key.withCtrl(GLFW_KEY_O, "O"),
                  ViewOption.MAPS)
              .withSeparator(),
          command(
              Menu.FILE,
              Icon.FOLDER,
              "command.choose-file",
              Command.Key.withCtrlAndShift(GLFW_KEY_O, "O"),
              new Action.BrowseFiles()),
          command(
              Menu.FILE,
              Icon.RELOAD,
              "command.reload",
              Command.Key.withCtrl(GLFW_KEY_R, "R"),
              new Action.Reload()),
          toggle(
                  Menu.FILE,
                  Icon.WARNING,
                  "command.problems",
                  Command.Key.withCtrlAndShift(GLFW_KEY_M, "M"),
                  ViewOption.PROBLEMS)
              .withSeparator(),
          toggle(
                  Menu.FILE,
                  Icon.PICTURE,
                  "command.save-picture",
                  Command.Key.withCtrl(GLFW_KEY_E, "E"),
                  ViewOption.PICTURE)
              .withSeparator(),
          command(
              Menu.FILE,
              Icon.CROP,
              "command.region-picture",
              Command.Key.withCtrlAndShift(GLFW_KEY_E, "E"),
              new ViewAction.AskRegion()),
          command(
              Menu.FILE,
              Icon.COPY,
              "command.copy-picture",
              Command.Key.withCtrlAndShift(GLFW_KEY_C, "C"),
              new ViewAction.CopyScreenshot()),
          command(
              Menu.FILE,
              Icon.CAMERA,
              "command.take-picture",
              Command.Key.of(GLFW_KEY_F12, "F12"),
              new ViewAction.TakeScreenshot(false)),
          command(
              Menu.FILE,
              Icon.WINDOW,
              "command.take-window-picture",
              Command.Key.withCtrl(GLFW_KEY_F12, "F12"),
              new ViewAction.TakeScreenshot(true)),
          command(
                  Menu.FILE,
                  Icon.SAVE,
                  "command.save",
                  Command.Key.withCtrl(GLFW_KEY_S, "S"),
                  new Action.Save())
              .withSeparator(),
          command(
              Menu.FILE,
              Icon.SAVE_AS,
              "command.save-as",
              Command.Key.withCtrlAndShift(GLFW_KEY_S, "S"),
              new Action.AskWhereToSave()),
          command(
                  Menu.FILE,
                  Icon.QUIT,
                  "command.quit",
                  Command.Key.withCtrl(GLFW_KEY_Q, "Q"),
                  new Action.Quit())
              .withSeparator(),
          command(
              Menu.EDIT,
              Icon.UNDO,
              "command.undo",
              Command.Key.withCtrl(GLFW_KEY_Z, "Z"),
              new EditAction.Undo()),
          command(
              Menu.EDIT,
              Icon.REDO,
              "command.redo",
              Command.Key.withCtrl(GLFW_KEY_Y, "Y"),
              new EditAction.Redo()),
          tool(DrawTool.BRUSH, Command.Key.of(GLFW_KEY_B, "B")).withSeparator(),
          tool(DrawTool.LINE, Command.Key.of(GLFW_KEY_L, "L")),
          tool(DrawTool.RECTANGLE, Command.Key.of(GLFW_KEY_U, "U")),
          tool(DrawTool.FILL, Command.Key.of(GLFW_KEY_G, "G")),
          tool(DrawTool.ERASER, Command.Key.of(GLFW_KEY_X, "X")),
          tool(DrawTool.MOVE, Command.Key.of(GLFW_KEY_M, "M")),
          tool(DrawTool.PICK, Command.Key.of(GLFW_KEY_I, "I")),
          tool(DrawTool.SELECT, Command.Key.of(GLFW_KEY_V, "V")).withSeparator(),
          command(
              Menu.EDIT,
              Icon.SELECT_ALL,
              "command.select-all",
              Command.Key.withCtrl(GLFW_KEY_A, "A"),
              new EditAction.SelectAll()),
          command(
              Menu.EDIT,
              Icon.COPY,
              "command.copy",
              Command.Key.withCtrl(GLFW_KEY_C, "C"),
              new EditAction.CopySelection(false)),
          command(
              Menu.EDIT,
              Icon.CUT,
              "command.cut",
              Command.Key.withCtrl(GLFW_KEY_X, "X"),
              new EditAction.CopySelection(true)),
          command(
              Menu.EDIT,
              DrawTool.STAMP.icon(),
              "command.stamp",
              Command.Key.withCtrl(GLFW_KEY_V, "V"),
              new EditAction.TakeTool(DrawTool.STAMP)),
          command(
                  Menu.EDIT,
                  Icon.PLACE,
                  "command.add-place",
                  Command.Key.withCtrlAndShift(GLFW_KEY_N, "N"),
                  new EditAction.AddPlaceHere())
              .withSeparator(),
          command(
              Menu.VIEW,
              Icon.FIT,
              "command.whole-map",
              Command.Key.of(GLFW_KEY_HOME, "key.home"),
              new ViewAction.Fit()),
          command(
              Menu.VIEW,
              Icon.ZOOM_IN,
              "command.zoom-in",
              Command.Key.typed('+', "+"),
              new ViewAction.ZoomCentered(1)),
          command(
              Menu.VIEW,
              Icon.ZOOM_OUT,
              "command.zoom-out",
              Command.Key.typed('-', "−"),
              new ViewAction.ZoomCentered(-1)),
          command(
                  Menu.VIEW,
                  Icon.TURN_LEFT,
                  "command.turn-left",
                  Command.Key.of(GLFW_KEY_Q, "Q"),
                  new ViewAction.Turn(false))
              .withSeparator(),
          command(
              Menu.VIEW,
              Icon.TURN_RIGHT,
              "command.turn-right",
              Command.Key.of(GLFW_KEY_E, "E"),
              new ViewAction.Turn(true)),
          toggle(
                  Menu.VIEW,
                  Icon.ROUTE,
                  "command.route",
                  Command.Key.of(GLFW_KEY_1, "1"),
                  ViewOption.ROUTE)
              .withSeparator(),
          toggle(
              Menu.VIEW,
              Icon.FIRE,
              "command.influences",
              Command.Key.of(GLFW_KEY_2, "2"),
              ViewOption.INFLUENCES),
          toggle(
              Menu.VIEW,
              Icon.COINS,
              "command.cost",
              Command.Key.of(GLFW_KEY_3, "3"),
              ViewOption.COST),
          toggle(
              Menu.VIEW,
              Icon.PLACE,
              "command.names",
              Command.Key.of(GLFW_KEY_4, "4"),
              ViewOption.NAMES),
          toggle(
                  Menu.VIEW,
                  Icon.CONTOURS,
                  "command.contours",
                  Command.Key.of(GLFW_KEY_5, "5"),
                  ViewOption.CONTOURS)
              .withSeparator(),
          toggle(
              Menu.VIEW,
              Icon.GRID,
              "command.grid",
              Command.Key.of(GLFW_KEY_6, "6"),
              ViewOption.GRID),
          toggle(
              Menu.VIEW,
              Icon.NUMBERS,
              "command.coordinates",
              Command.Key.of(GLFW_KEY_7, "7"),
              ViewOption.COORDINATES),
          toggle(
              Menu.VIEW,
              Icon.SCALE_BAR,
              "command.scale-bar",
              Command.Key.of(GLFW_KEY_0, "0"),
              ViewOption.SCALE_BAR),
          toggle(
              Menu.VIEW,
              Icon.GROUND,
              "command.ground",
              Command.Key.of(GLFW_KEY_8, "8"),
              ViewOption.BASE),
          toggle(
              Menu.VIEW,
              Icon.OBJECTS,
              "command.overlay",
              Command.Key.of(GLFW_KEY_9, "9"),
              ViewOption.OVERLAY),
          toggle(
                  Menu.VIEW,
                  Icon.DROP,
                  "command.motion",
                  Command.Key.of(GLFW_KEY_N, "N"),
                  ViewOption.MOTION)
              .withSeparator(),
          toggle(
              Menu.VIEW,
              Icon.PANELS,
              "command.panels",
              Command.Key.of(GLFW_KEY_TAB, "key.tab"),
              ViewOption.PANELS),
          command(
              Menu.VIEW,
              Icon.RELOAD,
              "command.reset-layout",
              Command.Key.withCtrlAndShift(GLFW_KEY_L, "L"),
              new ViewAction.ResetLayout()),
          command(
              Menu.VIEW,
              Icon.KEYS,
              "command.move-keyboard",
              Command.Key.withCtrl(GLFW_KEY_F6, "F6"),
              new Action.MoveKeyboard()),
          command(
              Menu.VIEW,
              Icon.MENU,
              "command.open-menus",
              Command.Key.withCtrl(GLFW_KEY_F10, "F10"),
              new Action.OpenMenus()),
          command(
              Menu.VIEW,
              Icon.CLOSE,
              "command.close-front",
              Command.Key.of(GLFW_KEY_ESCAPE, "key.esc"),
              new Action.Back()),
          command(
              Menu.VIEW,
              Icon.FULL_SCREEN,
              "command.full-screen",
              Command.Key.of(GLFW_KEY_F11, "F11"),
              new ViewAction.ToggleFullscreen()),
          command(
                  Menu.VIEW,
                  Icon.THEME,
                  "command.theme",
                  Command.Key.withCtrl(GLFW_KEY_T, "T"),
                  new ViewAction.SwitchTheme())
              .withSeparator(),
          command(
              Menu.VIEW,
              Icon.PALETTE,
              "command.colors",
              Command.Key.withCtrlAndShift(GLFW_KEY_T, "T"),
              new ViewAction.SwitchColors()),
          command(
                  Menu.VIEW,
                  Icon.LARGER,
                  "command.larger",
                  Command.Key.withCtrl(GLFW_KEY_PERIOD, "."),
                  new ViewAction.Magnify(1))
              .withSeparator(),
          command(
              Menu.VIEW,
              Icon.SMALLER,
              "command.smaller",
              Command.Key.withCtrl(GLFW_KEY_COMMA, ","),
              new ViewAction.Magnify(-1)),
          command(
              Menu.VIEW,
              Icon.USUAL_SIZE,
              "command.usual-size",
              Command.Key.withCtrl(GLFW_KEY_0, "0"),
              new ViewAction.Magnify(0)),
          command(
              Menu.ROUTE,
              Icon.SWAP,
              "command.swap-ends",
              Command.Key.of(GLFW_KEY_R, "R"),
              new RouteAction.SwapEnds()),
          command(
              Menu.ROUTE,
              Icon.CLOSE,
              "command.straight",
              Command.Key.of(GLFW_KEY_DELETE, "key.delete"),
              new RouteAction.ClearStops()),
          command(
                  Menu.ROUTE,
                  Icon.COMPARE,
                  "command.compare",
                  Command.Key.of(GLFW_KEY_C, "C"),
                  new RouteAction.Compare(Optional.of(InfluenceScenario.WITHOUT_BOTH)))
              .withSeparator(),
          toggle(
              Menu.ROUTE,
              Icon.SCROLL,
              "command.itinerary",
              Command.Key.of(GLFW_KEY_T, "T"),
              ViewOption.ITINERARY),
          toggle(
                  Menu.ROUTE,
                  Icon.REACH,
                  "command.reach",
                  Command.Key.of(GLFW_KEY_F2, "F2"),
                  ViewOption.REACH)
              .withSeparator(),
          command(
              Menu.ROUTE,
              Icon.PLUS,
              "command.reach-more",
              Command.Key.withCtrl(GLFW_KEY_F2, "F2"),
              new StudyAction.StretchReach(1)),
          command(
              Menu.ROUTE,
              Icon.MINUS,
              "command.reach-less",
              Command.Key.withCtrlAndShift(GLFW_KEY_F2, "F2"),
              new StudyAction.StretchReach(-1)),
          toggle(
              Menu.ROUTE,
              Icon.ALTERNATIVES,
              "command.alternatives",
              Command.Key.of(GLFW_KEY_F3, "F3"),
              ViewOption.ALTERNATIVES),
          command(
              Menu.ROUTE,
              Icon.ANOTHER,
              "command.next-alternative",
              Command.Key.withCtrl(GLFW_KEY_F3, "F3"),
              new StudyAction.SelectNextRoute()),
          toggle(
              Menu.ROUTE,
              Icon.NEAREST,
              "command.nearest",
              Command.Key.of(GLFW_KEY_F4, "F4"),
              ViewOption.NEAREST),
          toggle(
              Menu.ROUTE,
              Icon.TABLE,
              "command.matrix",
              Command.Key.of(GLFW_KEY_F9, "F9"),
              ViewOption.MATRIX),
          toggle(
              Menu.ROUTE,
              Icon.JOURNEY,
              "command.journey",
              Command.Key.of(GLFW_KEY_F10, "F10"),
              ViewOption.JOURNEY),
          toggle(
              Menu.ROUTE,
              Icon.RULER,
              "command.ruler",
              Command.Key.of(GLFW_KEY_H, "H"),
              ViewOption.RULER),
          toggle(
                  Menu.ROUTE,
                  Icon.SLIDERS,
                  "command.tuning",
                  Command.Key.of(GLFW_KEY_K, "K"),
                  ViewOption.TUNING)
              .withSeparator(),
          toggle(
              Menu.ROUTE,
              Icon.SEARCH,
              "command.find-place",
              Command.Key.of(GLFW_KEY_F, "F"),
              ViewOption.PLACES),
          command(
                  Menu.ROUTE,
                  Icon.LARGER,
                  "command.cursor-up",
                  Command.Key.withCtrl(GLFW_KEY_UP, "key.up"),
                  new ViewAction.MoveCursor(0, -1))
              .withSeparator(),
          command(
              Menu.ROUTE,
              Icon.NEXT,
              "command.cursor-right",
              Command.Key.withCtrl(GLFW_KEY_RIGHT, "key.right"),
              new ViewAction.MoveCursor(1, 0)),
          command(
              Menu.ROUTE,
              Icon.SMALLER,
              "command.cursor-down",
              Command.Key.withCtrl(GLFW_KEY_DOWN, "key.down"),
              new ViewAction.MoveCursor(0, 1)),
          command(
              Menu.ROUTE,
              Icon.BEFORE,
              "command.cursor-left",
              Command.Key.withCtrl(GLFW_KEY_LEFT, "key.left"),
              new ViewAction.MoveCursor(-1, 0)),
          command(
              Menu.ROUTE,
              Icon.MENU,
              "command.cursor-menu",
              Command.Key.of(GLFW_KEY_ENTER, "key.enter"),
              new ViewAction.OpenMenuAtCursor()),
          toggle(
              Menu.ROUTE,
              Icon.PLACE,
              "command.place-table",
              Command.Key.withCtrlAndShift(GLFW_KEY_P, "P"),
              ViewOption.PLACE_TABLE),
          toggle(
              Menu.LAB, Icon.LAB, "command.lab", Command.Key.of(GLFW_KEY_F6, "F6"), ViewOption.LAB),
          toggle(
              Menu.LAB,
              Icon.WALK,
              "command.explore",
              Command.Key.of(GLFW_KEY_F7, "F7"),
              ViewOption.WALK),
          command(
              Menu.LAB,
              Icon.SIDE_BY_SIDE,
              "command.presets",
              Command.Key.of(GLFW_KEY_F8, "F8"),
              new StudyAction.CompareSearches()),
          command(
                  Menu.LAB,
                  Icon.PLAY,
                  "command.play",
                  Command.Key.of(GLFW_KEY_P, "P"),
                  new StudyAction.PlayOrPause())
              .withSeparator(),
          command(
              Menu.LAB,
              Icon.STEP_ON,
              "command.step-on",
              Command.Key.of(GLFW_KEY_PERIOD, "."),
              new StudyAction.Step(1)),
          command(
              Menu.LAB,
              Icon.STEP_BACK,
              "command.step-back",
              Command.Key.of(GLFW_KEY_COMMA, ","),
              new StudyAction.Step(-1)),
          command(
              Menu.LAB,
              Icon.TO_END,
              "command.to-end",
              Command.Key.withShift(GLFW_KEY_PERIOD, "."),
              new StudyAction.Scrub(Integer.MAX_VALUE)),
          command(
              Menu.LAB,
              Icon.TO_BEGIN,
              "command.to-begin",
              Command.Key.withShift(GLFW_KEY_COMMA, ","),
              new StudyAction.Scrub(0)),
          command(
                  Menu.LAB,
                  Icon.LESSON,
                  "command.next-lesson",
                  Command.Key.of(GLFW_KEY_PAGE_DOWN, "key.page-down"),
                  new StudyAction.TurnLesson(1))
              .withSeparator(),
          command(
              Menu.LAB,
              Icon.BEFORE,
              "command.previous-lesson",
              Command.Key.of(GLFW_KEY_PAGE_UP, "key.page-up"),
              new StudyAction.TurnLesson(-1)),
          toggle(
              Menu.HELP,
              Icon.HELP,
              "command.help",
              Command.Key.of(GLFW_KEY_F1, "F1"),
              ViewOption.HELP),
          toggle(
              Menu.HELP,
              Icon.COMMANDS,
              "command.palette",
              Command.Key.withCtrl(GLFW_KEY_P, "P"),
              ViewOption.PALETTE),
          command(
              Menu.HELP,
              Icon.HINTS,
              "command.hints",
              Command.Key.withShift(GLFW_KEY_F1, "F1"),
              new Action.ShowHints(true)),
          toggle(
              Menu.HELP,
              Icon.KEYS,
              "command.shortcuts",
              Command.Key.withCtrl(GLFW_KEY_K, "K"),
              ViewOption.SHORTCUTS),
          toggle(
                  Menu.HELP,
                  Icon.ERROR,
                  "command.messages",
                  Command.Key.withCtrl(GLFW_KEY_M, "M"),
                  ViewOption.MESSAGES)
              .withSeparator(),
          command(
              Menu.HELP,
              Icon.CLOSE,
              "command.close-notices",
              Command.Key.withCtrl(GLFW_KEY_BACKSPACE, "key.backspace"),
              new Action.CloseNotices()),
          toggle(
              Menu.HELP,
              Icon.REPORT,
              "command.report",
              Command.Key.withCtrl(GLFW_KEY_F1, "F1"),
              ViewOption.REPORT));

  private CommandRegistry() {}

  /** Returns the command with an id. */
  public static Command find(String id) {
    return ALL.stream().filter(command -> command.id().equals(id)).findFirst().orElseThrow();
  }

  private static Command command(
      Menu menu, Icon icon, String name, Command.Key key, Action action) {
    return new Command(menu, icon, name, key, action, Optional.empty(), false);
  }

  private static Command tool(DrawTool tool, Command.Key key) {
    return command(Menu.EDIT, tool.icon(), tool.key(), key, new EditAction.TakeTool(tool));
  }

  private static Command toggle(
      Menu menu, Icon icon, String name, Command.Key key, ViewOption viewOption) {
    return new Command(
        menu, icon, name, key, new ViewAction.Toggle(viewOption), Optional.of(viewOption), false);
  }
}
