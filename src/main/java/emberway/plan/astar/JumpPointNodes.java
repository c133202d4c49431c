package emberway.plan.astar;

import java.util.Arrays;

/**
 * The nodes of a search by jumping: the few cells it has come upon, each with the cheapest way
 * there and the directions that are worth taking from it, found by a cell's place in a hash table.
 */
final class JumpPointNodes {
  /** Of a place that is no node. */
  static final int NONE = -1;

  private static final int FIRST_SIZE = 1024;

  // By node, in the order they were found. [size: >= count]
  private int[] place = new int[FIRST_SIZE];
  private int[] parent = new int[FIRST_SIZE];
  private int[] slot = new int[FIRST_SIZE];
  private long[] g = new long[FIRST_SIZE]; // [units]
  private byte[] due = new byte[FIRST_SIZE]; // directions to take, a bit each as in Moves
  private byte[] done = new byte[FIRST_SIZE]; // directions taken at that g

  private int count;
  private int[] table = new int[2 * FIRST_SIZE]; // node + 1, or 0 [size: a power of two]
  private int shift = 32 - Integer.numberOfTrailingZeros(table.length);

  /** Forgets all nodes; linear in those there are. */
  void clear() {
    for (int node = 0; node < count; node++) {
      table[slot[node]] = 0;
    }
    count = 0;
  }

  /** The node of a place, made with the greatest g where there was none. */
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

  /** Where to look for a place first: multiplicative hashing, D. Knuth. */
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
   * Offers a way to a node.
   *
   * @return whether it has to be put on the open list
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

  /** The directions to take from a node now; none when all were taken before. */
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
