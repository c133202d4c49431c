package emberway.app.command;

import emberway.app.route.InfluenceScenario;
import emberway.app.route.RouteEnd;
import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.plan.cost.Movement;
import java.util.Optional;

/** What changes the route that is asked for. */
public sealed interface RouteAction extends Action.OfState {
  /** What changes where the route leads, who travels, and what it is compared with. */
  sealed interface OfQuery extends RouteAction {
    /** Takes what changes the route that is asked for. */
    interface Handler {
      void swapEnds();

      void setEnd(RouteEnd end, Cell cell);

      void addVia(Cell cell);

      void removeVia(int index);

      void passEarlier(int index);

      void addGoal(Cell cell);

      void removeGoal(int index);

      void clearStops();

      void chooseTraveler(String profile);

      void compare(Optional<InfluenceScenario> world);
    }

    void dispatch(OfQuery.Handler handler);

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Go from the goal to the start. */
  record SwapEnds() implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.swapEnds();
    }
  }

  /** Move an end of the route. */
  record SetEnd(RouteEnd end, Cell cell) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.setEnd(end, cell);
    }
  }

  /** Pass a cell on the way, after all others that were asked for. */
  record AddVia(Cell cell) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.addVia(cell);
    }
  }

  /** Pass it no more. [0..number of them - 1] */
  record RemoveVia(int index) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.removeVia(index);
    }
  }

  /** Pass it before the one that comes before it now. [1..number of them - 1] */
  record PassEarlier(int index) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.passEarlier(index);
    }
  }

  /** Let a cell be another goal: whichever is cheapest to reach. */
  record AddGoal(Cell cell) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.addGoal(cell);
    }
  }

  /** Let it be none any more, unless it is the only one. [0 for the first of all, and so on] */
  record RemoveGoal(int index) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.removeGoal(index);
    }
  }

  /** Go straight to the one goal, past nothing. */
  record ClearStops() implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.clearStops();
    }
  }

  /** Travel as a profile of the tile set says. */
  record ChooseTraveler(String profile) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.chooseTraveler(profile);
    }
  }

  /** Compare with another world, or no more: neither with none nor with the one at hand. */
  record Compare(Optional<InfluenceScenario> world) implements OfQuery {
    @Override
    public void dispatch(OfQuery.Handler handler) {
      handler.compare(world);
    }
  }

  /** What changes the costs by which the route is planned, and can be undone. */
  sealed interface OfTuning extends RouteAction {
    /** Takes what changes these costs. */
    interface Handler {
      void beginTuning();

      void tuneTerrain(Tile tile, Terrain terrain);

      void tuneInfluence(Tile tile, Influence influence);

      void tuneMovement(Movement movement);

      void resetTuning();
    }

    void dispatch(OfTuning.Handler handler);

    /** Whether it is a step of its own to be undone, whatever was tuned before. */
    default boolean beginsStep() {
      return false;
    }

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Begin a change of costs, such as a slider's drag: all of it is one step to be undone. */
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

  /** Let a tile do something else to the cost of whoever travels now. */
  record TuneTerrain(Tile tile, Terrain terrain) implements OfTuning {
    @Override
    public void dispatch(OfTuning.Handler handler) {
      handler.tuneTerrain(tile, terrain);
    }
  }

  /** Let a tile bend routes in another way. */
  record TuneInfluence(Tile tile, Influence influence) implements OfTuning {
    @Override
    public void dispatch(OfTuning.Handler handler) {
      handler.tuneInfluence(tile, influence);
    }
  }

  /** Move by other rules. */
  record TuneMovement(Movement movement) implements OfTuning {
    @Override
    public void dispatch(OfTuning.Handler handler) {
      handler.tuneMovement(movement);
    }
  }

  /** Let all be as the tile set says. */
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
