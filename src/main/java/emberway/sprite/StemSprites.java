package emberway.sprite;

import emberway.map.Tile;
import java.util.Set;

/** The available sprites of one stem, and the choice among them for given arms and corners. */
final class StemSprites {
  private final String stem;
  private final boolean hasArms;
  private final boolean hasCorners;
  private final Set<String> names;
  private final int available; // bit m is set if the sprite of mask m without corners exists

  /** Finds the sprites of a stem that draws a tile. */
  StemSprites(Tile tile, TileAppearance look, String stem, Set<String> names) {
    this.stem = stem;
    this.hasArms = tile.hasJoins();
    this.hasCorners = look.hasCorners();
    this.names = names;
    int masks = 0;
    for (int mask = 0; mask < arms(); mask++) {
      masks |= names.contains(stem + NeighborMask.suffix(mask)) ? 1 << mask : 0;
    }
    available = masks;
  }

  /** Whether there are no sprites. */
  boolean isEmpty() {
    return available == 0;
  }

  /** The number of arm masks to draw. [1 or 16] */
  int arms() {
    return hasArms ? NeighborMask.COUNT : 1;
  }

  /** The number of corner masks to draw. [1 or 16] */
  int corners() {
    return hasCorners ? CornerMask.COUNT : 1;
  }

  /** Whether cells can have these corners together with these arms. */
  boolean occurs(int arms, int corners) {
    return !hasArms || (corners & ~CornerMask.between(arms)) == 0;
  }

  /** The name of the ideal sprite. */
  String wanted(int arms, int corners) {
    return stem + NeighborMask.suffix(arms) + CornerMask.suffix(corners);
  }

  /**
   * The name of the sprite drawn: the ideal one if it exists, otherwise the one with the nearest
   * arms and no corners.
   */
  String drawn(int arms, int corners) {
    String wanted = wanted(arms, corners);
    return names.contains(wanted)
        ? wanted
        : stem + NeighborMask.suffix(NeighborMask.nearest(arms, available));
  }
}
