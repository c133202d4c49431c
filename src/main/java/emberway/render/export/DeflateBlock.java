package emberway.render.export;

import java.util.Arrays;

/**
 * A block of a deflate stream (RFC 1951): a list of sequences, each some bytes as they are
 * (literals) and then a copy of earlier ones. It is written in whichever of the format's three ways
 * is shortest: with codes of its own, with the fixed codes, or stored.
 */
final class DeflateBlock {
  /** The shortest copy that the format has. [bytes] */
  static final int MIN_LENGTH = 3;

  /** The longest copy that the format has. [bytes] */
  static final int MAX_LENGTH = 258;

  /** How far back a copy reaches. [bytes] */
  static final int MAX_DISTANCE = 1 << 15;

  /** The most sequences of a block. */
  static final int CAPACITY = 1 << 14;

  /** The most bytes that are stored in one piece. */
  static final int MAX_STORED = (1 << 16) - 1;

  private static final int END = 256;
  private static final int FIRST_LENGTH = 257;
  private static final int LITERAL_SYMBOLS = 286;
  private static final int DISTANCE_SYMBOLS = 30;
  private static final int LITERAL_LIMIT = 14; // [bits] of the format's 15: a put takes four codes
  private static final int DISTANCE_LIMIT = 15; // [bits]

  // kinds of blocks, above the bit that marks the last one
  private static final int STORED = 0;
  private static final int FIXED = 1 << 1;
  private static final int DYNAMIC = 2 << 1;
  private static final int KIND_BITS = 3;

  // code lengths are themselves coded, in this order; 16 to 18 stand for runs
  private static final int[] RUN_ORDER = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15
  };
  private static final int RUN_LIMIT = 7;
  private static final int REPEAT = 16;
  private static final int ZEROS = 17;
  private static final int MANY_ZEROS = 18;
  private static final int[] RUN_BITS = {2, 3, 7};
  private static final int RUN_SHIFT = 8;

  private final int[] literals = new int[CAPACITY]; // [bytes] before the copy
  private final int[] lengths = new int[CAPACITY]; // [bytes] any number of copies' lengths
  private final int[] distances = new int[CAPACITY];
  private int count;

  private final HuffmanCode literalCode = new HuffmanCode(LITERAL_SYMBOLS, LITERAL_LIMIT);
  private final HuffmanCode distanceCode = new HuffmanCode(DISTANCE_SYMBOLS, DISTANCE_LIMIT);
  private final HuffmanCode runCode = new HuffmanCode(RUN_ORDER.length, RUN_LIMIT);
  private final HuffmanCode fixedLiterals = new HuffmanCode(LITERAL_SYMBOLS + 2, LITERAL_LIMIT);
  private final HuffmanCode fixedDistances = new HuffmanCode(DISTANCE_SYMBOLS + 2, DISTANCE_LIMIT);
  private final int[] runs = new int[LITERAL_SYMBOLS + DISTANCE_SYMBOLS];
  private int runCount;
  private final long[] copyBits = new long[MAX_LENGTH + 1]; // by length: code and extra bits
  private final int[] copyCounts = new int[MAX_LENGTH + 1]; // how many bits

  DeflateBlock() {
    int[] lengths = new int[LITERAL_SYMBOLS + 2];
    Arrays.fill(lengths, 8);
    Arrays.fill(lengths, 144, END, 9);
    Arrays.fill(lengths, END, 280, 7);
    fixedLiterals.use(lengths);
    Arrays.fill(lengths, 5);
    fixedDistances.use(lengths);
  }

  /**
   * Appends a sequence.
   *
   * @param literalBytes how many bytes come before the copy
   * @param length the bytes copied, in one or more copies [&gt;= {@value #MIN_LENGTH}]
   * @param distance how far back they lie [1..{@value #MAX_DISTANCE}]
   */
  void add(int literalBytes, int length, int distance) {
    literals[count] = literalBytes;
    lengths[count] = length;
    distances[count++] = distance;
  }

  boolean isFull() {
    return count == CAPACITY;
  }

  /** Writes the bytes from {@code start} to {@code end}, and forgets the sequences. */
  void write(byte[] in, int start, int end, BitOutput out) {
    long extra = countSymbols(in, start, end);
    literalCode.build();
    distanceCode.build();
    int literalSymbols = symbols(literalCode.lengths());
    int distanceSymbols = symbols(distanceCode.lengths());
    findRuns(literalSymbols, distanceSymbols);
    int runSymbols = RUN_ORDER.length;
    while (runCode.lengths()[RUN_ORDER[runSymbols - 1]] == 0) {
      runSymbols--;
    }
    long header = 5 + 5 + 4 + 3 * runSymbols + runCode.cost() + runExtra();
    long dynamic = header + literalCode.cost() + distanceCode.cost() + extra;
    long fixed = fixedCost() + extra;
    long pieces = (end - start + MAX_STORED - 1L) / MAX_STORED;
    long stored = 8L * (end - start) + pieces * (KIND_BITS + 7 + 32) - KIND_BITS;
    out.reserve(((KIND_BITS + Math.min(stored, Math.min(fixed, dynamic))) >>> 3) + 1);
    if (stored < Math.min(fixed, dynamic)) {
      store(in, start, end, out);
    } else if (fixed <= dynamic) {
      out.put(FIXED, KIND_BITS);
      writeSequences(in, start, end, fixedLiterals.codes(), fixedDistances.codes(), out);
    } else {
      out.put(DYNAMIC, KIND_BITS);
      writeHeader(literalSymbols, distanceSymbols, runSymbols, out);
      writeSequences(in, start, end, literalCode.codes(), distanceCode.codes(), out);
    }
    count = 0;
  }

  /** Ends at a whole byte, with an empty stored block (a sync flush). */
  static void flush(BitOutput out) {
    out.reserve(8);
    out.put(STORED, KIND_BITS);
    out.align();
    out.put(0xFFFF0000L, 32);
  }

  private static void store(byte[] in, int start, int end, BitOutput out) {
    for (int from = start; from < end; from += MAX_STORED) {
      int size = Math.min(MAX_STORED, end - from);
      out.put(STORED, KIND_BITS);
      out.align();
      out.put(size | ((long) (size ^ 0xFFFF) << 16), 32);
      out.put(in, from, size);
    }
  }

  /** Counts all symbols; returns the number of extra bits. */
  private long countSymbols(byte[] in, int start, int end) {
    int[] literalCounts = literalCode.counts();
    int[] distanceCounts = distanceCode.counts();
    Arrays.fill(literalCounts, 0);
    Arrays.fill(distanceCounts, 0);
    literalCounts[END] = 1;
    long extra = 0;
    int at = start;
    for (int i = 0; i < count; i++) {
      for (int to = at + literals[i]; at < to; at++) {
        literalCounts[in[at] & 0xFF]++;
      }
      int symbol = distanceSymbol(distances[i]);
      int distanceBits = distanceExtra(distances[i]);
      int left = lengths[i];
      at += left;
      while (left > 0) {
        int length = piece(left);
        literalCounts[lengthSymbol(length)]++;
        distanceCounts[symbol]++;
        extra += lengthExtra(length) + distanceBits;
        left -= length;
      }
    }
    for (; at < end; at++) {
      literalCounts[in[at] & 0xFF]++;
    }
    return extra;
  }

  private long fixedCost() {
    long bits = 0;
    for (int symbol = 0; symbol < LITERAL_SYMBOLS; symbol++) {
      bits += (long) literalCode.counts()[symbol] * fixedLiterals.lengths()[symbol];
    }
    for (int symbol = 0; symbol < DISTANCE_SYMBOLS; symbol++) {
      bits += (long) distanceCode.counts()[symbol] * fixedDistances.lengths()[symbol];
    }
    return bits;
  }

  private void writeSequences(
      byte[] in, int start, int end, int[] codes, int[] distanceCodes, BitOutput out) {
    for (int length = MIN_LENGTH; length <= MAX_LENGTH; length++) {
      int code = codes[lengthSymbol(length)];
      int extra = lengthExtra(length);
      long value = (length - MIN_LENGTH) & ((1L << extra) - 1);
      copyBits[length] = HuffmanCode.bits(code) | (value << HuffmanCode.length(code));
      copyCounts[length] = HuffmanCode.length(code) + extra;
    }
    int at = start;
    for (int i = 0; i < count; i++) {
      writeLiterals(in, at, at + literals[i], codes, out);
      int distance = distances[i];
      int code = distanceCodes[distanceSymbol(distance)];
      int extra = distanceExtra(distance);
      long value = (distance - 1) & ((1L << extra) - 1);
      long bits = HuffmanCode.bits(code) | (value << HuffmanCode.length(code));
      int bitCount = HuffmanCode.length(code) + extra;
      int left = lengths[i];
      at += literals[i] + left;
      while (left > 0) {
        int length = piece(left);
        out.put(copyBits[length] | (bits << copyCounts[length]), copyCounts[length] + bitCount);
        left -= length;
      }
    }
    writeLiterals(in, at, end, codes, out);
    out.put(HuffmanCode.bits(codes[END]), HuffmanCode.length(codes[END]));
  }

  private static void writeLiterals(byte[] in, int from, int to, int[] codes, BitOutput out) {
    int at = from;
    for (; at + 4 <= to; at += 4) { // all of a pixel, or nearly so
      long bits = 0;
      int bitCount = 0;
      for (int i = 0; i < 4; i++) {
        int code = codes[in[at + i] & 0xFF];
        bits |= (long) HuffmanCode.bits(code) << bitCount;
        bitCount += HuffmanCode.length(code);
      }
      out.put(bits, bitCount);
    }
    for (; at < to; at++) {
      int code = codes[in[at] & 0xFF];
      out.put(HuffmanCode.bits(code), HuffmanCode.length(code));
    }
  }

  /** The length of the next of the copies that together have a length. */
  static int piece(int left) {
    if (left <= MAX_LENGTH) {
      return left;
    }
    return Math.min(MAX_LENGTH, left - MIN_LENGTH);
  }

  /** Finds runs among the lengths of both codes, and makes the code for them. */
  private void findRuns(int literalSymbols, int distanceSymbols) {
    int total = literalSymbols + distanceSymbols;
    int[] all = Arrays.copyOf(literalCode.lengths(), total);
    System.arraycopy(distanceCode.lengths(), 0, all, literalSymbols, distanceSymbols);
    int[] counts = runCode.counts();
    Arrays.fill(counts, 0);
    runCount = 0;
    int before = -1;
    for (int i = 0; i < total; before = all[i - 1]) {
      int run = 1;
      while (i + run < total && all[i + run] == all[i]) {
        run++;
      }
      int symbol = all[i];
      int value = 0;
      if (all[i] == 0 && run >= 11) {
        run = Math.min(run, 138);
        symbol = MANY_ZEROS;
        value = run - 11;
      } else if (run >= 3 && (all[i] == 0 || all[i] == before)) {
        run = Math.min(run, all[i] == 0 ? 10 : 6);
        symbol = all[i] == 0 ? ZEROS : REPEAT;
        value = run - 3;
      } else {
        run = 1;
      }
      counts[symbol]++;
      runs[runCount++] = symbol | (value << RUN_SHIFT);
      i += run;
    }
    runCode.build();
  }

  private int runExtra() {
    int[] counts = runCode.counts();
    return counts[REPEAT] * RUN_BITS[0]
        + counts[ZEROS] * RUN_BITS[1]
        + counts[MANY_ZEROS] * RUN_BITS[2];
  }

  private void writeHeader(int literalSymbols, int distanceSymbols, int runSymbols, BitOutput out) {
    out.put(literalSymbols - FIRST_LENGTH, 5);
    out.put(distanceSymbols - 1, 5);
    out.put(runSymbols - 4, 4);
    for (int i = 0; i < runSymbols; i++) {
      out.put(runCode.lengths()[RUN_ORDER[i]], 3);
    }
    for (int i = 0; i < runCount; i++) {
      int symbol = runs[i] & ((1 << RUN_SHIFT) - 1);
      int code = runCode.codes()[symbol];
      out.put(HuffmanCode.bits(code), HuffmanCode.length(code));
      if (symbol >= REPEAT) {
        out.put(runs[i] >> RUN_SHIFT, RUN_BITS[symbol - REPEAT]);
      }
    }
  }

  /** How many symbols remain without those at the end that have no code. */
  private static int symbols(int[] lengths) {
    int symbols = lengths.length;
    while (lengths[symbols - 1] == 0) {
      symbols--;
    }
    return symbols;
  }

  /** The symbol of a copy's length: four for each number of extra bits, and one for the longest. */
  static int lengthSymbol(int length) {
    int value = length - MIN_LENGTH;
    int extra = lengthExtra(length);
    return length == MAX_LENGTH ? LITERAL_SYMBOLS - 1 : FIRST_LENGTH + 4 * extra + (value >> extra);
  }

  static int lengthExtra(int length) {
    int value = length - MIN_LENGTH;
    return value < 8 || length == MAX_LENGTH ? 0 : 29 - Integer.numberOfLeadingZeros(value);
  }

  /** The symbol of a distance: two for each number of extra bits. */
  static int distanceSymbol(int distance) {
    int extra = distanceExtra(distance);
    return 2 * extra + ((distance - 1) >> extra);
  }

  static int distanceExtra(int distance) {
    return distance <= 4 ? 0 : 30 - Integer.numberOfLeadingZeros(distance - 1);
  }
}
