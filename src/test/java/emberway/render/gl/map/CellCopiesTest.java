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
import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.GlContext;
import emberway.render.gl.PreparedAtlas;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.software.SoftwareDriver;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.SpriteStack.Animation;
import emberway.render.iso.SpriteStack.Frame;
import emberway.sprite.SpriteImage;
import emberway.sprite.TileGeometry;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A window's cells at scale 1, copied by the processor, against those that OpenGL draws. */
final class CellCopiesTest {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 400;

  @AutoClose private static GlContext context;

  @BeforeAll
  static void open() {
    context = GlFixture.context();
    Assumptions.assumeTrue(
        SoftwareDriver.of(context).givesWay(), "graphics hardware draws all cells itself");
  }

  private static WindowPainter ofWindow(Scene scene) {
    PreparedAtlas atlas =
        PreparedAtlas.forAllScales(
            scene.tiles().atlas(scene.tiler()), TileGeometry.PUBLISHED.groundPixels());
    WindowPainter renderer = new WindowPainter(context, ShaderSource.bundled(), atlas);
    renderer.setMap(scene.sprites());
    return renderer;
  }

  /** What both draw of a part, which is the same. */
  private static SpriteImage both(WindowPainter window, FilePainter file, PictureFrame frame) {
    long before = DrawCallCounter.made();
    SpriteImage copied = GlFixture.draw(window::drawCells, frame, 700, 150, WIDTH, HEIGHT);
    assertThat(DrawCallCounter.made()).as("draw calls").isEqualTo(before);
    SpriteImage drawn = GlFixture.draw(file::drawCells, frame, 700, 150, WIDTH, HEIGHT);
    assertThat(GlFixture.difference(copied, drawn)).isEmpty();
    return copied;
  }

  @Test
  void drawCells_afterEditsAnimationsAndWithFewerLayers_areThoseOfOpenGl() {
    GridSize size = new GridSize(40, 40);
    Scene scene =
        TestScenes.withTop(
            TestScenes.random(TestScenes.noise(TileGeometry.PUBLISHED, 3, 0, 90, 255), size, 1), 2);
    TileMap map = scene.map();
    PictureFrame frame = GlFixture.frame(scene, 1);
    try (WindowPainter window = ofWindow(scene);
        FilePainter file = GlFixture.renderer(context, scene)) {
      SpriteImage first = both(window, file, frame);
      int[] cells = new Random(4).ints(400, 0, size.cells()).toArray();
      int road = map.legend().id('R');
      MapEdit.painting(map, Layer.OVERLAY, cells, road).applyTo(map);
      for (MapRenderer renderer : List.of(window, file)) {
        renderer.patchMap(scene.tiler().patch(map, Rotation.NONE, Layer.OVERLAY, cells));
      }
      SpriteImage edited = both(window, file, frame);
      assertThat(GlFixture.difference(edited, first)).isNotEmpty();
      int last = scene.tiler().spriteNames().size();
      List<Animation> animations =
          IntStream.range(1, last)
              .mapToObj(
                  sprite ->
                      new Animation(sprite, List.of(new Frame(sprite, 100), new Frame(last, 100))))
              .toList();
      window.showTime(animations, 100);
      file.showTime(animations, 100);
      assertThat(GlFixture.difference(both(window, file, frame), edited)).isNotEmpty();
      window.setLayers(Set.of(Layer.OVERLAY));
      file.setLayers(Set.of(Layer.OVERLAY));
      both(window, file, frame);
    }
  }
}
