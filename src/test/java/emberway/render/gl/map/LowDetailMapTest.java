package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.render.GlFixture;
import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.PictureFrame;
import emberway.sprite.SpriteImage;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A bundled map in mean colors, beside the same drawn sprite by sprite. */
final class LowDetailMapTest {
  private static final Path MAP =
      Path.of(System.getProperty("emberway.home", ""), "maps/ember-range.map.txt");
  private static final double SCALE = 0.08;
  private static final int BLOCK = 8; // [px]

  @AutoClose private static AfarFixture afar;

  @BeforeAll
  static void open() throws Exception {
    afar = AfarFixture.of(MAP);
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

  private static SpriteImage means(WindowPainter renderer, PictureFrame frame) {
    return GlFixture.draw(renderer::drawMeans, frame, 0, 0, frame.width(), frame.height());
  }

  @Test
  void draw_fromAfar_looksLikeTheSpritesInTwoDrawCalls() {
    TileMap map = afar.loaded().map();
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        FilePainter exact = afar.exact(map);
        WindowPainter coarse = afar.coarse(passes, map)) {
      PictureFrame frame = afar.frame(map, SCALE);
      SpriteImage should = GlFixture.draw(exact, frame);
      SpriteImage is = means(coarse, frame);
      assertThat(distance(is, should)).isLessThan(8);
      long before = DrawCallCounter.made();
      means(coarse, frame);
      assertThat(DrawCallCounter.made() - before)
          .as("the cells, which are not kept, and the picture")
          .isEqualTo(2);
      try (FilePainter turned = afar.exact(map.rotated(Rotation.HALF))) {
        SpriteImage other = GlFixture.draw(turned, frame);
        assertThat(distance(is, other)).as("this test can tell").isGreaterThan(16);
      }
    }
  }

  /** Things are seen from afar as well in the top as in the overlay. */
  @Test
  void draw_thingsInTheTop_areThoseOfTheOverlay() {
    TileMap map = afar.loaded().map();
    TileMap topped =
        new TileMap(
            map.info(),
            map.legend(),
            map.base(),
            new TileLayer(map.size()),
            map.overlay(),
            map.places());
    PictureFrame frame = afar.frame(map, SCALE);
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        WindowPainter renderer = afar.coarse(passes, map);
        WindowPainter other = afar.coarse(passes, topped)) {
      SpriteImage should = means(renderer, frame);
      assertThat(GlFixture.difference(means(other, frame), should)).isEmpty();
      renderer.setLayers(Set.of(Layer.BASE));
      other.setLayers(Set.of(Layer.BASE, Layer.OVERLAY));
      SpriteImage bare = means(renderer, frame);
      assertThat(GlFixture.difference(means(other, frame), bare)).isEmpty();
      assertThat(GlFixture.difference(bare, should)).isNotEmpty();
    }
  }
}
