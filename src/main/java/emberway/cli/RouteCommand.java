package emberway.cli;

import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.pack.UnreadableException;
import emberway.plan.CostField;
import emberway.plan.CostFieldException;
import emberway.plan.Outcome;
import emberway.plan.Planner;
import emberway.plan.Query;
import emberway.plan.Route;
import emberway.view.Words;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code emberway route}: the cheapest way from here to there. */
@Command(
    name = "route",
    description = "Plan the cheapest route across a map.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  emberway route maps/road-and-wall.map.txt",
      "  emberway route maps/island-realm.map.txt --from 3,4 --to 30,12 --json",
      "  emberway route MAP --from 0,0 --to-any '9,9;20,4;7,31'",
      "  emberway route MAP --via 12,3 --corners no-cut",
      "  emberway route MAP --queries queries.txt      (a query \"x y x y\" a line)"
    })
final class RouteCommand extends CommonOptions implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private MapInput input;

  @Mixin private SearchOptions search;

  @Mixin private EndOptions ends;

  @Option(
      names = "--to-any",
      paramLabel = "X,Y;...",
      description = "Several goals; the one that is cheapest to reach is taken.")
  private String toAny;

  @Option(
      names = "--via",
      paramLabel = "X,Y;...",
      description = "Pass through these cells or places, in this order.")
  private String via;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Option(
      names = "--queries",
      paramLabel = "FILE|-",
      description = "Answer a query \"x y x y\" a line, one JSON object a line.")
  private String queries;

  @Override
  public Integer call() throws UnreadableException {
    checkCombination();
    TileMap map = input.load().map();
    Planner planner = new Planner(costField(map), search.rules(map));
    RouteJson routeJson = new RouteJson(input.path().toString(), search.preset(map).label());
    PrintWriter out = spec.commandLine().getOut();
    if (queries != null) {
      return new QueryBatch(map, planner, routeJson).answer(queries, out).status();
    }
    Query query = query(map);
    Outcome outcome = planner.plan(query);
    if (outcome instanceof Outcome.BlockedStart blocked) {
      throw blockedStart(map, blocked.start(), ends.hasFrom() ? ExitCode.USAGE : ExitCode.INPUT);
    }
    if (json) {
      routeJson.print(query, outcome, out);
      out.println();
    } else {
      print(query, outcome, out);
    }
    out.flush();
    return (outcome instanceof Outcome.Found ? ExitCode.DONE : ExitCode.NO).status();
  }

  private void checkCombination() {
    boolean single = ends.hasFrom() || ends.hasTo() || toAny != null || via != null;
    if (queries != null && single) {
      throw new CommandFailure(
          ExitCode.USAGE, "--queries brings its own cells; leave out --from, --to and --via");
    }
    if (ends.hasTo() && toAny != null) {
      throw new CommandFailure(ExitCode.USAGE, "give either --to or --to-any, not both");
    }
  }

  /** The cost field of a map, or one line that says why there is none. */
  static CostField costField(TileMap map) {
    return planned(() -> CostField.of(map));
  }

  /** What a planner's field is built by; its complaint about the map becomes one line. */
  static <T> T planned(Supplier<T> build) {
    try {
      return build.get();
    } catch (CostFieldException outOfRange) {
      throw new CommandFailure(ExitCode.INPUT, outOfRange.getMessage(), outOfRange);
    }
  }

  /** The failure of a route that starts in a wall. */
  static CommandFailure blockedStart(TileMap map, Cell start, ExitCode exitCode) {
    return new CommandFailure(
        exitCode,
        "the start %s is on ground that cannot be walked (%s); start beside it"
            .formatted(start, Words.tilesAt(map, start)));
  }

  private Query query(TileMap map) {
    Cell start = ends.from(map);
    List<Cell> goals =
        toAny != null ? CellArgument.parseList("--to-any", toAny, map) : List.of(ends.to(map));
    Query query = Query.toAny(start, goals);
    return via == null ? query : query.through(CellArgument.parseList("--via", via, map));
  }

  private static void print(Query query, Outcome outcome, PrintWriter out) {
    if (outcome instanceof Outcome.Found found) {
      Route route = found.route();
      out.printf(
          "cost %s, %s from %s to %s%n",
          Words.cost(route.cost()), Words.steps(route.steps()), route.start(), route.end());
      out.println(cells(route));
    } else if (outcome instanceof Outcome.Unreachable unreachable) {
      Route nearest = unreachable.nearest();
      out.printf("no way from %s to %s%n", query.from(), unreachable.target());
      out.printf(
          "nearest cell that can be reached: %s, cost %s, %s%n",
          nearest.end(), Words.cost(nearest.cost()), Words.steps(nearest.steps()));
      out.println(cells(nearest));
    }
  }

  private static String cells(Route route) {
    return route.cells().stream().map(Cell::toString).collect(Collectors.joining(" "));
  }
}
