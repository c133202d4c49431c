package emberway.sprite;

import emberway.map.Rotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which of a cell's eight neighbors reach over into it, and which pieces show that.
 *
 * <p>Eight bits: the four sides as in {@link NeighborMask}, and above them the corners, NE = 16, ES
 * = 32, SW = 64, NW = 128; a corner counts only where neither of its two sides does. A side piece
 * is named {@code stem + suffix}, for all sides together; a corner piece is named {@code stem + "_"
 * + corner}, one for each corner.
 */
final class TransitionMask {
  /** How many there are, those with a corner beside a side included. */
  static final int COUNT = 256;

  /** Joins the names of pieces that are drawn as one. */
  static final char PLUS = '+';

  private static final int SIDES = NeighborMask.COUNT - 1;
  private static final int CORNERS = 4;
  private static final int CORNER_SHIFT = 4;

  private TransitionMask() {}

  /** The bit of a corner. [0..3, clockwise from the north-east] */
  static int cornerBit(int corner) {
    return 1 << (CORNER_SHIFT + corner);
  }

  /** Without the corners that lie beside a side. */
  static int settled(int mask) {
    int sides = mask & SIDES;
    int next = (sides >> 1 | sides << 3) & SIDES; // the side after each corner, clockwise
    return mask & ~((sides | next) << CORNER_SHIFT);
  }

  /** The same border on a map that was turned clockwise. */
  static int turned(int mask, Rotation rotation) {
    return NeighborMask.turned(mask & SIDES, rotation)
        | NeighborMask.turned(mask >> CORNER_SHIFT, rotation) << CORNER_SHIFT;
  }

  /**
   * The pieces of a border.
   *
   * @param wanted names of pieces, as a complete tile set has them
   * @param drawn those that are there in their place
   */
  record Pieces(List<String> wanted, List<String> drawn) {
    /** The name of all of them as one picture; empty where there is nothing to draw. */
    String name() {
      return String.join(String.valueOf(PLUS), drawn);
    }

    /** What is missing, where pieces of one kind alone are asked for. */
    Optional<AutoTiler.Gap> gap() {
      boolean isWhole = wanted.size() != 1 || wanted.equals(drawn) || drawn.size() > 1;
      return isWhole ? Optional.empty() : Optional.of(new AutoTiler.Gap(wanted.get(0), name()));
    }
  }

  /**
   * What is drawn for a border. Where there is no piece for all the sides together, the pieces of
   * single sides stand in, or else the nearest there is.
   *
   * @param mask settled
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
    int nearest = NearestMask.nearest(sides, available);
    return nearest == NearestMask.NONE ? List.of() : List.of(stem + NeighborMask.suffix(nearest));
  }

  /** The name of a corner piece. [0..3, clockwise from the north-east] */
  static String corner(String stem, int corner) {
    int sides = 1 << corner | 1 << (corner + 1) % CORNERS;
    return stem + "_" + NeighborMask.suffix(sides);
  }

  /** The names of all pieces that a complete tile set has of a stem. */
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
