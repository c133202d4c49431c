package emberway.render.iso;

import emberway.map.Cell;
import emberway.map.Legend;
import emberway.map.TileMap;

/**
 * How much room is left between a cell and the name beside it, in the window and in pictures alike:
 * next to the ground of a cell, and clear of what stands alone there, such as a volcano, which
 * rises and often lights up the cells around. Lengths are in pixels of whatever shows the map.
 */
public final class NameRoom {
  private static final double CORE = 2; // half cells, from the middle, of what stands alone

  private static final double AROUND = 4; // half cells between a name and the middle of that

  private NameRoom() {}

  /**
   * How far from the middle of what stands alone no name is to begin, less what stays free between
   * names and all else anyway, so that its own name may stand beside it however small it is.
   *
   * @param half a cell's width or height
   * @param gap what stays free
   */
  public static double core(double half, double gap) {
    return Math.max(0, CORE * half - gap);
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
  public static double below(boolean isFlat, double halfHeight, double foot) {
    return (isFlat ? 1 : AROUND) * halfHeight + foot;
  }

  /** From there to the side of a name. */
  public static double aside(boolean isFlat, double halfWidth, double foot) {
    return (isFlat ? 1 : AROUND) * halfWidth + foot;
  }
}
