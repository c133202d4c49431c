package emberway.map;

import java.util.Locale;

/** Formats numbers for people, and refuses those out of a range. */
public final class NumberText {
  private static final double MIN_PLAIN = 1e-6; // smaller or greater numbers get an exponent
  private static final double MAX_PLAIN = 1e15;

  /** The decimals by which a double can be scaled exactly. */
  private static final int MAX_DECIMALS = 22;

  private static final int DIGITS = 12; // of computed numbers

  private NumberText() {}

  /**
   * Checks that a number is in a range, both ends included.
   *
   * @param what names the number in the message
   * @throws IllegalArgumentException if it is not, or not a number
   */
  public static void checkRange(String what, double value, double least, double most) {
    if (!(value >= least && value <= most)) {
      throw new IllegalArgumentException(
          "%s %s: must be in %s..%s".formatted(what, plain(value), plain(least), plain(most)));
    }
  }

  /**
   * A computed number without its last digits, which are noise: 12 stay, and all of a whole one.
   */
  public static double rounded(double value) {
    if (value == Math.rint(value) || !Double.isFinite(value)) {
      return value;
    }
    int decimals = DIGITS - 1 - (int) Math.floor(Math.log10(Math.abs(value)));
    if (decimals < 0 || decimals > MAX_DECIMALS) {
      return Double.parseDouble(String.format(Locale.ROOT, "%." + (DIGITS - 1) + "e", value));
    }
    double scale = Math.pow(10, decimals);
    return Math.rint(value * scale) / scale;
  }

  /**
   * A number without a zero fraction, and without an exponent unless its digits would be hard to
   * count: {@code 0.00001}, {@code 2147483647}, {@code 1e100}. Parsing it gives the same number.
   */
  public static String plain(double value) {
    double size = Math.abs(value);
    if (size == 0) {
      return "0";
    }
    String text = Double.toString(size);
    boolean isPlain = size >= MIN_PLAIN && size < MAX_PLAIN;
    String unsigned = isPlain ? digits(text) : text.replace(".0E", "e").replace('E', 'e');
    return value < 0 ? "-" + unsigned : unsigned;
  }

  /** Moves the point in a text of {@link Double#toString} to where the exponent puts it. */
  private static String digits(String text) {
    int exponent = text.indexOf('E');
    String number = exponent < 0 ? text : text.substring(0, exponent);
    int shift = exponent < 0 ? 0 : Integer.parseInt(text.substring(exponent + 1));
    int point = number.indexOf('.') + shift;
    String zeros = "0".repeat(Math.abs(shift));
    String before = point <= 0 ? zeros : "";
    String all = before + number.replace(".", "") + zeros;
    int end = point + before.length();
    String fraction = all.substring(end).replaceAll("0+$", "");
    return fraction.isEmpty() ? all.substring(0, end) : all.substring(0, end) + "." + fraction;
  }
}
