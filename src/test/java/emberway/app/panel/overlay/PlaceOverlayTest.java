package emberway.app.panel.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Action;
import emberway.app.command.DrawTool;
import emberway.app.command.EditAction;
import emberway.app.command.ViewAction;
import emberway.app.command.ViewOption;
import emberway.app.opening.TestMap;
import emberway.app.state.ExplorerState;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

final class PlaceOverlayTest {
  private final ExplorerState state =
      new ExplorerState(TestMap.valley(), EnumSet.of(ViewOption.ROUTE), 1280, 800);

  /** Whether a click on a name selects its place before, while and after something is in use. */
  private void assertClicksAreTaken(Action.OfState begin, Action.OfState end) {
    assertThat(PlaceOverlay.isClickable(state)).isTrue();
    state.apply(begin);
    assertThat(PlaceOverlay.isClickable(state)).as(begin.toString()).isFalse();
    state.apply(end);
    assertThat(PlaceOverlay.isClickable(state)).isTrue();
  }

  @Test
  void isClickable_toolThatTakesClicks_isNot() {
    for (DrawTool tool : DrawTool.values()) {
      Action.OfState take = new EditAction.TakeTool(tool);
      assertClicksAreTaken(take, new EditAction.HoldToPan(true));
      state.apply(new EditAction.HoldToPan(false));
      state.apply(take); // puts it away
    }
    Action.OfState ruler = new ViewAction.Toggle(ViewOption.RULER);
    assertClicksAreTaken(ruler, ruler);
    assertClicksAreTaken(new ViewAction.AskRegion(), new ViewAction.AskRegion());
  }
}
