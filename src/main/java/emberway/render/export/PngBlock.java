package emberway.render.export;

import java.util.Arrays;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * A block of rows on its way into a PNG. Blocks are filtered and compressed independently, hence in
 * parallel, as in pigz.
 *
 * <p>Each block ends at a byte boundary (a sync flush), so the concatenated blocks form one deflate
 * stream. No filter refers to a row of another block.
 */
final class PngBlock {
  private static final int BYTES_PER_PIXEL = 4;
  private static final int CHUNK_HEADER = 8; // length and name
  private static final int CHUNK_CRC = 4;
  static final int IDAT = 0x49444154;

  private final byte[] pixels; // [size: width*rows*4] RGBA, premultiplied
  private final int width;
  private final int rows;
  private final boolean first;
  private final boolean last;
  private byte[] chunk = new byte[0]; // the complete IDAT chunk
  private int chunkLength;
  private int adler;
  private long filteredLength;

  /** Takes over an array of pixels, which it will change. */
  PngBlock(byte[] pixels, int width, int rows, boolean first, boolean last) {
    this.pixels = pixels;
    this.width = width;
    this.rows = rows;
    this.first = first;
    this.last = last;
  }

  /** Filters and compresses the block, on any thread. */
  PngBlock encode(int level) {
    Alpha.unpremultiply(pixels, width * rows * BYTES_PER_PIXEL);
    byte[] filtered = filter();
    Adler32 sum = new Adler32();
    sum.update(filtered, 0, filtered.length);
    adler = (int) sum.getValue();
    filteredLength = filtered.length;
    compress(filtered, level);
    return this;
  }

  /** The rows, each after its filter type; see docs/decisions/0003-png-export.md for the choice. */
  private byte[] filter() {
    int rowBytes = width * BYTES_PER_PIXEL;
    byte[] out = new byte[(rowBytes + 1) * rows];
    for (int row = 0; row < rows; row++) {
      System.arraycopy(pixels, row * rowBytes, out, row * (rowBytes + 1) + 1, rowBytes);
    }
    return out;
  }

  private void compress(byte[] filtered, int level) {
    Deflater deflater = new Deflater(level, true);
    try {
      chunk = new byte[Math.max(1024, filtered.length / 8)];
      int length = CHUNK_HEADER;
      if (first) {
        chunk[length++] = 0x78;
        chunk[length++] = 0x01;
      }
      deflater.setInput(filtered);
      if (last) {
        deflater.finish();
      }
      int flush = last ? Deflater.NO_FLUSH : Deflater.SYNC_FLUSH;
      while (true) {
        int written = deflater.deflate(chunk, length, chunk.length - length, flush);
        length += written;
        if (length < chunk.length || (last && deflater.finished())) {
          break;
        }
        chunk = Arrays.copyOf(chunk, chunk.length * 2);
      }
      chunkLength = length;
    } finally {
      deflater.end();
    }
  }

  /**
   * Completes the chunk with length, name and checksum and, in the last block, with the checksum of
   * the whole stream.
   *
   * @param adlerBefore of all previous blocks
   * @return the checksum including this block
   */
  int seal(int adlerBefore) {
    int combined = combineAdler(adlerBefore, adler, filteredLength);
    chunk = Arrays.copyOf(chunk, chunkLength + (last ? CHUNK_CRC : 0) + CHUNK_CRC);
    if (last) {
      putInt(chunk, chunkLength, combined);
      chunkLength += CHUNK_CRC;
    }
    putInt(chunk, 0, chunkLength - CHUNK_HEADER);
    putInt(chunk, 4, IDAT);
    CRC32 crc = new CRC32();
    crc.update(chunk, 4, chunkLength - 4);
    putInt(chunk, chunkLength, (int) crc.getValue());
    return combined;
  }

  /** The chunk's bytes, available once sealed. */
  byte[] chunk() {
    return chunk;
  }

  /** The array of pixels, for reuse. */
  byte[] pixels() {
    return pixels;
  }

  int rows() {
    return rows;
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
