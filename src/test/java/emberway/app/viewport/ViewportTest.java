package emberway.app.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.render.iso.Camera;
import emberway.sprite.TileGeometry;
import emberway.testing.Screen;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ViewportTest {
  private static final GridSize SIZE = new GridSize(30, 20);

  private static Viewport view() {
    return Screen.view(SIZE.width(), SIZE.height());
  }

  @Test
  void newView_smallMap_isCrispAndCentered() {
    Viewport view = Screen.view(12, 9);
    assertThat(view.frame().scale()).isEqualTo(2);
    assertThat(view.camera().pictureLeft()).isEqualTo((view.frame().width() - 1280) / 2);
  }

  @Test
  void newView_largeMap_showsAllOfIt() {
    Viewport view = Screen.view(300, 200);
    assertThat(view.frame().width()).isLessThanOrEqualTo(1280);
    assertThat(view.frame().height()).isLessThanOrEqualTo(800);
    assertThat(view.frame().scale()).isLessThan(1);
  }

  @Test
  void pan_wholePixelsAtAnyCrispScale_movesByExactlyThat() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    Viewport view = view();
    view.zoom(640, 400, 50);
    view.pan(1, 1);
    for (int i = 0; i < 2000; i++) {
      if (i % 50 == 0) {
        view.zoom(random.nextInt(1280), random.nextInt(800), random.nextBoolean() ? 1 : -1);
        view.fit();
        view.zoom(640, 400, 1 + random.nextInt(6));
      }
      int left = view.camera().pictureLeft();
      int top = view.camera().pictureTop();
      int dx = random.nextInt(9) - 4;
      int dy = random.nextInt(9) - 4;
      view.pan(dx, dy);
      assertThat(view.camera().pictureLeft()).as("seed %d", seed).isEqualTo(left - dx);
      assertThat(view.camera().pictureTop()).as("seed %d", seed).isEqualTo(top - dy);
    }
  }

  @Test
  void pan_farAway_keepsTheMiddleOfTheViewOnTheMap() {
    Viewport view = view();
    int[][] ways = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
    for (int turns = 0; turns < 4; turns++) {
      view.turnTo(Rotation.ofDegrees(90 * turns));
      for (int notches : new int[] {-2, 0, 3, 20}) {
        for (int[] way : ways) {
          view.fit();
          view.zoom(640, 400, notches);
          view.pan(100_000 * way[0], 100_000 * way[1]);
          Cell middle = view.cellAt(640, 400);
          assertThat(SIZE.contains(middle.x(), middle.y()))
              .as("%d turns, %d notches, %d %d: %s", turns, notches, way[0], way[1], middle)
              .isTrue();
        }
      }
    }
  }

  @Test
  void pan_afterAFitBesidePanels_movesByThatAndNoFarther() {
    Viewport view = Screen.view(60, 2);
    view.setSafeArea(docked(500, 300));
    view.fit();
    Cell middle = view.cellAt(640, 400);
    assertThat(new GridSize(60, 2).contains(middle.x(), middle.y())).as("off the map").isFalse();
    int left = view.camera().pictureLeft();
    int top = view.camera().pictureTop();
    view.pan(-3, 2);
    assertThat(view.camera().pictureLeft()).isEqualTo(left + 3);
    assertThat(view.camera().pictureTop()).isEqualTo(top - 2);
  }

  @Test
  void follow_cellsAnywhere_bringsThemIntoTheMiddleOfWhatPanelsLeave() {
    Viewport view = Screen.view(200, 200);
    assertThat(view.follow(new Cell(0, 0), 1)).as("a fitted map stays").isFalse();
    view.setSafeArea(
        new SafeArea(0, 0, 0, 0, 25, List.of(new SafeArea.Corner(true, false, 400, 500))));
    view.zoom(640, 400, 6);
    for (Cell cell : List.of(new Cell(20, 20), new Cell(180, 30), new Cell(100, 100))) {
      assertThat(view.follow(cell, 1)).isTrue();
      assertThat(view.screenX(cell)).isBetween(100.0, 880.0);
      assertThat(view.screenY(cell)).isBetween(100.0, 700.0);
      assertThat(view.follow(cell, 1)).as("where it is well seen").isFalse();
    }
  }

  @Test
  void zoom_atAPoint_keepsItsCell() {
    Viewport view = view();
    Cell before = view.cellAt(500, 300);
    view.zoom(500, 300, 3);
    assertThat(view.cellAt(500, 300)).isEqualTo(before);
    assertThat(view.frame().scale()).isEqualTo(view.camera().scale()).isEqualTo(3);
  }

  @Test
  void turnTo_eachRotation_keepsTheCellInTheMiddle() {
    Viewport view = view();
    view.zoom(640, 400, 3);
    view.pan(133, 71);
    Cell middle = view.cellAt(640, 400);
    Rotation rotation = Rotation.NONE;
    for (int turns = 0; turns < 8; turns++) {
      rotation = rotation.next();
      view.turnTo(rotation);
      assertThat(view.rotation()).isEqualTo(rotation);
      assertThat(view.cellAt(640, 400)).as("%s", rotation).isEqualTo(middle);
    }
  }

  @Test
  void cellAt_turnedMap_isTheUnturnedCellDrawnThere() {
    Viewport view = view();
    view.zoom(640, 400, 2);
    for (int turns = 0; turns < 4; turns++) {
      Rotation rotation = Rotation.ofDegrees(90 * turns);
      view.turnTo(rotation);
      Cell cell = new Cell(17, 3);
      Cell turned = rotation.apply(SIZE, cell);
      double x =
          Screen.x(view.camera(), view.frame().projection().groundCenterX(turned.x(), turned.y()));
      double y =
          Screen.y(view.camera(), view.frame().projection().groundCenterY(turned.x(), turned.y()));
      assertThat(view.cellAt(x, y)).isEqualTo(cell);
      double above = 26 * view.frame().scale();
      assertThat(view.cellInFront(x, y - above)).isEqualTo(cell);
    }
  }

  @Test
  void resize_afterFit_fitsAgainButNotAfterAPan() {
    Viewport view = Screen.view(300, 200);
    double whole = view.frame().scale();
    view.resize(640, 400);
    assertThat(view.frame().scale()).isLessThan(whole);
    view.pan(5, 5);
    double kept = view.frame().scale();
    view.resize(1280, 800);
    assertThat(view.frame().scale()).isEqualTo(kept);
  }

  private static SafeArea docked(int left, int bottom) {
    return new SafeArea(left, 0, 0, bottom, 25, List.of());
  }

  @Test
  void fit_dockedPanels_movesTheMapIntoWhatTheyLeave() {
    Viewport view = Screen.view(300, 200);
    int whole = view.camera().pictureLeft();
    view.setSafeArea(docked(300, 200));
    assertThat(view.camera().pictureLeft()).as("not of itself").isEqualTo(whole);
    view.fit();
    assertThat(view.frame().width()).isBetween(970, 980);
    assertThat(view.camera().pictureLeft()).isBetween(-305, -299);
    assertThat(view.frame().height() - view.camera().pictureTop()).isLessThanOrEqualTo(600);
    int left = view.camera().pictureLeft();
    view.setSafeArea(docked(0, 0));
    assertThat(view.camera().pictureLeft()).as("nor back").isEqualTo(left);
  }

  @Test
  void fitClear_panelInACorner_movesOutFromUnderItUntilItIsMovedAgain() {
    Viewport view = new Viewport(TileGeometry.PUBLISHED, new GridSize(300, 300), 1280, 720);
    SafeArea room =
        new SafeArea(0, 0, 0, 0, 25, List.of(new SafeArea.Corner(false, false, 290, 380)));
    view.fitClear();
    int width = view.frame().width();
    view.setSafeArea(room);
    assertThat(view.frame().width()).as("not of itself").isEqualTo(width);
    view.fitClear();
    assertThat(view.frame().width()).isLessThan(width);
    int fitted = view.frame().width();
    for (int y = 25; y <= 380; y++) {
      for (int x : new int[] {0, 100, 200, 289}) {
        Cell cell = view.cellAt(x, y);
        assertThat(new GridSize(300, 300).contains(cell.x(), cell.y())).as("%d,%d", x, y).isFalse();
      }
    }
    view.setSafeArea(
        new SafeArea(0, 0, 0, 0, 25, List.of(new SafeArea.Corner(false, false, 290, 500))));
    assertThat(view.frame().width()).as("while the panel grows").isEqualTo(fitted);
    view.setSafeArea(SafeArea.ALL);
    view.fitClear();
    assertThat(view.frame().width()).as("where there is no panel").isEqualTo(width);
  }

  @Test
  void fitClear_anyWindow_leavesRoomOnAllSides() {
    SafeArea.Corner route = new SafeArea.Corner(false, false, 290, 422);
    SafeArea.Corner legend = new SafeArea.Corner(false, true, 343, 130);
    SafeArea.Corner overview = new SafeArea.Corner(true, true, 260, 146);
    int[][] windows = {{1280, 720}, {1280, 800}, {900, 600}, {1900, 1000}};
    for (int[] window : windows) {
      for (int density = 1; density <= 2; density++) {
        int width = window[0] * density;
        int height = window[1] * density;
        double least = 11 * density;
        Viewport view = new Viewport(TileGeometry.PUBLISHED, new GridSize(128, 128), width, height);
        view.setUnit(density);
        for (List<SafeArea.Corner> corners :
            List.of(List.<SafeArea.Corner>of(), List.of(route, legend, overview))) {
          view.setSafeArea(new SafeArea(0, 0, 0, 0, 25, corners));
          view.fitClear();
          Camera camera = view.camera();
          assertThat(
                  List.of(
                      camera.worldToScreenX(view.limits().left()),
                      width - camera.worldToScreenX(view.limits().right()),
                      camera.worldToScreenY(view.limits().top()) - 25,
                      height - camera.worldToScreenY(view.limits().bottom())))
              .as("left, right, top and bottom of %d × %d with %s", width, height, corners)
              .allMatch(margin -> margin >= least);
        }
      }
    }
  }

  @Test
  void fitClear_panelsInCorners_leavesTheMapNearTheMiddle() {
    Viewport view = new Viewport(TileGeometry.PUBLISHED, new GridSize(128, 128), 1900, 1000);
    SafeArea.Corner route = new SafeArea.Corner(false, false, 290, 422);
    view.setSafeArea(new SafeArea(0, 0, 0, 0, 25, List.of(route)));
    view.fitClear();
    Camera camera = view.camera();
    double left = camera.worldToScreenX(view.limits().left());
    double right = 1900 - camera.worldToScreenX(view.limits().right());
    assertThat(right).isGreaterThan(left / 2);
  }

  @Test
  void fitClear_smallMap_staysCrisp() {
    Viewport view = new Viewport(TileGeometry.PUBLISHED, new GridSize(10, 10), 1280, 720);
    view.setSafeArea(
        new SafeArea(0, 0, 0, 0, 25, List.of(new SafeArea.Corner(false, false, 290, 310))));
    view.fitClear();
    assertThat(view.frame().scale()).isEqualTo(2);
    Cell behind = view.cellAt(288, 308);
    assertThat(new GridSize(10, 10).contains(behind.x(), behind.y())).isFalse();
  }

  @Test
  void step_inEachRotation_goesToTheNeighborOnTheScreen() {
    Viewport view = view();
    for (Rotation rotation : Rotation.values()) {
      view.turnTo(rotation);
      Cell cell = new Cell(12, 7);
      Cell next = view.step(cell, 1, 0);
      assertThat(next.distanceTo(cell)).isEqualTo(1);
      assertThat(view.screenX(next)).as("%s", rotation).isGreaterThan(view.screenX(cell));
      assertThat(view.screenY(next)).as("%s", rotation).isLessThan(view.screenY(cell));
      assertThat(view.step(next, -1, 0)).isEqualTo(cell);
      Cell corner = view.step(cell, -100, 100);
      assertThat(view.step(corner, -1, 1)).as("no further than the edge").isEqualTo(corner);
    }
  }

  @Test
  void follow_cellBeyondTheView_bringsItIntoTheMiddlePartAndThenRests() {
    Viewport view = view();
    view.zoom(640, 400, 6);
    Cell far = new Cell(29, 0);
    view.follow(far, 1);
    double x = view.screenX(far);
    double y = view.screenY(far);
    assertThat(x).isBetween(0.2 * 1280 - 1, 0.8 * 1280 + 1);
    assertThat(y).isBetween(0.2 * 800 - 1, 0.8 * 800 + 1);
    view.follow(far, 1);
    assertThat(view.screenX(far)).isEqualTo(x);
    assertThat(view.screenY(far)).isEqualTo(y);
  }

  @Test
  void follow_fittedMap_staysFitted() {
    Viewport view = view();
    int left = view.camera().pictureLeft();
    view.follow(new Cell(0, 0), 1);
    assertThat(view.camera().pictureLeft()).isEqualTo(left);
  }

  @Test
  void lookAt_severalCells_showsAllOfThemBetweenThePanels() {
    for (Rotation rotation : Rotation.values()) {
      Viewport view = Screen.view(300, 200);
      view.turnTo(rotation);
      view.setSafeArea(new SafeArea(0, 30, 300, 0, 30, List.of()));
      List<Cell> few = List.of(new Cell(20, 30), new Cell(24, 31));
      view.lookAt(few);
      assertThat(view.camera().scale()).as("crisp, but not larger").isEqualTo(1);
      assertSeen(view, few);
      List<Cell> far = List.of(new Cell(10, 150), new Cell(250, 20), new Cell(100, 100));
      view.lookAt(far);
      assertThat(view.camera().scale()).isLessThan(1);
      assertSeen(view, far);
      view.lookAt(List.of(new Cell(0, 0)));
      assertThat(view.camera().scale()).isEqualTo(1);
    }
  }

  private static void assertSeen(Viewport view, List<Cell> cells) {
    for (Cell cell : cells) {
      assertThat(view.screenX(cell)).as("%s", cell).isBetween(0.0, 980.0);
      assertThat(view.screenY(cell)).as("%s", cell).isBetween(30.0, 800.0);
    }
  }
}
