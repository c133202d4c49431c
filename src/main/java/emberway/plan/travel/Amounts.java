package emberway.plan.travel;

import emberway.map.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Lengths and times as people say them: rounded to what a traveler can tell. */
public final class Amounts {
  private static final double FOOT = 0.3048;
  private static final double MILE = 1609.344;
  private static final long MINUTE = 60;
  private static final long HOUR = 60 * MINUTE;

  private Amounts() {}

  /** A number of cells. */
  static String cells(int steps) {
    return steps == 1 ? "1 cell" : steps + " cells";
  }

  /**
   * The length and the time of a way, as far as they are known.
   *
   * @param length [cell widths]
   * @param cost in straight steps over plain ground
   */
  public static List<String> of(Scale scale, double length, double cost) {
    List<String> amounts = new ArrayList<>();
    scale.meters(length).ifPresent(m -> amounts.add(distance(m, scale.isImperial())));
    scale.seconds(cost).ifPresent(s -> amounts.add(time(s)));
    return amounts;
  }

  /** A length: 7 m, 640 m, 2.4 km, 31 km; or in feet and miles. */
  static String distance(double meters, boolean imperial) {
    double small = imperial ? meters / FOOT : meters;
    double large = meters / (imperial ? MILE : 1000);
    if (large < (imperial ? 0.3 : 0.995)) {
      String unit = imperial ? " ft" : " m";
      return (small < 100 ? number(small) : Long.toString(10 * Math.round(small / 10))) + unit;
    }
    return number(large) + (imperial ? " mi" : " km");
  }

  /** Two digits at least: 0.5, 2.4, 31. */
  private static String number(double value) {
    String text = String.format(Locale.ROOT, value < 9.95 ? "%.1f" : "%.0f", value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  /** A time: 40 s, 25 min, 3 h 20 min, 31 h. */
  static String time(double seconds) {
    if (seconds < 59.5) {
      return Math.round(seconds) + " s";
    }
    if (seconds < 59.5 * MINUTE) {
      return Math.round(seconds / MINUTE) + " min";
    }
    if (seconds >= 9.95 * HOUR) {
      return Math.round(seconds / HOUR) + " h";
    }
    long minutes = 5 * Math.round(seconds / (5 * MINUTE));
    String rest = minutes % 60 == 0 ? "" : " " + minutes % 60 + " min";
    return minutes / 60 + " h" + rest;
  }
}
