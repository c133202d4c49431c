package emberway.app;

import emberway.map.Cell;
import emberway.render.iso.Camera;
import emberway.render.iso.Projection;
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

  private final ImVec2 measure = new ImVec2();

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    if (!state.shown().contains(Shown.ROUTE)) {
      return;
    }
    ImDrawList list = ImGui.getBackgroundDrawList();
    state.content().report().ifPresent(report -> barrier(list, state, frame, report.barrier()));
    RouteQuestion question = state.wish().question(false);
    for (int i = 0; i < question.via().size(); i++) {
      mark(list, state, frame, question.via().get(i), Integer.toString(i + 1), STOP);
    }
    for (Cell goal : question.others()) {
      mark(list, state, frame, goal, Icon.GOAL.text(), GOAL);
    }
  }

  private void mark(
      ImDrawList list, ExplorerState state, GuiFrame frame, Cell unturned, String sign, int color) {
    Projection projection = state.view().frame().projection();
    Camera camera = state.view().camera();
    Cell cell = state.view().rotation().apply(state.map().size(), unturned);
    float x = (float) camera.worldToScreenX(projection.groundCenterX(cell.x(), cell.y()));
    float y = (float) camera.worldToScreenY(projection.groundCenterY(cell.x(), cell.y()));
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

  private static void barrier(
      ImDrawList list, ExplorerState state, GuiFrame frame, List<Cell> cells) {
    Projection projection = state.view().frame().projection();
    Camera camera = state.view().camera();
    float halfWidth = (float) (projection.halfWidth() * camera.scale());
    float halfHeight = (float) (projection.halfHeight() * camera.scale());
    int drawn = 0;
    for (Cell unturned : cells) {
      Cell cell = state.view().rotation().apply(state.map().size(), unturned);
      float x = (float) camera.worldToScreenX(projection.groundCenterX(cell.x(), cell.y()));
      float y = (float) camera.worldToScreenY(projection.groundCenterY(cell.x(), cell.y()));
      boolean isSeen =
          x > -halfWidth
              && y > -halfHeight
              && x < frame.width() + halfWidth
              && y < frame.height() + halfHeight;
      if (isSeen && drawn++ < MOST_BARRIER) {
        list.addQuadFilled(
            x - halfWidth,
            y,
            x,
            y - halfHeight,
            x + halfWidth,
            y,
            x,
            y + halfHeight,
            GuiStyle.packed(GOAL, 0.45));
        list.addQuad(
            x - halfWidth,
            y,
            x,
            y - halfHeight,
            x + halfWidth,
            y,
            x,
            y + halfHeight,
            GuiStyle.packed(0xffd9d2, 0.9),
            frame.px(1));
      }
    }
  }
}
