package emberway.render.iso;

import emberway.map.Cell;
import emberway.map.Legend;
import emberway.map.TileMap;

/**
 * How much room is left between a cell and the name beside it, in the window and in pictures alike:
 * next to the ground of a cell, and clear of what stands alone there, such as a volcano, which
 * rises and often lights up the cells around. Lengths are in pixels of whatever shows the map.
 */
public final class LabelSpacing {
  private static final double CORE = 2; // half cells, from the middle, of what stands alone

  private static final double AROUND = 4; // half cells between a name and the middle of that

  private static final double MOST = 3; // beyond the cell, of both of these [letters]

  private LabelSpacing() {}

  /**
   * How far from the middle of what stands alone no name is to begin, less what stays free between
   * names and all else anyway, so that its own name may stand beside it however small it is.
   *
   * @param half a cell's width or height
   * @param letters how high a line is
   */
  public static double core(double half, double letters) {
    return Math.max(0, around(CORE, half, letters) - LabelSelection.GAP * letters);
  }

  /** However large a cell is, names stay near. */
  private static double around(double halves, double half, double letters) {
    return Math.min(halves * half, half + MOST * letters);
  }

  /** Whether nothing stands alone in a cell of the unturned map. */
  public static boolean isFlat(TileMap map, Cell cell) {
    int id = map.overlay().id(map.size().index(cell));
    return id == Legend.NOTHING || map.legend().tile(id).hasJoins();
  }

  /**
   * From the middle of a cell's ground up to the foot of a name.
   *
   * @param tallest how far the tallest sprites rise
   * @param foot what stays free
   */
  public static double above(boolean isFlat, double halfHeight, double tallest, double foot) {
    return (isFlat ? halfHeight : Math.max(halfHeight, tallest)) + foot;
  }

  /** From there down to the head of a name. */
  public static double below(boolean isFlat, double halfHeight, double foot, double letters) {
    return (isFlat ? halfHeight : around(AROUND, halfHeight, letters)) + foot;
  }

  /** From there to the side of a name. */
  public static double aside(boolean isFlat, double halfWidth, double foot, double letters) {
    return (isFlat ? halfWidth : around(AROUND, halfWidth, letters)) + foot;
  }
}
