package emberway.sprite;

import emberway.map.CellNumbers;
import emberway.map.GridSize;

/**
 * The sprite of each cell of a layer: 0 for none, otherwise the index in {@link
 * AutoTiler#spriteNames()} plus one. An empty layer has no numbers at all.
 */
public final class SpriteLayer {
  private final GridSize size;
  private final CellNumbers numbers; // row-major, or none

  SpriteLayer(GridSize size, CellNumbers numbers) {
    this.size = size;
    this.numbers = numbers;
  }

  /** A layer without any sprite. */
  static SpriteLayer empty(GridSize size) {
    return new SpriteLayer(size, CellNumbers.none());
  }

  /** Whether this layer was known to have no sprites when it was made. */
  public boolean isEmpty() {
    return numbers.isEmpty();
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /** The sprite at a row-major index; 0 is none. */
  public int sprite(int index) {
    return isEmpty() ? 0 : numbers.at(index);
  }

  /** All sprites, row-major, and none for an empty layer. */
  public CellNumbers numbers() {
    return numbers;
  }

  /** This layer with other sprites for some cells. */
  SpriteLayer with(LayerPatch patch) {
    CellNumbers all = isEmpty() ? CellNumbers.zeros(size.cells()) : numbers;
    return new SpriteLayer(size, all.with(patch.cells(), patch.sprites()));
  }

  /** Marks each sprite that occurs at least once. [size: at least the highest sprite + 1] */
  public void markUsed(boolean[] used) {
    numbers.markUsed(used);
  }
}
