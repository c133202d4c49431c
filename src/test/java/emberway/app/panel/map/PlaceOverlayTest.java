package emberway.app.panel.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.command.DrawTool;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import java.util.EnumSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

final class PlaceOverlayTest {
  private final ExplorerState state =
      new ExplorerState(TestMap.valley(), EnumSet.of(Command.ROUTE), 1280, 800);

  /** Whether a click on a name selects its place before, while and after something is in use. */
  private void assertClicksAreTaken(
      Consumer<ExplorerState.Topics> begin, Consumer<ExplorerState.Topics> end) {
    assertThat(PlaceOverlay.isClickable(state)).isTrue();
    begin.accept(state.commands());
    assertThat(PlaceOverlay.isClickable(state)).isFalse();
    end.accept(state.commands());
    assertThat(PlaceOverlay.isClickable(state)).isTrue();
  }

  @Test
  void isClickable_toolThatTakesClicks_isNot() {
    for (DrawTool tool : DrawTool.values()) {
      Consumer<ExplorerState.Topics> take = map -> map.drawing().takeTool(tool);
      assertClicksAreTaken(take, map -> map.drawing().holdToPan(true));
      state.commands().drawing().holdToPan(false);
      take.accept(state.commands()); // puts it away
    }
    Consumer<ExplorerState.Topics> ruler = map -> map.toggle(Command.RULER);
    assertClicksAreTaken(ruler, ruler);
    assertClicksAreTaken(map -> map.region().askRegion(), map -> map.region().askRegion());
  }
}
