package emberway.render.export;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** An array of bytes that grows and is written bit by bit, the lowest bit of each byte first. */
final class BitOutput {
  /** The most bits that {@link #put(long, int)} takes. */
  static final int MAX_BITS = 56;

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private byte[] bytes;
  private int length; // of the whole bytes
  private long rest; // the bits after the whole bytes, the first one lowest
  private int restBits; // [0..7]

  /** Creates an empty output. */
  BitOutput(int capacity) {
    bytes = new byte[capacity];
  }

  /** Makes room for some more bytes; whoever appends has asked for room before. */
  void reserve(long more) {
    long needed = length + more + Long.BYTES; // put writes whole longs
    if (needed > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.toIntExact(Math.max(needed, bytes.length * 3L / 2)));
    }
  }

  /**
   * Appends bits.
   *
   * @param bits the first one lowest; no others are set
   * @param count [0..{@value #MAX_BITS}]
   */
  void put(long bits, int count) {
    assert count >= 0 && count <= MAX_BITS : count;
    rest |= bits << restBits;
    int have = restBits + count;
    LONGS.set(bytes, length, rest);
    length += have >>> 3;
    rest >>>= have & ~7;
    restBits = have & 7;
  }

  /** Fills the last byte with zeros. */
  void align() {
    put(0, -restBits & 7);
  }

  /** Appends bytes, after {@link #align}. */
  void put(byte[] from, int start, int count) {
    System.arraycopy(from, start, bytes, length, count);
    length += count;
  }

  /** Empties the output, whose array is kept. */
  void clear() {
    length = 0;
    rest = 0;
    restBits = 0;
  }

  /** The array; another one after {@link #reserve}. */
  byte[] bytes() {
    return bytes;
  }

  /** The number of whole bytes. */
  int length() {
    return length;
  }
}
