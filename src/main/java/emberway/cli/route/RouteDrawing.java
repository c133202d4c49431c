package emberway.cli.route;

import emberway.cli.option.MapInput;
import emberway.cli.option.ShapeOptions;
import emberway.cli.option.TravelContext;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.plan.cost.CostField;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.view.MapPlanner;
import java.util.Optional;
import java.util.function.Function;

/** A question about a route, answered in a picture. */
public final class RouteDrawing {
  private final DrawableAnswer answer;
  private final Function<CostField, RouteContext> setting;

  /**
   * Creates a drawing.
   *
   * @param setting the map and the rules, given the map's costs
   */
  RouteDrawing(DrawableAnswer answer, Function<CostField, RouteContext> setting) {
    this.answer = answer;
    this.setting = setting;
  }

  /** The route from the map's start to its goal by its own rules, on foot, if it marks both. */
  public static Optional<RouteDrawing> ofMap(LoadedMap loaded, MapInput input) {
    TileMap map = loaded.map();
    if (map.start().isEmpty() || map.goal().isEmpty()) {
      return Optional.empty();
    }
    Query query = Query.between(map.start().get(), map.goal().get());
    Preset preset = MapPlanner.preset(map);
    return Optional.of(
        new RouteDrawing(
            new SingleRouteAnswer(query, SingleRouteAnswer.Form.TEXT),
            costs ->
                new RouteContext(
                    input,
                    map,
                    TravelContext.onFoot(loaded),
                    costs,
                    preset.rules(),
                    preset.label(),
                    new ShapeOptions())));
  }

  /** Answers the question over a map's costs. */
  public DrawnAnswer draw(CostField costs) {
    return answer.draw(setting.apply(costs));
  }
}
