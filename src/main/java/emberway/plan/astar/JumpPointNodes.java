package emberway.plan.astar;

import java.util.Arrays;

/**
 * The nodes of a jump point search: the few cells it has found, each with its cheapest path and the
 * directions worth taking from it. A hash table by place.
 */
final class JumpPointNodes {
  /** Stands for a place that is not a node. */
  static final int NONE = -1;

  private static final int FIRST_SIZE = 1024;

  // By node, in order of discovery. [size: >= count]
  private int[] place = new int[FIRST_SIZE];
  private int[] parent = new int[FIRST_SIZE];
  private int[] slot = new int[FIRST_SIZE];
  private long[] g = new long[FIRST_SIZE]; // [units]
  private byte[] due = new byte[FIRST_SIZE]; // directions to take, see NeighborMasks
  private byte[] done = new byte[FIRST_SIZE]; // directions taken at that g

  private int count;
  private int[] table = new int[2 * FIRST_SIZE]; // node + 1, or 0 [size: a power of two]
  private int shift = 32 - Integer.numberOfTrailingZeros(table.length);

  /** Removes all nodes; linear in their number. */
  void clear() {
    for (int node = 0; node < count; node++) {
      table[slot[node]] = 0;
    }
    count = 0;
  }

  /** The node of a place; a new node gets the greatest g. */
  int at(int where) {
    int mask = table.length - 1;
    int at = slotFor(where);
    while (true) {
      int node = table[at] - 1;
      if (node == NONE) {
        return add(where, at);
      }
      if (place[node] == where) {
        return node;
      }
      at = (at + 1) & mask;
    }
  }

  /** The first slot to try for a place: multiplicative hashing, D. Knuth. */
  private int slotFor(int where) {
    return (where * 0x9E3779B9) >>> shift;
  }

  private int add(int where, int at) {
    if (count == place.length) {
      grow();
      return at(where);
    }
    int node = count++;
    table[at] = node + 1;
    slot[node] = at;
    place[node] = where;
    parent[node] = NONE;
    g[node] = Long.MAX_VALUE;
    due[node] = 0;
    done[node] = 0;
    return node;
  }

  private void grow() {
    int size = 2 * place.length;
    place = Arrays.copyOf(place, size);
    parent = Arrays.copyOf(parent, size);
    slot = new int[size];
    g = Arrays.copyOf(g, size);
    due = Arrays.copyOf(due, size);
    done = Arrays.copyOf(done, size);
    table = new int[2 * size];
    shift--;
    for (int node = 0; node < count; node++) {
      int at = slotFor(place[node]);
      while (table[at] != 0) {
        at = (at + 1) & (table.length - 1);
      }
      table[at] = node + 1;
      slot[node] = at;
    }
  }

  /**
   * Offers a path to a node.
   *
   * @return whether the node must be put on the open list
   */
  boolean offer(int node, int from, long cost, int directions) {
    if (cost < g[node]) {
      g[node] = cost;
      parent[node] = from;
      due[node] = (byte) directions;
      done[node] = 0;
      return true;
    }
    if (cost > g[node]) {
      return false;
    }
    int news = directions & ~done[node] & ~due[node];
    boolean isWaiting = due[node] != 0;
    due[node] |= (byte) news;
    return news != 0 && !isWaiting;
  }

  /** The directions to take from a node now; 0 if all were taken before. */
  int take(int node) {
    int directions = due[node] & 255;
    due[node] = 0;
    done[node] |= (byte) directions;
    return directions;
  }

  int place(int node) {
    return place[node];
  }

  int parent(int node) {
    return parent[node];
  }

  long g(int node) {
    return g[node];
  }
}
