package emberway.render.iso;

import emberway.map.GridSize;
import emberway.sprite.Atlas;

/**
 * A layer with a sprite in every cell: drawn at the corner of the cell's bounding box, moved by the
 * layer's offset. Where that is between pixels, columns and rows are rounded as Tiled does it.
 */
public final class CellSpriteLayer implements SpriteStack.Layer {
  private final String name;
  private final GridSize size;
  private final char[] sprites; // [size: width*height, row-major] 0 = none
  private final int offsetX;
  private final int offsetY;
  private final PixelBox reach;

  private CellSpriteLayer(
      String name, GridSize size, char[] sprites, int offsetX, int offsetY, PixelBox reach) {
    this.name = name;
    this.size = size;
    this.sprites = sprites;
    this.offsetX = offsetX;
    this.offsetY = offsetY;
    this.reach = reach;
  }

  /**
   * A layer over an array of sprite numbers, which it keeps.
   *
   * @param atlas what the numbers mean
   * @param lattice how the cells lie
   * @param sprites row-major [size: width*height] [0..atlas slots]
   * @param moveX from the lattice's to the world's coordinates [px]
   * @param moveY from the lattice's to the world's coordinates [px]
   * @param oddX what is added to all columns before they are rounded [half px]
   * @param oddY what is added to all rows before they are rounded [half px]
   */
  public static CellSpriteLayer of(
      String name,
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
        name,
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

  @Override
  public String name() {
    return name;
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /** The sprites, row-major; the layer's own array, to be read only. */
  public char[] sprites() {
    return sprites;
  }

  /** To be added to the lattice's half pixels before they are halved and rounded down. */
  public int offsetX() {
    return offsetX;
  }

  /** To be added to the lattice's half pixels before they are halved and rounded down. */
  public int offsetY() {
    return offsetY;
  }

  /** What any of its sprites covers, from the corner of the cell's bounding box. [px] */
  public PixelBox reach() {
    return reach;
  }
}
