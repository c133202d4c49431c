package emberway.map;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The real width of a map's cells and the real time of its costs; either may be unknown.
 *
 * @param cell the width of a cell
 * @param pace the time that a cost of 1 takes, which is a straight step over plain ground
 */
public record Scale(Optional<Measure> cell, Optional<Measure> pace) {
  /** A scale with both values unknown. */
  public static final Scale UNKNOWN = new Scale(Optional.empty(), Optional.empty());

  /** Checks that one is a length and the other a time. */
  public Scale {
    check(cell, Measure.Kind.LENGTH);
    check(pace, Measure.Kind.TIME);
  }

  private static void check(Optional<Measure> measure, Measure.Kind kind) {
    if (measure.isPresent() && measure.get().unit().kind() != kind) {
      throw new IllegalArgumentException(
          "%s in place of a %s".formatted(measure.get().unit(), kind));
    }
  }

  /** This scale, with unknown values taken from another. */
  public Scale or(Scale other) {
    return new Scale(cell.or(other::cell), pace.or(other::pace));
  }

  /** The length of a path. [m] */
  public OptionalDouble meters(double cells) {
    return cell.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(cells * cell.get().inBase());
  }

  /** The time that a path of this cost takes. [s] */
  public OptionalDouble seconds(double cost) {
    return pace.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(cost * pace.get().inBase());
  }

  /**
   * This scale with lengths in feet and miles, or else in meters and kilometers. A width that is
   * out of the range of {@link Measure} there keeps its unit.
   */
  public Scale in(boolean imperial) {
    double meters = cell.map(Measure::inBase).orElse(0.0);
    boolean isLong = meters >= Measure.Unit.KILOMETER.base();
    Measure.Unit metric = isLong ? Measure.Unit.KILOMETER : Measure.Unit.METER;
    Measure.Unit unit = !imperial ? metric : isLong ? Measure.Unit.MILE : Measure.Unit.FOOT;
    double amount = meters / unit.base();
    boolean isKept = imperial == isImperial() || amount < Measure.MIN || amount > Measure.MAX;
    return isKept ? this : new Scale(Optional.of(new Measure(amount, unit)), pace);
  }

  /** Whether lengths are given in feet and miles. */
  public boolean isImperial() {
    return cell.isPresent()
        && (cell.get().unit() == Measure.Unit.FOOT || cell.get().unit() == Measure.Unit.MILE);
  }
}
