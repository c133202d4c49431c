package emberway.cli.option;

import emberway.map.TileMap;
import emberway.plan.cost.CostField;
import emberway.plan.cost.CostFieldException;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Turns errors that prevent planning into one line for the user. */
public final class PlanningFailures {
  private PlanningFailures() {}

  /** Creates a map's cost field; fails with one line for the user. */
  public static CostField costField(TileMap map) {
    return costField(map, UnaryOperator.identity());
  }

  /** The cost field of a map, changed by a danger layer. */
  public static CostField costField(TileMap map, UnaryOperator<CostField> danger) {
    return ProgressLine.during(
        "computing costs", progress -> planned(() -> danger.apply(CostField.of(map))));
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
