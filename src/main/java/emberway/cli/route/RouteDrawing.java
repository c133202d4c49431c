package emberway.cli.route;

import emberway.plan.query.StepCosts;
import java.util.function.Function;

/** A question about a route, answered in a picture. */
public final class RouteDrawing {
  private final DrawableAnswer answer;
  private final Function<StepCosts, RouteContext> setting;

  /**
   * Creates a drawing.
   *
   * @param setting the map and the rules, given the traveler's steps by any rules
   */
  RouteDrawing(DrawableAnswer answer, Function<StepCosts, RouteContext> setting) {
    this.answer = answer;
    this.setting = setting;
  }

  /** Answers the question over a map. */
  public DrawnAnswer draw(StepCosts stepCosts) {
    return answer.draw(setting.apply(stepCosts));
  }
}
