package emberway.cli.route;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.EndOptions;
import emberway.cli.option.ExitCode;
import emberway.cli.option.MapInput;
import emberway.cli.option.OutputTarget;
import emberway.cli.option.PlanningFailures;
import emberway.cli.option.ProgressOptions;
import emberway.cli.option.TravelContext;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** {@code emberway route}: the cheapest route from start to goal. */
@Command(
    name = "route",
    description = "Plan the cheapest route across a map.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  emberway route road-and-wall",
      "  emberway route island-realm --from 90,52 --to Yarhaven --json",
      "  emberway route walled-city --to-any 'Stanton;Marby;7,31'",
      "  emberway route walled-city --to-any kind:gate",
      "  emberway route walled-city --to-any '*'        # the nearest place",
      "  emberway route road-and-wall --via 4,8 --corners no-cut",
      "  emberway route island-realm --profile rider --itinerary",
      "  emberway route walled-city --turn 0.5          # for every 45 degrees",
      "  emberway route walled-city --alternatives 3",
      "  emberway route walled-city --within 20         # all cells in reach",
      "  emberway route walled-city --by-places --to Stanton",
      "  emberway route walled-city --matrix 'Marby;Stanton;39,43'",
      "  echo 5,5 30,12 | emberway route walled-city --queries -",
      "  emberway route archipelago --engine two-tier --json",
      "  emberway route lester --step 3                 # after 3 expanded cells",
      "  emberway route snow-tombstone --erupt 4,2 --without tombstones",
      "  emberway route snow-dormant --danger danger.csv",
      "  emberway route ember-range --set snow.cost=2 --falloff smooth",
      "  emberway route ember-range --preset stout --terrain weighted"
    })
public final class RouteCommand extends ProgressOptions implements Callable<Integer> {
  private static final String EXACT = "exact";
  private static final String TWO_TIER = "two-tier";

  @Spec private CommandSpec spec;

  @Mixin private MapInput input;

  @Mixin private RouteOptions route;

  @Mixin private RouteQueryOptions questions;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Option(names = "--itinerary", description = "Print directions that a traveler can follow.")
  private boolean itinerary;

  @Option(
      names = "--trace",
      paramLabel = "FILE|-",
      description =
          "Write every event of the search to this file, one JSON object per line; docs/trace.md"
              + " describes the format. - is standard output, instead of the answer.")
  private String trace;

  @Option(
      names = "--engine",
      paramLabel = "E",
      completionCandidates = Engines.class,
      description =
          "Which engine answers: ${COMPLETION-CANDIDATES}. Two tiers search chunks of 32 x 32"
              + " cells first, then the cells of promising ones. Their routes are cheap but not"
              + " always the cheapest; the answer says how far off they are at most. This pays off"
              + " for many --queries on maps larger than 4096 x 4096, or when memory is short. The"
              + " exact search answers a single query, and says so, if preparing chunks would take"
              + " longer and there is enough memory. Default: exact.")
  private String engine = EXACT;

  @Override
  public Integer call() throws UnreadableException {
    ParseResult given = spec.commandLine().getParseResult();
    RouteOptionRules.check(given);
    route.checkStep();
    checkTrace();
    questions.queries().ifPresent(file -> input.refuseSharing("--queries", file));
    LoadedMap loaded = route.load(input);
    TravelContext travelContext = route.travelContext(loaded);
    TileMap map = travelContext.applyTo(loaded.map());
    RouteContext context =
        route.context(
            input,
            map,
            travelContext,
            PlanningFailures.stepCosts(travelContext, loaded.map()),
            route.preset(map, byTerrain(given), input));
    PrintWriter out = spec.commandLine().getOut();
    ExitCode exitCode = answer(loaded, travelContext).print(context, out);
    out.flush();
    return exitCode.status();
  }

  /** Refuses options that cannot be combined with watching a search. */
  private void checkTrace() {
    boolean isToStandardOutput = OutputTarget.STANDARD_OUTPUT.equals(trace);
    if (isToStandardOutput && json) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--trace - and --json both write to standard output; name a file after --trace,"
              + " or leave out --json, for the trace's last line is the same object");
    }
    if (isToStandardOutput && itinerary) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--trace - and --itinerary both write to standard output; name a file after --trace");
    }
    if (route.hasStep() && (json || trace != null)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--step prints a picture instead of other answers; leave out %s"
              .formatted(json ? "--json" : "--trace"));
    }
  }

  /** Whether the two-tier search is requested. */
  private boolean isTwoTier() {
    if (!engine.equals(EXACT) && !engine.equals(TWO_TIER)) {
      throw CommandFailure.unknown("--engine", engine, List.of(EXACT, TWO_TIER));
    }
    return engine.equals(TWO_TIER);
  }

  /** The given option, if any, that supports only the rules of preset terrain. */
  private Optional<String> byTerrain(ParseResult given) {
    return isTwoTier() ? Optional.of(RouteContext.TWO_TIERS) : RouteOptionRules.byTerrain(given);
  }

  /** The question that the options ask. */
  private RouteAnswer answer(LoadedMap loaded, TravelContext travelContext) {
    EndOptions ends = route.ends();
    if (isTwoTier()) {
      return questions
          .queries()
          .map(file -> (RouteAnswer) new QueryBatchAnswer(file, true))
          .orElseGet(() -> new HierarchicalAnswer(route.query(loaded, travelContext), json));
    }
    return questions
        .find(loaded, ends, json)
        .or(() -> route.alternatives(loaded, json))
        .orElseGet(() -> answer(route.route(loaded, travelContext, form())));
  }

  /** The answer with one route, traced or as it stands after some steps. */
  private RouteAnswer answer(SingleRouteAnswer single) {
    return trace != null ? new TracedRouteAnswer(single, trace) : route.step(single).orElse(single);
  }

  private SingleRouteAnswer.Form form() {
    return itinerary
        ? SingleRouteAnswer.Form.ITINERARY
        : json ? SingleRouteAnswer.Form.JSON : SingleRouteAnswer.Form.TEXT;
  }

  private static final class Engines implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return List.of(EXACT, TWO_TIER).iterator();
    }
  }
}
