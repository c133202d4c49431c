package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Command.Mode;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.Panel;
import emberway.app.scene.PlaceSurvey;
import emberway.app.scene.RouteEnd;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.text.CellText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.map.Scale;
import emberway.plan.query.StepCosts;
import imgui.ImGui;
import imgui.ImGuiTableColumnSortSpecs;
import imgui.ImGuiTableSortSpecs;
import imgui.flag.ImGuiKey;
import imgui.flag.ImGuiMouseButton;
import imgui.flag.ImGuiSelectableFlags;
import imgui.flag.ImGuiSortDirection;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import imgui.type.ImString;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The table of the map's places: what is there, what a journey there costs, and notes. A click
 * looks at a place, a double click goes there.
 */
public final class PlacesPanel implements Panel {
  /** What the panel needs to know besides the state. */
  public interface Known {
    /** Returns the costs of journeys from the start, as far as they are known. */
    Optional<PlaceSurvey.Answer> answer();

    /** Returns the scale of the map. */
    Scale scale();
  }

  private static final int LONGEST = 60; // limit on typed text [characters]
  private static final double ROOM_BELOW = 96; // for buttons [units]
  private static final double MIN_TABLE = 90; // [units]
  private static final float OF_NAME = 1.4f; // weight of a column's width, with an icon
  private static final float WIDE = 1.1f;
  private static final float OF_TIME = 0.95f;
  private static final float NARROW = 0.65f;
  private static final float OF_NOTE = 1.3f;
  public static final double BOX = 120; // for a kind [units]
  private static final float NARROW_BOX = 2; // for the icon of a kind alone [heights of a frame]
  private static final float OF_ICONS = 3 * GuiWidgets.ICON_WIDTH + NARROW_BOX;
  private static final Place NONE = new Place(new Cell(0, 0), "-"); // while none is chosen
  private static final List<PlaceRows.Column> COLUMNS = List.of(PlaceRows.Column.values());
  private static final int FLAGS =
      ImGuiTableFlags.Sortable
          | ImGuiTableFlags.ScrollY
          | ImGuiTableFlags.RowBg
          | ImGuiTableFlags.BordersOuter
          | ImGuiTableFlags.SizingStretchProp;

  private final Supplier<Known> known;
  private final ImString filter = new ImString(LONGEST);
  private final ChangeDetector<List<Place>> shownPlaces = new ChangeDetector<>();
  private final ChangeDetector<StepCosts> shownSteps = new ChangeDetector<>();
  private final ChangeDetector<PlaceSurvey.Answer> shownAnswer = new ChangeDetector<>();
  private Optional<Cell> start = Optional.empty(); // that the rows' costs begin at
  private PlaceRows.Column column = PlaceRows.Column.NAME;
  private boolean isAscending = true;
  private boolean isStale = true; // whether the rows are to be made again
  private boolean wasShown;
  private boolean hasKeyboard; // whether the field has it, or had it until this frame
  private List<PlaceRows.Row> rows = List.of();
  private Optional<Place> chosen = Optional.empty();

  public PlacesPanel(Supplier<Known> known) {
    this.known = known;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    boolean isShown =
        state.viewOptions().contains(Command.PANELS)
            && state.viewOptions().contains(Command.PLACE_TABLE);
    boolean isNew = isShown && !wasShown;
    wasShown = isShown;
    if (!isShown) {
      return;
    }
    follow(state, isNew, commands);
    float maxHeight = LabPanel.maxHeight(state, frame);
    frame.beginRightPanel(Texts.get("places.title") + "###place-table", maxHeight);
    float width = frame.inner(SidePanelSlot.width(state, frame));
    if (GuiWidgets.closableHeading(Icon.PLACE.text(), Texts.get("places.title"), width, frame)) {
      commands.toggle(Command.PLACE_TABLE);
    }
    line(width, isNew);
    keys(state, commands);
    float left = maxHeight - (ImGui.getCursorPosY() + frame.px(ROOM_BELOW));
    table(state, width, Math.max(frame.px(MIN_TABLE), left), commands);
    buttons(state, width, frame, commands);
    frame.endPanel();
  }

  /** Has the costs found again, and the rows made again, if what they depend on has changed. */
  private void follow(ExplorerState state, boolean isNew, Commands commands) {
    boolean isOtherMap = shownPlaces.isNew(state.map().places());
    boolean isOtherCost = shownSteps.isNew(state.content().stepCosts().orElse(null));
    boolean isOtherStart = !start.equals(state.routeEnds().start());
    if (isNew || isOtherMap || isOtherCost || isOtherStart) {
      start = state.routeEnds().start();
      isStale = true;
      commands.places().survey();
    }
    isStale |= shownAnswer.isNew(known.get().answer().orElse(null));
    if (isStale) {
      isStale = false;
      makeRows(state);
    }
  }

  private void makeRows(ExplorerState state) {
    rows =
        PlaceRows.of(
            state.map(),
            known.get().answer(),
            known.get().scale(),
            filter.get(),
            column,
            isAscending);
    chosen =
        chosen.flatMap(
            place -> rows.stream().map(PlaceRows.Row::place).filter(place::isSame).findFirst());
  }

  private void line(float width, boolean isNew) {
    if (isNew) {
      ImGui.setKeyboardFocusHere();
    }
    ImGui.setNextItemWidth(width);
    if (ImGui.inputTextWithHint("##filter", Texts.get("places.filter"), filter)) {
      isStale = true;
    }
    hasKeyboard = ImGui.isItemActive() || ImGui.isItemDeactivated(); // Enter leaves the field
  }

  /**
   * Applies the keys while the field has the keyboard, so that no key acts on the map, too: arrows
   * choose a row, Enter looks there, Ctrl+Enter goes there.
   */
  private void keys(ExplorerState state, Commands commands) {
    if (!hasKeyboard || rows.isEmpty()) {
      return;
    }
    int at = chosenRow();
    if (ImGui.isKeyPressed(ImGuiKey.DownArrow)) {
      chosen = Optional.of(rows.get(Math.min(rows.size() - 1, at + 1)).place());
    }
    if (ImGui.isKeyPressed(ImGuiKey.UpArrow)) {
      chosen = Optional.of(rows.get(Math.max(0, at - 1)).place());
    }
    if (GuiWidgets.isEntered()) {
      Place place = chosen.orElse(rows.get(0).place());
      chosen = Optional.of(place);
      if (ImGui.getIO().getKeyCtrl()) {
        go(place, state, commands);
      } else {
        commands.cells().flyTo(place.cell());
      }
    }
  }

  private int chosenRow() {
    for (int i = 0; i < rows.size(); i++) {
      if (chosen.isPresent() && rows.get(i).place().equals(chosen.get())) {
        return i;
      }
    }
    return -1;
  }

  private static void go(Place place, ExplorerState state, Commands commands) {
    commands.route().setEnd(RouteEnd.GOAL, state.cellFocus().target(place.cell()));
  }

  private void table(ExplorerState state, float width, float most, Commands commands) {
    if (rows.isEmpty()) {
      boolean isNone = state.map().places().isEmpty();
      GuiText.faint(Texts.get(isNone ? "places.none" : "pick.nothing"));
      return;
    }
    float line = ImGui.getTextLineHeight() + 2 * ImGui.getStyle().getCellPaddingY();
    float height = Math.min(most, (rows.size() + 1.5f) * line);
    boolean isNoted = state.map().places().stream().anyMatch(place -> !place.note().isEmpty());
    String id = isNoted ? "##noted-places" : "##places"; // a table keeps its number of columns
    int columns = isNoted ? COLUMNS.size() : COLUMNS.size() - 1;
    if (!ImGui.beginTable(id, columns, FLAGS, width, height)) {
      return;
    }
    ImGui.tableSetupScrollFreeze(0, 1);
    setUp("places.name", ImGuiTableColumnFlags.DefaultSort, OF_NAME);
    setUp("places.kind", 0, WIDE);
    setUp("places.cost", 0, NARROW);
    setUp("places.time", 0, OF_TIME);
    if (isNoted) {
      setUp("places.note", 0, OF_NOTE);
    }
    ImGui.tableHeadersRow();
    sort(state);
    for (int i = 0; i < rows.size(); i++) {
      row(rows.get(i), i, isNoted, state, commands);
    }
    ImGui.endTable();
  }

  private static void setUp(String title, int flags, float weight) {
    ImGui.tableSetupColumn(Texts.get(title), ImGuiTableColumnFlags.WidthStretch | flags, weight);
  }

  private void sort(ExplorerState state) {
    ImGuiTableSortSpecs specs = ImGui.tableGetSortSpecs();
    if (specs == null || !specs.getSpecsDirty() || specs.getSpecsCount() == 0) {
      return;
    }
    ImGuiTableColumnSortSpecs first = specs.getSpecs()[0];
    column = COLUMNS.get(first.getColumnIndex());
    isAscending = first.getSortDirection() != ImGuiSortDirection.Descending;
    specs.setSpecsDirty(false);
    makeRows(state);
  }

  private void row(
      PlaceRows.Row row, int number, boolean isNoted, ExplorerState state, Commands commands) {
    Place place = row.place();
    ImGui.pushID(number);
    ImGui.tableNextRow();
    ImGui.tableNextColumn();
    boolean isChosen = chosen.filter(place::equals).isPresent();
    int flags = ImGuiSelectableFlags.SpanAllColumns | ImGuiSelectableFlags.AllowDoubleClick;
    String name = GuiText.shownWhole(PrintableText.escape(place.name()));
    if (ImGui.selectable(Icon.of(place.kind()) + "  " + name, isChosen, flags)) {
      chosen = Optional.of(place);
      if (ImGui.isMouseDoubleClicked(ImGuiMouseButton.Left)) {
        go(place, state, commands);
      } else {
        commands.motion().lookAt(place.cell());
      }
    }
    ImGui.tableNextColumn();
    GuiText.faint(PrintableText.escape(row.kind()));
    GuiText.right(row.costText(), GuiStyle.TEXT);
    GuiText.right(row.time(), GuiStyle.TEXT);
    if (isNoted) {
      ImGui.tableNextColumn();
      note(place.note());
    }
    ImGui.popID();
  }

  /** Draws a note, which the column may cut; the pointer shows all of it. */
  private static void note(String note) {
    if (!note.isEmpty()) {
      GuiText.faint(GuiText.shownWhole(PrintableText.escape(note)));
      GuiText.tooltip(PrintableText.escape(note));
    }
  }

  /** Draws buttons for the chosen place. */
  private void buttons(ExplorerState state, float width, GuiFrame frame, Commands commands) {
    if (start.isEmpty()) {
      GuiText.faint(Texts.get("places.no-start"));
    }
    ImGui.beginDisabled(chosen.isEmpty());
    GuiStyle.pushLit();
    boolean isGoing = ImGui.button(Icon.GOAL.before(Texts.get("places.go")));
    GuiStyle.popLit();
    ImGui.sameLine();
    boolean isStarting = ImGui.button(Icon.START.before(Texts.get("places.start")));
    if (state.mode() == Mode.BUILD) {
      edits(width, frame, commands);
    }
    ImGui.endDisabled();
    if (isGoing) {
      go(chosen.orElseThrow(), state, commands);
    } else if (isStarting) {
      Cell from = state.cellFocus().target(chosen.orElseThrow().cell());
      commands.route().setEnd(RouteEnd.START, from);
    }
  }

  /** Draws the buttons that change the chosen place, beside the others or below them. */
  private void edits(float width, GuiFrame frame, Commands commands) {
    float right = ImGui.getItemRectMaxX() - ImGui.getWindowPosX();
    float beside = OF_ICONS * ImGui.getFrameHeight() + 4 * ImGui.getStyle().getItemSpacingX();
    if (right + beside <= ImGui.getStyle().getWindowPaddingX() + width) {
      ImGui.sameLine();
    }
    Place place = chosen.orElse(NONE);
    if (GuiWidgets.iconButton(Icon.RENAME, Texts.get("places.rename"), "##rename")) {
      commands.places().rename(place);
    }
    ImGui.sameLine();
    if (GuiWidgets.iconButton(Icon.NOTE, Texts.get("places.note"), "##note")) {
      commands.places().note(place);
    }
    ImGui.sameLine();
    kindBox(place, true, frame, commands);
    ImGui.sameLine();
    if (GuiWidgets.iconButton(Icon.ERASER, Texts.get("places.remove"), "##remove")) {
      commands.places().remove(place);
    }
  }

  /**
   * Draws a box in which the kind of a place is chosen.
   *
   * @param isNarrow whether it has room for the icon only, until it is open
   */
  public static void kindBox(Place place, boolean isNarrow, GuiFrame frame, Commands commands) {
    String shown = isNarrow ? Icon.of(place.kind()) : line(place.kind());
    ImGui.setNextWindowSizeConstraints(0, 0, frame.width(), frame.height()); // for all kinds
    ImGui.setNextItemWidth(isNarrow ? NARROW_BOX * ImGui.getFrameHeight() : frame.px(BOX));
    if (frame.beginCombo("##kind", GuiText.shown(shown))) {
      for (PlaceKind kind : PlaceKind.values()) {
        if (ImGui.selectable(GuiText.shown(line(kind)), kind == place.kind())) {
          commands.places().setKind(place, kind);
        }
      }
      GuiText.closeOnEscape();
      ImGui.endCombo();
    }
    GuiText.tooltip(Texts.get("place.kind"));
  }

  private static String line(PlaceKind kind) {
    return Icon.of(kind) + "  " + CellText.kind(kind);
  }
}
