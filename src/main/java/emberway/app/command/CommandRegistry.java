package emberway.app.command;

import static org.lwjgl.glfw.GLFW.*;

import emberway.app.command.Command.Menu;
import emberway.app.route.InfluenceScenario;
import java.util.List;
import java.util.Optional;

/** The one list that menus, keys, the palette and the help page are made of. */
public final class CommandRegistry {
  /** All of them, menu by menu and from top to bottom. */
  public static final List<Command> ALL =
      List.of(
          toggle(
                  Menu.FILE,
                  Icon.MAPS,
                  "Open a map",
                  Command.Key.withCtrl(GLFW_KEY_O, "O"),
                  ViewOption.MAPS)
              .as("load pack recent"),
          command(
                  Menu.FILE,
                  Icon.FOLDER,
                  "Choose a file",
                  Command.Key.withCtrlAndShift(GLFW_KEY_O, "O"),
                  new Action.BrowseFiles())
              .as("browse open dialog"),
          command(
                  Menu.FILE,
                  Icon.RELOAD,
                  "Read the file again",
                  Command.Key.withCtrl(GLFW_KEY_R, "R"),
                  new Action.Reload())
              .as("reload refresh"),
          toggle(
                  Menu.FILE,
                  Icon.WARNING,
                  "Problems",
                  Command.Key.withCtrlAndShift(GLFW_KEY_M, "M"),
                  ViewOption.PROBLEMS)
              .as("errors warnings")
              .apart(),
          toggle(
                  Menu.FILE,
                  Icon.PICTURE,
                  "Save a picture",
                  Command.Key.withCtrl(GLFW_KEY_E, "E"),
                  ViewOption.PICTURE)
              .as("screenshot export image png whole map render")
              .apart(),
          command(
                  Menu.FILE,
                  Icon.CROP,
                  "Picture of a region",
                  Command.Key.withCtrlAndShift(GLFW_KEY_E, "E"),
                  new ViewAction.AskRegion())
              .as("screenshot export image png crop"),
          command(
                  Menu.FILE,
                  Icon.COPY,
                  "Copy as a picture",
                  Command.Key.withCtrlAndShift(GLFW_KEY_C, "C"),
                  new Action.CopyScreenshot())
              .as("screenshot clipboard image"),
          command(
                  Menu.FILE,
                  Icon.CAMERA,
                  "Take a picture",
                  Command.Key.of(GLFW_KEY_F12, "F12"),
                  new Action.TakeScreenshot(false))
              .as("screenshot photo image png"),
          command(
                  Menu.FILE,
                  Icon.WINDOW,
                  "Take a picture with panels",
                  Command.Key.withCtrl(GLFW_KEY_F12, "F12"),
                  new Action.TakeScreenshot(true))
              .as("screenshot photo image png window"),
          command(
                  Menu.FILE,
                  Icon.SAVE,
                  "Save",
                  Command.Key.withCtrl(GLFW_KEY_S, "S"),
                  new Action.Save())
              .apart(),
          command(
              Menu.FILE,
              Icon.SAVE_AS,
              "Save as …",
              Command.Key.withCtrlAndShift(GLFW_KEY_S, "S"),
              new Action.AskWhereToSave()),
          command(
                  Menu.FILE,
                  Icon.QUIT,
                  "Quit",
                  Command.Key.withCtrl(GLFW_KEY_Q, "Q"),
                  new Action.Quit())
              .as("exit close leave")
              .apart(),
          command(
              Menu.EDIT,
              Icon.UNDO,
              "Undo",
              Command.Key.withCtrl(GLFW_KEY_Z, "Z"),
              new EditAction.Undo()),
          command(
              Menu.EDIT,
              Icon.REDO,
              "Redo",
              Command.Key.withCtrl(GLFW_KEY_Y, "Y"),
              new EditAction.Redo()),
          tool(DrawTool.BRUSH, Command.Key.of(GLFW_KEY_B, "B")).apart(),
          tool(DrawTool.LINE, Command.Key.of(GLFW_KEY_L, "L")),
          tool(DrawTool.RECTANGLE, Command.Key.of(GLFW_KEY_U, "U")),
          tool(DrawTool.FILL, Command.Key.of(GLFW_KEY_G, "G")),
          tool(DrawTool.ERASER, Command.Key.of(GLFW_KEY_X, "X")),
          tool(DrawTool.MOVE, Command.Key.of(GLFW_KEY_M, "M")),
          tool(DrawTool.PICK, Command.Key.of(GLFW_KEY_I, "I")),
          command(
                  Menu.VIEW,
                  Icon.FIT,
                  "Whole map",
                  Command.Key.of(GLFW_KEY_HOME, "Home"),
                  new ViewAction.Fit())
              .as("fit home zoom all"),
          command(
                  Menu.VIEW,
                  Icon.ZOOM_IN,
                  "Zoom in",
                  Command.Key.typed('+', "+"),
                  new ViewAction.ZoomCentered(1))
              .as("nearer closer magnify"),
          command(
                  Menu.VIEW,
                  Icon.ZOOM_OUT,
                  "Zoom out",
                  Command.Key.typed('-', "−"),
                  new ViewAction.ZoomCentered(-1))
              .as("farther away"),
          command(
                  Menu.VIEW,
                  Icon.TURN_LEFT,
                  "Turn left",
                  Command.Key.of(GLFW_KEY_Q, "Q"),
                  new ViewAction.Turn(false))
              .as("rotate")
              .apart(),
          command(
                  Menu.VIEW,
                  Icon.TURN_RIGHT,
                  "Turn right",
                  Command.Key.of(GLFW_KEY_E, "E"),
                  new ViewAction.Turn(true))
              .as("rotate"),
          toggle(Menu.VIEW, Icon.ROUTE, "Route", Command.Key.of(GLFW_KEY_1, "1"), ViewOption.ROUTE)
              .as("path way")
              .apart(),
          toggle(
                  Menu.VIEW,
                  Icon.FIRE,
                  "Warmth and dread",
                  Command.Key.of(GLFW_KEY_2, "2"),
                  ViewOption.INFLUENCES)
              .as("influence fields volcano tombstone"),
          toggle(
                  Menu.VIEW,
                  Icon.COINS,
                  "Cost of each step",
                  Command.Key.of(GLFW_KEY_3, "3"),
                  ViewOption.COST)
              .as("terrain weights heat"),
          toggle(
                  Menu.VIEW,
                  Icon.PLACE,
                  "Names of places",
                  Command.Key.of(GLFW_KEY_4, "4"),
                  ViewOption.NAMES)
              .as("labels towns"),
          toggle(
                  Menu.VIEW,
                  Icon.CONTOURS,
                  "Contour lines",
                  Command.Key.of(GLFW_KEY_5, "5"),
                  ViewOption.CONTOURS)
              .as("isolines heights")
              .apart(),
          toggle(Menu.VIEW, Icon.GRID, "Grid", Command.Key.of(GLFW_KEY_6, "6"), ViewOption.GRID),
          toggle(
              Menu.VIEW,
              Icon.NUMBERS,
              "Coordinates",
              Command.Key.of(GLFW_KEY_7, "7"),
              ViewOption.COORDINATES),
          toggle(Menu.VIEW, Icon.LAYERS, "Ground", Command.Key.of(GLFW_KEY_8, "8"), ViewOption.BASE)
              .as("base layer"),
          toggle(
                  Menu.VIEW,
                  Icon.LAYERS,
                  "What stands on it",
                  Command.Key.of(GLFW_KEY_9, "9"),
                  ViewOption.OVERLAY)
              .as("overlay layer objects"),
          toggle(
                  Menu.VIEW,
                  Icon.DROP,
                  "Moving water and fire",
                  Command.Key.of(GLFW_KEY_N, "N"),
                  ViewOption.MOTION)
              .as("animation motion still lava smoke")
              .apart(),
          toggle(
                  Menu.VIEW,
                  Icon.PANELS,
                  "Panels",
                  Command.Key.of(GLFW_KEY_TAB, "Tab"),
                  ViewOption.PANELS)
              .as("hide user interface"),
          command(
                  Menu.VIEW,
                  Icon.RELOAD,
                  "Reset layout",
                  Command.Key.withCtrlAndShift(GLFW_KEY_L, "L"),
                  new Action.ResetLayout())
              .as("windows docking settings"),
          command(
              Menu.VIEW,
              Icon.CLOSE,
              "Close what is in front",
              Command.Key.of(GLFW_KEY_ESCAPE, "Esc"),
              new Action.Back()),
          command(
              Menu.VIEW,
              Icon.FULL_SCREEN,
              "Full screen",
              Command.Key.of(GLFW_KEY_F11, "F11"),
              new Action.ToggleFullscreen()),
          command(
                  Menu.VIEW,
                  Icon.THEME,
                  "Dark or light",
                  Command.Key.withCtrl(GLFW_KEY_T, "T"),
                  new Action.SwitchTheme())
              .as("theme settings night day")
              .apart(),
          command(
                  Menu.VIEW,
                  Icon.PALETTE,
                  "Color-blind safe colors",
                  Command.Key.withCtrlAndShift(GLFW_KEY_T, "T"),
                  new Action.SwitchColors())
              .as("color blind safe palette settings accessibility"),
          command(
                  Menu.VIEW,
                  Icon.LARGER,
                  "Larger letters",
                  Command.Key.withCtrl(GLFW_KEY_PERIOD, "."),
                  new Action.Magnify(1))
              .as("font text size scale settings interface")
              .apart(),
          command(
                  Menu.VIEW,
                  Icon.SMALLER,
                  "Smaller letters",
                  Command.Key.withCtrl(GLFW_KEY_COMMA, ","),
                  new Action.Magnify(-1))
              .as("font text size scale settings interface"),
          command(
                  Menu.VIEW,
                  Icon.USUAL_SIZE,
                  "Usual letters",
                  Command.Key.withCtrl(GLFW_KEY_0, "0"),
                  new Action.Magnify(0))
              .as("font text size scale settings usual normal"),
          command(
                  Menu.ROUTE,
                  Icon.SWAP,
                  "The way back",
                  Command.Key.of(GLFW_KEY_R, "R"),
                  new RouteAction.SwapEnds())
              .as("reverse swap start and goal"),
          command(
                  Menu.ROUTE,
                  Icon.CLOSE,
                  "Straight to the goal",
                  Command.Key.of(GLFW_KEY_DELETE, "Del"),
                  new RouteAction.ClearStops())
              .as("clear stops way-points goals remove"),
          command(
                  Menu.ROUTE,
                  Icon.COMPARE,
                  "What if nothing bent it?",
                  Command.Key.of(GLFW_KEY_C, "C"),
                  new RouteAction.Compare(Optional.of(InfluenceScenario.WITHOUT_BOTH)))
              .as("compare without influences")
              .apart(),
          toggle(
                  Menu.ROUTE,
                  Icon.SCROLL,
                  "The way in words",
                  Command.Key.of(GLFW_KEY_T, "T"),
                  ViewOption.ITINERARY)
              .as("itinerary directions description"),
          toggle(
                  Menu.ROUTE,
                  Icon.SLIDERS,
                  "Costs and influences",
                  Command.Key.of(GLFW_KEY_K, "K"),
                  ViewOption.TUNING)
              .as("sliders tune settings terrain radius strength falloff")
              .apart(),
          toggle(
                  Menu.ROUTE,
                  Icon.SEARCH,
                  "Find a place",
                  Command.Key.withCtrl(GLFW_KEY_F, "F"),
                  ViewOption.PLACES)
              .as("search town city go to fly"),
          toggle(
                  Menu.LAB,
                  Icon.LAB,
                  "Search lab",
                  Command.Key.of(GLFW_KEY_F6, "F6"),
                  ViewOption.LAB)
              .as("algorithm a* dijkstra steps"),
          toggle(
                  Menu.LAB,
                  Icon.WALK,
                  "Explore mode",
                  Command.Key.of(GLFW_KEY_F7, "F7"),
                  ViewOption.WALK)
              .as("walk travel fog travelers"),
          command(
                  Menu.LAB,
                  Icon.SIDE_BY_SIDE,
                  "Presets side by side",
                  Command.Key.of(GLFW_KEY_F8, "F8"),
                  new StudyAction.CompareSearches())
              .as("compare algorithms"),
          command(
                  Menu.LAB,
                  Icon.PLAY,
                  "Play or pause",
                  Command.Key.of(GLFW_KEY_P, "P"),
                  new StudyAction.PlayOrPause())
              .apart(),
          command(
              Menu.LAB,
              Icon.STEP_ON,
              "One step on",
              Command.Key.of(GLFW_KEY_PERIOD, "."),
              new StudyAction.Step(1)),
          command(
              Menu.LAB,
              Icon.STEP_BACK,
              "One step back",
              Command.Key.of(GLFW_KEY_COMMA, ","),
              new StudyAction.Step(-1)),
          command(
              Menu.LAB,
              Icon.TO_END,
              "To the end",
              Command.Key.withShift(GLFW_KEY_PERIOD, "."),
              new StudyAction.Scrub(Integer.MAX_VALUE)),
          command(
              Menu.LAB,
              Icon.TO_BEGIN,
              "To the beginning",
              Command.Key.withShift(GLFW_KEY_COMMA, ","),
              new StudyAction.Scrub(0)),
          command(
                  Menu.LAB,
                  Icon.LESSON,
                  "Next lesson",
                  Command.Key.of(GLFW_KEY_PAGE_DOWN, "Page down"),
                  new Action.TurnLesson(1))
              .as("tour guided teach learn")
              .apart(),
          command(
                  Menu.LAB,
                  Icon.BEFORE,
                  "Lesson before",
                  Command.Key.of(GLFW_KEY_PAGE_UP, "Page up"),
                  new Action.TurnLesson(-1))
              .as("tour guided previous"),
          command(
              Menu.HELP,
              Icon.CLOSE,
              "Close all notices",
              Command.Key.withCtrl(GLFW_KEY_BACKSPACE, "Backspace"),
              new Action.CloseNotices()),
          toggle(
                  Menu.HELP,
                  Icon.ERROR,
                  "Past messages",
                  Command.Key.withCtrl(GLFW_KEY_M, "M"),
                  ViewOption.MESSAGES)
              .as("errors warnings notices toasts log history"),
          toggle(
                  Menu.HELP,
                  Icon.REPORT,
                  "Report a problem",
                  Command.Key.withCtrl(GLFW_KEY_F1, "F1"),
                  ViewOption.REPORT)
              .as("bug crash doctor versions system driver log diagnostics"),
          toggle(
                  Menu.HELP,
                  Icon.HELP,
                  "Keys and mouse",
                  Command.Key.of(GLFW_KEY_F1, "F1"),
                  ViewOption.HELP)
              .as("help shortcuts")
              .apart(),
          toggle(
                  Menu.HELP,
                  Icon.SEARCH,
                  "Do anything",
                  Command.Key.withCtrl(GLFW_KEY_P, "P"),
                  ViewOption.PALETTE)
              .as("command palette actions"));

  private CommandRegistry() {}

  private static Command command(
      Menu menu, Icon icon, String name, Command.Key key, Action action) {
    return new Command(menu, icon, name, key, action, Optional.empty(), "", false);
  }

  private static Command tool(DrawTool tool, Command.Key key) {
    return command(Menu.EDIT, tool.icon(), tool.title(), key, new EditAction.TakeTool(tool))
        .as("draw paint change terrain volcano tombstone road wall");
  }

  private static Command toggle(
      Menu menu, Icon icon, String name, Command.Key key, ViewOption viewOption) {
    return new Command(
        menu,
        icon,
        name,
        key,
        new ViewAction.Toggle(viewOption),
        Optional.of(viewOption),
        "",
        false);
  }
}
