package emberway.render.gl;

import emberway.map.Layer;
import emberway.sprite.SpriteLayer;
import emberway.sprite.SpritePatch;

/** A map on the GPU: the number of the sprite to draw, for each cell of each layer. */
final class MapTextures implements AutoCloseable {
  private final FoldedGrid base;
  private final FoldedGrid overlay;

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

  /** Uploads what has changed. */
  void patch(SpritePatch patch) {
    FoldedGrid grid = patch.layer() == Layer.BASE ? base : overlay;
    grid.set(patch.cells(), patch.sprites());
  }

  void bind() {
    base.bind(CellProgram.UNIT_BASE);
    overlay.bind(CellProgram.UNIT_OVERLAY);
  }

  @Override
  public void close() {
    base.close();
    overlay.close();
  }
}
