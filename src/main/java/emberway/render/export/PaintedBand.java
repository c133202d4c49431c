package emberway.render.export;

import emberway.io.TaskResult;
import emberway.render.iso.PixelBox;
import emberway.render.pyramid.PicturePainter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;

/**
 * Some full rows of a picture, or a part of one, in the blocks of its file, painted tile by tile by
 * several threads.
 */
final class PaintedBand {
  private static final int BLOCK_BYTES = 1 << 21;
  // The most pixels of a tile, unless it has the least width.
  private static final int TILE_PIXELS = 1 << 17;
  private static final int LEAST_WIDTH = 256; // of a tile [px]

  private final PixelBox box; // where the band lies in the exported part [px]
  private final int blockRows; // rows of each block but the last
  private final List<PngBlock> blocks = new ArrayList<>();
  private final List<Future<Void>> painting = new ArrayList<>();

  /**
   * Begins to paint.
   *
   * @param part of the picture that is exported [picture px]
   * @param box its place in the part; of full rows, or of a single one
   * @param scratch the pixels of a tile for each thread; grows
   */
  PaintedBand(
      PicturePainter cells,
      PixelBox part,
      PixelBox box,
      PngStream png,
      ThreadLocal<int[]> scratch) {
    this.box = box;
    int width = box.width();
    int rows = box.height();
    blockRows = blockRows(width);
    for (int row = 0; row < rows; row += blockRows) {
      blocks.add(png.block(width, Math.min(blockRows, rows - row), box.left() == 0));
    }
    int most = Math.max(LEAST_WIDTH, TILE_PIXELS / rows);
    for (int left = 0; left < width; left += most) {
      int column = left;
      int columns = Math.min(most, width - left);
      painting.add(
          png.run(
              () -> {
                int[] pixels = grown(scratch, columns * rows);
                int x = part.left() + box.left() + column;
                cells.draw(new PixelBox(x, part.top() + box.top(), columns, rows), pixels);
                put(column, columns, pixels);
                return null;
              }));
    }
  }

  /** The rows of a block of a band. [&gt;= 1] */
  static int blockRows(int width) {
    return Math.max(1, BLOCK_BYTES / (width * PngBlock.BYTES_PER_PIXEL));
  }

  private static int[] grown(ThreadLocal<int[]> scratch, int size) {
    int[] pixels = scratch.get();
    if (pixels.length < size) {
      pixels = new int[size];
      scratch.set(pixels);
    }
    return pixels;
  }

  /** Waits until all of the band is painted. */
  void await() {
    for (Future<Void> tile : painting) {
      TaskResult.await(tile);
    }
  }

  PixelBox box() {
    return box;
  }

  /** The blocks, top first. */
  List<PngBlock> blocks() {
    return blocks;
  }

  /** Replaces the pixels of some of its columns. [size: at least columns*rows] */
  void put(int column, int columns, int[] rgba) {
    for (int row = 0; row < box.height(); row++) {
      blocks.get(row / blockRows).put(row % blockRows, column, rgba, row * columns, columns);
    }
  }

  /** The pixels of some of its columns. [size: at least columns*rows] */
  void get(int column, int columns, int[] rgba) {
    for (int row = 0; row < box.height(); row++) {
      blocks.get(row / blockRows).get(row % blockRows, column, rgba, row * columns, columns);
    }
  }
}
