package emberway.cli.option;

import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.pack.problem.Problem;
import emberway.plan.cost.CostField;
import emberway.plan.cost.CostFieldException;
import emberway.view.DisplayText;
import java.util.Optional;
import java.util.function.Supplier;

/** What keeps a map from being planned over, as the line a user reads. */
public final class PlanningFailures {
  private PlanningFailures() {}

  /** The cost field of a map, or one line that says why there is none. */
  public static CostField costField(TileMap map) {
    return planned(() -> CostField.of(map));
  }

  /** What a planner's field is built by; its complaint about the map becomes one line. */
  public static <T> T planned(Supplier<T> build) {
    try {
      return build.get();
    } catch (CostFieldException outOfRange) {
      throw new CommandFailure(ExitCode.INPUT, outOfRange.getMessage(), outOfRange);
    }
  }

  /**
   * The failure of a route that starts in a wall.
   *
   * @param inFile what is wrong in the map's file, if that is what put the start there
   */
  static CommandFailure blockedStart(TileMap map, Cell start, Optional<Problem> inFile) {
    return inFile
        .map(problem -> new CommandFailure(ExitCode.INPUT, problem.toString()))
        .orElseGet(
            () ->
                new CommandFailure(
                    ExitCode.USAGE,
                    "the start %s is on ground that cannot be walked (%s); start beside it"
                        .formatted(start, DisplayText.tilesAt(map, start))));
  }
}
