package emberway.render.export;

import java.io.IOException;
import java.io.OutputStream;
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
  static final int BYTES_PER_PIXEL = 4;
  private static final int CHUNK_HEADER = 8; // length and name
  private static final int CHECKSUM = 4;
  static final int IDAT = 0x49444154;

  // before each row: no filter; see docs/decisions/0003-png-export.md for the choice
  private static final byte[] FILTER = {0};

  private final byte[] pixels; // [size: width*rows*4] RGBA, premultiplied
  private final int width;
  private final int rows;
  private byte[] chunk; // the complete IDAT chunk; grows
  private int chunkLength;
  private int adler;
  private long filteredLength;

  /** Takes over an array of pixels, which it will change. */
  PngBlock(byte[] pixels, int width, int rows) {
    this.pixels = pixels;
    this.width = width;
    this.rows = rows;
    chunk = new byte[Math.max(1024, pixels.length / 8)];
  }

  /**
   * Filters and compresses the block, on any thread.
   *
   * @param first whether it begins the picture
   * @param last whether it ends the picture
   */
  PngBlock encode(int level, boolean first, boolean last) {
    Alpha.unpremultiply(pixels, pixels.length);
    int rowBytes = width * BYTES_PER_PIXEL;
    Adler32 sum = new Adler32();
    Deflater deflater = new Deflater(level, true);
    try {
      chunkLength = CHUNK_HEADER;
      if (first) {
        chunk[chunkLength++] = 0x78;
        chunk[chunkLength++] = 0x01;
      }
      for (int row = 0; row < rows; row++) {
        sum.update(FILTER, 0, FILTER.length);
        deflater.setInput(FILTER);
        deflate(deflater, Deflater.NO_FLUSH);
        sum.update(pixels, row * rowBytes, rowBytes);
        deflater.setInput(pixels, row * rowBytes, rowBytes);
        deflate(deflater, Deflater.NO_FLUSH);
      }
      if (last) {
        deflater.finish();
      }
      deflate(deflater, last ? Deflater.NO_FLUSH : Deflater.SYNC_FLUSH);
    } finally {
      deflater.end();
    }
    adler = (int) sum.getValue();
    filteredLength = (long) rows * (FILTER.length + rowBytes);
    return this;
  }

  /** Compresses all input into the chunk, and leaves room for two checksums. */
  private void deflate(Deflater deflater, int flush) {
    while (true) {
      int end = chunk.length - 2 * CHECKSUM;
      chunkLength += deflater.deflate(chunk, chunkLength, end - chunkLength, flush);
      if (chunkLength < end) {
        return;
      }
      chunk = Arrays.copyOf(chunk, chunk.length * 2);
    }
  }

  /**
   * Completes the chunk with length, name and checksum and, in the last block, with the checksum of
   * the whole stream, and writes it.
   *
   * @param adlerBefore of all previous blocks
   * @param last whether it ends the picture
   * @return the checksum including this block
   */
  int write(OutputStream out, int adlerBefore, boolean last) throws IOException {
    int combined = combineAdler(adlerBefore, adler, filteredLength);
    if (last) {
      putInt(chunk, chunkLength, combined);
      chunkLength += CHECKSUM;
    }
    putInt(chunk, 0, chunkLength - CHUNK_HEADER);
    putInt(chunk, 4, IDAT);
    CRC32 crc = new CRC32();
    crc.update(chunk, 4, chunkLength - 4);
    putInt(chunk, chunkLength, (int) crc.getValue());
    out.write(chunk, 0, chunkLength + CHECKSUM);
    return combined;
  }

  /** The pixels. [size: width*rows*4] */
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
