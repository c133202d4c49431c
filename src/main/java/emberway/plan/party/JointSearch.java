package emberway.plan.party;

import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Plans for several travelers at once, so that none blocks another in the end.
 *
 * <p>Design. LaCAM (K. Okumura, 2023): a depth-first search over configurations; a configuration
 * holds everybody's cell. The next configuration follows from priority inheritance, when everybody
 * tries to get nearer to their goals. If it is not new, the search returns to the configuration and
 * constrains travelers to cells, one more each time, until all configurations one tick away have
 * been tried. So the search terminates, and finds a plan if there is one.
 *
 * <p>Deterministic: random choices use a fixed seed.
 */
final class JointSearch {
  /** The goal of travelers without one, which stay in place unless asked to step aside. */
  static final int NO_GOAL = -1;

  /** A configuration and its successors tried so far. */
  private static final class Node {
    final int[] at; // by traveler
    final Node parent; // null for the first configuration
    final int[] away; // by traveler: ticks since it left its goal
    final int[] order; // travelers, most urgent first
    final ArrayDeque<Constraint> constraints = new ArrayDeque<>();

    Node(int[] at, Node parent, int[] away, int[] order) {
      this.at = at;
      this.parent = parent;
      this.away = away;
      this.order = order;
      constraints.add(new Constraint(null, 0, 0, 0));
    }
  }

  /** Travelers pinned to their next cells: one traveler, and those of the parent. */
  private record Constraint(Constraint parent, int traveler, int cell, int depth) {}

  private final Passability passability;
  private final int[] goals; // by traveler; NO_GOAL
  private final int only; // the traveler that must arrive; StepReservations.NOBODY: all
  private final GoalDistances[] distances; // by traveler; null until needed or if it has no goal
  private final Random random = new Random(1);

  /**
   * Creates a search for travelers with these goals.
   *
   * @param goals by traveler: the goal, or {@link #NO_GOAL}; no two the same
   */
  JointSearch(Passability passability, int[] goals) {
    this(passability, goals, StepReservations.NOBODY);
  }

  /**
   * Creates a search that ends when one traveler has arrived; the others make room for it on the
   * route to their own goals.
   *
   * @param only the number of that traveler; {@link StepReservations#NOBODY}: all must arrive
   */
  JointSearch(Passability passability, int[] goals, int only) {
    this.passability = passability;
    this.goals = goals.clone();
    this.only = only;
    distances = new GoalDistances[goals.length];
  }

  /**
   * Searches from a configuration.
   *
   * @param most the most configurations to try
   */
  JointPlan search(int[] start, long most) {
    for (int traveler = 0; traveler < goals.length; traveler++) {
      if (isNeeded(traveler) && !hasRoute(traveler, start[traveler])) {
        return new JointPlan.Impossible();
      }
    }
    Map<IntBuffer, Node> known = new HashMap<>();
    ArrayDeque<Node> open = new ArrayDeque<>();
    Node first = new Node(start.clone(), null, new int[start.length], order(start, null));
    known.put(IntBuffer.wrap(first.at), first);
    open.push(first);
    for (long tried = 0; !open.isEmpty(); tried++) {
      Node node = open.peek();
      if (isDone(node.at)) {
        return new JointPlan.Found(ticks(node));
      }
      if (tried >= most) {
        return new JointPlan.NotFound();
      }
      if (node.constraints.isEmpty()) {
        open.pop();
        continue;
      }
      int[] next = successor(node);
      if (next != null) {
        Node before = known.get(IntBuffer.wrap(next));
        Node after = before == null ? node(next, node) : before;
        known.put(IntBuffer.wrap(next), after);
        if (after != node) {
          open.push(after);
        }
      }
    }
    return new JointPlan.Impossible();
  }

  private boolean isDone(int[] at) {
    for (int traveler = 0; traveler < at.length; traveler++) {
      if (isNeeded(traveler) && goals[traveler] != NO_GOAL && at[traveler] != goals[traveler]) {
        return false;
      }
    }
    return true;
  }

  private boolean isNeeded(int traveler) {
    return only == StepReservations.NOBODY || only == traveler;
  }

  private static List<int[]> ticks(Node last) {
    List<int[]> ticks = new ArrayList<>();
    for (Node node = last; node.parent != null; node = node.parent) {
      ticks.add(node.at);
    }
    Collections.reverse(ticks);
    return ticks;
  }

  private Node node(int[] at, Node parent) {
    int[] away = parent.away.clone();
    for (int traveler = 0; traveler < at.length; traveler++) {
      boolean isHome = goals[traveler] == NO_GOAL || at[traveler] == goals[traveler];
      away[traveler] = isHome ? 0 : away[traveler] + 1;
    }
    return new Node(at, parent, away, order(at, away));
  }

  /**
   * The travelers ordered by time away from their goals, longest first; at the start by distance,
   * farthest first.
   */
  private int[] order(int[] at, int[] away) {
    Comparator<Integer> first =
        away == null
            ? Comparator.comparing(traveler -> -distance(traveler, at[traveler]))
            : Comparator.comparing(traveler -> -away[traveler]);
    return IntStream.range(0, at.length)
        .boxed()
        .sorted(first.thenComparing(Comparator.naturalOrder()))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private int distance(int traveler, int cell) {
    if (goals[traveler] == NO_GOAL || cell == goals[traveler]) {
      return 0;
    }
    if (distances[traveler] == null) {
      distances[traveler] = new GoalDistances(passability, goals[traveler]);
    }
    return distances[traveler].from(cell);
  }

  /** The next configuration to try after a node's, or null if its next constraints allow none. */
  private int[] successor(Node node) {
    Constraint constraint = node.constraints.remove();
    if (constraint.depth < node.order.length) {
      int traveler = node.order[constraint.depth];
      for (int cell : preferences(traveler, node.at[traveler], null)) {
        node.constraints.add(new Constraint(constraint, traveler, cell, constraint.depth + 1));
      }
    }
    Configuration next = new Configuration(node);
    for (Constraint p = constraint; p.depth > 0; p = p.parent) {
      if (!next.table.claim(p.traveler, p.cell)) {
        return null;
      }
    }
    return next.isSettled() ? next.table.steps() : null;
  }

  /** Computes the configuration after one tick. */
  private final class Configuration implements StepReservations.Preferences {
    private final Node node;
    private final StepReservations table;
    private final SwapOperation swapOperation;
    private final int[] drawn; // [by traveler] whom it wants to draw after it
    private final int[] first; // [by traveler] the cell for which it does

    Configuration(Node node) {
      this.node = node;
      table = new StepReservations(passability.size(), node.at, this);
      swapOperation = new SwapOperation(passability, JointSearch.this::distance, table::standingOn);
      drawn = new int[node.at.length];
      first = new int[node.at.length];
      Arrays.fill(drawn, StepReservations.NOBODY);
    }

    /** Whether all travelers find a cell, in their order. */
    boolean isSettled() {
      for (int traveler : node.order) {
        if (!table.hasChosen(traveler) && !settle(traveler)) {
          return false;
        }
      }
      return true;
    }

    private boolean settle(int traveler) {
      for (int cell : asideFor(traveler, traveler)) {
        if (table.take(traveler, cell)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public int[] asideFor(int traveler, int wanter) {
      int[] cells = preferences(traveler, node.at[traveler], table);
      int other = partner(traveler, cells[0]);
      drawn[traveler] = other;
      if (other != StepReservations.NOBODY) {
        reverse(cells);
        first[traveler] = cells[0];
      }
      return cells;
    }

    @Override
    public int drawnAfter(int traveler, int cell) {
      return cell == first[traveler] ? drawn[traveler] : StepReservations.NOBODY;
    }

    /**
     * The traveler with which a traveler must and can swap order, moving back from the cell it
     * wants.
     */
    private int partner(int traveler, int wanted) {
      int own = node.at[traveler];
      if (wanted == own) {
        return StepReservations.NOBODY;
      }
      int there = table.standingOn(wanted);
      if (there != StepReservations.NOBODY
          && !table.hasChosen(there)
          && swapOperation.isRequired(traveler, there, own, wanted)
          && swapOperation.isPossible(wanted, own)) {
        return there;
      }
      for (int beside : passability.neighbors(own)) {
        int other = table.standingOn(beside);
        if (other != StepReservations.NOBODY
            && beside != wanted
            && swapOperation.isRequired(other, traveler, own, wanted)
            && swapOperation.isPossible(wanted, own)) {
          return other;
        }
      }
      return StepReservations.NOBODY;
    }
  }

  private static void reverse(int[] cells) {
    for (int i = 0, j = cells.length - 1; i < j; i++, j--) {
      int cell = cells[i];
      cells[i] = cells[j];
      cells[j] = cell;
    }
  }

  /** The cells that a traveler prefers next, nearest to its goal first; includes its own cell. */
  private int[] preferences(int traveler, int at, StepReservations table) {
    int[] cells = passability.neighbors(at);
    int[] all = Arrays.copyOf(cells, cells.length + 1);
    all[cells.length] = at;
    long[] keys = new long[all.length];
    for (int i = 0; i < all.length; i++) {
      boolean isHome = all[i] == at && (goals[traveler] == NO_GOAL || at == goals[traveler]);
      long steps = isHome ? -1 : distance(traveler, all[i]);
      int stood = table != null && all[i] != at && table.isStoodOn(all[i]) ? 1 : 0;
      keys[i] = ((steps + 1) << 20) + (stood << 16) + ((long) random.nextInt(1 << 8) << 8) + i;
    }
    Arrays.sort(keys);
    int[] sorted = new int[all.length];
    for (int i = 0; i < all.length; i++) {
      sorted[i] = all[(int) (keys[i] & 0xFF)];
    }
    return sorted;
  }

  /** Whether a traveler could get from a cell to its goal if it were alone. */
  boolean hasRoute(int traveler, int from) {
    return distance(traveler, from) != GoalDistances.NO_ROUTE;
  }

  /** The cells of a traveler's shortest route if it were alone. */
  List<Integer> routeOf(int traveler, int from) {
    List<Integer> route = new ArrayList<>(List.of(from));
    int cell = from;
    while (distance(traveler, cell) > 0) {
      int here = distance(traveler, cell);
      cell =
          Arrays.stream(passability.neighbors(cell))
              .filter(next -> distance(traveler, next) < here)
              .findFirst()
              .orElseThrow();
      route.add(cell);
    }
    return route;
  }
}
