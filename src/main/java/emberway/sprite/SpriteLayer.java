package emberway.sprite;

import emberway.map.GridSize;

/**
 * The sprite of each cell of a layer: 0 for none, otherwise the index in {@link
 * AutoTiler#spriteNames()} plus one. An empty layer has no numbers at all.
 */
public final class SpriteLayer {
  private final GridSize size;
  private final char[] sprites; // [size: width*height, row-major] or [size: 0]

  SpriteLayer(GridSize size, char[] sprites) {
    this.size = size;
    this.sprites = sprites;
  }

  /** A layer without any sprite. */
  static SpriteLayer empty(GridSize size) {
    return new SpriteLayer(size, new char[0]);
  }

  /** Whether this layer was known to have no sprites when it was made. */
  public boolean isEmpty() {
    return sprites.length == 0;
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /** The sprite at a row-major index; 0 is none. */
  public int sprite(int index) {
    return isEmpty() ? 0 : sprites[index];
  }

  /**
   * All sprites, row-major, and none for an empty layer; the internal array, which must not be
   * modified.
   */
  public char[] sprites() {
    return sprites;
  }

  /** Marks each sprite that occurs at least once. [size: at least the highest sprite + 1] */
  public void markUsed(boolean[] used) {
    for (char sprite : sprites) {
      used[sprite] = true;
    }
  }
}
