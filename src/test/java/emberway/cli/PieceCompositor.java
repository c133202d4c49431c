package emberway.cli;

import emberway.map.Legend;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.sprite.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The pieces of transitions on a cell, by what {@code docs/packs.md} says of them and none of the
 * program's code: of each transition one picture, made of a piece for its sides and one for each
 * corner between two sides that are not in it; of all these the last four.
 */
final class PieceCompositor {
  private static final int MAX = 4;
  private static final int[][] SIDES = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}}; // N E S W
  private static final int[][] CORNERS = {{1, -1}, {1, 1}, {-1, 1}, {-1, -1}}; // clockwise
  private static final String[] CORNER_NAMES = {"_NE", "_ES", "_SW", "_NW"};

  private final List<Transition> transitions;
  private final Function<String, int[]> sprites; // ARGB, premultiplied; null where there is none

  PieceCompositor(List<Transition> transitions, Function<String, int[]> sprites) {
    this.transitions = transitions;
    this.sprites = sprites;
  }

  /** The pictures that lie on a cell, the lowest first. */
  List<int[]> pieces(TileMap map, int x, int y) {
    List<int[]> pieces = new ArrayList<>();
    for (Transition transition : transitions) {
      if (isOne(map, x, y, transition.onto())) {
        int[] sum = null;
        for (String name : names(map, x, y, transition)) {
          int[] piece = sprites.apply(name);
          sum = sum == null ? piece : union(sum, piece);
        }
        if (sum != null) {
          pieces.add(sum);
        }
      }
    }
    return pieces.subList(Math.max(0, pieces.size() - MAX), pieces.size());
  }

  private static List<String> names(TileMap map, int x, int y, Transition transition) {
    boolean[] reaches = new boolean[SIDES.length];
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < SIDES.length; i++) {
      reaches[i] = isOne(map, x + SIDES[i][0], y + SIDES[i][1], transition.from());
      letters.append(reaches[i] ? "NESW".substring(i, i + 1) : "");
    }
    List<String> names = new ArrayList<>();
    if (letters.length() > 0) {
      names.add(transition.stem() + letters);
    }
    for (int i = 0; i < CORNERS.length; i++) {
      boolean open = !reaches[i] && !reaches[(i + 1) % SIDES.length];
      if (open && isOne(map, x + CORNERS[i][0], y + CORNERS[i][1], transition.from())) {
        names.add(transition.stem() + CORNER_NAMES[i]);
      }
    }
    return names;
  }

  private static boolean isOne(TileMap map, int x, int y, String symbols) {
    TileLayer base = map.base();
    boolean inside = x >= 0 && y >= 0 && x < base.size().width() && y < base.size().height();
    return inside
        && base.id(x, y) != Legend.NOTHING
        && symbols.indexOf(map.legend().tile(base.id(x, y)).symbol()) >= 0;
  }

  /** Of each pair of pixels the more opaque one. */
  private static int[] union(int[] one, int[] other) {
    int[] sum = one.clone();
    for (int i = 0; i < sum.length; i++) {
      sum[i] = other[i] >>> 24 > sum[i] >>> 24 ? other[i] : sum[i];
    }
    return sum;
  }
}
