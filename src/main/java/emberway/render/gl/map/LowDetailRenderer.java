package emberway.render.gl.map;

import emberway.map.Layer;
import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.context.Texture;
import emberway.render.gl.pass.PicturePart;
import emberway.render.gl.sprite.SpriteMeanColors;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.sprite.SpritePatch;
import java.util.Set;

/**
 * Draws everything that uses sprites' mean colors: low-detail maps, and the surroundings of a map.
 * Context's thread only.
 */
final class LowDetailRenderer implements AutoCloseable {
  private final RenderPasses passes;
  private final Texture means;
  private LowDetailMap coarse; // null until needed, like the next
  private Horizon horizon;

  /**
   * Uploads the mean colors.
   *
   * @param meanColors of the sprites, see {@link SpriteMeanColors}
   */
  LowDetailRenderer(RenderPasses passes, byte[] meanColors) {
    this.passes = passes;
    means = SpriteMeanColors.texture(meanColors);
  }

  /** Whether a frame's cells are drawn in low detail. */
  boolean isFor(PictureFrame frame, MapTextures map) {
    return LowDetailMap.isFor(frame) && fits(map);
  }

  /** Whether the driver supports a texture with a texel per cell. */
  boolean fits(MapTextures map) {
    int longest = Math.max(map.size().width(), map.size().height());
    return longest <= passes.context().maxTextureSize();
  }

  /**
   * Draws a part of a frame's picture into the upper left corner of a target, replacing its
   * content.
   */
  void drawCells(PicturePart part, MapTextures map, Set<Layer> layers, RenderTarget target) {
    if (coarse == null) {
      coarse = new LowDetailMap(passes.coarse(), means, map);
    }
    coarse.draw(part, map, layers, target);
  }

  /** The surroundings of a map, see {@link Horizon#draw}; null where none are seen. */
  Texture horizon(PicturePart part, MapTextures map, Set<Layer> layers, OverlayStyle style) {
    if (!part.frame().isOfWholeDiamonds() || !fits(map) || !HorizonPass.isSeen(part)) {
      return null;
    }
    if (horizon == null) {
      horizon = new Horizon(passes.horizon(), means, map);
    }
    passes.horizon().setStyle(style);
    return horizon.draw(part, map, layers);
  }

  /** Marks the colors of some cells as outdated. */
  void patch(SpritePatch patch) {
    if (coarse != null) {
      coarse.forget();
    }
    if (horizon != null) {
      horizon.patch(patch);
    }
  }

  /** Marks all colors as outdated after a change of the layers drawn. */
  void forget() {
    if (coarse != null) {
      coarse.forget();
    }
    if (horizon != null) {
      horizon.forget();
    }
  }

  /** Releases the texture with a texel per cell until cells are drawn again. */
  void releaseCells() {
    if (coarse != null) {
      coarse.close();
      coarse = null;
    }
  }

  /** Releases the textures, since the next map may have another size. */
  void forgetMap() {
    releaseCells();
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
