package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.TestScenes.Tiles;
import emberway.render.iso.SpriteStack.Animation;
import emberway.render.iso.SpriteStack.Frame;
import emberway.sprite.SpriteLayer;
import emberway.sprite.SpriteLayers;
import emberway.sprite.TileGeometry;
import emberway.testing.Extent;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("extent")
final class AnimatedCellsTest {
  @Test
  void in_randomViews_missNothingAndSeeNothingFarAway() {
    long seed = 19;
    Random random = new Random(seed);
    GridSize size = new GridSize(61, 43);
    Tiles tiles = TestScenes.noise(TileGeometry.PUBLISHED, seed, 255);
    Scene scene = TestScenes.withTop(TestScenes.random(tiles, size, seed), seed);
    List<Animation> animations = new ArrayList<>();
    for (int sprite = 1; sprite <= scene.tiler().spriteNames().size(); sprite += 3) {
      animations.add(new Animation(sprite, List.of(new Frame(sprite, sprite), new Frame(1, 50))));
    }
    AnimatedCells moving = new AnimatedCells(animations);
    moving.set(scene.sprites());
    IsoProjection projection = new IsoProjection(TileGeometry.PUBLISHED, size);
    for (int round = 0; round < Extent.of(30, 300); round++) {
      int left = random.nextInt(3200) - 200;
      int top = random.nextInt(1700) - 200;
      int width = 1 + random.nextInt(400);
      int height = 1 + random.nextInt(300);
      List<Animation> found = moving.in(projection, left, top, left + width, top + height);
      for (Animation animation : animations) {
        int margin = 8 * 54; // as far as a block reaches
        boolean isSeen = isIn(animation, scene.sprites(), left, top, width, height, 0);
        boolean isNear = isIn(animation, scene.sprites(), left, top, width, height, margin);
        assertThat(found.contains(animation) || !isSeen).as("missed, seed %d", seed).isTrue();
        assertThat(!found.contains(animation) || isNear).as("far away, seed %d", seed).isTrue();
      }
    }
  }

  /** Whether a film's sprite touches a rectangle, asked of every cell. */
  private static boolean isIn(
      Animation animation,
      SpriteLayers sprites,
      int left,
      int top,
      int width,
      int height,
      int margin) {
    GridSize size = sprites.size();
    for (int i = 0; i < size.cells(); i++) {
      int cell = i;
      boolean isThere =
          Stream.of(Layer.values())
              .anyMatch(layer -> sprites.layer(layer).sprite(cell) == animation.sprite());
      if (isThere) {
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

  private static Animation animation(int sprite, int... millis) {
    List<Frame> frames = new ArrayList<>();
    for (int duration : millis) {
      frames.add(new Frame(sprite, duration));
    }
    return new Animation(sprite, frames);
  }

  /**
   * A film that no other is timed like is seen with its own cell; films timed alike go together.
   */
  @Test
  void in_oneMovingCell_isListedWithThoseTimedLikeIt() {
    GridSize size = new GridSize(40, 40);
    Scene scene = TestScenes.random(TestScenes.noise(TileGeometry.PUBLISHED, 3, 255), size, 3);
    SpriteLayer base = scene.sprites(Layer.BASE);
    int sprite = base.sprite(0);
    Animation seen = animation(sprite, 100, 50);
    Animation alike = animation(30_001, 100, 50);
    Animation other = animation(30_002, 50, 100);
    AnimatedCells moving = new AnimatedCells(List.of(seen, alike, other));
    moving.set(scene.sprites());
    IsoProjection projection = new IsoProjection(TileGeometry.PUBLISHED, size);
    PixelBox all = projection.box(CellRegion.all(size));
    assertThat(moving.in(projection, 0, 0, all.width(), all.height())).containsExactly(seen, alike);
    assertThat(moving.in(projection, -500, 0, -400, 100)).isEmpty();
    moving.set(scene.sprites());
    assertThat(moving.in(projection, 0, 0, all.width(), all.height())).hasSize(2);
    AnimatedCells still = new AnimatedCells(List.of());
    still.set(scene.sprites());
    assertThat(still.in(projection, 0, 0, all.width(), all.height())).isEmpty();
  }

  @Test
  void in_onePixelOfAnyCell_seesItMove() {
    GridSize size = new GridSize(37, 26);
    Scene scene = TestScenes.random(TestScenes.noise(TileGeometry.PUBLISHED, 4, 255), size, 4);
    IsoProjection projection = new IsoProjection(TileGeometry.PUBLISHED, size);
    SpriteLayer base = scene.sprites(Layer.BASE);
    Random random = new Random(4);
    for (int round = 0; round < 60; round++) {
      int cell = random.nextInt(size.cells());
      Animation animation = animation(base.sprite(cell), 10, 20);
      AnimatedCells moving = new AnimatedCells(List.of(animation));
      moving.set(scene.sprites());
      Cell at = size.cell(cell);
      int x = projection.spriteLeft(at.x(), at.y());
      int y = projection.spriteTop(at.x(), at.y());
      assertThat(moving.in(projection, x, y, x + 1, y + 1)).as("%s", at).containsExactly(animation);
      assertThat(moving.in(projection, x + 53, y + 53, x + 54, y + 54)).containsExactly(animation);
    }
  }

  @Test
  void animation_ofNoneOrOneFrame_neverChanges() {
    Animation none = new Animation(7, List.of());
    assertThat(none.spriteAt(123)).isEqualTo(7);
    assertThat(none.untilNext(123)).isEqualTo(Animation.NEVER);
    Animation one = new Animation(7, List.of(new Frame(9, 100)));
    assertThat(one.spriteAt(123)).isEqualTo(9);
    assertThat(one.untilNext(23)).isEqualTo(Animation.NEVER);
    Animation instant = new Animation(7, List.of(new Frame(9, 0), new Frame(8, 0)));
    assertThat(instant.spriteAt(5)).isEqualTo(9);
    assertThat(instant.untilNext(5)).isEqualTo(Animation.NEVER);
  }
}
