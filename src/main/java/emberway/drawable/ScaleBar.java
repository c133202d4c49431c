package emberway.drawable;

import emberway.map.Measure;
import emberway.map.Scale;
import java.util.Optional;

/**
 * A bar that shows lengths on the map: as long as a round number of cells, or of the unit of length
 * if the map has one.
 *
 * @param amount the length, a 1, 2 or 5 times a power of ten
 * @param unit the unit of the length; empty for cells
 * @param cells the length [cell widths]
 */
public record ScaleBar(double amount, Optional<Measure.Unit> unit, double cells) {
  private static final double[] FIRSTS = {5, 2, 1};

  /**
   * Returns the longest bar that fits; a bar of cells has at least one.
   *
   * @param maxCells the greatest length [cell widths] [&gt; 0]
   */
  public static ScaleBar of(double maxCells, Scale scale) {
    if (scale.cell().isEmpty()) {
      double cells = round(Math.max(1, maxCells));
      return new ScaleBar(cells, Optional.empty(), cells);
    }
    double most = scale.meters(maxCells).orElseThrow();
    Measure.Unit large = scale.isImperial() ? Measure.Unit.MILE : Measure.Unit.KILOMETER;
    Measure.Unit small = scale.isImperial() ? Measure.Unit.FOOT : Measure.Unit.METER;
    Measure.Unit unit = most >= large.base() ? large : small;
    double amount = round(most / unit.base());
    double cells = amount * unit.base() / scale.meters(1).orElseThrow();
    return new ScaleBar(amount, Optional.of(unit), cells);
  }

  /** Rounds down to 1, 2 or 5 times a power of ten. */
  private static double round(double most) {
    double power = Math.pow(10, Math.floor(Math.log10(most)));
    for (double first : FIRSTS) {
      if (first * power <= most * (1 + 1e-9)) {
        return first * power;
      }
    }
    return power;
  }
}
