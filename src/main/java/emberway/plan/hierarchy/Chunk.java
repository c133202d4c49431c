package emberway.plan.hierarchy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The upper tier's data about the entrances that one chunk owns: the entrances that paths from each
 * of them reach first, and the least costs of these paths.
 *
 * <p>A path from an entrance is followed until it first reaches the edge of the window around the
 * entrance ({@link ChunkGrid#aroundLine}), at least a chunk away. Costs are exact: the least over
 * all paths in the window, from any cell of one entrance to any cell of the other, in {@link
 * ChunkUnits}.
 */
final class Chunk {
  private final int[] entrances; // [by place] entrance number
  private final int[][] targets; // [by place] numbers of the entrances that its paths lead to
  private final int[][] costs; // [by place] cost of the path to each of those [ChunkUnits]

  private Chunk(int[] entrances, int[][] targets, int[][] costs) {
    this.entrances = entrances;
    this.targets = targets;
    this.costs = costs;
  }

  /** Computes a chunk. */
  static Chunk build(int chunk, ChunkGrid grid, WindowDijkstra kernel) {
    List<Integer> entrances = new ArrayList<>();
    List<int[]> targets = new ArrayList<>();
    List<int[]> costs = new ArrayList<>();
    for (boolean isAlongRow : new boolean[] {true, false}) {
      kernel.load(grid.aroundLine(chunk, isAlongRow));
      List<Entrance> edge = Entrance.atEdge(grid, kernel);
      List<Entrance> owned =
          isAlongRow
              ? Entrance.ownedOnRow(chunk, grid, kernel)
              : Entrance.ownedOnColumn(chunk, grid, kernel);
      for (Entrance entrance : owned) {
        kernel.begin();
        entrance.startAll(kernel);
        kernel.spread(false);
        addPaths(edge, kernel, targets, costs);
        entrances.add(entrance.number());
      }
    }
    return new Chunk(
        entrances.stream().mapToInt(Integer::intValue).toArray(),
        targets.toArray(int[][]::new),
        costs.toArray(int[][]::new));
  }

  private static void addPaths(
      List<Entrance> edge, WindowDijkstra kernel, List<int[]> targets, List<int[]> costs) {
    int[] to = new int[edge.size()];
    int[] cost = new int[edge.size()];
    int count = 0;
    for (Entrance entrance : edge) {
      cost[count] = entrance.leastCost(kernel);
      to[count] = entrance.number();
      count += cost[count] < ChunkUnits.NO_ROUTE ? 1 : 0;
    }
    targets.add(Arrays.copyOf(to, count));
    costs.add(Arrays.copyOf(cost, count));
  }

  /** The place of an entrance owned by this chunk. */
  int placeOf(int entrance) {
    int place = 0;
    while (entrances[place] != entrance) {
      place++;
    }
    return place;
  }

  /**
   * The numbers of the entrances reached from the entrance at a place. The internal array, which
   * must not be modified.
   */
  int[] targets(int place) {
    return targets[place];
  }

  /**
   * The costs of those paths, in the same order. The internal array, which must not be modified.
   */
  int[] costs(int place) {
    return costs[place];
  }
}
