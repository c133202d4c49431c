package emberway.plan.textbook;

import emberway.plan.query.SearchVariant;
import emberway.plan.query.TieBreaking;
import java.util.Arrays;
import java.util.Comparator;

/**
 * The open list of the textbook search: least {@code f} first, or least {@code h} in a greedy one;
 * {@link TieBreaking} orders equals.
 *
 * <p>Design. A binary heap in which a new entry rises past its equals, and a sinking entry lets its
 * equals rise, the right one first. This is the open list of Lester's program; his figures follow
 * its order ({@link TieBreaking#HEAP}). The other rules leave no equals, so any heap takes their
 * nodes in the same order.
 */
final class NodeQueue {
  private SearchNode[] nodes = new SearchNode[256]; // children of i at 2i + 1 and 2i + 2
  private int size;
  private final Comparator<SearchNode> order;
  private final boolean isTotal; // whether no two nodes are equal

  /** Creates an empty queue for a tie-breaking rule, of a variant of the search. */
  NodeQueue(TieBreaking tieBreaking, SearchVariant variant) {
    Comparator<SearchNode> best = Comparator.comparingDouble(node -> variant.key(node.g, node.h));
    Comparator<SearchNode> oldest = Comparator.comparingLong(node -> node.place);
    Comparator<SearchNode> newest = oldest.reversed();
    order =
        switch (tieBreaking) {
          case FIFO, RANDOM -> best.thenComparing(oldest);
          case LIFO -> best.thenComparing(newest);
          case LOW_H -> best.thenComparingDouble(node -> node.h).thenComparing(newest);
          case CROSS -> best.thenComparingDouble(node -> node.aside).thenComparing(newest);
          case HEAP -> best;
        };
    isTotal = tieBreaking != TieBreaking.HEAP;
  }

  boolean isEmpty() {
    return size == 0;
  }

  void add(SearchNode node) {
    if (size == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * size);
    }
    rise(size++, node);
  }

  /** Replaces {@code known} with a node that precedes it; {@code known} may still come out. */
  void replace(SearchNode known, SearchNode node) {
    if (isTotal) {
      add(node); // where the known one lies makes no difference, and it need not be found
    } else {
      rise(Arrays.asList(nodes).indexOf(known), node);
    }
  }

  /** Removes the first node of a non-empty queue. */
  SearchNode poll() {
    SearchNode first = nodes[0];
    SearchNode last = nodes[--size];
    nodes[size] = null;
    if (size > 0) {
      sink(last);
    }
    return first;
  }

  /** Puts a node into a hole, or above it. */
  private void rise(int hole, SearchNode node) {
    int at = hole;
    while (at > 0 && order.compare(node, nodes[(at - 1) / 2]) <= 0) {
      nodes[at] = nodes[(at - 1) / 2];
      at = (at - 1) / 2;
    }
    nodes[at] = node;
  }

  /** Puts a node in place of the first one, or below it. */
  private void sink(SearchNode node) {
    int at = 0;
    for (int child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && order.compare(nodes[child + 1], nodes[child]) <= 0) {
        child++;
      }
      if (order.compare(nodes[child], node) > 0) {
        break;
      }
      nodes[at] = nodes[child];
      at = child;
    }
    nodes[at] = node;
  }
}
