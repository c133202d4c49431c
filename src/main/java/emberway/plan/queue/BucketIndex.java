package emberway.plan.queue;

import java.util.Arrays;

/**
 * Tracks which buckets of an open list are filled, and holds entries too far ahead for them.
 *
 * <p>Bucket numbers are unbounded; buckets lie in a ring. Each bucket less than one turn ahead of
 * the current one has its own slot. The open list stores the contents of the slots, reports here
 * which slots are filled, and hands over entries a turn ahead or more. These are examined again
 * when the first of them is due, so at most once a turn. Compare R. Dial, 1969.
 */
public final class BucketIndex {
  /** A bucket number that is never reached. */
  public static final long NO_BUCKET = Long.MAX_VALUE;

  private final long[] filled; // one bit a slot: whether it is filled
  private final int slots; // a power of two, at least 64
  private long[] farEntries = new long[64];
  private long[] farBuckets = new long[64];
  private int far;
  private long nearestFar = NO_BUCKET; // the least of farBuckets

  /** Receives an entry that has come within one turn. */
  public interface Sink {
    /** Puts an entry into the slot of its bucket. */
    void push(int slot, long entry);
  }

  /**
   * Creates an empty ring.
   *
   * @param slots the number of slots [a power of two] [&gt;= 64]
   */
  public BucketIndex(int slots) {
    this.slots = slots;
    filled = new long[slots / 64];
  }

  /** Empties the index. */
  public void clear() {
    Arrays.fill(filled, 0);
    far = 0;
    nearestFar = NO_BUCKET;
  }

  /** Marks a slot as filled. */
  public void fill(int slot) {
    filled[slot >> 6] |= 1L << slot;
  }

  /** Marks a slot as empty. */
  public void empty(int slot) {
    filled[slot >> 6] &= ~(1L << slot);
  }

  /** Stores an entry that lies a turn ahead or more. */
  public void pushFar(long entry, long bucket) {
    if (far == farEntries.length) {
      farEntries = Arrays.copyOf(farEntries, 2 * far);
      farBuckets = Arrays.copyOf(farBuckets, 2 * far);
    }
    farEntries[far] = entry;
    farBuckets[far] = bucket;
    far++;
    nearestFar = Math.min(nearestFar, bucket);
  }

  /**
   * The first non-empty bucket, or {@link #NO_BUCKET}.
   *
   * @param due the current bucket; all buckets before it are empty
   * @param hasNear whether any slot is filled
   */
  public long first(long due, boolean hasNear) {
    return hasNear ? Math.min(nearestFar, firstNear(due)) : nearestFar;
  }

  /** The first bucket whose slot is filled; there must be one. */
  public long firstNear(long due) {
    int from = (int) due & (slots - 1);
    int word = from >> 6;
    long bits = filled[word] & (-1L << from);
    while (bits == 0) {
      word = (word + 1) & (filled.length - 1);
      bits = filled[word];
    }
    int slot = (word << 6) + Long.numberOfTrailingZeros(bits);
    return due + ((slot - from) & (slots - 1));
  }

  /** If a far entry is due, hands back all entries that are now less than a turn ahead. */
  public void approach(long due, Sink sink) {
    if (nearestFar > due) {
      return;
    }
    int kept = 0;
    nearestFar = NO_BUCKET;
    for (int i = 0; i < far; i++) {
      long bucket = farBuckets[i];
      long entry = farEntries[i];
      if (bucket - due < slots) {
        sink.push((int) bucket & (slots - 1), entry);
      } else {
        farBuckets[kept] = bucket;
        farEntries[kept] = entry;
        kept++;
        nearestFar = Math.min(nearestFar, bucket);
      }
    }
    far = kept;
  }
}
