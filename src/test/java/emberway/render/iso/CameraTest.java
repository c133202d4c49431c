package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;

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
    long seed = new Random().nextLong();
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
}
