package emberway.view;

import emberway.map.Cell;
import emberway.map.Legend;
import emberway.map.NumberText;
import emberway.map.TileMap;
import java.util.Locale;

/** Formats figures and cells for use in sentences. */
public final class DisplayText {
  private static final double ROUNDING = 1e6;
  private static final long UNIT = 1_000_000;
  private static final double MIN_PLAIN = 1e-3; // smaller or greater numbers get an exponent
  private static final double MAX_PLAIN = 9_999_999;
  private static final int MAX_LETTERS = 16;

  private DisplayText() {}

  /** A cost with up to six decimals, so that a sum of 0.1 steps reads as expected. */
  public static String cost(double exact) {
    double cost = NumberText.rounded(exact);
    if (cost >= 1e9 || (cost < 1 / ROUNDING && cost != 0)) {
      return Double.toString(cost);
    }
    if (cost >= MIN_PLAIN && cost < MAX_PLAIN) {
      return plain(Math.round(cost * ROUNDING));
    }
    String text = Double.toString(Math.round(cost * ROUNDING) / ROUNDING);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  /** The text of {@link Double#toString}, with a tenth of its allocations. */
  private static String plain(long millionths) {
    StringBuilder text = new StringBuilder(MAX_LETTERS).append(millionths / UNIT);
    long rest = millionths % UNIT;
    if (rest > 0) {
      text.append('.');
    }
    for (long unit = UNIT / 10; rest > 0; unit /= 10) {
      text.append((char) ('0' + rest / unit));
      rest %= unit;
    }
    return text.toString();
  }

  /** A number of steps. */
  public static String steps(int steps) {
    return steps == 1 ? "1 step" : steps + " steps";
  }

  /** The tiles in a cell, such as {@code stone wall on grass}. */
  public static String tilesAt(TileMap map, Cell cell) {
    int index = map.size().index(cell);
    int above = map.overlay().id(index);
    int below = map.base().id(index);
    if (above == Legend.NOTHING) {
      return below == Legend.NOTHING ? "nothing there" : label(map, below);
    }
    return below == Legend.NOTHING
        ? label(map, above)
        : label(map, above) + " on " + label(map, below);
  }

  private static String label(TileMap map, int id) {
    return map.legend().tile(id).label().toLowerCase(Locale.ROOT);
  }
}
