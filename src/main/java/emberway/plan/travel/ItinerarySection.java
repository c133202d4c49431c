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
 * The part of a journey that one sentence of an itinerary describes.
 *
 * @param from the step where it begins; it covers the steps after that one
 * @param to its last step [&gt; from]
 * @param isRoad whether it follows a road or trail
 * @param road the words for the road or trail, if it follows one
 * @param opening the bridges and gates passed right at its beginning
 * @param compassCourse its course
 * @param phrases how the traveler goes, besides along the road: {@code over the snow}
 * @param end how to recognize its last cell
 */
record ItinerarySection(
    int from,
    int to,
    boolean isRoad,
    TileWords road,
    List<RouteStretch.Passing> opening,
    CompassCourse compassCourse,
    List<String> phrases,
    Optional<String> end) {

  /** The least length of a part, unless the ground requires a shorter one. [cells] */
  private static final int MIN_STEPS = 3;

  /** The least share of a part's cells for a ground to be named. */
  private static final double MIN_GROUND = 0.12;

  /** The most grounds to name. */
  private static final int MAX_GROUNDS = 3;

  /** Finds the sections of the parts of one journey. */
  static final class Finder {
    private final MeasuredRoute measuredRoute;
    private final SurfaceNames surfaceNames;
    private final Gazetteer gazetteer;
    private final RouteObstacles routeObstacles;

    Finder(
        MeasuredRoute measuredRoute,
        SurfaceNames surfaceNames,
        Gazetteer gazetteer,
        RouteObstacles routeObstacles) {
      this.measuredRoute = measuredRoute;
      this.surfaceNames = surfaceNames;
      this.gazetteer = gazetteer;
      this.routeObstacles = routeObstacles;
    }

    /** The sections of the journey between two steps, without gaps. */
    List<ItinerarySection> find(int from, int to, String end) {
      List<ItinerarySection> itinerarySections = new ArrayList<>();
      List<RouteStretch> stretches = RouteStretch.of(measuredRoute, surfaceNames, from, to);
      for (int i = 0; i < stretches.size(); i++) {
        RouteStretch routeStretch = stretches.get(i);
        RouteStretch next = i + 1 < stretches.size() ? stretches.get(i + 1) : null;
        String last =
            next == null ? end : next.isRoad() ? "the " + next.road().noun() : edge(routeStretch);
        NavigableMap<Integer, String> cuts =
            routeStretch.isRoad() ? roadCuts(routeStretch) : groundCuts(routeStretch);
        placeCuts(routeStretch, cuts);
        cuts.put(routeStretch.to(), last);
        int start = routeStretch.from();
        for (Map.Entry<Integer, String> cut : cuts.entrySet()) {
          itinerarySections.add(
              itinerarySection(routeStretch, start, cut.getKey(), cut.getValue()));
          start = cut.getKey();
        }
      }
      return itinerarySections;
    }

    /** How to recognize the cell where a traveler leaves a road for open ground. */
    private String edge(RouteStretch routeStretch) {
      return routeObstacles.edgeAt(measuredRoute, routeStretch.to()).orElse("");
    }

    /** Cuts before each bridge and gate. */
    private NavigableMap<Integer, String> roadCuts(RouteStretch routeStretch) {
      NavigableMap<Integer, String> cuts = new TreeMap<>();
      int last = routeStretch.from();
      for (RouteStretch.Passing passing : routeStretch.passings()) {
        int cut = passing.first() - 1;
        if (cut - last >= MIN_STEPS) {
          String near = gazetteer.near(measuredRoute.cell(passing.first()), Gazetteer.NEAR);
          cuts.put(cut, "the " + passing.words().noun() + near);
          last = passing.last();
        }
      }
      return cuts;
    }

    /** Cuts where the route turns, off all roads. */
    private NavigableMap<Integer, String> groundCuts(RouteStretch routeStretch) {
      NavigableMap<Integer, String> cuts = new TreeMap<>();
      double tolerance = LineSimplifier.tolerance(routeStretch.to() - routeStretch.from());
      List<Integer> corners =
          LineSimplifier.turns(
              measuredRoute,
              LineSimplifier.corners(
                  measuredRoute, routeStretch.from(), routeStretch.to(), tolerance));
      for (int corner : corners.subList(1, corners.size() - 1)) {
        cuts.put(corner, routeObstacles.edgeAt(measuredRoute, corner).orElse(""));
      }
      return cuts;
    }

    /** Cuts where the route passes a place; a nearby cut takes its name. */
    private void placeCuts(RouteStretch routeStretch, NavigableMap<Integer, String> cuts) {
      for (Place place : gazetteer.places()) {
        int step = closest(routeStretch, place.cell());
        boolean isInside =
            step - routeStretch.from() >= MIN_STEPS && routeStretch.to() - step >= MIN_STEPS;
        if (isInside && place.cell().distanceTo(measuredRoute.cell(step)) <= Gazetteer.AT) {
          Integer before = cuts.floorKey(step);
          Integer after = cuts.ceilingKey(step);
          if (before != null && step - before < MIN_STEPS) {
            cuts.replace(before, "", place.name());
          } else if (after != null && after - step < MIN_STEPS) {
            cuts.replace(after, "", place.name());
          } else {
            cuts.put(step, place.name());
          }
        }
      }
    }

    /** The closest step to a cell, if that is at it. */
    private int closest(RouteStretch routeStretch, Cell cell) {
      int closest = routeStretch.from();
      for (int step = routeStretch.from();
          step <= routeStretch.to();
          step = measuredRoute.nextWithin(Gazetteer.AT, cell, step)) {
        if (measuredRoute.cell(step).squaredDistanceTo(cell)
            < measuredRoute.cell(closest).squaredDistanceTo(cell)) {
          closest = step;
        }
      }
      return closest;
    }

    private ItinerarySection itinerarySection(
        RouteStretch routeStretch, int from, int to, String end) {
      List<RouteStretch.Passing> opening = new ArrayList<>();
      List<String> phrases = new ArrayList<>();
      List<RouteStretch.Passing> passings =
          routeStretch.passings().stream()
              .filter(p -> p.first() > from && p.first() <= to)
              .toList();
      int opened = from;
      if (routeStretch.isRoad()) {
        for (RouteStretch.Passing passing : passings) {
          if (passing.first() - opened <= MIN_STEPS && phrases.isEmpty()) {
            opening.add(passing);
            opened = passing.last();
          } else {
            phrases.add(passing.phrase());
          }
        }
      } else {
        phrases.addAll(grounds(from, to, routeStretch.passings()));
      }
      return new ItinerarySection(
          from,
          to,
          routeStretch.isRoad(),
          routeStretch.road(),
          opening,
          CompassCourse.of(measuredRoute, from, to),
          phrases,
          Optional.of(end).filter(name -> !name.isEmpty()));
    }

    /** The phrases for a part off all roads: the main grounds and everything passed, in order. */
    private List<String> grounds(int from, int to, List<RouteStretch.Passing> passings) {
      Map<String, Integer> cells = new LinkedHashMap<>(); // [by phrase]
      Map<Integer, String> passed = new LinkedHashMap<>(); // [by step]
      passings.stream()
          .filter(passing -> passing.first() <= to && passing.last() > from)
          .forEach(passing -> passed.put(Math.max(passing.first(), from + 1), passing.phrase()));
      for (int step = from + 1; step <= to; step++) {
        TileWords going = surfaceNames.going(measuredRoute.index(step));
        String phrase = passed.getOrDefault(step, going.phrase());
        boolean isGround = going.kind() == TileWords.Kind.GROUND;
        if (isGround || passed.containsKey(step)) {
          cells.merge(phrase, isGround ? 1 : to - from, Integer::sum);
        }
      }
      if (cells.isEmpty()) { // a few steps on a road that is merely touched
        return List.of(surfaceNames.going(measuredRoute.index(to)).phrase());
      }
      double least = MIN_GROUND * (to - from);
      List<Integer> most = cells.values().stream().sorted((a, b) -> b - a).toList();
      double bar = most.size() <= MAX_GROUNDS ? least : Math.max(least, most.get(MAX_GROUNDS - 1));
      return cells.entrySet().stream()
          .filter(entry -> entry.getValue() >= bar)
          .map(Map.Entry::getKey)
          .toList();
    }
  }
}
