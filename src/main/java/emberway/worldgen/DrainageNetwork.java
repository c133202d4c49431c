package emberway.worldgen;

import emberway.plan.queue.ExactOpenList;
import java.util.Arrays;

/**
 * The flow of rain: every point of the land drains into another point, over lower or level (filled)
 * ground, down to the sea or off the map.
 *
 * <p>Design. Priority-flood: the sea and the map's border are the outlets; the flood rises from
 * them and always continues from the lowest point on its rim. So each point drains into the
 * neighbor from which the flood reached it. The flood uses the ground's own height, not the filled
 * height: past the rim of a hollow it goes down to the bottom at once, so streams cross hollows
 * along their valleys and not in the order of a queue. Water never rises: the downstream point was
 * flooded before, and the level of a point is at least that of its downstream point. Rain is summed
 * in reverse order of the flood. Source: Barnes, Lehman and Mulla, "Priority-flood", Computers and
 * Geosciences 62, 2014.
 */
final class DrainageNetwork {
  /** Stands for no downstream point: the sea, or off the map. */
  static final int OUTLET = -1;

  /** The width of a bucket of the rim, for heights of 0 to 1; it affects the speed alone. */
  private static final double RIM_WIDTH = 0.002;

  final CoarseField height;
  final int[] downstream; // [by point] the point it drains into, or OUTLET
  final float[] filled; // [by point] height of the ground, or of the water standing there
  final int[] rain; // [by point] number of points that drain through it, including itself
  final int[] mouthRain; // [by point] the rain of the last point on land downstream

  private final int[] order; // [by point] the land points in the order of the flood
  private int reached;

  DrainageNetwork(CoarseField height) {
    this.height = height;
    int points = height.values.length;
    downstream = new int[points];
    filled = height.values.clone();
    rain = new int[points];
    mouthRain = new int[points];
    order = new int[points];
    flood();
    gather();
  }

  /**
   * Drains every point to the sea or the border; the level in {@code filled} never rises
   * downstream.
   */
  private void flood() {
    final int columns = height.columns;
    final int rows = height.rows;
    boolean[] seen = new boolean[filled.length];
    Arrays.fill(downstream, OUTLET);
    // Among equal heights, the list pops the greatest g first: g is -index, so the smallest index.
    ExactOpenList rim = new ExactOpenList(RIM_WIDTH);
    for (int j = 0, at = 0; j < rows; j++) {
      for (int i = 0; i < columns; i++, at++) {
        boolean sea = filled[at] < 0;
        boolean border = i == 0 || j == 0 || i == columns - 1 || j == rows - 1;
        if (sea || border) {
          seen[at] = true;
          rim.push(at, Math.max(0, filled[at]), -at);
        }
      }
    }
    while (!rim.isEmpty()) {
      int at = rim.pop();
      if (filled[at] >= 0) {
        order[reached++] = at;
      }
      int x = at % columns;
      int y = at / columns;
      for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
          int nx = x + dx;
          int ny = y + dy;
          if (nx < 0 || ny < 0 || nx >= columns || ny >= rows || seen[ny * columns + nx]) {
            continue;
          }
          int next = ny * columns + nx;
          seen[next] = true;
          downstream[next] = at;
          filled[next] = Math.max(filled[next], filled[at]);
          rim.push(next, height.values[next], -next);
        }
      }
    }
  }

  private void gather() {
    for (int k = reached - 1; k >= 0; k--) {
      int at = order[k];
      rain[at]++;
      if (downstream[at] != OUTLET) {
        rain[downstream[at]] += rain[at];
      }
    }
    for (int k = 0; k < reached; k++) {
      int at = order[k];
      int next = downstream[at];
      mouthRain[at] = next == OUTLET || height.values[next] < 0 ? rain[at] : mouthRain[next];
    }
  }

  /** The depth of standing water over a point of the land; 0 if there is none. */
  float depth(int point) {
    return height.values[point] < 0 ? 0 : filled[point] - height.values[point];
  }

  /** The number of points on land. */
  int landPoints() {
    return reached;
  }
}
