package emberway.worldgen;

import java.util.ArrayList;
import java.util.List;

/** A town of a world in the making. */
final class Town {
  /** What sort of town it is. */
  enum Rank {
    /** A street or two, a few houses. */
    VILLAGE,
    /** A wall around a grid of streets. */
    WALLED,
    /** The one great city of its kind of country. */
    CITY
  }

  final int x;
  final int y;
  final Rank rank;
  final int reachX; // [cells] half its extent, the center not counted
  final int reachY;

  /** Road cells (flat indices) from which a road may leave. */
  final List<Integer> exits = new ArrayList<>();

  /** A reserved cell beside a street where the castle can stand; -1 where there is none. */
  int landmark = -1;

  /** A street cell at the middle, which bears the town's name; -1 before it is built. */
  int middle = -1;

  String name = "";

  Town(int x, int y, Rank rank, int reachX, int reachY) {
    this.x = x;
    this.y = y;
    this.rank = rank;
    this.reachX = reachX;
    this.reachY = reachY;
  }

  long squaredDistanceTo(Town other) {
    long dx = (long) x - other.x;
    long dy = (long) y - other.y;
    return dx * dx + dy * dy;
  }
}
