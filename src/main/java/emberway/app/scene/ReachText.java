package emberway.app.scene;

import emberway.app.text.Texts;
import emberway.map.Scale;
import emberway.plan.travel.DistanceAndTime;
import java.util.Optional;

/** Formats limits of a reach, and costs within one, in the unit of the limit. */
public final class ReachText {
  // The greatest number that is written with all its digits.
  private static final double LARGEST = 1e6;

  private ReachText() {}

  /** Returns a limit with its unit. */
  public static String limit(ReachLimit reachLimit) {
    return Texts.format(
        switch (reachLimit.unit()) {
          case COST -> "reach.limit.cost";
          case HOURS -> "reach.limit.hours";
          case MARCHES -> "reach.limit.marches";
        },
        Texts.shortCost(reachLimit.amount(), 3));
  }

  /** Returns a cost as it is, or as the time of travel if that is limited. */
  public static String within(ReachLimit reachLimit, double cost, Scale scale) {
    return reachLimit.unit() == ReachLimit.Unit.COST
        ? Texts.shortCost(cost, 2)
        : time(cost, scale).orElseThrow();
  }

  /** Returns the time that a cost takes, in days of 24 hours, if the pace is known. */
  public static Optional<String> time(double cost, Scale scale) {
    Scale pace = new Scale(Optional.empty(), scale.pace());
    return DistanceAndTime.of(pace, 0, cost).stream().findFirst().map(Texts::amount);
  }

  /** Returns a length in the map's unit, if the map has one. [cell widths] */
  public static Optional<String> length(double cells, Scale scale) {
    Scale unit = new Scale(scale.cell(), Optional.empty());
    return DistanceAndTime.of(unit, cells, 0).stream().findFirst().map(Texts::decimal);
  }

  /** Returns a cost with a number of decimals; in short from a million on. */
  public static String cost(double cost, int decimals) {
    return cost < LARGEST ? Texts.fixed(cost, decimals) : Texts.shortCost(cost, decimals);
  }
}
