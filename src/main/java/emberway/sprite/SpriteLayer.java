package emberway.sprite;

import emberway.map.GridSize;

/**
 * Which sprite each cell of a layer is drawn with: 0 for none, otherwise the sprite's place in
 * {@link AutoTiler#spriteNames()} plus one.
 */
public final class SpriteLayer {
  private final GridSize size;
  private final char[] sprites; // [size: width*height, row-major]

  SpriteLayer(GridSize size, char[] sprites) {
    this.size = size;
    this.sprites = sprites;
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /** The sprite at a row-major index; 0 is none. */
  public int sprite(int index) {
    return sprites[index];
  }

  /** All of them, row-major; the layer's own array, to be read only. */
  public char[] sprites() {
    return sprites;
  }

  /** Marks each sprite that is drawn at least once. [size: at least the highest sprite + 1] */
  public void markUsed(boolean[] used) {
    for (char sprite : sprites) {
      used[sprite] = true;
    }
  }
}
