package emberway.plan.travel;

import emberway.map.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntToDoubleFunction;

/**
 * Formats the lengths and times of a journey for people, as far as they are known.
 *
 * <p>The figure for a part is the difference of the rounded figures at its ends, all rounded to the
 * same grain. So the parts add up to the figure for the whole, which is off by at most half a
 * grain.
 */
public final class DistanceAndTime {
  private record Figure(IntToDoubleFunction sinceStart, Rounding rounding) {
    String between(int from, int to) {
      return rounding.text(
          rounding.count(sinceStart.applyAsDouble(to))
              - rounding.count(sinceStart.applyAsDouble(from)));
    }
  }

  private final List<Figure> figures = new ArrayList<>();

  /**
   * Creates the figures of a journey with several parts.
   *
   * @param unit the cost of a straight step over plain ground
   * @param ends the last step of each part, in order
   */
  DistanceAndTime(Scale scale, MeasuredRoute measuredRoute, double unit, List<Integer> ends) {
    if (scale.meters(0).isPresent()) {
      IntToDoubleFunction meters =
          step -> scale.meters(measuredRoute.length(0, step)).orElseThrow();
      double whole = meters.applyAsDouble(measuredRoute.steps());
      figures.add(
          new Figure(meters, Rounding.ofLengths(whole, least(meters, ends), scale.isImperial())));
    }
    if (scale.seconds(0).isPresent()) {
      IntToDoubleFunction seconds =
          step -> scale.seconds(measuredRoute.cost(0, step) / unit).orElseThrow();
      double whole = seconds.applyAsDouble(measuredRoute.steps());
      figures.add(new Figure(seconds, Rounding.ofTimes(whole, least(seconds, ends))));
    }
  }

  private static double least(IntToDoubleFunction sinceStart, List<Integer> ends) {
    double least = Double.POSITIVE_INFINITY;
    double before = 0;
    for (int end : ends) {
      double now = sinceStart.applyAsDouble(end);
      least = Math.min(least, now - before);
      before = now;
    }
    return least;
  }

  /** The length and the time between two ends of parts, or between the start and an end. */
  List<String> between(int from, int to) {
    return figures.stream().map(figure -> figure.between(from, to)).toList();
  }

  /** A number of cells. */
  static String cells(int steps) {
    return steps == 1 ? "1 cell" : steps + " cells";
  }

  /**
   * The length and the time of a whole route, in days of 24 hours.
   *
   * @param length the length [cell widths]
   * @param cost in straight steps over plain ground
   */
  public static List<String> of(Scale scale, double length, double cost) {
    List<String> amounts = new ArrayList<>();
    OptionalDouble meters = scale.meters(length);
    if (meters.isPresent()) {
      double whole = meters.getAsDouble();
      amounts.add(text(Rounding.ofLengths(whole, whole, scale.isImperial()), whole));
    }
    OptionalDouble seconds = scale.seconds(cost);
    if (seconds.isPresent()) {
      double whole = seconds.getAsDouble();
      amounts.add(text(Rounding.ofTimes(whole, whole), whole));
    }
    return amounts;
  }

  private static String text(Rounding rounding, double amount) {
    return rounding.text(rounding.count(amount));
  }
}
