package emberway.plan.travel;

import emberway.map.Cell;
import emberway.map.Legend;
import emberway.map.Scale;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.map.TravelProfile;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Describes routes over one map as itineraries. Serves one thread.
 *
 * <p>To find what bent a route, it plans the route again over the same map without some influences.
 * This needs additional planners, which are created on first use.
 */
public final class ItineraryBuilder {
  private final TileMap map;
  private final TravelProfile profile;
  private final Scale scale;
  private final CostField field;
  private final SearchRules rules;
  private final SurfaceNames surfaceNames;
  private final Gazetteer gazetteer;
  private final RouteObstacles routeObstacles;
  private final InfluenceAttribution influenceAttribution;
  private final Map<List<Integer>, Planner> uninfluenced = new HashMap<>(); // by idle tiles

  /**
   * Creates a builder for one kind of traveler, with times in days of 24 hours.
   *
   * @param map the map as in its file
   * @param profile the traveler's profile
   * @param travelDescription the tile set's words for its tiles
   * @param scale the real scale of cells and costs
   * @param field the costs over the map as the traveler finds it
   * @param rules of the search
   */
  public ItineraryBuilder(
      TileMap map,
      TravelProfile profile,
      TravelDescription travelDescription,
      Scale scale,
      CostField field,
      SearchRules rules) {
    this.map = profile.applyTo(map);
    this.profile = profile;
    this.scale = scale;
    this.field = field;
    this.rules = rules;
    surfaceNames = new SurfaceNames(this.map, travelDescription, profile);
    gazetteer = new Gazetteer(this.map, surfaceNames);
    routeObstacles = new RouteObstacles(field, surfaceNames);
    influenceAttribution = new InfluenceAttribution(this.map, surfaceNames);
  }

  /** Describes the whole route to the goal. */
  public Itinerary describe(Query query, Outcome.Found found) {
    Route route = found.route();
    MeasuredRoute measuredRoute = new MeasuredRoute(route, field, rules);
    String goal = gazetteer.name(route.end());
    String choice =
        query.goals().size() > 1
            ? ", the cheapest to reach of %d goals".formatted(query.goals().size())
            : "";
    if (route.steps() == 0) {
      return new Itinerary(
          "%s from %s to %s".formatted(profile.label(), goal, goal),
          List.of(),
          "You are there already%s.".formatted(choice));
    }
    List<ItinerarySection> itinerarySections = itinerarySections(query, measuredRoute, goal);
    DistanceAndTime distanceAndTime = distanceAndTime(measuredRoute, itinerarySections);
    return new Itinerary(
        title(measuredRoute, goal + choice, distanceAndTime),
        instructions(query, measuredRoute, route, itinerarySections, distanceAndTime),
        "You arrive at %s after %s.".formatted(goal, total(measuredRoute, distanceAndTime)));
  }

  /**
   * Describes the route to the cell nearest to what cannot be reached, and what lies in between.
   */
  public Itinerary describe(Query query, Outcome.Unreachable failed) {
    Route route = failed.nearest();
    MeasuredRoute measuredRoute = new MeasuredRoute(route, field, rules);
    String target = gazetteer.name(failed.target());
    String end = gazetteer.name(route.end());
    String why = whyNot(route.end(), failed.target(), target);
    if (route.steps() == 0) {
      return new Itinerary(
          "%s from %s to %s: there is no route".formatted(profile.label(), end, target),
          List.of(),
          "You cannot get any closer: %s.".formatted(why));
    }
    List<ItinerarySection> itinerarySections = itinerarySections(query, measuredRoute, end);
    DistanceAndTime distanceAndTime = distanceAndTime(measuredRoute, itinerarySections);
    return new Itinerary(
        title(
            measuredRoute, target + ": there is no route, but you can get close", distanceAndTime),
        instructions(query, measuredRoute, route, itinerarySections, distanceAndTime),
        "Here, at %s, the route ends after %s: %s."
            .formatted(end, total(measuredRoute, distanceAndTime), why));
  }

  private String whyNot(Cell end, Cell target, String name) {
    if (field.costAt(target) == Double.POSITIVE_INFINITY) {
      return "%s, %s, is on ground that cannot be entered (%s)"
          .formatted(name, whereabouts(end, target), barrier(target));
    }
    return routeObstacles
        .barrier(end, target)
        .map(
            what ->
                "the %s blocks the way to %s, %s".formatted(what, name, whereabouts(end, target)))
        .orElseGet(() -> "%s, %s, is cut off".formatted(name, whereabouts(end, target)));
  }

  private String barrier(Cell target) {
    return surfaceNames.barrier(field.size().index(target)).noun();
  }

  private static String whereabouts(Cell here, Cell there) {
    int cells = (int) Math.round(here.distanceTo(there));
    return DistanceAndTime.cells(cells) + " to the " + Compass.name(Compass.from(here, there));
  }

  private String title(MeasuredRoute measuredRoute, String goal, DistanceAndTime distanceAndTime) {
    return "%s from %s to %s (%s)"
        .formatted(
            profile.label(),
            gazetteer.name(measuredRoute.cell(0)),
            goal,
            String.join(", ", totals(measuredRoute, distanceAndTime)));
  }

  private static String total(MeasuredRoute measuredRoute, DistanceAndTime distanceAndTime) {
    return InstructionWriter.listed(totals(measuredRoute, distanceAndTime));
  }

  private static List<String> totals(MeasuredRoute measuredRoute, DistanceAndTime distanceAndTime) {
    List<String> total = new ArrayList<>(List.of(DistanceAndTime.cells(measuredRoute.steps())));
    total.addAll(distanceAndTime.between(0, measuredRoute.steps()));
    return total;
  }

  private DistanceAndTime distanceAndTime(
      MeasuredRoute measuredRoute, List<ItinerarySection> itinerarySections) {
    List<Integer> ends = itinerarySections.stream().map(ItinerarySection::to).toList();
    return new DistanceAndTime(scale, measuredRoute, rules.straight(), ends);
  }

  private List<ItinerarySection> itinerarySections(
      Query query, MeasuredRoute measuredRoute, String end) {
    ItinerarySection.Finder finder =
        new ItinerarySection.Finder(measuredRoute, surfaceNames, gazetteer, routeObstacles);
    List<ItinerarySection> itinerarySections = new ArrayList<>();
    int from = 0;
    for (Cell via : query.via()) {
      int to = from;
      while (to < measuredRoute.steps() && !measuredRoute.cell(to).equals(via)) {
        to++;
      }
      if (to > from && to < measuredRoute.steps()) {
        itinerarySections.addAll(finder.find(from, to, "the waypoint at " + gazetteer.name(via)));
        from = to;
      }
    }
    if (from < measuredRoute.steps()) {
      itinerarySections.addAll(finder.find(from, measuredRoute.steps(), end));
    }
    return itinerarySections;
  }

  private List<Instruction> instructions(
      Query query,
      MeasuredRoute measuredRoute,
      Route route,
      List<ItinerarySection> itinerarySections,
      DistanceAndTime distanceAndTime) {
    List<Cell> via = query.via().stream().filter(route.cells()::contains).toList();
    Query asked = new Query(route.start(), via, List.of(route.end()));
    List<InfluenceAttribution.Bend> found =
        influenceAttribution.of(measuredRoute, idle -> route(asked, idle));
    return new InstructionWriter(measuredRoute, gazetteer, distanceAndTime, found)
        .write(itinerarySections);
  }

  /**
   * The route without the influences of some tiles.
   *
   * @param idle the ids of these tiles; each set needs its own cost field and planner
   */
  private Optional<Route> route(Query query, List<Integer> idle) {
    Planner planner =
        uninfluenced.computeIfAbsent(idle, ids -> new Planner(CostField.of(without(ids)), rules));
    return planner.plan(query) instanceof Outcome.Found found
        ? Optional.of(found.route())
        : Optional.empty();
  }

  private TileMap without(List<Integer> idle) {
    Legend legend = map.legend();
    List<Tile> tiles =
        IntStream.rangeClosed(1, legend.size())
            .mapToObj(
                id ->
                    idle.contains(id)
                        ? legend.tile(id).with(legend.tile(id).terrain(), Optional.empty())
                        : legend.tile(id))
            .toList();
    return map.with(new Legend(tiles));
  }
}
