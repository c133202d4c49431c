package emberway.view;

import emberway.map.Cell;
import emberway.map.GridSize;
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
import java.util.function.IntToDoubleFunction;

/**
 * What the planner makes of a map, in the form that a picture can show. Costs, influences and the
 * planner are made when first asked for and kept; whoever changes the map says so with {@link
 * #edited}. One thread; whoever calls {@link #prepare} closes it when done.
 */
public final class MapPlanner implements AutoCloseable {
  private final TileMap map;
  private final Movement movement;
  private CostField costs; // null until needed, like all below
  private InfluenceField influences;
  private Planner planner; // by the map's own rules, where these are not the default ones
  private InteractivePlanner live; // by the default rules

  /** Of a map as it is now, over which one moves as published. */
  public MapPlanner(TileMap map) {
    this(map, Movement.DEFAULT);
  }

  /**
   * Of a map as it is now.
   *
   * @param movement how one moves, unless the map goes by rules of its own
   */
  public MapPlanner(TileMap map, Movement movement) {
    this.map = map;
    this.movement = movement;
  }

  /** The preset that answers for a map: its own, or the default. */
  public static Preset preset(TileMap map) {
    String own = map.info().rules();
    return own.isEmpty() ? Preset.TERRAIN : Labeled.find(Preset.class, own);
  }

  /**
   * What steps cost.
   *
   * @throws CostFieldException if the map asks for costs that no search can work with
   */
  public CostField costs() {
    if (costs == null) {
      costs = CostField.of(map);
    }
    return costs;
  }

  /**
   * The way between two cells by the map's own rules.
   *
   * @throws CostFieldException likewise
   */
  public Outcome plan(Cell from, Cell to, SearchHooks hooks) {
    return plan(Query.between(from, to), hooks);
  }

  /**
   * The answer to a query by the map's own rules.
   *
   * @throws CostFieldException likewise
   */
  public Outcome plan(Query query, SearchHooks hooks) {
    return preset(map) == Preset.TERRAIN ? live().plan(query, hooks) : planner().plan(query, hooks);
  }

  /**
   * Those of some goals to which no way leads from a cell, see {@link Planner#outOfReach}.
   *
   * @throws CostFieldException likewise
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

  /** The rules that answers follow. */
  public SearchRules rules() {
    Preset preset = preset(map);
    return preset == Preset.TERRAIN ? preset.rules().with(movement) : preset.rules();
  }

  /**
   * Gets ready for the next query of a drag, while there is nothing else to do; answers that are
   * asked for meanwhile are right all the same.
   *
   * @param mostCells about how many cells to look at
   * @param cancelled asked now and then, whether to stop
   * @return whether there is more to do
   */
  public boolean prepare(long mostCells, BooleanSupplier cancelled) {
    return live != null && live.grow(mostCells, cancelled);
  }

  /**
   * Takes an edit of the map, in time that goes with what it changes.
   *
   * @param changed the cells that hold another tile since this was made, or since the last edit
   * @throws CostFieldException if the map asks for costs that no search can work with; then this
   *     knows nothing any more, and begins anew with the next question
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

  /** Ends all preparation; what is asked for later is made anew. */
  @Override
  public void close() {
    if (live != null) {
      live.close();
      live = null;
    }
  }

  /**
   * What a route costs here, wherever it was found; infinite where it cannot be gone.
   *
   * @throws CostFieldException likewise
   */
  public double costOf(Route route) {
    double cost = 0;
    for (int step = 1; step <= route.steps(); step++) {
      boolean isDiagonal = map.size().isDiagonal(route.index(step - 1), route.index(step));
      cost += rules().stepCost(costs().costAt(route.index(step)), isDiagonal);
    }
    return cost;
  }

  /** Why a route costs what it costs; nothing where there is no route. */
  public Optional<RouteCostBreakdown> reasons(Outcome outcome) {
    return outcome instanceof Outcome.Found found
        ? Optional.of(RouteCostBreakdown.of(map, costs(), influences(), found.route(), rules()))
        : Optional.empty();
  }

  /**
   * A field over the map.
   *
   * @throws CostFieldException likewise
   */
  public FieldOverlay field(FieldKind fieldKind) {
    return switch (fieldKind) {
      case WARMTH -> overlay(FieldOverlay.Kind.ATTRACT, influences()::attractionAt);
      case DREAD -> overlay(FieldOverlay.Kind.REPEL, influences()::repulsionAt);
      case COST -> overlay(FieldOverlay.Kind.COST, costs()::costAt);
    };
  }

  private FieldOverlay overlay(FieldOverlay.Kind kind, IntToDoubleFunction valueAt) {
    GridSize size = map.size();
    float[] values = new float[size.cells()];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = (float) Math.max(Float.MIN_NORMAL, valueAt.applyAsDouble(cell));
    }
    return new FieldOverlay(kind, size, values);
  }

  private InfluenceField influences() {
    if (influences == null) {
      influences = InfluenceField.of(map);
    }
    return influences;
  }

  /**
   * The route that came of a plan, or the one to the nearest cell; nothing where there is neither.
   *
   * @param goal where it was to lead
   */
  public static Optional<RouteOverlay> route(Outcome outcome, GridSize size, Cell goal) {
    if (outcome instanceof Outcome.Found found) {
      return Optional.of(overlay(found.route(), size, found.route().end()));
    }
    if (outcome instanceof Outcome.Unreachable unreachable) {
      return Optional.of(overlay(unreachable.nearest(), size, goal));
    }
    return Optional.empty();
  }

  private static RouteOverlay overlay(Route route, GridSize size, Cell goal) {
    return new RouteOverlay(size, route.indices(), size.index(goal));
  }
}
