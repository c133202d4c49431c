package emberway.cli.option;

import emberway.map.TileMap;
import emberway.plan.cost.CostFieldException;
import emberway.plan.query.StepCosts;
import java.util.function.Supplier;

/** Turns errors that prevent planning into one line for the user. */
public final class PlanningFailures {
  private PlanningFailures() {}

  /** A traveler's steps over a map, by the rules of preset terrain. */
  public static StepCosts stepCosts(TravelContext travelContext, TileMap map) {
    return ProgressLine.during(
        "computing costs", progress -> planned(travelContext.planner(map)::stepCosts));
  }

  /** Runs {@code build}; an error about the map's costs fails with one line for the user. */
  public static <T> T planned(Supplier<T> build) {
    try {
      return build.get();
    } catch (CostFieldException outOfRange) {
      throw new CommandFailure(ExitCode.INPUT, outOfRange.getMessage(), outOfRange);
    }
  }
}
