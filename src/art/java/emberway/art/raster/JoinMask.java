package emberway.art.raster;

/** A set of directions with a joined neighbor, as a mask: N = 1, E = 2, S = 4, W = 8. */
public record JoinMask(int mask) {
  public static final int NORTH = 1;
  public static final int EAST = 2;
  public static final int SOUTH = 4;
  public static final int WEST = 8;

  /** How many there are. */
  public static final int COUNT = 16;

  public JoinMask {
    if (mask < 0 || mask >= COUNT) {
      throw new IllegalArgumentException("join mask " + mask + ", legal range 0..15");
    }
  }

  /** Whether all of the directions are in. */
  public boolean has(int directions) {
    return (mask & directions) == directions;
  }

  /** How many directions are in. */
  public int arms() {
    return Integer.bitCount(mask);
  }

  /** Whether the arms are exactly two, opposite each other. */
  public boolean isStraight() {
    return mask == (NORTH | SOUTH) || mask == (EAST | WEST);
  }

  /** Whether the arms are exactly two, around a corner. */
  public boolean isCorner() {
    return arms() == 2 && !isStraight();
  }

  /** The letters in the order N E S W. */
  public String suffix() {
    StringBuilder letters = new StringBuilder(4);
    for (int i = 0; i < 4; i++) {
      if ((mask >> i & 1) != 0) {
        letters.append("NESW".charAt(i));
      }
    }
    return letters.toString();
  }
}
