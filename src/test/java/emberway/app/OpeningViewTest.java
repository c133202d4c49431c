package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Where a map lies that has just been opened, and panels that come over it. */
final class OpeningViewTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 480;

  private final ExplorerState state =
      new ExplorerState(TestMap.valley(), EnumSet.of(Shown.ROUTE), WIDTH, HEIGHT);
  private Cell start;
  private double x; // of the start, at first

  @BeforeEach
  void lookAtTheStart() {
    start = state.ends().start().orElseThrow();
    x = state.view().screenX(start);
  }

  /** Panels in the corner at the top left, as far to the right as that. */
  private static Action.Cover covered(double right, boolean isComplete) {
    FreeRoom.Corner corner = new FreeRoom.Corner(false, false, (int) right, HEIGHT - 100);
    return new Action.Cover(new FreeRoom(0, 0, 0, 0, 20, List.of(corner)), isComplete);
  }

  private boolean isHidden(Action.Cover cover) {
    return cover
        .room()
        .hides(state.view().screenX(start), state.view().screenY(start), 0, WIDTH, HEIGHT);
  }

  @Test
  void cover_panelOverTheStart_movesTheMapAside() {
    Action.Cover cover = covered(x + 5, true);
    state.apply(cover);
    assertThat(isHidden(cover)).isFalse();
    assertThat(state.view().screenX(start)).isGreaterThan(x + 5);
  }

  @Test
  void cover_panelBesideTheStart_leavesTheMap() {
    state.apply(covered(x - 40, true));
    assertThat(state.view().screenX(start)).isEqualTo(x);
  }

  @Test
  void cover_panelGrowsOverTheStartOnceTheRouteIsPlanned_movesTheMapAside() {
    Action.Cover planned = covered(x + 5, true);
    state.apply(covered(x - 40, false));
    state.apply(planned);
    assertThat(isHidden(planned)).isFalse();
  }

  @Test
  void cover_panelGrowsLater_leavesTheMap() {
    state.apply(covered(x - 40, true));
    state.apply(covered(x + 5, true));
    assertThat(state.view().screenX(start)).isEqualTo(x);
  }

  @Test
  void cover_personWasQuicker_leavesTheMap() {
    state.apply(new Action.Toggle(Shown.GRID));
    state.apply(covered(x + 5, true));
    assertThat(state.view().screenX(start)).isEqualTo(x);
  }

  @Test
  void hides_markReachesBehindAPanelOrBeyondTheWindow_isHidden() {
    FreeRoom room =
        new FreeRoom(0, 0, 30, 0, 20, List.of(new FreeRoom.Corner(true, true, 100, 50)));
    assertThat(room.hides(200, 100, 10, 400, 300)).isFalse();
    assertThat(room.hides(5, 100, 10, 400, 300)).isTrue();
    assertThat(room.hides(365, 100, 10, 400, 300)).isTrue();
    assertThat(room.hides(200, 25, 10, 400, 300)).isTrue();
    assertThat(room.hides(200, 295, 10, 400, 300)).isTrue();
    assertThat(room.hides(295, 245, 10, 400, 300)).isTrue();
    assertThat(room.hides(285, 245, 10, 400, 300)).isFalse();
    assertThat(room.hides(295, 235, 10, 400, 300)).isFalse();
  }
}
