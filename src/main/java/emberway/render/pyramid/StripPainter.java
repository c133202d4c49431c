package emberway.render.pyramid;

import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** Draws a map whose pixels show few of a block's, by averaging those that each of them shows. */
final class StripPainter implements TilePainter {
  private static final int CHANNELS = 4;
  private static final int TILE_BLOCKS = 256; // as wide as the cells stay in a processor's cache

  private final BlockPainter blocks;
  private final Supplier<BlockTexels> source;
  private int[] known = {}; // the number of each block of a row of blocks
  private int[] pixelOf = {}; // by column of texels: the pixel that it begins in, times CHANNELS
  private float[] inPixel = {}; // the part of the texel in that pixel [world px]
  private float[] inNext = {}; // the part of the texel in the next pixel [world px]
  // Sums by pixel and channel.
  private float[] line = {}; // of a row of texels
  private float[] row = {}; // of the current row of pixels
  private float[] nextRow = {}; // of the next row of pixels

  /**
   * Takes the source of texels.
   *
   * @param source the table to use for a row of blocks
   */
  StripPainter(BlockPainter blocks, Supplier<BlockTexels> source) {
    this.blocks = blocks;
    this.source = source;
  }

  @Override
  public int blocksAcross() {
    return TILE_BLOCKS;
  }

  @Override
  public int blocksDown() {
    return Integer.MAX_VALUE; // rows of blocks follow each other
  }

  @Override
  public void draw(
      MapCells.Shown shown,
      PictureFrame frame,
      PixelBox part,
      IntBuffer rgba,
      int to,
      int stride,
      IntConsumer work) {
    PyramidLevel level = blocks.level();
    double scale = frame.scale();
    double pixel = 1 / scale;
    int width = part.width();
    int firstX = firstBlock(frame.originX() + part.left() * pixel, level.blockWidth());
    int endX = endBlock(frame.originX() + part.right() * pixel, level.blockWidth());
    int firstY = firstBlock(frame.originY() + part.top() * pixel, level.blockHeight());
    int endY = endBlock(frame.originY() + part.bottom() * pixel, level.blockHeight());
    int across = endX - firstX;
    blocks.show(shown, frame.cells());
    reserve(across, width);
    setColumns(frame, part, firstX, across);
    Arrays.fill(row, 0);
    Arrays.fill(nextRow, 0);
    int done = 0; // rows of pixels
    for (int y = firstY; y < endY; y++) {
      work.accept(across);
      BlockTexels texels = source.get();
      boolean isEmpty = true;
      for (int i = 0; i < across; i++) {
        known[i] = blocks.block(firstX + i, y, texels);
        isEmpty &= known[i] < 0;
      }
      for (int r = 0; r < level.rows(); r++) {
        double from = y * (double) level.blockHeight() + r * level.texelHeight();
        int index = (int) Math.floor((from - frame.originY()) * scale) - part.top();
        if (index >= part.height()) {
          break;
        }
        for (; done < index; done++) {
          emit(width, scale, rgba, to + done * stride);
        }
        if (!isEmpty && index >= -1) {
          sum(texels, across, r);
          double boundary = frame.originY() + (index + 1 + part.top()) * pixel;
          double inRow = Math.min(level.texelHeight(), boundary - from);
          accumulate(row, index < 0 ? level.texelHeight() - inRow : inRow);
          accumulate(nextRow, index < 0 ? 0 : level.texelHeight() - inRow);
        }
      }
    }
    for (; done < part.height(); done++) {
      emit(width, scale, rgba, to + done * stride);
    }
  }

  private static int firstBlock(double from, int side) {
    return (int) Math.floor(from / side);
  }

  private static int endBlock(double end, int side) {
    return (int) Math.ceil(end / side);
  }

  private void reserve(int across, int width) {
    if (known.length < across) {
      known = new int[across];
      int columns = across * blocks.level().columns();
      pixelOf = new int[columns];
      inPixel = new float[columns];
      inNext = new float[columns];
    }
    int numbers = CHANNELS * (width + 3); // with a margin of a pixel to the left, two to the right
    if (row.length != numbers) {
      line = new float[numbers];
      row = new float[numbers];
      nextRow = new float[numbers];
    }
  }

  /** Finds the pixels of each column of texels; those outside the part get a margin's. */
  private void setColumns(PictureFrame frame, PixelBox part, int firstBlock, int across) {
    int columns = blocks.level().columns();
    double side = blocks.level().texelWidth();
    for (int i = 0; i < across * columns; i++) {
      double from = ((long) firstBlock * columns + i) * side;
      int index = (int) Math.floor((from - frame.originX()) * frame.scale()) - part.left();
      double boundary = frame.originX() + (index + 1 + part.left()) / frame.scale();
      pixelOf[i] = CHANNELS * (1 + Math.max(-1, Math.min(part.width(), index)));
      inPixel[i] = (float) Math.min(side, boundary - from);
      inNext[i] = index < -1 ? 0 : (float) Math.max(0, from + side - boundary);
    }
  }

  /** Sums a row of texels by pixels. */
  private void sum(BlockTexels texels, int across, int texelRow) {
    Arrays.fill(line, 0);
    int columns = blocks.level().columns();
    for (int i = 0; i < across; i++) {
      if (known[i] >= 0) {
        int from = texels.first(known[i]) + texelRow * columns;
        sum(texels.page(known[i]), from, i * columns, columns);
      }
    }
  }

  private void sum(int[] texels, int from, int column, int count) {
    for (int i = 0; i < count; i++) {
      int texel = texels[from + i];
      float r = texel & 0xFF;
      float g = texel >>> 8 & 0xFF;
      float b = texel >>> 16 & 0xFF;
      float a = texel >>> 24;
      int at = pixelOf[column + i];
      float share = inPixel[column + i];
      line[at] += share * r;
      line[at + 1] += share * g;
      line[at + 2] += share * b;
      line[at + 3] += share * a;
      float rest = inNext[column + i];
      if (rest > 0) {
        line[at + 4] += rest * r;
        line[at + 5] += rest * g;
        line[at + 6] += rest * b;
        line[at + 7] += rest * a;
      }
    }
  }

  private void accumulate(float[] into, double share) {
    if (share > 0) {
      float factor = (float) share;
      for (int i = 0; i < into.length; i++) {
        into[i] += factor * line[i];
      }
    }
  }

  /** Writes the current row of pixels and goes on with the next. */
  private void emit(int width, double scale, IntBuffer rgba, int to) {
    float perArea = (float) (scale * scale);
    for (int x = 0, at = CHANNELS; x < width; x++, at += CHANNELS) {
      int a = Math.min(255, (int) (row[at + 3] * perArea + 0.5f));
      int r = Math.min(a, (int) (row[at] * perArea + 0.5f));
      int g = Math.min(a, (int) (row[at + 1] * perArea + 0.5f));
      int b = Math.min(a, (int) (row[at + 2] * perArea + 0.5f));
      rgba.put(to + x, r | g << 8 | b << 16 | a << 24);
    }
    float[] done = row;
    row = nextRow;
    nextRow = done;
    Arrays.fill(nextRow, 0);
  }
}
