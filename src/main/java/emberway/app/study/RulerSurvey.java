package emberway.app.study;

import emberway.app.command.Command;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.SceneContent;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.render.iso.RouteOverlay;
import emberway.view.MapPlanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** A ruler between two cells, and the cheapest route along it. */
public final class RulerSurvey extends Survey<CheapestRoute.Question, CheapestRoute> {
  /** Where the ruler lies. */
  public record Ruler(Cell from, Cell to) {}

  private final GridSize size;
  private Optional<Ruler> ruler = Optional.empty(); // empty until one is laid

  RulerSurvey(Set<Command> viewOptions, LoadedMap loaded) {
    super(Command.RULER, viewOptions);
    size = loaded.map().size();
  }

  /** Takes out the ruler and lays it from a cell to another; does nothing if one is off the map. */
  public void measure(Cell from, Cell to) {
    if (size.contains(from.x(), from.y()) && size.contains(to.x(), to.y())) {
      ruler = Optional.of(new Ruler(from, to));
      open();
    }
  }

  /** Returns where the ruler lies, while it is out. */
  public Optional<Ruler> ruler() {
    return ruler;
  }

  /** Lays the ruler along the route if it has not been laid yet. */
  @Override
  Optional<CheapestRoute.Question> ask(Now now) {
    RouteEnds ends = now.routeEnds();
    if (ruler.isEmpty() && ends.areComplete()) {
      ruler = Optional.of(new Ruler(ends.start().get(), ends.goal().get()));
    }
    return now.costs()
        .flatMap(
            costs ->
                ruler.map(
                    laid ->
                        new CheapestRoute.Question(
                            costs, now.movement(), Query.between(laid.from(), laid.to()))));
  }

  @Override
  void close() {
    ruler = Optional.empty();
    super.close();
  }

  @Override
  Optional<CheapestRoute> compute(CheapestRoute.Question question, BooleanSupplier isStale) {
    return CheapestRoute.find(question, isStale);
  }

  /** Draws the ruler's route below those of the content. */
  @Override
  SceneContent over(SceneContent content, CheapestRoute found, TileMap map) {
    if (found.route().isEmpty()) {
      return content;
    }
    Route route = found.route().get();
    List<RouteOverlay> drawn = new ArrayList<>();
    drawn.add(
        MapPlanner.overlay(route, map, route.end())
            .compared()
            .rotated(content.request().rotation()));
    drawn.addAll(content.routes());
    return content.withRoutes(drawn);
  }

  @Override
  Optional<String> description() {
    return ruler.map(laid -> Texts.format("ruler.from-to", laid.from(), laid.to()));
  }
}
