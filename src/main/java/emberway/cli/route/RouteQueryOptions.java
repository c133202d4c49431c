package emberway.cli.route;

import emberway.cli.option.CellArgument;
import emberway.cli.option.CommandFailure;
import emberway.cli.option.EndOptions;
import emberway.cli.option.ExitCode;
import emberway.map.Cell;
import emberway.map.NumberText;
import emberway.map.Place;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of {@code emberway route} that ask other questions than for one route. */
public final class RouteQueryOptions {
  /** The word for all places of a map. */
  private static final String ALL_PLACES = "*";

  private static final int MAX_COSTS = 1_000_000; // of a matrix

  @Option(
      names = "--queries",
      paramLabel = "FILE|-",
      description =
          "Answer queries, one \"x y x y\" or \"x,y x,y\" per line, with one JSON object per line;"
              + " # begins a comment. The answer to a query that starts on blocked ground is"
              + " \"found\":false. The answer to a line that is not a query is its number and an"
              + " \"error\"; the exit status is then 3. All other lines are still answered.")
  private String queries;

  @Option(
      names = "--within",
      paramLabel = "COST",
      description = "List all cells that can be reached at this cost or less, with their costs.")
  private Double within;

  @Option(
      names = "--matrix",
      paramLabel = "X,Y;...",
      description =
          "Print the costs from each of these cells or places to each of them, at most 1000000"
              + " costs; * is all places that the map names. No route leads from or to blocked"
              + " ground.")
  private String matrix;

  @Option(
      names = "--matrix-to",
      paramLabel = "X,Y;...",
      description = "With --matrix: costs to each of these instead.")
  private String matrixTo;

  @Option(
      names = "--by-places",
      description =
          "Plan from place to place, along the cheapest routes between the places that the map"
              + " names, which may be 1000.")
  private boolean byPlaces;

  @Option(
      names = "--in-sight",
      description =
          "With --by-places: only along straight lines with nothing in between, at a cost of 1 per"
              + " cell.")
  private boolean inSight;

  /** The query file, if given. */
  Optional<String> queries() {
    return Optional.ofNullable(queries);
  }

  /** The question asked, unless it is for a single route. */
  Optional<RouteAnswer> find(LoadedMap loaded, EndOptions ends, boolean json) {
    TileMap map = loaded.map();
    if (queries != null) {
      return Optional.of(new QueryBatchAnswer(queries, false));
    }
    if (within != null) {
      return Optional.of(new ReachAnswer(ends.from(map), checkBudget(within), json));
    }
    if (byPlaces) {
      CellArgument.checkCount(
          "--by-places:",
          map.places().size(),
          "places",
          CellArgument.MAX_LISTED,
          "remove some from the map");
      return Optional.of(new PlaceGraphAnswer(ends.from(map), ends.to(map), inSight, json));
    }
    if (matrix != null) {
      List<Place> rows = places("--matrix", matrix, map);
      List<Place> columns = matrixTo == null ? rows : places("--matrix-to", matrixTo, map);
      String factors = "--matrix: %d × %d =".formatted(rows.size(), columns.size());
      long costs = (long) rows.size() * columns.size();
      CellArgument.checkCount(factors, costs, "costs", MAX_COSTS, "list fewer cells");
      return Optional.of(new CostMatrixAnswer(rows, columns, json));
    }
    return Optional.empty();
  }

  /** Checks the cost given for {@code --within}. */
  public static double checkBudget(double cost) {
    if (!(cost >= 0 && cost < Double.POSITIVE_INFINITY)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--within %s: must be a finite number, 0 or more".formatted(NumberText.plain(cost)));
    }
    return cost;
  }

  /** The cells with the names given for them. */
  private static List<Place> places(String option, String text, TileMap map) {
    if (text.strip().equals(ALL_PLACES)) {
      if (map.places().isEmpty()) {
        throw new CommandFailure(
            ExitCode.USAGE, "%s '*': the map names no places; list cells".formatted(option));
      }
      return map.places();
    }
    List<Place> places = new ArrayList<>();
    List<Cell> cells = CellArgument.parseList(option, text, map);
    for (Cell cell : cells) {
      String name =
          map.places().stream()
              .filter(place -> place.cell().equals(cell))
              .map(Place::name)
              .findFirst()
              .orElse(cell.toString());
      places.add(new Place(cell, name));
    }
    return places;
  }
}
