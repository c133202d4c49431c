package emberway.jpeg;

import java.util.Arrays;

/** A Huffman code of a JPEG file. */
final class HuffmanTable {
  private static final int FAST = 9; // bits looked up at once
  private static final int LONGEST = 16;

  private final short[] fast = new short[1 << FAST]; // length << 8 | symbol; 0 for longer codes
  private final int[] ends = new int[LONGEST + 1]; // of each length, the end of its code range
  private final int[] shifts = new int[LONGEST + 1]; // of each length, from code to symbol index
  private final byte[] symbols;

  /**
   * Builds the code from the file's table.
   *
   * @param lengths how many symbols have codes of each length [size: 16, from length 1]
   * @param symbols in the order of their codes
   */
  HuffmanTable(int[] lengths, byte[] symbols) throws JpegException {
    this.symbols = symbols;
    int code = 0;
    int symbol = 0;
    for (int length = 1; length <= LONGEST; length++) {
      shifts[length] = symbol - code;
      for (int i = 0; i < lengths[length - 1]; i++) {
        if (code >= 1 << length) {
          throw JpegException.damaged();
        }
        if (length <= FAST) {
          int first = code << (FAST - length);
          short entry = (short) (length << 8 | (symbols[symbol] & 0xFF));
          Arrays.fill(fast, first, first + (1 << (FAST - length)), entry);
        }
        code++;
        symbol++;
      }
      ends[length] = code;
      code <<= 1;
    }
  }

  /** Reads the next symbol. [0..255] */
  int next(BitReader in) throws JpegException {
    int entry = fast[in.peek(FAST)];
    if (entry != 0) {
      in.skip(entry >> 8);
      return entry & 0xFF;
    }
    int all = in.peek(LONGEST);
    for (int length = FAST + 1; length <= LONGEST; length++) {
      int code = all >> (LONGEST - length);
      if (code < ends[length]) {
        in.skip(length);
        return symbols[code + shifts[length]] & 0xFF;
      }
    }
    throw JpegException.damaged();
  }
}
