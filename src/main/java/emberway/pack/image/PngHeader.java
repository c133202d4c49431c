package emberway.pack.image;

import java.util.Optional;

/**
 * The size in a PNG's first chunk, read before decoding.
 *
 * @param width the width [px] [1..2^31-1]
 * @param height the height [px] [1..2^31-1]
 */
public record PngHeader(int width, int height) {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final int WIDTH_AT = 16;
  private static final int HEIGHT_AT = 20;
  private static final int CHUNK_FRAME = 12; // length, type, checksum
  private static final int IDAT = 0x49444154;
  private static final int IEND = 0x49454E44;
  private static final int DEPTH_AT = 24;
  private static final int COLOR_TYPE_AT = 25;
  private static final int INTERLACING_AT = 28;
  private static final int[] CHANNELS = {1, 1, 3, 1, 2, 1, 4}; // by color type; two are unused
  private static final int MAX_DEFLATE_RATIO = 1032; // zlib's largest compression ratio
  private static final int LENGTH = 8 + 8 + 13 + 4; // signature, chunk head, IHDR, checksum

  /** Reads a file's header; empty if the file does not start like a PNG. */
  public static Optional<PngHeader> of(byte[] file) {
    if (file.length < LENGTH
        || !java.util.Arrays.equals(file, 0, SIGNATURE.length, SIGNATURE, 0, SIGNATURE.length)
        || file[12] != 'I'
        || file[13] != 'H'
        || file[14] != 'D'
        || file[15] != 'R') {
      return Optional.empty();
    }
    int width = intAt(file, WIDTH_AT);
    int height = intAt(file, HEIGHT_AT);
    return width < 1 || height < 1 ? Optional.empty() : Optional.of(new PngHeader(width, height));
  }

  /**
   * Whether a file is a complete chain of chunks up to the end chunk, with enough pixel data to
   * unpack to the stated size. With such a file, a false size cannot make a decoder allocate
   * memory.
   */
  public static boolean isWhole(byte[] file) {
    int at = SIGNATURE.length;
    long packed = 0;
    while (at <= file.length - CHUNK_FRAME) {
      int length = intAt(file, at);
      if (length < 0 || length > file.length - CHUNK_FRAME - at) {
        return false;
      }
      int type = intAt(file, at + 4);
      if (type == IEND) {
        return packed * MAX_DEFLATE_RATIO >= leastPixels(file);
      }
      packed += type == IDAT ? length : 0;
      at += CHUNK_FRAME + length;
    }
    return false;
  }

  /** Whether a file has at most 8 bits a sample, and its rows from top to bottom. */
  static boolean isUsual(byte[] file) {
    return file[DEPTH_AT] <= Byte.SIZE && file[INTERLACING_AT] == 0;
  }

  /** The least unpacked size of the pixel data. [bytes] */
  private static long leastPixels(byte[] file) {
    int channels = CHANNELS[Math.min(file[COLOR_TYPE_AT] & 0xFF, CHANNELS.length - 1)];
    long row = (long) intAt(file, WIDTH_AT) * channels * (file[DEPTH_AT] & 0xFF) / Byte.SIZE;
    return row * intAt(file, HEIGHT_AT);
  }

  /** Reads a big-endian 32-bit number. */
  static int intAt(byte[] bytes, int at) {
    return (bytes[at] & 0xFF) << 24
        | (bytes[at + 1] & 0xFF) << 16
        | (bytes[at + 2] & 0xFF) << 8
        | (bytes[at + 3] & 0xFF);
  }
}
