package emberway.render.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * A block of rows, or a part of a row, on its way into a PNG. Blocks are compressed independently,
 * hence in parallel, as in pigz.
 *
 * <p>Each block is a chunk of its own and ends at a byte boundary (a sync flush), so the
 * concatenated blocks form one deflate stream. No filter refers to a row of another block: there is
 * none; see docs/decisions/0003-png-export.md for the choice.
 */
final class PngBlock {
  static final int BYTES_PER_PIXEL = 4;
  static final int IDAT = 0x49444154;

  private static final int NAME_AT = 4; // where a chunk's name begins, after its length
  private static final int CONTENT_AT = 8;
  private static final int SMALL_LEVEL = 6; // zlib's level where size counts more than time
  private static final int SMALL_PART = 1 << 16;

  private final byte[] bytes; // [size: rows*rowBytes]
  private final int rowBytes; // with the filter's byte, 0, before it, unless within a row
  private final int rows;
  private final BitOutput chunk;
  private int adler;

  /**
   * Creates an empty block.
   *
   * @param isStart whether its rows begin where those of the picture do
   */
  PngBlock(int columns, int rows, boolean isStart) {
    this.rows = rows;
    rowBytes = rowBytes(columns, isStart);
    bytes = new byte[rows * rowBytes];
    chunk = new BitOutput(Math.max(1024, bytes.length / 8));
  }

  /** Compresses the block, on any thread; its colors become straight ones. */
  PngBlock encode(Compression compression, PixelDeflater deflater) {
    Adler32 sum = new Adler32();
    for (int row = 0; row < rows; row++) {
      Alpha.unpremultiply(bytes, pixels(row), (row + 1) * rowBytes);
      sum.update(bytes, row * rowBytes, rowBytes);
    }
    adler = (int) sum.getValue();
    chunk.clear();
    putInt(0); // the length, not known yet
    putInt(IDAT);
    if (compression == Compression.FAST) {
      deflater.deflate(bytes, rows, rowBytes, chunk);
    } else {
      deflateSmall();
    }
    CRC32 crc = new CRC32();
    crc.update(chunk.bytes(), NAME_AT, chunk.length() - NAME_AT);
    putInt(chunk.bytes(), 0, chunk.length() - CONTENT_AT);
    chunk.reserve(Integer.BYTES);
    putInt((int) crc.getValue());
    return this;
  }

  private void putInt(int value) {
    chunk.put(Integer.toUnsignedLong(Integer.reverseBytes(value)), Integer.SIZE);
  }

  private void deflateSmall() {
    Deflater deflater = new Deflater(SMALL_LEVEL, true);
    try {
      deflater.setInput(bytes);
      byte[] part = new byte[SMALL_PART];
      int count;
      do {
        count = deflater.deflate(part, 0, part.length, Deflater.SYNC_FLUSH);
        chunk.reserve(count);
        chunk.put(part, 0, count);
      } while (count == part.length);
    } finally {
      deflater.end();
    }
  }

  /**
   * Writes the encoded block.
   *
   * @param adlerBefore of all previous blocks
   * @return the checksum including this block
   */
  int write(OutputStream out, int adlerBefore) throws IOException {
    out.write(chunk.bytes(), 0, chunk.length());
    return combineAdler(adlerBefore, adler, bytes.length);
  }

  /** The rows; before the pixels of each, which are premultiplied RGBA, is the filter's byte. */
  byte[] bytes() {
    return bytes;
  }

  /** Where a row's pixels begin in {@link #bytes}. */
  int pixels(int row) {
    return row * rowBytes + rowBytes % BYTES_PER_PIXEL;
  }

  /** Takes pixels of some columns of a row, with red in the lowest byte. */
  void put(int row, int column, int[] rgba, int from, int count) {
    ints(row, column).put(rgba, from, count);
  }

  /** The inverse of {@link #put}. */
  void get(int row, int column, int[] rgba, int to, int count) {
    ints(row, column).get(rgba, to, count);
  }

  private IntBuffer ints(int row, int column) {
    ByteBuffer from = ByteBuffer.wrap(bytes).position(pixels(row) + column * BYTES_PER_PIXEL);
    return from.slice().order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
  }

  int rows() {
    return rows;
  }

  /** The number of pixels. */
  int size() {
    return rows * (rowBytes / BYTES_PER_PIXEL);
  }

  boolean isOf(int columns, int sameRows, boolean isStart) {
    return rows == sameRows && rowBytes == rowBytes(columns, isStart);
  }

  private static int rowBytes(int columns, boolean isStart) {
    return (isStart ? 1 : 0) + columns * BYTES_PER_PIXEL;
  }

  /**
   * The Adler-32 of two concatenated byte sequences from the checksums of both, like zlib's
   * adler32_combine.
   */
  static int combineAdler(int before, int after, long afterLength) {
    long modulus = 65521;
    long rest = afterLength % modulus;
    long a1 = (long) before & 0xFFFF;
    long b1 = (long) before >>> 16 & 0xFFFF;
    long a2 = (long) after & 0xFFFF;
    long b2 = (long) after >>> 16 & 0xFFFF;
    long a = (a1 + a2 + modulus - 1) % modulus;
    long b = (b1 + b2 + rest * (a1 + modulus - 1)) % modulus;
    return (int) (b << 16 | a);
  }

  static void putInt(byte[] bytes, int at, int value) {
    bytes[at] = (byte) (value >> 24);
    bytes[at + 1] = (byte) (value >> 16);
    bytes[at + 2] = (byte) (value >> 8);
    bytes[at + 3] = (byte) value;
  }
}
