package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.pass.FloatBlendPass;
import emberway.render.gl.sprite.BlendRounding;
import emberway.render.iso.PictureFrame;

/**
 * Draws the sprites of a part of a picture: directly where the frame is crisp and the driver blends
 * exactly, otherwise block by block through an intermediate target. Window's thread only.
 */
final class SpriteBlocks {
  /** The longest side of the target for samples, before they are averaged. [px] */
  private static final int MAX_SAMPLE_SIDE = 4096;

  /** The longest side of the float target. [px] */
  private static final int MAX_EXACT_SIDE = 1024;

  /** Draws all sprites of a frame into the bound viewport, according to the passes' view. */
  interface Sprites {
    void draw(SpriteSheet from, PictureFrame frame);
  }

  private final RenderPasses passes;
  private final Sprites sprites;

  SpriteBlocks(RenderPasses passes, Sprites sprites) {
    this.passes = passes;
    this.sprites = sprites;
  }

  /**
   * Draws into the upper left corner of a target.
   *
   * @param left the part's left edge; may lie outside the picture [picture px]
   * @param top the part's top edge; may lie outside the picture [picture px]
   */
  void draw(
      SpriteSheet from,
      PictureFrame frame,
      int left,
      int top,
      int width,
      int height,
      RenderTarget target) {
    if (!frame.isCrisp()) {
      drawSampled(from, frame, false, left, top, width, height, target);
    } else if (from.exactBias() == BlendRounding.NONE) {
      target.bind(0, 0, width, height);
      clear();
      passes.view().lookCrisp(frame, left, top, width, height);
      sprites.draw(from, frame);
    } else {
      drawExact(from, frame, left, top, width, height, target);
    }
  }

  /** Like {@link #draw}, but draws each pixel's share of hidden cells into the red channel. */
  void drawFog(
      SpriteSheet from,
      PictureFrame frame,
      int left,
      int top,
      int width,
      int height,
      RenderTarget mask) {
    drawSampled(from, frame, true, left, top, width, height, mask);
  }

  /** Draws floats first, then converts them to bytes. */
  private void drawExact(
      SpriteSheet from,
      PictureFrame frame,
      int left,
      int top,
      int width,
      int height,
      RenderTarget target) {
    for (int y = 0; y < height; y += MAX_EXACT_SIDE) {
      int rows = Math.min(MAX_EXACT_SIDE, height - y);
      for (int x = 0; x < width; x += MAX_EXACT_SIDE) {
        int columns = Math.min(MAX_EXACT_SIDE, width - x);
        FloatBlendPass exact = passes.exact(columns, rows);
        exact.begin(columns, rows);
        passes.view().lookCrisp(frame, left + x, top + y, columns, rows);
        sprites.draw(from, frame);
        target.bind(x, y, columns, rows);
        exact.finish(x, y);
      }
    }
  }

  /** Draws samples first, then their averages. */
  private void drawSampled(
      SpriteSheet from,
      PictureFrame frame,
      boolean isFog,
      int left,
      int top,
      int width,
      int height,
      RenderTarget target) {
    int side = frame.supersampling();
    int block = Math.min(MAX_SAMPLE_SIDE, passes.context().maxTextureSize()) / side;
    for (int y = 0; y < height; y += block) {
      int rows = Math.min(block, height - y);
      for (int x = 0; x < width; x += block) {
        int columns = Math.min(block, width - x);
        RenderTarget samples = passes.samples(columns * side, rows * side);
        samples.bind(0, 0, columns * side, rows * side);
        clear();
        look(frame, isFog, (long) (left + x) * side, (long) (top + y) * side, columns, rows);
        sprites.draw(from, frame);
        target.bind(x, y, columns, rows);
        passes.averages().draw(samples, side, x, y);
      }
    }
  }

  private void look(
      PictureFrame frame, boolean isFog, long samplesLeft, long samplesTop, int columns, int rows) {
    int width = columns * frame.supersampling();
    int height = rows * frame.supersampling();
    if (isFog) {
      passes.view().lookForFog(frame, samplesLeft, samplesTop, width, height);
    } else {
      passes.view().lookSmooth(frame, samplesLeft, samplesTop, width, height);
    }
  }

  private static void clear() {
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
  }
}
