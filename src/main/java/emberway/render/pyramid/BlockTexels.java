package emberway.render.pyramid;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * A table of composed blocks: the texels of each combination of parts that occurred so far. Threads
 * share it; a lookup takes no lock.
 *
 * <p>A block's texels, the number of its parts and their ids lie side by side, so that a lookup
 * waits for memory twice: for a slot, and for a block.
 */
final class BlockTexels {
  private static final int MAX_BYTES = 48 << 20;
  private static final int BLOCK_BYTES = 2 * Long.BYTES; // of its slots

  /** Blocks of a page: so many that Java's collector does not copy the page's array. */
  private static final int PAGE = 1 << 10;

  private static final int NEAR_IDS = 5; // beside the texels

  private final int texels; // per block
  private final int stride; // from one block to the next
  private final int maxBlocks;
  private int count; // of blocks; guarded by this
  private volatile State state;

  /** The table at a size. Entries are only added, and each before its slot. */
  private static final class State {
    /** Open addressing: the upper half of a hash, then a block's number + 1; or 0. */
    final AtomicLongArray slots;

    final int[][] pages; // by block / PAGE: texels, the number of parts, the first ids
    final int[][] farIds; // by block: the other ids; null if there are none

    State(int blocks) {
      slots = new AtomicLongArray(2 * blocks);
      pages = new int[blocks / PAGE][];
      farIds = new int[blocks][];
    }

    int capacity() {
      return farIds.length;
    }
  }

  /** Creates an empty table for blocks with a number of texels. [&gt;= 1] */
  BlockTexels(int texels) {
    this.texels = texels;
    stride = texels + 1 + NEAR_IDS;
    maxBlocks = MAX_BYTES / (Integer.BYTES * stride + BLOCK_BYTES);
    state = new State(PAGE);
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
    int tag = (int) (hash >>> 32);
    for (int slot = (int) hash & mask; ; slot = (slot + 1) & mask) {
      long entry = now.slots.getAcquire(slot);
      int block = (int) entry - 1;
      if (block < 0 || ((int) (entry >>> 32) == tag && hasParts(now, block, ids, length))) {
        return block;
      }
    }
  }

  private boolean hasParts(State now, int block, int[] ids, int length) {
    int[] page = now.pages[block / PAGE];
    int from = first(block) + texels;
    if (page[from] != length) {
      return false;
    }
    int near = Math.min(length, NEAR_IDS);
    for (int i = 0; i < near; i++) {
      if (page[from + 1 + i] != ids[i]) {
        return false;
      }
    }
    return length == near || Arrays.equals(now.farIds[block], 0, length - near, ids, near, length);
  }

  /** Adds a block, unless another thread did; returns its number. */
  synchronized int add(int[] ids, int length, long hash, int[] colors) {
    int known = find(ids, length, hash);
    if (known >= 0) {
      return known;
    }
    if (count == state.capacity()) {
      state = larger(state);
    }
    int block = count++;
    State now = state;
    if (now.pages[block / PAGE] == null) {
      now.pages[block / PAGE] = new int[PAGE * stride];
    }
    int[] page = now.pages[block / PAGE];
    int from = first(block);
    System.arraycopy(colors, 0, page, from, texels);
    page[from + texels] = length;
    int near = Math.min(length, NEAR_IDS);
    System.arraycopy(ids, 0, page, from + texels + 1, near);
    if (length > near) {
      now.farIds[block] = Arrays.copyOfRange(ids, near, length);
    }
    put(now, block, hash);
    return block;
  }

  private State larger(State old) {
    int blocks = old.capacity();
    State next = new State(2 * blocks);
    System.arraycopy(old.pages, 0, next.pages, 0, old.pages.length);
    System.arraycopy(old.farIds, 0, next.farIds, 0, blocks);
    for (int block = 0; block < blocks; block++) {
      int[] ids = ids(next, block);
      put(next, block, hash(ids, ids.length));
    }
    return next;
  }

  private int[] ids(State now, int block) {
    int[] page = now.pages[block / PAGE];
    int from = first(block) + texels;
    int length = page[from];
    int near = Math.min(length, NEAR_IDS);
    int[] ids = new int[length];
    System.arraycopy(page, from + 1, ids, 0, near);
    if (length > near) {
      System.arraycopy(now.farIds[block], 0, ids, near, length - near);
    }
    return ids;
  }

  private static void put(State table, int block, long hash) {
    int mask = table.slots.length() - 1;
    int slot = (int) hash & mask;
    while (table.slots.getPlain(slot) != 0) {
      slot = (slot + 1) & mask;
    }
    table.slots.setRelease(slot, hash >>> 32 << 32 | (block + 1));
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
    return block % PAGE * stride;
  }
}
