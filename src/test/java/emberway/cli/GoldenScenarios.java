package emberway.cli;

import emberway.cli.option.CommandFailure;
import emberway.map.TileMap;
import emberway.pack.MapDump;
import emberway.pack.MapFiles;
import emberway.pack.problem.UnreadableException;
import emberway.plan.Planner;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.testing.RouteQueries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** A MovingAI map as text and, if it has a scenario, its queries with the routes that are found. */
final class GoldenScenarios {
  private static final Movement MOVEMENT = new Movement(CornerCutting.NO_CUT, Math.sqrt(2));

  private GoldenScenarios() {}

  static String printed(Path folder) throws IOException {
    Path file = folder.resolve("map.map");
    Path scenario = folder.resolve("map.map.scen");
    StringBuilder out = new StringBuilder(MapDump.ofMovingAi(file));
    if (Files.exists(scenario)) {
      try {
        addQueries(MapFiles.open(file, Optional.empty()).map(), scenario, out);
      } catch (UnreadableException e) {
        e.problems().forEach(problem -> out.append("error: ").append(problem).append('\n'));
      } catch (CommandFailure e) {
        out.append("error: ").append(e.getMessage()).append('\n');
      }
    }
    return out.toString().replace(folder + "/", "");
  }

  private static void addQueries(TileMap map, Path scenario, StringBuilder out)
      throws UnreadableException {
    RouteQueries queries = RouteQueries.ofScenarios(scenario, map.size());
    Planner planner = new Planner(CostField.of(map), MOVEMENT);
    for (int i = 0; i < queries.queries().size(); i++) {
      Outcome outcome = planner.plan(queries.queries().get(i));
      String found =
          outcome instanceof Outcome.Found route
              ? String.format(Locale.ROOT, "%.6f", route.route().cost())
              : outcome.getClass().getSimpleName();
      out.append(
          "%s, published %s, found %s\n"
              .formatted(queries.queries().get(i), queries.lengths().get(i), found));
    }
  }
}
