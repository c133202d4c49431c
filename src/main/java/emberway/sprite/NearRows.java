package emberway.sprite;

import emberway.map.TileLayer;

/**
 * The tile ids of a row of a layer and of the rows above and below it, row after row. Each row lies
 * between two empty cells, so that column x is at index x + 1; beyond the map all cells are empty.
 */
final class NearRows {
  private final TileLayer layer;
  private int y;
  private char[] above;
  private char[] here;
  private char[] below;

  /** Begins before a row; {@link #advance} moves to it. */
  NearRows(TileLayer layer, int firstRow) {
    this.layer = layer;
    y = firstRow - 1;
    here = row(firstRow - 1);
    below = row(firstRow);
  }

  private char[] row(int row) {
    char[] ids = new char[layer.size().width() + 2];
    if (row >= 0 && row < layer.size().height()) {
      layer.copyRow(row, ids, 1);
    }
    return ids;
  }

  /** Moves to the next row. */
  void advance() {
    y++;
    above = here;
    here = below;
    below = row(y + 1);
  }

  char[] above() {
    return above;
  }

  char[] here() {
    return here;
  }

  char[] below() {
    return below;
  }
}
