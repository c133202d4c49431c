package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.pass.FloatBlendPass;
import emberway.render.gl.pass.PicturePart;
import emberway.render.gl.sprite.BlendRounding;
import emberway.render.gl.sprite.QuadView;
import emberway.render.iso.PictureFrame;
import java.util.function.Supplier;

/**
 * Draws the sprites of a part of a picture: directly where the frame is crisp and the driver blends
 * exactly, otherwise block by block through an intermediate target. Context's thread only.
 */
final class SpriteBlocks {
  /** The longest side of the target for samples, before they are averaged. [px] */
  private static final int MAX_SAMPLE_SIDE = 4096;

  /** The longest side of the float target. [px] */
  private static final int MAX_EXACT_SIDE = 1024;

  /** Sets a view to samples of a part of a frame. */
  private interface Look {
    void at(QuadView view, PictureFrame frame, long left, long top, int width, int height);
  }

  /** Draws all sprites of a frame into the bound viewport, according to the passes' view. */
  interface Sprites {
    void draw(SpriteSheet from, PictureFrame frame);
  }

  private final RenderPasses passes;
  private final Sprites sprites;
  private final Supplier<SpriteStackPass> stack;

  /**
   * Draws by some passes.
   *
   * @param stack the stack that the sprites are of; null if they are of none
   */
  SpriteBlocks(RenderPasses passes, Sprites sprites, Supplier<SpriteStackPass> stack) {
    this.passes = passes;
    this.sprites = sprites;
    this.stack = stack;
  }

  /** Draws into the upper left corner of a target. */
  void draw(SpriteSheet from, PicturePart part, RenderTarget target) {
    PictureFrame frame = part.frame();
    if (!frame.isCrisp()) {
      drawSampled(from, part, QuadView::lookSmooth, target);
    } else if (from.exactBias() == BlendRounding.NONE) {
      part.bind(target);
      clear();
      passes.view().lookCrisp(frame, part.left(), part.top(), part.width(), part.height());
      sprites.draw(from, frame);
    } else {
      drawExact(from, part, target);
    }
  }

  /** Like {@link #draw}, but draws each pixel's share of hidden cells into the red channel. */
  void drawFog(SpriteSheet from, PicturePart part, RenderTarget mask) {
    drawSampled(from, part, QuadView::lookForFog, mask);
  }

  /** Draws floats first, then converts them to bytes. */
  private void drawExact(SpriteSheet from, PicturePart part, RenderTarget target) {
    for (int y = 0; y < part.height(); y += MAX_EXACT_SIDE) {
      int rows = Math.min(MAX_EXACT_SIDE, part.height() - y);
      for (int x = 0; x < part.width(); x += MAX_EXACT_SIDE) {
        int columns = Math.min(MAX_EXACT_SIDE, part.width() - x);
        FloatBlendPass exact = passes.exact(columns, rows);
        exact.begin(columns, rows);
        passes.view().lookCrisp(part.frame(), part.left() + x, part.top() + y, columns, rows);
        sprites.draw(from, part.frame());
        target.bind(x, y, columns, rows);
        exact.finish(x, y);
      }
    }
  }

  /** Draws samples first, then their averages. */
  private void drawSampled(SpriteSheet from, PicturePart part, Look look, RenderTarget target) {
    PictureFrame frame = part.frame();
    int side = frame.supersampling();
    int block = Math.min(MAX_SAMPLE_SIDE, passes.context().maxTextureSize()) / side;
    for (int y = 0; y < part.height(); y += block) {
      int rows = Math.min(block, part.height() - y);
      for (int x = 0; x < part.width(); x += block) {
        int columns = Math.min(block, part.width() - x);
        long samplesLeft = (long) (part.left() + x) * side;
        long samplesTop = (long) (part.top() + y) * side;
        look.at(passes.view(), frame, samplesLeft, samplesTop, columns * side, rows * side);
        if (stack.get() != null && stack.get().isEmpty(passes.view())) {
          target.bind(x, y, columns, rows);
          RenderTarget.clear(x, y, columns, rows);
          continue;
        }
        RenderTarget samples = passes.samples(columns * side, rows * side);
        samples.bind(0, 0, columns * side, rows * side);
        clear();
        sprites.draw(from, frame);
        target.bind(x, y, columns, rows);
        passes.averages().draw(samples, side, x, y);
      }
    }
  }

  private static void clear() {
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
  }
}
