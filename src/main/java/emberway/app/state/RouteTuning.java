package emberway.app.state;

import emberway.app.command.TuningCommands;
import emberway.app.route.QueryPart;
import emberway.app.route.TravelSettings;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.edit.EditHistory;
import emberway.plan.cost.Movement;

/** Changes the costs of the route, and makes each change part of the undo history. */
final class RouteTuning implements TuningCommands {
  private final RouteState routeState;
  private final EditHistory<QueryPart> history;

  RouteTuning(RouteState routeState, EditHistory<QueryPart> history) {
    this.routeState = routeState;
    this.history = history;
  }

  @Override
  public void beginTuning() {
    history.finish();
  }

  @Override
  public void tuneTerrain(Tile tile, Terrain terrain) {
    TravelSettings before = routeState.travelSettings();
    routeState.tuneTerrain(tile, terrain);
    history.set(before, routeState.travelSettings());
  }

  @Override
  public void tuneInfluence(Tile tile, Influence influence) {
    TravelSettings before = routeState.travelSettings();
    routeState.tuneInfluence(tile, influence);
    history.set(before, routeState.travelSettings());
  }

  @Override
  public void tuneMovement(Movement movement) {
    TravelSettings before = routeState.travelSettings();
    routeState.tuneMovement(movement);
    history.set(before, routeState.travelSettings());
  }

  /** Restores the costs of the tile set, as an undo step of its own. */
  @Override
  public void resetTuning() {
    history.finish();
    TravelSettings before = routeState.travelSettings();
    routeState.resetTuning();
    history.set(before, routeState.travelSettings());
  }
}
