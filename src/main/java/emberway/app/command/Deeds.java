package emberway.app.command;

import static org.lwjgl.glfw.GLFW.*;

import emberway.app.command.Deed.Menu;
import emberway.app.route.WhatIf;
import java.util.List;
import java.util.Optional;

/** The one list that menus, keys, the palette and the help page are made of. */
public final class Deeds {
  /** All of them, menu by menu and from top to bottom. */
  public static final List<Deed> ALL =
      List.of(
          toggle(Menu.FILE, Icon.MAPS, "Open a map", Deed.Key.withCtrl(GLFW_KEY_O, "O"), Shown.MAPS)
              .as("load pack recent"),
          deed(
                  Menu.FILE,
                  Icon.FOLDER,
                  "Choose a file",
                  Deed.Key.withCtrlAndShift(GLFW_KEY_O, "O"),
                  new Action.BrowseFiles())
              .as("browse open dialog"),
          deed(
                  Menu.FILE,
                  Icon.RELOAD,
                  "Read the file again",
                  Deed.Key.withCtrl(GLFW_KEY_R, "R"),
                  new Action.Reload())
              .as("reload refresh"),
          toggle(
                  Menu.FILE,
                  Icon.WARNING,
                  "Problems",
                  Deed.Key.withCtrlAndShift(GLFW_KEY_M, "M"),
                  Shown.PROBLEMS)
              .as("errors warnings")
              .apart(),
          toggle(
                  Menu.FILE,
                  Icon.PICTURE,
                  "Save a picture",
                  Deed.Key.withCtrl(GLFW_KEY_E, "E"),
                  Shown.PICTURE)
              .as("screenshot export image png whole map render")
              .apart(),
          deed(
                  Menu.FILE,
                  Icon.CROP,
                  "Picture of a region",
                  Deed.Key.withCtrlAndShift(GLFW_KEY_E, "E"),
                  new Action.AskRegion())
              .as("screenshot export image png crop"),
          deed(
                  Menu.FILE,
                  Icon.COPY,
                  "Copy as a picture",
                  Deed.Key.withCtrlAndShift(GLFW_KEY_C, "C"),
                  new Action.CopyScreenshot())
              .as("screenshot clipboard image"),
          deed(
                  Menu.FILE,
                  Icon.CAMERA,
                  "Take a picture",
                  Deed.Key.of(GLFW_KEY_F12, "F12"),
                  new Action.TakeScreenshot(false))
              .as("screenshot photo image png"),
          deed(
                  Menu.FILE,
                  Icon.WINDOW,
                  "Take a picture with panels",
                  Deed.Key.withCtrl(GLFW_KEY_F12, "F12"),
                  new Action.TakeScreenshot(true))
              .as("screenshot photo image png window"),
          deed(Menu.FILE, Icon.SAVE, "Save", Deed.Key.withCtrl(GLFW_KEY_S, "S"), new Action.Save())
              .apart(),
          deed(
              Menu.FILE,
              Icon.SAVE_AS,
              "Save as …",
              Deed.Key.withCtrlAndShift(GLFW_KEY_S, "S"),
              new Action.AskWhereToSave()),
          deed(Menu.FILE, Icon.QUIT, "Quit", Deed.Key.withCtrl(GLFW_KEY_Q, "Q"), new Action.Quit())
              .as("exit close leave")
              .apart(),
          deed(Menu.EDIT, Icon.UNDO, "Undo", Deed.Key.withCtrl(GLFW_KEY_Z, "Z"), new Action.Undo()),
          deed(Menu.EDIT, Icon.REDO, "Redo", Deed.Key.withCtrl(GLFW_KEY_Y, "Y"), new Action.Redo()),
          tool(DrawTool.BRUSH, Deed.Key.of(GLFW_KEY_B, "B")).apart(),
          tool(DrawTool.LINE, Deed.Key.of(GLFW_KEY_L, "L")),
          tool(DrawTool.RECTANGLE, Deed.Key.of(GLFW_KEY_U, "U")),
          tool(DrawTool.FILL, Deed.Key.of(GLFW_KEY_G, "G")),
          tool(DrawTool.ERASER, Deed.Key.of(GLFW_KEY_X, "X")),
          tool(DrawTool.MOVE, Deed.Key.of(GLFW_KEY_M, "M")),
          tool(DrawTool.PICK, Deed.Key.of(GLFW_KEY_I, "I")),
          deed(
                  Menu.VIEW,
                  Icon.FIT,
                  "Whole map",
                  Deed.Key.of(GLFW_KEY_HOME, "Home"),
                  new Action.Fit())
              .as("fit home zoom all"),
          deed(
                  Menu.VIEW,
                  Icon.ZOOM_IN,
                  "Zoom in",
                  Deed.Key.typed('+', "+"),
                  new Action.ZoomCentered(1))
              .as("nearer closer magnify"),
          deed(
                  Menu.VIEW,
                  Icon.ZOOM_OUT,
                  "Zoom out",
                  Deed.Key.typed('-', "−"),
                  new Action.ZoomCentered(-1))
              .as("farther away"),
          deed(
                  Menu.VIEW,
                  Icon.TURN_LEFT,
                  "Turn left",
                  Deed.Key.of(GLFW_KEY_Q, "Q"),
                  new Action.Turn(false))
              .as("rotate")
              .apart(),
          deed(
                  Menu.VIEW,
                  Icon.TURN_RIGHT,
                  "Turn right",
                  Deed.Key.of(GLFW_KEY_E, "E"),
                  new Action.Turn(true))
              .as("rotate"),
          toggle(Menu.VIEW, Icon.ROUTE, "Route", Deed.Key.of(GLFW_KEY_1, "1"), Shown.ROUTE)
              .as("path way")
              .apart(),
          toggle(
                  Menu.VIEW,
                  Icon.FIRE,
                  "Warmth and dread",
                  Deed.Key.of(GLFW_KEY_2, "2"),
                  Shown.INFLUENCES)
              .as("influence fields volcano tombstone"),
          toggle(
                  Menu.VIEW,
                  Icon.COINS,
                  "Cost of each step",
                  Deed.Key.of(GLFW_KEY_3, "3"),
                  Shown.COST)
              .as("terrain weights heat"),
          toggle(
                  Menu.VIEW,
                  Icon.PLACE,
                  "Names of places",
                  Deed.Key.of(GLFW_KEY_4, "4"),
                  Shown.NAMES)
              .as("labels towns"),
          toggle(
                  Menu.VIEW,
                  Icon.CONTOURS,
                  "Contour lines",
                  Deed.Key.of(GLFW_KEY_5, "5"),
                  Shown.CONTOURS)
              .as("isolines heights")
              .apart(),
          toggle(Menu.VIEW, Icon.GRID, "Grid", Deed.Key.of(GLFW_KEY_6, "6"), Shown.GRID),
          toggle(
              Menu.VIEW,
              Icon.NUMBERS,
              "Coordinates",
              Deed.Key.of(GLFW_KEY_7, "7"),
              Shown.COORDINATES),
          toggle(Menu.VIEW, Icon.LAYERS, "Ground", Deed.Key.of(GLFW_KEY_8, "8"), Shown.BASE)
              .as("base layer"),
          toggle(
                  Menu.VIEW,
                  Icon.LAYERS,
                  "What stands on it",
                  Deed.Key.of(GLFW_KEY_9, "9"),
                  Shown.OVERLAY)
              .as("overlay layer objects"),
          toggle(
                  Menu.VIEW,
                  Icon.DROP,
                  "Moving water and fire",
                  Deed.Key.of(GLFW_KEY_N, "N"),
                  Shown.MOTION)
              .as("animation motion still lava smoke")
              .apart(),
          toggle(Menu.VIEW, Icon.PANELS, "Panels", Deed.Key.of(GLFW_KEY_TAB, "Tab"), Shown.PANELS)
              .as("hide user interface"),
          deed(
                  Menu.VIEW,
                  Icon.RELOAD,
                  "Reset layout",
                  Deed.Key.withCtrlAndShift(GLFW_KEY_L, "L"),
                  new Action.ResetLayout())
              .as("windows docking settings"),
          deed(
              Menu.VIEW,
              Icon.CLOSE,
              "Close what is in front",
              Deed.Key.of(GLFW_KEY_ESCAPE, "Esc"),
              new Action.Back()),
          deed(
              Menu.VIEW,
              Icon.FULL_SCREEN,
              "Full screen",
              Deed.Key.of(GLFW_KEY_F11, "F11"),
              new Action.ToggleFullscreen()),
          deed(
                  Menu.VIEW,
                  Icon.THEME,
                  "Dark or light",
                  Deed.Key.withCtrl(GLFW_KEY_T, "T"),
                  new Action.SwitchTheme())
              .as("theme settings night day")
              .apart(),
          deed(
                  Menu.VIEW,
                  Icon.PALETTE,
                  "Color-blind safe colors",
                  Deed.Key.withCtrlAndShift(GLFW_KEY_T, "T"),
                  new Action.SwitchColors())
              .as("color blind safe palette settings accessibility"),
          deed(
                  Menu.VIEW,
                  Icon.LARGER,
                  "Larger letters",
                  Deed.Key.withCtrl(GLFW_KEY_PERIOD, "."),
                  new Action.Magnify(1))
              .as("font text size scale settings interface")
              .apart(),
          deed(
                  Menu.VIEW,
                  Icon.SMALLER,
                  "Smaller letters",
                  Deed.Key.withCtrl(GLFW_KEY_COMMA, ","),
                  new Action.Magnify(-1))
              .as("font text size scale settings interface"),
          deed(
                  Menu.VIEW,
                  Icon.USUAL_SIZE,
                  "Usual letters",
                  Deed.Key.withCtrl(GLFW_KEY_0, "0"),
                  new Action.Magnify(0))
              .as("font text size scale settings usual normal"),
          deed(
                  Menu.ROUTE,
                  Icon.SWAP,
                  "The way back",
                  Deed.Key.of(GLFW_KEY_R, "R"),
                  new Action.SwapEnds())
              .as("reverse swap start and goal"),
          deed(
                  Menu.ROUTE,
                  Icon.CLOSE,
                  "Straight to the goal",
                  Deed.Key.of(GLFW_KEY_DELETE, "Del"),
                  new Action.ClearStops())
              .as("clear stops way-points goals remove"),
          deed(
                  Menu.ROUTE,
                  Icon.COMPARE,
                  "What if nothing bent it?",
                  Deed.Key.of(GLFW_KEY_C, "C"),
                  new Action.Compare(Optional.of(WhatIf.WITHOUT_BOTH)))
              .as("compare without influences")
              .apart(),
          toggle(
                  Menu.ROUTE,
                  Icon.SCROLL,
                  "The way in words",
                  Deed.Key.of(GLFW_KEY_T, "T"),
                  Shown.ITINERARY)
              .as("itinerary directions description"),
          toggle(
                  Menu.ROUTE,
                  Icon.SLIDERS,
                  "Costs and influences",
                  Deed.Key.of(GLFW_KEY_K, "K"),
                  Shown.TUNING)
              .as("sliders tune settings terrain radius strength falloff")
              .apart(),
          toggle(
                  Menu.ROUTE,
                  Icon.SEARCH,
                  "Find a place",
                  Deed.Key.withCtrl(GLFW_KEY_F, "F"),
                  Shown.PLACES)
              .as("search town city go to fly"),
          toggle(Menu.LAB, Icon.LAB, "Search lab", Deed.Key.of(GLFW_KEY_F6, "F6"), Shown.LAB)
              .as("algorithm a* dijkstra steps"),
          toggle(Menu.LAB, Icon.WALK, "Explore mode", Deed.Key.of(GLFW_KEY_F7, "F7"), Shown.WALK)
              .as("walk travel fog travelers"),
          deed(
                  Menu.LAB,
                  Icon.SIDE_BY_SIDE,
                  "Presets side by side",
                  Deed.Key.of(GLFW_KEY_F8, "F8"),
                  new Action.CompareSearches())
              .as("compare algorithms"),
          deed(
                  Menu.LAB,
                  Icon.PLAY,
                  "Play or pause",
                  Deed.Key.of(GLFW_KEY_P, "P"),
                  new Action.PlayOrPause())
              .apart(),
          deed(
              Menu.LAB,
              Icon.STEP_ON,
              "One step on",
              Deed.Key.of(GLFW_KEY_PERIOD, "."),
              new Action.Step(1)),
          deed(
              Menu.LAB,
              Icon.STEP_BACK,
              "One step back",
              Deed.Key.of(GLFW_KEY_COMMA, ","),
              new Action.Step(-1)),
          deed(
              Menu.LAB,
              Icon.TO_END,
              "To the end",
              Deed.Key.withShift(GLFW_KEY_PERIOD, "."),
              new Action.Scrub(Integer.MAX_VALUE)),
          deed(
              Menu.LAB,
              Icon.TO_BEGIN,
              "To the beginning",
              Deed.Key.withShift(GLFW_KEY_COMMA, ","),
              new Action.Scrub(0)),
          deed(
                  Menu.LAB,
                  Icon.LESSON,
                  "Next lesson",
                  Deed.Key.of(GLFW_KEY_PAGE_DOWN, "Page down"),
                  new Action.TurnLesson(1))
              .as("tour guided teach learn")
              .apart(),
          deed(
                  Menu.LAB,
                  Icon.BEFORE,
                  "Lesson before",
                  Deed.Key.of(GLFW_KEY_PAGE_UP, "Page up"),
                  new Action.TurnLesson(-1))
              .as("tour guided previous"),
          deed(
              Menu.HELP,
              Icon.CLOSE,
              "Close all notices",
              Deed.Key.withCtrl(GLFW_KEY_BACKSPACE, "Backspace"),
              new Action.CloseNotices()),
          toggle(
                  Menu.HELP,
                  Icon.ERROR,
                  "Past messages",
                  Deed.Key.withCtrl(GLFW_KEY_M, "M"),
                  Shown.MESSAGES)
              .as("errors warnings notices toasts log history"),
          toggle(
                  Menu.HELP,
                  Icon.REPORT,
                  "Report a problem",
                  Deed.Key.withCtrl(GLFW_KEY_F1, "F1"),
                  Shown.REPORT)
              .as("bug crash doctor versions system driver log diagnostics"),
          toggle(Menu.HELP, Icon.HELP, "Keys and mouse", Deed.Key.of(GLFW_KEY_F1, "F1"), Shown.HELP)
              .as("help shortcuts")
              .apart(),
          toggle(
                  Menu.HELP,
                  Icon.SEARCH,
                  "Do anything",
                  Deed.Key.withCtrl(GLFW_KEY_P, "P"),
                  Shown.PALETTE)
              .as("command palette actions"));

  private Deeds() {}

  private static Deed deed(Menu menu, Icon icon, String name, Deed.Key key, Action action) {
    return new Deed(menu, icon, name, key, action, Optional.empty(), "", false);
  }

  private static Deed tool(DrawTool tool, Deed.Key key) {
    return deed(Menu.EDIT, tool.icon(), tool.title(), key, new Action.TakeTool(tool))
        .as("draw paint change terrain volcano tombstone road wall");
  }

  private static Deed toggle(Menu menu, Icon icon, String name, Deed.Key key, Shown shown) {
    return new Deed(menu, icon, name, key, new Action.Toggle(shown), Optional.of(shown), "", false);
  }
}
