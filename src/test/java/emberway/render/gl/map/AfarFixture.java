package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.TileMap;
import emberway.pack.MapFiles;
import emberway.pack.map.LoadedMap;
import emberway.render.GlFixture;
import emberway.render.gl.AtlasUpload;
import emberway.render.gl.GlContext;
import emberway.render.gl.PreparedAtlas;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.pass.PictureBoxes;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.sprite.Atlas;
import emberway.sprite.AutoTiler;
import emberway.sprite.ComposedSprites;
import emberway.sprite.SpriteImage;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** A map of a file, to be drawn with and without the mean colors of its sprites. */
record AfarFixture(GlContext context, LoadedMap loaded, AutoTiler tiler, Atlas atlas)
    implements AutoCloseable {
  /** Opens it, or the test is skipped and says why. */
  static AfarFixture of(Path file) throws Exception {
    GlContext context = GlFixture.context();
    LoadedMap loaded = MapFiles.open(file, Optional.empty());
    AutoTiler tiler = new AutoTiler(loaded.tiles().set());
    boolean[] used = new boolean[tiler.spriteNames().size() + 1];
    Arrays.fill(used, 1, used.length, true);
    Atlas atlas =
        Atlas.compose(
            loaded.tiles().set().geometry(),
            tiler.spriteNames(),
            used,
            new ComposedSprites(loaded.tiles().sprites()));
    return new AfarFixture(context, loaded, tiler, atlas);
  }

  PictureFrame frame(TileMap map, double scale) {
    return PictureFrame.whole(
        new IsoProjection(loaded.tiles().set().geometry(), map.size()), scale);
  }

  /** One for files, which draws all sprite by sprite, and at smaller scales their averages. */
  FilePainter exact(TileMap map) {
    return shown(new FilePainter(context, ShaderSource.bundled(), atlas), map);
  }

  /** One as a window has it. */
  WindowPainter coarse(RenderPasses passes, TileMap map) {
    int ground = loaded.tiles().set().geometry().groundPixels();
    AtlasUpload upload = passes.upload(PreparedAtlas.forAllScales(atlas, ground));
    assertThat(upload.next(Integer.MAX_VALUE)).isTrue();
    return shown(new WindowPainter(passes, upload), map);
  }

  /** The cells of a frame as a window shows them in the end. */
  static SpriteImage seen(WindowPainter renderer, PictureFrame frame) {
    return seen(renderer, frame, 0, 0, frame.width(), frame.height());
  }

  /** The cells of a part of a frame as a window shows them in the end. */
  static SpriteImage seen(
      WindowPainter renderer, PictureFrame frame, int left, int top, int width, int height) {
    SpriteImage shown;
    do {
      renderer.chunks().update();
      shown = step(renderer, frame, left, top, width, height);
    } while (!renderer.chunks().isComplete());
    return shown;
  }

  /** What a window shows of a part of a frame now. */
  static SpriteImage step(
      WindowPainter renderer, PictureFrame frame, int left, int top, int width, int height) {
    return GlFixture.draw(
        (part, target) -> {
          renderer.prepareCells(part, new PictureBoxes());
          renderer.drawCells(part, target);
        },
        frame,
        left,
        top,
        width,
        height);
  }

  /** Draws a part of a frame's picture into a window until nothing is missing. */
  static void drawToTheEnd(
      WindowView window,
      MapRenderer renderer,
      PictureFrame frame,
      int left,
      int top,
      int width,
      int height) {
    boolean isComplete;
    do {
      if (renderer instanceof WindowPainter painter) {
        painter.chunks().update();
      }
      window.draw(renderer, frame, left, top, width, height);
      isComplete = !(renderer instanceof WindowPainter painter) || painter.chunks().isComplete();
    } while (!isComplete);
  }

  private <R extends MapRenderer> R shown(R renderer, TileMap map) {
    renderer.setMap(tiler.tile(map));
    return renderer;
  }

  @Override
  public void close() {
    context.close();
  }
}
