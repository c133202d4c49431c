package emberway.app.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.sprite.TileGeometry;
import java.util.List;
import org.junit.jupiter.api.Test;

final class VisibleMapTest {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 600;

  private final Viewport view =
      new Viewport(TileGeometry.PUBLISHED, new GridSize(40, 30), WIDTH, HEIGHT);
  private final VisibleMap visibleMap = new VisibleMap(view);

  /** Covers corners of the window while the map stays where it is. */
  private void cover(SafeArea.Corner... corners) {
    view.zoom(WIDTH / 2.0, HEIGHT / 2.0, 1); // it is fitted no more
    view.setSafeArea(new SafeArea(0, 0, 0, 0, 25, List.of(corners)));
  }

  @Test
  void middle_nothingCovered_isThatOfTheView() {
    assertThat(visibleMap.middle()).isEqualTo(view.cellAt(WIDTH / 2.0, HEIGHT / 2.0));
  }

  @Test
  void middle_panelBesideTheMiddle_isThatOfTheView() {
    cover(new SafeArea.Corner(false, true, 390, 300));
    assertThat(visibleMap.middle()).isEqualTo(view.cellAt(WIDTH / 2.0, HEIGHT / 2.0));
  }

  @Test
  void middle_panelInFrontOfTheMiddle_liesInWhatTheyLeaveFree() {
    cover(new SafeArea.Corner(false, false, 500, 600), new SafeArea.Corner(true, true, 200, 200));
    Cell middle = visibleMap.middle();
    assertThat(visibleMap.contains(middle)).isTrue();
    assertThat(visibleMap.contains(view.cellAt(WIDTH / 2.0, HEIGHT / 2.0))).isFalse();
    assertThat(view.screenX(middle)).isBetween(580.0, 720.0);
    assertThat(view.screenY(middle)).isBetween(100.0, 400.0);
  }

  @Test
  void middle_panelAlongASide_isThatOfTheRest() {
    view.zoom(WIDTH / 2.0, HEIGHT / 2.0, 1);
    view.setSafeArea(new SafeArea(300, 0, 0, 100, 25, List.of()));
    assertThat(visibleMap.middle()).isEqualTo(view.cellAt(550, 250));
  }

  @Test
  void middle_mapBesideTheMiddle_isWhereItIsSeen() {
    view.zoom(WIDTH / 2.0, HEIGHT / 2.0, 4);
    view.pan(0, 10_000); // as far as it goes
    view.pan(10_000, 0);
    Cell middle = visibleMap.middle();
    assertThat(visibleMap.contains(middle)).isTrue();
    assertThat(new GridSize(40, 30).contains(middle.x(), middle.y())).isTrue();
  }

  @Test
  void middle_everythingCovered_isTheNearestCell() {
    cover(new SafeArea.Corner(false, false, WIDTH, HEIGHT));
    Cell middle = visibleMap.middle();
    assertThat(visibleMap.contains(middle)).isFalse();
    assertThat(middle).isEqualTo(view.cellAt(WIDTH / 2.0, HEIGHT / 2.0));
  }

  @Test
  void contains_cellOutsideTheView_isNot() {
    view.zoom(0, 0, 20);
    view.lookAt(new Cell(0, 0));
    assertThat(visibleMap.contains(new Cell(0, 0))).isTrue();
    assertThat(visibleMap.contains(new Cell(39, 29))).isFalse();
  }
}
