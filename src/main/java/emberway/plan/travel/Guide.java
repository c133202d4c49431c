package emberway.plan.travel;

import emberway.map.Cell;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.map.Travel;
import emberway.map.TravelProfile;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchRules;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells travelers the way: turns routes over one map into itineraries. One thread.
 *
 * <p>What bent a route is found by planning it again over the same map without some influences,
 * which takes planners of their own; the first question that needs one makes it.
 */
public final class Guide {
  private final TileMap map;
  private final TravelProfile profile;
  private final Scale scale;
  private final CostField field;
  private final SearchRules rules;
  private final Surfaces surfaces;
  private final Gazetteer gazetteer;
  private final Obstacles obstacles;
  private final Bends bends;
  private final Unbent unbent;

  /**
   * For one kind of traveler.
   *
   * @param map the map as its file has it
   * @param profile who travels
   * @param travel how the map's tile set speaks of its tiles
   * @param scale what cells and costs are
   * @param field the costs over the map as the traveler finds it
   * @param rules the search's
   */
  public Guide(
      TileMap map,
      TravelProfile profile,
      Travel travel,
      Scale scale,
      CostField field,
      SearchRules rules) {
    this.map = profile.applyTo(map);
    this.profile = profile;
    this.scale = scale;
    this.field = field;
    this.rules = rules;
    surfaces = new Surfaces(this.map, travel, profile);
    gazetteer = new Gazetteer(this.map, surfaces);
    obstacles = new Obstacles(field, surfaces);
    bends = new Bends(this.map, surfaces, gazetteer);
    unbent = new Unbent(this.map, rules);
  }

  /** Tells the whole way to the goal. */
  public Itinerary tell(Query query, Outcome.Found found) {
    Route route = found.route();
    Journey journey = new Journey(route, field, rules);
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
    List<Section> sections = sections(query, journey, goal);
    Amounts amounts = amounts(journey, sections);
    return new Itinerary(
        title(journey, goal + choice, amounts),
        legs(query, journey, route, sections, amounts),
        "You arrive at %s after %s.".formatted(goal, total(journey, amounts)));
  }

  /** Tells the way to the cell nearest to what cannot be reached, and what is in between. */
  public Itinerary tell(Query query, Outcome.Unreachable failed) {
    Route route = failed.nearest();
    Journey journey = new Journey(route, field, rules);
    String target = gazetteer.name(failed.target());
    String end = gazetteer.name(route.end());
    String why = whyNot(route.end(), failed.target(), target);
    if (route.steps() == 0) {
      return new Itinerary(
          "%s from %s to %s: there is no way".formatted(profile.label(), end, target),
          List.of(),
          "There is no way to go nearer: %s.".formatted(why));
    }
    List<Section> sections = sections(query, journey, end);
    Amounts amounts = amounts(journey, sections);
    return new Itinerary(
        title(journey, target + ": there is no way, but one can come near it", amounts),
        legs(query, journey, route, sections, amounts),
        "Here, at %s, the way ends after %s: %s.".formatted(end, total(journey, amounts), why));
  }

  private String whyNot(Cell end, Cell target, String name) {
    if (field.costAt(target) == Double.POSITIVE_INFINITY) {
      return "%s, %s, is on ground that cannot be entered (%s)"
          .formatted(name, whereabouts(end, target), barrier(target));
    }
    return obstacles
        .barrier(end, target)
        .map(
            what -> "the %s bars the way to %s, %s".formatted(what, name, whereabouts(end, target)))
        .orElseGet(() -> "%s, %s, is cut off".formatted(name, whereabouts(end, target)));
  }

  private String barrier(Cell target) {
    return surfaces.barrier(field.size().index(target)).noun();
  }

  private static String whereabouts(Cell here, Cell there) {
    int cells = (int) Math.round(here.distanceTo(there));
    return Amounts.cells(cells) + " to the " + Compass.name(Compass.from(here, there));
  }

  private String title(Journey journey, String goal, Amounts amounts) {
    return "%s from %s to %s (%s)"
        .formatted(
            profile.label(),
            gazetteer.name(journey.cell(0)),
            goal,
            String.join(", ", totals(journey, amounts)));
  }

  private static String total(Journey journey, Amounts amounts) {
    return Telling.listed(totals(journey, amounts));
  }

  private static List<String> totals(Journey journey, Amounts amounts) {
    List<String> total = new ArrayList<>(List.of(Amounts.cells(journey.steps())));
    total.addAll(amounts.between(0, journey.steps()));
    return total;
  }

  private Amounts amounts(Journey journey, List<Section> sections) {
    List<Integer> ends = sections.stream().map(Section::to).toList();
    return new Amounts(scale, journey, rules.straight(), ends);
  }

  private List<Section> sections(Query query, Journey journey, String end) {
    Section.Finder finder = new Section.Finder(journey, surfaces, gazetteer, obstacles);
    List<Section> sections = new ArrayList<>();
    int from = 0;
    for (Cell via : query.via()) {
      int to = from;
      while (to < journey.steps() && !journey.cell(to).equals(via)) {
        to++;
      }
      if (to > from && to < journey.steps()) {
        sections.addAll(finder.find(from, to, "the way-point at " + gazetteer.name(via)));
        from = to;
      }
    }
    if (from < journey.steps()) {
      sections.addAll(finder.find(from, journey.steps(), end));
    }
    return sections;
  }

  private List<Leg> legs(
      Query query, Journey journey, Route route, List<Section> sections, Amounts amounts) {
    List<Cell> via = query.via().stream().filter(route.cells()::contains).toList();
    Query asked = new Query(route.start(), via, List.of(route.end()));
    List<Bends.Bend> found = bends.of(journey, idle -> unbent.route(asked, idle));
    return new Telling(journey, gazetteer, amounts, found).tell(sections);
  }
}
