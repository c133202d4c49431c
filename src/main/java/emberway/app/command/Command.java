package emberway.app.command;

import static emberway.app.command.Command.Key.*;
import static emberway.app.command.Command.Trait.AFTER_LINE;
import static emberway.app.command.Command.Trait.REPEATED;
import static org.lwjgl.glfw.GLFW.*;

import emberway.app.scene.InfluenceScenario;
import emberway.app.text.Texts;
import emberway.map.Layer;
import emberway.view.FieldKind;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A command that the user can give at any time: a constant here, what it does in {@link #deed}, and
 * its name and search words in the bundles of texts. The menus, the palette, the help and {@code
 * docs/keys.md} follow from the constants, in their order.
 *
 * <p>A command that shows or hides something is itself the view option for it: the options that are
 * on are a set of such commands.
 *
 * <p>The constant's name makes the command's id in files and the keys of its texts: {@code ZOOM_IN}
 * has the id {@code zoom-in}, its name {@code command.zoom-in} and its search words {@code
 * command.zoom-in.words}.
 */
public enum Command {
  // The menu "file".
  NEW_MAP(Menu.FILE, Icon.NEW_MAP, ctrl(GLFW_KEY_N, "N"), Position.FRONT),
  GENERATE(Menu.FILE, Icon.GENERATE, ctrl(GLFW_KEY_G, "G"), Position.FRONT),
  ROLL_WORLD(Menu.FILE, Icon.DICE, ctrlShift(GLFW_KEY_G, "G")),
  OPEN_MAP(Menu.FILE, Icon.MAPS, ctrl(GLFW_KEY_O, "O"), Position.FRONT, AFTER_LINE),
  CHOOSE_FILE(Menu.FILE, Icon.FOLDER, ctrlShift(GLFW_KEY_O, "O")),
  RELOAD(Menu.FILE, Icon.RELOAD, ctrl(GLFW_KEY_R, "R")),
  PROBLEMS(Menu.FILE, Icon.WARNING, ctrlShift(GLFW_KEY_M, "M"), Position.FRONT),
  SAVE_PICTURE(Menu.PICTURES, Icon.PICTURE, ctrl(GLFW_KEY_E, "E"), Position.FRONT),
  REGION_PICTURE(Menu.PICTURES, Icon.CROP, ctrlShift(GLFW_KEY_E, "E")),
  COPY_PICTURE(Menu.PICTURES, Icon.COPY, ctrlShift(GLFW_KEY_C, "C")),
  TAKE_PICTURE(Menu.PICTURES, Icon.CAMERA, plain(GLFW_KEY_F12, "F12")),
  TAKE_WINDOW_PICTURE(Menu.PICTURES, Icon.WINDOW, ctrl(GLFW_KEY_F12, "F12")),
  SAVE(Menu.FILE, Icon.SAVE, ctrl(GLFW_KEY_S, "S")),
  SAVE_AS(Menu.FILE, Icon.SAVE_AS, ctrlShift(GLFW_KEY_S, "S")),
  SETTINGS(Menu.FILE, Icon.GEAR, ctrl(GLFW_KEY_COMMA, ","), Position.FRONT, AFTER_LINE),
  QUIT(Menu.FILE, Icon.QUIT, ctrl(GLFW_KEY_Q, "Q"), AFTER_LINE),

  // The menu "edit".
  UNDO(Menu.EDIT, Icon.UNDO, ctrl(GLFW_KEY_Z, "Z"), REPEATED),
  REDO(Menu.EDIT, Icon.REDO, ctrl(GLFW_KEY_Y, "Y"), REPEATED),
  BUILD(Menu.EDIT, Icon.BUILD, ctrl(GLFW_KEY_2, "2"), AFTER_LINE),
  ADD_PLACE(Menu.EDIT, Icon.PLACE, ctrlShift(GLFW_KEY_N, "N")),
  BRUSH(Menu.TOOLS, Icon.BRUSH, plain(GLFW_KEY_B, "B")),
  LINE(Menu.TOOLS, Icon.LINE, plain(GLFW_KEY_L, "L")),
  RECTANGLE(Menu.TOOLS, Icon.RECTANGLE, plain(GLFW_KEY_U, "U")),
  FILL(Menu.TOOLS, Icon.FILL, plain(GLFW_KEY_G, "G")),
  ERASER(Menu.TOOLS, Icon.ERASER, plain(GLFW_KEY_X, "X")),
  MOVE(Menu.TOOLS, Icon.MOVE, plain(GLFW_KEY_M, "M")),
  EYEDROPPER(Menu.TOOLS, Icon.PICK, plain(GLFW_KEY_I, "I")),
  SELECT(Menu.EDIT, Icon.SELECT, plain(GLFW_KEY_V, "V")),
  SELECT_ALL(Menu.EDIT, Icon.SELECT_ALL, ctrl(GLFW_KEY_A, "A")),
  COPY(Menu.EDIT, Icon.COPY, ctrl(GLFW_KEY_C, "C")),
  CUT(Menu.EDIT, Icon.CUT, ctrl(GLFW_KEY_X, "X")),
  STAMP(Menu.EDIT, Icon.STAMP, ctrl(GLFW_KEY_V, "V")),
  RESIZE(Menu.EDIT, Icon.RESIZE, ctrlShift(GLFW_KEY_R, "R"), Position.FRONT),

  // The menu "view".
  WHOLE_MAP(Menu.VIEW, Icon.FIT, plain(GLFW_KEY_HOME, "key.home")),
  ZOOM_IN(Menu.VIEW, Icon.ZOOM_IN, typed('+', "+")),
  ZOOM_OUT(Menu.VIEW, Icon.ZOOM_OUT, typed('-', "−")),
  TURN_LEFT(Menu.VIEW, Icon.TURN_LEFT, plain(GLFW_KEY_Q, "Q"), AFTER_LINE),
  TURN_RIGHT(Menu.VIEW, Icon.TURN_RIGHT, plain(GLFW_KEY_E, "E")),
  ROUTE(Menu.LAYERS, Icon.ROUTE, plain(GLFW_KEY_1, "1"), Position.MAP, AtStart.REMEMBERED_SHOWN),
  INFLUENCES(
      Menu.LAYERS, Icon.FIRE, plain(GLFW_KEY_2, "2"), Position.MAP, AtStart.REMEMBERED_SHOWN),
  COST(Menu.LAYERS, Icon.COINS, plain(GLFW_KEY_3, "3"), Position.MAP, AtStart.HIDDEN),
  NAMES(Menu.LAYERS, Icon.PLACE, plain(GLFW_KEY_4, "4"), Position.MAP, AtStart.REMEMBERED_SHOWN),
  CONTOURS(
      Menu.LAYERS, Icon.CONTOURS, plain(GLFW_KEY_5, "5"), Position.MAP, AtStart.REMEMBERED_SHOWN),
  GRID(Menu.LAYERS, Icon.GRID, plain(GLFW_KEY_6, "6"), Position.MAP, AtStart.REMEMBERED_HIDDEN),
  COORDINATES(
      Menu.LAYERS, Icon.NUMBERS, plain(GLFW_KEY_7, "7"), Position.MAP, AtStart.REMEMBERED_HIDDEN),
  SCALE_BAR(
      Menu.LAYERS, Icon.SCALE_BAR, plain(GLFW_KEY_0, "0"), Position.MAP, AtStart.REMEMBERED_HIDDEN),
  GROUND(Menu.LAYERS, Icon.GROUND, plain(GLFW_KEY_8, "8"), Position.MAP, AtStart.SHOWN),
  OVERLAY(Menu.LAYERS, Icon.OBJECTS, plain(GLFW_KEY_9, "9"), Position.MAP, AtStart.SHOWN),
  MOTION(Menu.LAYERS, Icon.DROP, plain(GLFW_KEY_N, "N"), Position.MAP, AtStart.REMEMBERED_SHOWN),
  THEME(Menu.APPEARANCE, Icon.THEME, ctrl(GLFW_KEY_T, "T")),
  COLORS(Menu.APPEARANCE, Icon.PALETTE, ctrlShift(GLFW_KEY_T, "T")),
  LARGER(Menu.APPEARANCE, Icon.LARGER, ctrlShift(GLFW_KEY_PERIOD, "."), AFTER_LINE),
  SMALLER(Menu.APPEARANCE, Icon.SMALLER, ctrlShift(GLFW_KEY_COMMA, ",")),
  USUAL_SIZE(Menu.APPEARANCE, Icon.USUAL_SIZE, ctrl(GLFW_KEY_0, "0")),
  PANELS(
      Menu.VIEW,
      Icon.PANELS,
      plain(GLFW_KEY_TAB, "key.tab"),
      Position.BORDERS,
      AtStart.REMEMBERED_SHOWN),
  RESET_LAYOUT(Menu.VIEW, Icon.RELOAD, ctrlShift(GLFW_KEY_L, "L")),
  FULL_SCREEN(Menu.VIEW, Icon.FULL_SCREEN, plain(GLFW_KEY_F11, "F11")),

  // The menu "route".
  TRAVEL(Menu.ROUTE, Icon.TRAVELER, ctrl(GLFW_KEY_1, "1")),
  SWAP_ENDS(Menu.ROUTE, Icon.SWAP, plain(GLFW_KEY_R, "R"), AFTER_LINE),
  STRAIGHT(Menu.ROUTE, Icon.CLOSE, plain(GLFW_KEY_DELETE, "key.delete")),
  ROUTE_BACK(Menu.ROUTE, Icon.BACKWARD, alt(GLFW_KEY_LEFT, "key.left")),
  ROUTE_FORWARD(Menu.ROUTE, Icon.FORWARD, alt(GLFW_KEY_RIGHT, "key.right")),
  COMPARE(Menu.ROUTE, Icon.COMPARE, plain(GLFW_KEY_C, "C")),
  ITINERARY(Menu.ROUTE, Icon.SCROLL, plain(GLFW_KEY_T, "T"), Position.BESIDE),
  REACH(Menu.SURVEYS, Icon.REACH, plain(GLFW_KEY_F2, "F2"), Position.BESIDE),
  REACH_MORE(Menu.SURVEYS, Icon.PLUS, ctrl(GLFW_KEY_F2, "F2"), REPEATED),
  REACH_LESS(Menu.SURVEYS, Icon.MINUS, ctrlShift(GLFW_KEY_F2, "F2"), REPEATED),
  ALTERNATIVES(Menu.SURVEYS, Icon.ALTERNATIVES, plain(GLFW_KEY_F3, "F3"), Position.BESIDE),
  NEXT_ALTERNATIVE(Menu.SURVEYS, Icon.ANOTHER, ctrl(GLFW_KEY_F3, "F3"), REPEATED),
  NEAREST(Menu.SURVEYS, Icon.NEAREST, plain(GLFW_KEY_F4, "F4"), Position.BESIDE),
  MATRIX(Menu.SURVEYS, Icon.TABLE, plain(GLFW_KEY_F9, "F9"), Position.BESIDE),
  JOURNEY(Menu.SURVEYS, Icon.JOURNEY, plain(GLFW_KEY_F10, "F10"), Position.BESIDE),
  RULER(Menu.SURVEYS, Icon.RULER, plain(GLFW_KEY_H, "H"), Position.BESIDE),
  EXPLORE(Menu.ROUTE, Icon.WALK, plain(GLFW_KEY_F7, "F7"), Position.BESIDE),
  TUNING(Menu.ROUTE, Icon.SLIDERS, plain(GLFW_KEY_K, "K"), Position.BESIDE),
  FIND_PLACE(Menu.ROUTE, Icon.SEARCH, plain(GLFW_KEY_F, "F"), Position.FRONT, AFTER_LINE),
  PLACE_TABLE(Menu.ROUTE, Icon.PLACE, ctrlShift(GLFW_KEY_P, "P"), Position.BESIDE),

  // The menu "lab".
  LAB(Menu.LAB, Icon.LAB, plain(GLFW_KEY_F6, "F6"), Position.BESIDE),
  PRESETS(Menu.LAB, Icon.SIDE_BY_SIDE, plain(GLFW_KEY_F8, "F8")),
  PLAY(Menu.LAB, Icon.PLAY, plain(GLFW_KEY_P, "P"), AFTER_LINE),
  STEP_ON(Menu.LAB, Icon.STEP_ON, plain(GLFW_KEY_PERIOD, "."), REPEATED),
  STEP_BACK(Menu.LAB, Icon.STEP_BACK, plain(GLFW_KEY_COMMA, ","), REPEATED),
  TO_END(Menu.LAB, Icon.TO_END, shift(GLFW_KEY_PERIOD, ".")),
  TO_BEGIN(Menu.LAB, Icon.TO_BEGIN, shift(GLFW_KEY_COMMA, ",")),
  NEXT_LESSON(Menu.LAB, Icon.LESSON, plain(GLFW_KEY_PAGE_DOWN, "key.page-down"), AFTER_LINE),
  PREVIOUS_LESSON(Menu.LAB, Icon.BEFORE, plain(GLFW_KEY_PAGE_UP, "key.page-up")),

  // The menu "help".
  HELP(Menu.HELP, Icon.HELP, plain(GLFW_KEY_F1, "F1"), Position.FRONT),
  PALETTE(Menu.HELP, Icon.COMMANDS, ctrl(GLFW_KEY_P, "P"), Position.FRONT),
  HINTS(Menu.HELP, Icon.HINTS, shift(GLFW_KEY_F1, "F1")),
  SHORTCUTS(Menu.HELP, Icon.KEYS, ctrl(GLFW_KEY_K, "K"), Position.FRONT),
  MOVE_KEYBOARD(Menu.KEYBOARD, Icon.KEYS, ctrl(GLFW_KEY_F6, "F6")),
  OPEN_MENUS(Menu.KEYBOARD, Icon.PANELS, ctrl(GLFW_KEY_F10, "F10")),
  CLOSE_FRONT(Menu.KEYBOARD, Icon.CLOSE, plain(GLFW_KEY_ESCAPE, "key.esc")),
  CURSOR_UP(Menu.KEYBOARD, Icon.LARGER, ctrl(GLFW_KEY_UP, "key.up"), REPEATED),
  CURSOR_RIGHT(Menu.KEYBOARD, Icon.NEXT, ctrl(GLFW_KEY_RIGHT, "key.right"), REPEATED),
  CURSOR_DOWN(Menu.KEYBOARD, Icon.SMALLER, ctrl(GLFW_KEY_DOWN, "key.down"), REPEATED),
  CURSOR_LEFT(Menu.KEYBOARD, Icon.BEFORE, ctrl(GLFW_KEY_LEFT, "key.left"), REPEATED),
  CURSOR_MENU(Menu.KEYBOARD, Icon.MENU, plain(GLFW_KEY_ENTER, "key.enter")),
  MESSAGES(Menu.HELP, Icon.ERROR, ctrl(GLFW_KEY_M, "M"), Position.FRONT),
  CLOSE_NOTICES(Menu.HELP, Icon.CLOSE, ctrl(GLFW_KEY_BACKSPACE, "key.backspace")),
  REPORT(Menu.HELP, Icon.REPORT, ctrl(GLFW_KEY_F1, "F1"), Position.FRONT),
  ABOUT(Menu.HELP, Icon.INFO, ctrlShift(GLFW_KEY_F1, "F1"), Position.FRONT);

  /** All commands, menu by menu and from top to bottom. */
  public static final List<Command> ALL = List.of(values());

  /** The commands that show or hide something. */
  public static final Set<Command> TOGGLES = allAt(Position.values()); // read only

  private static final Set<FieldKind> BENDING = Set.of(FieldKind.WARMTH, FieldKind.DREAD);
  private static final Set<FieldKind> COSTS = Set.of(FieldKind.COST);
  private static final Set<FieldKind> ALL_FIELDS = Set.of(FieldKind.values());
  private static final Set<Command> BESIDE_BUILD = Set.of(TUNING, PLACE_TABLE);
  private static final Set<Command> IN_FRONT = allAt(Position.FRONT); // read only
  private static final Set<Command> BESIDE = allAt(Position.BESIDE); // read only

  private final Menu menu;
  private final Icon icon;
  private final Key key;
  private final Position position; // null if it shows nothing
  private final AtStart atStart; // null if it shows nothing
  private final Set<Trait> traits;
  private final String id;
  private final String text; // the key of the name

  Command(Menu menu, Icon icon, Key key, Trait... traits) {
    this(menu, icon, key, null, null, traits);
  }

  /** Creates a command that shows or hides a panel, which is hidden at start. */
  Command(Menu menu, Icon icon, Key key, Position position, Trait... traits) {
    this(menu, icon, key, position, AtStart.HIDDEN, traits);
  }

  /** Creates a command that shows or hides something. */
  Command(Menu menu, Icon icon, Key key, Position position, AtStart atStart, Trait... traits) {
    this.menu = menu;
    this.icon = icon;
    this.key = key;
    this.position = position;
    this.atStart = atStart;
    this.traits = Set.of(traits);
    id = name().toLowerCase(Locale.ROOT).replace('_', '-');
    text = "command." + id;
  }

  /** Does what the command says. */
  public void give(Commands to) {
    deed().accept(to);
  }

  /**
   * Returns what the command does. Each lambda is linked when its command is first given, so a
   * start, which links none of them, does not wait for it.
   */
  private Consumer<Commands> deed() {
    return switch (this) {
      case ROLL_WORLD -> to -> to.worlds().roll();
      case CHOOSE_FILE -> to -> to.files().browseFiles();
      case RELOAD -> to -> to.files().reload();
      case REGION_PICTURE -> to -> to.region().askRegion();
      case COPY_PICTURE -> to -> to.pictures().copyScreenshot();
      case TAKE_PICTURE -> to -> to.pictures().takeScreenshot(false);
      case TAKE_WINDOW_PICTURE -> to -> to.pictures().takeScreenshot(true);
      case SAVE -> to -> to.saving().save();
      case SAVE_AS -> to -> to.saving().askWhereToSave();
      case QUIT -> to -> to.window().quit();
      case UNDO -> to -> to.history().undo();
      case REDO -> to -> to.history().redo();
      case TRAVEL -> to -> to.enter(Mode.TRAVEL);
      case BUILD -> to -> to.enter(Mode.BUILD);
      case BRUSH -> to -> to.drawing().takeTool(DrawTool.BRUSH);
      case LINE -> to -> to.drawing().takeTool(DrawTool.LINE);
      case RECTANGLE -> to -> to.drawing().takeTool(DrawTool.RECTANGLE);
      case FILL -> to -> to.drawing().takeTool(DrawTool.FILL);
      case ERASER -> to -> to.drawing().takeTool(DrawTool.ERASER);
      case MOVE -> to -> to.drawing().takeTool(DrawTool.MOVE);
      case EYEDROPPER -> to -> to.drawing().takeTool(DrawTool.PICK);
      case SELECT -> to -> to.drawing().takeTool(DrawTool.SELECT);
      case SELECT_ALL -> to -> to.drawing().selectAll();
      case COPY -> to -> to.map().copySelection(false);
      case CUT -> to -> to.map().copySelection(true);
      case STAMP -> to -> to.drawing().takeTool(DrawTool.STAMP);
      case ADD_PLACE -> to -> to.places().addHere();
      case WHOLE_MAP -> to -> to.motion().fit();
      case ZOOM_IN -> to -> to.motion().zoomCentered(1);
      case ZOOM_OUT -> to -> to.motion().zoomCentered(-1);
      case TURN_LEFT -> to -> to.view().turn(false);
      case TURN_RIGHT -> to -> to.view().turn(true);
      case RESET_LAYOUT -> to -> to.window().resetLayout();
      case MOVE_KEYBOARD -> to -> to.window().moveKeyboard();
      case OPEN_MENUS -> to -> to.window().openMenus();
      case CLOSE_FRONT -> to -> to.window().back();
      case FULL_SCREEN -> to -> to.window().toggleFullscreen();
      case THEME -> to -> to.window().switchTheme();
      case COLORS -> to -> to.window().switchColors();
      case LARGER -> to -> to.window().magnify(1);
      case SMALLER -> to -> to.window().magnify(-1);
      case USUAL_SIZE -> to -> to.window().magnify(0);
      case SWAP_ENDS -> to -> to.route().swapEnds();
      case STRAIGHT -> to -> to.route().clearStops();
      case ROUTE_BACK -> to -> to.route().goBack();
      case ROUTE_FORWARD -> to -> to.route().goForward();
      case COMPARE -> to -> to.route().compare(Optional.of(InfluenceScenario.WITHOUT_BOTH));
      case REACH_MORE -> to -> to.stepSurvey(Command.REACH, 1);
      case REACH_LESS -> to -> to.stepSurvey(Command.REACH, -1);
      case NEXT_ALTERNATIVE -> to -> to.stepSurvey(Command.ALTERNATIVES, 1);
      case CURSOR_UP -> to -> to.cells().moveCursor(0, -1);
      case CURSOR_RIGHT -> to -> to.cells().moveCursor(1, 0);
      case CURSOR_DOWN -> to -> to.cells().moveCursor(0, 1);
      case CURSOR_LEFT -> to -> to.cells().moveCursor(-1, 0);
      case CURSOR_MENU -> to -> to.cells().openMenuAtCursor();
      case PRESETS -> to -> to.playback().compareSearches();
      case PLAY -> to -> to.playback().playOrPause();
      case STEP_ON -> to -> to.playback().step(1);
      case STEP_BACK -> to -> to.playback().step(-1);
      case TO_END -> to -> to.playback().scrub(Integer.MAX_VALUE);
      case TO_BEGIN -> to -> to.playback().scrub(0);
      case NEXT_LESSON -> to -> to.lessons().turnLesson(1);
      case PREVIOUS_LESSON -> to -> to.lessons().turnLesson(-1);
      case HINTS -> to -> to.window().showHints(true);
      case CLOSE_NOTICES -> to -> to.notices().closeNotices();
      default -> to -> to.toggle(this);
    };
  }

  /** Returns a second key, which users cannot change; empty for most commands. */
  Optional<Key> secondKey() {
    return switch (this) {
      case REDO -> Optional.of(ctrlShift(GLFW_KEY_Z, "Z"));
      case FIND_PLACE -> Optional.of(ctrl(GLFW_KEY_F, "F"));
      case LAB -> Optional.of(ctrl(GLFW_KEY_3, "3"));
      case CURSOR_MENU -> Optional.of(plain(GLFW_KEY_KP_ENTER, "key.enter"));
      default -> Optional.empty();
    };
  }

  public Menu menu() {
    return menu;
  }

  public Icon icon() {
    return icon;
  }

  /** Returns the usual key. */
  public Key key() {
    return key;
  }

  /** Whether a line separates the command from the one above it, as lines do submenus. */
  public boolean isAfterLine() {
    return traits.contains(AFTER_LINE);
  }

  /** Whether holding down the command's key repeats it. */
  boolean isRepeated() {
    return traits.contains(REPEATED);
  }

  /** Returns the command's id in files. */
  public String id() {
    return id;
  }

  /** Returns the command's name in the user's language. */
  public String title() {
    return Texts.get(text);
  }

  /** Returns other words by which users may look for the command. */
  public String searchWords() {
    return Texts.get(text + ".words");
  }

  // A start links no lambda of this class, so this is a loop.
  private static Set<Command> allAt(Position... positions) {
    Set<Command> result = EnumSet.noneOf(Command.class);
    for (Command each : ALL) {
      if (Arrays.asList(positions).contains(each.position)) {
        result.add(each);
      }
    }
    return result;
  }

  /** Returns the options whose content lies in front of the map; read only. */
  public static Set<Command> inFront() {
    return IN_FRONT;
  }

  /** Returns the layers of the map that a set of options shows. */
  public static Set<Layer> layers(Set<Command> viewOptions) {
    Set<Layer> result = EnumSet.noneOf(Layer.class);
    if (viewOptions.contains(GROUND)) {
      result.add(Layer.BASE);
    }
    if (viewOptions.contains(OVERLAY)) {
      result.add(Layer.OVERLAY);
      result.add(Layer.TOP);
    }
    return result;
  }

  /** Returns the fields that a set of options shows; always the same object for the same fields. */
  public static Set<FieldKind> fieldKinds(Set<Command> viewOptions) {
    if (viewOptions.contains(INFLUENCES)) {
      return viewOptions.contains(COST) ? ALL_FIELDS : BENDING;
    }
    return viewOptions.contains(COST) ? COSTS : Set.of();
  }

  /**
   * Returns the options that stay on when another map is opened: all but those that open maps, and
   * Build, so that nobody edits a map that has just come.
   */
  public static Set<Command> keptForNextMap(Set<Command> viewOptions) {
    Set<Command> result = EnumSet.copyOf(viewOptions);
    result.removeAll(Set.of(OPEN_MAP, NEW_MAP, RESIZE, GENERATE, BUILD));
    return result;
  }

  /** Whether the next session starts with the option on or off as this one ends. */
  public boolean isRemembered() {
    return atStart == AtStart.REMEMBERED_SHOWN || atStart == AtStart.REMEMBERED_HIDDEN;
  }

  /** Whether the option's panel begins with a line to type into. */
  public boolean hasTextField() {
    return this == FIND_PLACE
        || this == PALETTE
        || this == OPEN_MAP
        || this == PLACE_TABLE
        || this == SHORTCUTS
        || this == SETTINGS;
  }

  /** Whether one of these options is a panel of text in front of the map, which keys scroll. */
  public static boolean hasPage(Set<Command> viewOptions) {
    return viewOptions.contains(HELP)
        || viewOptions.contains(MESSAGES)
        || viewOptions.contains(PROBLEMS)
        || viewOptions.contains(REPORT);
  }

  /** Whether the option is on when the program starts for the first time. */
  public boolean isShownAtFirst() {
    return atStart == AtStart.REMEMBERED_SHOWN || atStart == AtStart.SHOWN;
  }

  /** Returns the options whose content lies beside the map; read only. */
  public static Set<Command> beside() {
    return BESIDE;
  }

  /** Whether the option's content lies beside the map. */
  public boolean isBeside() {
    return position == Position.BESIDE;
  }

  /** Returns the one of these options whose content lies beside the map, if any. */
  public static Optional<Command> besideIn(Set<Command> viewOptions) {
    for (Command each : BESIDE) {
      if (viewOptions.contains(each)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  /** Turns the option on, with what it needs and without what it excludes; or turns it off. */
  public void toggleIn(Set<Command> viewOptions) {
    if (!viewOptions.containsAll(shownWith()) || !viewOptions.remove(this)) {
      viewOptions.removeAll(excluded());
      viewOptions.addAll(shownWith());
    }
  }

  /** Returns this option and the one without which it cannot be seen. */
  private Set<Command> shownWith() {
    return isBeside() ? EnumSet.of(this, PANELS) : EnumSet.of(this);
  }

  /**
   * Returns the options that turning this one on turns off: only one lies beside the map, and none
   * over the help page, which fills the window; and Build has few of them.
   */
  public Set<Command> excluded() {
    if (!isBeside() && this != BUILD) {
      return Set.of();
    }
    Set<Command> others = allAt(Position.BESIDE);
    if (this == BUILD) {
      others.removeAll(BESIDE_BUILD);
      return others;
    }
    others.remove(this);
    others.add(HELP);
    if (!BESIDE_BUILD.contains(this)) {
      others.add(BUILD);
    }
    return others;
  }

  /** Where an option's content lies. */
  enum Position {
    /** On the map. */
    MAP,
    /** At the window's borders. */
    BORDERS,
    /** In the column at the right, over the map; one at a time. */
    BESIDE,
    /** In front of the map, until it is closed, for instance with Esc. */
    FRONT
  }

  /** Whether an option is on when the program starts. */
  enum AtStart {
    /** Remembered; on the first time. */
    REMEMBERED_SHOWN,
    /** Remembered; off the first time. */
    REMEMBERED_HIDDEN,
    /** Always on. */
    SHOWN,
    /** Always off. */
    HIDDEN
  }

  /** What distinguishes a command from most others. */
  enum Trait {
    /** A line separates it from the command above it in its menu. */
    AFTER_LINE,
    /** Holding down its key repeats it. */
    REPEATED
  }

  /** The menus, from left to right, each before its submenus. */
  public enum Menu {
    FILE("menu.file"),
    PICTURES("menu.pictures", FILE, Icon.PICTURE),
    EDIT("menu.edit"),
    TOOLS("menu.tools", EDIT, Icon.BRUSH),
    VIEW("menu.view"),
    LAYERS("menu.layers", VIEW, Icon.LAYERS),
    APPEARANCE("menu.appearance", VIEW, Icon.THEME),
    ROUTE("menu.route"),
    SURVEYS("menu.surveys", ROUTE, Icon.REACH),
    LAB("menu.lab"),
    HELP("menu.help"),
    KEYBOARD("menu.keyboard", HELP, Icon.KEYS);

    private final String text;
    private final Menu parent; // null if it is in the menu bar
    private final Icon icon; // null if it is in the menu bar

    Menu(String text) {
      this(text, null, null);
    }

    Menu(String text, Menu parent, Icon icon) {
      this.text = text;
      this.parent = parent;
      this.icon = icon;
    }

    /** Returns the menu that this one is a submenu of; empty if it is in the menu bar. */
    public Optional<Menu> parent() {
      return Optional.ofNullable(parent);
    }

    public String title() {
      return Texts.get(text);
    }

    /** Returns the title of a submenu with its icon. */
    public String line() {
      return icon.before(title());
    }
  }

  /**
   * A key of the keyboard, with its modifiers.
   *
   * @param code the key's number in GLFW, with {@link InputEvent#ALT} if Alt is held; the typed
   *     character if {@code isTyped}
   * @param ctrl whether Ctrl is held
   * @param shift whether Shift is held
   * @param isTyped whether the key is known by the character it types, wherever it lies on the
   *     keyboard
   * @param label the key's label, or the key of its label in the bundle of texts
   */
  public record Key(int code, boolean ctrl, boolean shift, boolean isTyped, String label) {
    private static final String IN_BUNDLE = "key.";

    static Key plain(int code, String label) {
      return new Key(code, false, false, false, label);
    }

    static Key typed(char character, String label) {
      return new Key(character, false, false, true, label);
    }

    static Key ctrl(int code, String label) {
      return new Key(code, true, false, false, label);
    }

    static Key alt(int code, String label) {
      return plain(code + InputEvent.ALT, label);
    }

    static Key shift(int code, String label) {
      return new Key(code, false, true, false, label);
    }

    static Key ctrlShift(int code, String label) {
      return new Key(code, true, true, false, label);
    }

    /** Whether another key is the same one, whatever its label. */
    boolean isSame(Key other) {
      return code == other.code
          && ctrl == other.ctrl
          && shift == other.shift
          && isTyped == other.isTyped;
    }

    /** Returns the key's name with its modifiers, such as "Ctrl+O". */
    public String name() {
      return (ctrl ? Texts.get("key.ctrl") : "")
          + (code >= InputEvent.ALT ? Texts.get("key.alt") : "")
          + (shift ? Texts.get("key.shift") : "")
          + (label.startsWith(IN_BUNDLE) ? Texts.get(label) : label);
    }
  }

  /**
   * What the user does with the map: each mode has its own tools and panels, one mode at a time.
   */
  public enum Mode {
    /** Asks for routes and looks around; nothing edits the map. */
    TRAVEL(Command.TRAVEL, "mode.travel"),
    /** Edits the map. */
    BUILD(Command.BUILD, "mode.build"),
    /** Watches searches. */
    LAB(Command.LAB, "mode.lab");

    private final Command command;
    private final String text;

    Mode(Command command, String text) {
      this.command = command;
      this.text = text;
    }

    /** Returns the mode that a set of view options is for. */
    public static Mode of(Set<Command> viewOptions) {
      if (viewOptions.contains(Command.LAB)) {
        return LAB;
      }
      return viewOptions.contains(Command.BUILD) ? BUILD : TRAVEL;
    }

    /** Makes a set of view options one for this mode; changes nothing if it is. */
    public void enterIn(Set<Command> viewOptions) {
      if (of(viewOptions) != this) {
        viewOptions.removeAll(Set.of(Command.BUILD, Command.LAB));
        if (this != TRAVEL) {
          command.toggleIn(viewOptions);
        }
      }
    }

    /** Returns the command that enters the mode. */
    public Command command() {
      return command;
    }

    /** Returns the mode's name in the user's language. */
    public String title() {
      return Texts.get(text);
    }
  }
}
