package emberway.render.gl;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.render.GlFixture;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.gl.map.FilePainter;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.RouteOverlay;
import emberway.sprite.TileGeometry;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DrawCallCounterTest {
  @Test
  void drawCalls_areEqual_whateverTheSizeOfTheMap() {
    assertThat(drawCalls(new GridSize(3, 2))).isEqualTo(drawCalls(new GridSize(90, 70)));
  }

  /** The draw calls of a frame without a route, and of one with a route. */
  private static List<Long> drawCalls(GridSize size) {
    Scene scene = TestScenes.random(TestScenes.noise(TileGeometry.PUBLISHED, 1, 0, 255), size, 1);
    try (GlContext context = GlFixture.context();
        FilePainter renderer = GlFixture.renderer(context, scene);
        RenderTarget target = new RenderTarget(64, 48)) {
      PictureFrame frame = GlFixture.frame(scene, 1);
      int left = frame.width() / 2 - 32;
      int top = frame.height() / 2 - 24;
      PicturePart part = new PicturePart().set(frame, left, top, 64, 48);
      long without = drawCalls(() -> renderer.draw(part, target));
      int middle = size.index(size.width() / 2, size.height() / 2);
      renderer.setRoutes(List.of(new RouteOverlay(size, new int[] {middle - 1, middle}, middle)));
      long with = drawCalls(() -> renderer.draw(part, target));
      // outline, core, sprites before the route, marks
      assertThat(with).isEqualTo(without + 4);
      return List.of(without, with);
    }
  }

  private static long drawCalls(Runnable drawing) {
    long before = DrawCallCounter.made();
    drawing.run();
    return DrawCallCounter.made() - before;
  }
}
