package emberway.worldgen;

import emberway.map.PlaceKind;

/**
 * Puts volcanoes into the mountain ranges, piers before coastal towns, graveyards and names on the
 * map.
 */
final class FeaturePlacer {
  private static final int[] DX = {0, 1, 0, -1};
  private static final int[] DY = {-1, 0, 1, 0};

  private final WorldDraft worldDraft;
  private final TilePalette ids;
  private final PlaceNameGenerator placeNameGenerator;

  FeaturePlacer(WorldDraft worldDraft) {
    this.worldDraft = worldDraft;
    this.ids = worldDraft.ids;
    this.placeNameGenerator = new PlaceNameGenerator(worldDraft.randomStream(60));
  }

  // --- volcanoes ---

  /** Puts one at the highest mountain of each large square, if the kind has volcanoes. */
  void raiseVolcanoes() {
    RandomStream randomStream = worldDraft.randomStream(61);
    int square = Math.min(44, Math.max(16, Math.max(worldDraft.width, worldDraft.height) / 4));
    for (int top = 0; top < worldDraft.height; top += square) {
      for (int left = 0; left < worldDraft.width; left += square) {
        int summit = summit(left, top, square);
        if (summit >= 0 && randomStream.chance(worldDraft.worldRecipe.volcanoes())) {
          raiseVolcano(summit % worldDraft.width, summit / worldDraft.width, randomStream);
        }
      }
    }
  }

  private int summit(int left, int top, int square) {
    int summit = -1;
    for (int y = Math.max(3, top); y < Math.min(worldDraft.height - 3, top + square); y++) {
      for (int x = Math.max(3, left); x < Math.min(worldDraft.width - 3, left + square); x++) {
        int i = worldDraft.index(x, y);
        boolean better = summit < 0 || worldDraft.elevation[i] > worldDraft.elevation[summit];
        if (better
            && worldDraft.elevation[i] > 0
            && mountainsAround(x, y) >= 16
            && !isNearVolcano(x, y)) {
          summit = i;
        }
      }
    }
    return summit;
  }

  /**
   * The number of mountains among the 25 cells around a mountain; 0 if the cell is not a mountain.
   */
  private int mountainsAround(int x, int y) {
    if (worldDraft.overlay[worldDraft.index(x, y)] != ids.mountain) {
      return 0;
    }
    int mountains = 0;
    for (int dy = -2; dy <= 2; dy++) {
      for (int dx = -2; dx <= 2; dx++) {
        mountains += worldDraft.overlay[worldDraft.index(x + dx, y + dy)] == ids.mountain ? 1 : 0;
      }
    }
    return mountains;
  }

  private boolean isNearVolcano(int x, int y) {
    for (int dy = -7; dy <= 7; dy++) {
      for (int dx = -7; dx <= 7; dx++) {
        if (worldDraft.contains(x + dx, y + dy)) {
          char tile = worldDraft.overlay[worldDraft.index(x + dx, y + dy)];
          if (tile == ids.dormantVolcano || tile == ids.eruptingVolcano) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private void raiseVolcano(int x, int y, RandomStream randomStream) {
    boolean erupting = randomStream.chance(0.55);
    int reach = randomStream.between(2, 3);
    for (int dy = -reach - 3; dy <= reach + 3; dy++) {
      for (int dx = -reach - 3; dx <= reach + 3; dx++) {
        if (worldDraft.contains(x + dx, y + dy)) {
          scorch(worldDraft.index(x + dx, y + dy), dx * dx + dy * dy, reach, randomStream);
        }
      }
    }
    int middle = worldDraft.index(x, y);
    worldDraft.overlay[middle] = erupting ? ids.eruptingVolcano : ids.dormantVolcano;
    worldDraft.marks[middle] |= WorldDraft.RESERVED;
    if (erupting) {
      for (int k = randomStream.between(1, 3); k > 0; k--) {
        pourLava(x, y, randomStream);
      }
    }
    worldDraft.name(x, y, placeNameGenerator.after("Mount"), PlaceKind.PEAK);
  }

  /** Puts bare rock near the cone and dead trees farther out. */
  private void scorch(int i, int squaredDistance, int reach, RandomStream randomStream) {
    if (worldDraft.isWater(i)) {
      return;
    }
    if (squaredDistance <= reach * reach + 1) {
      worldDraft.base[i] = ids.rock;
      boolean stays = squaredDistance > 2 && randomStream.chance(0.25);
      worldDraft.overlay[i] = stays && worldDraft.overlay[i] == ids.mountain ? ids.mountain : 0;
    } else if (worldDraft.overlay[i] == ids.forest && randomStream.chance(0.7)) {
      worldDraft.overlay[i] = ids.deadTree;
    }
  }

  /** Pours a stream of lava from beside the cone, always to the lowest neighbor not yet covered. */
  private void pourLava(int x, int y, RandomStream randomStream) {
    int start = randomStream.below(4);
    int atX = x + DX[start];
    int atY = y + DY[start];
    for (int left = randomStream.between(3, 8); left > 0; left--) {
      int at = worldDraft.index(atX, atY);
      if (worldDraft.isWater(at) || worldDraft.isMarked(at, WorldDraft.RESERVED)) {
        return;
      }
      worldDraft.base[at] = ids.lava;
      worldDraft.overlay[at] = 0;
      int next = -1;
      for (int k = 0; k < 4; k++) {
        int nx = atX + DX[k];
        int ny = atY + DY[k];
        if (!worldDraft.contains(nx, ny) || (nx == x && ny == y)) {
          continue;
        }
        int i = worldDraft.index(nx, ny);
        if (worldDraft.base[i] != ids.lava
            && (next < 0 || worldDraft.elevation[i] < worldDraft.elevation[next])) {
          next = i;
        }
      }
      if (next < 0) {
        return;
      }
      atX = next % worldDraft.width;
      atY = next / worldDraft.width;
    }
  }

  // --- harbors ---

  /** Builds a road to the shore and a pier into the sea for the towns near it. */
  void buildHarbors(RoadFinder finder, RoadNetwork roads) {
    for (Town town : worldDraft.towns) {
      if (worldDraft.seaDistance[worldDraft.index(town.x, town.y)]
          <= 8 + Math.max(town.reachX, town.reachY)) {
        buildHarbor(town, finder, roads);
      }
    }
  }

  private void buildHarbor(Town town, RoadFinder finder, RoadNetwork roads) {
    int reach = 12 + Math.max(town.reachX, town.reachY);
    int best = Integer.MAX_VALUE;
    int bestX = 0;
    int bestY = 0;
    int bestSide = 0;
    for (int y = town.y - reach; y <= town.y + reach; y++) {
      for (int x = town.x - reach; x <= town.x + reach; x++) {
        int far = Math.abs(x - town.x) + Math.abs(y - town.y);
        if (far >= best || !worldDraft.isOpenGround(x, y)) {
          continue;
        }
        for (int side = 0; side < 4; side++) {
          if (isPierGround(x, y, side)) {
            best = far;
            bestX = x;
            bestY = y;
            bestSide = side;
          }
        }
      }
    }
    if (best == Integer.MAX_VALUE) {
      return;
    }
    int[] exits = town.exits.stream().mapToInt(Integer::intValue).toArray();
    int[] path = finder.find(exits, new int[] {worldDraft.index(bestX, bestY)});
    if (path.length < 3 * reach && roads.lay(path)) {
      for (int k = 1; k <= 3; k++) {
        worldDraft.pave(bestX + k * DX[bestSide], bestY + k * DY[bestSide]);
      }
      worldDraft.makePort(town);
    }
  }

  /** Whether open sea without another pier lies before a cell of the shore. */
  private boolean isPierGround(int x, int y, int side) {
    for (int k = 1; k <= 6; k++) {
      for (int across = -1; across <= 1; across++) {
        int cx = x + k * DX[side] + across * DY[side];
        int cy = y + k * DY[side] + across * DX[side];
        boolean must = across == 0 || k > 1;
        if (!worldDraft.contains(cx, cy) || worldDraft.isPaved(cx, cy)) {
          return false;
        }
        if (must && !worldDraft.isMarked(worldDraft.index(cx, cy), WorldDraft.SEA)) {
          return false;
        }
      }
    }
    return true;
  }

  // --- graveyards and names ---

  /** Puts a few graveyards not far from towns; many large ones if the country is gloomy. */
  void layGraveyards() {
    RandomStream randomStream = worldDraft.randomStream(62);
    double gloom = worldDraft.worldRecipe.gloom();
    int cells = worldDraft.size.cells();
    int usual = gloom > 0 ? 2 + Math.min(400, cells / 2000) : Math.min(200, (cells + 7000) / 9000);
    int wanted = (int) Math.ceil(usual * worldDraft.amounts.graveyards());
    for (int tries = wanted * 60; tries > 0 && wanted > 0; tries--) {
      int halfWidth = gloom > 0 ? randomStream.between(2, 6) : randomStream.between(2, 3);
      int halfHeight = gloom > 0 ? randomStream.between(2, 4) : 2;
      int x = randomStream.below(worldDraft.width);
      int y = randomStream.below(worldDraft.height);
      if (isGraveGround(x, y, halfWidth, halfHeight)) {
        layGraveyard(x, y, halfWidth, halfHeight, randomStream);
        wanted--;
      }
    }
  }

  private boolean isGraveGround(int x, int y, int halfWidth, int halfHeight) {
    for (int cy = y - halfHeight - 1; cy <= y + halfHeight + 1; cy++) {
      for (int cx = x - halfWidth - 1; cx <= x + halfWidth + 1; cx++) {
        if (!worldDraft.isOpenGround(cx, cy)) {
          return false;
        }
        int i = worldDraft.index(cx, cy);
        if (worldDraft.base[i] == ids.field || worldDraft.overlay[i] == ids.hills) {
          return false;
        }
      }
    }
    return true;
  }

  private void layGraveyard(
      int x, int y, int halfWidth, int halfHeight, RandomStream randomStream) {
    for (int dy = -halfHeight; dy <= halfHeight; dy++) {
      for (int dx = -halfWidth; dx <= halfWidth; dx++) {
        int i = worldDraft.index(x + dx, y + dy);
        boolean rim = Math.abs(dx) == halfWidth || Math.abs(dy) == halfHeight;
        boolean plot = !rim && ((dx + halfWidth) & 1) == 1 && ((dy + halfHeight) & 1) == 1;
        worldDraft.marks[i] |= WorldDraft.RESERVED;
        worldDraft.overlay[i] = 0;
        if (plot && randomStream.chance(0.85)) {
          worldDraft.overlay[i] = ids.tombstone;
        } else if (rim && randomStream.chance(0.3)) {
          worldDraft.overlay[i] = ids.deadTree;
        }
      }
    }
    worldDraft.name(x, y, placeNameGenerator.before("Barrows"), PlaceKind.RUIN);
  }

  /** Names some of the thickest woods. */
  void nameWoods() {
    RandomStream randomStream = worldDraft.randomStream(63);
    int square = 40;
    for (int top = 0; top < worldDraft.height; top += square) {
      for (int left = 0; left < worldDraft.width; left += square) {
        for (int tries = 0; tries < 6; tries++) {
          int x = left + randomStream.below(square);
          int y = top + randomStream.below(square);
          if (treesAround(x, y) >= 38) {
            String what = randomStream.chance(0.5) ? "Wood" : "Holt";
            worldDraft.name(x, y, placeNameGenerator.before(what), PlaceKind.OTHER);
            break;
          }
        }
      }
    }
  }

  /** The number of cells with trees among the 49 cells around one; 0 if that cell has none. */
  private int treesAround(int x, int y) {
    if (!isTree(x, y)) {
      return 0;
    }
    int trees = 0;
    for (int dy = -3; dy <= 3; dy++) {
      for (int dx = -3; dx <= 3; dx++) {
        trees += isTree(x + dx, y + dy) ? 1 : 0;
      }
    }
    return trees;
  }

  private boolean isTree(int x, int y) {
    return worldDraft.contains(x, y) && worldDraft.overlay[worldDraft.index(x, y)] == ids.forest;
  }
}
