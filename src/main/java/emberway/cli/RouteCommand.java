package emberway.cli;

import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.pack.LoadedMap;
import emberway.pack.UnreadableException;
import emberway.plan.Query;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
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
      "  emberway route MAP --queries queries.txt      (a query \"x y x y\" a line)",
      "  emberway route MAP --engine two-tier --json   (for very large maps)",
      "  emberway route MAP --preset lester --step 3   (the search after 3 expanded cells)"
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

  @Mixin private TraceOptions trace;

  @Mixin private EngineOptions engine;

  @Override
  public Integer call() throws UnreadableException {
    checkCombination();
    LoadedMap loaded = input.load();
    TileMap map = loaded.map();
    RouteSetting setting =
        new RouteSetting(
            input.path().toString(),
            map,
            PlanFailures.costField(map),
            search.rules(map),
            search.preset(map).label());
    PrintWriter out = spec.commandLine().getOut();
    ExitCode exitCode = answer(loaded).print(setting, out);
    out.flush();
    return exitCode.status();
  }

  /** The question that was asked. */
  private RouteAnswer answer(LoadedMap loaded) {
    if (engine.isTwoTier()) {
      return queries != null
          ? engine.batch(queries)
          : engine.single(query(loaded.map()), json, ends.blockedStart(loaded));
    }
    return queries != null
        ? new QueryBatch(queries)
        : trace.traced(new SingleRoute(query(loaded.map()), json, ends.blockedStart(loaded)));
  }

  private void checkCombination() {
    boolean single = ends.hasFrom() || ends.hasTo() || toAny != null || via != null;
    if (queries != null && single) {
      throw new CommandFailure(
          ExitCode.USAGE, "--queries brings its own cells; leave out --from, --to and --via");
    }
    trace.check(json, queries != null);
    trace.checkOneSearch(engine.isTwoTier());
    if (ends.hasTo() && toAny != null) {
      throw new CommandFailure(ExitCode.USAGE, "give either --to or --to-any, not both");
    }
  }

  private Query query(TileMap map) {
    Cell start = ends.from(map);
    List<Cell> goals =
        toAny != null ? CellArgument.parseList("--to-any", toAny, map) : List.of(ends.to(map));
    Query query = Query.toAny(start, goals);
    return via == null ? query : query.through(CellArgument.parseList("--via", via, map));
  }
}
