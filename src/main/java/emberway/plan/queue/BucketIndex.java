package emberway.plan.queue;

import java.util.Arrays;

/**
 * Which buckets of an open list hold anything, and what waits too far ahead for them.
 *
 * <p>Buckets are numbered without end and lie in a ring; those less than a turn ahead of the one
 * that is due each have a slot of their own. The list itself keeps what is in its slots, says here
 * which of them are filled, and hands over what lies a turn ahead or more. This is looked at again
 * when the first of it is due, so once a turn at most. Compare R. Dial, 1969.
 */
public final class BucketIndex {
  /** The bucket that is never reached. */
  public static final long NO_BUCKET = Long.MAX_VALUE;

  private final long[] filled; // a bit a slot: whether it holds anything
  private final int slots; // a power of two, at least 64
  private long[] farEntries = new long[64];
  private long[] farBuckets = new long[64];
  private int far;
  private long nearestFar = NO_BUCKET; // the least of farBuckets

  /** Takes an entry that has come near. */
  public interface Sink {
    /** Puts an entry into the slot of its bucket. */
    void push(int slot, long entry);
  }

  /**
   * An empty ring.
   *
   * @param slots how many [a power of two] [&gt;= 64]
   */
  public BucketIndex(int slots) {
    this.slots = slots;
    filled = new long[slots / 64];
  }

  /** Forgets all that it holds. */
  public void clear() {
    Arrays.fill(filled, 0);
    far = 0;
    nearestFar = NO_BUCKET;
  }

  /** Says that a slot holds something. */
  public void fill(int slot) {
    filled[slot >> 6] |= 1L << slot;
  }

  /** Says that a slot holds nothing any more. */
  public void empty(int slot) {
    filled[slot >> 6] &= ~(1L << slot);
  }

  /** Takes an entry that lies a turn ahead or more. */
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
   * The first bucket that holds anything, or {@link #NO_BUCKET}.
   *
   * @param due the bucket that is due; none before it holds anything
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

  /** If anything far is due, hands back all that is now less than a turn ahead. */
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
