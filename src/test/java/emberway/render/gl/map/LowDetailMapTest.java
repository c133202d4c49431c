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
      SpriteImage is = GlFixture.draw(coarse, frame);
      assertThat(distance(is, should)).isLessThan(8);
      long before = DrawCallCounter.made();
      GlFixture.draw(coarse, frame);
      assertThat(DrawCallCounter.made() - before).isEqualTo(1);
      try (MapRenderer turned = afar.exact(map.rotated(Rotation.HALF))) {
        SpriteImage other = GlFixture.draw(turned, frame);
        assertThat(distance(is, other)).as("this test can tell").isGreaterThan(16);
      }
    }
  }

  @Test
  void draw_partByPart_fitsTogether() {
    TileMap map = afar.loaded().map();
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        MapRenderer coarse = afar.coarse(passes, map)) {
      PictureFrame frame = afar.frame(map, SCALE);
      SpriteImage whole = GlFixture.draw(coarse, frame);
      SpriteImage part = GlFixture.draw(coarse, frame, 37, 21, 50, 40);
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
        SpriteImage should = GlFixture.draw(exact, frame, 100, 60, 200, 150);
        SpriteImage is = GlFixture.draw(coarse, frame, 100, 60, 200, 150);
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
      SpriteImage first = GlFixture.draw(patched, frame);
      patched.patchMap(afar.tiler().patch(after, Rotation.NONE, Layer.BASE, cells));
      patched.patchMap(afar.tiler().patch(after, Rotation.NONE, Layer.OVERLAY, cells));
      TransitionStacks known = afar.tiler().pieces(before).stacks();
      patched.patchMap(afar.tiler().transitionPatch(after, Rotation.NONE, cells, known));
      SpriteImage second = GlFixture.draw(patched, frame);
      assertThat(GlFixture.difference(second, first)).isNotEmpty();
      assertThat(GlFixture.difference(second, GlFixture.draw(anew, frame))).isEmpty();
      patched.setLayers(Set.of(Layer.BASE));
      SpriteImage ground = GlFixture.draw(patched, frame);
      anew.setLayers(Set.of(Layer.BASE));
      assertThat(GlFixture.difference(ground, second)).isNotEmpty();
      assertThat(GlFixture.difference(ground, GlFixture.draw(anew, frame))).isEmpty();
    }
  }
}
