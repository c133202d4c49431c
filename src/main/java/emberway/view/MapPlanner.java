package emberway.view;

import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.TileMap;
import emberway.map.TravelProfile;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.CostFieldException;
import emberway.plan.cost.InfluenceField;
import emberway.plan.cost.Labeled;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.InteractivePlanner;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.StepCosts;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.RouteOverlay;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Plans on a map and presents costs, influences and routes for display. Computes them on first use
 * and caches them; after changing the map, call {@link #edited}. Serves one thread; callers of
 * {@link #prepare} must close it when done.
 */
public final class MapPlanner implements AutoCloseable {
  private final TileMap map; // as the traveler finds it
  private final TravelProfile profile;
  private final Movement movement;
  private final UnaryOperator<CostField> change; // of the map's costs before their first use
  // Null until needed.
  private StepCosts stepCosts;
  private InfluenceField influences;
  private Planner planner; // for the map's own rules, if these are not the default
  private InteractivePlanner live; // for the default rules

  /** Creates a planner for a map in its current state, on foot with {@link Movement#DEFAULT}. */
  public MapPlanner(TileMap map) {
    this(map, TravelProfile.FOOT, Movement.DEFAULT);
  }

  /**
   * Creates a planner for a map that is not edited, with {@link Movement#DEFAULT}.
   *
   * @param change changes the traveler's costs
   */
  public MapPlanner(TileMap map, TravelProfile profile, UnaryOperator<CostField> change) {
    this(map, profile, Movement.DEFAULT, change);
  }

  /**
   * Creates a planner for a map in its current state.
   *
   * @param profile who travels
   * @param movement the movement, unless the map has its own rules
   */
  public MapPlanner(TileMap map, TravelProfile profile, Movement movement) {
    this(map, profile, movement, UnaryOperator.identity());
  }

  private MapPlanner(
      TileMap map, TravelProfile profile, Movement movement, UnaryOperator<CostField> change) {
    this.map = profile.applyTo(map);
    this.profile = profile;
    this.movement = movement;
    this.change = change;
  }

  /** The preset for a map: its own, or the default. */
  public static Preset preset(TileMap map) {
    String own = map.info().rules();
    return own.isEmpty() ? Preset.TERRAIN : Labeled.find(Preset.class, own);
  }

  /**
   * Steps as a map's own rules have them; the same object if it has none.
   *
   * @param stepCosts by the rules of preset terrain
   */
  public static StepCosts byOwnRules(StepCosts stepCosts, TileMap map) {
    Preset preset = preset(map);
    return preset == Preset.TERRAIN ? stepCosts : stepCosts.with(preset.rules());
  }

  /**
   * The traveler's steps, by the rules of preset terrain.
   *
   * @throws CostFieldException if the map leads to costs that no search can handle
   */
  public StepCosts stepCosts() {
    if (stepCosts == null) {
      StepCosts unchanged = StepCosts.of(map, profile, movement);
      stepCosts = unchanged.with(change.apply(unchanged.field()));
    }
    return stepCosts;
  }

  /**
   * The traveler's steps by the rules used for answers.
   *
   * @throws CostFieldException if the map leads to costs that no search can handle
   */
  public StepCosts byOwnRules() {
    return byOwnRules(stepCosts(), map);
  }

  /**
   * Finds the route between two cells by the map's own rules.
   *
   * @throws CostFieldException if the map leads to costs that no search can handle
   */
  public Outcome plan(Cell from, Cell to, SearchHooks hooks) {
    return plan(Query.between(from, to), hooks);
  }

  /**
   * Answers a query by the map's own rules.
   *
   * @throws CostFieldException if the map leads to costs that no search can handle
   */
  public Outcome plan(Query query, SearchHooks hooks) {
    return preset(map) == Preset.TERRAIN ? live().plan(query, hooks) : planner().plan(query, hooks);
  }

  /**
   * Returns the goals that cannot be reached from a cell, see {@link Planner#outOfReach}.
   *
   * @throws CostFieldException if the map leads to costs that no search can handle
   */
  public List<Cell> outOfReach(Cell from, List<Cell> goals) {
    return preset(map) == Preset.TERRAIN
        ? live().outOfReach(from, goals)
        : planner().outOfReach(from, goals);
  }

  private InteractivePlanner live() {
    if (live == null) {
      live = new InteractivePlanner(stepCosts().field(), stepCosts().movement());
    }
    return live;
  }

  private Planner planner() {
    if (planner == null) {
      planner = new Planner(byOwnRules());
    }
    return planner;
  }

  /**
   * Prepares for the next query of a drag during idle time. Queries in between are still answered
   * correctly.
   *
   * @param mostCells the approximate number of cells to expand
   * @param canceled called from time to time; preparation stops once it returns true
   * @return whether there is more to do
   */
  public boolean prepare(long mostCells, BooleanSupplier canceled) {
    return live != null && live.grow(mostCells, canceled);
  }

  /**
   * Updates the cached data after an edit of the map, in time proportional to the change.
   *
   * @param changed the cells whose tiles changed since this planner was created or last updated
   * @throws CostFieldException if the map leads to costs that no search can handle; all cached data
   *     is discarded then
   */
  public void edited(Collection<Cell> changed) {
    StepCosts before = stepCosts;
    InfluenceField acting = influences;
    stepCosts = null;
    influences = null;
    planner = null;
    try {
      influences = acting == null ? null : acting.edited(map, changed);
      stepCosts = before == null ? null : before.with(before.field().edited(map, changed));
    } catch (CostFieldException unplannable) {
      close();
      throw unplannable;
    }
    if (live != null) {
      live.update(stepCosts.field());
    }
  }

  /** Stops all preparation; later queries compute what they need. */
  @Override
  public void close() {
    if (live != null) {
      live.close();
      live = null;
    }
  }

  /**
   * The cost of any route on this map; infinite if it is not passable.
   *
   * @throws CostFieldException if the map leads to costs that no search can handle
   */
  public double costOf(Route route) {
    return byOwnRules().route(route.indices()).cost();
  }

  /** An explanation of a route's cost; empty if there is no route. */
  public Optional<RouteCostBreakdown> reasons(Outcome outcome) {
    return outcome instanceof Outcome.Found found
        ? Optional.of(RouteCostBreakdown.of(map, byOwnRules(), influences(), found.route()))
        : Optional.empty();
  }

  /**
   * A field as an overlay.
   *
   * @throws CostFieldException if the map leads to costs that no search can handle
   */
  public FieldOverlay field(FieldKind fieldKind) {
    return switch (fieldKind) {
      case WARMTH -> overlay(FieldOverlay.Kind.ATTRACT, Influence.Effect.ATTRACT);
      case DREAD -> overlay(FieldOverlay.Kind.REPEL, Influence.Effect.REPEL);
      case COST -> {
        CostField field = stepCosts().field();
        yield new FieldOverlay(
            FieldOverlay.Kind.COST, map.size(), cell -> shown((float) field.costAt(cell)));
      }
    };
  }

  private FieldOverlay overlay(FieldOverlay.Kind kind, Influence.Effect effect) {
    InfluenceField field = influences();
    boolean isAttracting = effect == Influence.Effect.ATTRACT;
    return new FieldOverlay(
        kind,
        map.size(),
        new FieldOverlay.Values() {
          @Override
          public float at(int cell) {
            return shown(isAttracting ? field.attractionAt(cell) : field.repulsionAt(cell));
          }

          @Override
          public int nextNotOne(int cell) {
            return field.nextChanged(effect, cell);
          }
        });
  }

  /** A value as an overlay can have it: above 0. */
  private static float shown(float value) {
    return Math.max(Float.MIN_NORMAL, value);
  }

  /** Whether any influence may change the traveler's costs. */
  public boolean isInfluenced() {
    return Stream.of(Influence.Effect.values())
        .anyMatch(effect -> influences().nextChanged(effect, 0) < map.size().cells());
  }

  private InfluenceField influences() {
    if (influences == null) {
      influences = InfluenceField.of(map);
    }
    return influences;
  }

  /**
   * The route found, or the route to the nearest cell, as an overlay; empty if there is neither.
   *
   * @param map whose roads the overlay follows
   * @param goal the requested goal
   */
  public static Optional<RouteOverlay> route(Outcome outcome, TileMap map, Cell goal) {
    if (outcome instanceof Outcome.Found found) {
      return Optional.of(overlay(found.route(), map, found.route().end()));
    }
    if (outcome instanceof Outcome.Unreachable unreachable) {
      return Optional.of(overlay(unreachable.nearest(), map, goal));
    }
    return Optional.empty();
  }

  /** A route, or one to the cell nearest to its goal, as an overlay; see {@link #route}. */
  public static RouteOverlay overlay(Route route, TileMap map, Cell goal) {
    int[] cells = RoadBends.follow(map, route.indices());
    return new RouteOverlay(map.size(), cells, map.size().index(goal));
  }
}
