package emberway.worldgen;

/**
 * Chooses which hollows of the land hold lakes, and how deep: large ones drain partly, tiny ones
 * wholly.
 */
final class LakeBasins {
  /** The least depth of a hollow that holds a lake. [of the land's height, 0..1] */
  static final float LAKE_DEPTH = 0.012f;

  private static final int SMALL = 14; // [cells]

  private final WorldDraft worldDraft;
  private final DrainageNetwork water;
  private final CoarseField depths;
  private final int[] hollow; // the points of the current hollow
  private final boolean[] seen;

  LakeBasins(WorldDraft worldDraft, DrainageNetwork water) {
    this.worldDraft = worldDraft;
    this.water = water;
    depths = new CoarseField(worldDraft.size);
    hollow = new int[depths.values.length];
    seen = new boolean[depths.values.length];
  }

  /** The depth of standing water at every point; 0 if there is none. */
  CoarseField depths() {
    GradientNoise luck = worldDraft.gradientNoise(22);
    int cellsOfPoint = depths.step * depths.step;
    for (int first = 0; first < seen.length; first++) {
      if (seen[first] || water.depth(first) <= LAKE_DEPTH) {
        continue;
      }
      int count = gather(first);
      float deepest = 0;
      for (int k = 0; k < count; k++) {
        deepest = Math.max(deepest, water.depth(hollow[k]));
      }
      float drained = drained(count * cellsOfPoint, deepest, luck.unit(first, count));
      for (int k = 0; k < count; k++) {
        depths.values[hollow[k]] = Math.max(0, water.depth(hollow[k]) - drained);
      }
    }
    return depths;
  }

  /** Collects the points of a hollow; returns their number. */
  private int gather(int first) {
    int columns = depths.columns;
    int count = 0;
    hollow[count++] = first;
    seen[first] = true;
    for (int head = 0; head < count; head++) {
      int at = hollow[head];
      for (int side = 0; side < 4; side++) {
        int x = at % columns + (side == 1 ? 1 : side == 3 ? -1 : 0);
        int y = at / columns + (side == 2 ? 1 : side == 0 ? -1 : 0);
        int next = y * columns + x;
        if (x >= 0
            && y >= 0
            && x < columns
            && y < depths.rows
            && !seen[next]
            && water.depth(next) > LAKE_DEPTH) {
          seen[next] = true;
          hollow[count++] = next;
        }
      }
    }
    return count;
  }

  /** How deep a hollow's outlet has eroded. [of the land's height] */
  private float drained(int cells, float deepest, float luck) {
    int large = Math.min(900, worldDraft.size.cells() / 70);
    if (cells < SMALL || luck < 0.45f) {
      return deepest;
    }
    float share = cells <= large ? 0 : 1 - (float) large / cells;
    return share * share * deepest;
  }
}
