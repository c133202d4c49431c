package emberway.sprite;

import emberway.map.Layer;

/**
 * Some sprites of a {@link SpriteLayer} that are others now. Immutable, as long as its arrays are.
 */
public final class SpritePatch {
  private final Layer layer;
  private final int[] cells; // row-major indices, ascending
  private final char[] sprites; // [size: cells.length]

  SpritePatch(Layer layer, int[] cells, char[] sprites) {
    this.layer = layer;
    this.cells = cells;
    this.sprites = sprites;
  }

  /** Which layer they belong to. */
  public Layer layer() {
    return layer;
  }

  /** Their row-major indices, ascending; the patch's own array, to be read only. */
  public int[] cells() {
    return cells;
  }

  /** The sprites that are there now, for each of {@link #cells}; likewise. */
  public char[] sprites() {
    return sprites;
  }
}
