package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.SpriteMeanColors;
import emberway.render.gl.Texture;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.PictureFrame;
import java.util.Set;

/**
 * A low-detail map for small scales, with a texel per cell and mip levels, so that the cost of a
 * frame depends on its pixels even with a million cells. Refilled on demand after a change.
 * Context's thread only.
 */
final class LowDetailMap implements AutoCloseable {
  /** Below this scale, cells are so small that sprites are indistinguishable. */
  static final double BELOW = 0.1;

  private final LowDetailPass pass;
  private final Texture means;
  private final RenderTarget cells;
  private boolean isStale = true;

  /**
   * Allocates the texture for a map whose sides do not exceed a texture's.
   *
   * @param means see {@link SpriteMeanColors}; not owned
   */
  LowDetailMap(LowDetailPass pass, Texture means, MapTextures map) {
    this.pass = pass;
    this.means = means;
    cells = RenderTarget.into(texture(map.size()));
  }

  /** A texture with a texel per cell and mip levels. */
  static Texture texture(GridSize size) {
    int levels = 1 + log2(Math.max(size.width(), size.height()));
    return Texture.blended(size.width(), size.height(), levels);
  }

  /** The logarithm to base 2, rounded down. [&gt;= 1] to [&gt;= 0] */
  static int log2(int value) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(value);
  }

  /** Whether a frame is drawn in low detail: a frame of the whole map at a small scale. */
  static boolean isFor(PictureFrame frame) {
    return frame.scale() < BELOW && frame.isOfWholeDiamonds();
  }

  /** Marks the texture as outdated after a change of the map or of the layers drawn. */
  void forget() {
    isStale = true;
  }

  /**
   * Draws a part of a frame's picture into the upper left corner of a target, replacing its
   * content.
   */
  void draw(PicturePart part, MapTextures map, Set<Layer> layers, RenderTarget target) {
    if (isStale) {
      isStale = false;
      pass.filler().fill(cells, map, means, layers);
      cells.color().bind(0);
      glGenerateMipmap(GL_TEXTURE_2D);
    }
    part.bind(target);
    pass.draw(part.frame(), part.left(), part.top(), cells.color());
  }

  @Override
  public void close() {
    cells.close();
  }
}
