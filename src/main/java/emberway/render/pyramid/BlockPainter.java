package emberway.render.pyramid;

import emberway.map.GridSize;
import emberway.render.iso.CellRegion;
import emberway.render.iso.PixelBox;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Composes the blocks of a map. Block {@code x, y} shows the world from {@code x * width, y *
 * height} on.
 *
 * <p>A block's sprites are collected from front to back until they hide what is behind; blocks with
 * equal parts are composed once, back to front, as at scale 1. One thread only.
 */
final class BlockPainter {
  private static final int HALF = 127; // of 255, rounded down: there are no ties

  private static final int BASE = 1; // sets of layers
  private static final int PIECES = 2;
  private static final int OVERLAY = 4;
  private static final int TOP = 8;

  /** The cells that can touch a block, front to back, relative to its position on the grid. */
  private static final class Candidates {
    final int[] columns;
    final int[] rows;
    final int[] offsets;
    final int[] layers; // those with sprites that reach the block from there

    Candidates(int count) {
      columns = new int[count];
      rows = new int[count];
      offsets = new int[count];
      layers = new int[count];
    }
  }

  private final SpriteParts parts;
  private final PyramidLevel level;
  private final int gridWidth;
  private CellRegion cells; // shown
  private MapCells.Shown shown;
  private Candidates even = new Candidates(0);
  private Candidates odd = even;
  private final long[] all; // a bit per pixel of a block
  private final long[] covered; // by opaque pixels of the parts collected so far
  private int[] collected = new int[16]; // ids of parts, front to back
  private int count; // of collected parts
  private boolean isHidden; // whether the collected parts hide all that is behind
  private final int[] pixels; // of the composed block

  /** Composes blocks of a map, which shows nothing until {@link #show}. */
  BlockPainter(SpriteParts parts, PyramidLevel level, GridSize grid) {
    this.parts = parts;
    this.level = level;
    gridWidth = grid.width();
    cells = CellRegion.all(grid);
    all = new long[parts.words()];
    int bits = level.blockWidth() * level.blockHeight();
    for (int i = 0; i < bits; i++) {
      all[i >> 6] |= 1L << i;
    }
    covered = new long[all.length];
    pixels = new int[bits];
  }

  /** Shows some sprites, and only the cells of a region, from now on. */
  void show(MapCells.Shown sprites, CellRegion region) {
    cells = region;
    boolean isReachSame =
        shown != null
            && shown.baseReach.equals(sprites.baseReach)
            && shown.pieceReach.equals(sprites.pieceReach)
            && shown.overlayReach.equals(sprites.overlayReach)
            && shown.topReach.equals(sprites.topReach);
    shown = sprites;
    if (!isReachSame) {
      even = candidates(0);
      odd = candidates(1);
    }
  }

  private Candidates candidates(int parity) {
    List<int[]> offsets = new ArrayList<>(parts.offsets());
    offsets.removeIf(offset -> ((offset[0] + offset[1]) & 1) != parity || layersAt(offset) == 0);
    // Rows are drawn from north to south, and in each row columns from east to west.
    offsets.sort(
        Comparator.comparingInt((int[] offset) -> offset[0] + offset[1])
            .thenComparingInt(offset -> -offset[0]));
    Candidates found = new Candidates(offsets.size());
    for (int i = 0; i < offsets.size(); i++) {
      int[] offset = offsets.get(i);
      found.rows[i] = -Math.floorDiv(offset[0] + offset[1], 2);
      found.columns[i] = -offset[0] - found.rows[i];
      found.offsets[i] = parts.index(offset);
      found.layers[i] = layersAt(offset);
    }
    return found;
  }

  /** The layers whose sprites can show something in a block, given from their drawing position. */
  private int layersAt(int[] offset) {
    return (reaches(shown.baseReach, offset) ? BASE : 0)
        | (reaches(shown.pieceReach, offset) ? PIECES : 0)
        | (reaches(shown.overlayReach, offset) ? OVERLAY : 0)
        | (reaches(shown.topReach, offset) ? TOP : 0);
  }

  private boolean reaches(PixelBox reach, int[] offset) {
    int left = offset[0] * level.blockWidth();
    int top = offset[1] * level.blockHeight();
    return reach.left() < left + level.blockWidth()
        && reach.right() > left
        && reach.top() < top + level.blockHeight()
        && reach.bottom() > top;
  }

  /** The level of the texels. */
  PyramidLevel level() {
    return level;
  }

  /**
   * Composes a block, unless it is known.
   *
   * @return the block's number among the known ones; -1 if it is transparent
   */
  int block(int blockX, int blockY, BlockTexels known) {
    collect(blockX, blockY);
    if (count == 0) {
      return -1;
    }
    long hash = BlockTexels.hash(collected, count);
    int block = known.find(collected, count, hash);
    if (block >= 0) {
      return block;
    }
    compose();
    return known.add(collected, count, hash, pixels);
  }

  private void collect(int blockX, int blockY) {
    count = 0;
    isHidden = false;
    Arrays.fill(covered, 0);
    int sum = blockX + blockY - (gridWidth - 1);
    Candidates candidates = (sum & 1) == 0 ? even : odd;
    int row = Math.floorDiv(sum, 2);
    int column = blockX - row;
    int endColumn = cells.x() + cells.width();
    int endRow = cells.y() + cells.height();
    for (int i = 0; i < candidates.offsets.length && !isHidden; i++) {
      int x = column + candidates.columns[i];
      int y = row + candidates.rows[i];
      if (x >= cells.x() && x < endColumn && y >= cells.y() && y < endRow) {
        collectCell(y * gridWidth + x, candidates.offsets[i], candidates.layers[i]);
      }
    }
  }

  /** Collects the parts of a cell's sprites in some layers, front to back. */
  private void collectCell(int cell, int offset, int layers) {
    if ((layers & TOP) != 0) {
      collectSprite(shown.top.at(cell), offset);
    }
    if ((layers & OVERLAY) != 0 && !isHidden) {
      collectSprite(shown.overlay.at(cell), offset);
    }
    if ((layers & PIECES) != 0 && !isHidden) {
      int stack = shown.pieces.at(cell);
      int pieces = shown.stacks.pieces(stack);
      for (int piece = pieces - 1; piece >= 0 && !isHidden; piece--) {
        collectSprite(shown.stacks.sprite(stack, piece), offset);
      }
    }
    if ((layers & BASE) != 0 && !isHidden) {
      collectSprite(shown.base.at(cell), offset);
    }
  }

  private void collectSprite(int sprite, int offset) {
    int id = sprite == 0 ? SpriteParts.EMPTY : parts.id(sprite, offset);
    if (id == SpriteParts.EMPTY) {
      return;
    }
    long[] bits = parts.bits();
    int words = covered.length;
    int visible = 2 * words * id;
    long seen = 0;
    for (int i = 0; i < words; i++) {
      seen |= bits[visible + i] & ~covered[i];
    }
    if (seen == 0) {
      return;
    }
    long open = 0;
    int opaque = visible + words;
    for (int i = 0; i < words; i++) {
      covered[i] |= bits[opaque + i];
      open |= all[i] & ~covered[i];
    }
    if (count == collected.length) {
      collected = Arrays.copyOf(collected, 2 * count);
    }
    collected[count++] = id;
    isHidden = open == 0;
  }

  /** Blends the collected parts back to front, rounding as the renderer does at scale 1. */
  private void compose() {
    System.arraycopy(parts.pixels(collected[count - 1]), 0, pixels, 0, pixels.length);
    for (int i = count - 2; i >= 0; i--) {
      int[] above = parts.pixels(collected[i]);
      for (int pixel = 0; pixel < pixels.length; pixel++) {
        int alpha = above[pixel] >>> 24;
        if (alpha == 255) {
          pixels[pixel] = above[pixel];
        } else if (alpha != 0) {
          pixels[pixel] = above[pixel] + dimmed(pixels[pixel], 255 - alpha);
        }
      }
    }
  }

  /** All channels times share / 255, rounded to the nearest. */
  private static int dimmed(int rgba, int share) {
    int r = ((rgba & 0xFF) * share + HALF) / 255;
    int g = ((rgba >>> 8 & 0xFF) * share + HALF) / 255;
    int b = ((rgba >>> 16 & 0xFF) * share + HALF) / 255;
    int a = ((rgba >>> 24) * share + HALF) / 255;
    return r | g << 8 | b << 16 | a << 24;
  }
}
