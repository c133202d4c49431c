package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.CellNumbers;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.map.edit.MapEdit;
import emberway.render.GlFixture;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.gl.GlContext;
import emberway.render.gl.GridTexture;
import emberway.render.iso.CellRegion;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.RouteOverlay;
import emberway.sprite.TileGeometry;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class MapPatchTest {
  /** Sets a route and a field in which sprites stand, over a quarter of the map. */
  private static void overlay(FilePainter renderer, GridSize size) {
    int[] cells = IntStream.range(0, size.width() / 2).map(x -> size.index(x, 30)).toArray();
    renderer.setRoutes(List.of(new RouteOverlay(size, cells, cells[cells.length - 1])));
    float[] values = new float[size.cells()];
    Arrays.fill(values, 1);
    Arrays.fill(values, 0, values.length / 4, 3);
    renderer.setFields(List.of(new FieldOverlay(FieldOverlay.Kind.ATTRACT, size, values)));
  }

  @Test
  void patchMap_randomEdits_drawWhatTheEditedMapDraws() {
    GridSize size = new GridSize(90, 70); // more cells than a row of the texture holds
    Scene scene = TestScenes.random(TestScenes.noise(TileGeometry.PUBLISHED, 1, 0, 255), size, 1);
    TileMap map = scene.map();
    Random random = new Random(5);
    try (GlContext context = GlFixture.context();
        FilePainter patched = GlFixture.renderer(context, scene)) {
      overlay(patched, size);
      List<PictureFrame> frames =
          List.of(
              GlFixture.frame(scene, 0.5),
              GlFixture.frame(scene, new CellRegion(20, 20, 30, 30), 1));
      frames.forEach(frame -> GlFixture.draw(patched, frame));
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
        try (FilePainter anew = GlFixture.renderer(context, scene)) {
          overlay(anew, size);
          for (PictureFrame frame : frames) {
            assertThat(
                    GlFixture.difference(
                        GlFixture.draw(patched, frame), GlFixture.draw(anew, frame)))
                .isEmpty();
          }
        }
      }
    }
  }

  @Test
  void holds_narrowTexture_areNumbersOfAByte() {
    CellNumbers numbers = CellNumbers.of(new char[] {1, 255});
    GridSize size = new GridSize(2, 1);
    try (GlContext context = GlFixture.context();
        GridTexture narrow = GridTexture.of(size, numbers, true, context.maxTextureSize());
        GridTexture wide = GridTexture.of(size, numbers, false, context.maxTextureSize())) {
      assertThat(narrow.holds(new char[] {0, 255})).isTrue();
      assertThat(narrow.holds(new char[] {0, 256})).isFalse();
      assertThat(wide.holds(new char[] {0, 256})).isTrue();
    }
  }
}
