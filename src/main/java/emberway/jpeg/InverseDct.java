package emberway.jpeg;

/**
 * Turns a block's coefficients into samples in integer arithmetic, with the same results as
 * libjpeg's slow integer method.
 *
 * <p>After C. Loeffler, A. Ligtenberg, G. Moschytz, "Practical fast 1-D DCT algorithms with 11
 * multiplications", ICASSP 1989.
 */
final class InverseDct {
  private static final int SIDE = 8;
  private static final int FRACTION = 13; // fractional bits of the constants
  private static final int BETWEEN = 2; // extra bits between columns and rows

  private static final int C0_298631336 = 2446;
  private static final int C0_390180644 = 3196;
  private static final int C0_541196100 = 4433;
  private static final int C0_765366865 = 6270;
  private static final int C0_899976223 = 7373;
  private static final int C1_175875602 = 9633;
  private static final int C1_501321110 = 12299;
  private static final int C1_847759065 = 15137;
  private static final int C1_961570560 = 16069;
  private static final int C2_053119869 = 16819;
  private static final int C2_562915447 = 20995;
  private static final int C3_072711026 = 25172;

  private final int[] work = new int[SIDE * SIDE];

  /**
   * Transforms a block.
   *
   * @param coefficients those of many blocks
   * @param from where this block's begin
   * @param quants the quantization factors
   * @param out samples of many blocks
   * @param at where this block's begin in {@code out}
   * @param stride between rows of {@code out}
   */
  void block(short[] coefficients, int from, int[] quants, byte[] out, int at, int stride) {
    for (int i = 0; i < work.length; i++) {
      work[i] = coefficients[from + i] * quants[i];
    }
    for (int column = 0; column < SIDE; column++) {
      transform(column, SIDE, FRACTION - BETWEEN);
    }
    for (int row = 0; row < SIDE; row++) {
      transform(row * SIDE, 1, FRACTION + BETWEEN + 3);
      for (int x = 0; x < SIDE; x++) {
        int sample = work[row * SIDE + x] + 128;
        out[at + row * stride + x] = (byte) Math.max(0, Math.min(255, sample));
      }
    }
  }

  /** Transforms one column or row in place; the result is rounded while shifting. */
  private void transform(int first, int step, int shift) {
    int z1 = (work[first + 2 * step] + work[first + 6 * step]) * C0_541196100;
    int even2 = z1 - work[first + 6 * step] * C1_847759065;
    int even3 = z1 + work[first + 2 * step] * C0_765366865;
    int even0 = (work[first] + work[first + 4 * step]) << FRACTION;
    int even1 = (work[first] - work[first + 4 * step]) << FRACTION;
    final int sum0 = even0 + even3;
    final int sum3 = even0 - even3;
    final int sum1 = even1 + even2;
    final int sum2 = even1 - even2;

    int odd0 = work[first + 7 * step];
    int odd1 = work[first + 5 * step];
    int odd2 = work[first + 3 * step];
    int odd3 = work[first + step];
    z1 = -(odd0 + odd3) * C0_899976223;
    int z2 = -(odd1 + odd2) * C2_562915447;
    int z3 = odd0 + odd2;
    int z4 = odd1 + odd3;
    int z5 = (z3 + z4) * C1_175875602;
    z3 = z5 - z3 * C1_961570560;
    z4 = z5 - z4 * C0_390180644;
    odd0 = odd0 * C0_298631336 + z1 + z3;
    odd1 = odd1 * C2_053119869 + z2 + z4;
    odd2 = odd2 * C3_072711026 + z2 + z3;
    odd3 = odd3 * C1_501321110 + z1 + z4;

    int half = 1 << (shift - 1);
    work[first] = (sum0 + odd3 + half) >> shift;
    work[first + 7 * step] = (sum0 - odd3 + half) >> shift;
    work[first + step] = (sum1 + odd2 + half) >> shift;
    work[first + 6 * step] = (sum1 - odd2 + half) >> shift;
    work[first + 2 * step] = (sum2 + odd1 + half) >> shift;
    work[first + 5 * step] = (sum2 - odd1 + half) >> shift;
    work[first + 3 * step] = (sum3 + odd0 + half) >> shift;
    work[first + 4 * step] = (sum3 - odd0 + half) >> shift;
  }
}
