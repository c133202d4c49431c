package emberway.render.iso;

import emberway.map.GridSize;
import emberway.sprite.Atlas;

/**
 * A layer with one sprite per cell, drawn at the corner of the cell's bounding box plus the layer's
 * offset. Positions between pixels are rounded as in Tiled.
 */
public final class CellSpriteLayer implements SpriteStack.Layer {
  private final GridSize size;
  private final char[] sprites; // [size: width*height, row-major] 0 = none
  private final int offsetX;
  private final int offsetY;
  private final PixelBox reach;

  private CellSpriteLayer(GridSize size, char[] sprites, int offsetX, int offsetY, PixelBox reach) {
    this.size = size;
    this.sprites = sprites;
    this.offsetX = offsetX;
    this.offsetY = offsetY;
    this.reach = reach;
  }

  /**
   * Wraps an array of sprite numbers, without copying it.
   *
   * @param atlas defines the sprite numbers
   * @param lattice the arrangement of cells
   * @param sprites row-major [size: width*height] [0..atlas slots]
   * @param moveX from the lattice's to the world's coordinates [px]
   * @param moveY from the lattice's to the world's coordinates [px]
   * @param oddX added to all columns before rounding [half px]
   * @param oddY added to all rows before rounding [half px]
   */
  public static CellSpriteLayer of(
      Atlas atlas,
      Lattice lattice,
      char[] sprites,
      double moveX,
      double moveY,
      int oddX,
      int oddY) {
    GridSize size = lattice.size();
    if (sprites.length != size.cells()) {
      throw new IllegalArgumentException(sprites.length + " sprites for a layer of " + size);
    }
    return new CellSpriteLayer(
        size,
        sprites,
        2 * (int) Math.floor(moveX + 0.5) + oddX,
        (int) Math.floor(2 * moveY) + 1 + oddY,
        reach(atlas, sprites));
  }

  private static PixelBox reach(Atlas atlas, char[] sprites) {
    boolean[] used = new boolean[atlas.layout().count() + 1];
    for (char sprite : sprites) {
      used[sprite] = true;
    }
    return PixelBox.of(atlas, used);
  }

  /** The grid's size. */
  public GridSize size() {
    return size;
  }

  /** The sprites, row-major; the layer's own array, read-only. */
  public char[] sprites() {
    return sprites;
  }

  /** The horizontal offset, added to the lattice's half pixels before halving and rounding down. */
  public int offsetX() {
    return offsetX;
  }

  /** The vertical offset, added to the lattice's half pixels before halving and rounding down. */
  public int offsetY() {
    return offsetY;
  }

  /** The extent of all its sprites, relative to the corner of the cell's bounding box. [px] */
  public PixelBox reach() {
    return reach;
  }
}
