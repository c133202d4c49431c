package emberway.app.state;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.TestMap;
import emberway.app.viewport.SafeArea;
import emberway.map.Cell;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the position of a map just opened while panels appear over it. */
final class OpeningViewTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 480;

  private final ExplorerState state =
      new ExplorerState(TestMap.valley(), EnumSet.of(Command.ROUTE), WIDTH, HEIGHT);
  private final Commands commands = new RecordingCommands(() -> state).commands();
  private Cell start;
  private double x; // screen x of the start without panels

  @BeforeEach
  void lookAtTheStart() {
    start = state.routeEnds().start().orElseThrow();
    x = state.view().screenX(start);
  }

  /** Reports panels in the upper left corner that reach to a given x; no panels for 0. */
  private void cover(double right, boolean isComplete) {
    SafeArea.Corner corner = new SafeArea.Corner(false, false, (int) right, HEIGHT - 100);
    List<SafeArea.Corner> corners = right > 0 ? List.of(corner) : List.of();
    state.conclude();
    state.setSafeArea(new SafeArea(0, 0, 0, 0, 0, corners), isComplete);
  }

  private boolean isRightOf(double right) {
    return state.view().screenX(start) > right;
  }

  @Test
  void setSafeArea_panelOverTheMap_movesTheMapAside() {
    cover(x + 5, true);
    assertThat(isRightOf(x + 5)).isTrue();
  }

  @Test
  void setSafeArea_panelBesideTheMap_leavesIt() {
    cover(0, true);
    assertThat(state.view().screenX(start)).isEqualTo(x);
  }

  @Test
  void setSafeArea_panelGrowsOverTheMapOnceTheRouteIsPlanned_movesTheMapAside() {
    cover(0, false);
    cover(x + 5, true);
    assertThat(isRightOf(x + 5)).isTrue();
  }

  @Test
  void setSafeArea_panelGrowsLater_leavesTheMap() {
    cover(0, true);
    cover(x + 5, true);
    assertThat(state.view().screenX(start)).isEqualTo(x);
  }

  @Test
  void beginLesson_panelOfTheLab_movesTheMapAsideOnce() {
    cover(0, true);
    state.beginLesson(0);
    cover(x + 5, true);
    assertThat(isRightOf(x + 5)).isTrue();
    double aside = state.view().screenX(start);
    cover(x + 40, true);
    assertThat(state.view().screenX(start)).isEqualTo(aside);
  }

  @Test
  void toggle_panelBesideTheMapWhilePanelsAreHidden_showsThem() {
    assertThat(state.viewOptions()).doesNotContain(Command.PANELS);
    commands.toggle(Command.GRID);
    assertThat(state.viewOptions()).doesNotContain(Command.PANELS);
    commands.toggle(Command.PLACE_TABLE);
    assertThat(state.viewOptions()).contains(Command.PANELS, Command.PLACE_TABLE);
    commands.toggle(Command.PANELS);
    commands.toggle(Command.PLACE_TABLE);
    assertThat(state.viewOptions())
        .as("shown again where only the panels were hidden")
        .contains(Command.PANELS, Command.PLACE_TABLE);
    commands.toggle(Command.PLACE_TABLE);
    assertThat(state.viewOptions()).doesNotContain(Command.PLACE_TABLE);
  }

  @Test
  void fit_otherActionBeforePanelsAreLaidOut_movesTheMapAside() {
    cover(0, true);
    commands.motion().fit();
    commands.toggle(Command.PALETTE);
    cover(x + 5, true);
    assertThat(isRightOf(x + 5)).isTrue();
  }

  @Test
  void setSafeArea_personWasQuicker_leavesTheMap() {
    commands.toggle(Command.GRID);
    cover(x + 5, true);
    assertThat(state.view().screenX(start)).isEqualTo(x);
  }
}
