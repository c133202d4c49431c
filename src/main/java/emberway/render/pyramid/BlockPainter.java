package emberway.render.pyramid;

import emberway.map.GridSize;
import emberway.render.iso.CellRegion;
import emberway.render.iso.PixelBox;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Composes the blocks of a map and averages each to the texels of a level. Block {@code x, y} shows
 * the world from {@code x * width, y * height} on.
 *
 * <p>A block's sprites are collected from front to back until they hide what is behind; blocks with
 * equal parts are composed once, back to front, as at scale 1. One thread only.
 */
final class BlockPainter {
  private static final int CHANNELS = 4;
  private static final int HALF = 127; // of 255, rounded down: there are no ties

  private static final int BASE = 1; // sets of layers
  private static final int PIECES = 2;
  private static final int OVERLAY = 4;

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
  private final float[] sums; // of its texels, by channel
  private final int[] texels;
  private final Shares columnShares;
  private final Shares rowShares;

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
    sums = new float[CHANNELS * level.texels()];
    texels = new int[level.texels()];
    columnShares = new Shares(level.blockWidth(), level.columns());
    rowShares = new Shares(level.blockHeight(), level.rows());
  }

  /** How the pixels along a side of a block belong to its texels. */
  private static final class Shares {
    final int[] first; // the texel that a pixel begins in
    final float[] inFirst; // the share of the pixel in that texel
    final float[] inNext;
    final boolean areWhole; // whether each pixel belongs to one texel

    Shares(int pixels, int texels) {
      areWhole = pixels % texels == 0;
      first = new int[pixels];
      inFirst = new float[pixels];
      inNext = new float[pixels];
      for (int i = 0; i < pixels; i++) {
        first[i] = (int) ((long) i * texels / pixels);
        double end = (double) (first[i] + 1) * pixels / texels;
        inFirst[i] = (float) Math.min(1, end - i);
        inNext[i] = 1 - inFirst[i];
      }
    }
  }

  /** Shows some sprites, and only the cells of a region, from now on. */
  void show(MapCells.Shown sprites, CellRegion region) {
    cells = region;
    boolean isReachSame =
        shown != null
            && shown.baseReach.equals(sprites.baseReach)
            && shown.pieceReach.equals(sprites.pieceReach)
            && shown.overlayReach.equals(sprites.overlayReach);
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
        | (reaches(shown.overlayReach, offset) ? OVERLAY : 0);
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
    return known.add(collected, count, hash, average());
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
    if ((layers & OVERLAY) != 0) {
      collectSprite(shown.overlay[cell], offset);
    }
    if ((layers & PIECES) != 0 && !isHidden) {
      int stack = shown.pieces[cell];
      // During a patch, a cell may already have a stack that is not among these.
      int pieces = stack > shown.stacks.count() ? 0 : shown.stacks.pieces(stack);
      for (int piece = pieces - 1; piece >= 0 && !isHidden; piece--) {
        collectSprite(shown.stacks.sprite(stack, piece), offset);
      }
    }
    if ((layers & BASE) != 0 && !isHidden) {
      collectSprite(shown.base[cell], offset);
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

  private int[] average() {
    if (level.texels() == pixels.length) {
      return pixels;
    }
    if (columnShares.areWhole && rowShares.areWhole) {
      return averageOfWhole();
    }
    Arrays.fill(sums, 0);
    for (int y = 0; y < level.blockHeight(); y++) {
      int row = rowShares.first[y] * level.columns();
      addRow(y, row, rowShares.inFirst[y]);
      if (rowShares.inNext[y] > 0) {
        addRow(y, row + level.columns(), rowShares.inNext[y]);
      }
    }
    float scale = (float) (1 / (level.texelWidth() * level.texelHeight()));
    for (int i = 0; i < texels.length; i++) {
      int texel = 0;
      for (int channel = CHANNELS - 1; channel >= 0; channel--) {
        texel = texel << 8 | (int) (sums[CHANNELS * i + channel] * scale + 0.5f);
      }
      texels[i] = texel;
    }
    return texels;
  }

  /** The same where each pixel belongs to one texel. */
  private int[] averageOfWhole() {
    int columns = level.blockWidth() / level.columns(); // of pixels in a texel
    int rows = level.blockHeight() / level.rows();
    float scale = (float) (1 / (level.texelWidth() * level.texelHeight()));
    for (int i = 0; i < texels.length; i++) {
      int from = i / level.columns() * rows * level.blockWidth() + i % level.columns() * columns;
      int sumR = 0;
      int sumG = 0;
      int sumB = 0;
      int sumA = 0;
      for (int y = 0; y < rows; y++, from += level.blockWidth()) {
        for (int at = from; at < from + columns; at++) {
          int rgba = pixels[at];
          sumR += rgba & 0xFF;
          sumG += rgba >>> 8 & 0xFF;
          sumB += rgba >>> 16 & 0xFF;
          sumA += rgba >>> 24;
        }
      }
      texels[i] =
          (int) (sumR * scale + 0.5f)
              | (int) (sumG * scale + 0.5f) << 8
              | (int) (sumB * scale + 0.5f) << 16
              | (int) (sumA * scale + 0.5f) << 24;
    }
    return texels;
  }

  /** Adds a share of a row of pixels to the sums of a row of texels. */
  private void addRow(int y, int firstTexel, float share) {
    int from = y * level.blockWidth();
    for (int x = 0; x < level.blockWidth(); x++) {
      int texel = CHANNELS * (firstTexel + columnShares.first[x]);
      add(pixels[from + x], texel, share * columnShares.inFirst[x]);
      if (columnShares.inNext[x] > 0) {
        add(pixels[from + x], texel + CHANNELS, share * columnShares.inNext[x]);
      }
    }
  }

  private void add(int rgba, int at, float share) {
    sums[at] += share * (rgba & 0xFF);
    sums[at + 1] += share * (rgba >>> 8 & 0xFF);
    sums[at + 2] += share * (rgba >>> 16 & 0xFF);
    sums[at + 3] += share * (rgba >>> 24);
  }
}
