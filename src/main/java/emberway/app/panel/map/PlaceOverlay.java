package emberway.app.panel.map;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.gui.CellPainter;
import emberway.app.gui.GuiFonts;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.Panel;
import emberway.app.scene.RouteRequest;
import emberway.app.state.ExplorerState;
import emberway.app.state.Simulations;
import emberway.app.study.AlternativesSurvey;
import emberway.app.tool.RouteTool;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.render.iso.LabelCollisions;
import emberway.render.iso.LabelPlacement;
import emberway.render.iso.LabelSelection;
import emberway.render.iso.LabelSpacing;
import emberway.render.iso.PlaceSymbol;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import imgui.ImDrawList;
import imgui.ImFont;
import imgui.ImGui;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Draws the names of places on the map, and frames around the hovered cell, the cell cursor and the
 * cell found last. Names are measured again only if the places, the view or the fonts change.
 */
public final class PlaceOverlay implements Panel {
  // Least half width of the frame, for cells that are tiny. [units]
  private static final double MIN_FRAME = 9;
  private static final double FOOT = 4; // between a name and its cell [units]
  private static final double SHADE = 0.75;
  private static final double PULSE = 0.5; // the time in which the found cell's frame swings [s]
  // Smallest and largest distance of that frame from the cell, in half cells.
  private static final double PULSE_NEAR = 0.2;
  private static final double PULSE_FAR = 1.2;

  private final CellPainter cells = new CellPainter();
  private final LabelPlacement layout = new LabelPlacement();
  // The choice of names and what it was made for; null until names are shown.
  private LabelSelection choice;
  private Projection projection;
  private Rotation rotation;
  private GuiFonts measured; // fonts that the widths were measured with; null before
  private String[] names = {}; // the names of the places
  private float[] widths = {};
  private ImFont[] fonts = {}; // of the names
  private RouteRequest lastRequest; // request whose ends' places have precedence; null before
  private final BitSet first = new BitSet();
  private boolean hasNames; // whether the last frame showed names

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    ImDrawList list = frame.mapList();
    cells.begin(list, state);
    frameCell(
        state.cellFocus().pointed().filter(cell -> !isMarked(cell, state)),
        GuiStyle.EMBER,
        2,
        state,
        frame);
    frameCell(state.cellFocus().cursor(), GuiStyle.PALE, 3, state, frame);
    pulse(state, frame);
    hasNames = state.viewOptions().contains(Command.NAMES);
    if (hasNames) {
      names(list, state, frame);
    }
  }

  /** Whether the route has a stop in a cell, whose marker a frame would hide. */
  private static boolean isMarked(Cell cell, ExplorerState state) {
    RouteRequest route = state.request().routeRequest();
    return state.isRouteDrawn()
        && state.viewOptions().contains(Command.ROUTE)
        && (route.via().contains(cell)
            || route.goals().contains(cell)
            || route.routeEnds().start().filter(cell::equals).isPresent());
  }

  /** Frames a cell, if there is one. [units] */
  private void frameCell(
      Optional<Cell> framed, int color, double width, ExplorerState state, GuiFrame frame) {
    if (framed.isEmpty()) {
      return;
    }
    int cell = state.map().size().index(framed.get());
    float around = Math.max(0, frame.px(MIN_FRAME) - cells.halfWidth()) / cells.halfWidth();
    cells.frame(cell, -0.5 * around, GuiStyle.onMap(0, SHADE), frame.px(width + 2));
    cells.frame(cell, -0.5 * around, GuiStyle.onMap(color, 1), frame.px(width));
  }

  /** Frames the found cell: the frame grows and shrinks, unless animations are off. */
  private void pulse(ExplorerState state, GuiFrame frame) {
    Optional<Cell> found = state.cellFocus().found();
    if (found.isEmpty()) {
      return;
    }
    int cell = state.map().size().index(found.get());
    boolean moves = state.viewOptions().contains(Command.MOTION);
    double phase = 2 * Math.PI * state.cellFocus().foundSince() / PULSE;
    double swing = moves ? (1 - Math.cos(phase)) / 2 : 0.5;
    double around = (PULSE_NEAR + swing * (PULSE_FAR - PULSE_NEAR)) / 2;
    cells.frame(cell, -around, GuiStyle.onMap(0, SHADE), frame.px(6));
    cells.frame(cell, -around, GuiStyle.onMap(GuiStyle.EMBER, 1), frame.px(3));
  }

  private void names(ImDrawList list, ExplorerState state, GuiFrame frame) {
    ImGui.pushFont(frame.fonts().name());
    float letters = ImGui.getFontSize();
    LabelCollisions around = layout.begin(letters);
    around.within(frame.left(), frame.top(), frame.right(), frame.bottom());
    frame.keepOffCovered(around);
    keepOff(around, state, frame);
    choose(state, frame.fonts(), letters);
    keepOffStanding(around, state);
    LabelCollisions.Side[] sides = choice.sides(state.view().camera().scale(), widths, letters);
    for (int number : choice.order()) {
      boolean isFirst = first.get(number);
      if (isFirst || sides[number] != null) {
        add(number, sides[number], isFirst, state, frame);
      }
    }
    layout.layOut(letters);
    int pointed =
        state.cellFocus().pointed().isPresent() && isClickable(state)
            ? nameAt(ImGui.getMousePosX(), ImGui.getMousePosY())
            : -1;
    for (int i = 0; i < layout.count(); i++) {
      if (layout.isPlaced(i)) {
        int color = i == pointed ? GuiStyle.EMBER : GuiStyle.PALE;
        write(list, i, color, frame.px(1));
      }
    }
    ImGui.popFont();
  }

  /** Whether a click on a name selects the place: a tool may use the click instead. */
  static boolean isClickable(ExplorerState state) {
    return !state.drawingState().isDrawing()
        && !state.regionSelection().isSelecting()
        && !state.viewOptions().contains(Command.RULER);
  }

  /** Returns the cell of the place whose name is at a point. [screen px] */
  public Optional<Cell> placeAt(double x, double y) {
    int name = hasNames ? nameAt(x, y) : -1;
    return name < 0
        ? Optional.empty()
        : Optional.of(choice.places().get(layout.number(name)).cell());
  }

  /** Returns the index in the layout of the name at a point, or -1. [screen px] */
  private int nameAt(double x, double y) {
    for (int i = 0; i < layout.count(); i++) {
      boolean isOnLine =
          layout.isPlaced(i) && y >= layout.top(i) && y < layout.top(i) + layout.height(i);
      if (isOnLine && x >= layout.left(i) && x < layout.left(i) + widths[layout.number(i)]) {
        return i;
      }
    }
    return -1;
  }

  /** Adds the name of a place if the place is visible and explored. */
  private void add(
      int number, LabelCollisions.Side side, boolean isFirst, ExplorerState state, GuiFrame frame) {
    Cell at = choice.places().get(number).cell();
    PlaceSymbol symbol = PlaceSymbol.of(choice.places().get(number).kind());
    int cell = state.map().size().index(at);
    float x = cells.x(cell);
    float y = cells.y(cell);
    boolean isInView =
        x > frame.left() && y > frame.top() && x < frame.right() && y < frame.bottom();
    if (isInView && !frame.wasCovered(x, y, x, y) && state.simulations().isKnown(cell)) {
      boolean isFlat = LabelSpacing.isFlat(state.map(), at);
      float foot = frame.px(FOOT);
      float letters = ImGui.getFontSize();
      double halfHeight = cells.halfHeight();
      double tallest = state.view().tallest();
      layout.add(
          number,
          side,
          isFirst,
          x,
          (float) (y - LabelSpacing.above(isFlat, halfHeight, tallest, foot)),
          (float) (y + LabelSpacing.below(isFlat, halfHeight, foot, letters)),
          (float) LabelSpacing.aside(isFlat, cells.halfWidth(), foot, letters),
          widths[number],
          (float) (letters * symbol.size()));
    }
  }

  /** Updates the names if the map, its rotation or the fonts have changed. */
  private void choose(ExplorerState state, GuiFonts newFonts, float letters) {
    TileMap map = state.map();
    Projection shown = state.view().frame().projection();
    boolean isNew = choice == null || choice.places() != map.places() || !shown.equals(projection);
    if (isNew || state.view().rotation() != rotation) {
      projection = shown;
      rotation = state.view().rotation();
      double tallest = state.view().tallest() / state.view().camera().scale();
      choice = new LabelSelection(map, rotation, projection, tallest);
      measured = null;
    }
    if (measured != newFonts) {
      measured = newFonts;
      names = new String[choice.places().size()];
      widths = new float[names.length];
      fonts = new ImFont[names.length];
      for (int i = 0; i < names.length; i++) {
        PlaceSymbol symbol = PlaceSymbol.of(choice.places().get(i).kind());
        String name = PrintableText.escape(choice.places().get(i).name());
        String drawn = GuiText.shownWhole(name);
        boolean isLarge = symbol.size() > 1 && drawn.equals(name); // headings lack other scripts
        names[i] = symbol.icon() == 0 ? drawn : Character.toString(symbol.icon()) + " " + drawn;
        fonts[i] = isLarge ? newFonts.heading() : newFonts.name();
        float size = (float) (letters * symbol.size());
        widths[i] = fonts[i].calcTextSizeAX(size, Float.MAX_VALUE, 0, names[i]);
      }
    }
    RouteRequest routeRequest = state.request().routeRequest();
    if (!routeRequest.equals(lastRequest) || isNew) {
      lastRequest = routeRequest;
      first.clear();
      for (Cell marked : routeRequest.marked()) {
        int nearest = LabelSelection.nearest(choice.places(), marked);
        if (nearest >= 0) {
          first.set(nearest);
        }
      }
    }
  }

  /** Keeps names off the ends of the route, its other stops and the labels of alternatives. */
  private void keepOff(LabelCollisions around, ExplorerState state, GuiFrame frame) {
    double scale = state.view().camera().scale();
    double squash = cells.halfWidth() / cells.halfHeight();
    float reach = (float) RouteMarks.reach(scale, state.view().unit());
    float rise = (float) RouteMarks.rise(scale, squash, state.view().unit());
    RouteRequest routeRequest = state.request().routeRequest();
    Simulations simulations = state.simulations();
    float row =
        simulations.isWalkShown()
            ? WalkOverlay.beside(simulations.walk().travelers() - 1, state.view().unit())
            : 0;
    keepOff(around, state, routeRequest.routeEnds().start().orElse(null), reach, rise, row);
    keepOff(around, state, routeRequest.routeEnds().goal().orElse(null), reach, rise, row);
    for (int i = 0; i < routeRequest.others().size(); i++) {
      keepOff(around, state, routeRequest.others().get(i), reach, rise, 0);
    }
    float radius = frame.px(RouteTool.VIA_RADIUS);
    for (int i = 0; i < routeRequest.via().size(); i++) {
      keepOff(around, state, routeRequest.via().get(i), radius, radius, 0);
    }
    List<AlternativesSurvey.Choice> labels = state.survey(AlternativesSurvey.class).choices();
    for (int i = 0; i < labels.size(); i++) {
      float aside = frame.px(RouteTool.LABEL_X);
      keepOff(around, state, labels.get(i).middle(), aside, frame.px(RouteTool.LABEL_Y), 0);
    }
  }

  /** Keeps names off tall objects that have a name, such as a volcano. */
  private void keepOffStanding(LabelCollisions around, ExplorerState state) {
    float letters = ImGui.getFontSize();
    List<Place> places = choice.places();
    for (int i = 0; i < places.size(); i++) {
      Cell at = places.get(i).cell();
      if (!LabelSpacing.isFlat(state.map(), at)) {
        float reach = (float) LabelSpacing.core(cells.halfWidth(), letters);
        float rise = (float) LabelSpacing.core(cells.halfHeight(), letters);
        keepOff(around, state, at, reach, rise, 0);
      }
    }
  }

  /** Keeps names off a marker and a row of others at its right. */
  private void keepOff(
      LabelCollisions around, ExplorerState state, Cell at, float reach, float rise, float row) {
    if (at != null) {
      int cell = state.map().size().index(at);
      around.reserve(cells.x(cell) - reach, cells.y(cell) - rise, 2 * reach + row, 2 * rise);
    }
  }

  /** Draws a name in a light color with a dark rim, which is readable on any ground. */
  private void write(ImDrawList list, int i, int color, float rim) {
    int dark = GuiStyle.onMap(0x0b0e14, SHADE);
    float left = layout.left(i);
    float top = layout.top(i);
    int size = Math.round(layout.height(i));
    ImFont font = fonts[layout.number(i)];
    String name = names[layout.number(i)];
    for (int dx = -1; dx <= 1; dx += 2) {
      for (int dy = -1; dy <= 1; dy += 2) { // toward the corners, which fills the sides, too
        list.addText(font, size, left + dx * rim, top + dy * rim, dark, name);
      }
    }
    list.addText(font, size, left, top, GuiStyle.onMap(color, 1), name);
  }
}
