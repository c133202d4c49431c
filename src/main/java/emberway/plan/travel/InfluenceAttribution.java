package emberway.plan.travel;

import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Legend;
import emberway.map.Place;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.map.TileWords;
import emberway.plan.query.Route;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Finds which influences bent a journey, and where. It compares the journey with two kinds of
 * routes. Those without any influences reveal kinds of which one alone would have bent the journey
 * as much. Those without the influences of one kind reveal weak sources in the shadow of strong
 * ones of another kind.
 *
 * <p>Where two routes differ, a source's weight is how much cheaper it makes the journey's cells
 * than the other route's cells: the difference of the sums of the logarithms of its multipliers.
 * Sources of one kind around one place are reported together.
 */
final class InfluenceAttribution {
  /** The least weight of a reported bend, as the logarithm of a factor on a cell's cost. */
  private static final double MIN_WEIGHT = Math.log(1.5);

  /** The least weight of a reported bend, as a share of the strongest bend's weight. */
  private static final double MIN_SHARE = 0.25;

  /** The most distance between a source and the place after which it is named. [cells] */
  private static final double PLACE_RADIUS = 4.5;

  /**
   * A bend in a journey.
   *
   * @param step the journey's step nearest to what bent it
   * @param text the cause: {@code skirting the tombstones}
   */
  record Bend(int step, String text) {}

  private record Source(Cell cell, int tile, Influence influence) {}

  /** The bounding rectangle of some cells. */
  private static final class Box {
    private int west = Integer.MAX_VALUE;
    private int east = Integer.MIN_VALUE;
    private int north = Integer.MAX_VALUE;
    private int south = Integer.MIN_VALUE;

    Box(List<Cell> some, List<Cell> others) {
      some.forEach(this::take);
      others.forEach(this::take);
    }

    private void take(Cell cell) {
      west = Math.min(west, cell.x());
      east = Math.max(east, cell.x());
      north = Math.min(north, cell.y());
      south = Math.max(south, cell.y());
    }

    boolean isInReachOf(Source source) {
      int extent = source.influence.extent();
      return source.cell.x() >= west - extent
          && source.cell.x() <= east + extent
          && source.cell.y() >= north - extent
          && source.cell.y() <= south + extent;
    }
  }

  /** Sources of one kind that share a place, or a single source. */
  private static final class Group {
    final TileWords words;
    final Optional<Place> place;
    double weight;
    double heaviest;
    int sources;
    Source strongest;

    Group(TileWords words, Optional<Place> place) {
      this.words = words;
      this.place = place;
    }

    void add(Source source, double weightOfSource) {
      weight += weightOfSource;
      sources++;
      if (strongest == null || weightOfSource > heaviest) {
        heaviest = weightOfSource;
        strongest = source;
      }
    }

    /** A single source at a place's own cell gets the place's name. */
    String text() {
      if (sources == 1 && place.isPresent() && place.get().cell().equals(strongest.cell)) {
        return words.bend() + " " + place.get().name();
      }
      String things = sources == 1 ? words.noun() : words.plural();
      return words.bend() + " the " + things + place.map(p -> " at " + p.name()).orElse("");
    }
  }

  private final TileMap map;
  private final SurfaceNames surfaceNames;
  private final List<Source> sources = new ArrayList<>();

  /** Uses the influences on a map as a traveler finds it. */
  InfluenceAttribution(TileMap map, SurfaceNames surfaceNames) {
    this.map = map;
    this.surfaceNames = surfaceNames;
    Influence[] influences = new Influence[map.legend().size() + 1];
    for (int id = 1; id <= map.legend().size(); id++) {
      influences[id] = map.legend().tile(id).influence().orElse(null);
    }
    collect(map.base(), influences);
    collect(map.overlay(), influences);
  }

  private void collect(TileLayer layer, Influence[] influences) {
    for (int cell = 0; cell < map.size().cells(); cell++) {
      int id = layer.id(cell);
      if (id != Legend.NOTHING && influences[id] != null) {
        sources.add(new Source(map.size().cell(cell), id, influences[id]));
      }
    }
  }

  /**
   * The bends of a journey, in its order.
   *
   * @param unbent gives the route between the same ends through the same waypoints, without the
   *     influences of the tiles with these ids; empty if there is none
   */
  List<Bend> of(MeasuredRoute measuredRoute, Function<List<Integer>, Optional<Route>> unbent) {
    List<Integer> kinds = sources.stream().map(Source::tile).distinct().sorted().toList();
    List<Bend> bends = new ArrayList<>();
    if (!kinds.isEmpty()) {
      unbent.apply(kinds).ifPresent(route -> bends.addAll(compared(measuredRoute, route, kinds)));
    }
    for (int i = 0; kinds.size() > 1 && i < kinds.size(); i++) {
      List<Integer> kind = kinds.subList(i, i + 1);
      Set<String> texts = bends.stream().map(Bend::text).collect(Collectors.toSet());
      unbent.apply(kind).stream()
          .flatMap(route -> compared(measuredRoute, route, kind).stream())
          .filter(bend -> !texts.contains(bend.text()))
          .forEach(bends::add);
    }
    bends.sort(Comparator.comparingInt(Bend::step));
    return bends;
  }

  /** The bends of a journey compared with another route, by sources of these kinds. */
  private List<Bend> compared(MeasuredRoute measuredRoute, Route straight, List<Integer> kinds) {
    BitSet taken = new BitSet();
    BitSet other = new BitSet();
    for (int step = 0; step <= measuredRoute.steps(); step++) {
      taken.set(measuredRoute.index(step));
    }
    for (int step = 0; step <= straight.steps(); step++) {
      other.set(straight.index(step));
    }
    List<Bend> bends = new ArrayList<>();
    int shared = 0; // a step of the straight route that both pass
    for (int from = 1; from <= measuredRoute.steps(); from++) {
      if (!other.get(measuredRoute.index(from))) {
        int to = from;
        while (to < measuredRoute.steps() && !other.get(measuredRoute.index(to + 1))) {
          to++;
        }
        List<Cell> instead = new ArrayList<>();
        shared = instead(straight, taken, measuredRoute, from - 1, to + 1, shared, instead);
        bends.addAll(between(measuredRoute, from, to, instead, kinds));
        from = to;
      }
    }
    return bends;
  }

  /**
   * Collects the cells of the straight route between two steps of the journey where they meet.
   *
   * @return the straight route's step at the second meeting, or the old one if there is none
   */
  private static int instead(
      Route straight,
      BitSet taken,
      MeasuredRoute measuredRoute,
      int parting,
      int meeting,
      int searchFrom,
      List<Cell> instead) {
    int from = find(straight, measuredRoute.index(parting), searchFrom);
    int to =
        meeting > measuredRoute.steps()
            ? straight.steps()
            : find(straight, measuredRoute.index(meeting), from);
    for (int step = Math.min(from, to) + 1; step < Math.max(from, to); step++) {
      if (!taken.get(straight.index(step))) {
        instead.add(straight.cell(step));
      }
    }
    return to;
  }

  /** The step of a route at a cell: the first from a step on, or else the first of all. */
  private static int find(Route route, int cell, int from) {
    for (int i = 0; i <= route.steps(); i++) {
      int step = (from + i) % (route.steps() + 1);
      if (route.index(step) == cell) {
        return step;
      }
    }
    return from;
  }

  private List<Bend> between(
      MeasuredRoute measuredRoute, int from, int to, List<Cell> instead, List<Integer> kinds) {
    List<Cell> taken = new ArrayList<>();
    for (int step = from; step <= to; step++) {
      taken.add(measuredRoute.cell(step));
    }
    Box box = new Box(taken, instead);
    Map<String, Group> groups = new LinkedHashMap<>();
    for (Source source : sources) {
      boolean counts = kinds.contains(source.tile) && box.isInReachOf(source);
      double weight = counts ? effect(source, instead) - effect(source, taken) : 0;
      if (weight > 0) {
        Optional<Place> place = map.nearestPlace(source.cell, PLACE_RADIUS);
        String key = source.tile + place.map(p -> " " + p.cell()).orElse(" alone");
        groups
            .computeIfAbsent(key, k -> new Group(surfaceNames.of(source.tile), place))
            .add(source, weight);
      }
    }
    double most = groups.values().stream().mapToDouble(group -> group.weight).max().orElse(0);
    return groups.values().stream()
        .filter(group -> group.weight >= Math.max(MIN_WEIGHT, MIN_SHARE * most))
        .map(
            group -> new Bend(nearest(measuredRoute, from, to, group.strongest.cell), group.text()))
        .sorted(Comparator.comparingInt(Bend::step))
        .toList();
  }

  /** The sum of the logarithms of a source's multipliers over some cells. */
  private static double effect(Source source, List<Cell> cells) {
    double sum = 0;
    for (Cell cell : cells) {
      if (source.influence.actsOn(source.cell, cell)) {
        sum += Math.log(source.influence.applyTo(1, source.cell, cell));
      }
    }
    return sum;
  }

  private static int nearest(MeasuredRoute measuredRoute, int from, int to, Cell cell) {
    int nearest = from;
    for (int step = from; step <= to; step++) {
      if (measuredRoute.cell(step).squaredDistanceTo(cell)
          < measuredRoute.cell(nearest).squaredDistanceTo(cell)) {
        nearest = step;
      }
    }
    return nearest;
  }
}
