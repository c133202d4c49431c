package emberway.plan.travel;

import java.math.BigDecimal;
import java.util.function.LongFunction;

/**
 * What the lengths or the times of one journey are rounded to. Whole numbers of it are told in
 * full, so that what is told adds up wherever the rounded figures do.
 */
final class Rounding {
  private static final double FOOT = 0.3048; // [m]
  private static final double MILE = 1609.344; // [m]
  private static final double LEAST_MILES = 0.3; // shorter journeys are told in feet
  private static final int FINEST_LENGTH = -3; // as a power of ten
  private static final double DAY = 86_400; // [s]

  /** How many of a power of ten a journey has to be to be told in it. */
  private static final double TO_TELL = 100;

  /** More of it would not be counted one by one. */
  private static final double MOST = 1e15;

  /** What times of less than 100 days are rounded to [s], and from what whole time on [s]. */
  private static final double[][] TIMES = {{1, 0}, {60, 300}, {300, 18_000}, {3600, 360_000}};

  private final double size; // [m] or [s]
  private final LongFunction<String> text; // of so many of it

  private Rounding(double size, LongFunction<String> text) {
    this.size = size;
    this.text = text;
  }

  /**
   * For lengths.
   *
   * @param whole the journey's [m]
   * @param least its shortest part's, which shall not vanish [m]
   */
  static Rounding ofLengths(double whole, double least, boolean imperial) {
    if (!imperial) {
      int power = power(whole, least, FINEST_LENGTH);
      return new Rounding(Math.pow(10, power), count -> meters(decimal(count, power)));
    }
    boolean isShort = whole < LEAST_MILES * MILE;
    double unit = isShort ? FOOT : MILE;
    int power = power(whole / unit, least / unit, FINEST_LENGTH);
    return new Rounding(
        unit * Math.pow(10, power),
        count -> plain(decimal(count, power)) + (isShort ? " ft" : " mi"));
  }

  /**
   * For times.
   *
   * @param whole the journey's [s]
   * @param least its shortest part's, which shall not vanish [s]
   */
  static Rounding ofTimes(double whole, double least) {
    if ((whole / DAY >= TO_TELL && least >= DAY) || whole >= MOST) {
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

  /** The highest power of ten that suits, if it can be counted at all. */
  private static int power(double whole, double least, int finest) {
    int power = finest;
    while (whole / Math.pow(10, power + 1) >= TO_TELL
        && (Math.pow(10, power + 1) <= least || whole / Math.pow(10, power) > MOST)) {
      power++;
    }
    return power;
  }

  /** How many of it a length or a time is, rounded. */
  long count(double amount) {
    return Math.round(amount / size);
  }

  /** That many of it, as people say it. */
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

  /** 40 s, 25 min, 3 h 20 min, 1 d 7 h: days, hours, minutes and seconds where there are any. */
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
