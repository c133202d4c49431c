package emberway.app;

import emberway.io.Printable;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.render.iso.LabelLayout;
import emberway.render.iso.NameRoom;
import emberway.render.iso.RouteMarks;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.ImVec2;
import java.util.List;
import java.util.function.Consumer;

/** What is written on the map itself: the names of places, and a frame around the pointed cell. */
final class MarksPanel implements Panel {
  private static final double LEAST_FRAME =
      9; // half its width, around a cell that is a speck [units]
  private static final double GAP = 6; // between two names [units]
  private static final double SHADE = 0.75;

  private final GuiCells cells = new GuiCells();
  private final ImVec2 measure = new ImVec2();
  private final LabelLayout layout = new LabelLayout();
  private List<Place> named = List.of(); // the places that have these names
  private String[] names = {};

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    ImDrawList list = frame.mapList();
    cells.begin(list, state);
    frameHovered(state, frame);
    if (state.shown().contains(Shown.NAMES)) {
      names(list, state, frame);
    }
  }

  private void frameHovered(ExplorerState state, GuiFrame frame) {
    if (state.hovered().isEmpty()) {
      return;
    }
    int cell = state.map().size().index(state.hovered().get());
    float around = Math.max(0, frame.px(LEAST_FRAME) - cells.halfWidth()) / cells.halfWidth();
    cells.frame(cell, -0.5 * around, GuiStyle.onMap(0, SHADE), frame.px(4));
    cells.frame(cell, -0.5 * around, GuiStyle.onMap(GuiStyle.EMBER, 1), frame.px(2));
  }

  private void names(ImDrawList list, ExplorerState state, GuiFrame frame) {
    ImGui.pushFont(frame.fonts().name());
    layout.begin(frame.px(GAP));
    layout.within(frame.left(), frame.top(), frame.right(), frame.bottom());
    frame.keepOffCovered(layout);
    keepOff(state, frame);
    List<Place> places = state.map().places();
    spell(places);
    keepOffStanding(state, places);
    for (int i = 0; i < names.length; i++) {
      int cell = state.map().size().index(places.get(i).cell());
      float x = cells.x(cell);
      float y = cells.y(cell);
      boolean isInView =
          x > frame.left() && y > frame.top() && x < frame.right() && y < frame.bottom();
      if (isInView && !frame.wasCovered(x, y, x, y) && state.studies().isKnown(cell)) {
        ImGui.calcTextSize(measure, names[i]);
        float foot = frame.px(4);
        boolean isPlaced =
            takeBeside(
                NameRoom.isFlat(state.map(), places.get(i).cell()),
                x,
                y,
                foot,
                state.view().tallest());
        if (isPlaced) {
          write(list, layout.left(), layout.top(), names[i], frame.px(1));
        }
      }
    }
    ImGui.popFont();
  }

  private boolean takeBeside(boolean isFlat, float x, float y, float foot, float tallest) {
    double halfHeight = cells.halfHeight();
    return layout.takeBeside(
        x,
        (float) (y - NameRoom.above(isFlat, halfHeight, tallest, foot)),
        (float) (y + NameRoom.below(isFlat, halfHeight, foot)),
        (float) NameRoom.aside(isFlat, cells.halfWidth(), foot),
        measure.x,
        measure.y);
  }

  /** No name is to lie over an end of the route or a cell to pass. */
  private void keepOff(ExplorerState state, GuiFrame frame) {
    double scale = state.view().camera().scale();
    double squash = cells.halfWidth() / cells.halfHeight();
    float reach = (float) RouteMarks.reach(scale, state.view().unit());
    float rise = (float) RouteMarks.rise(scale, squash, state.view().unit());
    RouteQuestion question = state.request().question();
    Studies studies = state.studies();
    float row =
        studies.isWalkShown()
            ? WalkMarksPanel.beside(studies.walk().travelers() - 1, state.view().unit())
            : 0;
    keepOff(state, question.ends().start().orElse(null), reach, rise, row);
    keepOff(state, question.ends().goal().orElse(null), reach, rise, row);
    for (int i = 0; i < question.others().size(); i++) {
      keepOff(state, question.others().get(i), reach, rise, 0);
    }
    float radius = frame.px(StopsPanel.RADIUS);
    for (int i = 0; i < question.via().size(); i++) {
      keepOff(state, question.via().get(i), radius, radius, 0);
    }
  }

  /** Nor over what has a name of its own and stands alone, such as a volcano. */
  private void keepOffStanding(ExplorerState state, List<Place> places) {
    for (int i = 0; i < places.size(); i++) {
      Cell at = places.get(i).cell();
      if (!NameRoom.isFlat(state.map(), at)) {
        float core = (float) NameRoom.CORE;
        keepOff(state, at, core * cells.halfWidth(), core * cells.halfHeight(), 0);
      }
    }
  }

  /** Off a mark, and others that lie in a row at its right. */
  private void keepOff(ExplorerState state, Cell at, float reach, float rise, float row) {
    if (at != null) {
      int cell = state.map().size().index(at);
      layout.reserve(cells.x(cell) - reach, cells.y(cell) - rise, 2 * reach + row, 2 * rise);
    }
  }

  /** Puts the names of some places together, once. */
  private void spell(List<Place> places) {
    if (places != named) {
      named = places;
      names = places.stream().map(place -> Printable.escape(place.name())).toArray(String[]::new);
    }
  }

  /** Light letters with a dark rim, to be read over snow and sea alike. */
  private static void write(ImDrawList list, float left, float top, String name, float rim) {
    int dark = GuiStyle.onMap(0x0b0e14, SHADE);
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        if (dx != 0 || dy != 0) {
          list.addText(left + dx * rim, top + dy * rim, dark, name);
        }
      }
    }
    list.addText(left, top, GuiStyle.onMap(GuiStyle.PALE, 1), name);
  }
}
