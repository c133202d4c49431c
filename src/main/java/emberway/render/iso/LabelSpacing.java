package emberway.render.iso;

import emberway.map.Cell;
import emberway.map.Legend;
import emberway.map.TileMap;

/**
 * The space between a cell and its name, in windows and pictures alike. Names are next to the
 * cell's ground, but keep away from objects that stand alone, such as a volcano, which is tall and
 * often lights up surrounding cells. Lengths are in pixels of the view or picture.
 */
public final class LabelSpacing {
  private static final double CORE = 2; // radius of an object that stands alone [half cells]

  private static final double AROUND = 4; // from its center to its name [half cells]

  private static final double MAX = 3; // limit of both beyond the cell [letters]

  private LabelSpacing() {}

  /**
   * The radius around a free-standing object without other names. The gap between names is
   * subtracted, so that the object's own name fits beside it at any size.
   *
   * @param half a cell's width or height
   * @param letters the height of a line
   */
  public static double core(double half, double letters) {
    return Math.max(0, around(CORE, half, letters) - LabelSelection.GAP * letters);
  }

  /** Limits a distance, so that names stay close at any cell size. */
  private static double around(double halves, double half, double letters) {
    return Math.min(halves * half, half + MAX * letters);
  }

  /** Whether a cell of the unrotated map has no free-standing object. */
  public static boolean isFlat(TileMap map, Cell cell) {
    int id = map.overlay().id(map.size().index(cell));
    return id == Legend.NOTHING || map.legend().tile(id).hasJoins();
  }

  /**
   * The distance from the center of a cell's ground up to its name's lower edge.
   *
   * @param tallest how far the tallest sprites rise
   * @param foot the free space
   */
  public static double above(boolean isFlat, double halfHeight, double tallest, double foot) {
    return (isFlat ? halfHeight : Math.max(halfHeight, tallest)) + foot;
  }

  /** The distance from the center of a cell's ground down to its name's upper edge. */
  public static double below(boolean isFlat, double halfHeight, double foot, double letters) {
    return (isFlat ? halfHeight : around(AROUND, halfHeight, letters)) + foot;
  }

  /** The distance from the center of a cell's ground to its name's near side. */
  public static double aside(boolean isFlat, double halfWidth, double foot, double letters) {
    return (isFlat ? halfWidth : around(AROUND, halfWidth, letters)) + foot;
  }
}
