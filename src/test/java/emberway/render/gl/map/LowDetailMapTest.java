package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.render.GlFixture;
import emberway.render.gl.context.DrawCallCounter;
import emberway.render.gl.context.ShaderSource;
import emberway.render.iso.PictureFrame;
import emberway.sprite.SpriteImage;
import emberway.sprite.TransitionStacks;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A bundled map from afar, as the window draws it, beside the same drawn sprite by sprite. */
final class LowDetailMapTest {
  private static final Path MAP =
      Path.of(System.getProperty("emberway.home", ""), "maps/ember-range.map.txt");
  private static final double SCALE = 0.08;
  private static final int BLOCK = 8; // [px]

  private static AfarFixture afar;

  @BeforeAll
  static void open() throws Exception {
    afar = AfarFixture.of(MAP);
  }

  @AfterAll
  static void close() {
    if (afar != null) {
      afar.close();
    }
  }

  /** The mean of how far blocks of two pictures are apart, channel by channel. [0..255] */
  private static double distance(SpriteImage one, SpriteImage other) {
    assertThat(one.width()).isEqualTo(other.width());
    double sum = 0;
    int blocks = 0;
    for (int y = 0; y + BLOCK <= one.height(); y += BLOCK) {
      for (int x = 0; x + BLOCK <= one.width(); x += BLOCK) {
        for (int channel = 0; channel < 4; channel++) {
          sum += Math.abs(mean(one, x, y, channel) - mean(other, x, y, channel));
          blocks++;
        }
      }
    }
    return sum / blocks;
  }

  private static double mean(SpriteImage picture, int left, int top, int channel) {
    double sum = 0;
    for (int i = 0; i < BLOCK * BLOCK; i++) {
      int at = (top + i / BLOCK) * picture.width() + left + i % BLOCK;
      sum += picture.rgba()[4 * at + channel] & 0xFF;
    }
    return sum / (BLOCK * BLOCK);
  }

  @Test
  void draw_fromAfar_looksLikeTheSpritesInOneDrawCall() {
    TileMap map = afar.loaded().map();
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        MapRenderer exact = afar.exact(map);
        MapRenderer coarse = afar.coarse(passes, map)) {
      PictureFrame frame = afar.frame(map, SCALE);
      SpriteImage should = GlFixture.draw(exact, frame);
      SpriteImage is = AfarFixture.seen(coarse, frame);
      assertThat(distance(is, should)).isLessThan(8);
      long before = DrawCallCounter.made();
      AfarFixture.seen(coarse, frame);
      assertThat(DrawCallCounter.made() - before).isEqualTo(1);
      try (MapRenderer turned = afar.exact(map.rotated(Rotation.HALF))) {
        SpriteImage other = GlFixture.draw(turned, frame);
        assertThat(distance(is, other)).as("this test can tell").isGreaterThan(16);
      }
    }
  }

  /** The bound stated in docs/decisions/0047-averages-of-blocks.md. */
  @ParameterizedTest
  @ValueSource(doubles = {0.7, 0.25, 0.19, 0.1, 0.0625, 0.05, 0.031, 0.02})
  void draw_forAFile_isTheAverageOfThePictureAtScale1(double scale) {
    TileMap map = afar.loaded().map();
    try (MapRenderer renderer = afar.exact(map)) {
      SpriteImage large = GlFixture.draw(renderer, afar.frame(map, 1));
      SpriteImage small = GlFixture.draw(renderer, afar.frame(map, scale));
      double most = 0;
      double sum = 0;
      int count = 0;
      for (int y = 0; y + 1 < small.height(); y++) { // the last pixels reach beyond the picture
        for (int x = 0; x + 1 < small.width(); x++) {
          for (int channel = 0; channel < 4; channel++) {
            int is = small.rgba()[4 * (y * small.width() + x) + channel] & 0xFF;
            double off = Math.abs(is - area(large, x / scale, y / scale, 1 / scale, channel));
            most = Math.max(most, off);
            sum += off;
            count++;
          }
        }
      }
      assertThat(most).isLessThan(scale > 0.21 ? 0.51 : 24);
      assertThat(sum / count).isLessThan(0.6);
    }
  }

  /** The average of a square's channel, by the share of each pixel. */
  private static double area(
      SpriteImage picture, double left, double top, double side, int channel) {
    double sum = 0;
    for (int y = (int) top; y < top + side; y++) {
      double rows = Math.min(y + 1, top + side) - Math.max(y, top);
      for (int x = (int) left; x < left + side; x++) {
        double columns = Math.min(x + 1, left + side) - Math.max(x, left);
        int at = 4 * (y * picture.width() + x) + channel;
        sum += rows * columns * (picture.rgba()[at] & 0xFF);
      }
    }
    return sum / (side * side);
  }

  @Test
  void draw_partByPart_fitsTogether() {
    TileMap map = afar.loaded().map();
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        MapRenderer coarse = afar.coarse(passes, map)) {
      PictureFrame frame = afar.frame(map, SCALE);
      SpriteImage whole = AfarFixture.seen(coarse, frame);
      SpriteImage part = AfarFixture.seen(coarse, frame, 37, 21, 50, 40);
      assertThat(GlFixture.difference(part, GlFixture.crop(whole, 37, 21, 50, 40))).isEmpty();
    }
  }

  @Test
  void draw_atLargerScales_isExact() {
    TileMap map = afar.loaded().map();
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        MapRenderer exact = afar.exact(map);
        MapRenderer coarse = afar.coarse(passes, map)) {
      for (double scale : new double[] {LowDetailMap.BELOW, 0.3, 1}) {
        PictureFrame frame = afar.frame(map, scale);
        SpriteImage should = AfarFixture.seen(exact, frame, 100, 60, 200, 150);
        SpriteImage is = AfarFixture.seen(coarse, frame, 100, 60, 200, 150);
        assertThat(GlFixture.difference(is, should)).as("scale %s", scale).isEmpty();
      }
    }
  }

  @Test
  void draw_afterAPatchOrWithOtherLayers_isWhatItWouldBeAnew() {
    TileMap before = afar.loaded().map();
    TileMap after =
        new TileMap(
            before.info(),
            before.legend(),
            before.base().copy(),
            before.overlay().copy(),
            before.places());
    GridSize size = after.size();
    int[] cells = new int[size.width() / 2];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = size.index(i, size.height() / 2);
      after.base().set(cells[i], before.base().id(0));
      after.overlay().set(cells[i], Legend.NOTHING);
    }
    PictureFrame frame = afar.frame(before, SCALE);
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        MapRenderer patched = afar.coarse(passes, before);
        MapRenderer anew = afar.coarse(passes, after)) {
      SpriteImage first = AfarFixture.seen(patched, frame);
      patched.patchMap(afar.tiler().patch(after, Rotation.NONE, Layer.BASE, cells));
      patched.patchMap(afar.tiler().patch(after, Rotation.NONE, Layer.OVERLAY, cells));
      TransitionStacks known = afar.tiler().pieces(before).stacks();
      patched.patchMap(afar.tiler().transitionPatch(after, Rotation.NONE, cells, known));
      SpriteImage second = AfarFixture.seen(patched, frame);
      assertThat(GlFixture.difference(second, first)).isNotEmpty();
      assertThat(GlFixture.difference(second, AfarFixture.seen(anew, frame))).isEmpty();
      patched.setLayers(Set.of(Layer.BASE));
      SpriteImage ground = AfarFixture.seen(patched, frame);
      anew.setLayers(Set.of(Layer.BASE));
      assertThat(GlFixture.difference(ground, second)).isNotEmpty();
      assertThat(GlFixture.difference(ground, AfarFixture.seen(anew, frame))).isEmpty();
    }
  }
}
