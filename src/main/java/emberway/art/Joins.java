package emberway.art;

/** A set of directions with a joined neighbor, as a mask: N = 1, E = 2, S = 4, W = 8. */
record Joins(int mask) {
  static final int NORTH = 1;
  static final int EAST = 2;
  static final int SOUTH = 4;
  static final int WEST = 8;

  /** How many there are. */
  static final int COUNT = 16;

  Joins {
    if (mask < 0 || mask >= COUNT) {
      throw new IllegalArgumentException("join mask " + mask + ", legal range 0..15");
    }
  }

  /** Whether all of the directions are in. */
  boolean has(int directions) {
    return (mask & directions) == directions;
  }

  /** How many directions are in. */
  int arms() {
    return Integer.bitCount(mask);
  }

  /** Whether the arms are exactly two, opposite each other. */
  boolean isStraight() {
    return mask == (NORTH | SOUTH) || mask == (EAST | WEST);
  }

  /** Whether the arms are exactly two, around a corner. */
  boolean isCorner() {
    return arms() == 2 && !isStraight();
  }

  /** The letters in the order N E S W. */
  String suffix() {
    StringBuilder letters = new StringBuilder(4);
    for (int i = 0; i < 4; i++) {
      if ((mask >> i & 1) != 0) {
        letters.append("NESW".charAt(i));
      }
    }
    return letters.toString();
  }
}
