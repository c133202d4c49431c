package emberway.pack.store;

/** Decodes strict UTF-8 character by character from a byte array. */
public final class Utf8Decoder {
  /** The result for a byte that belongs to no valid character; its length is one byte. */
  public static final int MALFORMED = -1;

  private Utf8Decoder() {}

  /** The code point that starts at {@code at < end}, or {@link #MALFORMED}. */
  public static int codePoint(byte[] bytes, int at, int end) {
    int first = bytes[at];
    if (first >= 0) {
      return first;
    }
    int length = first >= (byte) 0xF0 ? 4 : first >= (byte) 0xE0 ? 3 : 2;
    if (first < (byte) 0xC2 || first > (byte) 0xF4 || end - at < length) {
      return MALFORMED;
    }
    int c = first & (0x7F >> length);
    for (int i = 1; i < length; i++) {
      int next = bytes[at + i];
      if ((next & 0xC0) != 0x80) {
        return MALFORMED;
      }
      c = c << 6 | (next & 0x3F);
    }
    boolean shortest = c >= (length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80);
    boolean surrogate = c >= 0xD800 && c <= 0xDFFF;
    return shortest && !surrogate && c <= Character.MAX_CODE_POINT ? c : MALFORMED;
  }

  /** The number of bytes that {@link #codePoint}'s result took. [1..4] */
  public static int length(int codePoint) {
    if (codePoint < 0x80) {
      return 1;
    }
    return codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }

  /** The number of characters in a range of bytes; a malformed byte counts as one. */
  public static int count(byte[] bytes, int start, int end) {
    int any = 0;
    for (int i = start; i < end; i++) {
      any |= bytes[i];
    }
    if (any >= 0) {
      return end - start;
    }
    int count = 0;
    for (int i = start; i < end; count++) {
      i += length(codePoint(bytes, i, end));
    }
    return count;
  }
}
