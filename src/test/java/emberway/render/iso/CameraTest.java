package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.GridSize;
import emberway.sprite.TileGeometry;
import emberway.testing.Screen;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

final class CameraTest {
  private static final Offset<Double> CLOSE = Offset.offset(1e-6);

  @Test
  void screenToWorld_randomMoves_countsPixelsByTheScale() {
    long seed = 19;
    Random random = new Random(seed);
    Camera camera = new Camera();
    camera.resize(1280, 720);
    for (int i = 0; i < 2000; i++) {
      camera.panBy(random.nextInt(200) - 100, random.nextInt(200) - 100);
      camera.zoomAt(random.nextInt(1280), random.nextInt(720), 0.5 + random.nextDouble());
      double x = random.nextInt(1280);
      double y = random.nextInt(720);
      assertThat((camera.screenToWorldX(x) - camera.screenToWorldX(0)) * camera.scale())
          .as("seed %d", seed)
          .isCloseTo(x, CLOSE);
      assertThat((camera.screenToWorldY(y) - camera.screenToWorldY(0)) * camera.scale())
          .as("seed %d", seed)
          .isCloseTo(y, CLOSE);
    }
  }

  @Test
  void zoomAt_anyPoint_keepsItInPlaceAndStaysInRange() {
    Camera camera = new Camera();
    camera.resize(800, 600);
    camera.lookAt(1000, 500);
    double worldX = camera.screenToWorldX(100);
    for (double factor : new double[] {1.5, 1000, 1e-9}) {
      camera.zoomAt(100, 200, factor);
      assertThat(camera.screenToWorldX(100)).isCloseTo(worldX, CLOSE);
      assertThat(camera.scale()).isBetween(PictureFrame.MIN_SCALE, PictureFrame.MAX_SCALE);
    }
  }

  @Test
  void worldToScreen_anyPoint_isTheWayBackToThePixel() {
    Camera camera = new Camera();
    camera.resize(801, 600);
    camera.lookAt(1000.3, 500.7);
    camera.zoomTo(100, 200, 1.37);
    double x = camera.worldToScreenX(camera.screenToWorldX(123));
    double y = camera.worldToScreenY(camera.screenToWorldY(45));
    assertThat(x).isBetween(122.0, 124.0);
    assertThat(y).isBetween(44.0, 46.0);
  }

  @Test
  void panBy_mouseMove_carriesTheWorldAlong() {
    Camera camera = new Camera();
    camera.resize(800, 600);
    double worldX = camera.screenToWorldX(300);
    camera.panBy(25, 0);
    assertThat(camera.screenToWorldX(325)).isCloseTo(worldX, CLOSE);
  }

  @Test
  void fit_largeMap_showsAllOfIt() {
    IsoProjection projection = new IsoProjection(TileGeometry.PUBLISHED, new GridSize(300, 100));
    Camera camera = new Camera();
    camera.resize(640, 480);
    camera.fit(projection.box(CellRegion.all(projection.size())));
    assertThat(Screen.x(camera, 0)).isGreaterThanOrEqualTo(-1e-6);
    assertThat(Screen.x(camera, projection.pictureWidth())).isLessThanOrEqualTo(640 + 1e-6);
    assertThat(Screen.y(camera, 0)).isGreaterThanOrEqualTo(-1e-6);
    assertThat(Screen.y(camera, projection.pictureHeight())).isLessThanOrEqualTo(480 + 1e-6);
    assertThat(camera.pictureLeft()).isEqualTo(0);
  }

  @Test
  void zoomTo_anyPoint_keepsBothItsCoordinatesInPlace() {
    Camera camera = new Camera();
    camera.resize(800, 600);
    camera.lookAt(1000, 500);
    double worldX = camera.screenToWorldX(100);
    double worldY = camera.screenToWorldY(250);
    assertThat(worldX).isEqualTo(700);
    assertThat(worldY).isEqualTo(450);
    camera.zoomTo(100, 250, 4);
    assertThat(camera.scale()).isEqualTo(4);
    assertThat(camera.screenToWorldX(100)).isCloseTo(worldX, CLOSE);
    assertThat(camera.screenToWorldY(250)).isCloseTo(worldY, CLOSE);
    camera.zoomAt(100, 250, 0.125);
    assertThat(camera.scale()).isEqualTo(0.5);
    assertThat(camera.screenToWorldX(0)).isCloseTo(worldX - 200, CLOSE);
    assertThat(camera.screenToWorldY(0)).isCloseTo(worldY - 500, CLOSE);
  }

  @Test
  void panBy_atAnyScale_movesByScreenPixels() {
    Camera camera = new Camera();
    camera.resize(800, 600);
    camera.lookAt(1000, 500);
    camera.zoomTo(400, 300, 2);
    camera.panBy(30, -50);
    assertThat(camera.screenToWorldX(400)).isCloseTo(985, CLOSE);
    assertThat(camera.screenToWorldY(300)).isCloseTo(525, CLOSE);
  }

  /** Pictures are moved by whole pixels; what is told of them is, too. */
  @Test
  void shownWorld_betweenPixels_isThatOfTheMovedPicture() {
    Camera camera = new Camera();
    camera.resize(801, 601);
    camera.lookAt(100.4, 50.3);
    camera.zoomTo(400.5, 300.5, 2);
    assertThat(camera.viewWidth()).isEqualTo(801);
    assertThat(camera.viewHeight()).isEqualTo(601);
    assertThat(camera.pictureLeft()).isEqualTo((int) Math.floor(200.8 - 400.5));
    assertThat(camera.pictureTop()).isEqualTo((int) Math.floor(100.6 - 300.5));
    assertThat(camera.shownWorldX(400)).isEqualTo((400 - 200) / 2.0);
    assertThat(camera.shownWorldY(300)).isEqualTo((300 - 200) / 2.0);
    assertThat(camera.worldToScreenX(camera.shownWorldX(17))).isCloseTo(17, CLOSE);
    assertThat(camera.worldToScreenY(camera.shownWorldY(18))).isCloseTo(18, CLOSE);
    camera.lookAt(100.25 - 1e-9, 50.25 - 1e-9);
    assertThat(camera.pictureLeft()).as("a whole pixel, but for rounding").isEqualTo(-200);
    assertThat(camera.pictureTop()).as("a whole pixel, but for rounding").isEqualTo(-200);
  }

  @Test
  void fit_smallMap_isEnlargedUntilItFits() {
    Camera camera = new Camera();
    camera.resize(1, 1);
    camera.resize(640, 480);
    camera.fit(new PixelBox(-100, 50, 320, 100));
    assertThat(camera.scale()).isEqualTo(2);
    assertThat(camera.screenToWorldX(320)).isEqualTo(60);
    assertThat(camera.screenToWorldY(240)).isEqualTo(100);
    camera.fit(new PixelBox(0, 0, 100, 960));
    assertThat(camera.scale()).isEqualTo(0.5);
    assertThatThrownBy(() -> camera.resize(0, 1)).hasMessage("a view of 0 × 1 px");
    assertThatThrownBy(() -> camera.resize(1, 0)).hasMessage("a view of 1 × 0 px");
  }
}
