package emberway.render.export;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Deflates rows of pixels of four bytes, several times as fast as zlib, which sees only bytes. One
 * thread at a time.
 *
 * <p>Deflate (RFC 1951) replaces bytes by copies of at most 258 bytes from at most 32,768 bytes
 * before, and writes what remains in Huffman codes. What takes time is to find the copies, and the
 * pictures of tile maps make that easy. Equal bytes are equal pixels, so that every fourth place is
 * enough. The same sprites come again and again, some 52 px apart, so that the last place at which
 * the same pixels were seen is nearly as good as the best one. Half of a picture is empty, and a
 * copy as long as a row is found by one comparison of longs; only {@link DeflateBlock} cuts it to
 * pieces.
 *
 * <p>Three tables keep the last place of four, of two and of one equal pixels, in the order in
 * which they are tried. A copy of a single pixel saves little, but shades within sprites are few,
 * so that there are many of them; without these, files would be a tenth larger. Within a copy, only
 * pairs are entered. A row's first byte is PNG's filter, which is never part of a copy; it shifts
 * each row by one byte against the row before, hence the tables hold places of bytes.
 */
final class PixelDeflater {
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private static final int PIXEL = Integer.BYTES;
  private static final int PAIR = 2 * PIXEL;
  private static final int FOUR = 4 * PIXEL;
  private static final int HASH_BITS = 14;
  private static final int NOWHERE = -2 * DeflateBlock.MAX_DISTANCE;
  private static final int BLOCK_BYTES = 1 << 18; // rows up to this get codes of their own

  private final int[] ones = new int[1 << HASH_BITS]; // the last place of pixels, by their hash
  private final int[] pairs = new int[1 << HASH_BITS];
  private final int[] fours = new int[1 << HASH_BITS];
  private final DeflateBlock block = new DeflateBlock();
  private byte[] in;
  private BitOutput out;
  private int blockStart;
  private int copied; // the end of what is in sequences

  /**
   * Appends deflated rows that end at a whole byte and refer to nothing before them.
   *
   * @param in the rows, each a byte, or none, and then pixels [size: rows*rowBytes]
   */
  void deflate(byte[] in, int rows, int rowBytes, BitOutput out) {
    this.in = in;
    this.out = out;
    Arrays.fill(ones, NOWHERE);
    Arrays.fill(pairs, NOWHERE);
    Arrays.fill(fours, NOWHERE);
    blockStart = 0;
    copied = 0;
    for (int row = 0; row < rows; row++) {
      int end = (row + 1) * rowBytes;
      findCopies(row * rowBytes + rowBytes % PIXEL, end);
      if (end - blockStart >= BLOCK_BYTES || row == rows - 1) {
        endBlock(end);
      }
    }
    DeflateBlock.flush(out);
    this.in = null;
    this.out = null;
  }

  private void endBlock(int end) {
    if (end > blockStart) {
      block.write(in, blockStart, end, out);
    }
    blockStart = end;
    copied = end;
  }

  /** Finds copies for the pixels of a row. */
  private void findCopies(int from, int to) {
    byte[] in = this.in;
    int at = from;
    while (at + FOUR <= to) {
      long pair = (long) LONGS.get(in, at);
      int oneHash = hash((int) pair);
      int pairHash = hash(pair);
      int fourHash = hash(pair, (long) LONGS.get(in, at + PAIR));
      int one = ones[oneHash];
      int two = pairs[pairHash];
      int source = fours[fourHash];
      ones[oneHash] = at;
      pairs[pairHash] = at;
      fours[fourHash] = at;
      int length;
      if (isNear(source, at) && (long) LONGS.get(in, source) == pair) {
        length = PAIR + equal(in, source + PAIR, at + PAIR, to);
      } else if (isNear(two, at) && (long) LONGS.get(in, two) == pair) {
        source = two;
        length = PAIR + equal(in, source + PAIR, at + PAIR, to);
      } else if (isNear(one, at) && (int) INTS.get(in, one) == (int) pair) {
        source = one;
        length = PIXEL;
      } else {
        at += PIXEL;
        continue;
      }
      block.add(at - copied, length, at - source);
      int end = at + length;
      copied = end;
      int last = Math.min(end, to - PAIR + 1);
      for (at += PIXEL; at < last; at += PIXEL) {
        pairs[hash((long) LONGS.get(in, at))] = at;
      }
      at = end;
      if (block.isFull()) {
        endBlock(end);
      }
    }
  }

  private static boolean isNear(int source, int at) {
    return at - source <= DeflateBlock.MAX_DISTANCE;
  }

  /** How many bytes of whole pixels at two places are equal, up to a row's end. */
  private static int equal(byte[] in, int source, int start, int to) {
    int at = start;
    int shift = source - start;
    for (; at + PAIR <= to; at += PAIR) {
      long difference = (long) LONGS.get(in, at + shift) ^ (long) LONGS.get(in, at);
      if (difference != 0) {
        return at - start + ((int) difference == 0 ? PIXEL : 0);
      }
    }
    boolean isOneMore =
        at + PIXEL <= to && (int) INTS.get(in, at + shift) == (int) INTS.get(in, at);
    return at - start + (isOneMore ? PIXEL : 0);
  }

  // multipliers: odd, with the digits of the golden ratio or of no pattern

  private static int hash(int pixel) {
    return (pixel * 0x9E3779B1) >>> (Integer.SIZE - HASH_BITS);
  }

  private static int hash(long pair) {
    return (int) ((pair * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - HASH_BITS));
  }

  private static int hash(long pair, long next) {
    return hash(pair ^ next * 0xD6E8FEB86659FD93L);
  }
}
