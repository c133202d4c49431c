package emberway.bench;

import emberway.cli.option.ExitCode;
import emberway.cli.option.JsonLine;
import emberway.cli.option.MapInput;
import emberway.cli.option.ProgressOptions;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.pack.problem.UnreadableException;
import emberway.plan.cost.Movement;
import emberway.testing.RouteQueries;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.core.JsonGenerator;

/** {@code drag}: how fast a route follows a dragged end and map edits. */
@Command(
    name = "drag",
    description = {
      "Measure how fast a route is updated when one end is dragged or the map is edited.",
      "",
      "Grows the tree of all cheapest routes from a random start and looks up routes to random"
          + " ends in it; then puts a volcano on random cells and removes it again, and each time"
          + " updates the costs and the tree. Uses the default rules, after a warm-up."
    })
final class DragTimes extends ProgressOptions implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private MapInput input;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Override
  public Integer call() throws UnreadableException {
    TileMap map = input.load().map();
    DragRun run = new DragRun(map, Movement.DEFAULT);
    Cell root = RouteQueries.random(run.field()).queries().get(0).from();
    DragRun.Result result = run.measure(root);
    PrintWriter out = spec.commandLine().getOut();
    ReportPrinter report = new ReportPrinter(out);
    if (json) {
      report.json(fields -> write(map, result, fields));
    } else {
      print(map, result, report);
    }
    out.flush();
    return ExitCode.DONE.status();
  }

  private void print(TileMap map, DragRun.Result result, ReportPrinter report) {
    report.line("map", "%s, %s cells", input.path(), map.size());
    report.line("tree", "of %s, reaches %,d cells", result.root(), result.reached());
    print("tree", result.trees(), report);
    print("drag", result.drags(), report);
    if (result.repairs().isPresent()) {
      report.line("edit", "%s put or taken away", result.edit().orElseThrow().label());
      print("repair", result.repairs().orElseThrow(), report);
    } else {
      report.line("repair", "the tile set has no volcano");
    }
    report.line("java", "%s", ProcessStats.java());
  }

  private static void print(String what, DurationStats times, ReportPrinter report) {
    report.line(
        what,
        "median %.3f ms, p95 %.3f ms, p99 %.3f ms, longest %.3f ms",
        times.median(),
        times.p95(),
        times.p99(),
        times.max());
  }

  private void write(TileMap map, DragRun.Result result, JsonGenerator fields) {
    fields.writeStringProperty("map", input.path().toString());
    fields.writeNumberProperty("width", map.size().width());
    fields.writeNumberProperty("height", map.size().height());
    JsonLine.write("root", result.root(), fields);
    fields.writeNumberProperty("reached", result.reached());
    write("tree", Optional.of(result.trees()), fields);
    write("drag", Optional.of(result.drags()), fields);
    write("repair", result.repairs(), fields);
    fields.writeStringProperty("java", ProcessStats.java());
  }

  private static void write(String name, Optional<DurationStats> times, JsonGenerator fields) {
    if (times.isEmpty()) {
      fields.writeNullProperty(name);
      return;
    }
    fields.writeObjectPropertyStart(name);
    times.get().write(fields);
    fields.writeNumberProperty("p95Millis", times.get().p95());
    fields.writeEndObject();
  }
}
