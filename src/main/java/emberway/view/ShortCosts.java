package emberway.view;

import java.util.Locale;

/** Formats costs for cells and tables with little space. */
public final class ShortCosts {
  private static final double LARGEST = 1e6;

  private ShortCosts() {}

  /** A cost with at most this many decimals, without trailing zeros. */
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
