package emberway.sprite;

import emberway.map.Layer;

/** Changed sprites of a {@link SpriteLayer}. */
public final class LayerPatch implements SpritePatch {
  private final Layer layer;
  private final int[] cells;
  private final char[] sprites;

  LayerPatch(Layer layer, int[] cells, char[] sprites) {
    this.layer = layer;
    this.cells = cells;
    this.sprites = sprites;
  }

  /** The layer of the sprites. */
  public Layer layer() {
    return layer;
  }

  @Override
  public int[] cells() {
    return cells;
  }

  @Override
  public char[] sprites() {
    return sprites;
  }
}
