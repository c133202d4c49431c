package emberway.plan.astar;

import java.util.Arrays;

/**
 * Finds the parts of a map with a single ground cost that no route between two cells needs: parts
 * joined to the rest by a single line, such as dead-end passages of any width and rooms with one
 * door.
 *
 * <p>A <em>run</em> is a maximal stretch of passable cells along a line, so no path between two of
 * its cells is shorter than the run itself. Touching runs of neighboring lines are joined by an
 * edge, and every path over the map is a path in that graph. Where a single run joins a part of the
 * graph to the rest, a path that enters the part through the run must also leave through it;
 * walking along the run is never longer. So only the graph's blocks (biconnected parts) between the
 * start's and the goal's must be searched. They are found by climbing the tree of blocks and the
 * runs between them. Source: R. Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972.
 */
final class DeadEndPruning {
  private static final int NONE = -1;

  private final JumpBitmap lines;
  private final int[] runsBefore; // [by word of the lines] number of runs that begin before it

  private final int[] block; // [by run, in the order of the lines] the block it was found in

  // By block, in order of discovery; a block excludes the run that joins it to its parent.
  private int[] above; // that run; NONE for the root block of a component
  private int[] depth; // number of blocks between it and its root
  private int[] root; // its root block

  // The current route.
  private final int[] stamp; // [by block] number of the last search whose route may pass through it
  private int now;
  private int top; // a run on the route whose own block may not be on it

  /**
   * Finds the blocks. Linear in the runs.
   *
   * @param touch how far apart two runs' ends may be and still touch: 1 if a diagonal move may pass
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

  /** The run that contains a passable place. */
  private int run(int place) {
    return lines.run(place, runsBefore);
  }

  /** Whether two passable places are connected. */
  boolean areJoined(int one, int other) {
    return root[block[run(one)]] == root[block[run(other)]];
  }

  /** Selects the blocks between two passable places, which must be connected. */
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

  /** Whether a passable place may lie on a route between the last selected places. */
  boolean mayPass(int place) {
    int run = run(place);
    return stamp[block[run]] == now || run == top;
  }

  /** The share of all runs that lie in the largest block. [0..1] */
  double largestShare() {
    int[] size = new int[above.length];
    int most = 0;
    for (int each : block) {
      most = Math.max(most, ++size[each]);
    }
    return (double) most / Math.max(1, block.length);
  }

  /** The runs of all lines, and the range of runs that each touches on the neighboring lines. */
  private static final class Runs {
    final int count;
    // Which runs each run touches. [by run] [size: count] If none, the last is less than the first.
    final int[] first; // the first on the next line
    final int[] last; // the last on the next line
    final int[] firstBack; // the first on the previous line
    final int[] lastBack; // the last on the previous line

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
    private final int[] order; // [by run] discovery number, from 1 on; 0 = undiscovered
    private final int[] low; // [by run] the earliest run that it or its descendants touch
    private final int[] parent; // by run
    private final int[] next; // [by run] number of touching runs already visited
    private final int[] found; // the runs in order of discovery

    Depths(Runs runs) {
      this.runs = runs;
      order = new int[runs.count];
      low = new int[runs.count];
      parent = new int[runs.count];
      next = new int[runs.count];
      found = new int[runs.count];
    }

    /** Finds the blocks; returns their number. */
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

    /** Searches the component of a root; returns the number of runs found so far. */
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
