package emberway.worldgen;

/**
 * Marks start and goal, far apart and with a passable route between them.
 *
 * <p>Both lie in one connected part of the map, which guarantees the route. Parts are connected by
 * rook moves, so the route exists under every corner rule.
 */
final class EndpointPlacer {
  private final WorldDraft worldDraft;
  private final TilePalette ids;
  private final int[] part; // [by cell] root of its connected part; only valid for passable cells
  private int[] queue = new int[0];

  EndpointPlacer(WorldDraft worldDraft) {
    this.worldDraft = worldDraft;
    this.ids = worldDraft.ids;
    this.part = new int[worldDraft.base.length];
  }

  void mark() {
    joinParts();
    if (!markBetweenTowns() && !markFarthest(largestPart(), -1)) {
      markAnywhere();
    }
  }

  // --- between towns ---

  private boolean markBetweenTowns() {
    Town goal = null;
    Town start = null;
    double best = 0;
    for (Town to : worldDraft.towns) {
      double weight = to.rank == Town.Rank.CITY ? 9 : to.rank == Town.Rank.WALLED ? 1.3 : 1;
      for (Town from : worldDraft.towns) {
        double far = weight * Math.sqrt((double) from.squaredDistanceTo(to));
        if (from != to && to.landmark >= 0 && far > best && isJoined(from.middle, to.middle)) {
          best = far;
          goal = to;
          start = from;
        }
      }
    }
    if (goal == null) {
      return markFromAfar();
    }
    int camp = campNear(start);
    if (camp < 0) {
      return false;
    }
    worldDraft.overlay[camp] = ids.tent;
    worldDraft.overlay[goal.landmark] = ids.castle;
    return true;
  }

  /** Makes the only town the goal; the start is the farthest reachable cell. */
  private boolean markFromAfar() {
    for (Town town : worldDraft.towns) {
      if (town.landmark >= 0 && markFarthest(find(town.middle), town.middle)) {
        return true;
      }
    }
    return false;
  }

  private boolean isJoined(int a, int b) {
    return find(a) == find(b);
  }

  /** Open ground a few steps outside a town; -1 if there is none. */
  private int campNear(Town town) {
    for (int reach = 1; reach <= 8; reach++) {
      for (int exit : town.exits) {
        int x = exit % worldDraft.width;
        int y = exit / worldDraft.width;
        for (int dy = -reach; dy <= reach; dy++) {
          for (int dx = -reach; dx <= reach; dx++) {
            boolean ring = Math.max(Math.abs(dx), Math.abs(dy)) == reach;
            if (ring && worldDraft.isOpenGround(x + dx, y + dy)) {
              int at = worldDraft.index(x + dx, y + dy);
              if (isFree(at) && isJoined(at, town.middle)) {
                return at;
              }
            }
          }
        }
      }
    }
    return -1;
  }

  /** Whether a mark here would cover at most plants or hills. */
  private boolean isFree(int at) {
    char tile = worldDraft.overlay[at];
    return worldDraft.isWalkable(at)
        && (tile == 0 || tile == ids.forest || tile == ids.deadTree || tile == ids.hills);
  }

  // --- without towns ---

  /**
   * Marks the two ends of a long walk through a part of the map.
   *
   * @param from the middle of the goal's town, which then gets the castle; -1 for none
   */
  private boolean markFarthest(int root, int from) {
    if (root < 0) {
      return false;
    }
    int goal = from >= 0 ? from : farthest(root, -1);
    int start = goal < 0 ? -1 : farthest(goal, goal);
    if (start < 0) {
      return false;
    }
    int castle = from >= 0 ? landmarkOf(from) : goal;
    worldDraft.overlay[start] = ids.tent;
    worldDraft.overlay[castle] = ids.castle;
    return true;
  }

  private int landmarkOf(int middle) {
    for (Town town : worldDraft.towns) {
      if (town.middle == middle) {
        return town.landmark;
      }
    }
    throw new AssertionError("no town at " + middle);
  }

  /** The free cell that a breadth-first search reaches last; -1 if it reaches none. */
  private int farthest(int from, int except) {
    if (queue.length == 0) {
      queue = new int[worldDraft.base.length];
    }
    boolean[] seen = new boolean[worldDraft.base.length];
    int tail = 0;
    int last = -1;
    queue[tail++] = from;
    seen[from] = true;
    for (int head = 0; head < tail; head++) {
      int at = queue[head];
      if (at != except && isFree(at)) {
        last = at;
      }
      int x = at % worldDraft.width;
      tail = y(at) > 0 ? visit(at - worldDraft.width, seen, tail) : tail;
      tail = x < worldDraft.width - 1 ? visit(at + 1, seen, tail) : tail;
      tail = y(at) < worldDraft.height - 1 ? visit(at + worldDraft.width, seen, tail) : tail;
      tail = x > 0 ? visit(at - 1, seen, tail) : tail;
    }
    return last;
  }

  private int y(int at) {
    return at / worldDraft.width;
  }

  private int visit(int at, boolean[] seen, int tail) {
    if (seen[at] || !worldDraft.isWalkable(at)) {
      return tail;
    }
    seen[at] = true;
    queue[tail] = at;
    return tail + 1;
  }

  /** Handles a map without two passable cells side by side: makes room for what fits. */
  private void markAnywhere() {
    worldDraft.base[0] = ids.grass;
    worldDraft.overlay[0] = ids.tent;
    int cells = worldDraft.base.length;
    if (cells > 1) {
      int goal = worldDraft.width > 1 ? 1 : worldDraft.width;
      worldDraft.base[goal] = ids.grass;
      worldDraft.overlay[goal] = ids.castle;
    }
  }

  // --- connected parts ---

  private void joinParts() {
    int width = worldDraft.width;
    for (int at = 0; at < part.length; at++) {
      part[at] = at;
      if (!worldDraft.isWalkable(at)) {
        continue;
      }
      if (at % width > 0 && worldDraft.isWalkable(at - 1)) {
        join(at - 1, at);
      }
      if (at >= width && worldDraft.isWalkable(at - width)) {
        join(at - width, at);
      }
    }
  }

  private void join(int a, int b) {
    int rootA = find(a);
    int rootB = find(b);
    if (rootA < rootB) {
      part[rootB] = rootA;
    } else {
      part[rootA] = rootB;
    }
  }

  private int find(int at) {
    int root = at;
    while (part[root] != root) {
      part[root] = part[part[root]];
      root = part[root];
    }
    return root;
  }

  private int largestPart() {
    int[] cells = new int[part.length];
    int largest = -1;
    for (int at = 0; at < part.length; at++) {
      if (worldDraft.isWalkable(at)) {
        int root = find(at);
        if (++cells[root] > (largest < 0 ? 0 : cells[largest])) {
          largest = root;
        }
      }
    }
    return largest;
  }
}
