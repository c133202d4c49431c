package emberway.pack;

import java.util.Optional;

/**
 * The size in a PNG's first chunk, read before anything is decoded.
 *
 * @param width [px] [1..2^31-1]
 * @param height [px] [1..2^31-1]
 */
record PngHeader(int width, int height) {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final int WIDTH_AT = 16;
  private static final int HEIGHT_AT = 20;
  private static final int CHUNK_FRAME = 12; // length, type, checksum
  private static final int IEND = 0x49454E44;
  private static final int LENGTH = 8 + 8 + 13 + 4; // signature, chunk head, IHDR, checksum

  /** The header of a file, absent if it does not start like a PNG. */
  static Optional<PngHeader> of(byte[] file) {
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
   * Whether a file is a chain of chunks that each lie inside it, up to the one that ends a picture.
   * A decoder that is given such a file cannot be made to take memory by the length that a chunk
   * claims.
   */
  static boolean isWhole(byte[] file) {
    int at = SIGNATURE.length;
    while (at <= file.length - CHUNK_FRAME) {
      int length = intAt(file, at);
      if (length < 0 || length > file.length - CHUNK_FRAME - at) {
        return false;
      }
      if (intAt(file, at + 4) == IEND) {
        return true;
      }
      at += CHUNK_FRAME + length;
    }
    return false;
  }

  /** A big-endian number. */
  static int intAt(byte[] bytes, int at) {
    return (bytes[at] & 0xFF) << 24
        | (bytes[at + 1] & 0xFF) << 16
        | (bytes[at + 2] & 0xFF) << 8
        | (bytes[at + 3] & 0xFF);
  }
}
