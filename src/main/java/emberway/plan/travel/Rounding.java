package emberway.plan.travel;

import java.math.BigDecimal;
import java.util.function.LongFunction;

/**
 * The grain to which the lengths or times of one journey are rounded. Multiples of the grain are
 * printed in full, so that printed figures add up wherever rounded ones do.
 */
final class Rounding {
  private static final double FOOT = 0.3048; // [m]
  private static final double MILE = 1609.344; // [m]
  private static final double MIN_MILES = 0.3; // shorter journeys are told in feet
  private static final int FINEST_LENGTH = -3; // as a power of ten
  private static final double DAY = 86_400; // [s]

  /** The least multiple of a power of ten for a journey to be given in it. */
  private static final double TO_TELL = 100;

  /** The greatest multiple worth printing in full. */
  private static final double MAX = 1e15;

  /** The grain for times of less than 100 days [s], and the least total time to use it [s]. */
  private static final double[][] TIMES = {{1, 0}, {60, 300}, {300, 18_000}, {3600, 360_000}};

  private final double size; // [m] or [s]
  private final LongFunction<String> text; // formats a multiple of size

  private Rounding(double size, LongFunction<String> text) {
    this.size = size;
    this.text = text;
  }

  /**
   * The rounding for lengths.
   *
   * @param whole the journey's length [m]
   * @param least the length of its shortest part, which must not vanish [m]
   */
  static Rounding ofLengths(double whole, double least, boolean imperial) {
    if (!imperial) {
      int power = power(whole, least, FINEST_LENGTH);
      return new Rounding(Math.pow(10, power), count -> meters(decimal(count, power)));
    }
    boolean isShort = whole < MIN_MILES * MILE;
    double unit = isShort ? FOOT : MILE;
    int power = power(whole / unit, least / unit, FINEST_LENGTH);
    return new Rounding(
        unit * Math.pow(10, power),
        count -> plain(decimal(count, power)) + (isShort ? " ft" : " mi"));
  }

  /**
   * The rounding for times.
   *
   * @param whole the journey's time [s]
   * @param least the time of its shortest part, which must not vanish [s]
   */
  static Rounding ofTimes(double whole, double least) {
    if ((whole / DAY >= TO_TELL && least >= DAY) || whole >= MAX) {
      int power = power(whole / DAY, least / DAY, 0);
      return new Rounding(DAY * Math.pow(10, power), count -> plain(decimal(count, power)) + " d");
    }
    int best = 0;
    while (best + 1 < TIMES.length && TIMES[best + 1][1] <= whole && TIMES[best + 1][0] <= least) {
      best++;
    }
    long seconds = (long) TIMES[best][0];
    return new Rounding(seconds, count -> time(count * seconds, seconds));
  }

  /** The highest suitable power of ten, as far as multiples stay printable. */
  private static int power(double whole, double least, int finest) {
    int power = finest;
    while (whole / Math.pow(10, power + 1) >= TO_TELL
        && (Math.pow(10, power + 1) <= least || whole / Math.pow(10, power) > MAX)) {
      power++;
    }
    return power;
  }

  /** The number of grains in a length or a time, rounded. */
  long count(double amount) {
    return Math.round(amount / size);
  }

  /** The text for this many grains. */
  String text(long count) {
    return text.apply(count);
  }

  private static BigDecimal decimal(long count, int power) {
    return BigDecimal.valueOf(count).scaleByPowerOfTen(power);
  }

  private static String plain(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }

  private static String meters(BigDecimal meters) {
    return meters.compareTo(BigDecimal.valueOf(1000)) < 0
        ? plain(meters) + " m"
        : plain(meters.movePointLeft(3)) + " km";
  }

  /** The text of a time: 40 s, 25 min, 3 h 20 min or 1 d 7 h; zero parts are left out. */
  private static String time(long seconds, long grain) {
    String[] units = {" d", " h", " min", " s"};
    long[] parts = {seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60, seconds % 60};
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < parts.length; i++) {
      if (parts[i] > 0) {
        text.append(text.isEmpty() ? "" : " ").append(parts[i]).append(units[i]);
      }
    }
    String zero = grain >= 3600 ? "0 h" : grain >= 60 ? "0 min" : "0 s";
    return text.isEmpty() ? zero : text.toString();
  }
}
