package emberway.app.scene;

import emberway.map.GridSize;
import emberway.map.NumberText;
import emberway.map.Scale;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * How far a traveler goes from the start.
 *
 * @param unit what is limited
 * @param amount the greatest amount of that unit [&gt; 0]
 */
public record ReachLimit(Unit unit, double amount) {
  /** What is limited. */
  public enum Unit {
    /** The cost of a route. */
    COST,
    /** The hours that a route takes. */
    HOURS,
    /** The days that a route takes, with {@value #MARCH_HOURS} hours of travel a day. */
    MARCHES
  }

  /** The length of a day's march. [h] */
  public static final double MARCH_HOURS = 8;

  private static final double MAX_TYPED = 1e12;
  private static final double HOUR = 3600; // [s]
  private static final MathContext TWO_DIGITS = new MathContext(2, RoundingMode.HALF_EVEN);
  private static final double STEP = 1.25; // the factor of one step
  private static final double USUAL_PART = 0.2; // of the map's width and height
  private static final double MAX_PART = 4;
  private static final double LEAST_PART = 0.001; // of the greatest limit

  /** Checks the range of the amount. */
  public ReachLimit {
    if (!(amount > 0 && amount < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "reach %s: must be a number above 0".formatted(NumberText.plain(amount)));
    }
  }

  /** Returns the limit for a map that has none yet: a cost that suits the map's size. */
  public static ReachLimit usual(GridSize size) {
    return new ReachLimit(Unit.COST, rounded((size.width() + size.height()) * USUAL_PART));
  }

  /** Returns the limit of a day's travel: a march, or the usual cost if the pace is unknown. */
  public static ReachLimit day(GridSize size, Scale scale) {
    return isKnown(Unit.HOURS, scale) ? new ReachLimit(Unit.HOURS, MARCH_HOURS) : usual(size);
  }

  /** Returns the greatest limit offered for a map, in a unit. */
  public static double most(Unit unit, GridSize size, Scale scale) {
    return (size.width() + size.height()) * MAX_PART / costOf(unit, scale);
  }

  /** Returns the least limit offered for a map, in a unit. */
  public static double least(Unit unit, GridSize size, Scale scale) {
    return LEAST_PART * most(unit, size, scale);
  }

  /** Whether a map's scale gives a unit its meaning. */
  public static boolean isKnown(Unit unit, Scale scale) {
    return unit == Unit.COST || scale.pace().isPresent();
  }

  /** Returns the greatest cost of a route; the unit must be known. */
  public double cost(Scale scale) {
    return amount * costOf(unit, scale);
  }

  private static double costOf(Unit unit, Scale scale) {
    return switch (unit) {
      case COST -> 1;
      case HOURS -> HOUR / scale.seconds(1).orElseThrow();
      case MARCHES -> MARCH_HOURS * HOUR / scale.seconds(1).orElseThrow();
    };
  }

  /** Returns about the same limit in another unit; both units must be known. */
  public ReachLimit in(Unit other, Scale scale) {
    return other == unit
        ? this
        : new ReachLimit(other, rounded(cost(scale) / costOf(other, scale)));
  }

  /** Returns a limit that is greater by a number of steps, or less if that is negative. */
  public ReachLimit stretched(int steps, GridSize size, Scale scale) {
    double next = amount * Math.pow(STEP, steps);
    double least = least(unit, size, scale);
    return new ReachLimit(unit, rounded(Math.max(least, Math.min(next, most(unit, size, scale)))));
  }

  /**
   * Reads an amount as users type it, with a point or a comma; empty if it is no number above 0 and
   * below a million million.
   */
  public static Optional<ReachLimit> parse(Unit unit, String typed) {
    try {
      double amount = Double.parseDouble(typed.strip().replace(',', '.'));
      return amount > 0 && amount < MAX_TYPED
          ? Optional.of(new ReachLimit(unit, amount))
          : Optional.empty();
    } catch (NumberFormatException notANumber) {
      return Optional.empty();
    }
  }

  /** Rounds an amount to two digits. [&gt; 0] */
  public static double rounded(double amount) {
    return new BigDecimal(amount).round(TWO_DIGITS).doubleValue();
  }
}
