package emberway.bench;

import emberway.map.GridSize;
import emberway.pack.MapFiles;
import emberway.pack.map.MovingAiScenarioReader;
import emberway.pack.map.Scenario;
import emberway.pack.problem.UnreadableException;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;

/**
 * Makes benchmark maps by name: {@code realm-512} is a frozen world of that kind and side, once
 * made by the generator; {@code wc3maps512/darkforest} a MovingAI map with a weight for each
 * terrain; {@code sc1/Caldera}, which has scenarios, one with a single terrain, its own queries and
 * its published lengths.
 */
final class BenchmarkMaps {
  private static final Pattern FROZEN = Pattern.compile("[a-z]+-\\d{2,5}");
  private static final long SEED = 1;

  /** The default number of queries. */
  private static final int MAX_QUERIES = 100;

  private static final int MIN_QUERIES = 20;

  /** The costs of the letters of a weighted MovingAI map, in order. */
  private static final String WEIGHTED = ".GSTW";

  private static final double[] WEIGHTS = {1, 1, 2, 3, 5};

  /** The letters of a map with one terrain. */
  private static final String WALKABLE = ".GS";

  /** The movement by which scenarios give their lengths. */
  private static final Movement OCTILE = new Movement(CornerCutting.NO_CUT, Math.sqrt(2));

  /** Older scenario files print few decimals. */
  private static final double LENGTH_TOLERANCE = 0.011;

  private static final double RELATIVE_LENGTH_TOLERANCE = 1e-4;

  private final Path data;
  private final Path worlds;

  /**
   * BenchmarkMaps that find their maps in two folders.
   *
   * @param data with a folder {@code movingai}; needed by MovingAI's benchmark maps only
   * @param worlds with packs of frozen worlds; needed by their benchmark maps only
   */
  BenchmarkMaps(Path data, Path worlds) {
    this.data = data;
    this.worlds = worlds;
  }

  /**
   * A benchmark map with at most so many queries.
   *
   * @param queries 0 for as many as fit the size of the map
   * @throws WrongAnswerException if a published length is not that of the cheapest route
   */
  BenchmarkMap make(String name, int queries)
      throws IOException, UnreadableException, WrongAnswerException {
    if (FROZEN.matcher(name).matches()) {
      CostField field = frozen(name);
      double[] costs = new double[field.size().cells()];
      Arrays.setAll(costs, field::costAt);
      return withRandomQueries(name, field.size(), costs, count(queries, field.size()));
    }
    Path map = data.resolve("movingai").resolve(name + ".map");
    Path scenarios = map.resolveSibling(map.getFileName() + ".scen");
    List<String> lines = Files.readAllLines(map);
    List<String> rows = lines.subList(4, lines.size());
    GridSize size = new GridSize(rows.get(0).length(), rows.size());
    return Files.exists(scenarios)
        ? withScenarios(name, size, costs(rows, size, false), scenarios, count(queries, size))
        : withRandomQueries(name, size, costs(rows, size, true), count(queries, size));
  }

  private static int count(int queries, GridSize size) {
    int bySize = (int) (100L * 512 * 512 / size.cells());
    return queries > 0 ? queries : Math.max(MIN_QUERIES, Math.min(MAX_QUERIES, bySize));
  }

  /** Reads a frozen world, so that figures of different versions are of the same map. */
  private CostField frozen(String name) throws UnreadableException {
    Path file = worlds.resolve("seed-" + SEED + ".zip#" + name);
    return CostField.of(MapFiles.open(file, Optional.empty()).map());
  }

  private static double[] costs(List<String> rows, GridSize size, boolean isWeighted) {
    double[] costs = new double[size.cells()];
    for (int cell = 0; cell < costs.length; cell++) {
      char letter = rows.get(size.y(cell)).charAt(size.x(cell));
      int weight = WEIGHTED.indexOf(letter);
      if (isWeighted) {
        costs[cell] = weight < 0 ? Double.POSITIVE_INFINITY : WEIGHTS[weight];
      } else {
        costs[cell] = WALKABLE.indexOf(letter) < 0 ? Double.POSITIVE_INFINITY : 1;
      }
    }
    return costs;
  }

  /** Queries between random cells of the largest connected component. */
  private static BenchmarkMap withRandomQueries(
      String name, GridSize size, double[] costs, int count) {
    BenchmarkMap.Queries none = new BenchmarkMap.Queries(new int[0], new int[0], new double[0]);
    BenchmarkMap benchmarkMap = new BenchmarkMap(name, size, Movement.PUBLISHED, costs, none);
    int[] part = largestPart(benchmarkMap);
    Random random = new Random(SEED);
    int[] from = new int[count];
    int[] to = new int[count];
    for (int i = 0; i < count; i++) {
      from[i] = part[random.nextInt(part.length)];
      to[i] = part[random.nextInt(part.length)];
    }
    return benchmarkMap.with(answered(benchmarkMap, from, to));
  }

  private static BenchmarkMap.Queries answered(BenchmarkMap benchmarkMap, int[] from, int[] to) {
    Dijkstra judge = new Dijkstra(benchmarkMap);
    double[] cheapest = new double[from.length];
    for (int i = 0; i < from.length; i++) {
      cheapest[i] = judge.cost(from[i], to[i]);
    }
    return new BenchmarkMap.Queries(from, to, cheapest);
  }

  private static int[] largestPart(BenchmarkMap benchmarkMap) {
    int cells = benchmarkMap.size().cells();
    boolean[] seen = new boolean[cells];
    int[] found = new int[cells];
    int[] largest = {};
    for (int first = 0; first < cells; first++) {
      if (!seen[first] && benchmarkMap.moves(first) != 0) {
        int count = flood(benchmarkMap, first, seen, found);
        largest = count > largest.length ? Arrays.copyOf(found, count) : largest;
      }
    }
    return largest;
  }

  private static int flood(BenchmarkMap benchmarkMap, int first, boolean[] seen, int[] found) {
    int count = 0;
    found[count++] = first;
    seen[first] = true;
    for (int next = 0; next < count; next++) {
      int cell = found[next];
      for (int todo = benchmarkMap.moves(cell); todo != 0; todo &= todo - 1) {
        int neighbor = benchmarkMap.target(cell, Integer.numberOfTrailingZeros(todo));
        if (!seen[neighbor]) {
          seen[neighbor] = true;
          found[count++] = neighbor;
        }
      }
    }
    return count;
  }

  /** Every n-th scenario of a file, from short to long; checks the lengths. */
  private static BenchmarkMap withScenarios(
      String name, GridSize size, double[] costs, Path file, int most)
      throws UnreadableException, WrongAnswerException {
    List<Scenario> scenarios = MovingAiScenarioReader.read(file);
    int count = Math.min(most, scenarios.size());
    int[] from = new int[count];
    int[] to = new int[count];
    double[] lengths = new double[count];
    for (int i = 0; i < count; i++) {
      Scenario scenario = scenarios.get((int) ((long) (i + 1) * scenarios.size() / count) - 1);
      from[i] = size.index(scenario.start());
      to[i] = size.index(scenario.goal());
      lengths[i] = scenario.optimalLength();
    }
    BenchmarkMap.Queries none = new BenchmarkMap.Queries(new int[0], new int[0], new double[0]);
    BenchmarkMap benchmarkMap = new BenchmarkMap(name, size, OCTILE, costs, none);
    BenchmarkMap.Queries queries = answered(benchmarkMap, from, to);
    for (int i = 0; i < count; i++) {
      double tolerance = Math.max(LENGTH_TOLERANCE, RELATIVE_LENGTH_TOLERANCE * lengths[i]);
      if (!(Math.abs(queries.cheapest()[i] - lengths[i]) <= tolerance)) {
        throw new WrongAnswerException(
            "%s from %s to %s: published length %s, Dijkstra's %s"
                .formatted(
                    name, size.cell(from[i]), size.cell(to[i]), lengths[i], queries.cheapest()[i]));
      }
    }
    return benchmarkMap.with(queries);
  }
}
