package emberway.cli;

import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.TileMap;
import java.util.ArrayList;
import java.util.List;

/** Figures and cells as a sentence says them. */
final class Words {
  private static final double ROUNDING = 1e6;

  private Words() {}

  /** A cost with up to six decimals, so that a sum of 0.1 steps reads as people expect. */
  static String cost(double cost) {
    if (cost >= 1e9 || cost < 1 / ROUNDING) {
      return Double.toString(cost);
    }
    String text = Double.toString(Math.round(cost * ROUNDING) / ROUNDING);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  /** A number of steps. */
  static String steps(int steps) {
    return steps == 1 ? "1 step" : steps + " steps";
  }

  /** What lies in a cell, such as {@code stone wall on grass}. */
  static String tilesAt(TileMap map, Cell cell) {
    List<String> labels = new ArrayList<>();
    for (Layer layer : List.of(Layer.OVERLAY, Layer.BASE)) {
      int id = map.layer(layer).id(map.size().index(cell));
      if (id != Legend.NOTHING) {
        labels.add(map.legend().tile(id).label().toLowerCase(java.util.Locale.ROOT));
      }
    }
    return labels.isEmpty() ? "nothing there" : String.join(" on ", labels);
  }
}
