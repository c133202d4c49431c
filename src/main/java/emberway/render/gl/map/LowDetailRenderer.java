package emberway.render.gl.map;

import emberway.map.Layer;
import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.context.Texture;
import emberway.render.gl.sprite.SpriteMeanColors;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import java.util.Set;

/**
 * What is drawn by the mean colors of sprites in place of their pictures: a map from afar, and what
 * seems to lie beyond its edge. Window's thread only.
 */
final class LowDetailRenderer implements AutoCloseable {
  private final RenderPasses passes;
  private final Texture means;
  private LowDetailMap coarse; // null until needed, like the next
  private Horizon horizon;

  /**
   * Uploads the colors.
   *
   * @param meanColors of the sprites, see {@link SpriteMeanColors}
   */
  LowDetailRenderer(RenderPasses passes, byte[] meanColors) {
    this.passes = passes;
    means = SpriteMeanColors.texture(meanColors);
  }

  /** Whether a frame's cells are to be drawn from afar. */
  boolean isFor(PictureFrame frame, MapTextures map) {
    return LowDetailMap.isFor(frame) && fits(map);
  }

  /** Whether the driver has a texture of a texel for each cell. */
  private boolean fits(MapTextures map) {
    int longest = Math.max(map.grid().size().width(), map.grid().size().height());
    return longest <= passes.context().maxTextureSize();
  }

  /** Draws a part of a frame's picture into the upper left of a target, whatever was there. */
  void drawCells(
      PictureFrame frame,
      int left,
      int top,
      int width,
      int height,
      MapTextures map,
      Set<Layer> layers,
      RenderTarget target) {
    if (coarse == null) {
      coarse = new LowDetailMap(passes.coarse(), means, map);
    }
    coarse.draw(frame, left, top, width, height, map, layers, target);
  }

  /** Draws what lies beyond the edge below what is in the upper left of a target already. */
  void drawHorizon(
      PictureFrame frame,
      int left,
      int top,
      int width,
      int height,
      MapTextures map,
      Set<Layer> layers,
      OverlayStyle style,
      RenderTarget target) {
    if (!Horizon.isFor(frame) || !fits(map)) {
      return;
    }
    if (horizon == null) {
      horizon = new Horizon(passes.horizon(), means, map);
    }
    passes.horizon().setStyle(style);
    horizon.draw(frame, left, top, width, height, map, layers, target);
  }

  /** The map has changed, or which of its layers are drawn. */
  void forget() {
    if (coarse != null) {
      coarse.forget();
    }
    if (horizon != null) {
      horizon.forget();
    }
  }

  /** There is another map, perhaps of another size. */
  void forgetMap() {
    if (coarse != null) {
      coarse.close();
      coarse = null;
    }
    if (horizon != null) {
      horizon.close();
      horizon = null;
    }
  }

  @Override
  public void close() {
    forgetMap();
    means.close();
  }
}
