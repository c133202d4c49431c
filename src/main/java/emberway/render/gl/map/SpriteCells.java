package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.Layer;
import emberway.render.gl.BlendRounding;
import emberway.render.gl.QuadView;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.pass.CellSource;
import emberway.render.gl.pass.FloatBlendPass;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.PictureFrame;
import java.util.Set;

/**
 * Draws the sprites of a part of a picture, those of double size at scales above 1: directly where
 * the frame is crisp and the driver blends exactly, otherwise block by block through an
 * intermediate target. Context's thread only.
 */
final class SpriteCells implements CellSource {
  /** The longest side of the target for samples, before they are averaged. [px] */
  private static final int MAX_SAMPLE_SIDE = 4096;

  /** Blocks covered less than this are cut, down to a shortest side, so that few are empty. */
  private static final double SPARSE = 0.25;

  private static final int MIN_SPARSE_SIDE = 16; // [px]

  /** The longest side of the float target. [px] */
  private static final int MAX_EXACT_SIDE = 1024;

  /** Sets a view to samples of a part of a frame. */
  private interface Look {
    void at(QuadView view, PictureFrame frame, long left, long top, int width, int height);
  }

  private final RenderPasses passes;
  private final SpriteSizes sprites;
  private final int vertexArray;
  private MapTextures map; // null without a map
  private SpriteStackPass stack; // null unless a stack replaces the map

  /** Draws by some passes. */
  SpriteCells(RenderPasses passes, SpriteSizes sprites, int vertexArray) {
    this.passes = passes;
    this.sprites = sprites;
    this.vertexArray = vertexArray;
  }

  /** Sets what to draw: a map, a stack in its place, or neither; both may be null. */
  void set(MapTextures newMap, SpriteStackPass newStack) {
    map = newMap;
    stack = newStack;
  }

  @Override
  public boolean isFor(PicturePart part) {
    return true;
  }

  /** Whether a frame is drawn with sprites of double size. */
  boolean isDoubled(PictureFrame frame) {
    return stack == null && sprites.areDoubledIn(frame);
  }

  @Override
  public void draw(PicturePart part, Set<Layer> layers, RenderTarget target) {
    if (isDoubled(part.frame())) {
      draw(sprites.doubles(), sprites.doubled(part), layers, target);
    } else {
      draw(sprites.usual(), part, layers, target);
    }
  }

  private void draw(SpriteSheet from, PicturePart part, Set<Layer> layers, RenderTarget target) {
    PictureFrame frame = part.frame();
    if (!frame.isCrisp()) {
      drawSampled(from, part, layers, QuadView::lookSmooth, target);
    } else if (from.exactBias() == BlendRounding.NONE) {
      part.bind(target);
      clear();
      passes.view().lookCrisp(frame, part.left(), part.top(), part.width(), part.height());
      drawSprites(from, frame, layers);
    } else {
      drawExact(from, part, layers, target);
    }
  }

  /** Like {@link #draw}, but draws each pixel's share of hidden cells into the red channel. */
  void drawFog(PicturePart part, Set<Layer> layers, RenderTarget mask) {
    boolean isDoubled = isDoubled(part.frame());
    SpriteSheet from = isDoubled ? sprites.doubles() : sprites.usual();
    drawSampled(from, isDoubled ? sprites.doubled(part) : part, layers, QuadView::lookForFog, mask);
  }

  /** Draws all sprites of a frame into the bound viewport, according to the passes' view. */
  private void drawSprites(SpriteSheet from, PictureFrame frame, Set<Layer> layers) {
    if (stack != null) {
      stack.draw(passes.view(), vertexArray);
    } else {
      from.cells().draw(frame, passes.view(), map, layers, from.sprites());
    }
  }

  /** Draws floats first, then converts them to bytes. */
  private void drawExact(
      SpriteSheet from, PicturePart part, Set<Layer> layers, RenderTarget target) {
    for (int y = 0; y < part.height(); y += MAX_EXACT_SIDE) {
      int rows = Math.min(MAX_EXACT_SIDE, part.height() - y);
      for (int x = 0; x < part.width(); x += MAX_EXACT_SIDE) {
        int columns = Math.min(MAX_EXACT_SIDE, part.width() - x);
        FloatBlendPass exact = passes.exact(columns, rows);
        exact.begin(columns, rows);
        passes.view().lookCrisp(part.frame(), part.left() + x, part.top() + y, columns, rows);
        drawSprites(from, part.frame(), layers);
        target.bind(x, y, columns, rows);
        exact.finish(x, y);
      }
    }
  }

  /** Draws samples first, then their averages. */
  private void drawSampled(
      SpriteSheet from, PicturePart part, Set<Layer> layers, Look look, RenderTarget target) {
    int block =
        Math.min(MAX_SAMPLE_SIDE, passes.context().maxTextureSize()) / part.frame().supersampling();
    for (int y = 0; y < part.height(); y += block) {
      int rows = Math.min(block, part.height() - y);
      for (int x = 0; x < part.width(); x += block) {
        int columns = Math.min(block, part.width() - x);
        drawBlock(from, part, layers, look, target, x, y, columns, rows);
      }
    }
  }

  private void drawBlock(
      SpriteSheet from,
      PicturePart part,
      Set<Layer> layers,
      Look look,
      RenderTarget target,
      int x,
      int y,
      int columns,
      int rows) {
    PictureFrame frame = part.frame();
    int side = frame.supersampling();
    long samplesLeft = (long) (part.left() + x) * side;
    long samplesTop = (long) (part.top() + y) * side;
    look.at(passes.view(), frame, samplesLeft, samplesTop, columns * side, rows * side);
    double coverage = stack == null ? 1 : stack.coverage(passes.view());
    if (coverage == 0) {
      target.bind(x, y, columns, rows);
      RenderTarget.clear(x, y, columns, rows);
    } else if (coverage < SPARSE && Math.max(columns, rows) >= 2 * MIN_SPARSE_SIDE) {
      int left = columns < rows ? columns : columns / 2;
      int upper = columns < rows ? rows / 2 : rows;
      drawBlock(from, part, layers, look, target, x, y, left, upper);
      if (columns < rows) {
        drawBlock(from, part, layers, look, target, x, y + upper, columns, rows - upper);
      } else {
        drawBlock(from, part, layers, look, target, x + left, y, columns - left, rows);
      }
    } else {
      RenderTarget samples = passes.samples(columns * side, rows * side);
      samples.bind(0, 0, columns * side, rows * side);
      clear();
      drawSprites(from, frame, layers);
      target.bind(x, y, columns, rows);
      passes.averages().draw(samples, side, x, y);
    }
  }

  private static void clear() {
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
  }
}
