package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.render.GlFixture;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.TestScenes.Tiles;
import emberway.render.gl.GlContext;
import emberway.sprite.SpriteImage;
import emberway.sprite.TileGeometry;
import emberway.sprite.TileSet;
import emberway.sprite.Transition;
import emberway.sprite.TransitionLayer;
import emberway.sprite.TransitionPatch;
import emberway.sprite.TransitionStacks;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Pieces of transitions that come and go while a map is shown. */
final class PiecePictureTest {
  private static final List<Transition> TRANSITIONS =
      List.of(new Transition("S", "G", "Edge"), new Transition("G", "S", "Back"));

  /** A tile set of noise with noise for pieces. */
  private static Tiles tiles(long seed) {
    Tiles plain = TestScenes.noise(TileGeometry.PUBLISHED, seed, 0, 255);
    Map<String, SpriteImage> images = new HashMap<>(plain.images());
    Random random = new Random(seed);
    for (Transition transition : TRANSITIONS) {
      for (String name : transition.pieceNames()) {
        byte[] rgba = new byte[54 * 54 * 4];
        random.nextBytes(rgba);
        for (int i = 3; i < rgba.length; i += 4) {
          rgba[i] = (byte) (random.nextInt(3) == 0 ? 255 : 0);
        }
        images.put(name, new SpriteImage(54, 54, rgba));
      }
    }
    TileSet set = plain.set();
    return new Tiles(
        new TileSet("pieces", set.legend(), set.geometry(), images.keySet(), Map.of(), TRANSITIONS),
        images);
  }

  @ParameterizedTest
  @EnumSource(Rotation.class)
  void patchMap_editsOfTheGround_showsWhatTheMapAnewDoes(Rotation rotation) {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    try (GlContext context = GlFixture.context()) {
      Tiles tiles = tiles(seed);
      TileMap map = TestScenes.random(tiles, new GridSize(7, 9), seed).map();
      for (int i = 0; i < map.size().cells(); i++) {
        map.base().set(i, map.legend().id('G')); // so that there are no pieces at first
      }
      Scene before = TestScenes.scene(tiles, map.rotated(rotation));
      assertThat(before.tiler().pieces(before.map()).isEmpty()).isTrue();
      try (FilePainter renderer = GlFixture.renderer(context, before)) {
        TransitionStacks known = TransitionStacks.NONE;
        for (int round = 0; round < 6; round++) {
          int[] cell = {random.nextInt(map.size().cells())};
          map.base().set(cell[0], map.legend().id(round % 3 == 2 ? 'G' : 'S'));
          renderer.patchMap(before.tiler().patch(map, rotation, Layer.BASE, cell));
          TransitionPatch pieces = before.tiler().transitionPatch(map, rotation, cell, known);
          known = pieces.stacks();
          renderer.patchMap(pieces);
          Scene after = TestScenes.scene(tiles, map.rotated(rotation));
          TransitionLayer anew = after.tiler().pieces(after.map());
          try (FilePainter fresh = GlFixture.renderer(context, after)) {
            SpriteImage shown = GlFixture.draw(renderer, GlFixture.frame(after, 1));
            SpriteImage should = GlFixture.draw(fresh, GlFixture.frame(after, 1));
            assertThat(GlFixture.difference(shown, should))
                .as("round %d, seed %d, %d stacks", round, seed, anew.stacks().count())
                .isEmpty();
          }
        }
      }
    }
  }
}
