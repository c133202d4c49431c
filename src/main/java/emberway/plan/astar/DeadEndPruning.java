package emberway.plan.astar;

import java.util.Arrays;

/**
 * Which parts of a map of one terrain lie on no way between two cells: what hangs on the rest by a
 * single line, a dead-end passage as wide as may be, a room with one door.
 *
 * <p>A <em>run</em> is a maximal stretch of passable cells along a line, so no way between two of
 * its cells is shorter than the run itself. Runs of neighboring lines that touch are joined, and
 * every way over the map is one over that graph. Where a run is all that joins a part of the graph
 * to the rest, whoever enters that part by the run can only come back by it, and had better walked
 * along it. So of the graph's blocks (its parts that hang together by more than one run) only those
 * between the start's and the goal's need be searched; they are found by climbing the tree that
 * blocks and the runs between them make. Source: R. Tarjan, "Depth-First Search and Linear Graph
 * Algorithms", 1972.
 */
final class DeadEndPruning {
  private static final int NONE = -1;

  private final JumpBitmap lines;
  private final int[] runsBefore; // each word of the lines: how many runs begin before it

  private final int[] block; // by run, in the order of the lines: the one it was found in

  // By block, in the order they were found; not counting the run that it hangs on.
  private int[] above; // that run, NONE for the first of all that hang together
  private int[] depth; // how many blocks hang between it and that first one
  private int[] root; // that first one

  // The way under way.
  private final int[] stamp; // by block: of the search whose way leads through it
  private int now;
  private int top; // a run on the way whose own block may be none of it

  /**
   * Finds the blocks. Linear in the runs.
   *
   * @param touch how far beyond each other's ends runs still touch: 1 where a diagonal may pass
   *     between two walls, else 0
   */
  DeadEndPruning(JumpBitmap lines, int touch) {
    this.lines = lines;
    runsBefore = lines.runsBefore();
    Runs runs = new Runs(lines, runsBefore[runsBefore.length - 1], touch);
    int count = runs.count;
    block = new int[count];
    above = new int[count];
    depth = new int[count];
    root = new int[count];
    int blocks = new Depths(runs).find();
    above = Arrays.copyOf(above, blocks);
    depth = Arrays.copyOf(depth, blocks);
    root = Arrays.copyOf(root, blocks);
    stamp = new int[blocks];
  }

  /** The run that a passable place lies in. */
  private int run(int place) {
    return lines.run(place, runsBefore);
  }

  /** Whether there is a way between two passable places. */
  boolean areJoined(int one, int other) {
    return root[block[run(one)]] == root[block[run(other)]];
  }

  /** Takes up the way between two passable places that are joined. */
  void lead(int from, int to) {
    now++;
    int one = run(from);
    int other = run(to);
    while (one != other) {
      int blockOfOne = block[one];
      int blockOfOther = block[other];
      if (blockOfOne == blockOfOther) {
        stamp[blockOfOne] = now;
        one = above[blockOfOne];
        other = one;
      } else if (depth[blockOfOne] >= depth[blockOfOther]) {
        stamp[blockOfOne] = now;
        one = above[blockOfOne];
      } else {
        stamp[blockOfOther] = now;
        other = above[blockOfOther];
      }
    }
    top = one;
  }

  /** Whether a passable place may lie on the way that was taken up last. */
  boolean mayPass(int place) {
    int run = run(place);
    return stamp[block[run]] == now || run == top;
  }

  /** How many runs the largest block has, as a share of all. [0..1] */
  double largestShare() {
    int[] size = new int[above.length];
    int most = 0;
    for (int each : block) {
      most = Math.max(most, ++size[each]);
    }
    return (double) most / Math.max(1, block.length);
  }

  /** The runs of all lines, and which of them touch: of each neighboring line a stretch of them. */
  private static final class Runs {
    final int count;
    final int[] first; // by run: the first it touches, of the line after [size: count]
    final int[] last; // and the last; less than the first where it touches none
    final int[] firstBack; // likewise of the line before
    final int[] lastBack;

    Runs(JumpBitmap lines, int count, int touch) {
      this.count = count;
      first = new int[count];
      last = new int[count];
      firstBack = new int[count];
      lastBack = new int[count];
      Arrays.fill(last, NONE);
      Arrays.fill(lastBack, NONE);
      int[] from = new int[count];
      int[] to = new int[count];
      int run = 0;
      int place = lines.nextOpen(0);
      while (place >= 0) {
        from[run] = place;
        to[run] = lines.nextBlocked(place) - 1;
        place = lines.nextOpen(to[run++] + 1);
      }
      int ahead = 0;
      for (int at = 0; at < count; at++) {
        int least = from[at] + lines.stride() - touch;
        int most = to[at] + lines.stride() + touch;
        while (ahead < count && to[ahead] < least) {
          ahead++;
        }
        first[at] = ahead;
        int end = ahead;
        while (end < count && from[end] <= most) {
          if (lastBack[end] == NONE) {
            firstBack[end] = at;
          }
          lastBack[end] = at;
          last[at] = end++;
        }
      }
    }
  }

  /** The depth-first search that finds the blocks. */
  private final class Depths {
    private final Runs runs;
    private final int[] order; // by run: when it was found, from 1 on; 0 before
    private final int[] low; // by run: the earliest that it or what hangs on it touches
    private final int[] parent; // by run
    private final int[] next; // by run: how many of those it touches were looked at
    private final int[] found; // the runs in order

    Depths(Runs runs) {
      this.runs = runs;
      order = new int[runs.count];
      low = new int[runs.count];
      parent = new int[runs.count];
      next = new int[runs.count];
      found = new int[runs.count];
    }

    /** Finds the blocks; returns how many. */
    int find() {
      int count = 0;
      for (int first = 0; first < runs.count; first++) {
        if (order[first] == 0) {
          parent[first] = NONE;
          count = search(first, count);
        }
      }
      int blocks = 0;
      for (int i = 0; i < count; i++) {
        int run = found[i];
        int from = parent[run];
        if (from != NONE && low[run] < order[from]) {
          block[run] = block[from];
          continue;
        }
        block[run] = blocks;
        above[blocks] = from;
        root[blocks] = from == NONE ? blocks : root[block[from]];
        depth[blocks] = from == NONE ? 0 : depth[block[from]] + 1;
        blocks++;
      }
      return blocks;
    }

    /** Looks at all that hangs together with a root; returns how many runs were found in all. */
    private int search(int root, int foundBefore) {
      int count = foundBefore;
      int run = root;
      found[count++] = run;
      order[run] = count;
      low[run] = count;
      while (run != NONE) {
        int neighbor = neighbor(run, next[run]++);
        if (neighbor == NONE) {
          int from = parent[run];
          if (from != NONE) {
            low[from] = Math.min(low[from], low[run]);
          }
          run = from;
        } else if (order[neighbor] == 0) {
          parent[neighbor] = run;
          run = neighbor;
          found[count++] = run;
          order[run] = count;
          low[run] = count;
        } else if (neighbor != parent[run]) {
          low[run] = Math.min(low[run], order[neighbor]);
        }
      }
      return count;
    }

    private int neighbor(int run, int number) {
      int ahead = runs.last[run] == NONE ? 0 : runs.last[run] - runs.first[run] + 1;
      if (number < ahead) {
        return runs.first[run] + number;
      }
      int back = runs.firstBack[run] + number - ahead;
      return runs.lastBack[run] == NONE || back > runs.lastBack[run] ? NONE : back;
    }
  }
}
