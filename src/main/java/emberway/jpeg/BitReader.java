package emberway.jpeg;

/** Reads the entropy-coded part of a scan bit by bit, up to the marker that ends it. */
final class BitReader {
  private static final int MARKER = 0xFF;

  private final byte[] file;
  private int at; // the next byte
  private long bits; // the lowest ones are the next
  private int count; // of bits that are there; those asked for beyond the end are zeros

  BitReader(byte[] file, int from) {
    this.file = file;
    at = from;
  }

  /** Where the marker is that ends the data, once all of it was read. */
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
        at++; // a zero follows a byte that only looks like a marker
      }
      at++;
      bits = bits << 8 | next;
      count += 8;
    }
  }

  /** The next bits, which stay. */
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
   * The next bits as a number.
   *
   * @param length [0..16]
   */
  int bits(int length) throws JpegException {
    int value = peek(length);
    skip(length);
    return value;
  }

  /** A number of some bits with its sign, as differences and coefficients are coded. */
  int signed(int length) throws JpegException {
    int value = bits(length);
    return length > 0 && value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
  }

  /** Goes on behind the marker that lies between two parts of a scan. */
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
