package emberway.map;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a map's cells and costs are in the world that it shows; either may be unknown.
 *
 * @param cell how wide a cell is
 * @param pace how long a cost of 1 takes, which is a straight step over plain ground
 */
public record Scale(Optional<Measure> cell, Optional<Measure> pace) {
  /** Nothing known. */
  public static final Scale UNKNOWN = new Scale(Optional.empty(), Optional.empty());

  /** Checks that the one is a length and the other a time. */
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

  /** This scale, with another's measures for what is unknown here. */
  public Scale or(Scale other) {
    return new Scale(cell.or(other::cell), pace.or(other::pace));
  }

  /** How long a way is. [m] */
  public OptionalDouble meters(double cells) {
    return cell.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(cells * cell.get().inBase());
  }

  /** How long a way of that cost takes. [s] */
  public OptionalDouble seconds(double cost) {
    return pace.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(cost * pace.get().inBase());
  }

  /** Whether lengths are told in feet and miles. */
  public boolean isImperial() {
    return cell.isPresent()
        && (cell.get().unit() == Measure.Unit.FOOT || cell.get().unit() == Measure.Unit.MILE);
  }
}
