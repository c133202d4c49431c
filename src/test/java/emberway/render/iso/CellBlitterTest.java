package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.render.GlFixture;
import emberway.render.SoftwareCompositor;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.sprite.SpriteImage;
import emberway.sprite.TileGeometry;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Maps drawn without OpenGL, against those composed pixel by pixel. */
final class CellBlitterTest {
  private static final Set<Layer> ALL = EnumSet.allOf(Layer.class);

  /** Every coverage above every other; usual sprites, ones that overlap much, and narrow ones. */
  @ParameterizedTest
  @CsvSource({"54,54,52,26,7,9", "90,70,20,10,12,5", "9,14,30,24,8,8", "1,1,2,2,3,3"})
  void draw_wholeMap_isTheCompositors(
      int spriteWidth,
      int spriteHeight,
      int latticeWidth,
      int latticeHeight,
      int width,
      int height) {
    int[] alphas = new int[256];
    Arrays.setAll(alphas, alpha -> alpha);
    TileGeometry geometry =
        new TileGeometry(spriteWidth, spriteHeight, latticeWidth, latticeHeight);
    Scene scene =
        TestScenes.random(
            TestScenes.noise(geometry, 3, alphas), new GridSize(width, height), width);
    PictureFrame frame = GlFixture.frame(scene, 1);
    PixelBox whole = new PixelBox(0, 0, frame.width(), frame.height());
    SpriteImage drawn = draw(blitter(scene), frame, whole, ALL);
    SpriteImage plain = SoftwareCompositor.draw(scene);
    assertThat(GlFixture.difference(drawn, plain)).isEmpty();
    Scene topped = TestScenes.withTop(scene, width);
    drawn = draw(blitter(topped), frame, whole, ALL);
    assertThat(GlFixture.difference(drawn, SoftwareCompositor.draw(topped))).isEmpty();
    drawn = draw(blitter(topped), frame, whole, EnumSet.of(Layer.BASE, Layer.OVERLAY));
    assertThat(GlFixture.difference(drawn, plain)).as("without the top").isEmpty();
  }

  @Test
  void draw_parts_areCutFromTheWhole() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    Scene scene = scene();
    CellBlitter blitter = blitter(scene);
    CellRegion region = new CellRegion(2, 3, 6, 5);
    SpriteImage whole = SoftwareCompositor.draw(scene, 2, 3, 6, 5);
    PictureFrame frame = GlFixture.frame(scene, region, 1);
    for (int i = 0; i < 200; i++) {
      int left = random.nextInt(frame.width() - 1);
      int top = random.nextInt(frame.height() - 1);
      int width = 1 + random.nextInt(frame.width() - left);
      int height = 1 + random.nextInt(frame.height() - top);
      SpriteImage part = draw(blitter, frame, new PixelBox(left, top, width, height), ALL);
      assertThat(GlFixture.difference(part, GlFixture.crop(whole, left, top, width, height)))
          .as("seed %d, part %d", seed, i)
          .isEmpty();
    }
  }

  @Test
  void draw_besideThePicture_isTransparent() {
    Scene scene = scene();
    PictureFrame frame = GlFixture.frame(scene, 1);
    for (int left : new int[] {-40, frame.width(), 5_000_000}) {
      PixelBox part = new PixelBox(left, 100, 40, 30);
      assertThat(draw(blitter(scene), frame, part, ALL).rgba()).containsOnly(0);
    }
  }

  @Test
  void draw_oneLayer_leavesTheOtherOut() {
    Scene scene = scene();
    PictureFrame frame = GlFixture.frame(scene, 1);
    PixelBox whole = new PixelBox(0, 0, frame.width(), frame.height());
    CellBlitter blitter = blitter(scene);
    SpriteImage base = draw(blitter, frame, whole, EnumSet.of(Layer.BASE));
    SpriteImage overlay = draw(blitter, frame, whole, EnumSet.of(Layer.OVERLAY));
    for (int pixel = 0; pixel < frame.width() * frame.height(); pixel++) {
      assertThat(base.rgba()[4 * pixel + 3]).isIn((byte) 0, (byte) 255);
    }
    assertThat(GlFixture.difference(base, SoftwareCompositor.draw(scene))).isNotEmpty();
    assertThat(GlFixture.difference(overlay, base)).isNotEmpty();
    assertThat(draw(blitter, frame, whole, Set.of()).rgba()).containsOnly(0);
  }

  @Test
  void isFor_onlyItsMapAtScale1() {
    Scene scene = scene();
    CellBlitter blitter = blitter(scene);
    GridSize size = scene.map().size();
    assertThat(blitter.isFor(GlFixture.frame(scene, 1))).isTrue();
    assertThat(blitter.isFor(GlFixture.frame(scene, 2))).isFalse();
    assertThat(blitter.isFor(GlFixture.frame(scene, 0.5))).isFalse();
    IsoProjection other =
        new IsoProjection(TileGeometry.PUBLISHED, new GridSize(size.width() + 1, size.height()));
    assertThat(blitter.isFor(PictureFrame.whole(other, 1))).isFalse();
  }

  private static Scene scene() {
    return TestScenes.random(
        TestScenes.noise(TileGeometry.PUBLISHED, 11, 0, 90, 255), new GridSize(11, 12), 4);
  }

  private static CellBlitter blitter(Scene scene) {
    return new CellBlitter(scene.tiles().atlas(scene.tiler()), scene.sprites());
  }

  private static SpriteImage draw(
      CellBlitter blitter, PictureFrame frame, PixelBox part, Set<Layer> layers) {
    int[] pixels = new int[part.width() * part.height()];
    Arrays.fill(pixels, 0x12345678); // what was there before
    blitter.draw(frame, part, layers, pixels);
    byte[] rgba = new byte[4 * pixels.length];
    for (int i = 0; i < rgba.length; i++) {
      rgba[i] = (byte) (pixels[i / 4] >>> (8 * (i % 4)));
    }
    return new SpriteImage(part.width(), part.height(), rgba);
  }
}
