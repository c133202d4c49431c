package emberway.render.gl;

import emberway.map.Layer;
import emberway.sprite.SpriteLayer;
import java.nio.ShortBuffer;
import org.lwjgl.system.MemoryUtil;

/** A map on the GPU: the number of the sprite to draw, for each cell of each layer. */
final class MapTextures implements AutoCloseable {
  private final FoldedGrid base;
  private final FoldedGrid overlay;
  private final ShortBuffer scratch = MemoryUtil.memAllocShort(1);

  MapTextures(SpriteLayer baseSprites, SpriteLayer overlaySprites, int maxTextureSize) {
    if (!baseSprites.size().equals(overlaySprites.size())) {
      throw new IllegalArgumentException(
          "base is " + baseSprites.size() + " cells, overlay " + overlaySprites.size());
    }
    base = FoldedGrid.of(baseSprites.size(), baseSprites.sprites(), maxTextureSize);
    overlay = FoldedGrid.of(overlaySprites.size(), overlaySprites.sprites(), maxTextureSize);
  }

  /** The layers' common grid. */
  FoldedGrid grid() {
    return base;
  }

  /** Changes one cell. */
  void set(Layer layer, int cellIndex, int sprite) {
    (layer == Layer.BASE ? base : overlay).set(cellIndex, (char) sprite, scratch);
  }

  void bind() {
    base.bind(CellProgram.UNIT_BASE);
    overlay.bind(CellProgram.UNIT_OVERLAY);
  }

  @Override
  public void close() {
    base.close();
    overlay.close();
    MemoryUtil.memFree(scratch);
  }
}
