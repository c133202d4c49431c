package emberway.view;

import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.TileMap;
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
import emberway.plan.query.SearchRules;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.RouteOverlay;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

/**
 * Plans on a map and presents costs, influences and routes for display. Computes them on first use
 * and caches them; after changing the map, call {@link #edited}. Serves one thread; callers of
 * {@link #prepare} must close it when done.
 */
public final class MapPlanner implements AutoCloseable {
  private final TileMap map;
  private final Movement movement;
  private final UnaryOperator<CostField> change; // of the map's costs before their first use
  // Null until needed.
  private CostField costs;
  private InfluenceField influences;
  private Planner planner; // for the map's own rules, if these are not the default
  private InteractivePlanner live; // for the default rules

  /** Creates a planner for a map in its current state, with {@link Movement#DEFAULT}. */
  public MapPlanner(TileMap map) {
    this(map, Movement.DEFAULT);
  }

  /**
   * Creates a planner for a map that is not edited, with {@link Movement#DEFAULT}.
   *
   * @param change changes the map's costs
   */
  public MapPlanner(TileMap map, UnaryOperator<CostField> change) {
    this(map, Movement.DEFAULT, change);
  }

  /**
   * Creates a planner for a map in its current state.
   *
   * @param movement the movement, unless the map has its own rules
   */
  public MapPlanner(TileMap map, Movement movement) {
    this(map, movement, UnaryOperator.identity());
  }

  private MapPlanner(TileMap map, Movement movement, UnaryOperator<CostField> change) {
    this.map = map;
    this.movement = movement;
    this.change = change;
  }

  /** The preset for a map: its own, or the default. */
  public static Preset preset(TileMap map) {
    String own = map.info().rules();
    return own.isEmpty() ? Preset.TERRAIN : Labeled.find(Preset.class, own);
  }

  /**
   * The costs of steps.
   *
   * @throws CostFieldException if the map leads to costs that no search can handle
   */
  public CostField costs() {
    if (costs == null) {
      costs = change.apply(CostField.of(map));
    }
    return costs;
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
      live = new InteractivePlanner(costs(), movement);
    }
    return live;
  }

  private Planner planner() {
    if (planner == null) {
      planner = new Planner(costs(), rules());
    }
    return planner;
  }

  /** The rules used for answers. */
  public SearchRules rules() {
    Preset preset = preset(map);
    return preset == Preset.TERRAIN ? preset.rules().with(movement) : preset.rules();
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
    CostField before = costs;
    InfluenceField acting = influences;
    costs = null;
    influences = null;
    planner = null;
    try {
      influences = acting == null ? null : acting.edited(map, changed);
      costs = before == null ? null : before.edited(map, changed);
    } catch (CostFieldException unplannable) {
      close();
      throw unplannable;
    }
    if (live != null) {
      live.update(costs);
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
    double cost = 0;
    for (int step = 1; step <= route.steps(); step++) {
      boolean isDiagonal = map.size().isDiagonal(route.index(step - 1), route.index(step));
      cost += rules().stepCost(costs().costAt(route.index(step)), isDiagonal);
    }
    return cost;
  }

  /** An explanation of a route's cost; empty if there is no route. */
  public Optional<RouteCostBreakdown> reasons(Outcome outcome) {
    return outcome instanceof Outcome.Found found
        ? Optional.of(RouteCostBreakdown.of(map, costs(), influences(), found.route(), rules()))
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
        CostField field = costs();
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
