package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.render.GlFixture;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.TestScenes.Tiles;
import emberway.render.gl.GlContext;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteOverlay;
import emberway.sprite.SpriteImage;
import emberway.sprite.TileGeometry;
import emberway.testing.Legends;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands before a route covers it up to dots, what stands in a field covers that. */
final class OccludedOverlayTest {
  private static final GridSize SIZE = new GridSize(9, 5);
  private static final int ROW = 2; // of the route
  private static final int TOWER = 0x102030; // darker than the ground
  private static final int GROUND = 0x608060;

  @AutoClose private static GlContext context;

  @BeforeAll
  static void open() {
    context = GlFixture.context();
  }

  /** A scene of bare ground with one tower, whose picture has these rows, on a cell. */
  private static Scene scene(int x, int y, int firstRow, int endRow, int alpha) {
    Tiles tiles = TestScenes.flat(TileGeometry.PUBLISHED, GROUND);
    byte[] rgba = new byte[54 * 54 * 4];
    for (int row = firstRow; row < endRow; row++) {
      for (int column = 14; column < 40; column++) {
        int at = 4 * (54 * row + column);
        rgba[at] = (byte) (TOWER >> 16);
        rgba[at + 1] = (byte) (TOWER >> 8);
        rgba[at + 2] = (byte) TOWER;
        rgba[at + 3] = (byte) alpha;
      }
    }
    tiles.images().put("L2_Castle", new SpriteImage(54, 54, rgba));
    Scene scene = TestScenes.random(tiles, SIZE, 1);
    Legend legend = tiles.set().legend();
    Legends.fill(scene.map().base(), legend.id('G'));
    Legends.fill(scene.map().overlay(), Legend.NOTHING);
    scene.map().overlay().set(x, y, legend.id('2'));
    return scene;
  }

  private static RouteOverlay route() {
    int[] cells = IntStream.range(0, SIZE.width()).map(x -> SIZE.index(x, ROW)).toArray();
    return new RouteOverlay(SIZE, cells, cells[cells.length - 1]);
  }

  /** The red of the route's middle on a cell. */
  private static int redAt(Scene scene, int x, double scale) {
    PictureFrame frame = GlFixture.frame(scene, scale);
    Projection projection = frame.projection();
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      renderer.setRoutes(List.of(route()));
      SpriteImage drawn = GlFixture.draw(renderer, frame);
      int pixelX = (int) (projection.groundCenterX(x, ROW) * scale);
      int pixelY = (int) (projection.groundCenterY(x, ROW) * scale);
      return drawn.rgba()[4 * (pixelY * drawn.width() + pixelX)] & 0xFF;
    }
  }

  /** Along the middle of the route, dots and nothing but the tower follow each other. */
  @ParameterizedTest
  @ValueSource(doubles = {0.6, 1, 1.5, 2, 4})
  void route_behindATower_isARowOfDots(double scale) {
    Scene scene = scene(3, ROW + 1, 0, 45, 255);
    PictureFrame frame = GlFixture.frame(scene, scale);
    Projection projection = frame.projection();
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      renderer.setRoutes(List.of(route()));
      SpriteImage drawn = GlFixture.draw(renderer, frame);
      int fromX = projection.groundCenterX(4, ROW) - 10; // the tower is 26 px wide
      int least = 255;
      int most = 0;
      for (int i = 0; i < (int) (20 * scale); i++) {
        double alongX = fromX + i / scale;
        double alongY = projection.groundCenterY(4, ROW) - (alongX - fromX - 10) / 2;
        int pixelY = (int) (alongY * scale);
        int pixel = pixelY * drawn.width() + (int) (alongX * scale);
        least = Math.min(least, drawn.rgba()[4 * pixel] & 0xFF);
        most = Math.max(most, drawn.rgba()[4 * pixel] & 0xFF);
      }
      assertThat(least).as("between dots").isEqualTo(TOWER >> 16);
      assertThat(most).as("in a dot").isGreaterThan(0xE0);
    }
    assertThat(redAt(scene, 2, scale)).as("beside it").isGreaterThan(0xE0);
  }

  @Test
  void route_beforeATower_isAllThere() {
    Scene scene = scene(4, ROW - 1, 0, 54, 255);
    assertThat(redAt(scene, 4, 1)).isGreaterThan(0xF0);
  }

  @Test
  void route_onWhatLiesOnTheGroundAndBehindShadows_isAllThere() {
    assertThat(redAt(scene(4, ROW, 28, 50, 255), 4, 1)).isGreaterThan(0xF0);
    assertThat(redAt(scene(3, ROW + 1, 0, 45, 100), 4, 1)).isGreaterThan(0xF0);
  }

  @Test
  void field_aroundATower_leavesItAsItIs() {
    Scene scene = scene(4, ROW, 0, 45, 255);
    float[] values = new float[SIZE.cells()];
    Arrays.fill(values, 3);
    PictureFrame frame = GlFixture.frame(scene, 1);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      renderer.setFields(List.of(new FieldOverlay(FieldOverlay.Kind.ATTRACT, SIZE, values)));
      SpriteImage drawn = GlFixture.draw(renderer, frame);
      int x = frame.projection().groundCenterX(4, ROW) + 4;
      int y = frame.projection().groundCenterY(4, ROW) - 20;
      assertThat(drawn.rgba()[4 * (y * drawn.width() + x)] & 0xFF).isEqualTo(TOWER >> 16);
    }
  }

  /** A window shows the pixels of the file. */
  @ParameterizedTest
  @ValueSource(doubles = {0.4, 1, 1.5, 2})
  void route_behindATower_isTheSameInAWindowAsInAFile(double scale) {
    Scene scene = scene(3, ROW + 1, 0, 45, 255);
    PictureFrame frame = GlFixture.frame(scene, scale);
    int width = frame.width();
    int height = frame.height();
    try (FilePainter renderer = GlFixture.renderer(context, scene);
        WindowView window = new WindowView(context, ShaderSource.bundled())) {
      renderer.setRoutes(List.of(route()));
      SpriteImage drawn = GlFixture.draw(renderer, frame);
      window.draw(renderer, frame, 0, 0, width, height);
      byte[] seen = window.pixels();
      for (int pixel = 0; pixel < width * height; pixel++) {
        if (drawn.rgba()[4 * pixel + 3] == -1) {
          assertThat(ByteBuffer.wrap(seen).getInt(4 * pixel))
              .as("pixel %d,%d", pixel % width, pixel / width)
              .isEqualTo(ByteBuffer.wrap(drawn.rgba()).getInt(4 * pixel));
        }
      }
    }
  }

  /** Of a large map, only those sprites are drawn that stand near what is shown. */
  @Test
  void field_partsOfALargePicture_areThoseOfTheWhole() {
    GridSize size = new GridSize(70, 60);
    Scene scene = TestScenes.random(TestScenes.noise(TileGeometry.PUBLISHED, 1, 255), size, 1);
    float[] values = new float[size.cells()];
    Arrays.fill(values, 3);
    Random random = new Random(1);
    PictureFrame frame = GlFixture.frame(scene, 0.8);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      renderer.setFields(List.of(new FieldOverlay(FieldOverlay.Kind.ATTRACT, size, values)));
      renderer.setRoutes(
          List.of(
              new RouteOverlay(
                  size, IntStream.range(0, 60).map(i -> size.index(i, i)).toArray(), 0)));
      SpriteImage whole = GlFixture.draw(renderer, frame);
      for (int i = 0; i < 20; i++) {
        int width = 1 + random.nextInt(200);
        int height = 1 + random.nextInt(200);
        int left = random.nextInt(frame.width() - width);
        int top = random.nextInt(frame.height() - height);
        SpriteImage part = GlFixture.draw(renderer, frame, left, top, width, height);
        assertThat(GlFixture.difference(part, GlFixture.crop(whole, left, top, width, height)))
            .as("part %d", i)
            .isEmpty();
      }
    }
  }

  /** A field adds no pixel to the picture, however faint. */
  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1, 1.7})
  void field_atTheEdgeOfTheMap_leavesWhatIsTransparent(double scale) {
    Scene scene = scene(4, ROW, 0, 45, 255);
    float[] values = new float[SIZE.cells()];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = 1 + cell % 3;
    }
    PictureFrame frame = GlFixture.frame(scene, scale);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      SpriteImage bare = GlFixture.draw(renderer, frame);
      renderer.setFields(List.of(new FieldOverlay(FieldOverlay.Kind.REPEL, SIZE, values)));
      SpriteImage drawn = GlFixture.draw(renderer, frame);
      for (int i = 3; i < bare.rgba().length; i += 4) {
        assertThat(drawn.rgba()[i]).as("alpha of pixel %d", i / 4).isEqualTo(bare.rgba()[i]);
      }
    }
  }
}
