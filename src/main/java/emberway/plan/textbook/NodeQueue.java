package emberway.plan.textbook;

import emberway.plan.query.SearchVariant;
import emberway.plan.query.TieBreaking;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.ToDoubleFunction;

/**
 * The open list of the textbook search: least {@code f} first, or least {@code h} in a greedy one;
 * {@link TieBreaking} orders equals.
 */
sealed interface NodeQueue {
  /** Creates the queue for a tie-breaking rule, of a variant of the search. */
  static NodeQueue of(TieBreaking tieBreaking, SearchVariant variant) {
    ToDoubleFunction<SearchNode> first =
        variant == SearchVariant.GREEDY ? node -> node.h : SearchNode::f;
    Comparator<SearchNode> inOrder = Comparator.comparingDouble(first);
    Comparator<SearchNode> oldest = Comparator.comparingLong(node -> node.place);
    return switch (tieBreaking) {
      case FIFO, RANDOM -> new Ordered(inOrder.thenComparing(oldest));
      case LIFO -> new Ordered(inOrder.thenComparing(oldest.reversed()));
      case LOW_H ->
          new Ordered(inOrder.thenComparingDouble(node -> node.h).thenComparing(oldest.reversed()));
      case CROSS ->
          new Ordered(
              inOrder.thenComparingDouble(node -> node.aside).thenComparing(oldest.reversed()));
      case HEAP -> new RisingHeap(first);
    };
  }

  boolean isEmpty();

  void add(SearchNode node);

  /** Replaces {@code known} with a node that precedes it; {@code known} may still come out. */
  void replace(SearchNode known, SearchNode node);

  /** Removes the first node of a non-empty queue. */
  SearchNode poll();

  /** A queue with a total order, so that its storage does not affect the order. */
  final class Ordered implements NodeQueue {
    private final PriorityQueue<SearchNode> nodes;

    Ordered(Comparator<SearchNode> order) {
      nodes = new PriorityQueue<>(order);
    }

    @Override
    public boolean isEmpty() {
      return nodes.isEmpty();
    }

    @Override
    public void add(SearchNode node) {
      nodes.add(node);
    }

    @Override
    public void replace(SearchNode known, SearchNode node) {
      nodes.add(node);
    }

    @Override
    public SearchNode poll() {
      return nodes.remove();
    }
  }

  /**
   * A binary heap by one number alone, usually {@code f}, whose structure orders equals: a new
   * entry rises past its equals, and a sinking entry lets its equals rise, the right one first.
   * This is the open list of Lester's program; his figures follow its order.
   */
  final class RisingHeap implements NodeQueue {
    private final List<SearchNode> nodes = new ArrayList<>();
    private final ToDoubleFunction<SearchNode> number;

    RisingHeap(ToDoubleFunction<SearchNode> number) {
      this.number = number;
    }

    @Override
    public boolean isEmpty() {
      return nodes.isEmpty();
    }

    @Override
    public void add(SearchNode node) {
      nodes.add(node);
      rise(nodes.size() - 1);
    }

    @Override
    public void replace(SearchNode known, SearchNode node) {
      int at = nodes.indexOf(known);
      nodes.set(at, node);
      rise(at);
    }

    @Override
    public SearchNode poll() {
      SearchNode first = nodes.get(0);
      SearchNode last = nodes.remove(nodes.size() - 1);
      if (!nodes.isEmpty()) {
        nodes.set(0, last);
        sink();
      }
      return first;
    }

    private void rise(int from) {
      int at = from;
      while (at > 0 && !isAfter(at, (at - 1) / 2)) {
        swap(at, (at - 1) / 2);
        at = (at - 1) / 2;
      }
    }

    private void sink() {
      int at = 0;
      while (true) {
        int least = at;
        for (int child = 2 * at + 1; child <= 2 * at + 2 && child < nodes.size(); child++) {
          if (!isAfter(child, least)) {
            least = child;
          }
        }
        if (least == at) {
          return;
        }
        swap(at, least);
        at = least;
      }
    }

    private boolean isAfter(int one, int other) {
      return number.applyAsDouble(nodes.get(one)) > number.applyAsDouble(nodes.get(other));
    }

    private void swap(int one, int other) {
      SearchNode node = nodes.get(one);
      nodes.set(one, nodes.get(other));
      nodes.set(other, node);
    }
  }
}
