package emberway.sprite;

import emberway.map.Tile;
import java.util.Set;

/**
 * The sprites of one stem that a tile set has, and which of them is drawn for some arms and
 * corners.
 */
final class StemSprites {
  private final String stem;
  private final boolean hasArms;
  private final boolean hasCorners;
  private final Set<String> names;
  private final int available; // bit m is set where there is the sprite of mask m without corners

  /** Of a stem that stands for a tile of a look. */
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

  /** Whether there is none. */
  boolean isEmpty() {
    return available == 0;
  }

  /** How many masks of arms there are to draw. [1 or 16] */
  int arms() {
    return hasArms ? NeighborMask.COUNT : 1;
  }

  /** How many masks of corners there are to draw. [1 or 16] */
  int corners() {
    return hasCorners ? CornerMask.COUNT : 1;
  }

  /** Whether cells can have these corners beside these arms. */
  boolean occurs(int arms, int corners) {
    return !hasArms || (corners & ~CornerMask.between(arms)) == 0;
  }

  /** The name of the sprite that should be drawn. */
  String wanted(int arms, int corners) {
    return stem + NeighborMask.suffix(arms) + CornerMask.suffix(corners);
  }

  /** The name of the one that is: of the nearest arms, without corners unless just these exist. */
  String drawn(int arms, int corners) {
    String wanted = wanted(arms, corners);
    return names.contains(wanted)
        ? wanted
        : stem + NeighborMask.suffix(NearestMask.nearest(arms, available));
  }
}
