package emberway.app;

import emberway.map.Cell;
import emberway.map.GridSize;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.ImVec2;
import java.util.List;
import java.util.function.Consumer;

/** On the map itself: cells to pass, further goals, and what keeps the traveler from the goal. */
final class StopsPanel implements Panel {
  private static final double RADIUS = 11; // of a stop's mark [units]
  private static final double MOST_BARRIER = 4000; // cells framed
  private static final int STOP = 0x2a9d8f;
  private static final int GOAL = 0xe2483a;

  private final GuiCells cells = new GuiCells();
  private final ImVec2 measure = new ImVec2();

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    if (!state.shown().contains(Shown.ROUTE)) {
      return;
    }
    ImDrawList list = frame.mapList();
    GridSize size = state.map().size();
    cells.begin(list, state);
    if (state.content().report().isPresent()) {
      barrier(frame, size, state.content().report().get().barrier());
    }
    RouteQuestion question = state.request().question();
    for (int i = 0; i < question.via().size(); i++) {
      mark(list, frame, size.index(question.via().get(i)), Integer.toString(i + 1), STOP);
    }
    for (int i = 0; i < question.others().size(); i++) {
      mark(list, frame, size.index(question.others().get(i)), Icon.GOAL.text(), GOAL);
    }
  }

  private void mark(ImDrawList list, GuiFrame frame, int cell, String sign, int color) {
    float x = cells.x(cell);
    float y = cells.y(cell);
    float radius = frame.px(RADIUS);
    list.addCircleFilled(x, y, radius + frame.px(2), GuiStyle.packed(0x171c26, 0.9));
    list.addCircleFilled(x, y, radius, GuiStyle.packed(0xfff3dc, 1));
    list.addCircleFilled(x, y, radius - frame.px(2), GuiStyle.packed(color, 1));
    ImGui.calcTextSize(measure, sign);
    list.addText(
        (float) Math.rint(x - measure.x / 2),
        (float) Math.rint(y - measure.y / 2),
        GuiStyle.packed(0xffffff, 1),
        sign);
  }

  private void barrier(GuiFrame frame, GridSize size, List<Cell> blocked) {
    int drawn = 0;
    for (int i = 0; i < blocked.size(); i++) {
      int cell = size.index(blocked.get(i));
      if (cells.isSeen(cell) && drawn++ < MOST_BARRIER) {
        cells.dot(cell, 1, GuiStyle.packed(GOAL, 0.45));
        cells.frame(cell, 0, GuiStyle.packed(0xffd9d2, 0.9), frame.px(1));
      }
    }
  }
}
