package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.Layer;
import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.context.Texture;
import emberway.render.gl.sprite.SpriteMeanColors;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import java.util.Set;

/**
 * What seems to lie beyond the edge of a map: its border, going on until it is lost in the dusk.
 * The colors of the border are kept, and filled anew after a change. Window's thread only.
 */
final class Horizon implements AutoCloseable {
  private static final int SIDES = 4;

  /** log2 of the rows of each side, so that there are so many mip levels in which none mix. */
  private static final int MOST_LEVELS = 5;

  private final HorizonPass pass;
  private final Texture means;
  private final RenderTarget edges;
  private boolean isStale = true;

  /**
   * Makes room for a map whose sides are no longer than a texture may be.
   *
   * @param means see {@link SpriteMeanColors}; not its own
   */
  Horizon(HorizonPass pass, Texture means, MapTextures map) {
    this.pass = pass;
    this.means = means;
    int longest = Math.max(map.grid().size().width(), map.grid().size().height());
    int levels = Math.min(MOST_LEVELS, LowDetailMap.log2(longest));
    Texture texture = Texture.blended(longest, SIDES << MOST_LEVELS, 1 + levels);
    edges = RenderTarget.into(texture);
  }

  /** Whether a frame has one: one of a whole map on diamonds. */
  static boolean isFor(PictureFrame frame) {
    return frame.projection() instanceof IsoProjection projection
        && frame.cells().width() == projection.size().width()
        && frame.cells().height() == projection.size().height();
  }

  /** The map has changed, or which of its layers are drawn. */
  void forget() {
    isStale = true;
  }

  /** Draws a part of a frame's picture below what is in the upper left of a target already. */
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
      pass.fill(edges, 1 << MOST_LEVELS, map, means, layers);
      edges.color().bind(0);
      glGenerateMipmap(GL_TEXTURE_2D);
    }
    target.bind(0, 0, width, height);
    pass.draw(frame, left, top, width, height, edges.color());
  }

  @Override
  public void close() {
    edges.close();
  }
}
