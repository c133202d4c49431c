package emberway.cli.option;

import emberway.map.NumberText;
import emberway.plan.TurnCostPlanner;
import java.util.OptionalDouble;
import picocli.CommandLine.Option;

/** The desired shape of a route, apart from its cost. */
public final class ShapeOptions {
  @Option(
      names = "--turn",
      paramLabel = "F",
      description =
          "Add F to the cost for every 45 degrees that the route turns; the reported cost includes"
              + " it.")
  private Double turn;

  @Option(names = "--smooth", description = "Among routes of equal cost, take one that turns less.")
  private boolean smooth;

  /** The cost of each 45° of turning, if given. */
  public OptionalDouble turn() {
    if (turn == null) {
      return OptionalDouble.empty();
    }
    if (!(turn >= 0 && turn <= TurnCostPlanner.MAX_TURN)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--turn %s: %s"
              .formatted(
                  NumberText.plain(turn),
                  turn > TurnCostPlanner.MAX_TURN ? "too large" : "must be 0 or more"));
    }
    return OptionalDouble.of(turn);
  }

  /** Whether any shape option is given. */
  public boolean isGiven() {
    return turn != null || smooth;
  }

  /** Whether to smooth routes. */
  public boolean smooth() {
    return smooth;
  }
}
