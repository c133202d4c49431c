package emberway.bench;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.JsonLine;
import emberway.cli.option.MapInput;
import emberway.cli.option.ProgressOptions;
import emberway.cli.option.SearchOptions;
import emberway.map.GridSize;
import emberway.map.TileMap;
import emberway.pack.problem.UnreadableException;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.SearchRules;
import emberway.testing.RouteQueries;
import emberway.view.DisplayText;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.core.JsonGenerator;

/** {@code route}: how fast routes are planned on a map. */
@Command(
    name = "route",
    description = {
      "Measure how fast routes are planned across a map.",
      "",
      "Builds the cost field and the planner once, answers the queries over and over until that"
          + " gets no faster, for ten seconds at most, then answers and times each query once."
          + " Without a file, "
          + RouteQueries.RANDOM_QUERIES
          + " queries are drawn from seed "
          + RouteQueries.SEED
          + " between cells of the map's largest connected part."
    })
final class RouteTimes extends ProgressOptions implements Callable<Integer> {
  private static final int MAX_MISMATCHES = 5;

  /** The movement that MovingAI's published lengths assume. */
  private static final Movement SCENARIO_MOVEMENT =
      new Movement(CornerCutting.NO_CUT, Math.sqrt(2));

  @Spec private CommandSpec spec;

  @Mixin private MapInput input;

  @Mixin private SearchOptions search;

  @Option(
      names = "--queries",
      paramLabel = "FILE|-",
      description = "Answer these queries, one \"x y x y\" per line.")
  private String queries;

  @Option(
      names = "--scen",
      paramLabel = "FILE",
      description =
          "Answer the queries of this MovingAI scenario and check their lengths; without other"
              + " options, no corner is cut and a diagonal costs the square root of 2. The exit"
              + " status is 1 if a length differs.")
  private Path scenarios;

  @Option(
      names = "--landmarks",
      description = "Prepare landmarks first if they make the planner faster.")
  private boolean landmarks;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  private OptionalLong landmarkNanos = OptionalLong.empty(); // time to prepare them, if requested

  @Override
  public Integer call() throws UnreadableException {
    if (queries != null) {
      input.refuseSharing("--queries", queries);
    }
    if (queries != null && scenarios != null) {
      throw new CommandFailure(ExitCode.USAGE, "give either --queries or --scen, not both");
    }
    TileMap map = input.load().map();
    SearchRules usual = search.preset(map).rules();
    SearchRules rules = search.rules(scenarios == null ? usual : usual.with(SCENARIO_MOVEMENT));
    RouteRun run = new RouteRun(map, rules);
    if (landmarks) {
      landmarkNanos = run.useLandmarks();
    }
    RouteRun.Result result = run.measure(this::queries);
    PrintWriter out = spec.commandLine().getOut();
    ReportPrinter report = new ReportPrinter(out);
    if (json) {
      report.json(fields -> write(map, rules, result, fields));
    } else {
      print(map, rules, result, report);
    }
    out.flush();
    return (result.mismatches().isEmpty() ? ExitCode.DONE : ExitCode.NO).status();
  }

  private RouteQueries queries(CostField field) throws UnreadableException {
    if (scenarios != null) {
      return RouteQueries.ofScenarios(scenarios, field.size());
    }
    return queries == null
        ? RouteQueries.random(field)
        : RouteQueries.ofLines(queries, field.size());
  }

  private void print(TileMap map, SearchRules rules, RouteRun.Result result, ReportPrinter report) {
    int count = result.queries().queries().size();
    report.line("map", "%s, %s cells", input.path(), map.size());
    report.line(
        "rules",
        "%s, corners %s, diagonal %s",
        search.preset(map).label(),
        rules.movement().cornerCutting().label(),
        DisplayText.cost(rules.movement().diagonal()));
    report.line(
        "queries", "%,d (%s), %,d with a route", count, result.queries().origin(), result.found());
    WarmUp.Result warmUp = result.warmUp();
    report.line(
        "warm-up",
        "%,d queries in %.1f s, %s",
        warmUp.queries(),
        warmUp.nanos() / 1e9,
        warmUp.isSteady() ? "steady at the end" : "cut short before the speed was steady");
    result.times().print(report);
    report.line(
        "preparation",
        "%.3f ms (cost field and planner with its arrays, first time)",
        ReportPrinter.millis(result.preparationNanos()));
    landmarkNanos.ifPresent(
        nanos ->
            report.line(
                "landmarks",
                "%.3f ms (8 there and back, on two threads, first time)",
                ReportPrinter.millis(nanos)));
    report.line(
        "expanded", "%,d cells, %,.0f a query", result.expanded(), result.expandedPerQuery());
    report.line(
        "memory",
        "cost field %s, planner %s (by the heap with and without)",
        memory(result.fieldMemory(), map.size()),
        memory(result.plannerMemory(), map.size()));
    report.line("java", "%s", ProcessStats.java());
    if (!result.queries().lengths().isEmpty()) {
      List<String> mismatches = result.mismatches();
      report.line(
          "lengths", "%,d as published, %,d not", count - mismatches.size(), mismatches.size());
      mismatches.stream().limit(MAX_MISMATCHES).forEach(each -> report.line("", "%s", each));
    }
  }

  private static String memory(OptionalLong bytes, GridSize size) {
    return bytes.isPresent()
        ? String.format(
            Locale.ROOT,
            "%s = %.1f bytes a cell",
            ReportPrinter.kilobytes(bytes),
            (double) bytes.getAsLong() / size.cells())
        : "unknown";
  }

  private void write(TileMap map, SearchRules rules, RouteRun.Result result, JsonGenerator fields) {
    GridSize size = map.size();
    boolean isRandom = queries == null && scenarios == null;
    boolean isChecked = !result.queries().lengths().isEmpty();
    fields.writeStringProperty("map", input.path().toString());
    fields.writeNumberProperty("width", size.width());
    fields.writeNumberProperty("height", size.height());
    fields.writeStringProperty("preset", search.preset(map).label());
    fields.writeStringProperty("corners", rules.movement().cornerCutting().label());
    fields.writeNumberProperty("diagonal", rules.movement().diagonal());
    fields.writeStringProperty("source", isRandom ? "random" : result.queries().origin());
    ReportPrinter.write(
        fields, "seed", isRandom ? OptionalLong.of(RouteQueries.SEED) : OptionalLong.empty());
    fields.writeNumberProperty("queries", result.queries().queries().size());
    fields.writeNumberProperty("found", result.found());
    fields.writeNumberProperty("warmUpQueries", result.warmUp().queries());
    fields.writeNumberProperty("warmUpMillis", ReportPrinter.millis(result.warmUp().nanos()));
    fields.writeBooleanProperty("steady", result.warmUp().isSteady());
    result.times().write(fields);
    fields.writeNumberProperty(
        "preparationMillis", ReportPrinter.millis(result.preparationNanos()));
    JsonLine.write(
        "landmarkMillis",
        landmarkNanos.isPresent()
            ? ReportPrinter.millis(landmarkNanos.getAsLong())
            : Double.POSITIVE_INFINITY,
        fields);
    fields.writeNumberProperty("expanded", result.expanded());
    fields.writeNumberProperty("expandedPerQuery", result.expandedPerQuery());
    ReportPrinter.write(fields, "fieldBytes", result.fieldMemory());
    ReportPrinter.write(fields, "plannerBytes", result.plannerMemory());
    fields.writeStringProperty("java", ProcessStats.java());
    OptionalLong mismatches =
        isChecked ? OptionalLong.of(result.mismatches().size()) : OptionalLong.empty();
    ReportPrinter.write(fields, "mismatches", mismatches);
    fields.writeArrayPropertyStart("firstMismatches");
    for (String each :
        result.mismatches().subList(0, Math.min(MAX_MISMATCHES, result.mismatches().size()))) {
      fields.writeString(each);
    }
    fields.writeEndArray();
  }
}
