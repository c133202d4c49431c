package emberway.cli.route;

import emberway.plan.cost.CostField;
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

  /** Answers the question over a map's costs. */
  public DrawnAnswer draw(CostField costs) {
    return answer.draw(setting.apply(costs));
  }
}
