package emberway.render.pyramid;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * A table of composed blocks: the texels of each combination of parts that occurred so far. Threads
 * share it; a lookup takes no lock.
 */
final class BlockTexels {
  private static final int MAX_BYTES = 48 << 20; // of texels
  private static final int KEY_BYTES = 64; // of a block beside its texels, about
  private static final int PAGE = 1 << 8; // blocks

  private final int texels; // per block
  private final int maxBlocks;
  private int count; // of blocks; guarded by this
  private volatile State state;

  /** The table at a size. Entries are only added, and each before its slot. */
  private static final class State {
    final AtomicIntegerArray slots; // open addressing: a block's number + 1, or 0
    final long[] hashes; // by block
    final int[][] keys; // by block: the ids of its parts
    final int[][] pages; // by block / PAGE: the texels of as many blocks

    State(int blocks) {
      slots = new AtomicIntegerArray(2 * blocks);
      hashes = new long[blocks];
      keys = new int[blocks][];
      pages = new int[blocks / PAGE][];
    }
  }

  /** Creates an empty table for blocks with a number of texels. [&gt;= 1] */
  BlockTexels(int texels) {
    this.texels = texels;
    maxBlocks = MAX_BYTES / (Integer.BYTES * texels + KEY_BYTES);
    state = new State(4 * PAGE);
  }

  /** Whether the table holds as much as it may; it takes some more nevertheless. */
  synchronized boolean isFull() {
    return count >= maxBlocks;
  }

  /** The hash of a combination of parts. */
  static long hash(int[] ids, int length) {
    long hash = length;
    for (int i = 0; i < length; i++) {
      hash = (hash ^ ids[i]) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 29;
    }
    return hash;
  }

  /** The number of a known block; -1 if the block is unknown. */
  int find(int[] ids, int length, long hash) {
    State now = state;
    int mask = now.slots.length() - 1;
    for (int slot = (int) hash & mask; ; slot = (slot + 1) & mask) {
      int block = now.slots.getAcquire(slot) - 1;
      if (block < 0
          || (now.hashes[block] == hash
              && Arrays.equals(now.keys[block], 0, now.keys[block].length, ids, 0, length))) {
        return block;
      }
    }
  }

  /** Adds a block, unless another thread did; returns its number. */
  synchronized int add(int[] ids, int length, long hash, int[] colors) {
    int known = find(ids, length, hash);
    if (known >= 0) {
      return known;
    }
    if (count == state.keys.length) {
      state = larger(state);
    }
    int block = count++;
    State now = state;
    now.keys[block] = Arrays.copyOf(ids, length);
    now.hashes[block] = hash;
    if (now.pages[block / PAGE] == null) {
      now.pages[block / PAGE] = new int[PAGE * texels];
    }
    System.arraycopy(colors, 0, now.pages[block / PAGE], first(block), texels);
    put(now, block);
    return block;
  }

  private static State larger(State old) {
    int blocks = old.keys.length;
    State next = new State(2 * blocks);
    System.arraycopy(old.hashes, 0, next.hashes, 0, blocks);
    System.arraycopy(old.keys, 0, next.keys, 0, blocks);
    System.arraycopy(old.pages, 0, next.pages, 0, old.pages.length);
    for (int block = 0; block < blocks; block++) {
      put(next, block);
    }
    return next;
  }

  private static void put(State table, int block) {
    int mask = table.slots.length() - 1;
    int slot = (int) table.hashes[block] & mask;
    while (table.slots.getPlain(slot) > 0) {
      slot = (slot + 1) & mask;
    }
    table.slots.setRelease(slot, block + 1);
  }

  /**
   * The array that holds a known block's texels, from {@link #first} on, row by row: premultiplied
   * RGBA, red in the lowest byte.
   */
  int[] page(int block) {
    return state.pages[block / PAGE];
  }

  /** The index of a block's first texel in its {@link #page}. */
  int first(int block) {
    return block % PAGE * texels;
  }
}
