package emberway.view;

import java.util.Locale;

/** Costs as short as a cell or a table has room for. */
public final class ShortCosts {
  private static final double LARGEST = 1e6;

  private ShortCosts() {}

  /** A cost with at most so many decimals, and none that are 0. */
  public static String of(double cost, int decimals) {
    if (cost >= LARGEST) {
      return String.format(Locale.ROOT, "%.2g", cost);
    }
    String text = String.format(Locale.ROOT, "%." + decimals + "f", cost);
    int end = text.length();
    while (text.indexOf('.') >= 0 && text.charAt(end - 1) == '0') {
      end--;
    }
    return text.substring(0, text.charAt(end - 1) == '.' ? end - 1 : end);
  }
}
