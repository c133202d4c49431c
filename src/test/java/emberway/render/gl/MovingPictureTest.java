package emberway.render.gl;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.render.GlFixture;
import emberway.render.SoftwareCompositor;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.TestScenes.Tiles;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.MovingCells;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.SpriteStack.Film;
import emberway.render.iso.SpriteStack.Frame;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteLayer;
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
    List<Film> films = new ArrayList<>();
    Map<String, SpriteImage> later = new HashMap<>(tiles.images());
    for (int sprite = 1; sprite < names.size(); sprite += 2) {
      films.add(
          new Film(sprite, List.of(new Frame(sprite, 100), new Frame(sprite + 1, 100))));
      later.put(names.get(sprite - 1), tiles.images().get(names.get(sprite)));
    }
    Scene second = new Scene(new Tiles(tiles.set(), later), scene.tiler(), scene.map());
    try (GlContext context = GlFixture.context();
        MapRenderer renderer = GlFixture.renderer(context, scene)) {
      assertThat(renderer.showTime(films, 99)).isFalse();
      assertIsDrawn(renderer, scene, seed);
      assertThat(renderer.showTime(films, 100)).isTrue();
      assertThat(renderer.showTime(films, 130)).as("still the second").isFalse();
      assertIsDrawn(renderer, second, seed);
      assertThat(renderer.showTime(films, 200)).isTrue();
      assertIsDrawn(renderer, scene, seed);
    }
  }

  private static void assertIsDrawn(MapRenderer renderer, Scene scene, long seed) {
    PictureFrame frame = GlFixture.frame(scene, 1);
    assertThat(
            GlFixture.difference(GlFixture.draw(renderer, frame), SoftwareCompositor.draw(scene)))
        .as("seed %d", seed)
        .isEmpty();
  }

  @Test
  void movingCells_randomViews_missNothingAndSeeNothingFarAway() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    GridSize size = new GridSize(61, 43);
    Tiles tiles = TestScenes.noise(TileGeometry.PUBLISHED, seed, 255);
    Scene scene = TestScenes.random(tiles, size, seed);
    SpriteLayer base = scene.sprites(Layer.BASE);
    SpriteLayer overlay = scene.sprites(Layer.OVERLAY);
    List<Film> films = new ArrayList<>();
    for (int sprite = 1; sprite <= scene.tiler().spriteNames().size(); sprite += 3) {
      films.add(new Film(sprite, List.of(new Frame(sprite, sprite), new Frame(1, 50))));
    }
    MovingCells moving = new MovingCells(films);
    moving.set(base, overlay);
    IsoProjection projection = new IsoProjection(TileGeometry.PUBLISHED, size);
    for (int round = 0; round < 300; round++) {
      int left = random.nextInt(3200) - 200;
      int top = random.nextInt(1700) - 200;
      int width = 1 + random.nextInt(400);
      int height = 1 + random.nextInt(300);
      List<Film> found = moving.in(projection, left, top, left + width, top + height);
      for (Film film : films) {
        int margin = 8 * 54; // as far as a block reaches
        boolean isSeen = isIn(film, base, overlay, left, top, width, height, 0);
        boolean isNear = isIn(film, base, overlay, left, top, width, height, margin);
        assertThat(found.contains(film) || !isSeen).as("missed, seed %d", seed).isTrue();
        assertThat(!found.contains(film) || isNear).as("far away, seed %d", seed).isTrue();
      }
    }
  }

  /** Whether a film's sprite touches a rectangle, asked of every cell. */
  private static boolean isIn(
      Film film,
      SpriteLayer base,
      SpriteLayer overlay,
      int left,
      int top,
      int width,
      int height,
      int margin) {
    GridSize size = base.size();
    for (int i = 0; i < size.cells(); i++) {
      if (base.sprite(i) == film.sprite() || overlay.sprite(i) == film.sprite()) {
        int x = (size.x(i) + size.y(i)) * 26;
        int y = (size.y(i) - size.x(i) + size.width() - 1) * 13;
        if (x + 54 > left - margin
            && x < left + width + margin
            && y + 54 > top - margin
            && y < top + height + margin) {
          return true;
        }
      }
    }
    return false;
  }
}
