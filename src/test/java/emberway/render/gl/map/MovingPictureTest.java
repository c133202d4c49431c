package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.render.GlFixture;
import emberway.render.SoftwareCompositor;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.TestScenes.Tiles;
import emberway.render.gl.GlContext;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.SpriteStack.Animation;
import emberway.render.iso.SpriteStack.Frame;
import emberway.sprite.SpriteImage;
import emberway.sprite.TileGeometry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Maps whose sprites take turns, against the software compositor and against all their cells. */
final class MovingPictureTest {
  @Test
  void showTime_secondFrame_equalsTheCompositorWithTheOtherPictures() {
    long seed = new Random().nextLong();
    Tiles tiles = TestScenes.noise(TileGeometry.PUBLISHED, seed, 0, 255);
    Scene scene = TestScenes.random(tiles, new GridSize(12, 9), seed);
    List<String> names = scene.tiler().spriteNames();
    List<Animation> animations = new ArrayList<>();
    Map<String, SpriteImage> later = new HashMap<>(tiles.images());
    for (int sprite = 1; sprite < names.size(); sprite += 2) {
      animations.add(
          new Animation(sprite, List.of(new Frame(sprite, 100), new Frame(sprite + 1, 100))));
      later.put(names.get(sprite - 1), tiles.images().get(names.get(sprite)));
    }
    Scene second = new Scene(new Tiles(tiles.set(), later), scene.tiler(), scene.map());
    try (GlContext context = GlFixture.context();
        FilePainter renderer = GlFixture.renderer(context, scene)) {
      assertThat(renderer.showTime(animations, 99)).isFalse();
      assertIsDrawn(renderer, scene, seed);
      assertThat(renderer.showTime(animations, 100)).isTrue();
      assertThat(renderer.showTime(animations, 130)).as("still the second").isFalse();
      assertIsDrawn(renderer, second, seed);
      assertThat(renderer.showTime(animations, 200)).isTrue();
      assertIsDrawn(renderer, scene, seed);
    }
  }

  private static void assertIsDrawn(FilePainter renderer, Scene scene, long seed) {
    PictureFrame frame = GlFixture.frame(scene, 1);
    assertThat(
            GlFixture.difference(GlFixture.draw(renderer, frame), SoftwareCompositor.draw(scene)))
        .as("seed %d", seed)
        .isEmpty();
  }
}
