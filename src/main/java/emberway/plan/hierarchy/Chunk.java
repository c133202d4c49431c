package emberway.plan.hierarchy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What the upper tier knows of the entrances that one chunk owns: where a way from each leads
 * first, and what that costs at least.
 *
 * <p>A way from an entrance is followed until it first comes to the edge of the window around it
 * ({@link ChunkGrid#aroundLine}), which is at least a chunk away. Costs are exact: the least over
 * all ways in the window, from any cell of the one entrance to any of the other, in {@link
 * ChunkUnits}.
 */
final class Chunk {
  private final int[] entrances; // by place: the number
  private final int[][] targets; // by place: numbers of the entrances its ways lead to
  private final int[][] costs; // by place: what the way to each of those costs [ChunkUnits]

  private Chunk(int[] entrances, int[][] targets, int[][] costs) {
    this.entrances = entrances;
    this.targets = targets;
    this.costs = costs;
  }

  /** Works out a chunk. */
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
        addWays(edge, kernel, targets, costs);
        entrances.add(entrance.number());
      }
    }
    return new Chunk(
        entrances.stream().mapToInt(Integer::intValue).toArray(),
        targets.toArray(int[][]::new),
        costs.toArray(int[][]::new));
  }

  private static void addWays(
      List<Entrance> edge, WindowDijkstra kernel, List<int[]> targets, List<int[]> costs) {
    int[] to = new int[edge.size()];
    int[] cost = new int[edge.size()];
    int count = 0;
    for (Entrance entrance : edge) {
      cost[count] = entrance.leastCost(kernel);
      to[count] = entrance.number();
      count += cost[count] < ChunkUnits.NO_WAY ? 1 : 0;
    }
    targets.add(Arrays.copyOf(to, count));
    costs.add(Arrays.copyOf(cost, count));
  }

  /** The place of an entrance that this chunk owns. */
  int placeOf(int entrance) {
    int place = 0;
    while (entrances[place] != entrance) {
      place++;
    }
    return place;
  }

  /** Where ways from the entrance at a place lead, by number. The array itself: only to be read. */
  int[] targets(int place) {
    return targets[place];
  }

  /** What those ways cost, in the same order. The array itself: only to be read. */
  int[] costs(int place) {
    return costs[place];
  }
}
