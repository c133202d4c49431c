package emberway.view;

import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Figures and cells as a sentence says them. */
public final class Words {
  private static final double ROUNDING = 1e6;

  private Words() {}

  /** A cost with up to six decimals, so that a sum of 0.1 steps reads as people expect. */
  public static String cost(double cost) {
    if (cost >= 1e9 || (cost < 1 / ROUNDING && cost != 0)) {
      return Double.toString(cost);
    }
    String text = Double.toString(Math.round(cost * ROUNDING) / ROUNDING);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  /** A number of steps. */
  public static String steps(int steps) {
    return steps == 1 ? "1 step" : steps + " steps";
  }

  /** That a map holds a tile which its tile set cannot draw. */
  public static String missingPicture(Tile tile, String tileSet) {
    return "the map holds '%c' (%s), but tile set %s has no picture %s.png"
        .formatted(tile.symbol(), tile.label(), tileSet, tile.stem());
  }

  /** What lies in a cell, such as {@code stone wall on grass}. */
  public static String tilesAt(TileMap map, Cell cell) {
    List<String> labels = new ArrayList<>();
    for (Layer layer : List.of(Layer.OVERLAY, Layer.BASE)) {
      int id = map.layer(layer).id(map.size().index(cell));
      if (id != Legend.NOTHING) {
        labels.add(map.legend().tile(id).label().toLowerCase(Locale.ROOT));
      }
    }
    return labels.isEmpty() ? "nothing there" : String.join(" on ", labels);
  }
}
