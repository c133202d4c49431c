package emberway.render.gl.map;

import emberway.render.iso.PictureFrame;

/**
 * A map's picture at a scale, cut into chunks. The grid is a chunk larger than the picture on each
 * side, because sprites may reach beyond the map. Window's thread only.
 */
final class MapChunkGrid {
  private final PictureFrame frame;
  private final int columns; // from -1 on
  private final int rows;
  // Those ever needed, each at its slot or the next free one: on a thin map, few of all there are.
  private MapChunk[] chunks = new MapChunk[64];
  private int count;

  /** Creates a grid without chunks for a frame's picture. */
  MapChunkGrid(PictureFrame frame) {
    this.frame = frame;
    columns = frame.width() / MapChunk.SPAN + 3;
    rows = frame.height() / MapChunk.SPAN + 3;
  }

  PictureFrame frame() {
    return frame;
  }

  /** The nearest column of the grid. */
  int column(double x) {
    return (int) Math.max(-1, Math.min(columns - 2, Math.floor(x)));
  }

  /** The nearest row of the grid. */
  int row(double y) {
    return (int) Math.max(-1, Math.min(rows - 2, Math.floor(y)));
  }

  private boolean isInside(int x, int y) {
    return column(x) == x && row(y) == y;
  }

  /** The chunk at a position on the grid. */
  MapChunk chunk(int x, int y) {
    if (2 * count == chunks.length) {
      MapChunk[] all = chunks;
      chunks = new MapChunk[2 * all.length];
      for (MapChunk chunk : all) {
        if (chunk != null) {
          chunks[slot(chunk.x(), chunk.y())] = chunk;
        }
      }
    }
    int slot = slot(x, y);
    if (chunks[slot] == null) {
      chunks[slot] = new MapChunk(this, x, y);
      count++;
    }
    return chunks[slot];
  }

  /** Where the chunk at a position is, or is to be put. */
  private int slot(int x, int y) {
    int last = chunks.length - 1;
    int slot = (31 * y + x) & last;
    while (chunks[slot] != null && (chunks[slot].x() != x || chunks[slot].y() != y)) {
      slot = (slot + 1) & last;
    }
    return slot;
  }

  /** The chunk at a position; null if it is empty or beyond the grid. */
  MapChunk filled(int x, int y) {
    MapChunk chunk = isInside(x, y) ? chunks[slot(x, y)] : null;
    return chunk == null || chunk.isEmpty() ? null : chunk;
  }

  /** Whether the four chunks that cover a chunk of the next coarser grid are filled. */
  boolean isFilledUnder(int x, int y) {
    boolean any = false;
    for (int i = 0; i < 4; i++) {
      int finerX = 2 * x + i % 2;
      int finerY = 2 * y + i / 2;
      if (isInside(finerX, finerY)) {
        if (filled(finerX, finerY) == null) {
          return false;
        }
        any = true;
      }
    }
    return any;
  }

  /** Whether more than one chunk shows the picture itself. */
  boolean isDivided() {
    return (long) columns * rows > 9;
  }
}
