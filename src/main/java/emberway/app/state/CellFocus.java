package emberway.app.state;

import emberway.app.command.CellCommands;
import emberway.app.command.Command;
import emberway.app.command.Command.Mode;
import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.command.Hint;
import emberway.app.command.Icon;
import emberway.app.command.ShapePreview;
import emberway.app.scene.RouteEnd;
import emberway.app.state.CellMenu.Entry;
import emberway.app.state.CellMenu.Kind;
import emberway.app.study.RulerSurvey;
import emberway.app.study.Walk;
import emberway.app.text.CellText;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.app.viewport.Viewport;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Legend;
import emberway.map.Place;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.WorldPart;
import emberway.plan.query.Preset;
import emberway.plan.query.StepCosts;
import emberway.view.MapPlanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * What the user looks at on the map: the cell of the open menu, that of the open card, the cell
 * cursor, and the cell found last.
 */
public final class CellFocus implements CellCommands {
  private static final double PULSE = 2; // how long a found cell pulses [s]

  private final MapEditor mapEditor;
  private final RouteState routeState;
  private final ViewportState viewportState;
  private final Supplier<Optional<StepCosts>> stepCosts;
  private final Simulations simulations;
  private final Set<Command> viewOptions;
  private final Set<Hint> fulfilled;
  private final CellCursor cursor;
  private Optional<CellMenu> menu = Optional.empty();
  private Optional<Cell> card = Optional.empty();
  private Set<Command> behindCard = Set.of(); // shown when the card was opened
  private Optional<Cell> edited = Optional.empty(); // by a click
  private Optional<Cell> found = Optional.empty(); // while it pulses
  private double foundSince; // [s]

  /**
   * Creates the state with neither menu nor card, and without the cursor.
   *
   * @param stepCosts returns the steps of the traveler, if known
   * @param simulations may add entries to the menu while they are shown
   * @param viewOptions what is shown now; read only
   * @param fulfilled gets the hints that the user no longer needs
   */
  CellFocus(
      MapEditor mapEditor,
      RouteState routeState,
      ViewportState viewportState,
      Supplier<Optional<StepCosts>> stepCosts,
      Simulations simulations,
      Set<Command> viewOptions,
      Set<Hint> fulfilled) {
    this.mapEditor = mapEditor;
    this.routeState = routeState;
    this.viewportState = viewportState;
    this.stepCosts = stepCosts;
    this.simulations = simulations;
    this.viewOptions = viewOptions;
    this.fulfilled = fulfilled;
    cursor = new CellCursor(viewportState);
  }

  @Override
  public void openMenu(Cell cell, double x, double y) {
    if (isOnMap(cell)) {
      fulfilled.add(Hint.MENU);
    }
    open(cell, x, y);
  }

  private void open(Cell cell, double x, double y) {
    closeMenu();
    boolean isByMouse = !cursor.target().equals(Optional.of(cell));
    if (isByMouse && isOnMap(cell)) {
      cursor.click(cell);
    } else if (isByMouse) {
      cursor.leave();
    }
    if (isOnMap(cell)) {
      Cell target = target(cell);
      String title = cell + "   " + PrintableText.escape(CellText.tilesAt(map(), cell));
      String note = blockedNote(cell, target);
      menu = Optional.of(new CellMenu(cell, x, y, title, note, entries(cell, target), 0));
    }
  }

  private List<Entry> entries(Cell cell, Cell target) {
    boolean isHere = target.equals(cell);
    List<Entry> result = new ArrayList<>();
    result.add(Entry.of(Kind.GO, isHere, to -> to.route().setEnd(RouteEnd.GOAL, target)));
    result.add(Entry.of(Kind.BEGIN, isHere, to -> to.route().setEnd(RouteEnd.START, target)));
    result.add(Entry.of(Kind.PASS, isHere, to -> to.route().addVia(target)));
    result.add(Entry.of(Kind.GO_OR, isHere, to -> to.route().addGoal(target)));
    simulations.shownWalk().flatMap(shown -> teamEntry(shown, cell, target)).ifPresent(result::add);
    result.add(Entry.of(Kind.INSPECT, to -> to.cells().inspect(cell)));
    String copied = Texts.format("copied.cell", cell);
    result.add(Entry.of(Kind.COPY, to -> to.window().copyText(cell.toString(), copied)));
    if (!isBuilding()) {
      toggle(cell).ifPresent(result::add);
    }
    result.addAll(costEntries(cell));
    if (isBuilding()) {
      List<Entry> edits = edits(cell, isHere);
      result.add(edits.get(0).afterLine());
      result.addAll(edits.subList(1, edits.size()));
    }
    return result;
  }

  /** Returns the entries that change the map, which only Build has; at least one. */
  private List<Entry> edits(Cell cell, boolean isFree) {
    List<Entry> result = new ArrayList<>();
    toggle(cell).ifPresent(result::add);
    DrawingState drawing = mapEditor.drawingState();
    Consumer<Commands> draws = drawingWithBrush(drawing, cell);
    drawing.inkAt(cell).ifPresent(tile -> result.add(Entry.of(Kind.DRAW, draws, label(tile))));
    drawnHere(drawing, cell).or(() -> toolEntry(drawing, cell)).ifPresent(result::add);
    result.addAll(placeEntries(cell));
    if (isFree && mapEditor.canMarkEnds()) {
      result.addAll(markEntries(cell));
    }
    return result;
  }

  /**
   * Returns what turns the tile of a cell into its other state, such as a volcano's eruption: on
   * the map in Build, otherwise as an assumption.
   */
  public Optional<Entry> toggle(Cell cell) {
    OptionalInt other = mapEditor.toggled(cell);
    if (other.isEmpty()) {
      return Optional.empty();
    }
    String text =
        turned(other.getAsInt(), "menu.erupt", "menu.calm", "menu.toggle", label(other.getAsInt()));
    return Optional.of(Entry.of(Kind.TOGGLE, Icon.FIRE, text, to -> to.cells().toggleCell(cell)));
  }

  /** Returns one of three texts about a tile into which another one turns. */
  private String turned(int tile, String erupting, String calm, String other, Object... values) {
    WorldPart part = map().legend().tile(tile).generatedAs().orElse(null);
    String key = part == WorldPart.DORMANT_VOLCANO ? calm : other;
    return Texts.format(part == WorldPart.ERUPTING_VOLCANO ? erupting : key, values);
  }

  /** Returns what a cell has turned into, such as "Mount Sulen awake". */
  public String turned(Cell cell) {
    int tile = map().overlay().id(map().size().index(cell));
    Optional<String> name = placeAt(map(), cell).map(place -> NameText.of(place.name()));
    String where = turned(tile, "turned.volcano", "turned.volcano", "turned.cell", cell);
    return turned(
        tile, "turned.erupt", "turned.calm", "turned.toggle", name.orElse(where), label(tile));
  }

  /** Returns the tiles of a cell whose costs can be changed, the uppermost first. */
  public static List<Tile> tunable(TileMap map, Cell cell) {
    int index = map.size().index(cell);
    return IntStream.of(map.overlay().id(index), map.base().id(index))
        .filter(id -> id != Legend.NOTHING)
        .mapToObj(map.legend()::tile)
        .filter(tile -> tile.role() == Tile.Role.NONE)
        .toList();
  }

  /** Returns the entries that change the costs of all cells with the uppermost tile of a cell. */
  private List<Entry> costEntries(Cell cell) {
    List<Tile> tiles = tunable(map(), cell);
    if (tiles.isEmpty() || MapPlanner.preset(map()) != Preset.TERRAIN) {
      return List.of();
    }
    Tile tile = tiles.get(0);
    boolean isBlocked = routeState.terrain(tile).kind() == Terrain.Kind.BLOCKED;
    Consumer<Commands> block =
        to -> {
          to.tuning().beginTuning();
          to.tuning().tuneTerrain(tile, isBlocked ? routeState.passable(tile) : Terrain.BLOCKED);
        };
    Consumer<Commands> open =
        to -> {
          if (!viewOptions.contains(Command.TUNING)) {
            to.toggle(Command.TUNING);
          }
        };
    return List.of(Entry.of(Kind.BLOCK, !isBlocked, block), Entry.of(Kind.COST, open));
  }

  /** Returns the entries that change the map's places. */
  private List<Entry> placeEntries(Cell cell) {
    Optional<Place> found = placeAt(map(), cell);
    if (found.isEmpty()) {
      return List.of(Entry.of(Kind.NAME, to -> to.places().add(cell)));
    }
    Place place = found.get();
    String name = NameText.of(place.name());
    return List.of(
        Entry.of(Kind.RENAME, to -> to.places().rename(place), name),
        Entry.of(Kind.NOTE, to -> to.places().note(place), name),
        Entry.of(Kind.REMOVE_NAME, to -> to.places().remove(place), name));
  }

  /** Returns the entries that put the map's own start and goal at a cell, and the route's. */
  private static List<Entry> markEntries(Cell cell) {
    return List.of(
        Entry.of(Kind.MARK_START, to -> to.map().markEnd(Tile.Role.START, cell)).afterLine(),
        Entry.of(Kind.MARK_GOAL, to -> to.map().markEnd(Tile.Role.GOAL, cell)));
  }

  /** Returns what adds a traveler to the team or removes it; empty if neither is possible. */
  private static Optional<Entry> teamEntry(Walk shown, Cell cell, Cell target) {
    if (shown.isPlaced(cell)) {
      return Optional.of(Entry.of(Kind.REMOVE_TRAVELER, to -> to.walk().removeTraveler(cell)));
    }
    boolean isHere = target.equals(cell);
    return Optional.of(target)
        .filter(shown::canAdd)
        .map(at -> Entry.of(Kind.ADD_TRAVELER, isHere, to -> to.walk().addTraveler(at)));
  }

  /** Returns what the brush or the eraser does at a cell; empty while neither is selected. */
  private Optional<Entry> drawnHere(DrawingState drawing, Cell cell) {
    Consumer<Commands> stroke =
        to -> {
          to.map().beginStroke();
          to.map().draw(cell, cell);
          to.map().endStroke();
        };
    if (drawing.uses(DrawTool.ERASER)) {
      return Optional.of(Entry.of(Kind.ERASE, stroke));
    }
    return Optional.of(drawing)
        .filter(each -> each.uses(DrawTool.BRUSH))
        .map(each -> Entry.of(Kind.PUT, stroke, label(each.tile())));
  }

  /** Returns what another tool does at a cell; empty while none is selected. */
  private static Optional<Entry> toolEntry(DrawingState drawing, Cell cell) {
    Optional<ShapePreview.Shape> shape = drawing.shape(false);
    if (drawing.uses(DrawTool.FILL)) {
      return used(drawing, Kind.APPLY, "menu.apply", to -> to.map().fill(cell));
    } else if (drawing.uses(DrawTool.STAMP)) {
      return used(drawing, Kind.APPLY, "menu.apply", to -> to.map().stamp(cell));
    } else if (shape.isPresent() && drawing.shapePreview().isPresent()) {
      Consumer<Commands> deed =
          to -> {
            to.drawing().stretchShape(cell);
            to.map().drawShape();
          };
      return used(drawing, Kind.SHAPE_TO, "menu.shape-to", deed);
    }
    return shape.flatMap(
        each ->
            used(
                drawing,
                Kind.SHAPE_FROM,
                "menu.shape-from",
                to -> to.drawing().beginShape(each, cell)));
  }

  private static Optional<Entry> used(
      DrawingState drawing, Kind kind, String key, Consumer<Commands> deed) {
    DrawTool tool = drawing.tool().orElseThrow();
    String text = Texts.format(key, tool.title());
    return Optional.of(Entry.of(kind, tool.icon(), text, deed));
  }

  /** Returns what selects the brush and, for it, the tile of a cell. */
  private static Consumer<Commands> drawingWithBrush(DrawingState drawing, Cell cell) {
    boolean hasOther = drawing.tool().filter(tool -> tool != DrawTool.BRUSH).isPresent();
    return to -> {
      if (hasOther) {
        to.drawing().takeTool(DrawTool.BRUSH);
      }
      to.drawing().pick(cell); // selects the brush if no tool is selected
    };
  }

  private String label(int tile) {
    return PrintableText.escape(CellText.inSentence(map().legend().tile(tile)));
  }

  @Override
  public void chooseEntry(int index) {
    menu = menu.map(open -> open.with(index));
  }

  @Override
  public void closeMenu() {
    menu = Optional.empty();
  }

  @Override
  public void click(double x, double y) {
    mapEditor.toggled(x, y).ifPresent(isBuilding() ? this::toggleCell : this::inspect);
  }

  @Override
  public void toggleCell(Cell cell) {
    if (!isBuilding()) {
      mapEditor.assume(cell);
    } else if (mapEditor.toggled(cell).isPresent()) {
      edited = Optional.of(cell).filter(each -> !mapEditor.assumed().contains(each));
      mapEditor.toggleCell(cell);
    }
  }

  /** Returns the cell that a click has edited since the last call. */
  public Optional<Cell> takeEdited() {
    Optional<Cell> result = edited;
    edited = Optional.empty();
    return result;
  }

  private boolean isBuilding() {
    return Mode.of(viewOptions) == Mode.BUILD;
  }

  @Override
  public void inspect(Cell cell) {
    card = Optional.of(cell).filter(this::isOnMap);
    behindCard = Set.copyOf(viewOptions);
  }

  @Override
  public void closeCard() {
    card = Optional.empty();
  }

  @Override
  public void flyTo(Cell cell) {
    viewportState.flyTo(cell);
    found = Optional.of(cell).filter(this::isOnMap);
    found.ifPresent(cursor::find);
    foundSince = 0;
  }

  /** Lets the found cell pulse on for a time, and no longer than its whole time. [s] */
  public void advance(double seconds) {
    foundSince += seconds;
    if (foundSince >= PULSE) {
      found = Optional.empty();
    }
  }

  @Override
  public void moveCursor(int dx, int dy) {
    closeMenu();
    cursor.move(dx, dy);
    cursor.cell().ifPresent(mapEditor.drawingState()::stretchShape);
  }

  /**
   * Opens the menu of the cell found last, or that of the cursor, unless a panel lies in front of
   * the map, which may use the same key. The ruler, while it is out, gets a corner there instead.
   */
  @Override
  public void openMenuAtCursor() {
    Optional<Cell> target = cursor.target();
    if (!Collections.disjoint(viewOptions, Command.inFront())) {
      return;
    } else if (!viewOptions.contains(Command.RULER)) {
      target.ifPresent(this::openMenuInSight);
    } else if (target.isPresent()) {
      ruler().click(target.get());
    } else {
      ruler().end();
    }
  }

  private RulerSurvey ruler() {
    return simulations.surveys().survey(RulerSurvey.class);
  }

  private void openMenuInSight(Cell cell) {
    Viewport view = viewportState.view();
    viewportState.reveal(cell);
    open(cell, view.screenX(cell), view.screenY(cell));
  }

  /** Hides the cursor. Returns whether it was shown. */
  boolean leaveCursor() {
    return cursor.leave();
  }

  /**
   * Closes the menu, or else the card unless a panel was opened in front of it, or else ends the
   * ruler at its last corner. Returns whether there was anything to close or to end.
   */
  boolean cancel() {
    if (menu.isPresent()) {
      closeMenu();
      return true;
    }
    boolean isBehind =
        viewOptions.stream()
            .anyMatch(each -> Command.inFront().contains(each) && !behindCard.contains(each));
    if (card.isEmpty() || isBehind) {
      return ruler().end();
    }
    closeCard();
    return true;
  }

  /** Returns why a journey to a cell ends at another one; empty if both are the same. */
  public String blockedNote(Cell cell, Cell target) {
    return target.equals(cell)
        ? ""
        : Texts.format("cell.blocked", FreeCell.way(cell, target), target);
  }

  /** Returns the first place at a cell. */
  public static Optional<Place> placeAt(TileMap map, Cell cell) {
    return map.places().stream().filter(place -> place.cell().equals(cell)).findFirst();
  }

  /** Returns a cell if the traveler can stand on it, or else the nearest one, if one is near. */
  public Cell target(Cell cell) {
    return stepCosts
        .get()
        .flatMap(known -> FreeCell.nearest(known.field(), map().size(), cell))
        .orElse(cell);
  }

  private TileMap map() {
    return mapEditor.map();
  }

  private boolean isOnMap(Cell cell) {
    return map().size().contains(cell.x(), cell.y());
  }

  /** Returns the cell of the cursor. */
  public Optional<Cell> cursor() {
    return cursor.cell();
  }

  /** Returns the cell of the cursor, or else the one whose menu the mouse has opened last. */
  public Optional<Cell> used() {
    return cursor.used();
  }

  /** Returns the cell of the cursor, the one found or the one under the pointer: the last one. */
  public Optional<Cell> described() {
    return cursor.described();
  }

  /** Returns the cell under the pointer; empty while the keyboard was used last. */
  public Optional<Cell> pointed() {
    return cursor.pointed();
  }

  /** Returns the cell found last, while it pulses. */
  public Optional<Cell> found() {
    return found;
  }

  /** Returns how long the found cell has been pulsing. [s] */
  public double foundSince() {
    return foundSince;
  }

  /** Returns the open menu. */
  public Optional<CellMenu> menu() {
    return menu;
  }

  /** Returns the cell of the open card. */
  public Optional<Cell> card() {
    return card;
  }
}
