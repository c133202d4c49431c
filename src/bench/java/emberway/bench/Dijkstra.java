package emberway.bench;

import java.util.Arrays;

/**
 * What the cheapest route costs, by Dijkstra's algorithm in double precision: the judge of every
 * engine. Shares no code with any of them but the map.
 */
final class Dijkstra {
  private final BenchmarkMap benchmarkMap;
  private final double[] reached; // the least cost known [by cell]
  private double[] keys = new double[1024]; // a binary heap from index 1
  private int[] cells = new int[1024];
  private int size;

  Dijkstra(BenchmarkMap benchmarkMap) {
    this.benchmarkMap = benchmarkMap;
    reached = new double[benchmarkMap.size().cells()];
  }

  /** The cost of the cheapest route; infinity if there is none. */
  double cost(int from, int to) {
    Arrays.fill(reached, Double.POSITIVE_INFINITY);
    size = 0;
    reached[from] = 0;
    push(0, from);
    while (size > 0) {
      double cost = keys[1];
      int cell = cells[1];
      pop();
      if (cell == to) {
        return cost;
      }
      if (cost == reached[cell]) {
        expand(cell, cost);
      }
    }
    return Double.POSITIVE_INFINITY;
  }

  private void expand(int cell, double cost) {
    for (int todo = benchmarkMap.moves(cell); todo != 0; todo &= todo - 1) {
      int move = Integer.numberOfTrailingZeros(todo);
      int next = benchmarkMap.target(cell, move);
      double offered = cost + benchmarkMap.onto(next, move);
      if (offered < reached[next]) {
        reached[next] = offered;
        push(offered, next);
      }
    }
  }

  private void push(double key, int cell) {
    if (size + 1 == keys.length) {
      keys = Arrays.copyOf(keys, 2 * keys.length);
      cells = Arrays.copyOf(cells, 2 * cells.length);
    }
    int hole = ++size;
    while (hole > 1 && key < keys[hole >> 1]) {
      keys[hole] = keys[hole >> 1];
      cells[hole] = cells[hole >> 1];
      hole >>= 1;
    }
    keys[hole] = key;
    cells[hole] = cell;
  }

  private void pop() {
    double key = keys[size];
    int cell = cells[size];
    size--;
    int hole = 1;
    for (int child = 2; child <= size; child = 2 * hole) {
      if (child < size && keys[child + 1] < keys[child]) {
        child++;
      }
      if (key <= keys[child]) {
        break;
      }
      keys[hole] = keys[child];
      cells[hole] = cells[child];
      hole = child;
    }
    keys[hole] = key;
    cells[hole] = cell;
  }
}
