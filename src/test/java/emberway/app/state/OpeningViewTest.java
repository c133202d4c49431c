package emberway.app.state;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.ViewAction;
import emberway.app.command.ViewOption;
import emberway.app.opening.TestMap;
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
      new ExplorerState(TestMap.valley(), EnumSet.of(ViewOption.ROUTE), WIDTH, HEIGHT);
  private Cell start;
  private double x; // screen x of the start without panels

  @BeforeEach
  void lookAtTheStart() {
    start = state.routeEnds().start().orElseThrow();
    x = state.view().screenX(start);
  }

  /** Reports panels in the upper left corner that reach to a given x; no panels for 0. */
  private static ViewAction.SetSafeArea covered(double right, boolean isComplete) {
    SafeArea.Corner corner = new SafeArea.Corner(false, false, (int) right, HEIGHT - 100);
    List<SafeArea.Corner> corners = right > 0 ? List.of(corner) : List.of();
    return new ViewAction.SetSafeArea(new SafeArea(0, 0, 0, 0, 0, corners), isComplete);
  }

  private boolean isRightOf(double right) {
    return state.view().screenX(start) > right;
  }

  @Test
  void setSafeArea_panelOverTheMap_movesTheMapAside() {
    state.apply(covered(x + 5, true));
    assertThat(isRightOf(x + 5)).isTrue();
  }

  @Test
  void setSafeArea_panelBesideTheMap_leavesIt() {
    state.apply(covered(0, true));
    assertThat(state.view().screenX(start)).isEqualTo(x);
  }

  @Test
  void setSafeArea_panelGrowsOverTheMapOnceTheRouteIsPlanned_movesTheMapAside() {
    state.apply(covered(0, false));
    state.apply(covered(x + 5, true));
    assertThat(isRightOf(x + 5)).isTrue();
  }

  @Test
  void setSafeArea_panelGrowsLater_leavesTheMap() {
    state.apply(covered(0, true));
    state.apply(covered(x + 5, true));
    assertThat(state.view().screenX(start)).isEqualTo(x);
  }

  @Test
  void setSafeArea_panelOfTheLabGrowsLater_movesTheMapAsideUntilThePersonGoesOn() {
    state.apply(covered(0, true));
    state.apply(new ViewAction.Toggle(ViewOption.LAB));
    state.apply(covered(x - 50, true));
    state.apply(covered(x + 5, true));
    assertThat(isRightOf(x + 5)).isTrue();
    double aside = state.view().screenX(start);
    state.apply(new ViewAction.Toggle(ViewOption.GRID));
    state.apply(covered(x + 40, true));
    assertThat(state.view().screenX(start)).isEqualTo(aside);
    state.apply(new ViewAction.Toggle(ViewOption.LAB));
    state.apply(covered(0, true));
    assertThat(state.view().screenX(start)).isEqualTo(x);
  }

  @Test
  void toggle_panelBesideTheMapWhilePanelsAreHidden_showsThem() {
    assertThat(state.viewOptions()).doesNotContain(ViewOption.PANELS);
    state.apply(new ViewAction.Toggle(ViewOption.GRID));
    assertThat(state.viewOptions()).doesNotContain(ViewOption.PANELS);
    state.apply(new ViewAction.Toggle(ViewOption.PLACE_TABLE));
    assertThat(state.viewOptions()).contains(ViewOption.PANELS, ViewOption.PLACE_TABLE);
    state.apply(new ViewAction.Toggle(ViewOption.PANELS));
    state.apply(new ViewAction.Toggle(ViewOption.PLACE_TABLE));
    assertThat(state.viewOptions())
        .as("shown again where only the panels were hidden")
        .contains(ViewOption.PANELS, ViewOption.PLACE_TABLE);
    state.apply(new ViewAction.Toggle(ViewOption.PLACE_TABLE));
    assertThat(state.viewOptions()).doesNotContain(ViewOption.PLACE_TABLE);
  }

  @Test
  void closeFront_lab_movesTheMapBack() {
    state.apply(covered(0, true));
    state.apply(new ViewAction.Toggle(ViewOption.LAB));
    state.apply(covered(x + 5, true));
    assertThat(isRightOf(x + 5)).isTrue();
    assertThat(state.closeFront()).isTrue();
    state.apply(covered(0, true));
    assertThat(state.view().screenX(start)).isEqualTo(x);
  }

  @Test
  void fit_otherActionBeforePanelsAreLaidOut_movesTheMapAside() {
    state.apply(covered(0, true));
    state.apply(new ViewAction.Fit());
    state.apply(new ViewAction.Toggle(ViewOption.PALETTE));
    state.apply(covered(x + 5, true));
    assertThat(isRightOf(x + 5)).isTrue();
  }

  @Test
  void setSafeArea_personWasQuicker_leavesTheMap() {
    state.apply(new ViewAction.Toggle(ViewOption.GRID));
    state.apply(covered(x + 5, true));
    assertThat(state.view().screenX(start)).isEqualTo(x);
  }
}
