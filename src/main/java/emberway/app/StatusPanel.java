package emberway.app;

import emberway.map.Cell;
import emberway.map.Place;
import emberway.view.Words;
import imgui.ImGui;
import java.util.Optional;
import java.util.function.Consumer;

/** What lies under the pointer, at the window's lower edge. */
final class StatusPanel implements Panel {
  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    Optional<Cell> cell = state.hovered();
    if (cell.isEmpty() || !state.shown().contains(Shown.PANELS)) {
      return;
    }
    float margin = frame.px(12);
    frame.beginPanel("##cell", margin, frame.height() - margin, 0, 1);
    ImGui.textUnformatted(text(state, cell.get()));
    frame.endPanel();
  }

  private static String text(ExplorerState state, Cell cell) {
    StringBuilder text = new StringBuilder();
    for (Place place : state.map().places()) {
      if (place.cell().equals(cell)) {
        text.append(emberway.io.Printable.escape(place.name())).append("   ");
      }
    }
    text.append(cell).append("   ").append(Words.tilesAt(state.map(), cell));
    state
        .content()
        .costs()
        .map(costs -> costs.costAt(cell))
        .ifPresent(
            cost ->
                text.append(
                    cost < Double.POSITIVE_INFINITY
                        ? "   cost " + Words.cost(cost)
                        : "   cannot be walked"));
    return text.toString();
  }
}
