package emberway.plan.textbook;

import emberway.plan.query.ClosedCellPolicy;
import emberway.plan.query.OpenCellPolicy;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchListener;
import emberway.plan.query.SearchRules;
import emberway.plan.query.SearchStats;
import emberway.plan.query.SearchVariant;
import emberway.plan.query.SuccessorOrder;
import emberway.plan.query.TieBreaking;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A* as in the textbooks, over any graph and with any {@link SearchRules}. It is written to be
 * readable and to follow each text exactly, not to be fast. Only the rules about the order of
 * expansion and the replacement of paths apply here; the graph defines the costs of steps.
 *
 * <p>Design. A search node is a path to a graph node; the search keeps one path for each graph
 * node. A path that was replaced by a better one stays in the queue and is skipped when it comes
 * out, as in McNeill's version.
 */
public final class GraphSearch {
  static final int EXHAUSTED = -1;
  static final int STOPPED = -2;

  private final SearchGraph graph;
  private final SearchRules rules;

  // The current search.
  private int start;
  private int[] goals;
  private SearchListener listener;
  private SearchNode[] nodes; // [by node] its open or closed path; null = never seen
  private NodeQueue open;
  private SplittableRandom random;
  private long queued;
  private long expanded;
  private long generated;
  private long reopened;
  private long began;

  /** Creates a search over a graph with these rules. */
  public GraphSearch(SearchGraph graph, SearchRules rules) {
    this.graph = graph;
    this.rules = rules;
  }

  /**
   * Finds a path from a node to the first goal that is reached.
   *
   * @throws IllegalArgumentException if a node is not in the graph, or there is no goal
   */
  public GraphOutcome plan(int start, List<Integer> goals, SearchHooks hooks) {
    check("start", start);
    goals.forEach(goal -> check("goal", goal));
    if (goals.isEmpty()) {
      throw new IllegalArgumentException("0 goals: must be at least 1");
    }
    int end = run(start, goals.stream().mapToInt(goal -> goal).toArray(), hooks);
    if (end < 0) {
      return end == STOPPED
          ? new GraphOutcome.Stopped(stats())
          : new GraphOutcome.Unreachable(stats());
    }
    List<Integer> path = new ArrayList<>();
    List<Double> costs = new ArrayList<>();
    for (int node : path(end)) {
      path.add(node);
      costs.add(nodes[node].g);
    }
    return new GraphOutcome.Found(path, costs, stats());
  }

  private void check(String what, int node) {
    if (node < 0 || node >= graph.nodes()) {
      throw new IllegalArgumentException(
          "%s %d: must be in 0..%d".formatted(what, node, graph.nodes() - 1));
    }
  }

  /** Searches; returns the goal that was reached, {@link #EXHAUSTED} or {@link #STOPPED}. */
  int run(int start, int[] goals, SearchHooks hooks) {
    begin(start, goals, hooks);
    SearchNode first = new SearchNode(start, SearchListener.NO_PARENT, 0, estimate(start));
    enqueue(first);
    listener.opened(start, SearchListener.NO_PARENT, 0, first.h);
    while (!open.isEmpty()) {
      SearchNode node = open.poll();
      if (nodes[node.cell] != node) {
        continue; // a better path was found after this one was queued
      }
      if (hooks.stopAfter(expanded)) {
        return STOPPED;
      }
      expanded++;
      node.isClosed = true;
      listener.expanded(node.cell, node.parent, node.g, node.h);
      if (isGoal(node.cell)) {
        return node.cell;
      }
      for (SearchNode successor : successors(node)) {
        consider(successor);
        if (rules.variant() == SearchVariant.STOP_WHEN_OPENED && isGoal(successor.cell)) {
          return successor.cell;
        }
      }
    }
    return EXHAUSTED;
  }

  private void begin(int start, int[] goals, SearchHooks hooks) {
    began = System.nanoTime();
    this.start = start;
    this.goals = goals;
    listener = hooks.listener();
    nodes = new SearchNode[graph.nodes()];
    open = new NodeQueue(rules.tieBreaking(), rules.variant());
    random = new SplittableRandom(rules.seed());
    queued = 0;
    expanded = 0;
    generated = 0;
    reopened = 0;
  }

  private boolean isGoal(int node) {
    for (int goal : goals) {
      if (goal == node) {
        return true;
      }
    }
    return false;
  }

  /** The paths one step farther, in the order that the rules define. */
  private List<SearchNode> successors(SearchNode node) {
    List<SearchNode> successors = new ArrayList<>(8);
    graph.forEachStep(
        node.cell,
        (to, cost) -> successors.add(new SearchNode(to, node.cell, node.g + cost, estimate(to))));
    if (rules.successorOrder() == SuccessorOrder.WORST_FIRST) {
      successors.sort(Comparator.comparingDouble(SearchNode::f).reversed());
    }
    return successors;
  }

  /** Takes a path to a node if the rules prefer it to the known one. */
  private void consider(SearchNode node) {
    SearchNode known = nodes[node.cell];
    if (known == null) {
      enqueue(node);
      listener.opened(node.cell, node.parent, node.g, node.h);
    } else if (known.isClosed) {
      if (rules.closedCellPolicy() == ClosedCellPolicy.REOPEN && node.g < known.g) {
        reopened++;
        enqueue(node);
        listener.reopened(node.cell, node.parent, node.g, node.h);
      }
    } else if (rules.openCellPolicy() == OpenCellPolicy.REPARENT && node.g < known.g) {
      node.place = known.place;
      node.aside = known.aside;
      open.replace(known, node);
      accept(node);
      listener.reparented(node.cell, node.parent, node.g, node.h);
    } else if (rules.openCellPolicy() == OpenCellPolicy.REQUEUE && node.f() < known.f()) {
      enqueue(node);
      listener.reparented(node.cell, node.parent, node.g, node.h);
    } else if (rules.tieBreaking() == TieBreaking.RANDOM && node.g == known.g) {
      known.equalParents++;
      if (random.nextInt(known.equalParents) == 0) {
        known.parent = node.parent;
        listener.reparented(known.cell, known.parent, known.g, known.h);
      }
    }
  }

  private void enqueue(SearchNode node) {
    node.place = queued++;
    if (rules.tieBreaking() == TieBreaking.CROSS) {
      node.aside = aside(node.cell);
    }
    open.add(node);
    accept(node);
  }

  private void accept(SearchNode node) {
    nodes[node.cell] = node;
    generated++;
  }

  /** The least estimate to any of the goals. */
  double estimate(int node) {
    double least = Double.POSITIVE_INFINITY;
    for (int goal : goals) {
      least = Math.min(least, graph.estimate(node, goal));
    }
    return least;
  }

  /** The least distance of a node from a straight line to any of the goals. */
  private double aside(int node) {
    double least = Double.POSITIVE_INFINITY;
    for (int goal : goals) {
      least = Math.min(least, graph.aside(node, start, goal));
    }
    return least;
  }

  /** The known path to a node; null if the node was never seen. */
  SearchNode node(int node) {
    return nodes[node];
  }

  /** The nodes from the start to a node, following latest parents. */
  int[] path(int end) {
    int length = 1;
    for (int node = nodes[end].parent; node != SearchListener.NO_PARENT; ) {
      length++;
      node = nodes[node].parent;
    }
    int[] path = new int[length];
    for (int node = end; node != SearchListener.NO_PARENT; node = nodes[node].parent) {
      path[--length] = node;
    }
    return path;
  }

  /** The work done so far. */
  SearchStats stats() {
    return new SearchStats(expanded, generated, reopened, System.nanoTime() - began);
  }
}
