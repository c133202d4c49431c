package emberway.worldgen;

import java.util.ArrayList;
import java.util.List;

/** A town of an unfinished world. */
final class Town {
  /** The size and kind of a town. */
  enum Rank {
    /** A street or two, and a few houses. */
    VILLAGE,
    /** A wall around a grid of streets. */
    WALLED,
    /** The only great city of its kind of country. */
    CITY
  }

  final int x;
  final int y;
  final Rank rank;
  final int reachX; // [cells] half its extent, without the center
  final int reachY;

  /** Road cells (flat indices) from which a road may leave. */
  final List<Integer> exits = new ArrayList<>();

  /** A reserved cell beside a street for the castle; -1 if there is none. */
  int landmark = -1;

  /** A street cell in the middle, which carries the town's name; -1 before it is built. */
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
