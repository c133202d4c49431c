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
import emberway.render.gl.GlContext;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.pass.FieldPassTest;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.RouteOverlay;
import emberway.sprite.TileGeometry;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A view that scrolls must show what one that is drawn from nothing shows. */
final class WindowViewTest {
  private static final int MOVES = 60;
  private static final double[] SCALES = {1, 2, 0.37, 0.11};

  @Test
  void draw_randomMovesAtManyScales_equalsAFreshView() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    try (GlContext context = GlFixture.context()) {
      Scene scene =
          TestScenes.random(
              TestScenes.noise(TileGeometry.PUBLISHED, seed, 0, 255), new GridSize(14, 11), seed);
      try (FilePainter renderer = GlFixture.renderer(context, scene);
          WindowView moving = new WindowView(context, ShaderSource.bundled())) {
        for (double scale : SCALES) {
          PictureFrame frame = GlFixture.frame(scene, scale);
          int left = frame.width() / 2 - 60;
          int top = frame.height() / 2 - 40;
          for (int move = 0; move < MOVES; move++) {
            left += random.nextInt(41) - 20;
            top += random.nextInt(41) - 20;
            int width = move < MOVES / 2 ? 120 : 97;
            moving.draw(renderer, frame, left, top, width, 80);
            moving.rehearse(renderer, frame, move % WindowView.REHEARSALS);
            try (WindowView fresh = new WindowView(context, ShaderSource.bundled())) {
              fresh.draw(renderer, frame, left, top, width, 80);
              assertThat(moving.pixels())
                  .as("seed %d, scale %s, move %d", seed, scale, move)
                  .isEqualTo(fresh.pixels());
            }
          }
        }
      }
    }
  }

  private static void edit(Scene scene, FilePainter renderer, Random random) {
    TileMap map = scene.map();
    Layer layer = random.nextBoolean() ? Layer.BASE : Layer.OVERLAY;
    int[] cells = random.ints(1 + random.nextInt(2), 0, map.size().cells()).distinct().toArray();
    int like = map.layer(layer).id(random.nextInt(map.size().cells()));
    MapEdit.painting(map, layer, cells, like).applyTo(map);
    renderer.patchMap(scene.tiler().patch(map, Rotation.NONE, layer, cells));
  }

  @Test
  void setLight_inAndOut_changesWhatLiesBehindTheMap() {
    try (GlContext context = GlFixture.context();
        WindowView view = new WindowView(context, ShaderSource.bundled())) {
      view.draw(8, 8);
      byte[] dusk = view.pixels();
      view.setLight(true);
      view.draw(8, 8);
      byte[] mist = view.pixels();
      for (int i = 0; i < dusk.length; i++) {
        if (i % 4 < 3) {
          assertThat(dusk[i] & 0xFF).isLessThan(90);
          assertThat(mist[i] & 0xFF).isGreaterThan(160);
        }
      }
      view.setLight(false);
      view.draw(8, 8);
      assertThat(view.pixels()).isEqualTo(dusk);
    }
  }

  @Test
  void draw_randomMovesOverFieldsAndCellsThatChange_equalsAFreshView() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    GridSize size = new GridSize(14, 11);
    double scale = 1;
    try (GlContext context = GlFixture.context()) {
      Scene scene =
          TestScenes.random(TestScenes.noise(TileGeometry.PUBLISHED, seed, 0, 255), size, seed);
      try (FilePainter renderer = GlFixture.renderer(context, scene);
          WindowView moving = new WindowView(context, ShaderSource.bundled())) {
        int left = 0;
        int top = 0;
        for (int move = 0; move < 4 * MOVES; move++) {
          if (move % 20 == 0) { // scales come again, with what is cached of the last time
            scale = SCALES[random.nextInt(SCALES.length)];
            left = GlFixture.frame(scene, scale).width() / 2 - 60;
            top = GlFixture.frame(scene, scale).height() / 2 - 40;
          }
          PictureFrame frame = GlFixture.frame(scene, scale);
          if (move % 3 > 0) {
            left += random.nextInt(41) - 20;
            top += random.nextInt(41) - 20;
          }
          if (move % 4 > 0) {
            edit(scene, renderer, random);
          }
          if (move % 7 == 0) {
            renderer.setFields(
                Stream.generate(() -> FieldPassTest.random(size, random))
                    .limit(random.nextInt(3))
                    .toList());
            if (random.nextBoolean()) { // else the routes over the fields stay as they are
              renderer.setOverlayStyle(new OverlayStyle(random.nextBoolean(), false, 1));
            }
            moving.forgetFields();
          }
          if (move % 9 == 0) {
            int first = random.nextInt(45);
            int[] cells = {first, first + 15, first + 30, first + 45};
            renderer.setRoutes(
                random.nextInt(4) == 0
                    ? List.of()
                    : List.of(new RouteOverlay(size, cells, first + 45)));
          }
          moving.draw(renderer, frame, left, top, 120, 80);
          moving.rehearse(renderer, frame, move % WindowView.REHEARSALS);
          try (WindowView fresh = new WindowView(context, ShaderSource.bundled())) {
            fresh.draw(renderer, frame, left, top, 120, 80);
            assertThat(moving.pixels())
                .as("seed %d, scale %s, move %d", seed, scale, move)
                .isEqualTo(fresh.pixels());
          }
        }
      }
    }
  }
}
