package emberway.jpeg;

import java.util.List;

/** Decodes the coefficients of one scan. For one use. */
final class JpegScan {
  /** Maps the file's (zigzag) order of coefficients to that of a block. */
  static final int[] NATURAL_ORDER = {
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5,
    12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
    35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51,
    58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63
  };

  private static final int LONG_RUN = 15; // a run of zeros, and one more
  private static final int LONGEST_DC = 15; // [bits]

  /**
   * A component with its Huffman codes.
   *
   * @param dc null where the scan needs none
   * @param ac null where the scan needs none
   */
  record Part(JpegComponent jpegComponent, HuffmanTable dc, HuffmanTable ac) {}

  /**
   * The coefficients and bits that a scan delivers.
   *
   * @param from the first coefficient, in the file's order
   * @param to the last coefficient, inclusive
   * @param isFirst whether it delivers the highest bits, as the first scan for them
   * @param shift the lowest bit that it delivers
   * @param isProgressive whether other scans deliver the rest
   */
  record Band(int from, int to, boolean isFirst, int shift, boolean isProgressive) {}

  private final List<Part> parts;
  private final Band band;
  private final int restartInterval;
  private final BitReader in;
  private int emptyBlocks; // following blocks without new values

  JpegScan(List<Part> parts, Band band, int restartInterval, BitReader in) {
    this.parts = parts;
    this.band = band;
    this.restartInterval = restartInterval;
    this.in = in;
  }

  /**
   * Decodes the scan.
   *
   * @param unitsAcross units of interleaved scans per row
   */
  void decode(int unitsAcross, int unitsDown) throws JpegException {
    boolean isAlone = parts.size() == 1;
    JpegComponent only = parts.get(0).jpegComponent;
    int across = isAlone ? (only.width + 7) / 8 : unitsAcross;
    int down = isAlone ? (only.height + 7) / 8 : unitsDown;
    start();
    for (int unit = 0; unit < across * down; unit++) {
      if (restartInterval > 0 && unit > 0 && unit % restartInterval == 0) {
        in.restart();
        start();
      }
      int x = unit % across;
      int y = unit / across;
      if (isAlone) {
        block(parts.get(0), x, y);
      } else {
        unit(x, y);
      }
    }
  }

  private void start() {
    emptyBlocks = 0;
    parts.forEach(part -> part.jpegComponent.previousDc = 0);
  }

  private void unit(int x, int y) throws JpegException {
    for (Part part : parts) {
      JpegComponent jpegComponent = part.jpegComponent;
      for (int row = 0; row < jpegComponent.down; row++) {
        for (int column = 0; column < jpegComponent.across; column++) {
          block(part, x * jpegComponent.across + column, y * jpegComponent.down + row);
        }
      }
    }
  }

  private void block(Part part, int x, int y) throws JpegException {
    JpegComponent jpegComponent = part.jpegComponent;
    int at = (y * jpegComponent.blocksAcross + x) * JpegComponent.BLOCK;
    short[] out = jpegComponent.coefficients;
    if (band.from == 0) {
      dc(part, out, at);
    }
    if (band.to > 0) {
      if (band.isFirst) {
        ac(part.ac, out, at);
      } else {
        refine(part.ac, out, at);
      }
    }
  }

  private void dc(Part part, short[] out, int at) throws JpegException {
    if (!band.isFirst) {
      out[at] |= (short) (in.bits(1) << band.shift);
      return;
    }
    int length = part.dc.next(in);
    if (length > LONGEST_DC) {
      throw JpegException.damaged();
    }
    part.jpegComponent.previousDc += in.signed(length);
    out[at] = (short) (part.jpegComponent.previousDc << band.shift);
  }

  private void ac(HuffmanTable code, short[] out, int at) throws JpegException {
    if (emptyBlocks > 0) {
      emptyBlocks--;
      return;
    }
    for (int k = Math.max(1, band.from); k <= band.to; k++) {
      int symbol = code.next(in);
      int run = symbol >> 4;
      int length = symbol & 15;
      if (length == 0 && run < LONG_RUN) {
        emptyBlocks = run(run) - 1;
        return;
      }
      k += run;
      if (k > band.to) {
        throw JpegException.damaged();
      }
      if (length > 0) {
        out[at + NATURAL_ORDER[k]] = (short) (in.signed(length) << band.shift);
      }
    }
  }

  /** How many blocks have no further values, counting the current one. */
  private int run(int bits) throws JpegException {
    if (bits > 0 && !band.isProgressive) {
      throw JpegException.damaged();
    }
    return (1 << bits) + in.bits(bits);
  }

  /** Refines a block's coefficients by one bit. */
  private void refine(HuffmanTable code, short[] out, int at) throws JpegException {
    int k = band.from;
    while (emptyBlocks == 0 && k <= band.to) {
      int symbol = code.next(in);
      int run = symbol >> 4;
      int value = 0;
      if ((symbol & 15) > 1) {
        throw JpegException.damaged();
      } else if ((symbol & 15) == 1) {
        value = in.bits(1) == 1 ? 1 << band.shift : -1 << band.shift;
      } else if (run < LONG_RUN) {
        emptyBlocks = run(run);
        break;
      }
      k = refine(out, at, k, run);
      if (value != 0 && k > band.to) {
        throw JpegException.damaged();
      }
      if (value != 0) {
        out[at + NATURAL_ORDER[k]] = (short) value;
      }
      k++;
    }
    if (emptyBlocks > 0) {
      emptyBlocks--;
      refine(out, at, k, JpegComponent.BLOCK);
    }
  }

  /**
   * Refines nonzero coefficients while skipping {@code zeros} zeros.
   *
   * @return the index of the zero after those, or the one after the band's last
   */
  private int refine(short[] out, int at, int from, int zeros) throws JpegException {
    int left = zeros;
    int k = from;
    for (; k <= band.to; k++) {
      int index = at + NATURAL_ORDER[k];
      if (out[index] == 0) {
        if (left == 0) {
          break;
        }
        left--;
      } else if (in.bits(1) == 1 && (out[index] & 1 << band.shift) == 0) {
        out[index] += (short) (out[index] > 0 ? 1 << band.shift : -1 << band.shift);
      }
    }
    return k;
  }
}
