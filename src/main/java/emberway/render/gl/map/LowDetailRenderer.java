package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.Layer;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.SpriteMeanColors;
import emberway.render.gl.Texture;
import emberway.render.gl.pass.CellSource;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.OverlayStyle;
import emberway.sprite.SpritePatch;
import java.util.Set;

/**
 * Draws everything that uses sprites' mean colors: low-detail maps, and the surroundings of a map.
 * Context's thread only.
 */
final class LowDetailRenderer implements CellSource, AutoCloseable {
  private final RenderPasses passes;
  private final Texture means;
  private MapTextures map; // null without a map
  private LowDetailMap coarse; // null until needed
  private Horizon horizon; // null until needed

  /**
   * Uploads the mean colors.
   *
   * @param meanColors of the sprites, see {@link SpriteMeanColors}
   */
  LowDetailRenderer(RenderPasses passes, byte[] meanColors) {
    this.passes = passes;
    means = SpriteMeanColors.texture(meanColors);
  }

  /** Sets the map to draw; null for none. Releases the textures, which may have another size. */
  void setMap(MapTextures next) {
    releaseCells();
    if (horizon != null) {
      horizon.close();
      horizon = null;
    }
    map = next;
  }

  @Override
  public boolean isFor(PicturePart part) {
    return map != null && LowDetailMap.isFor(part.frame()) && fits();
  }

  /** Whether the driver supports a texture with a texel per cell. */
  private boolean fits() {
    int longest = Math.max(map.size().width(), map.size().height());
    return longest <= passes.context().maxTextureSize();
  }

  @Override
  public void draw(PicturePart part, Set<Layer> layers, RenderTarget target) {
    if (coarse == null) {
      coarse = new LowDetailMap(passes.coarse(), means, map);
    }
    coarse.draw(part, map, layers, target);
  }

  /** Draws cells at any scale and keeps nothing; clears the target for too large maps. */
  void drawOnce(PicturePart part, Set<Layer> layers, RenderTarget target) {
    if (fits()) {
      draw(part, layers, target);
      releaseCells();
    } else {
      glClearColor(0, 0, 0, 0);
      glClear(GL_COLOR_BUFFER_BIT);
    }
  }

  /** The surroundings of a map, see {@link Horizon#draw}; null where none are seen. */
  Texture horizon(PicturePart part, Set<Layer> layers, OverlayStyle style) {
    if (map == null || !part.frame().isOfWholeDiamonds() || !fits() || !HorizonPass.isSeen(part)) {
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
  private void releaseCells() {
    if (coarse != null) {
      coarse.close();
      coarse = null;
    }
  }

  @Override
  public void close() {
    setMap(null);
    means.close();
  }
}
