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
 * Prepares {@link Landmarks}, on the calling thread and one more; takes some seventeen times the
 * work of visiting every cell once. Planners and queries are not affected; pass the result to
 * {@code Planner.use}.
 *
 * <p>Design. The first landmark of a component is the cell farthest from an arbitrary cell of it;
 * every further landmark is the cell farthest from those before, there and back. All components are
 * processed at once: routes from the landmarks on one thread, routes to them on the other. Compare
 * A. Goldberg and C. Harrelson, "Computing the shortest path: A* search meets graph theory", 2005.
 */
public final class LandmarkPreparation {
  /** The least number of cells for which a second thread pays. */
  private static final int CELLS_FOR_TWO = 1 << 14;

  private static final int SWEEPS = 2 * Landmarks.COUNT + 1;

  private final CostField field;
  private final Movement movement;
  private volatile int sweepsDone;

  /** Creates a preparation for planners over this field and with this movement. */
  public LandmarkPreparation(CostField field, Movement movement) {
    this.field = field;
    this.movement = movement;
  }

  /** The progress; may be read from any thread. [0..1] */
  public double progress() {
    return (double) sweepsDone / SWEEPS;
  }

  /**
   * Computes the landmarks; returns when they are ready. May be called once.
   *
   * @param canceled called from time to time, on either thread; once it returns true there is no
   *     result
   */
  public Optional<Landmarks> run(BooleanSupplier canceled) {
    byte[] moves = NeighborMasks.of(field, movement.cornerCutting());
    ConnectedComponents connectedComponents = new ConnectedComponents(moves, field.size().width());
    LandmarkUnits units = LandmarkUnits.of(field, movement);
    LandmarkDistances from = new LandmarkDistances(field, units, moves);
    LandmarkDistances to = new LandmarkDistances(field, units, moves);
    int[] nearest = new int[moves.length]; // round trip to the nearest landmark [units]
    char[][] tables = new char[2 * Landmarks.COUNT][];
    int[] quantumBits = new int[tables.length];
    if (!to.grow(farthestOfEach(connectedComponents, nearest), false, canceled)) {
      return Optional.empty();
    }
    sweepsDone = 1;
    Arrays.setAll(nearest, to::at);
    int[] landmarks = farthestOfEach(connectedComponents, nearest);
    Arrays.fill(nearest, LandmarkUnits.UNREACHED);
    for (int number = 0; number < tables.length; number += 2) {
      Sweep there = new Sweep(from, landmarks, true, canceled);
      Sweep back = new Sweep(to, landmarks, false, canceled);
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

  /** A table being computed: the routes from landmarks, or those to them. */
  private static final class Sweep {
    private final LandmarkDistances distances;
    private final int[] cells;
    private final boolean isFrom;
    private final BooleanSupplier canceled;
    char[] table; // null until computed
    int quantumBits;

    Sweep(LandmarkDistances distances, int[] cells, boolean isFrom, BooleanSupplier canceled) {
      this.distances = distances;
      this.cells = cells;
      this.isFrom = isFrom;
      this.canceled = canceled;
    }

    /** Computes the table; false if canceled. */
    boolean run() {
      if (!distances.grow(cells, isFrom, canceled)) {
        return false;
      }
      quantumBits = quantumBits(distances);
      table = rounded(distances, quantumBits);
      return true;
    }

    /** Computes two tables, in parallel if this is worth a thread. */
    static boolean both(Sweep one, Sweep other) {
      if (one.distances.cells() < CELLS_FOR_TWO) {
        return one.run() && other.run();
      }
      CompletableFuture<Boolean> running = CompletableFuture.supplyAsync(one::run);
      boolean isMade = other.run();
      return running.join() && isMade;
    }
  }

  /** The farthest cell (the first of several) of each component with a label of its own. */
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

  /** The least value at which the greatest cost fits into two bytes. */
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

  /** Makes a table's quantum 2^bits times larger. */
  private static void coarsen(char[] table, int bits) {
    for (int cell = 0; cell < table.length && bits > 0; cell++) {
      if (table[cell] != Landmarks.UNKNOWN) {
        table[cell] = (char) (table[cell] >> bits);
      }
    }
  }
}
