package emberway.app.command;

import emberway.app.route.InfluenceScenario;
import emberway.app.route.RouteEnd;
import emberway.app.route.RouteEnds;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.plan.cost.Movement;
import java.util.List;
import java.util.Optional;

/** Actions that change the requested route. */
public sealed interface RouteAction extends Action.OfState {
  /**
   * Actions that change the route's ends and stops, the traveler, and the comparison. They are not
   * steps of the undo history.
   */
  sealed interface OfQuery extends RouteAction {
    /** Handles actions that change the requested route. */
    interface Handler {
      void swapEnds();

      void setEnd(RouteEnd end, Cell cell);

      void addVia(Cell cell);

      void removeVia(int index);

      void passEarlier(int index);

      void addGoal(Cell cell);

      void removeGoal(int index);

      void clearStops();

      void takeRoute(RouteEnds routeEnds, List<Cell> via);

      void chooseTraveler(String profile);

      void compare(Optional<InfluenceScenario> world);
    }

    void dispatch(OfQuery.Handler handler);

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Swaps the start and the goal. */
  record SwapEnds() implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.swapEnds();
    }
  }

  /** Moves an end of the route to a cell. */
  record SetEnd(RouteEnd end, Cell cell) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.setEnd(end, cell);
    }

    @Override
    public Optional<Hint> hint(GridSize map) {
      boolean isMoved = end == RouteEnd.GOAL && map.contains(cell.x(), cell.y());
      return isMoved ? Optional.of(Hint.GO) : Optional.empty();
    }
  }

  /** Adds a via cell after all others. */
  record AddVia(Cell cell) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.addVia(cell);
    }
  }

  /** Removes a via cell. [0..number of via cells - 1] */
  record RemoveVia(int index) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.removeVia(index);
    }
  }

  /** Swaps a via cell with the one before it. [1..number of via cells - 1] */
  record PassEarlier(int index) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.passEarlier(index);
    }
  }

  /** Adds an alternative goal; the route leads to the goal that is cheapest to reach. */
  record AddGoal(Cell cell) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.addGoal(cell);
    }
  }

  /** Removes a goal, unless it is the only one. [0 for the first goal, then the alternatives] */
  record RemoveGoal(int index) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.removeGoal(index);
    }
  }

  /** Removes all via cells and all goals but the first. */
  record ClearStops() implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.clearStops();
    }
  }

  /** Requests a route between two ends by these via cells, in place of all stops. */
  record TakeRoute(RouteEnds routeEnds, List<Cell> via) implements OfQuery {
    /** Copies the list. */
    public TakeRoute {
      via = List.copyOf(via);
    }

    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.takeRoute(routeEnds, via);
    }
  }

  /** Selects the travel profile, by its name in the tile set. */
  record ChooseTraveler(String profile) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.chooseTraveler(profile);
    }
  }

  /**
   * Compares the route with the one in a scenario. An empty {@code scenario}, or the scenario
   * compared with now, ends the comparison.
   */
  record Compare(Optional<InfluenceScenario> scenario) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.compare(scenario);
    }
  }

  /** Actions that change the costs of the route: steps of the undo history. */
  sealed interface OfTuning extends RouteAction {
    /** Handles actions that change costs. */
    interface Handler {
      void beginTuning();

      void tuneTerrain(Tile tile, Terrain terrain);

      void tuneInfluence(Tile tile, Influence influence);

      void tuneMovement(Movement movement);

      void resetTuning();
    }

    void dispatch(OfTuning.Handler handler);

    /** Whether the action begins a new undo step, whatever was tuned before. */
    default boolean beginsStep() {
      return false;
    }

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Begins a change of costs, such as the drag of a slider, which is one undo step. */
  record BeginTuning() implements OfTuning {
    @Override
    public boolean beginsStep() {
      return true;
    }

    @Override
    public void dispatch(OfTuning.Handler handler) {
      handler.beginTuning();
    }
  }

  /** Changes the terrain of a tile for the current traveler. */
  record TuneTerrain(Tile tile, Terrain terrain) implements OfTuning {
    @Override
    public void dispatch(OfTuning.Handler handler) {
      handler.tuneTerrain(tile, terrain);
    }
  }

  /** Changes the influence of a tile. */
  record TuneInfluence(Tile tile, Influence influence) implements OfTuning {
    @Override
    public void dispatch(OfTuning.Handler handler) {
      handler.tuneInfluence(tile, influence);
    }
  }

  /** Changes the rules of movement. */
  record TuneMovement(Movement movement) implements OfTuning {
    @Override
    public void dispatch(OfTuning.Handler handler) {
      handler.tuneMovement(movement);
    }
  }

  /** Restores the costs of the tile set. */
  record ResetTuning() implements OfTuning {
    @Override
    public boolean beginsStep() {
      return true;
    }

    @Override
    public void dispatch(OfTuning.Handler handler) {
      handler.resetTuning();
    }
  }
}
