package emberway.render;

import emberway.render.TestScenes.Scene;
import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.render.gl.PixelReader;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.map.FilePainter;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.CellRegion;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.sprite.SpriteImage;
import org.junit.jupiter.api.Assumptions;

/** What OpenGL tests share. */
public final class GlFixture {
  private GlFixture() {}

  /** A context, or the test is skipped and says why. */
  public static GlContext context() {
    try {
      return GlContext.headless();
    } catch (OpenGlUnavailableException e) {
      Assumptions.abort("OpenGL tests are skipped: " + e.getMessage());
      throw new AssertionError(e);
    }
  }

  /** A renderer of a scene. */
  public static FilePainter renderer(GlContext context, Scene scene) {
    FilePainter renderer =
        new FilePainter(context, ShaderSource.bundled(), scene.tiles().atlas(scene.tiler()));
    renderer.setMap(scene.sprites());
    return renderer;
  }

  /** A frame of all of a scene's cells. */
  public static PictureFrame frame(Scene scene, double scale) {
    return PictureFrame.whole(projection(scene), scale);
  }

  /** A frame of some of a scene's cells. */
  public static PictureFrame frame(Scene scene, CellRegion region, double scale) {
    return new PictureFrame(projection(scene), region, scale);
  }

  private static IsoProjection projection(Scene scene) {
    return new IsoProjection(scene.tiles().set().geometry(), scene.map().size());
  }

  /** The whole picture of a frame in one piece, premultiplied RGBA. */
  public static SpriteImage draw(FilePainter renderer, PictureFrame frame) {
    return draw(renderer, frame, 0, 0, frame.width(), frame.height());
  }

  /** A part of the picture of a frame, premultiplied RGBA. */
  public static SpriteImage draw(
      FilePainter renderer, PictureFrame frame, int left, int top, int width, int height) {
    return draw(renderer::draw, frame, left, top, width, height);
  }

  /** What draws a part of a picture. */
  public interface Painter {
    void draw(PicturePart part, RenderTarget target);
  }

  /** A part of the picture of a frame, drawn as told. */
  public static SpriteImage draw(
      Painter painter, PictureFrame frame, int left, int top, int width, int height) {
    try (RenderTarget target = new RenderTarget(width, height);
        PixelReader reader = new PixelReader(width, height)) {
      painter.draw(new PicturePart().set(frame, left, top, width, height), target);
      reader.read(0, target, 0, width, height);
      byte[] pixels = new byte[width * height * 4];
      reader.map(0, height).get(0, pixels);
      reader.unmap();
      return new SpriteImage(width, height, pixels);
    }
  }

  /** The pixels of a part of a picture. */
  public static SpriteImage crop(SpriteImage image, int left, int top, int width, int height) {
    byte[] out = new byte[width * height * 4];
    for (int y = 0; y < height; y++) {
      int from = ((top + y) * image.width() + left) * 4;
      System.arraycopy(image.rgba(), from, out, y * width * 4, width * 4);
    }
    return new SpriteImage(width, height, out);
  }

  /** Where two pictures differ first, in words; empty where they do not. */
  public static String difference(SpriteImage is, SpriteImage should) {
    if (is.width() != should.width() || is.height() != should.height()) {
      return "%d×%d px instead of %d×%d"
          .formatted(is.width(), is.height(), should.width(), should.height());
    }
    int different = 0;
    String first = "";
    for (int i = 0; i < is.rgba().length; i++) {
      if (is.rgba()[i] != should.rgba()[i] && different++ == 0) {
        first =
            "pixel %d,%d channel %d: %d instead of %d"
                .formatted(
                    i / 4 % is.width(),
                    i / 4 / is.width(),
                    i % 4,
                    is.rgba()[i] & 0xFF,
                    should.rgba()[i] & 0xFF);
      }
    }
    return different == 0 ? "" : different + " bytes differ, first " + first;
  }
}
