package emberway.jpeg;

/** Reads a scan's entropy-coded data bit by bit, up to the marker that ends it. */
final class BitReader {
  private static final int MARKER = 0xFF;

  private final byte[] file;
  private int at; // offset of the next byte
  private long bits; // buffered; the lowest count bits are unread, the highest of them next
  private int count; // unread bits; bits past the end read as zeros

  BitReader(byte[] file, int from) {
    this.file = file;
    at = from;
  }

  /** The offset of the marker that ends the data, once everything before it was read. */
  int position() {
    return at;
  }

  private void fill() {
    while (count <= 48 && at < file.length) {
      int next = file[at] & 0xFF;
      if (next == MARKER) {
        if (at + 1 >= file.length || file[at + 1] != 0) {
          return;
        }
        at++; // a stuffed zero follows a data byte of 0xFF
      }
      at++;
      bits = bits << 8 | next;
      count += 8;
    }
  }

  /** Returns the next bits without consuming them. */
  int peek(int length) {
    if (count < length) {
      fill();
    }
    long from = count < length ? bits << (length - count) : bits >>> (count - length);
    return (int) from & ((1 << length) - 1);
  }

  void skip(int length) throws JpegException {
    count -= length;
    if (count < 0) {
      throw JpegException.damaged();
    }
  }

  /**
   * Reads the next bits as an unsigned number.
   *
   * @param length the length [0..16]
   */
  int bits(int length) throws JpegException {
    int value = peek(length);
    skip(length);
    return value;
  }

  /** Reads a signed number of {@code length} bits, in the code of differences and coefficients. */
  int signed(int length) throws JpegException {
    int value = bits(length);
    return length > 0 && value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
  }

  /** Skips the restart marker between two parts of a scan. */
  void restart() throws JpegException {
    bits = 0;
    count = 0;
    while (at + 1 < file.length && (file[at] & 0xFF) == MARKER && (file[at + 1] & 0xFF) == MARKER) {
      at++;
    }
    boolean isRestart =
        at + 1 < file.length && (file[at] & 0xFF) == MARKER && (file[at + 1] & 0xF8) == 0xD0;
    if (!isRestart) {
      throw JpegException.damaged();
    }
    at += 2;
  }
}
