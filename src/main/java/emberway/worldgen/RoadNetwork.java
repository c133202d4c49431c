package emberway.worldgen;

import emberway.map.PlaceKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Connects neighboring towns by roads, the nearest first, so that later roads share earlier ones.
 *
 * <p>Two towns are neighbors if no third town lies in the circle between them (a Gabriel graph);
 * only the nearest few towns are checked.
 */
final class RoadNetwork {
  private static final int NEAREST = 7;

  /** The least number of mountain cells on a road for it to be named a pass. */
  private static final int PASS = 3;

  private final WorldDraft worldDraft;
  private final RoadFinder finder;
  private final PlaceNameGenerator placeNameGenerator;

  private record Link(int from, int to, long squaredLength) {}

  RoadNetwork(WorldDraft worldDraft, RoadFinder finder) {
    this.worldDraft = worldDraft;
    this.finder = finder;
    this.placeNameGenerator = new PlaceNameGenerator(worldDraft.randomStream(51));
  }

  void build(double from, double to) {
    List<Link> links = links();
    for (int k = 0; k < links.size(); k++) {
      if (k % 16 == 0) {
        worldDraft.advance("roads", from + (to - from) * k / links.size());
      }
      Link link = links.get(k);
      lay(
          finder.find(
              exits(worldDraft.towns.get(link.from())), exits(worldDraft.towns.get(link.to()))));
    }
  }

  private static int[] exits(Town town) {
    return town.exits.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * Paves the cells of a path and names the pass if it cuts through mountains. Undoes everything if
   * the path forms a 2 × 2 block with itself, which its search does not notice.
   *
   * @return whether the road was built
   */
  boolean lay(int[] path) {
    char[] before = new char[path.length];
    int cut = 0;
    int crest = 0;
    boolean sound = path.length > 0;
    for (int k = 0; k < path.length; k++) {
      int cell = path[k];
      before[k] = worldDraft.overlay[cell];
      if (before[k] == worldDraft.ids.mountain && ++cut == PASS) {
        crest = cell;
      }
      worldDraft.pave(cell % worldDraft.width, cell / worldDraft.width);
      sound &= worldDraft.isPaved(cell);
    }
    for (int k = 0; k < path.length && sound; k++) {
      sound = !worldDraft.isWater(path[k]) || isStraight(path[k]);
    }
    if (!sound) {
      for (int k = path.length - 1; k >= 0; k--) {
        worldDraft.overlay[path[k]] = before[k];
      }
    } else if (cut >= PASS) {
      worldDraft.name(
          crest % worldDraft.width,
          crest / worldDraft.width,
          placeNameGenerator.before("Pass"),
          PlaceKind.OTHER);
    }
    return sound;
  }

  /** Whether a bridge's paved neighbors all lie in one line. */
  private boolean isStraight(int bridge) {
    int x = bridge % worldDraft.width;
    int y = bridge / worldDraft.width;
    boolean eastWest = worldDraft.isPaved(x - 1, y) || worldDraft.isPaved(x + 1, y);
    boolean northSouth = worldDraft.isPaved(x, y - 1) || worldDraft.isPaved(x, y + 1);
    return eastWest != northSouth;
  }

  private List<Link> links() {
    List<Link> links = new ArrayList<>();
    int count = worldDraft.towns.size();
    List<List<Link>> nearest = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      nearest.add(nearest(i));
    }
    for (int i = 0; i < count; i++) {
      for (Link link : nearest.get(i)) {
        Link reverse = new Link(link.to(), link.from(), link.squaredLength());
        boolean listedThere = nearest.get(link.to()).contains(reverse);
        if ((i < link.to() || !listedThere) && isGabriel(link)) {
          links.add(link);
        }
      }
    }
    links.sort(
        Comparator.comparingLong(Link::squaredLength)
            .thenComparingInt(Link::from)
            .thenComparingInt(Link::to));
    return links;
  }

  /** The links from a town to the nearest few towns, nearest first. */
  private List<Link> nearest(int from) {
    List<Town> towns = worldDraft.towns;
    List<Link> nearest = new ArrayList<>();
    for (int to = 0; to < towns.size(); to++) {
      if (to != from) {
        nearest.add(new Link(from, to, towns.get(from).squaredDistanceTo(towns.get(to))));
      }
    }
    nearest.sort(Comparator.comparingLong(Link::squaredLength).thenComparingInt(Link::to));
    return List.copyOf(nearest.subList(0, Math.min(NEAREST, nearest.size())));
  }

  private boolean isGabriel(Link link) {
    Town a = worldDraft.towns.get(link.from());
    Town b = worldDraft.towns.get(link.to());
    for (Town c : worldDraft.towns) {
      if (c != a
          && c != b
          && a.squaredDistanceTo(c) + b.squaredDistanceTo(c) < link.squaredLength()) {
        return false;
      }
    }
    return true;
  }
}
