package emberway.plan.travel;

import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.TileWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What one sentence of an itinerary tells: a part of a journey with one way to go.
 *
 * @param from the step where it begins; it covers the steps after that one
 * @param to its last step [&gt; from]
 * @param isWay whether it goes along a way
 * @param way the words for the way, if it is one
 * @param opening the bridges and gates that one passes right at its beginning
 * @param course where it leads
 * @param phrases how one goes, besides along the way: {@code over the snow}
 * @param end what its last cell is recognized by
 */
record Section(
    int from,
    int to,
    boolean isWay,
    TileWords way,
    List<Stretch.Passing> opening,
    Course course,
    List<String> phrases,
    Optional<String> end) {

  /** The least length of a part, unless the ground asks for a shorter one. [cells] */
  private static final int LEAST_STEPS = 3;

  /** The least share of a part's cells that a ground must have to be named. */
  private static final double LEAST_GROUND = 0.12;

  /** The most grounds that are named. */
  private static final int MOST_GROUNDS = 3;

  /** Finds the sections of the parts of one journey. */
  static final class Finder {
    private final Journey journey;
    private final Surfaces surfaces;
    private final Gazetteer gazetteer;
    private final Obstacles obstacles;

    Finder(Journey journey, Surfaces surfaces, Gazetteer gazetteer, Obstacles obstacles) {
      this.journey = journey;
      this.surfaces = surfaces;
      this.gazetteer = gazetteer;
      this.obstacles = obstacles;
    }

    /** The sections of the journey between two steps, without a gap. */
    List<Section> find(int from, int to, String end) {
      List<Section> sections = new ArrayList<>();
      List<Stretch> stretches = Stretch.of(journey, surfaces, from, to);
      for (int i = 0; i < stretches.size(); i++) {
        Stretch stretch = stretches.get(i);
        Stretch next = i + 1 < stretches.size() ? stretches.get(i + 1) : null;
        String last =
            next == null ? end : next.isWay() ? "the " + next.way().noun() : edge(stretch);
        NavigableMap<Integer, String> cuts =
            stretch.isWay() ? wayCuts(stretch) : groundCuts(stretch);
        placeCuts(stretch, cuts);
        cuts.put(stretch.to(), last);
        int start = stretch.from();
        for (Map.Entry<Integer, String> cut : cuts.entrySet()) {
          sections.add(section(stretch, start, cut.getKey(), cut.getValue()));
          start = cut.getKey();
        }
      }
      return sections;
    }

    /** What one recognizes the cell by where one leaves a way for open ground. */
    private String edge(Stretch stretch) {
      return obstacles.edgeAt(journey, stretch.to()).orElse("");
    }

    /** Before each bridge and gate. */
    private NavigableMap<Integer, String> wayCuts(Stretch stretch) {
      NavigableMap<Integer, String> cuts = new TreeMap<>();
      int last = stretch.from();
      for (Stretch.Passing passing : stretch.passings()) {
        int cut = passing.first() - 1;
        if (cut - last >= LEAST_STEPS) {
          String near = gazetteer.near(journey.cell(passing.first()), Gazetteer.NEAR);
          cuts.put(cut, "the " + passing.words().noun() + near);
          last = passing.last();
        }
      }
      return cuts;
    }

    /** Where it turns, off all ways. */
    private NavigableMap<Integer, String> groundCuts(Stretch stretch) {
      NavigableMap<Integer, String> cuts = new TreeMap<>();
      double tolerance = Outline.tolerance(stretch.to() - stretch.from());
      List<Integer> corners =
          Outline.turns(journey, Outline.corners(journey, stretch.from(), stretch.to(), tolerance));
      for (int corner : corners.subList(1, corners.size() - 1)) {
        cuts.put(corner, obstacles.edgeAt(journey, corner).orElse(""));
      }
      return cuts;
    }

    /** Where a place is passed; a cut close by takes its name. */
    private void placeCuts(Stretch stretch, NavigableMap<Integer, String> cuts) {
      for (Place place : gazetteer.places()) {
        int step = closest(stretch, place.cell());
        boolean isInside =
            step - stretch.from() >= LEAST_STEPS && stretch.to() - step >= LEAST_STEPS;
        if (isInside && place.cell().distanceTo(journey.cell(step)) <= Gazetteer.AT) {
          Integer before = cuts.floorKey(step);
          Integer after = cuts.ceilingKey(step);
          if (before != null && step - before < LEAST_STEPS) {
            cuts.replace(before, "", place.name());
          } else if (after != null && after - step < LEAST_STEPS) {
            cuts.replace(after, "", place.name());
          } else {
            cuts.put(step, place.name());
          }
        }
      }
    }

    private int closest(Stretch stretch, Cell cell) {
      int closest = stretch.from();
      for (int step = stretch.from(); step <= stretch.to(); step++) {
        if (journey.cell(step).squaredDistanceTo(cell)
            < journey.cell(closest).squaredDistanceTo(cell)) {
          closest = step;
        }
      }
      return closest;
    }

    private Section section(Stretch stretch, int from, int to, String end) {
      List<Stretch.Passing> opening = new ArrayList<>();
      List<String> phrases = new ArrayList<>();
      List<Stretch.Passing> passings =
          stretch.passings().stream().filter(p -> p.first() > from && p.first() <= to).toList();
      int opened = from;
      if (stretch.isWay()) {
        for (Stretch.Passing passing : passings) {
          if (passing.first() - opened <= LEAST_STEPS && phrases.isEmpty()) {
            opening.add(passing);
            opened = passing.last();
          } else {
            phrases.add(passing.phrase());
          }
        }
      } else {
        phrases.addAll(grounds(from, to, stretch.passings()));
      }
      return new Section(
          from,
          to,
          stretch.isWay(),
          stretch.way(),
          opening,
          Course.of(journey, from, to),
          phrases,
          Optional.of(end).filter(name -> !name.isEmpty()));
    }

    /** How one goes off all ways: the grounds that matter and all that one passes, in order. */
    private List<String> grounds(int from, int to, List<Stretch.Passing> passings) {
      Map<String, Integer> cells = new LinkedHashMap<>(); // by phrase
      Map<Integer, String> passed = new LinkedHashMap<>(); // by step
      passings.stream()
          .filter(passing -> passing.first() <= to && passing.last() > from)
          .forEach(passing -> passed.put(Math.max(passing.first(), from + 1), passing.phrase()));
      for (int step = from + 1; step <= to; step++) {
        TileWords going = surfaces.going(journey.index(step));
        String phrase = passed.getOrDefault(step, going.phrase());
        boolean isGround = going.kind() == TileWords.Kind.GROUND;
        if (isGround || passed.containsKey(step)) {
          cells.merge(phrase, isGround ? 1 : to - from, Integer::sum);
        }
      }
      if (cells.isEmpty()) { // a few steps on a way that it merely touches
        return List.of(surfaces.going(journey.index(to)).phrase());
      }
      double least = LEAST_GROUND * (to - from);
      List<Integer> most = cells.values().stream().sorted((a, b) -> b - a).toList();
      double bar =
          most.size() <= MOST_GROUNDS ? least : Math.max(least, most.get(MOST_GROUNDS - 1));
      return cells.entrySet().stream()
          .filter(entry -> entry.getValue() >= bar)
          .map(Map.Entry::getKey)
          .toList();
    }
  }
}
