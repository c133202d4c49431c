package emberway.worldgen;

/**
 * Builds a town: clears the ground, then adds a wall with gates, streets, houses along them, and
 * fields outside.
 *
 * <p>The wall follows a rounded rectangle (|dx/a|⁴ + |dy/b|⁴ ≤ 1), whose sides are straight in the
 * middle, where the gates are. Streets are at least three cells apart, so that no block of 2 × 2
 * paved cells arises.
 */
final class TownBuilder {
  private static final double HOUSES = 0.82;

  private final WorldDraft worldDraft;
  private final TilePalette ids;
  private final RandomStream randomStream;
  private final GradientNoise parks;

  TownBuilder(WorldDraft worldDraft) {
    this.worldDraft = worldDraft;
    this.ids = worldDraft.ids;
    this.randomStream = worldDraft.randomStream(42);
    this.parks = worldDraft.gradientNoise(44);
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
    boolean eastWest = randomStream.chance(0.5);
    int dx = eastWest ? 1 : 0;
    int dy = eastWest ? 0 : 1;
    int back = arm(town, -dx, -dy);
    int ahead = arm(town, dx, dy);
    if (back + ahead < 1) {
      return;
    }
    town.middle = worldDraft.index(town.x, town.y);
    town.exits.add(worldDraft.index(town.x - back * dx, town.y - back * dy));
    town.exits.add(worldDraft.index(town.x + ahead * dx, town.y + ahead * dy));
    if (town.reachX >= 4) {
      int lane =
          arm(town, randomStream.chance(0.5) ? dy : -dy, randomStream.chance(0.5) ? dx : -dx);
      if (lane == 0) {
        lane = arm(town, dy, dx);
      }
    }
    houses(town, 0.6);
    town.landmark = landmarkBeside(town);
  }

  /** Paves away from the middle while the ground is open; returns the distance. [cells] */
  private int arm(Town town, int dx, int dy) {
    int reach = 0;
    for (int k = 0; k <= town.reachX; k++) {
      int x = town.x + k * dx;
      int y = town.y + k * dy;
      if (!worldDraft.isPaved(x, y) && !worldDraft.isOpenGround(x, y)) {
        break;
      }
      worldDraft.pave(x, y);
      reach = k;
    }
    return reach;
  }

  /** A house's cell next to a street, for the castle; -1 if there is none. */
  private int landmarkBeside(Town town) {
    for (int y = town.y - town.reachY; y <= town.y + town.reachY; y++) {
      for (int x = town.x - town.reachX; x <= town.x + town.reachX; x++) {
        if (worldDraft.contains(x, y) && worldDraft.overlay[worldDraft.index(x, y)] == ids.house) {
          return worldDraft.index(x, y);
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
    town.middle = worldDraft.index(town.x, town.y - 1);
    town.landmark = worldDraft.index(town.x, town.y);
    houses(town, HOUSES);
    gardens(town);
    worldDraft.overlay[town.landmark] = ids.house;
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

  /** Levels the ground inside and one cell around. */
  private void clear(Town town) {
    for (int y = town.y - town.reachY - 1; y <= town.y + town.reachY + 1; y++) {
      for (int x = town.x - town.reachX - 1; x <= town.x + town.reachX + 1; x++) {
        int i = worldDraft.index(x, y);
        boolean rim = !isInside(town, x, y);
        if (rim && !touchesInside(town, x, y)) {
          continue;
        }
        worldDraft.overlay[i] = 0;
        worldDraft.marks[i] |= WorldDraft.RESERVED;
        if (!rim && worldDraft.base[i] != ids.snow && worldDraft.base[i] != ids.sand) {
          worldDraft.base[i] = ids.grass;
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
          worldDraft.overlay[worldDraft.index(x, y)] = ids.wall;
        }
      }
    }
  }

  /**
   * Lays the high street, parallel streets, and lanes between neighboring streets, offset like
   * bricks.
   */
  private void layStreets(Town town) {
    int above = town.y;
    for (int y = town.y; y >= town.y - town.reachY + 2; y -= randomStream.between(3, 5)) {
      street(town, y);
      lanes(town, y, above);
      above = y;
    }
    above = town.y;
    for (int y = town.y; y <= town.y + town.reachY - 2; y += randomStream.between(3, 5)) {
      street(town, y);
      lanes(town, above, y);
      above = y;
    }
  }

  private void street(Town town, int y) {
    for (int x = town.x - town.reachX + 1; x <= town.x + town.reachX - 1; x++) {
      boolean high = y == town.y;
      if (isStreetGround(town, x, y) && (high || isStreetGround(town, x - 1, y))) {
        worldDraft.pave(x, y);
      }
    }
  }

  private void lanes(Town town, int top, int bottom) {
    if (bottom - top < 3) {
      return;
    }
    for (int x = town.x - town.reachX + randomStream.between(2, 5);
        x < town.x + town.reachX - 1;
        x += randomStream.between(4, 8)) {
      if (Math.abs(x - town.x) < 4) {
        continue; // the main lane runs here
      }
      if (worldDraft.isPaved(x, top) && worldDraft.isPaved(x, bottom)) {
        for (int y = top + 1; y < bottom; y++) {
          worldDraft.pave(x, y);
        }
      }
    }
  }

  private boolean isStreetGround(Town town, int x, int y) {
    return isInside(town, x, y) && !isWall(town, x, y);
  }

  /** Opens gates where the two main streets meet the wall, with a short road before each. */
  private void openGates(Town town) {
    int shiftNorth = randomStream.between(-1, 1);
    int shiftSouth = randomStream.between(-1, 1);
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
    if (straight && worldDraft.isOpenGround(outX, outY)) {
      worldDraft.overlay[worldDraft.index(x, y)] = ids.gate;
      worldDraft.overlay[worldDraft.index(x + dx, y + dy)] = ids.road;
      worldDraft.overlay[worldDraft.index(outX, outY)] = ids.road;
      town.exits.add(worldDraft.index(outX, outY));
    }
    if (dy != 0) {
      for (int streetY = y - dy; streetY != town.y; streetY -= dy) {
        worldDraft.pave(x, streetY); // the main lane, up to the square
      }
    }
  }

  /** Paves a ring of road around the middle cell. */
  private void ringTheSquare(Town town) {
    worldDraft.overlay[worldDraft.index(town.x, town.y)] = ids.house;
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        if (dx != 0 || dy != 0) {
          worldDraft.pave(town.x + dx, town.y + dy);
        }
      }
    }
  }

  private void gardens(Town town) {
    for (int y = town.y - town.reachY + 1; y < town.y + town.reachY; y++) {
      for (int x = town.x - town.reachX + 1; x < town.x + town.reachX; x++) {
        int i = worldDraft.index(x, y);
        if (!isStreetGround(town, x, y) || worldDraft.overlay[i] != 0) {
          continue;
        }
        if (randomStream.chance(isPark(town, x, y) ? 0.45 : 0.12)) {
          worldDraft.overlay[i] = ids.forest;
        } else if (worldDraft.base[i] == ids.grass
            && !isPark(town, x, y)
            && randomStream.chance(0.3)) {
          worldDraft.base[i] = ids.field;
        }
      }
    }
  }

  /** Whether a cell of the great city lies in one of its parks. */
  private boolean isPark(Town town, int x, int y) {
    return town.rank == Town.Rank.CITY && parks.at(x / 7f, y / 6f) < -0.32f;
  }

  // --- the great city and other towns ---

  /** Puts houses beside the streets. */
  private void houses(Town town, double density) {
    for (int y = town.y - town.reachY; y <= town.y + town.reachY; y++) {
      for (int x = town.x - town.reachX; x <= town.x + town.reachX; x++) {
        if (!worldDraft.contains(x, y) || !isPlot(town, x, y) || !randomStream.chance(density)) {
          continue;
        }
        int i = worldDraft.index(x, y);
        worldDraft.overlay[i] = ids.house;
        worldDraft.marks[i] |= WorldDraft.RESERVED;
        if (worldDraft.base[i] == ids.marsh) {
          worldDraft.base[i] = ids.grass;
        }
      }
    }
  }

  private boolean isPlot(Town town, int x, int y) {
    boolean free =
        town.rank == Town.Rank.VILLAGE
            ? worldDraft.isOpenGround(x, y)
            : isStreetGround(town, x, y)
                && worldDraft.overlay[worldDraft.index(x, y)] == 0
                && !isPark(town, x, y);
    if (!free) {
      return false;
    }
    int paved = 0;
    boolean atExit = false;
    for (int k = 0; k < 4; k++) {
      int nx = x + (k == 1 ? 1 : k == 3 ? -1 : 0);
      int ny = y + (k == 0 ? -1 : k == 2 ? 1 : 0);
      if (worldDraft.isPaved(nx, ny)) {
        paved++;
        atExit |= town.exits.contains(worldDraft.index(nx, ny));
      }
    }
    return paved > 0 && !atExit;
  }

  /** Lays parcels of farmland around the town, with strips of grass between them. */
  private void layFields(Town town) {
    int beyond = town.rank == Town.Rank.VILLAGE ? 5 : 7 + town.reachX / 5;
    GradientNoise parcel = worldDraft.gradientNoise(43);
    for (int y = town.y - town.reachY - beyond; y <= town.y + town.reachY + beyond; y++) {
      for (int x = town.x - town.reachX - beyond; x <= town.x + town.reachX + beyond; x++) {
        if (!worldDraft.isOpenGround(x, y)
            || worldDraft.base[worldDraft.index(x, y)] != ids.grass) {
          continue;
        }
        double dx = (double) (x - town.x) / (town.reachX + beyond);
        double dy = (double) (y - town.y) / (town.reachY + beyond);
        int parcelX = Math.floorDiv(x - town.x, 5);
        int parcelY = Math.floorDiv(y - town.y, 4);
        boolean balk = Math.floorMod(x - town.x, 5) == 0 || Math.floorMod(y - town.y, 4) == 0;
        boolean chosen = parcel.unit(parcelX + town.x, parcelY + town.y) < 0.55;
        int i = worldDraft.index(x, y);
        if (chosen && !balk && dx * dx + dy * dy < 1 && worldDraft.overlay[i] != ids.hills) {
          worldDraft.base[i] = ids.field;
          worldDraft.overlay[i] = 0;
        }
      }
    }
  }
}
