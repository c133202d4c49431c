package emberway.plan;

import emberway.map.GridSize;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A* as the texts tell it, by any {@link SearchRules}: written to be read and to follow each text
 * to the letter, not to be fast.
 *
 * <p>Design. A node is a way to a cell; of each cell the search knows one. A node that a better one
 * has replaced stays in the queue and is passed over when it comes out, as McNeill does it.
 */
final class TextbookSearch implements Search {
  private final GridSize size;
  private final SearchRules rules;
  private final StepCosts steps;
  private final Estimate.Scale scale;

  // The search under way.
  private Goals goals;
  private SearchListener listener;
  private SearchNode[] nodes; // [by cell] the way it is open or closed by, null = never seen
  private NodeQueue open;
  private SplittableRandom random;
  private long queued;
  private long generated;
  private long reopened;

  TextbookSearch(CostField field, SearchRules rules, StepCosts steps) {
    size = field.size();
    this.rules = rules;
    this.steps = steps;
    scale = steps.scale();
  }

  @Override
  public Outcome search(int start, Goals goals, SearchHooks hooks) {
    final long began = System.nanoTime();
    begin(goals, hooks);
    long expanded = 0;
    SearchNode first = new SearchNode(start, SearchListener.NO_PARENT, 0, estimate(start));
    enqueue(first);
    listener.opened(start, SearchListener.NO_PARENT, 0, first.h);
    while (!open.isEmpty()) {
      SearchNode node = open.poll();
      if (nodes[node.cell] != node) {
        continue; // a better way here was found after this one was queued
      }
      if (hooks.stopAfter(expanded)) {
        return new Outcome.Stopped(stats(expanded, began));
      }
      expanded++;
      node.isClosed = true;
      listener.expanded(node.cell, node.parent, node.g, node.h);
      if (goals.contains(node.cell)) {
        return new Outcome.Found(route(node), stats(expanded, began));
      }
      for (SearchNode successor : successors(node)) {
        consider(successor);
      }
    }
    return unreachable(stats(expanded, began));
  }

  private void begin(Goals goals, SearchHooks hooks) {
    this.goals = goals;
    listener = hooks.listener();
    nodes = new SearchNode[size.cells()];
    open = NodeQueue.of(rules.ties());
    random = new SplittableRandom(rules.seed());
    queued = 0;
    generated = 0;
    reopened = 0;
  }

  /** The ways that lead one step on, over passable cells, in the rules' order. */
  private List<SearchNode> successors(SearchNode node) {
    int x = size.x(node.cell);
    int y = size.y(node.cell);
    List<SearchNode> successors = new ArrayList<>(8);
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        if ((dx != 0 || dy != 0) && steps.allow(x, y, dx, dy)) {
          int cell = size.index(x + dx, y + dy);
          double g = node.g + steps.onto(cell, dx != 0 && dy != 0);
          successors.add(new SearchNode(cell, node.cell, g, estimate(cell)));
        }
      }
    }
    if (rules.successors() == Successors.WORST_FIRST) {
      successors.sort(Comparator.comparingDouble(SearchNode::f).reversed());
    }
    return successors;
  }

  /** Takes a way to a cell if the rules prefer it to the way known. */
  private void consider(SearchNode node) {
    SearchNode known = nodes[node.cell];
    if (known == null) {
      enqueue(node);
      listener.opened(node.cell, node.parent, node.g, node.h);
    } else if (known.isClosed) {
      if (rules.closedCells() == ClosedCells.REOPEN && node.g < known.g) {
        reopened++;
        enqueue(node);
        listener.reopened(node.cell, node.parent, node.g, node.h);
      }
    } else if (rules.openCells() == OpenCells.REPARENT && node.g < known.g) {
      node.place = known.place;
      open.replace(known, node);
      accept(node);
      listener.reparented(node.cell, node.parent, node.g, node.h);
    } else if (rules.openCells() == OpenCells.REQUEUE && node.f() < known.f()) {
      enqueue(node);
      listener.reparented(node.cell, node.parent, node.g, node.h);
    } else if (rules.ties() == Ties.RANDOM && node.g == known.g) {
      known.equalParents++;
      if (random.nextInt(known.equalParents) == 0) {
        known.parent = node.parent;
        listener.reparented(known.cell, known.parent, known.g, known.h);
      }
    }
  }

  private void enqueue(SearchNode node) {
    node.place = queued++;
    open.add(node);
    accept(node);
  }

  private void accept(SearchNode node) {
    nodes[node.cell] = node;
    generated++;
  }

  /** The least estimate to any of the goals. */
  private double estimate(int cell) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < goals.count(); i++) {
      least = Math.min(least, estimate(cell, goals.cell(i)));
    }
    return least;
  }

  private double estimate(int cell, int goal) {
    int dx = Math.abs(size.x(cell) - size.x(goal));
    int dy = Math.abs(size.y(cell) - size.y(goal));
    return rules.estimate().of(dx, dy, scale);
  }

  private Outcome unreachable(SearchStats stats) {
    Nearest nearest =
        rules.nearness() == Nearness.ESTIMATE
            ? leastEstimate()
            : Nearest.find(goals, cell -> nodes[cell] != null, cell -> nodes[cell].g);
    return new Outcome.Unreachable(size.cell(nearest.goal()), route(nodes[nearest.cell()]), stats);
  }

  /** McNeill's coda: the cell seen with the least estimate to go, among equals the cheapest. */
  private Nearest leastEstimate() {
    SearchNode best = null;
    for (SearchNode node : nodes) {
      if (node != null
          && (best == null || node.h < best.h || (node.h == best.h && node.g < best.g))) {
        best = node;
      }
    }
    for (int i = 0; i < goals.count(); i++) {
      if (estimate(best.cell, goals.cell(i)) == best.h) {
        return new Nearest(best.cell, goals.cell(i));
      }
    }
    throw new AssertionError("no goal gives the estimate of cell " + best.cell);
  }

  /** From the start to a node, by each cell's latest parent. */
  private Route route(SearchNode end) {
    int length = 1;
    for (int cell = end.parent; cell != SearchListener.NO_PARENT; cell = nodes[cell].parent) {
      length++;
    }
    int[] cells = new int[length];
    for (int cell = end.cell; cell != SearchListener.NO_PARENT; cell = nodes[cell].parent) {
      cells[--length] = cell;
    }
    return steps.route(cells);
  }

  private SearchStats stats(long expanded, long began) {
    return new SearchStats(expanded, generated, reopened, System.nanoTime() - began);
  }
}
