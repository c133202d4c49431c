package emberway.render.pyramid;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.render.SoftwareCompositor;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.TestScenes.Tiles;
import emberway.render.iso.CellRegion;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.sprite.SpriteImage;
import emberway.sprite.TileGeometry;
import java.nio.IntBuffer;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Beside the area averages of pictures by {@link SoftwareCompositor}, which shares no code. */
final class MapPyramidTest {
  private static final Set<Layer> ALL = Set.of(Layer.values());
  private static final TileGeometry BROAD = new TileGeometry(64, 80, 64, 32);
  private static final TileGeometry TINY = new TileGeometry(10, 14, 8, 4);
  private static final TileGeometry STEEP = new TileGeometry(34, 60, 32, 24);

  /** How far a picture is from the exact averages. */
  private record Difference(int most, double mean) {}

  /** A random map; those of odd seeds have something in the top. */
  private static Scene scene(TileGeometry geometry, int width, int height, long seed) {
    Tiles tiles = TestScenes.withDoubles(geometry, seed, 0, 0, 255, 255, 255, 90, 200);
    Scene scene = TestScenes.random(tiles, new GridSize(width, height), seed);
    return seed % 2 == 0 ? scene : TestScenes.withTop(scene, seed);
  }

  private static IsoProjection projection(Scene scene) {
    return new IsoProjection(scene.tiles().set().geometry(), scene.map().size());
  }

  private static MapPyramid pyramid(Scene scene) {
    return new MapPyramid(scene.tiles().atlas(scene.tiler()), scene.sprites());
  }

  private static byte[] draw(MapPyramid pyramid, PictureFrame frame) {
    return draw(pyramid, frame, ALL);
  }

  private static byte[] draw(MapPyramid pyramid, PictureFrame frame, Set<Layer> layers) {
    return draw(pyramid, frame, layers, new PixelBox(0, 0, frame.width(), frame.height()));
  }

  private static byte[] draw(
      MapPyramid pyramid, PictureFrame frame, Set<Layer> layers, PixelBox part) {
    IntBuffer pixels = IntBuffer.allocate(part.width() * part.height());
    pyramid.draw(frame, layers, part, pixels);
    byte[] rgba = new byte[4 * pixels.capacity()];
    for (int i = 0; i < pixels.capacity(); i++) {
      for (int channel = 0; channel < 4; channel++) {
        rgba[4 * i + channel] = (byte) (pixels.get(i) >> (8 * channel));
      }
    }
    return rgba;
  }

  /** Compares with the averages over each pixel's rectangle of the picture at scale 1. */
  private static Difference difference(Scene scene, PictureFrame frame, byte[] drawn) {
    int margin = margin(frame.scale());
    return difference(picture(scene, frame.cells(), margin), margin, frame, drawn);
  }

  /** The margin around a picture into which the last pixels at a scale may reach. [px] */
  private static int margin(double scale) {
    return (int) Math.ceil(1 / scale) + 1;
  }

  private static SpriteImage picture(Scene scene, CellRegion cells, int margin) {
    return SoftwareCompositor.draw(
        scene, cells.x(), cells.y(), cells.width(), cells.height(), margin);
  }

  private static Difference difference(
      SpriteImage whole, int margin, PictureFrame frame, byte[] drawn) {
    double side = 1 / frame.scale();
    int most = 0;
    double sum = 0;
    for (int y = 0; y < frame.height(); y++) {
      for (int x = 0; x < frame.width(); x++) {
        for (int channel = 0; channel < 4; channel++) {
          double exact = average(whole, margin + x * side, margin + y * side, side, channel);
          int found = drawn[4 * (y * frame.width() + x) + channel] & 0xFF;
          double off = Math.max(0, Math.abs(found - exact) - 0.5);
          most = Math.max(most, (int) Math.ceil(off - 0.02));
          sum += Math.abs(found - exact);
        }
      }
    }
    return new Difference(most, sum / drawn.length);
  }

  private static double average(
      SpriteImage whole, double left, double top, double side, int channel) {
    double sum = 0;
    for (int y = (int) top; y < Math.min(whole.height(), top + side); y++) {
      double rows = Math.min(y + 1, top + side) - Math.max(y, top);
      for (int x = (int) left; x < Math.min(whole.width(), left + side); x++) {
        double columns = Math.min(x + 1, left + side) - Math.max(x, left);
        sum += rows * columns * (whole.rgba()[4 * (y * whole.width() + x) + channel] & 0xFF);
      }
    }
    return sum / (side * side);
  }

  @ParameterizedTest
  @CsvSource({"1", "0.97", "0.7", "0.5", "0.31", "0.25", "0.21"})
  void draw_aboveAFifth_isTheExactAverageRounded(double scale) {
    for (TileGeometry geometry : geometries()) {
      Scene scene = scene(geometry, 9, 7, 3);
      PictureFrame frame = PictureFrame.whole(projection(scene), scale);
      byte[] drawn = draw(pyramid(scene), frame);
      Difference off = difference(scene, frame, drawn);
      assertThat(off.most).as("%s at %s: %s", geometry, scale, off).isZero();
    }
  }

  static List<TileGeometry> geometries() {
    return List.of(TileGeometry.PUBLISHED, TINY, STEEP);
  }

  @ParameterizedTest
  @MethodSource("geometries")
  void draw_farOut_isTheAverageWithinTheStatedBound(TileGeometry geometry) {
    assertFarOutIsTheAverage(geometry);
  }

  @Tag("slow")
  @Test
  void draw_broadTilesFarOut_isTheAverageWithinTheStatedBound() {
    assertFarOutIsTheAverage(BROAD);
  }

  private static void assertFarOutIsTheAverage(TileGeometry geometry) {
    Scene scene = scene(geometry, 23, 31, 4);
    MapPyramid pyramid = pyramid(scene);
    int margin = margin(0.004);
    SpriteImage whole = picture(scene, PictureFrame.whole(projection(scene), 1).cells(), margin);
    for (double scale :
        new double[] {0.19, 0.15, 0.125, 0.1, 0.0625, 0.0371, 0.03125, 0.02, 0.015625, 0.004}) {
      PictureFrame frame = PictureFrame.whole(projection(scene), scale);
      Difference off = difference(whole, margin, frame, draw(pyramid, frame));
      assertThat(off.most).as("%s at %s: %s", geometry, scale, off).isLessThanOrEqualTo(30);
      assertThat(off.mean).as("%s at %s: %s", geometry, scale, off).isLessThanOrEqualTo(1.3);
    }
  }

  @Test
  void draw_aRegion_showsOnlyItsCells() {
    Scene scene = scene(TileGeometry.PUBLISHED, 12, 10, 5);
    PictureFrame frame = new PictureFrame(projection(scene), new CellRegion(3, 2, 6, 4), 0.4);
    byte[] drawn = draw(pyramid(scene), frame);
    Difference off = difference(scene, frame, drawn);
    assertThat(off.most).as("%s", off).isZero();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.83, 0.3, 0.11, 0.05, 0.017})
  void draw_inParts_fitsToTheLastBit(double scale) {
    long seed = 6;
    Random random = new Random(seed);
    Scene scene = scene(TileGeometry.PUBLISHED, 30, 26, seed);
    PictureFrame frame = PictureFrame.whole(projection(scene), scale);
    MapPyramid pyramid = pyramid(scene);
    byte[] whole = draw(pyramid, frame);
    for (int i = 0; i < 20; i++) {
      int left = random.nextInt(frame.width() + 20) - 20;
      int top = random.nextInt(frame.height() + 20) - 20;
      int width = 1 + random.nextInt(40);
      int height = 1 + random.nextInt(40);
      byte[] part = draw(pyramid, frame, ALL, new PixelBox(left, top, width, height));
      for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
          if (isInside(left + x, frame.width()) && isInside(top + y, frame.height())) {
            for (int channel = 0; channel < 4; channel++) {
              assertThat(part[4 * (y * width + x) + channel])
                  .as("%d,%d of %d,%d", x, y, left, top)
                  .isEqualTo(whole[4 * ((top + y) * frame.width() + left + x) + channel]);
            }
          }
        }
      }
    }
  }

  private static boolean isInside(int at, int length) {
    return at >= 0 && at < length;
  }

  @Test
  void draw_someLayers_showsOnlyThem() {
    Scene scene = scene(TileGeometry.PUBLISHED, 8, 8, 7);
    MapPyramid pyramid = pyramid(scene);
    PictureFrame frame = PictureFrame.whole(projection(scene), 0.25);
    byte[] base = draw(pyramid, frame, Set.of(Layer.BASE));
    Scene bare =
        TestScenes.scene(
            scene.tiles(),
            new TileMap(
                scene.map().info(),
                scene.map().legend(),
                scene.map().base(),
                new TileLayer(scene.map().size()),
                List.of()));
    assertThat(difference(bare, frame, base).most).isZero();
    TileMap low =
        new TileMap(
            scene.map().info(),
            scene.map().legend(),
            scene.map().base(),
            scene.map().overlay(),
            List.of());
    byte[] lower = draw(pyramid, frame, Set.of(Layer.BASE, Layer.OVERLAY));
    assertThat(difference(TestScenes.scene(scene.tiles(), low), frame, lower).most).isZero();
  }

  @Test
  void patch_firstTop_isDrawn() {
    Scene scene = scene(TileGeometry.PUBLISHED, 8, 8, 2);
    MapPyramid pyramid = pyramid(scene);
    int[] cells = {27, 28, 36};
    for (int cell : cells) {
      scene.map().top().set(cell, scene.map().legend().id('g'));
    }
    pyramid.patch(scene.tiler().patch(scene.map(), Rotation.NONE, Layer.TOP, cells));
    PictureFrame frame = PictureFrame.whole(projection(scene), 0.25);
    assertThat(difference(scene, frame, draw(pyramid, frame)).most).isZero();
  }

  /** What drawing a picture visits. */
  private static final class Work {
    int rows; // of cells or blocks
    long cells; // and blocks
  }

  /**
   * Thin maps lie across pictures that are almost empty. Drawing one visits some hundred cells and
   * blocks for each cell of the map, and for a square one few: four times the cells are four times
   * the work, not sixteen times.
   */
  @ParameterizedTest
  @CsvSource({"0.002,4096", "0.02,2048", "0.1,512", "0.3,256"})
  void drawHere_thinMap_visitsCellsAndNotTheEmptyPicture(double scale, int length) {
    for (int width : new int[] {1, 3}) {
      for (boolean isTall : new boolean[] {false, true}) {
        String shape = width + (isTall ? " across" : " down") + " at " + scale;
        Work some = work(scale, size(length, width, isTall));
        Work more = work(scale, size(4 * length, width, isTall));
        assertThat(more.cells).as(shape).isLessThan(5 * some.cells);
        assertThat(more.rows).as(shape).isLessThan(5 * some.rows);
        assertThat(more.cells).as(shape).isLessThan(600L * 4 * length * width);
        assertThat(more.rows).as(shape).isLessThan(20 * 4 * length * width);
      }
    }
    int side = (int) Math.sqrt(4 * length);
    Work square = work(scale, new GridSize(side, side));
    assertThat(square.cells).isLessThan(12L * 4 * length);
    assertThat(square.rows).isLessThan(12 * 4 * length);
  }

  private static GridSize size(int length, int width, boolean isTall) {
    return isTall ? new GridSize(width, length) : new GridSize(length, width);
  }

  /** Draws the picture of a map band by band. */
  private static Work work(double scale, GridSize size) {
    Scene scene = TestScenes.random(TestScenes.noise(TileGeometry.PUBLISHED, 4, 255), size, 4);
    MapPyramid pyramid = pyramid(scene);
    PictureFrame frame = PictureFrame.whole(projection(scene), scale);
    int rows = Math.min(frame.height(), 64);
    IntBuffer rgba = IntBuffer.allocate(frame.width() * rows);
    Work work = new Work();
    for (int top = 0; top < frame.height(); top += rows) {
      pyramid.drawHere(
          frame,
          ALL,
          new PixelBox(0, top, frame.width(), rows),
          rgba,
          cells -> {
            work.rows++;
            work.cells += cells;
          });
    }
    return work;
  }
}
