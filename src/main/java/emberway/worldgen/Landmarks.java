package emberway.worldgen;

/** Puts volcanoes into the ranges, piers before coastal towns, graveyards and names on the map. */
final class Landmarks {
  private static final int[] DX = {0, 1, 0, -1};
  private static final int[] DY = {-1, 0, 1, 0};

  private final World world;
  private final Palette ids;
  private final Names names;

  Landmarks(World world) {
    this.world = world;
    this.ids = world.ids;
    this.names = new Names(world.dice(60));
  }

  // --- volcanoes ---

  /** One at the highest mountain of each large square, where the kind has volcanoes. */
  void raiseVolcanoes() {
    Dice dice = world.dice(61);
    int square = Math.min(44, Math.max(16, Math.max(world.width, world.height) / 4));
    for (int top = 0; top < world.height; top += square) {
      for (int left = 0; left < world.width; left += square) {
        int summit = summit(left, top, square);
        if (summit >= 0 && dice.chance(world.recipe.volcanoes())) {
          raiseVolcano(summit % world.width, summit / world.width, dice);
        }
      }
    }
  }

  private int summit(int left, int top, int square) {
    int summit = -1;
    for (int y = Math.max(3, top); y < Math.min(world.height - 3, top + square); y++) {
      for (int x = Math.max(3, left); x < Math.min(world.width - 3, left + square); x++) {
        int i = world.index(x, y);
        boolean better = summit < 0 || world.elevation[i] > world.elevation[summit];
        if (better
            && world.elevation[i] > 0
            && mountainsAround(x, y) >= 16
            && !isNearVolcano(x, y)) {
          summit = i;
        }
      }
    }
    return summit;
  }

  /** How many of the 25 cells around a mountain are mountains; 0 where it is none itself. */
  private int mountainsAround(int x, int y) {
    if (world.overlay[world.index(x, y)] != ids.mountain) {
      return 0;
    }
    int mountains = 0;
    for (int dy = -2; dy <= 2; dy++) {
      for (int dx = -2; dx <= 2; dx++) {
        mountains += world.overlay[world.index(x + dx, y + dy)] == ids.mountain ? 1 : 0;
      }
    }
    return mountains;
  }

  private boolean isNearVolcano(int x, int y) {
    for (int dy = -7; dy <= 7; dy++) {
      for (int dx = -7; dx <= 7; dx++) {
        if (world.contains(x + dx, y + dy)) {
          char tile = world.overlay[world.index(x + dx, y + dy)];
          if (tile == ids.dormantVolcano || tile == ids.eruptingVolcano) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private void raiseVolcano(int x, int y, Dice dice) {
    boolean erupting = dice.chance(0.55);
    int reach = dice.between(2, 3);
    for (int dy = -reach - 3; dy <= reach + 3; dy++) {
      for (int dx = -reach - 3; dx <= reach + 3; dx++) {
        if (world.contains(x + dx, y + dy)) {
          scorch(world.index(x + dx, y + dy), dx * dx + dy * dy, reach, dice);
        }
      }
    }
    int middle = world.index(x, y);
    world.overlay[middle] = erupting ? ids.eruptingVolcano : ids.dormantVolcano;
    world.marks[middle] |= World.RESERVED;
    if (erupting) {
      for (int k = dice.between(1, 3); k > 0; k--) {
        pourLava(x, y, dice);
      }
    }
    world.name(x, y, names.after("Mount"));
  }

  /** Bare rock near the cone, dead trees farther out. */
  private void scorch(int i, int squaredDistance, int reach, Dice dice) {
    if (world.isWater(i)) {
      return;
    }
    if (squaredDistance <= reach * reach + 1) {
      world.base[i] = ids.rock;
      boolean stays = squaredDistance > 2 && dice.chance(0.25);
      world.overlay[i] = stays && world.overlay[i] == ids.mountain ? ids.mountain : 0;
    } else if (world.overlay[i] == ids.forest && dice.chance(0.7)) {
      world.overlay[i] = ids.deadTree;
    }
  }

  /** A stream of lava from beside the cone, always to the lowest neighbor not yet covered. */
  private void pourLava(int x, int y, Dice dice) {
    int start = dice.below(4);
    int atX = x + DX[start];
    int atY = y + DY[start];
    for (int left = dice.between(3, 8); left > 0; left--) {
      int at = world.index(atX, atY);
      if (world.isWater(at) || world.isMarked(at, World.RESERVED)) {
        return;
      }
      world.base[at] = ids.lava;
      world.overlay[at] = 0;
      int next = -1;
      for (int k = 0; k < 4; k++) {
        int nx = atX + DX[k];
        int ny = atY + DY[k];
        if (!world.contains(nx, ny) || (nx == x && ny == y)) {
          continue;
        }
        int i = world.index(nx, ny);
        if (world.base[i] != ids.lava && (next < 0 || world.elevation[i] < world.elevation[next])) {
          next = i;
        }
      }
      if (next < 0) {
        return;
      }
      atX = next % world.width;
      atY = next / world.width;
    }
  }

  // --- harbors ---

  /** A road to the shore and a pier into the sea for the towns that lie near it. */
  void buildHarbors(RoadFinder finder, RoadNetwork roads) {
    for (Town town : world.towns) {
      if (world.seaDistance[world.index(town.x, town.y)]
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
        if (far >= best || !world.isOpenGround(x, y)) {
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
    int[] way = finder.find(exits, new int[] {world.index(bestX, bestY)});
    if (way.length < 3 * reach && roads.lay(way)) {
      for (int k = 1; k <= 3; k++) {
        world.pave(bestX + k * DX[bestSide], bestY + k * DY[bestSide]);
      }
    }
  }

  /** Whether open sea, without another pier, lies before a cell of the shore. */
  private boolean isPierGround(int x, int y, int side) {
    for (int k = 1; k <= 6; k++) {
      for (int across = -1; across <= 1; across++) {
        int cx = x + k * DX[side] + across * DY[side];
        int cy = y + k * DY[side] + across * DX[side];
        boolean must = across == 0 || k > 1;
        if (!world.contains(cx, cy) || world.isPaved(cx, cy)) {
          return false;
        }
        if (must && !world.isMarked(world.index(cx, cy), World.SEA)) {
          return false;
        }
      }
    }
    return true;
  }

  // --- graveyards and names ---

  /** A few graveyards, not far from towns; many large ones where the country is gloomy. */
  void layGraveyards() {
    Dice dice = world.dice(62);
    double gloom = world.recipe.gloom();
    int cells = world.size.cells();
    int wanted = gloom > 0 ? 2 + Math.min(400, cells / 2000) : Math.min(200, (cells + 7000) / 9000);
    for (int tries = wanted * 60; tries > 0 && wanted > 0; tries--) {
      int halfWidth = gloom > 0 ? dice.between(2, 6) : dice.between(2, 3);
      int halfHeight = gloom > 0 ? dice.between(2, 4) : 2;
      int x = dice.below(world.width);
      int y = dice.below(world.height);
      if (isGraveGround(x, y, halfWidth, halfHeight)) {
        layGraveyard(x, y, halfWidth, halfHeight, dice);
        wanted--;
      }
    }
  }

  private boolean isGraveGround(int x, int y, int halfWidth, int halfHeight) {
    for (int cy = y - halfHeight - 1; cy <= y + halfHeight + 1; cy++) {
      for (int cx = x - halfWidth - 1; cx <= x + halfWidth + 1; cx++) {
        if (!world.isOpenGround(cx, cy)) {
          return false;
        }
        int i = world.index(cx, cy);
        if (world.base[i] == ids.field || world.overlay[i] == ids.hills) {
          return false;
        }
      }
    }
    return true;
  }

  private void layGraveyard(int x, int y, int halfWidth, int halfHeight, Dice dice) {
    for (int dy = -halfHeight; dy <= halfHeight; dy++) {
      for (int dx = -halfWidth; dx <= halfWidth; dx++) {
        int i = world.index(x + dx, y + dy);
        boolean rim = Math.abs(dx) == halfWidth || Math.abs(dy) == halfHeight;
        boolean plot = !rim && ((dx + halfWidth) & 1) == 1 && ((dy + halfHeight) & 1) == 1;
        world.marks[i] |= World.RESERVED;
        world.overlay[i] = 0;
        if (plot && dice.chance(0.85)) {
          world.overlay[i] = ids.tombstone;
        } else if (rim && dice.chance(0.3)) {
          world.overlay[i] = ids.deadTree;
        }
      }
    }
    world.name(x, y, names.before("Barrows"));
  }

  /** Names some of the thickest woods. */
  void nameWoods() {
    Dice dice = world.dice(63);
    int square = 40;
    for (int top = 0; top < world.height; top += square) {
      for (int left = 0; left < world.width; left += square) {
        for (int tries = 0; tries < 6; tries++) {
          int x = left + dice.below(square);
          int y = top + dice.below(square);
          if (treesAround(x, y) >= 38) {
            world.name(x, y, names.before(dice.chance(0.5) ? "Wood" : "Holt"));
            break;
          }
        }
      }
    }
  }

  /** How many of the 49 cells around one bear trees; 0 where it bears none itself. */
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
    return world.contains(x, y) && world.overlay[world.index(x, y)] == ids.forest;
  }
}
