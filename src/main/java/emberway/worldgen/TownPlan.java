package emberway.worldgen;

/**
 * Builds a town: the ground cleared, a wall with gates, streets, houses along them, fields outside.
 *
 * <p>The wall follows a rounded rectangle (|dx/a|⁴ + |dy/b|⁴ ≤ 1), whose sides are straight in the
 * middle, where the gates are. Streets are never closer than three cells, so no block of 2 × 2
 * paved cells comes about.
 */
final class TownPlan {
  private static final double HOUSES = 0.82;

  private final World world;
  private final Palette ids;
  private final Dice dice;
  private final Noise parks;

  TownPlan(World world) {
    this.world = world;
    this.ids = world.ids;
    this.dice = world.dice(42);
    this.parks = world.noise(44);
  }

  void build(Town town) {
    if (town.rank == Town.Rank.VILLAGE) {
      buildVillage(town);
    } else {
      buildWalled(town);
    }
    if (town.middle >= 0) {
      layFields(town);
    }
  }

  // --- a village ---

  private void buildVillage(Town town) {
    boolean eastWest = dice.chance(0.5);
    int dx = eastWest ? 1 : 0;
    int dy = eastWest ? 0 : 1;
    int back = arm(town, -dx, -dy);
    int ahead = arm(town, dx, dy);
    if (back + ahead < 1) {
      return;
    }
    town.middle = world.index(town.x, town.y);
    town.exits.add(world.index(town.x - back * dx, town.y - back * dy));
    town.exits.add(world.index(town.x + ahead * dx, town.y + ahead * dy));
    if (town.reachX >= 4) {
      int lane = arm(town, dice.chance(0.5) ? dy : -dy, dice.chance(0.5) ? dx : -dx);
      if (lane == 0) {
        lane = arm(town, dy, dx);
      }
    }
    houses(town, 0.6);
    town.landmark = landmarkBeside(town);
  }

  /** Paves away from the middle while the ground is open; how far it came. [cells] */
  private int arm(Town town, int dx, int dy) {
    int reach = 0;
    for (int k = 0; k <= town.reachX; k++) {
      int x = town.x + k * dx;
      int y = town.y + k * dy;
      if (!world.isPaved(x, y) && !world.isOpenGround(x, y)) {
        break;
      }
      world.pave(x, y);
      reach = k;
    }
    return reach;
  }

  /** A house's cell next to a street, which the castle can take; -1 where there is none. */
  private int landmarkBeside(Town town) {
    for (int y = town.y - town.reachY; y <= town.y + town.reachY; y++) {
      for (int x = town.x - town.reachX; x <= town.x + town.reachX; x++) {
        if (world.contains(x, y) && world.overlay[world.index(x, y)] == ids.house) {
          return world.index(x, y);
        }
      }
    }
    return -1;
  }

  // --- a walled town ---

  private void buildWalled(Town town) {
    clear(town);
    raiseWall(town);
    layStreets(town);
    openGates(town);
    ringTheSquare(town);
    town.middle = world.index(town.x, town.y - 1);
    town.landmark = world.index(town.x, town.y);
    houses(town, HOUSES);
    gardens(town);
    world.overlay[town.landmark] = ids.house;
  }

  private static boolean isInside(Town town, int x, int y) {
    double dx = (x - town.x) / (town.reachX + 0.5);
    double dy = (y - town.y) / (town.reachY + 0.5);
    return dx * dx * dx * dx + dy * dy * dy * dy <= 1;
  }

  private static boolean isWall(Town town, int x, int y) {
    if (!isInside(town, x, y)) {
      return false;
    }
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        if (!isInside(town, x + dx, y + dy)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Levels the ground inside and for a cell around. */
  private void clear(Town town) {
    for (int y = town.y - town.reachY - 1; y <= town.y + town.reachY + 1; y++) {
      for (int x = town.x - town.reachX - 1; x <= town.x + town.reachX + 1; x++) {
        int i = world.index(x, y);
        boolean rim = !isInside(town, x, y);
        if (rim && !touchesInside(town, x, y)) {
          continue;
        }
        world.overlay[i] = 0;
        world.marks[i] |= World.RESERVED;
        if (!rim && world.base[i] != ids.snow && world.base[i] != ids.sand) {
          world.base[i] = ids.grass;
        }
      }
    }
  }

  private static boolean touchesInside(Town town, int x, int y) {
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        if (isInside(town, x + dx, y + dy)) {
          return true;
        }
      }
    }
    return false;
  }

  private void raiseWall(Town town) {
    for (int y = town.y - town.reachY; y <= town.y + town.reachY; y++) {
      for (int x = town.x - town.reachX; x <= town.x + town.reachX; x++) {
        if (isWall(town, x, y)) {
          world.overlay[world.index(x, y)] = ids.wall;
        }
      }
    }
  }

  /** The high street, further streets along it, and lanes between neighbors like a brick bond. */
  private void layStreets(Town town) {
    int above = town.y;
    for (int y = town.y; y >= town.y - town.reachY + 2; y -= dice.between(3, 5)) {
      street(town, y);
      lanes(town, y, above);
      above = y;
    }
    above = town.y;
    for (int y = town.y; y <= town.y + town.reachY - 2; y += dice.between(3, 5)) {
      street(town, y);
      lanes(town, above, y);
      above = y;
    }
  }

  private void street(Town town, int y) {
    for (int x = town.x - town.reachX + 1; x <= town.x + town.reachX - 1; x++) {
      boolean high = y == town.y;
      if (isStreetGround(town, x, y) && (high || isStreetGround(town, x - 1, y))) {
        world.pave(x, y);
      }
    }
  }

  private void lanes(Town town, int top, int bottom) {
    if (bottom - top < 3) {
      return;
    }
    for (int x = town.x - town.reachX + dice.between(2, 5);
        x < town.x + town.reachX - 1;
        x += dice.between(4, 8)) {
      if (Math.abs(x - town.x) < 4) {
        continue; // the main lane runs here
      }
      if (world.isPaved(x, top) && world.isPaved(x, bottom)) {
        for (int y = top + 1; y < bottom; y++) {
          world.pave(x, y);
        }
      }
    }
  }

  private boolean isStreetGround(Town town, int x, int y) {
    return isInside(town, x, y) && !isWall(town, x, y);
  }

  /** Gates where the two main streets meet the wall, with a bit of road before each. */
  private void openGates(Town town) {
    int shiftNorth = dice.between(-1, 1);
    int shiftSouth = dice.between(-1, 1);
    gate(town, town.x + shiftNorth, town.y - town.reachY, 0, -1);
    gate(town, town.x + shiftSouth, town.y + town.reachY, 0, 1);
    gate(town, town.x - town.reachX, town.y, -1, 0);
    gate(town, town.x + town.reachX, town.y, 1, 0);
  }

  private void gate(Town town, int x, int y, int dx, int dy) {
    boolean straight =
        isWall(town, x + dy, y + dx) && isWall(town, x - dy, y - dx) && isWall(town, x, y);
    int outX = x + 2 * dx;
    int outY = y + 2 * dy;
    if (straight && world.isOpenGround(outX, outY)) {
      world.overlay[world.index(x, y)] = ids.gate;
      world.overlay[world.index(x + dx, y + dy)] = ids.road;
      world.overlay[world.index(outX, outY)] = ids.road;
      town.exits.add(world.index(outX, outY));
    }
    if (dy != 0) {
      for (int streetY = y - dy; streetY != town.y; streetY -= dy) {
        world.pave(x, streetY); // the main lane, up to the square
      }
    }
  }

  /** A ring of road around the middle cell. */
  private void ringTheSquare(Town town) {
    world.overlay[world.index(town.x, town.y)] = ids.house;
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        if (dx != 0 || dy != 0) {
          world.pave(town.x + dx, town.y + dy);
        }
      }
    }
  }

  private void gardens(Town town) {
    for (int y = town.y - town.reachY + 1; y < town.y + town.reachY; y++) {
      for (int x = town.x - town.reachX + 1; x < town.x + town.reachX; x++) {
        int i = world.index(x, y);
        if (!isStreetGround(town, x, y) || world.overlay[i] != 0) {
          continue;
        }
        if (dice.chance(isPark(town, x, y) ? 0.45 : 0.12)) {
          world.overlay[i] = ids.forest;
        } else if (world.base[i] == ids.grass && !isPark(town, x, y) && dice.chance(0.3)) {
          world.base[i] = ids.field;
        }
      }
    }
  }

  /** Whether a cell of the great city lies in one of its parks. */
  private boolean isPark(Town town, int x, int y) {
    return town.rank == Town.Rank.CITY && parks.at(x / 7f, y / 6f) < -0.32f;
  }

  // --- both ---

  /** Puts houses beside the streets. */
  private void houses(Town town, double density) {
    for (int y = town.y - town.reachY; y <= town.y + town.reachY; y++) {
      for (int x = town.x - town.reachX; x <= town.x + town.reachX; x++) {
        if (!world.contains(x, y) || !isPlot(town, x, y) || !dice.chance(density)) {
          continue;
        }
        int i = world.index(x, y);
        world.overlay[i] = ids.house;
        world.marks[i] |= World.RESERVED;
        if (world.base[i] == ids.marsh) {
          world.base[i] = ids.grass;
        }
      }
    }
  }

  private boolean isPlot(Town town, int x, int y) {
    boolean free =
        town.rank == Town.Rank.VILLAGE
            ? world.isOpenGround(x, y)
            : isStreetGround(town, x, y)
                && world.overlay[world.index(x, y)] == 0
                && !isPark(town, x, y);
    if (!free) {
      return false;
    }
    int paved = 0;
    boolean atExit = false;
    for (int k = 0; k < 4; k++) {
      int nx = x + (k == 1 ? 1 : k == 3 ? -1 : 0);
      int ny = y + (k == 0 ? -1 : k == 2 ? 1 : 0);
      if (world.isPaved(nx, ny)) {
        paved++;
        atExit |= town.exits.contains(world.index(nx, ny));
      }
    }
    return paved > 0 && !atExit;
  }

  /** Parcels of farmland around the town, with grass balks between them. */
  private void layFields(Town town) {
    int beyond = town.rank == Town.Rank.VILLAGE ? 5 : 7 + town.reachX / 5;
    Noise parcel = world.noise(43);
    for (int y = town.y - town.reachY - beyond; y <= town.y + town.reachY + beyond; y++) {
      for (int x = town.x - town.reachX - beyond; x <= town.x + town.reachX + beyond; x++) {
        if (!world.isOpenGround(x, y) || world.base[world.index(x, y)] != ids.grass) {
          continue;
        }
        double dx = (double) (x - town.x) / (town.reachX + beyond);
        double dy = (double) (y - town.y) / (town.reachY + beyond);
        int parcelX = Math.floorDiv(x - town.x, 5);
        int parcelY = Math.floorDiv(y - town.y, 4);
        boolean balk = Math.floorMod(x - town.x, 5) == 0 || Math.floorMod(y - town.y, 4) == 0;
        boolean chosen = parcel.unit(parcelX + town.x, parcelY + town.y) < 0.55;
        int i = world.index(x, y);
        if (chosen && !balk && dx * dx + dy * dy < 1 && world.overlay[i] != ids.hills) {
          world.base[i] = ids.field;
          world.overlay[i] = 0;
        }
      }
    }
  }
}
