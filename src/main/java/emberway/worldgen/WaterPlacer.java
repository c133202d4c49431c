package emberway.worldgen;

import java.util.Arrays;

/** Puts sea, lakes and rivers into the cells, and measures how far each cell is from them. */
final class WaterPlacer {
  /** The greatest width of a river. [cells] */
  private static final int WIDEST = 5;

  private final WorldDraft worldDraft;
  private final TerrainFields terrainFields;
  private final DrainageNetwork water;

  WaterPlacer(WorldDraft worldDraft, TerrainFields terrainFields, DrainageNetwork water) {
    this.worldDraft = worldDraft;
    this.terrainFields = terrainFields;
    this.water = water;
  }

  void carve() {
    layOut();
    smoothCoast();
    drawRivers();
    measure(WorldDraft.SEA, worldDraft.seaDistance);
    measure(WorldDraft.LAKE | WorldDraft.RIVER, worldDraft.freshDistance);
  }

  /** Places sea and lakes, and sets the elevation of every cell. */
  private void layOut() {
    CoarseField depth = new LakeBasins(worldDraft, water).depths();
    boolean fine = terrainFields.height.step > 1;
    GradientNoise detail = worldDraft.gradientNoise(20);
    float[] heights = new float[worldDraft.width];
    float[] depths = new float[worldDraft.width];
    for (int y = 0, at = 0; y < worldDraft.height; y++) {
      terrainFields.height.row(y, worldDraft.width, heights);
      depth.row(y, worldDraft.width, depths);
      for (int x = 0; x < worldDraft.width; x++, at++) {
        float h = heights[x];
        if (fine && h < 0.1f && h > -0.1f) {
          h += 0.02f * detail.at(x / 7f, y / 7f);
        }
        if (h < 0) {
          put(at, WorldDraft.SEA);
        } else {
          worldDraft.elevation[at] = (short) (h * 10000);
          if (depths[x] > LakeBasins.LAKE_DEPTH) {
            put(at, WorldDraft.LAKE);
          }
        }
      }
    }
  }

  /**
   * Removes single cells of water in land, and of land in water, which look like specks on a map.
   */
  private void smoothCoast() {
    int width = worldDraft.width;
    byte[] before = worldDraft.marks.clone();
    for (int y = 1; y < worldDraft.height - 1; y++) {
      for (int x = 1; x < width - 1; x++) {
        int at = y * width + x;
        byte north = before[at - width];
        byte east = before[at + 1];
        byte south = before[at + width];
        byte west = before[at - 1];
        int wet = Math.min(1, north) + Math.min(1, east) + Math.min(1, south) + Math.min(1, west);
        if (before[at] == 0 && wet >= 3) {
          put(at, (byte) Math.max(north, south));
        } else if (before[at] != 0 && wet <= 1) {
          worldDraft.marks[at] = 0;
          worldDraft.base[at] = worldDraft.ids.grass;
        }
      }
    }
  }

  private void put(int at, byte mark) {
    worldDraft.marks[at] = mark;
    worldDraft.base[at] = worldDraft.ids.water;
  }

  /** Draws rivers from point to point downstream, wider as rain gathers. */
  private void drawRivers() {
    int step = terrainFields.height.step;
    double cellsOfLand = (double) water.landPoints() * step * step;
    double least = Math.min(5000, Math.max(45, cellsOfLand / 26)) / ((double) step * step);
    GradientNoise wobble = worldDraft.gradientNoise(21);
    for (int at = 0; at < water.rain.length; at++) {
      if (water.rain[at] < least || water.mouthRain[at] < 2 * least) {
        continue;
      }
      int next = water.downstream[at];
      int breadth = breadth(water.rain[at] / least);
      int x = cellX(at, wobble);
      int y = cellY(at, wobble);
      if (next == DrainageNetwork.OUTLET) {
        stamp(x, y, breadth);
        continue;
      }
      int nextX = cellX(next, wobble);
      int nextY = cellY(next, wobble);
      stroke(x, y, nextX, nextY, breadth);
      if (terrainFields.height.values[next] < 0) {
        runIntoSea(nextX, nextY, breadth);
      }
    }
  }

  /**
   * Extends a river to the nearest cell of the sea, since details of the coast may have moved it.
   */
  private void runIntoSea(int x, int y, int breadth) {
    for (int reach = 0; reach <= 4 * terrainFields.height.step; reach++) {
      for (int dy = -reach; dy <= reach; dy++) {
        for (int dx = -reach; dx <= reach; dx++) {
          boolean ring = Math.max(Math.abs(dx), Math.abs(dy)) == reach;
          if (ring
              && worldDraft.contains(x + dx, y + dy)
              && worldDraft.isMarked(worldDraft.index(x + dx, y + dy), WorldDraft.SEA)) {
            stroke(x, y, x + dx, y + dy, breadth);
            return;
          }
        }
      }
    }
  }

  private static int breadth(double timesLeast) {
    int breadth = 1;
    for (double limit = 3; timesLeast >= limit && breadth < WIDEST; limit *= 2.6) {
      breadth++;
    }
    return breadth;
  }

  /** The column of a point's cell, moved a little so that long rivers are not straight. */
  private int cellX(int point, GradientNoise wobble) {
    int i = point % terrainFields.height.columns;
    return Math.min(
        worldDraft.width - 1, moved(i, terrainFields.height.columns, wobble.unit(point, 0)));
  }

  private int cellY(int point, GradientNoise wobble) {
    int j = point / terrainFields.height.columns;
    return Math.min(
        worldDraft.height - 1, moved(j, terrainFields.height.rows, wobble.unit(point, 1)));
  }

  private int moved(int i, int count, float unit) {
    int step = terrainFields.height.step;
    boolean border = i == 0 || i == count - 1;
    return border ? i * step : i * step + (int) ((unit - 0.5f) * 0.9f * step);
  }

  /** Draws a line whose cells join at their sides, so that there are no diagonal gaps. */
  private void stroke(int x0, int y0, int x1, int y1, int breadth) {
    int x = x0;
    int y = y0;
    stamp(x, y, breadth);
    while (x != x1 || y != y1) {
      int dx = Math.abs(x1 - x);
      int dy = Math.abs(y1 - y);
      if (dx > dy || (dx == dy && ((x + y) & 1) == 0)) {
        x += x1 > x ? 1 : -1;
      } else {
        y += y1 > y ? 1 : -1;
      }
      stamp(x, y, breadth);
    }
  }

  private void stamp(int x, int y, int breadth) {
    int low = -(breadth - 1) / 2;
    int high = breadth / 2;
    for (int dy = low; dy <= high; dy++) {
      for (int dx = low; dx <= high; dx++) {
        boolean corner = breadth > 2 && (dx == low || dx == high) && (dy == low || dy == high);
        if (!corner && worldDraft.contains(x + dx, y + dy)) {
          int at = worldDraft.index(x + dx, y + dy);
          if (worldDraft.marks[at] == 0) {
            put(at, WorldDraft.RIVER);
          }
        }
      }
    }
  }

  /**
   * Computes the steps (rook moves, diagonals counting 1½) to the nearest cell with a mark, in two
   * sweeps.
   */
  private void measure(int mark, byte[] out) {
    int width = worldDraft.width;
    int height = worldDraft.height;
    byte[] twice = out; // in half steps during the sweeps
    Arrays.fill(twice, (byte) 127);
    for (int y = 0, at = 0; y < height; y++) {
      for (int x = 0; x < width; x++, at++) {
        int best = (worldDraft.marks[at] & mark) != 0 ? 0 : 127;
        if (x > 0) {
          best = Math.min(best, twice[at - 1] + 2);
        }
        if (y > 0) {
          best = Math.min(best, twice[at - width] + 2);
          best = x > 0 ? Math.min(best, twice[at - width - 1] + 3) : best;
          best = x < width - 1 ? Math.min(best, twice[at - width + 1] + 3) : best;
        }
        twice[at] = (byte) best;
      }
    }
    for (int y = height - 1, at = width * height - 1; y >= 0; y--) {
      for (int x = width - 1; x >= 0; x--, at--) {
        int best = twice[at];
        if (x < width - 1) {
          best = Math.min(best, twice[at + 1] + 2);
        }
        if (y < height - 1) {
          best = Math.min(best, twice[at + width] + 2);
          best = x < width - 1 ? Math.min(best, twice[at + width + 1] + 3) : best;
          best = x > 0 ? Math.min(best, twice[at + width - 1] + 3) : best;
        }
        twice[at] = (byte) best;
      }
    }
    for (int at = 0; at < out.length; at++) {
      out[at] = (byte) ((out[at] + 1) / 2);
    }
  }
}
