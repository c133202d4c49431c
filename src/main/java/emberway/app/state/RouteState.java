package emberway.app.state;

import emberway.app.command.Hint;
import emberway.app.command.RouteCommands;
import emberway.app.scene.CostTuning;
import emberway.app.scene.EndCell;
import emberway.app.scene.InfluenceScenario;
import emberway.app.scene.QueryPart;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.RouteReport;
import emberway.app.scene.RouteRequest;
import emberway.app.scene.RouteStops;
import emberway.app.scene.SavedRouteQuery;
import emberway.app.scene.TravelSettings;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.map.TravelProfile;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The route that the user requests, and its travel settings. */
public final class RouteState implements RouteCommands {
  /** The limit on the number of waypoints, and on that of further goals. */
  static final int MAX_STOPS = 20;

  private static final int MAX_ASKED = 100; // routes to go back to

  private final GridSize size;
  private final TravelDescription travelDescription;
  private final Set<Hint> fulfilled;
  private final List<Cell> via = new ArrayList<>();
  private final List<Cell> others = new ArrayList<>();
  private final Map<String, CostTuning> costTunings = new HashMap<>(); // by profile
  private Optional<RouteReport> shown = Optional.empty();
  private RouteEnds routeEnds;
  private TravelProfile profile = TravelProfile.FOOT;
  private Movement movement = Movement.DEFAULT;
  private Optional<InfluenceScenario> compared = Optional.empty();
  // A route and its return route, while either is requested.
  private Optional<RouteStops.Turned> turned = Optional.empty();
  // The stops before the last removal of waypoints and further goals.
  private Optional<RouteStops> leftOut = Optional.empty();
  private Optional<String> note = Optional.empty(); // about the stops
  private final List<RouteStops> asked = new ArrayList<>(); // the oldest first
  private int current; // index in asked

  /**
   * Creates the state with the ends that the map marks, on foot.
   *
   * @param travelDescription how the map's tile set defines travel
   * @param fulfilled gets the hints that the user no longer needs
   */
  public RouteState(TileMap map, TravelDescription travelDescription, Set<Hint> fulfilled) {
    size = map.size();
    this.travelDescription = travelDescription;
    this.fulfilled = fulfilled;
    routeEnds = RouteEnds.markedOn(map);
    forgetAsked();
  }

  /** Forgets the pair of route and return route once neither of them is requested. */
  private void forgetReturnRoute() {
    turned = turned.filter(both -> both.holds(routeStops()));
  }

  /**
   * Restores the request with which the map was opened; changed costs stay.
   *
   * @param goal replaces the map's own, if present
   */
  void restart(TileMap map, Optional<Cell> goal) {
    RouteEnds marked = RouteEnds.markedOn(map);
    routeEnds = goal.map(cell -> marked.with(RouteEnd.GOAL, cell)).orElse(marked);
    via.clear();
    others.clear();
    profile = TravelProfile.FOOT;
    compared = Optional.empty();
    turned = Optional.empty();
    leftOut = Optional.empty();
    forgetAsked();
  }

  /** Sets the report of the shown route. */
  void show(Optional<RouteReport> known) {
    shown = known;
  }

  @Override
  public void swapEnds() {
    turn(reached());
    forgetReturnRoute();
  }

  @Override
  public void setEnd(RouteEnd end, Cell cell) {
    if (isOnMap(cell)) {
      routeEnds = routeEnds.with(end, cell);
      forgetReturnRoute();
      if (end == RouteEnd.GOAL) {
        fulfilled.add(Hint.GO);
      }
    }
  }

  @Override
  public void addVia(Cell cell) {
    add(via, cell);
    forgetReturnRoute();
  }

  @Override
  public void setStop(int stop, Cell cell) {
    if (stop == 0) {
      setEnd(RouteEnd.START, cell);
    } else if (stop == via.size() + 1) {
      setEnd(RouteEnd.GOAL, cell);
    } else if (stop > via.size()) {
      if (isOnMap(cell) && !routeStops().goals().contains(cell)) {
        others.set(stop - via.size() - 2, cell);
        forgetReturnRoute();
      }
    } else if (isOnMap(cell) && !via.contains(cell)) {
      via.set(stop - 1, cell);
      forgetReturnRoute();
    }
  }

  @Override
  public void insertVia(int index, Cell cell) {
    if (add(via, cell)) {
      via.add(index, via.remove(via.size() - 1));
    }
    forgetReturnRoute();
  }

  @Override
  public void moveStop(int from, int to) {
    List<Optional<Cell>> stops = stops();
    stops.add(to, stops.remove(from));
    takeStops(stops);
  }

  @Override
  public void removeStop(int stop) {
    if (stop > via.size() && !others.isEmpty()) {
      removeGoal(stop - via.size() - 1);
      return;
    }
    List<Optional<Cell>> stops = stops();
    stops.remove(stop);
    if (via.isEmpty()) {
      stops.add(stop, Optional.empty());
    }
    takeStops(stops);
  }

  /** Returns the start, the via cells and the goal; a missing end is empty. */
  private List<Optional<Cell>> stops() {
    List<Optional<Cell>> stops = new ArrayList<>();
    stops.add(routeEnds.start());
    via.forEach(cell -> stops.add(Optional.of(cell)));
    stops.add(routeEnds.goal());
    return stops;
  }

  private void takeStops(List<Optional<Cell>> stops) {
    routeEnds = new RouteEnds(stops.get(0), stops.get(stops.size() - 1));
    via.clear();
    stops.subList(1, stops.size() - 1).forEach(stop -> stop.ifPresent(via::add));
    forgetReturnRoute();
  }

  @Override
  public void goBack() {
    go(-1, "route.no-earlier");
  }

  @Override
  public void goForward() {
    go(1, "route.no-later");
  }

  private void go(int steps, String key) {
    remember();
    int next = current + steps;
    if (next >= 0 && next < asked.size()) {
      current = next;
      take(asked.get(next));
      forgetReturnRoute();
    } else {
      note = Optional.of(Texts.get(key));
    }
  }

  /** Records the stops as asked for, for {@link #goBack}; not while one of them is dragged. */
  void remember() {
    RouteStops now = routeStops();
    if (asked.get(current).equals(now)) {
      return;
    }
    asked.subList(current + 1, asked.size()).clear();
    asked.add(now);
    if (asked.size() > MAX_ASKED) {
      asked.remove(0);
    }
    current = asked.size() - 1;
  }

  /** Begins the record of what was asked for anew, with the current stops. */
  private void forgetAsked() {
    asked.clear();
    asked.add(routeStops());
    current = 0;
  }

  @Override
  public void addGoal(Cell cell) {
    addToGoals(cell);
    forgetReturnRoute();
  }

  /** Removes one of several goals; the next goal replaces the main one. */
  private void removeGoal(int index) {
    if (index > 0) {
      others.remove(index - 1);
    } else {
      routeEnds = routeEnds.with(RouteEnd.GOAL, others.remove(0));
    }
    forgetReturnRoute();
  }

  /** Removes all waypoints and further goals, or restores those that it removed last. */
  @Override
  public void clearStops() {
    if (via.isEmpty() && others.isEmpty()) {
      leftOut.ifPresent(before -> addStops(before.via(), before.others()));
      boolean isNone = via.isEmpty() && others.isEmpty();
      note = Optional.of(Texts.get(isNone ? "route.stops.none" : "route.stops.restored"));
    } else {
      leftOut = Optional.of(routeStops());
      via.clear();
      others.clear();
      note = Optional.of(Texts.get("route.stops.cleared"));
    }
    forgetReturnRoute();
  }

  @Override
  public void takeRoute(RouteEnds ends, List<Cell> by) {
    if (!via.isEmpty() || !others.isEmpty()) {
      leftOut = Optional.of(routeStops());
    }
    take(new RouteStops(ends, by, List.of()));
    forgetReturnRoute();
  }

  @Override
  public void chooseTraveler(String name) {
    profile = travelDescription.profile(name).orElse(profile);
  }

  @Override
  public void compare(Optional<InfluenceScenario> world) {
    compared = compared.equals(world) ? Optional.empty() : world;
  }

  /** Changes the terrain of tiles for the current traveler. */
  public void tuneTerrain(Map<Tile, Terrain> changes) {
    costTunings.put(profile.name(), costTuning().with(changes, profile));
  }

  /** Returns the terrain of a tile for the current traveler. */
  public Terrain terrain(Tile tile) {
    return costTuning().terrain(tile, profile);
  }

  /** Returns the tile's own terrain, or that of plain ground if the traveler cannot enter it. */
  public Terrain passable(Tile tile) {
    Terrain own = profile.terrain(tile);
    return own.kind() == Terrain.Kind.BLOCKED ? Terrain.cost(1) : own;
  }

  /** Changes the influence of a tile. */
  public void tuneInfluence(Tile tile, Influence influence) {
    costTunings.put(profile.name(), costTuning().with(tile, influence));
  }

  /** Changes the rules of movement. */
  public void tuneMovement(Movement by) {
    movement = by;
  }

  /** Restores the costs of the tile set. */
  public void resetTuning() {
    costTunings.remove(profile.name());
    movement = Movement.DEFAULT;
  }

  /** Returns what the user has just done to the stops, if that needs words, and clears it. */
  Optional<String> takeNote() {
    Optional<String> result = note;
    note = Optional.empty();
    return result;
  }

  /** Switches to the return route, or from the return route to the original stops. */
  private void turn(Optional<Cell> reached) {
    RouteStops now = routeStops();
    Optional<RouteStops.Turned> known = turned.filter(both -> both.back().equals(now));
    if (known.isPresent()) {
      take(known.get().there());
      return;
    }
    RouteStops back =
        reached.isEmpty() && turned.isPresent() ? turned.get().back() : now.back(reached);
    turned = Optional.of(new RouteStops.Turned(now, back));
    take(back);
  }

  /** Returns the goal that the shown route reaches, if any. */
  private Optional<Cell> reached() {
    return shown.flatMap(
        report ->
            report.outcome() instanceof Outcome.Found found
                ? Optional.of(found.route().end()).filter(routeStops().goals()::contains)
                : Optional.empty());
  }

  /** Returns the requested stops. */
  public RouteStops routeStops() {
    return new RouteStops(routeEnds, via, others);
  }

  private void take(RouteStops routeStops) {
    routeEnds = routeStops.routeEnds();
    via.clear();
    via.addAll(routeStops.via());
    others.clear();
    others.addAll(routeStops.others());
  }

  /** Restores a part of the query. */
  void restore(QueryPart part) {
    if (part instanceof EndCell endCell) {
      routeEnds = routeEnds.with(endCell);
      forgetReturnRoute();
    } else if (part instanceof TravelSettings travelSettings) {
      set(travelSettings);
    }
  }

  /**
   * Restores earlier travel settings; keeps the traveler if this map does not have the earlier one.
   */
  private void set(TravelSettings travelSettings) {
    profile = travelDescription.profile(travelSettings.profile().name()).orElse(profile);
    costTunings.put(travelSettings.profile().name(), travelSettings.costTuning());
    movement = travelSettings.movement();
  }

  private void addStops(List<Cell> passed, List<Cell> goals) {
    passed.forEach(cell -> add(via, cell));
    goals.forEach(this::addToGoals);
  }

  private void addToGoals(Cell cell) {
    if (routeEnds.goal().isEmpty() && isOnMap(cell)) {
      routeEnds = routeEnds.with(RouteEnd.GOAL, cell);
    } else if (!routeEnds.goal().filter(cell::equals).isPresent()) {
      add(others, cell);
    }
  }

  private boolean add(List<Cell> stops, Cell cell) {
    return isOnMap(cell) && !stops.contains(cell) && stops.size() < MAX_STOPS && stops.add(cell);
  }

  private boolean isOnMap(Cell cell) {
    return size.contains(cell.x(), cell.y());
  }

  /** Restores the request made before the map was read again, as far as it still fits. */
  void resume(RouteState before) {
    before
        .routeEnds
        .start()
        .filter(this::isOnMap)
        .ifPresent(cell -> routeEnds = routeEnds.with(RouteEnd.START, cell));
    before
        .routeEnds
        .goal()
        .filter(this::isOnMap)
        .ifPresent(cell -> routeEnds = routeEnds.with(RouteEnd.GOAL, cell));
    before.via.forEach(cell -> add(via, cell));
    before.others.forEach(cell -> add(others, cell));
    costTunings.putAll(before.costTunings);
    profile = travelDescription.profile(before.profile.name()).orElse(profile);
    movement = before.movement;
    compared = before.compared;
    leftOut = before.leftOut;
    turned =
        before
            .turned
            .filter(both -> both.areAll(this::isOnMap))
            .filter(both -> both.holds(routeStops()));
    forgetAsked();
  }

  /** Replaces all stops. */
  void replaceStops(RouteStops stops) {
    take(stops);
    leftOut = Optional.empty();
    forgetReturnRoute();
    forgetAsked();
  }

  /** Restores a saved query, as far as it still fits the map. */
  void recall(SavedRouteQuery before, TileMap map) {
    RouteEnds marked = RouteEnds.markedOn(map);
    routeEnds =
        new RouteEnds(
            end(before.routeEnds().start(), before.marked().start(), marked.start()),
            end(before.routeEnds().goal(), before.marked().goal(), marked.goal()));
    addStops(before.via(), before.others());
    for (TravelProfile each : travelDescription.profiles()) {
      SavedRouteQuery.Changes changes = before.changes().get(each.name());
      if (changes != null) {
        costTunings.put(each.name(), changes.costTuning(map.legend(), each));
      }
    }
    profile = travelDescription.profile(before.profile()).orElse(profile);
    movement = before.movement();
    forgetAsked();
  }

  /** Returns the saved end, or the marked one if the map marks another end than it did then. */
  private Optional<Cell> end(Optional<Cell> current, Optional<Cell> was, Optional<Cell> marked) {
    boolean isOff = current.filter(cell -> !isOnMap(cell)).isPresent();
    return isOff || !was.equals(marked) ? marked : current;
  }

  /** Returns the query to save for {@link #recall}, without travelers of explore mode. */
  public SavedRouteQuery savedRouteQuery(TileMap map) {
    Map<String, SavedRouteQuery.Changes> changes = new HashMap<>();
    costTunings.forEach(
        (name, costTuning) -> {
          if (!costTuning.equals(CostTuning.NONE)) {
            changes.put(name, SavedRouteQuery.Changes.of(costTuning, map.legend()));
          }
        });
    return new SavedRouteQuery(
        RouteEnds.markedOn(map),
        routeEnds,
        via,
        others,
        profile.name(),
        changes,
        movement,
        List.of(),
        false);
  }

  /** Returns the start and goal. */
  RouteEnds routeEnds() {
    return routeEnds;
  }

  /** Returns the traveler as defined by the tile set. */
  public TravelProfile profile() {
    return profile;
  }

  /** Returns the travelers that the map's tile set defines. */
  public List<TravelProfile> profiles() {
    return travelDescription.profiles();
  }

  /** Returns how the map's tile set defines travel. */
  public TravelDescription travelDescription() {
    return travelDescription;
  }

  /** Returns the changes to costs for the current traveler. */
  public CostTuning costTuning() {
    return costTunings.getOrDefault(profile.name(), CostTuning.NONE);
  }

  /** Returns the movement rules. */
  public Movement movement() {
    return movement;
  }

  /** Whether the current traveler's costs and the movement rules are unchanged. */
  public boolean isUntuned() {
    return costTuning().equals(CostTuning.NONE) && movement.equals(Movement.DEFAULT);
  }

  /** Returns the current travel settings. */
  public TravelSettings travelSettings() {
    return new TravelSettings(profile, costTuning(), movement);
  }

  /**
   * Returns the route to request.
   *
   * @param withItinerary whether to describe it in words
   */
  public RouteRequest routeRequest(boolean withItinerary) {
    return new RouteRequest(
        routeEnds,
        via,
        others,
        travelSettings(),
        compared,
        withItinerary ? Optional.of(Texts.distanceUnit()) : Optional.empty());
  }
}
