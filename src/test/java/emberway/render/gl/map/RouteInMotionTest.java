package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.TileMap;
import emberway.render.GlFixture;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.RouteOverlay;
import emberway.sprite.SpriteImage;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Routes on a bundled map that is zoomed out: of fewer pieces while the scale changes. */
final class RouteInMotionTest {
  private static final Path MAP =
      Path.of(System.getProperty("emberway.home", ""), "maps/ember-range.map.txt");

  @AutoClose private static AfarFixture afar;

  @BeforeAll
  static void open() throws Exception {
    afar = AfarFixture.of(MAP);
  }

  /** A route with straight parts and many turns. */
  private static RouteOverlay route(GridSize size) {
    Random random = new Random(5);
    int[] cells = new int[100];
    int x = 5;
    int y = 50;
    for (int i = 0; i < cells.length; i++) {
      cells[i] = size.index(x, y);
      x++;
      int turn = i < 50 ? i % 2 : random.nextInt(3) - 1;
      y += i < 25 ? 0 : turn;
    }
    return new RouteOverlay(size, cells, cells[cells.length - 1]);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.09, 0.06, 0.03, 0.016})
  void drawRoutes_inMotion_looksAsAtRest(double scale) {
    TileMap map = afar.loaded().map();
    PictureFrame frame = afar.frame(map, scale);
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        WindowPainter renderer = afar.coarse(passes, map)) {
      renderer.setRoutes(List.of(route(map.size())));
      SpriteImage rest = drawn(renderer, frame, false);
      SpriteImage motion = drawn(renderer, frame, true);
      long sum = 0;
      long more = 0;
      int seen = 0;
      for (int i = 3; i < rest.rgba().length; i += 4) { // how much a pixel is covered
        int is = motion.rgba()[i] & 0xFF;
        int should = rest.rgba()[i] & 0xFF;
        seen += is + should > 0 ? 1 : 0;
        sum += Math.abs(is - should);
        more += is - should;
      }
      assertThat(seen).isGreaterThan(100);
      assertThat(sum).as("of fewer pieces").isPositive();
      assertThat((double) sum / seen).as("of 255, on average").isLessThan(7);
      assertThat((double) more / seen).as("as wide").isBetween(-2.5, 2.5);
    }
  }

  private static SpriteImage drawn(WindowPainter renderer, PictureFrame frame, boolean isInMotion) {
    return GlFixture.draw(
        (part, target) -> {
          target.bind(0, 0, part.width(), part.height());
          RenderTarget.clear(0, 0, part.width(), part.height());
          renderer.overlays().drawRoutes(part, target, isInMotion);
        },
        frame,
        0,
        0,
        frame.width(),
        frame.height());
  }

  @Test
  void draw_afterZooming_showsTheRouteAsAFirstFrameDoes() {
    TileMap map = afar.loaded().map();
    PictureFrame before = afar.frame(map, 0.06);
    PictureFrame frame = afar.frame(map, 0.05);
    int width = frame.width();
    int height = frame.height();
    try (RenderPasses passes = new RenderPasses(afar.context(), ShaderSource.bundled());
        WindowPainter renderer = afar.coarse(passes, map);
        WindowView zoomed = new WindowView(afar.context(), ShaderSource.bundled());
        WindowView fresh = new WindowView(afar.context(), ShaderSource.bundled())) {
      renderer.setRoutes(List.of(route(map.size())));
      AfarFixture.drawToTheEnd(fresh, renderer, frame, 0, 0, width, height);
      AfarFixture.drawToTheEnd(zoomed, renderer, before, 0, 0, width, height);
      assertThat(renderer.chunks().isMoving(before)).isFalse();
      zoomed.draw(renderer, frame, 0, 0, width, height);
      assertThat(renderer.chunks().isMoving(frame)).as("a frame of another scale").isTrue();
      AfarFixture.drawToTheEnd(zoomed, renderer, frame, 0, 0, width, height);
      assertThat(zoomed.pixels()).isEqualTo(fresh.pixels());
    }
  }
}
