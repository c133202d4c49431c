package emberway.sprite;

import emberway.map.Rotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The neighbors of a cell that reach over into it, and the pieces that show this.
 *
 * <p>Eight bits: the four sides as in {@link NeighborMask}, and above them the corners, NE = 16, ES
 * = 32, SW = 64, NW = 128; a corner counts only where neither of its two sides does. One side
 * piece, named {@code stem + suffix}, shows all sides together; each corner has its own piece,
 * named {@code stem + "_" + corner}.
 */
final class TransitionMask {
  /** The number of masks, including those with a corner beside a side. */
  static final int COUNT = 256;

  /** Joins the names of pieces that form one image. */
  static final char PLUS = '+';

  private static final int SIDES = NeighborMask.COUNT - 1;
  private static final int CORNERS = 4;
  private static final int CORNER_SHIFT = 4;

  private TransitionMask() {}

  /** The bit of a corner. [0..3, clockwise from the north-east] */
  static int cornerBit(int corner) {
    return 1 << (CORNER_SHIFT + corner);
  }

  /** The mask without corners beside a side. */
  static int settled(int mask) {
    int sides = mask & SIDES;
    int next = (sides >> 1 | sides << 3) & SIDES; // the side after each corner, clockwise
    return mask & ~((sides | next) << CORNER_SHIFT);
  }

  /** The same border on a map rotated clockwise. */
  static int turned(int mask, Rotation rotation) {
    return NeighborMask.turned(mask & SIDES, rotation)
        | NeighborMask.turned(mask >> CORNER_SHIFT, rotation) << CORNER_SHIFT;
  }

  /**
   * The pieces of a border.
   *
   * @param wanted the names of the pieces in a complete tile set
   * @param drawn the available pieces drawn for them
   */
  record Pieces(List<String> wanted, List<String> drawn) {
    /** The name of all drawn pieces as one image; empty if there are none. */
    String name() {
      return String.join(String.valueOf(PLUS), drawn);
    }

    /** What is missing, if pieces of only one kind are needed. */
    Optional<AutoTiler.Gap> gap() {
      boolean isWhole = wanted.size() != 1 || wanted.equals(drawn) || drawn.size() > 1;
      return isWhole ? Optional.empty() : Optional.of(new AutoTiler.Gap(wanted.get(0), name()));
    }
  }

  /**
   * The pieces for a border. If no piece shows all the sides together, the pieces of single sides
   * replace it, or else the nearest one.
   *
   * @param mask without corners beside a side
   */
  static Pieces pieces(String stem, int mask, Set<String> names) {
    List<String> wanted = new ArrayList<>();
    List<String> drawn = new ArrayList<>();
    int sides = mask & SIDES;
    if (sides != 0) {
      wanted.add(stem + NeighborMask.suffix(sides));
      drawn.addAll(sidePieces(stem, sides, names));
    }
    for (int corner = 0; corner < CORNERS; corner++) {
      if ((mask & cornerBit(corner)) != 0) {
        String piece = corner(stem, corner);
        wanted.add(piece);
        if (names.contains(piece)) {
          drawn.add(piece);
        }
      }
    }
    return new Pieces(wanted, drawn);
  }

  private static List<String> sidePieces(String stem, int sides, Set<String> names) {
    String whole = stem + NeighborMask.suffix(sides);
    if (names.contains(whole)) {
      return List.of(whole);
    }
    List<String> single = new ArrayList<>();
    int available = 0;
    for (int mask = 1; mask <= SIDES; mask++) {
      String piece = stem + NeighborMask.suffix(mask);
      if (names.contains(piece)) {
        available |= 1 << mask;
        if (Integer.bitCount(mask) == 1 && (mask & sides) != 0) {
          single.add(piece);
        }
      }
    }
    if (single.size() == Integer.bitCount(sides)) {
      return single;
    }
    int nearest = NeighborMask.nearest(sides, available);
    return nearest == NeighborMask.NONE ? List.of() : List.of(stem + NeighborMask.suffix(nearest));
  }

  /** The name of a corner piece. [0..3, clockwise from the north-east] */
  static String corner(String stem, int corner) {
    int sides = 1 << corner | 1 << (corner + 1) % CORNERS;
    return stem + "_" + NeighborMask.suffix(sides);
  }

  /** The names of all pieces of a stem in a complete tile set. */
  static List<String> names(String stem) {
    List<String> names = new ArrayList<>();
    for (int sides = 1; sides <= SIDES; sides++) {
      names.add(stem + NeighborMask.suffix(sides));
    }
    for (int corner = 0; corner < CORNERS; corner++) {
      names.add(corner(stem, corner));
    }
    return names;
  }
}
