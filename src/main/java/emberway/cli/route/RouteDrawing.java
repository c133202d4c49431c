package emberway.cli.route;

import emberway.plan.query.StepCosts;
import java.util.function.Function;

/** A question about a route, answered in a picture. */
public final class RouteDrawing {
  private final DrawableAnswer answer;
  private final Function<StepCosts, RouteContext> context;

  /**
   * Creates a drawing.
   *
   * @param context the map and the rules, given the traveler's steps by any rules
   */
  RouteDrawing(DrawableAnswer answer, Function<StepCosts, RouteContext> context) {
    this.answer = answer;
    this.context = context;
  }

  /** Answers the question over a map. */
  public DrawnAnswer draw(StepCosts stepCosts) {
    return answer.draw(context.apply(stepCosts));
  }
}
