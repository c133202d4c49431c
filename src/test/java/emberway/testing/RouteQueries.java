package emberway.testing;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.QueryFile;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.pack.map.MovingAiScenarioReader;
import emberway.pack.map.Scenario;
import emberway.pack.problem.UnreadableException;
import emberway.plan.cost.CostField;
import emberway.plan.query.Query;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/**
 * The queries of a benchmark.
 *
 * @param origin their source, in words
 * @param queries at least one
 * @param lengths the published length of each query's shortest route; empty if unknown
 */
public record RouteQueries(String origin, List<Query> queries, List<Double> lengths) {
  /** Random queries drawn if no file is given. */
  public static final int RANDOM_QUERIES = 300;

  /** The seed of random queries. */
  public static final long SEED = 1;

  /** Checks that either every query has a length or none. */
  public RouteQueries {
    queries = List.copyOf(queries);
    lengths = List.copyOf(lengths);
    assert !queries.isEmpty();
    assert lengths.isEmpty() || lengths.size() == queries.size();
  }

  /** Reads queries from a file, one per line. */
  public static RouteQueries ofLines(String file, GridSize size) {
    List<Query> queries = new ArrayList<>();
    QueryFile.read("--queries", file, size, (query, line) -> queries.add(query));
    if (queries.isEmpty()) {
      throw new CommandFailure(
          ExitCode.INPUT,
          QueryFile.name(file) + ": contains no query; write \"x y x y\", one query per line");
    }
    return new RouteQueries(QueryFile.name(file), queries, List.of());
  }

  /** Reads queries from a MovingAI scenario file, which must belong to a map of this size. */
  public static RouteQueries ofScenarios(Path file, GridSize size) throws UnreadableException {
    List<Query> queries = new ArrayList<>();
    List<Double> lengths = new ArrayList<>();
    for (Scenario scenario : MovingAiScenarioReader.read(file)) {
      GridSize meant = new GridSize(scenario.width(), scenario.height());
      if (!meant.equals(size)) {
        throw new CommandFailure(
            ExitCode.INPUT,
            "%s: its scenarios are for a map of %s cells, but this map is %s; give the scenarios of this map"
                .formatted(file, meant, size));
      }
      queries.add(Query.between(scenario.start(), scenario.goal()));
      lengths.add(scenario.optimalLength());
    }
    if (queries.isEmpty()) {
      throw new CommandFailure(
          ExitCode.INPUT,
          file
              + ": contains no scenario; after 'version 1', write a line of nine columns for each:"
              + " bucket, map, width, height, start x, start y, goal x, goal y, length");
    }
    return new RouteQueries(file.toString(), queries, lengths);
  }

  /** Draws random queries within the map's largest connected part. */
  public static RouteQueries random(CostField field) {
    int[] cells = largestPart(field);
    Random random = new Random(SEED);
    List<Query> queries = new ArrayList<>();
    for (int i = 0; i < RANDOM_QUERIES; i++) {
      queries.add(
          Query.between(randomCell(field, cells, random), randomCell(field, cells, random)));
    }
    return new RouteQueries("random, seed " + SEED, queries, List.of());
  }

  private static Cell randomCell(CostField field, int[] cells, Random random) {
    return field.size().cell(cells[random.nextInt(cells.length)]);
  }

  /**
   * The passable cells of the largest part that is connected by shared edges, so that no corner
   * rule can split it; of equally large parts, the first in row order. Linear in the number of
   * cells.
   */
  private static int[] largestPart(CostField field) {
    int count = field.size().cells();
    BitSet seen = new BitSet(count); // cells that were visited or are blocked
    for (int cell = 0; cell < count; cell++) {
      seen.set(cell, field.isBlocked(cell));
    }
    int[] found = new int[count - seen.cardinality()]; // all parts, one after another
    int end = 0;
    int bestBegin = 0;
    int bestEnd = 0;
    for (int cell = seen.nextClearBit(0); cell < count; cell = seen.nextClearBit(cell)) {
      int begin = end;
      end = flood(field.size(), cell, seen, found, begin);
      if (end - begin > bestEnd - bestBegin) {
        bestBegin = begin;
        bestEnd = end;
      }
    }
    if (bestEnd == bestBegin) {
      throw new CommandFailure(
          ExitCode.INPUT, "the map has no walkable cell, so there is nothing to measure");
    }
    return Arrays.copyOfRange(found, bestBegin, bestEnd);
  }

  /**
   * Appends a cell's connected part to an array from index {@code begin}.
   *
   * @return the index after the part
   */
  private static int flood(GridSize size, int cell, BitSet seen, int[] found, int begin) {
    int width = size.width();
    int end = begin;
    found[end++] = cell;
    seen.set(cell);
    for (int next = begin; next < end; next++) {
      int here = found[next];
      int x = size.x(here);
      int y = size.y(here);
      int[] neighbors = {
        x > 0 ? here - 1 : here,
        x < width - 1 ? here + 1 : here,
        y > 0 ? here - width : here,
        y < size.height() - 1 ? here + width : here
      };
      for (int neighbor : neighbors) {
        if (!seen.get(neighbor)) {
          seen.set(neighbor);
          found[end++] = neighbor;
        }
      }
    }
    return end;
  }
}
