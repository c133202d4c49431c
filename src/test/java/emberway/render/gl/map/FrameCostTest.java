package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import emberway.map.GridSize;
import emberway.render.GlFixture;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.gl.GlContext;
import emberway.render.gl.PreparedAtlas;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.pass.PictureBoxes;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.RouteOverlay;
import emberway.sprite.TileGeometry;
import emberway.testing.Extent;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("extent")
final class FrameCostTest {
  private static final int MOST = 4096; // allocated in a frame, whatever the map [bytes]

  static List<Double> scales() {
    return Extent.sample(List.of(0.3, 1.7, 1.0, 2.0), 2);
  }

  @ParameterizedTest
  @MethodSource("scales")
  void draw_steadyFramesWithOverlays_allocateLittle(double scale) {
    Scene scene =
        TestScenes.random(
            TestScenes.noise(TileGeometry.PUBLISHED, 1, 0, 255), new GridSize(40, 40), 1);
    GridSize size = scene.map().size();
    float[] values = new float[size.cells()];
    Arrays.fill(values, 1);
    values[size.index(20, 20)] = 5;
    try (GlContext context = GlFixture.context();
        WindowPainter renderer = ofWindow(context, scene);
        RenderTarget target = new RenderTarget(320, 200)) {
      renderer.setFields(List.of(new FieldOverlay(FieldOverlay.Kind.ATTRACT, size, values)));
      int[] route = {size.index(20, 20), size.index(21, 20), size.index(22, 21)};
      renderer.setRoutes(List.of(new RouteOverlay(size, route, route[2])));
      PictureFrame frame = GlFixture.frame(scene, scale);
      drawFrames(renderer, frame, target, 40);
      ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
      long before = threads.getCurrentThreadAllocatedBytes();
      long unavoidable = threads.getCurrentThreadAllocatedBytes() - before;
      before = threads.getCurrentThreadAllocatedBytes();
      drawFrames(renderer, frame, target, 50);
      long allocated = threads.getCurrentThreadAllocatedBytes() - before - unavoidable;
      assertThat(allocated).as("bytes in 50 frames").isLessThan(50 * MOST);
    }
  }

  /** A map four times as long takes four times the memory, not sixteen times as its picture. */
  @ParameterizedTest
  @ValueSource(doubles = {1, 0.9, 0.2})
  void draw_thinMapWithOverlays_takesMemoryByItsCells(double scale) {
    long some = bytesOfFirstFrame(1 << 15, scale);
    assertThat(bytesOfFirstFrame(1 << 17, scale)).isLessThan(6 * some);
  }

  private static long bytesOfFirstFrame(int length, double scale) {
    Scene scene =
        TestScenes.random(
            TestScenes.noise(TileGeometry.PUBLISHED, 1, 0, 255), new GridSize(length, 1), 1);
    GridSize size = scene.map().size();
    float[] values = new float[length];
    Arrays.fill(values, 1);
    for (int cell = 0; cell < length; cell += 100) {
      values[cell] = 5;
    }
    try (GlContext context = GlFixture.context();
        WindowPainter renderer = ofWindow(context, scene);
        RenderTarget target = new RenderTarget(1280, 720)) {
      renderer.setFields(List.of(new FieldOverlay(FieldOverlay.Kind.ATTRACT, size, values)));
      int[] route = IntStream.range(0, length).toArray();
      renderer.setRoutes(List.of(new RouteOverlay(size, route, length - 1)));
      ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
      long before = threads.getCurrentThreadAllocatedBytes();
      drawFrames(renderer, GlFixture.frame(scene, scale), target, 1);
      return threads.getCurrentThreadAllocatedBytes() - before;
    }
  }

  private static WindowPainter ofWindow(GlContext context, Scene scene) {
    int ground = TileGeometry.PUBLISHED.groundPixels();
    PreparedAtlas atlas = PreparedAtlas.forAllScales(scene.tiles().atlas(scene.tiler()), ground);
    WindowPainter renderer = new WindowPainter(context, ShaderSource.bundled(), atlas);
    renderer.setMap(scene.sprites());
    return renderer;
  }

  private static void drawFrames(
      WindowPainter renderer, PictureFrame frame, RenderTarget target, int count) {
    int left = (int) (20 * 52 * frame.scale()) - target.width() / 2;
    int top = (int) (20 * 26 * frame.scale()) - target.height() / 2;
    PicturePart part = new PicturePart();
    PictureBoxes outdated = new PictureBoxes();
    for (int i = 0; i < count; i++) {
      part.set(frame, left + i % 5, top, target.width(), target.height());
      outdated.clear();
      renderer.prepareCells(part, outdated);
      renderer.drawCells(part, target);
      renderer.overlays().drawFields(part, target);
      renderer.overlays().drawRoutes(part, target, false);
    }
  }
}
