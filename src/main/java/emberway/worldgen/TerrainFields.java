package emberway.worldgen;

import java.util.Arrays;

/**
 * The shape of the land and the fields that decide what grows on it, at coarse points, with the
 * thresholds for mountains, hills, woods and snow.
 */
final class TerrainFields {
  /** Land is 0..1, sea is below 0. */
  final CoarseField height;

  /** How mountainous, 0..1. */
  final CoarseField ridge;

  /** How well trees grow, about -1..1. */
  final CoarseField woods;

  /** How cold; higher is colder. */
  final CoarseField cold;

  final float mountainLine;
  final float hillLine;
  final float woodsLine;
  final float snowLine;

  private final WorldDraft worldDraft;
  private final float wavelength; // of the largest features [cells]

  TerrainFields(WorldDraft worldDraft) {
    this.worldDraft = worldDraft;
    WorldRecipe worldRecipe = worldDraft.worldRecipe;
    double side = Math.sqrt((double) worldDraft.size.cells());
    wavelength = (float) (Math.min(400, Math.max(22, side * 0.55)) * worldRecipe.scale());
    height = new CoarseField(worldDraft.size);
    ridge = new CoarseField(worldDraft.size);
    woods = new CoarseField(worldDraft.size);
    cold = new CoarseField(worldDraft.size);
    shape();
    raise();
    mountainLine = ridge.lineAbove(worldRecipe.mountains(), height);
    hillLine = ridge.lineAbove(worldRecipe.mountains() + worldRecipe.hills(), height);
    cover();
    woodsLine = woods.lineAbove(worldRecipe.forest(), height);
    snowLine = cold.lineAbove(worldRecipe.snow(), height);
  }

  /** Shapes the outline: noise plus the bias of the kind's shape, cut at sea level. */
  private void shape() {
    GradientNoise bend = worldDraft.gradientNoise(1);
    GradientNoise land = worldDraft.gradientNoise(2);
    double angle = worldDraft.randomStream(3).unit();
    for (int j = 0, at = 0; j < height.rows; j++) {
      for (int i = 0; i < height.columns; i++, at++) {
        float x = i * height.step / wavelength;
        float y = j * height.step / wavelength;
        float wx = x + 0.35f * bend.octaves(x * 1.3f, y * 1.3f, 2);
        float wy = y + 0.35f * bend.octaves(x * 1.3f + 40, y * 1.3f + 40, 2);
        height.values[at] = evenness(i, j) * land.octaves(wx, wy, 5) + bias(i, j, angle);
      }
    }
    cutAtSeaLevel();
  }

  /** The bias of the kind's shape for the height of a point. */
  private float bias(int i, int j, double angle) {
    float nx = height.columns == 1 ? 0 : 2f * i / (height.columns - 1) - 1;
    float ny = height.rows == 1 ? 0 : 2f * j / (height.rows - 1) - 1;
    return switch (worldDraft.worldRecipe.shape()) {
      case OPEN -> 0;
      case COAST -> {
        int side = (int) (angle * 8);
        float along = GRADIENT[side][0] * nx + GRADIENT[side][1] * ny;
        yield 0.5f * along;
      }
      case RISE -> 1.1f * (1 - GradientNoise.smoothStep(0.2f, 1.2f, fromMiddle(i, j)));
      case ISLAND -> {
        float away = nx * nx + ny * ny;
        float rim = GradientNoise.smoothStep(0.75f, 1, Math.max(nx * nx, ny * ny));
        yield 0.7f - 0.9f * away - 2 * rim;
      }
      case SCATTERED ->
          -0.7f * GradientNoise.smoothStep(0.75f, 1, Math.max(Math.abs(nx), Math.abs(ny)));
      case VALLEY -> {
        boolean wide = height.columns >= height.rows;
        float across = wide ? ny : nx;
        float along = wide ? nx : ny;
        float away = Math.abs(across - meander(along));
        yield 1.6f * GradientNoise.smoothStep(0.15f, 0.9f, away) + 0.25f * along;
      }
    };
  }

  /** The weight of the noise: low on a rise, so that it forms no hollows. [0..1] */
  private float evenness(int i, int j) {
    boolean rise = worldDraft.worldRecipe.shape() == WorldRecipe.Shape.RISE;
    return rise ? 0.1f + 0.9f * GradientNoise.smoothStep(0.6f, 1.1f, fromMiddle(i, j)) : 1;
  }

  /** A point's distance from the middle of the map; 1 at the nearer border. */
  private float fromMiddle(int i, int j) {
    float half = Math.max(1, Math.min(height.columns, height.rows) - 1) / 2f;
    float dx = (i - (height.columns - 1) / 2f) / half;
    float dy = (j - (height.rows - 1) / 2f) / half;
    return (float) Math.sqrt((double) (dx * dx + dy * dy));
  }

  private static final float[][] GRADIENT = {
    {1, 0}, {0.7f, 0.7f}, {0, 1}, {-0.7f, 0.7f}, {-1, 0}, {-0.7f, -0.7f}, {0, -1}, {0.7f, -0.7f}
  };

  /** The position of a valley's floor across the map. [-1..1] */
  private float meander(float along) {
    return 0.35f * worldDraft.gradientNoise(4).at(along * 1.6f, 0.5f);
  }

  private void cutAtSeaLevel() {
    float[] sorted = height.values.clone();
    Arrays.sort(sorted);
    int rank = (int) (sorted.length * worldDraft.worldRecipe.sea());
    boolean tooSmall = worldDraft.size.cells() < 24;
    float sea = tooSmall ? sorted[0] : sorted[Math.min(rank, sorted.length - 1)];
    float top = Math.max(sorted[sorted.length - 1] - sea, 1e-6f);
    float bottom = Math.max(sea - sorted[0], 1e-6f);
    for (int i = 0; i < height.values.length; i++) {
      float above = height.values[i] - sea;
      height.values[i] = above >= 0 ? above / top : Math.max(-1, above / bottom - 1e-6f);
    }
    drainSmallSeas();
  }

  /** Turns water that sea level cut off from the sea into land; a lake may form there later. */
  private void drainSmallSeas() {
    float[] values = height.values;
    int columns = height.columns;
    int least = values.length / 40;
    int[] pool = new int[values.length];
    boolean[] seen = new boolean[values.length];
    for (int first = 0; first < values.length; first++) {
      if (seen[first] || values[first] >= 0) {
        continue;
      }
      int count = 0;
      pool[count++] = first;
      seen[first] = true;
      for (int head = 0; head < count; head++) {
        int x = pool[head] % columns;
        for (int next : new int[] {-columns, 1, columns, -1}) {
          int at = pool[head] + next;
          boolean inside = next == 1 ? x < columns - 1 : next == -1 ? x > 0 : true;
          if (inside && at >= 0 && at < values.length && !seen[at] && values[at] < 0) {
            seen[at] = true;
            pool[count++] = at;
          }
        }
      }
      for (int k = 0; k < count && count < least; k++) {
        values[pool[k]] = 0.02f * (1 + values[pool[k]]);
      }
    }
  }

  /** Raises mountain ranges: crests of ridged noise where a slower noise allows a range. */
  private void raise() {
    GradientNoise crest = worldDraft.gradientNoise(5);
    GradientNoise range = worldDraft.gradientNoise(6);
    GradientNoise rough = worldDraft.gradientNoise(7);
    float span = wavelength * 0.42f;
    boolean valley = worldDraft.worldRecipe.shape() == WorldRecipe.Shape.VALLEY;
    for (int j = 0, at = 0; j < height.rows; j++) {
      for (int i = 0; i < height.columns; i++, at++) {
        float land = height.values[at];
        if (land < 0) {
          continue;
        }
        float x = i * height.step / span;
        float y = j * height.step / span;
        float bent = 0.3f * rough.at(x * 2.1f, y * 2.1f);
        float crests = GradientNoise.smoothStep(0.3f, 0.95f, crest.ridges(x + bent, y - bent, 4));
        float mask = GradientNoise.smoothStep(-0.3f, 0.45f, range.octaves(x * 0.34f, y * 0.34f, 2));
        float inland = GradientNoise.smoothStep(0.05f, 0.4f, land);
        float wild = crests * (0.25f + 0.75f * mask) * inland * evenness(i, j);
        float ridged = valley ? 0.5f * land + 0.5f * crests * land : wild;
        ridge.values[at] = ridged;
        height.values[at] =
            Math.min(1, 0.45f * land + 0.5f * ridged + 0.02f * (1 + rough.at(x * 9, y * 9)));
      }
    }
  }

  /** Computes where trees grow well, and where it is cold: high up and in the north. */
  private void cover() {
    GradientNoise damp = worldDraft.gradientNoise(8);
    GradientNoise chill = worldDraft.gradientNoise(9);
    float span = Math.max(14, wavelength * 0.3f);
    for (int j = 0, at = 0; j < height.rows; j++) {
      float north = height.rows == 1 ? 0 : 1 - (float) j / (height.rows - 1);
      for (int i = 0; i < height.columns; i++, at++) {
        float x = i * height.step / span;
        float y = j * height.step / span;
        woods.values[at] = damp.octaves(x, y, 4) - 0.25f * Math.max(0, ridge.values[at] - 0.5f);
        cold.values[at] =
            0.75f * north + 1.1f * ridge.values[at] + 0.16f * chill.octaves(x * 0.8f, y * 0.8f, 3);
      }
    }
  }
}
