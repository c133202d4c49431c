package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.render.GlFixture;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.TestScenes.Tiles;
import emberway.render.gl.GlContext;
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
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures at scales where pixels have to be filtered: no seams, no bleeding, parts that fit. */
final class ScaledPictureTest {
  private static final int COLOR = 0x2E8B57;

  @AutoClose private static GlContext context;

  @BeforeAll
  static void open() {
    context = GlFixture.context();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.01, 0.03, 0.1, 0.25, 0.37, 0.5, 0.71, 0.99, 1.25, 1.5, 2.7, 5.3})
  void draw_flatGround_isFlatAndWithoutGaps(double scale) {
    Tiles tiles = TestScenes.flat(TileGeometry.PUBLISHED, COLOR);
    int side = scale < 0.05 ? 200 : scale < 1 ? 30 : 6;
    Scene scene = TestScenes.random(tiles, new GridSize(side, side), 1);
    Legends.fill(scene.map().overlay(), 0);
    PictureFrame frame = GlFixture.frame(scene, scale);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      SpriteImage drawn = GlFixture.draw(renderer, frame);
      int checked = 0;
      for (int y = 0; y < drawn.height(); y++) {
        for (int x = 0; x < drawn.width(); x++) {
          if (isWithinTheGround(frame, x, y)) {
            checked++;
            assertThat(rgba(drawn, x, y))
                .as("pixel %d,%d at scale %s", x, y, scale)
                .isEqualTo(COLOR << 8 | 0xFF);
          }
        }
      }
      assertThat(checked).isGreaterThan(drawn.width() * drawn.height() / 4);
    }
  }

  /** Whether all corners of a pixel lie well within the diamond of the whole map. */
  private static boolean isWithinTheGround(PictureFrame frame, int x, int y) {
    Projection projection = frame.projection();
    for (int corner = 0; corner < 4; corner++) {
      int cornerX = x + corner % 2;
      int cornerY = y + corner / 2;
      double worldX = cornerX / frame.scale();
      double worldY = cornerY / frame.scale();
      double cellX = projection.worldToCellX(worldX, worldY);
      double cellY = projection.worldToCellY(worldX, worldY);
      double margin = 0.4;
      if (Math.min(cellX, cellY) < -0.5 + margin
          || cellX > projection.size().width() - 0.5 - margin
          || cellY > projection.size().height() - 0.5 - margin) {
        return false;
      }
    }
    return true;
  }

  private static int rgba(SpriteImage image, int x, int y) {
    int at = (y * image.width() + x) * 4;
    byte[] p = image.rgba();
    return ByteBuffer.wrap(p).getInt(at);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.05, 0.37, 0.9, 1, 1.3, 2})
  void draw_parts_fitTheWholeToTheByte(double scale) {
    assertPartsFitTheWhole(scale);
  }

  @Tag("slow")
  @Test
  void draw_partsOfALargePicture_fitTheWholeToTheByte() {
    assertPartsFitTheWhole(3.7);
  }

  private void assertPartsFitTheWhole(double scale) {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    Tiles tiles = TestScenes.noise(TileGeometry.PUBLISHED, seed, 0, 120, 255);
    Scene scene = TestScenes.random(tiles, new GridSize(14, 11), seed);
    PictureFrame frame = GlFixture.frame(scene, scale);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      renderer.setFields(List.of(bump(scene, FieldOverlay.Kind.ATTRACT)));
      SpriteImage whole = GlFixture.draw(renderer, frame);
      for (int i = 0; i < 10; i++) {
        int left = random.nextInt(frame.width());
        int top = random.nextInt(frame.height());
        int width = 1 + random.nextInt(frame.width() - left);
        int height = 1 + random.nextInt(frame.height() - top);
        SpriteImage part = GlFixture.draw(renderer, frame, left, top, width, height);
        assertThat(GlFixture.difference(part, GlFixture.crop(whole, left, top, width, height)))
            .as("%d×%d px at %d,%d, seed %d", width, height, left, top, seed)
            .isEmpty();
      }
    }
  }

  private static FieldOverlay bump(Scene scene, FieldOverlay.Kind kind) {
    GridSize size = scene.map().size();
    float[] values = new float[size.cells()];
    for (int i = 0; i < values.length; i++) {
      double distance = Math.hypot(size.x(i) - 5, size.y(i) - 5);
      values[i] = (float) Math.max(1, 9 - 2 * distance);
    }
    return new FieldOverlay(kind, size, values);
  }

  @Test
  void draw_field_tintsWhereItActsAndLeavesTheRest() {
    Tiles tiles = TestScenes.flat(TileGeometry.PUBLISHED, 0x808080);
    Scene scene = TestScenes.random(tiles, new GridSize(16, 16), 1);
    Legends.fill(scene.map().overlay(), 0);
    Projection projection = GlFixture.frame(scene, 1).projection();
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      renderer.setFields(List.of(bump(scene, FieldOverlay.Kind.ATTRACT)));
      SpriteImage warm = GlFixture.draw(renderer, GlFixture.frame(scene, 1));
      renderer.setFields(List.of(bump(scene, FieldOverlay.Kind.REPEL)));
      SpriteImage cold = GlFixture.draw(renderer, GlFixture.frame(scene, 1));
      int x = projection.groundCenterX(6, 5) + 3;
      int y = projection.groundCenterY(6, 5) + 3;
      int at = (y * warm.width() + x) * 4;
      assertThat(warm.rgba()[at] & 0xFF).as("red where it attracts").isGreaterThan(0x80);
      assertThat(cold.rgba()[at + 2] & 0xFF).as("blue where it repels").isGreaterThan(0x80);
      int farX = projection.groundCenterX(14, 14);
      int farY = projection.groundCenterY(14, 14);
      assertThat(rgba(warm, farX, farY)).isEqualTo(0x808080FF);
      assertThat(rgba(cold, farX, farY)).isEqualTo(0x808080FF);
    }
  }

  /** The GLSL projection against the Java one: a blocked cell looks different from all others. */
  @ParameterizedTest
  @ValueSource(doubles = {0.6, 1, 1.9, 3})
  void draw_fieldWithOneBlockedCell_marksThePixelsOfThatCell(double scale) {
    Tiles tiles = TestScenes.flat(TileGeometry.PUBLISHED, 0x808080);
    Scene scene = TestScenes.random(tiles, new GridSize(9, 6), 1);
    Legends.fill(scene.map().overlay(), 0);
    GridSize size = scene.map().size();
    Cell blocked = new Cell(3, 2);
    float[] costs = new float[size.cells()];
    Arrays.fill(costs, 2);
    costs[size.index(blocked)] = Float.POSITIVE_INFINITY;
    PictureFrame frame = GlFixture.frame(scene, scale);
    Projection projection = frame.projection();
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      renderer.setFields(List.of(new FieldOverlay(FieldOverlay.Kind.COST, size, costs)));
      SpriteImage drawn = GlFixture.draw(renderer, frame);
      int center =
          rgba(
              drawn,
              (int) (projection.groundCenterX(6, 3) * scale),
              (int) (projection.groundCenterY(6, 3) * scale));
      for (int y = 0; y < drawn.height(); y++) {
        for (int x = 0; x < drawn.width(); x++) {
          double worldX = (x + 0.5) / scale;
          double worldY = (y + 0.5) / scale;
          if (isWithinTheGround(frame, x, y) && !isNearAnEdge(projection, worldX, worldY)) {
            boolean here = projection.worldToCell(worldX, worldY).equals(blocked);
            assertThat(rgba(drawn, x, y) != center).as("pixel %d,%d", x, y).isEqualTo(here);
          }
        }
      }
    }
  }

  /** Whether rounding may put a point into either of two cells. */
  private static boolean isNearAnEdge(Projection projection, double worldX, double worldY) {
    double offX = projection.worldToCellX(worldX, worldY) + 0.5;
    double offY = projection.worldToCellY(worldX, worldY) + 0.5;
    return Math.abs(offX - Math.rint(offX)) < 1e-4 || Math.abs(offY - Math.rint(offY)) < 1e-4;
  }

  @Test
  void draw_route_isBrightInTheMiddleAndDarkBesideIt() {
    Tiles tiles = TestScenes.flat(TileGeometry.PUBLISHED, 0x808080);
    Scene scene = TestScenes.random(tiles, new GridSize(12, 3), 1);
    Legends.fill(scene.map().overlay(), 0);
    Projection projection = GlFixture.frame(scene, 1).projection();
    int[] cells = new int[12];
    for (int x = 0; x < 12; x++) {
      cells[x] = scene.map().size().index(x, 1);
    }
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      renderer.setRoutes(List.of(new RouteOverlay(scene.map().size(), cells, cells[11])));
      SpriteImage drawn = GlFixture.draw(renderer, GlFixture.frame(scene, 1));
      int bright = 0;
      for (int x = 2; x < 10; x++) {
        int centerX = projection.groundCenterX(x, 1);
        int centerY = projection.groundCenterY(x, 1);
        bright += rgba(drawn, centerX, centerY) >>> 24 > 0xF0 ? 1 : 0;
        assertThat(rgba(drawn, centerX, centerY + 2) >>> 24).as("outline").isLessThan(0x50);
        assertThat(rgba(drawn, centerX, centerY + 12)).as("ground").isEqualTo(0x808080FF);
      }
      assertThat(bright).as("cells with a bright center, not a chevron").isGreaterThan(3);
    }
  }
}
