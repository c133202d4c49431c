package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.context.Texture;
import emberway.render.gl.sprite.SpriteMeanColors;
import emberway.render.iso.PictureFrame;
import java.util.Set;

/**
 * A map as it looks from afar, a texel a cell, with mip levels: so that a frame that shows a
 * million cells costs what its pixels cost. Filled anew from the map when it is asked for after a
 * change. Window's thread only.
 */
final class LowDetailMap implements AutoCloseable {
  /** Below that scale a cell is so small that its sprites cannot be made out. */
  static final double BELOW = 0.1;

  private final LowDetailPass pass;
  private final Texture means;
  private final RenderTarget cells;
  private boolean isStale = true;

  /**
   * Makes room for a map whose sides are no longer than a texture may be.
   *
   * @param means see {@link SpriteMeanColors}; not its own
   */
  LowDetailMap(LowDetailPass pass, Texture means, MapTextures map) {
    this.pass = pass;
    this.means = means;
    cells = RenderTarget.into(texture(map.grid().size()));
  }

  /** A texel a cell, with mip levels. */
  static Texture texture(GridSize size) {
    int levels = 1 + log2(Math.max(size.width(), size.height()));
    return Texture.blended(size.width(), size.height(), levels);
  }

  /** The whole part of a logarithm. [&gt;= 1] to [&gt;= 0] */
  static int log2(int value) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(value);
  }

  /** Whether a frame is to be drawn from it: one of the whole map, small enough. */
  static boolean isFor(PictureFrame frame) {
    return frame.scale() < BELOW && Horizon.isFor(frame);
  }

  /** The map has changed, or which of its layers are drawn. */
  void forget() {
    isStale = true;
  }

  /** Draws a part of a frame's picture into the upper left of a target, whatever was there. */
  void draw(
      PictureFrame frame,
      int left,
      int top,
      int width,
      int height,
      MapTextures map,
      Set<Layer> layers,
      RenderTarget target) {
    if (isStale) {
      isStale = false;
      pass.filler().fill(cells, map, means, layers);
      cells.color().bind(0);
      glGenerateMipmap(GL_TEXTURE_2D);
    }
    target.bind(0, 0, width, height);
    pass.draw(frame, left, top, cells.color());
  }

  @Override
  public void close() {
    cells.close();
  }
}
