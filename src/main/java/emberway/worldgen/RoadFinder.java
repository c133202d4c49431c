package emberway.worldgen;

import emberway.plan.queue.ExactOpenList;
import java.util.Arrays;

/**
 * Finds where a road would be built: the cheapest path for its builders between two sets of cells.
 *
 * <p>Design. A* over rook moves in a window around both sets. Existing road is cheapest, so roads
 * share cells; slopes, wet ground and turns cost extra. Water is crossed by a straight leap from
 * bank to bank, so every bridge is straight. A step that would complete a block of 2 × 2 paved
 * cells is not taken. The heuristic overestimates slightly, and turns are charged by the best path
 * so far, so the result is good but not provably the best.
 *
 * <p>The planner cannot replace it. In the planner a step costs what its target cell costs. Here a
 * step depends on both cells (slopes) and on the step before (turns, 2 × 2 blocks), and may leap
 * over water. An exact search over this would find other paths, so the same seed would give another
 * map.
 *
 * <p>The open list is the planner's. Among equals it takes the cell with the smallest index, which
 * is pushed with its negative index as {@code g}: so a seed gives the same roads on every machine.
 */
final class RoadFinder {
  private static final int[] DX = {0, 1, 0, -1};
  private static final int[] DY = {-1, 0, 1, 0};
  private static final float ON_ROAD = 0.4f;
  private static final float GREED = 1.6f;
  private static final float TURN = 0.45f;

  /** The extra cost of a step for each cell of distance from the straight line between the ends. */
  private static final float STRAY = 0.035f;

  /** The width of a bucket of the open list; it affects the speed alone. */
  private static final double OPEN_WIDTH = 0.05;

  private static final int[] NO_ROUTE = {};

  /** The largest window searched. [cells] */
  private static final int MAX_WINDOW = 1 << 20;

  private final WorldDraft worldDraft;
  private final ExactOpenList open = new ExactOpenList(OPEN_WIDTH);
  private final GradientNoise whim;
  private final float[] baseCost;
  private final float[] overlayCost;

  // The window and the search state in it. [by window index]
  private int left;
  private int top;
  private int columns;
  private int rows;
  private float[] cost = new float[0];
  private float[] steps = new float[0]; // cached results of stepCost, -1 = unknown
  private int[] parent = new int[0];
  private boolean[] closed = new boolean[0];
  private boolean[] wanted = new boolean[0];
  private float lineX; // a unit vector perpendicular to the line between the ends
  private float lineY;
  private int targetX;
  private int targetY;

  RoadFinder(WorldDraft worldDraft) {
    this.worldDraft = worldDraft;
    this.whim = worldDraft.gradientNoise(50);
    TilePalette ids = worldDraft.ids;
    baseCost = new float[ids.count];
    overlayCost = new float[ids.count];
    Arrays.fill(baseCost, 1);
    Arrays.fill(overlayCost, 1);
    baseCost[ids.snow] = 1.5f;
    baseCost[ids.sand] = 1.2f;
    baseCost[ids.marsh] = 3;
    baseCost[ids.rock] = 1.6f;
    baseCost[ids.field] = 1.15f;
    baseCost[ids.lava] = Float.POSITIVE_INFINITY;
    overlayCost[ids.forest] = 1.5f;
    overlayCost[ids.deadTree] = 1.3f;
    overlayCost[ids.hills] = 2;
    overlayCost[ids.mountain] = 7;
    overlayCost[ids.tombstone] = 9;
    overlayCost[ids.wall] = Float.POSITIVE_INFINITY;
    overlayCost[ids.house] = Float.POSITIVE_INFINITY;
    overlayCost[ids.dormantVolcano] = Float.POSITIVE_INFINITY;
    overlayCost[ids.eruptingVolcano] = Float.POSITIVE_INFINITY;
  }

  /**
   * Finds the path from one of the sources to one of the targets.
   *
   * @param sources flat indices
   * @param targets flat indices
   * @return the cells of the path, side by side, both ends included; empty if there is none
   */
  int[] find(int[] sources, int[] targets) {
    if (sources.length == 0 || targets.length == 0 || !openWindow(sources, targets)) {
      return NO_ROUTE;
    }
    for (int source : sources) {
      int at = local(source);
      cost[at] = 0;
      parent[at] = at;
      open.push(at, estimate(at), -at);
    }
    for (int target : targets) {
      wanted[local(target)] = true;
    }
    while (!open.isEmpty()) {
      int at = open.pop();
      if (closed[at]) {
        continue;
      }
      closed[at] = true;
      if (wanted[at]) {
        return trace(at);
      }
      for (int d = 0; d < 4; d++) {
        expand(at, d);
      }
    }
    return NO_ROUTE;
  }

  private boolean openWindow(int[] sources, int[] targets) {
    int right = 0;
    int bottom = 0;
    left = worldDraft.width;
    top = worldDraft.height;
    for (int[] set : new int[][] {sources, targets}) {
      for (int cell : set) {
        left = Math.min(left, cell % worldDraft.width);
        right = Math.max(right, cell % worldDraft.width);
        top = Math.min(top, cell / worldDraft.width);
        bottom = Math.max(bottom, cell / worldDraft.width);
      }
    }
    int margin = 14 + Math.max(right - left, bottom - top) / 3;
    left = Math.max(0, left - margin);
    top = Math.max(0, top - margin);
    columns = Math.min(worldDraft.width - 1, right + margin) - left + 1;
    rows = Math.min(worldDraft.height - 1, bottom + margin) - top + 1;
    if ((long) columns * rows > MAX_WINDOW) {
      return false;
    }
    targetX = targets[0] % worldDraft.width - left;
    targetY = targets[0] / worldDraft.width - top;
    int dx = targets[0] % worldDraft.width - sources[0] % worldDraft.width;
    int dy = targets[0] / worldDraft.width - sources[0] / worldDraft.width;
    float length = Math.max(1, (float) Math.sqrt((double) dx * dx + (double) dy * dy));
    lineX = -dy / length;
    lineY = dx / length;
    int cells = columns * rows;
    if (cost.length < cells) {
      cost = new float[cells];
      steps = new float[cells];
      parent = new int[cells];
      closed = new boolean[cells];
      wanted = new boolean[cells];
    }
    Arrays.fill(cost, 0, cells, Float.POSITIVE_INFINITY);
    Arrays.fill(steps, 0, cells, -1);
    Arrays.fill(closed, 0, cells, false);
    Arrays.fill(wanted, 0, cells, false);
    open.clear(0);
    return true;
  }

  private int local(int cell) {
    return (cell / worldDraft.width - top) * columns + cell % worldDraft.width - left;
  }

  private float estimate(int at) {
    int dx = Math.abs(at % columns - targetX);
    int dy = Math.abs(at / columns - targetY);
    return GREED * (dx + dy);
  }

  private void expand(int at, int d) {
    int x = at % columns + left;
    int y = at / columns + top;
    int nx = x + DX[d];
    int ny = y + DY[d];
    if (!isInWindow(nx, ny)) {
      return;
    }
    int cell = worldDraft.index(nx, ny);
    if (worldDraft.isWater(cell)) {
      leap(at, x, y, d);
      return;
    }
    int next = local(cell);
    float step = closed[next] ? Float.POSITIVE_INFINITY : stepCost(cell, nx, ny);
    if (step == Float.POSITIVE_INFINITY || cost[at] + step >= cost[next]) {
      return;
    }
    boolean bothPaved = worldDraft.isPaved(worldDraft.index(x, y)) && worldDraft.isPaved(cell);
    if (bothPaved || !wouldClot(at, x, y, nx, ny, d)) {
      int slope =
          Math.abs(worldDraft.elevation[cell] - worldDraft.elevation[worldDraft.index(x, y)]);
      relax(at, next, d, worldDraft.isPaved(cell) ? step : step + slope * 0.004f);
    }
  }

  private boolean isInWindow(int x, int y) {
    return x >= left && y >= top && x < left + columns && y < top + rows;
  }

  /**
   * Whether a step would complete a block of 2 × 2 paved cells, with existing road or the path so
   * far.
   */
  private boolean wouldClot(int at, int x, int y, int nx, int ny, int d) {
    int px = DY[d];
    int py = DX[d];
    if (worldDraft.isPaved(x + px, y + py) && worldDraft.isPaved(nx + px, ny + py)) {
      return true;
    }
    if (worldDraft.isPaved(x - px, y - py) && worldDraft.isPaved(nx - px, ny - py)) {
      return true;
    }
    int from = parent[at];
    int fromX = from % columns + left;
    int fromY = from / columns + top;
    boolean turned = fromX != x - DX[d] && fromY != y - DY[d] && from != at;
    return turned && worldDraft.isPaved(fromX + DX[d], fromY + DY[d]);
  }

  private float stepCost(int cell, int x, int y) {
    int at = (y - top) * columns + x - left;
    if (steps[at] < 0) {
      steps[at] = costOf(cell, x, y);
    }
    return steps[at];
  }

  private float costOf(int cell, int x, int y) {
    if (worldDraft.isPaved(cell)) {
      return ON_ROAD;
    }
    if (worldDraft.isMarked(cell, WorldDraft.RESERVED)) {
      return Float.POSITIVE_INFINITY;
    }
    if (isBesideBridge(x, y)) {
      return Float.POSITIVE_INFINITY;
    }
    float step = baseCost[worldDraft.base[cell]] * overlayCost[worldDraft.overlay[cell]];
    step += 0.6f + 0.9f * whim.at(x / 11f, y / 11f);
    step += STRAY * Math.abs((x - left - targetX) * lineX + (y - top - targetY) * lineY);
    if (worldDraft.freshDistance[cell] <= 1 || worldDraft.seaDistance[cell] <= 1) {
      step += 0.9f; // a bank may be flooded
    }
    for (int k = 0; k < 4; k++) {
      if (worldDraft.isPaved(x + DX[k], y + DY[k])) {
        return step + 0.5f; // join the existing road instead of running beside it
      }
    }
    return step;
  }

  /** Whether a bridge runs past a cell, rather than up to it. */
  private boolean isBesideBridge(int x, int y) {
    for (int k = 0; k < 4; k++) {
      int bx = x + DX[k];
      int by = y + DY[k];
      if (worldDraft.isPaved(bx, by)
          && worldDraft.isWater(worldDraft.index(bx, by))
          && (worldDraft.isPaved(bx + DY[k], by + DX[k])
              || worldDraft.isPaved(bx - DY[k], by - DX[k]))) {
        return true;
      }
    }
    return false;
  }

  /** Crosses water straight to the far bank, on an existing bridge or a new one. */
  private void leap(int at, int x, int y, int d) {
    int span = 0;
    int bridged = 0;
    int cx = x + DX[d];
    int cy = y + DY[d];
    while (isInWindow(cx, cy) && worldDraft.isWater(worldDraft.index(cx, cy))) {
      boolean deck = worldDraft.isPaved(cx, cy);
      boolean beside =
          worldDraft.isPaved(cx + DY[d], cy + DX[d]) || worldDraft.isPaved(cx - DY[d], cy - DX[d]);
      if (++span > worldDraft.worldRecipe.longestBridge() || (!deck && beside)) {
        return;
      }
      bridged += deck ? 1 : 0;
      cx += DX[d];
      cy += DY[d];
    }
    if (!isInWindow(cx, cy) || (bridged != 0 && bridged != span)) {
      return;
    }
    int far = worldDraft.index(cx, cy);
    boolean banksTouchRoad =
        bridged == 0 && (wouldClot(at, x, y, x + DX[d], y + DY[d], d) || touchesRoad(cx, cy, d));
    float landing = stepCost(far, cx, cy);
    if (banksTouchRoad || landing == Float.POSITIVE_INFINITY || isSteep(far)) {
      return;
    }
    float build = bridged == span ? ON_ROAD * span : 7 + 2.2f * span;
    relax(at, local(far), d, build + landing);
  }

  /**
   * Whether the last cell of a new bridge and its landing would form a 2 × 2 block with a road
   * beside them.
   */
  private boolean touchesRoad(int x, int y, int d) {
    int backX = x - DX[d];
    int backY = y - DY[d];
    return (worldDraft.isPaved(x + DY[d], y + DX[d])
            && worldDraft.isPaved(backX + DY[d], backY + DX[d]))
        || (worldDraft.isPaved(x - DY[d], y - DX[d])
            && worldDraft.isPaved(backX - DY[d], backY - DX[d]));
  }

  private boolean isSteep(int cell) {
    return worldDraft.overlay[cell] == worldDraft.ids.mountain;
  }

  private void relax(int at, int next, int d, float step) {
    if (closed[next]) {
      return;
    }
    float sum = cost[at] + step;
    int from = parent[at];
    int fromX = from % columns;
    int fromY = from / columns;
    int atX = at % columns;
    int atY = at / columns;
    boolean straight =
        from == at
            || (Integer.signum(atX - fromX) == DX[d] && Integer.signum(atY - fromY) == DY[d]);
    sum += straight ? 0 : TURN;
    if (sum < cost[next]) {
      cost[next] = sum;
      parent[next] = at;
      open.push(next, sum + estimate(next), -next);
    }
  }

  private int[] trace(int last) {
    int[] cells = new int[16];
    int count = 0;
    for (int at = last; ; at = parent[at]) {
      int from = parent[at];
      int x = at % columns;
      int y = at / columns;
      int backX = Integer.signum(from % columns - x);
      int backY = Integer.signum(from / columns - y);
      do {
        if (count == cells.length) {
          cells = Arrays.copyOf(cells, count * 2);
        }
        cells[count++] = worldDraft.index(x + left, y + top);
        x += backX;
        y += backY;
      } while (y * columns + x != from && from != at);
      if (from == at) {
        return Arrays.copyOf(cells, count);
      }
    }
  }
}
