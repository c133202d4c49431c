package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.map.edit.MapEdit;
import emberway.render.GlFixture;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.gl.context.GlContext;
import emberway.render.iso.PictureFrame;
import emberway.sprite.TileGeometry;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class MapPatchTest {
  @Test
  void patchMap_randomEdits_drawWhatTheEditedMapDraws() {
    GridSize size = new GridSize(90, 70); // more cells than a row of the texture holds
    Scene scene = TestScenes.random(TestScenes.noise(TileGeometry.PUBLISHED, 1, 0, 255), size, 1);
    TileMap map = scene.map();
    Random random = new Random(5);
    try (GlContext context = GlFixture.context();
        MapRenderer patched = GlFixture.renderer(context, scene)) {
      for (int round = 0; round < 3; round++) {
        for (Layer layer : Layer.values()) {
          int row = random.nextInt(size.height()) * size.width();
          int[] cells =
              IntStream.concat(random.ints(200, 0, size.cells()), IntStream.range(row, row + 60))
                  .toArray();
          char symbol = layer == Layer.BASE ? 'S' : layer == Layer.OVERLAY ? 'R' : 'g';
          int id = map.legend().id(symbol);
          MapEdit.painting(map, layer, cells, id).applyTo(map);
          patched.patchMap(scene.tiler().patch(map, Rotation.NONE, layer, cells));
        }
        PictureFrame frame = GlFixture.frame(scene, 0.5);
        try (MapRenderer anew = GlFixture.renderer(context, scene)) {
          assertThat(
                  GlFixture.difference(GlFixture.draw(patched, frame), GlFixture.draw(anew, frame)))
              .isEmpty();
        }
      }
    }
  }
}
