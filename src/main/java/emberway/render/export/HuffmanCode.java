package emberway.render.export;

import java.util.Arrays;

/**
 * A prefix code for symbols by their counts, in the canonical form of deflate (RFC 1951, 3.2.2), no
 * code longer than a limit.
 *
 * <p>Lengths are Huffman's, by the method of Moffat and Katajainen ("In-place calculation of
 * minimum-redundancy codes", 1995). Longer ones than the limit are cut to it, and then others are
 * lengthened until all codes fit again.
 */
final class HuffmanCode {
  private static final int LENGTH_SHIFT = 16;
  private static final int MASK = (1 << LENGTH_SHIFT) - 1;

  private final int limit;
  private final int[] counts;
  private final int[] lengths; // [bits] 0 without a code
  private final int[] codes; // the code, first bit lowest, and above it its length
  private final long[] order; // used symbols, in the low bits below their counts
  private final int[] work;
  private final int[] ofLength; // how many codes have each length

  /**
   * Creates a code for symbols 0 to {@code symbols - 1}. [limit: at least log2 of symbols, ≤ 15]
   */
  HuffmanCode(int symbols, int limit) {
    this.limit = limit;
    counts = new int[symbols];
    lengths = new int[symbols];
    codes = new int[symbols];
    order = new long[symbols];
    work = new int[symbols];
    ofLength = new int[limit + 1];
  }

  /** How often each symbol comes; written by the caller before {@link #build}. */
  int[] counts() {
    return counts;
  }

  /** The length of each symbol's code. [bits] 0: it has none */
  int[] lengths() {
    return lengths;
  }

  /** Each symbol's code, for {@link #bits} and {@link #length}. */
  int[] codes() {
    return codes;
  }

  static int bits(int code) {
    return code & MASK;
  }

  static int length(int code) {
    return code >>> LENGTH_SHIFT;
  }

  /** The bits that all counted symbols take together. */
  long cost() {
    long bits = 0;
    for (int symbol = 0; symbol < counts.length; symbol++) {
      bits += (long) counts[symbol] * lengths[symbol];
    }
    return bits;
  }

  /** Makes the code. At least two symbols get one, since some readers refuse a code of one. */
  void build() {
    int used = 0;
    for (int symbol = 0; symbol < counts.length; symbol++) {
      if (counts[symbol] > 0) {
        order[used++] = ((long) counts[symbol] << LENGTH_SHIFT) | symbol;
      }
    }
    for (int symbol = 0; used < 2; symbol++) {
      if (counts[symbol] == 0) {
        order[used++] = symbol;
      }
    }
    Arrays.sort(order, 0, used);
    for (int i = 0; i < used; i++) {
      work[i] = (int) (order[i] >>> LENGTH_SHIFT);
    }
    findDepths(work, used);
    Arrays.fill(ofLength, 0);
    for (int i = 0; i < used; i++) {
      ofLength[Math.min(limit, work[i])]++;
    }
    fitLimit();
    Arrays.fill(lengths, 0);
    int next = 0; // rarest first
    for (int length = limit; length > 0; length--) {
      for (int i = ofLength[length]; i > 0; i--) {
        lengths[(int) order[next++] & MASK] = length;
      }
    }
    assign();
  }

  /** Takes code lengths as they are, as for the format's fixed code. */
  void use(int[] given) {
    System.arraycopy(given, 0, lengths, 0, lengths.length);
    assign();
  }

  /**
   * Replaces counts, at least two and rising, by the depths of leaves in Huffman's tree.
   *
   * <p>First pass: each inner node's weight, replaced by its parent's index once it has one.
   * Second: the depths of inner nodes, root last. Third: those of leaves, rarest first.
   */
  private static void findDepths(int[] a, int n) {
    int leaf = 0;
    int root = 0;
    for (int next = 0; next < n - 1; next++) {
      int weight = 0;
      for (int child = 0; child < 2; child++) {
        if (leaf >= n || (root < next && a[root] < a[leaf])) {
          weight += a[root];
          a[root++] = next;
        } else {
          weight += a[leaf++];
        }
      }
      a[next] = weight;
    }
    a[n - 2] = 0;
    for (int next = n - 3; next >= 0; next--) {
      a[next] = a[a[next]] + 1;
    }
    int inner = n - 2;
    int nodes = 1; // at this depth
    for (int depth = 0, next = n - 1; nodes > 0; depth++) {
      int parents = 0;
      for (; inner >= 0 && a[inner] == depth; inner--) {
        parents++;
      }
      for (int i = nodes; i > parents; i--) {
        a[next--] = depth;
      }
      nodes = 2 * parents;
    }
  }

  /** Lengthens codes until there is room for those cut to the limit (Kraft's inequality). */
  private void fitLimit() {
    long taken = 0; // in codes of the longest kind
    for (int length = 1; length <= limit; length++) {
      taken += (long) ofLength[length] << (limit - length);
    }
    for (; taken > 1L << limit; taken--) {
      int length = limit - 1;
      while (ofLength[length] == 0) {
        length--;
      }
      ofLength[limit]--; // moves beside a shorter code, both now one longer than that was
      ofLength[length]--;
      ofLength[length + 1] += 2;
    }
  }

  /** Numbers codes by length and symbol; they are stored with their bits reversed. */
  private void assign() {
    int code = 0;
    for (int length = 1; length <= limit; length++) {
      for (int symbol = 0; symbol < lengths.length; symbol++) {
        if (lengths[symbol] == length) {
          codes[symbol] =
              (Integer.reverse(code++) >>> (Integer.SIZE - length)) | (length << LENGTH_SHIFT);
        }
      }
      code <<= 1;
    }
  }
}
