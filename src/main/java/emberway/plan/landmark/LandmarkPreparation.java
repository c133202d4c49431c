package emberway.plan.landmark;

import emberway.plan.cost.ConnectedComponents;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;

/**
 * Makes {@link Landmarks}: some seventeen times the work of looking at every cell once, on the
 * calling thread and one more. Neither planners nor their queries notice; hand the result to {@code
 * Planner.use}.
 *
 * <p>Design. The first landmark of a component is the cell farthest from some cell of it, each
 * other the one farthest from those before, there and back. All components grow at once, the ways
 * from the landmarks on one thread, those to them on another. Compare A. Goldberg and C. Harrelson,
 * "Computing the shortest path: A* search meets graph theory", 2005.
 */
public final class LandmarkPreparation {
  /** A map with as many cells is worth a second thread. */
  private static final int CELLS_FOR_TWO = 1 << 14;

  private static final int SWEEPS = 2 * Landmarks.COUNT + 1;

  private final CostField field;
  private final Movement movement;
  private volatile int sweepsDone;

  /** Prepares for planners over this field and by this movement. */
  public LandmarkPreparation(CostField field, Movement movement) {
    this.field = field;
    this.movement = movement;
  }

  /** How far it has come; may be asked on any thread. [0..1] */
  public double progress() {
    return (double) sweepsDone / SWEEPS;
  }

  /**
   * Makes the landmarks; returns when they are ready. May be called once.
   *
   * @param cancelled asked now and then, on either thread; once it says yes there is no result
   */
  public Optional<Landmarks> run(BooleanSupplier cancelled) {
    byte[] moves = NeighborMasks.of(field, movement.cornerCutting());
    ConnectedComponents connectedComponents = new ConnectedComponents(moves, field.size().width());
    LandmarkUnits units = LandmarkUnits.of(field, movement);
    LandmarkDistances from = new LandmarkDistances(field, units, moves);
    LandmarkDistances to = new LandmarkDistances(field, units, moves);
    int[] nearest = new int[moves.length]; // there and back to the nearest landmark [units]
    char[][] tables = new char[2 * Landmarks.COUNT][];
    int[] quantumBits = new int[tables.length];
    if (!to.grow(farthestOfEach(connectedComponents, nearest), false, cancelled)) {
      return Optional.empty();
    }
    sweepsDone = 1;
    Arrays.setAll(nearest, to::at);
    int[] landmarks = farthestOfEach(connectedComponents, nearest);
    Arrays.fill(nearest, LandmarkUnits.UNREACHED);
    for (int number = 0; number < tables.length; number += 2) {
      Sweep there = new Sweep(from, landmarks, true, cancelled);
      Sweep back = new Sweep(to, landmarks, false, cancelled);
      if (!Sweep.both(there, back)) {
        return Optional.empty();
      }
      tables[number] = there.table;
      tables[number + 1] = back.table;
      quantumBits[number] = there.quantumBits;
      quantumBits[number + 1] = back.quantumBits;
      for (int cell = 0; cell < nearest.length; cell++) {
        nearest[cell] = Math.min(nearest[cell], (from.at(cell) >> 1) + (to.at(cell) >> 1));
      }
      landmarks = farthestOfEach(connectedComponents, nearest);
      sweepsDone = number + 3;
    }
    int common = Arrays.stream(quantumBits).max().orElse(0);
    for (int number = 0; number < tables.length; number++) {
      coarsen(tables[number], common - quantumBits[number]);
    }
    if (Landmarks.payBetween(field)) {
      new LandmarkSelection(tables, connectedComponents).keep(Landmarks.TABLES_BETWEEN);
    }
    return Optional.of(new Landmarks(field, movement, units, tables, common));
  }

  /** A table being made: the ways from some cells, or those to them. */
  private static final class Sweep {
    private final LandmarkDistances distances;
    private final int[] cells;
    private final boolean isFrom;
    private final BooleanSupplier cancelled;
    char[] table; // null until it is made
    int quantumBits;

    Sweep(LandmarkDistances distances, int[] cells, boolean isFrom, BooleanSupplier cancelled) {
      this.distances = distances;
      this.cells = cells;
      this.isFrom = isFrom;
      this.cancelled = cancelled;
    }

    /** Makes it; false if it was cancelled. */
    boolean run() {
      if (!distances.grow(cells, isFrom, cancelled)) {
        return false;
      }
      quantumBits = quantumBits(distances);
      table = rounded(distances, quantumBits);
      return true;
    }

    /** Makes two, at once where that is worth a thread. */
    static boolean both(Sweep one, Sweep other) {
      if (one.distances.cells() < CELLS_FOR_TWO) {
        return one.run() && other.run();
      }
      CompletableFuture<Boolean> running = CompletableFuture.supplyAsync(one::run);
      boolean isMade = other.run();
      return running.join() && isMade;
    }
  }

  /** The farthest cell, or the first of those, of each component that has a label of its own. */
  private static int[] farthestOfEach(ConnectedComponents connectedComponents, int[] distance) {
    int[] farthest = new int[ConnectedComponents.OTHER];
    int[] most = new int[ConnectedComponents.OTHER];
    Arrays.fill(most, -1);
    for (int cell = 0; cell < distance.length; cell++) {
      int label = connectedComponents.label(cell);
      if (label != ConnectedComponents.OTHER && distance[cell] > most[label]) {
        most[label] = distance[cell];
        farthest[label] = cell;
      }
    }
    int count = 0;
    while (count < most.length && most[count] >= 0) {
      count++;
    }
    return Arrays.copyOf(farthest, count);
  }

  /** The least that lets the greatest cost fit two bytes. */
  private static int quantumBits(LandmarkDistances distances) {
    int most = 0;
    for (int cell = 0; cell < distances.cells(); cell++) {
      int distance = distances.at(cell);
      most = distance == LandmarkUnits.UNREACHED ? most : Math.max(most, distance);
    }
    int bits = 0;
    while (most >> bits >= Landmarks.UNKNOWN) {
      bits++;
    }
    return bits;
  }

  private static char[] rounded(LandmarkDistances distances, int quantumBits) {
    char[] table = new char[distances.cells()];
    for (int cell = 0; cell < table.length; cell++) {
      int distance = distances.at(cell);
      table[cell] =
          distance == LandmarkUnits.UNREACHED
              ? Landmarks.UNKNOWN
              : (char) (distance >> quantumBits);
    }
    return table;
  }

  /** Makes a quantum 2^bits times as much. */
  private static void coarsen(char[] table, int bits) {
    for (int cell = 0; cell < table.length && bits > 0; cell++) {
      if (table[cell] != Landmarks.UNKNOWN) {
        table[cell] = (char) (table[cell] >> bits);
      }
    }
  }
}
