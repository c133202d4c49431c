package emberway.app.study;

import emberway.app.command.Command;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.SceneContent;
import emberway.app.scene.TravelSettings;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.plan.Planner;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchStats;
import emberway.plan.query.StepCosts;
import emberway.plan.survey.AlternativeRoutes;
import emberway.render.iso.RouteMarks;
import emberway.render.iso.RouteOverlay;
import emberway.view.MapPlanner;
import emberway.view.RouteFeatures;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/**
 * The routes that really differ, through the same stops. One is chosen by a further stop that leads
 * its way; the list stays as it is meanwhile.
 */
public final class AlternativesSurvey
    extends Survey<AlternativesSurvey.Question, List<AlternativesSurvey.Choice>> {
  /** How much more than the cheapest an alternative may cost, as on the command line. */
  public static final double STRETCH = 1.3;

  /** The index of a route that is not in the list. */
  public static final int NONE = -1;

  private static final int MOST = 5; // routes in all

  private static final AlternativeRoutes.Limits LIMITS =
      new AlternativeRoutes.Limits(MOST, STRETCH, AlternativeRoutes.Limits.DEFAULT_SHARED);

  // Shorter legs have no alternatives of their own. [of the mean cost of a leg]
  private static final double SHORTEST_LEG = 0.5;

  /**
   * Asks for routes that really differ.
   *
   * @param stepCosts the traveler's steps
   * @param query where the routes lead
   * @param map a copy of the map, which nobody changes
   * @param travelSettings the traveler and the costs
   */
  public record Question(
      StepCosts stepCosts, Query query, TileMap map, TravelSettings travelSettings) {}

  /**
   * A route to choose.
   *
   * @param route the route
   * @param query by which the planner finds it
   * @param middle a cell in the middle of what it has for itself
   * @param features what it passes
   */
  public record Choice(Route route, Query query, Cell middle, RouteFeatures features) {}

  private final BiConsumer<RouteEnds, List<Cell>> takeRoute;
  private Optional<Query> asked = Optional.empty(); // the query of the requested route
  private int chosen = NONE; // the planned route's index
  private int pointed = NONE; // the index of the route whose card is under the pointer

  /**
   * Creates a survey.
   *
   * @param takeRoute asks for a route between two ends by some via cells
   */
  AlternativesSurvey(Set<Command> viewOptions, BiConsumer<RouteEnds, List<Cell>> takeRoute) {
    super(Command.ALTERNATIVES, viewOptions);
    this.takeRoute = takeRoute;
  }

  /** Asks for one of the routes, unless the list is outdated. [index from 0] */
  public void choose(int route) {
    if (route < choices().size() && route != chosen) {
      Query query = choices().get(route).query();
      RouteEnds ends = new RouteEnds(Optional.of(query.from()), Optional.of(query.goals().get(0)));
      takeRoute.accept(ends, query.via());
    }
  }

  /**
   * Chooses the route that is a number of steps further down the list, after the last the first.
   */
  @Override
  public void step(int steps) {
    int routes = choices().size();
    if (routes > 0) {
      choose(Math.floorMod(Math.max(0, chosen) + steps, routes));
    }
  }

  /** Lights one of the routes while the pointer is on its card. [index from 0, or {@link #NONE}] */
  public void pointAt(int route) {
    pointed = route;
    redraw();
  }

  /** Returns the index of the route that is lit, or {@link #NONE}. */
  public int pointed() {
    return pointed;
  }

  /** Returns the routes to choose from; none while they are outdated. */
  public List<Choice> choices() {
    return isAnswered() ? answer().orElse(List.of()) : List.of();
  }

  /**
   * Returns the index of the route that the map shows as the route, or {@link #NONE} if it shows
   * the planned one, which is none of the list.
   */
  public int strongest() {
    return pointed == NONE ? chosen : pointed;
  }

  /** Returns the index of the planned route, or {@link #NONE} if it is none of the list. */
  public int chosen() {
    return chosen;
  }

  /** Returns the color of a route on the map. [index from 0] */
  public RouteMarks.Color color(int route) {
    return route == strongest()
        ? RouteMarks.BRIGHT
        : RouteMarks.SIDE_BY_SIDE.get(route % RouteMarks.SIDE_BY_SIDE.size());
  }

  @Override
  Optional<Question> ask(Now now) {
    RouteEnds ends = now.routeEnds();
    asked =
        ends.areComplete()
            ? Optional.of(new Query(ends.start().get(), now.via(), List.of(ends.goal().get())))
            : Optional.empty();
    if (asked.isEmpty() || now.stepCosts().isEmpty()) {
      return Optional.empty();
    }
    Optional<List<Choice>> list = answer().filter(found -> indexIn(found) != NONE);
    Query query = list.isPresent() ? list.get().get(0).query : asked.get();
    TravelSettings settings = now.content().request().routeRequest().travelSettings();
    return Optional.of(new Question(now.stepCosts().get(), query, copyOf(now), settings));
  }

  /** Returns the index of the route that the requested stops lead, or {@link #NONE}. */
  private int indexIn(List<Choice> found) {
    return found.stream().map(Choice::query).toList().indexOf(asked.orElse(null));
  }

  /**
   * Finds the alternatives of each leg. Each route but the cheapest differs from it in one leg, so
   * it makes no more detour than the alternatives of that leg.
   */
  @Override
  Optional<List<Choice>> compute(Question question, BooleanSupplier isStale) {
    StepCosts steps = question.stepCosts();
    Query query = question.query();
    AlternativeRoutes finder = new AlternativeRoutes(steps.field(), steps.movement());
    List<Cell> stops = new ArrayList<>(List.of(query.from()));
    stops.addAll(query.via());
    stops.addAll(query.goals());
    List<AlternativeRoutes.Answer> legs = new ArrayList<>();
    List<Route> best = new ArrayList<>();
    for (int leg = 1; leg < stops.size(); leg++) {
      AlternativeRoutes.Answer found =
          finder.plan(stops.get(leg - 1), stops.get(leg), LIMITS, SearchHooks.stoppedWhen(isStale));
      if (!(found.best() instanceof Outcome.Found cheapest)) {
        return found.best() instanceof Outcome.Stopped ? Optional.empty() : Optional.of(List.of());
      }
      legs.add(found);
      best.add(cheapest.route());
    }
    Route cheapest = joined(best, query, steps);
    Map<Route, Query> others = new LinkedHashMap<>();
    for (int leg = 0; leg < legs.size(); leg++) {
      AlternativeRoutes.Answer found = legs.get(leg);
      boolean isLong = best.get(leg).cost() * legs.size() >= SHORTEST_LEG * cheapest.cost();
      for (int i = 0; isLong && i < found.others().size(); i++) {
        List<Route> parts = new ArrayList<>(best);
        parts.set(leg, found.others().get(i));
        List<Cell> via = new ArrayList<>(query.via());
        via.add(leg, found.via().get(i));
        others.put(joined(parts, query, steps), query.through(via));
      }
    }
    List<Route> routes = new ArrayList<>(List.of(cheapest));
    others.keySet().stream()
        .sorted(Comparator.comparingDouble(Route::cost))
        .limit(MOST - 1)
        .forEach(routes::add);
    others.put(cheapest, query);
    TileMap found = question.travelSettings().applyTo(question.map());
    return Optional.of(
        routes.stream()
            .map(
                route ->
                    new Choice(
                        route,
                        others.get(route),
                        middle(route, routes),
                        RouteFeatures.of(found, route)))
            .toList());
  }

  /** Returns a cell in the middle of those that no other route has. */
  private static Cell middle(Route route, List<Route> routes) {
    Set<Cell> shared = new HashSet<>();
    routes.stream().filter(other -> other != route).forEach(other -> shared.addAll(other.cells()));
    List<Cell> own = route.cells().stream().filter(cell -> !shared.contains(cell)).toList();
    List<Cell> all = own.isEmpty() ? route.cells() : own;
    return all.get(all.size() / 2);
  }

  private static Route joined(List<Route> legs, Query query, StepCosts steps) {
    Iterator<Route> next = legs.iterator();
    Outcome outcome =
        Planner.planLegs(
            query, steps, (from, to) -> new Outcome.Found(next.next(), SearchStats.NONE));
    return ((Outcome.Found) outcome).route();
  }

  /**
   * Finds the planned route in the list, and lists it in place of an equally cheap one by the same
   * stops: the planner may choose differently between equal cells. By a textbook's rules, stops may
   * lead another way.
   */
  @Override
  List<Choice> adapted(List<Choice> found, Now shown) {
    int index = indexIn(found);
    chosen = index;
    if (index == NONE || !(shown.content().outcome().orElse(null) instanceof Outcome.Found there)) {
      return found;
    }
    Choice choice = found.get(index);
    boolean isSame = there.route().cells().equals(choice.route.cells());
    if (MapPlanner.preset(shown.map()) != Preset.TERRAIN) {
      chosen = isSame ? index : NONE;
    } else if (!isSame && shown.content().request().routeRequest().query().equals(asked)) {
      List<Choice> choices = new ArrayList<>(found);
      choices.set(index, new Choice(there.route(), choice.query, choice.middle, choice.features));
      return choices;
    }
    return found;
  }

  /** Draws the routes with the strongest last, which lies on top. */
  @Override
  SceneContent over(SceneContent content, List<Choice> found, TileMap map) {
    List<RouteOverlay> planned = content.routes();
    List<RouteOverlay> top = planned.subList(Math.max(0, planned.size() - 1), planned.size());
    List<RouteOverlay> drawn = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      Route route = found.get(i).route;
      RouteOverlay line =
          MapPlanner.overlay(route, map, route.end()).rotated(content.request().rotation());
      if (i == strongest()) {
        top = List.of(line);
      } else {
        drawn.add(0, line.compared(color(i)));
      }
    }
    drawn.addAll(found.isEmpty() ? planned : top);
    return content.withRoutes(drawn);
  }

  @Override
  Optional<String> description() {
    return answer().map(found -> Texts.format("alternatives.line", found.size()));
  }
}
