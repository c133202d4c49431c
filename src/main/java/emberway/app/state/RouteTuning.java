package emberway.app.state;

import emberway.app.command.TuningCommands;
import emberway.app.scene.QueryPart;
import emberway.app.scene.TravelSettings;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.edit.EditHistory;
import emberway.plan.cost.Movement;
import java.util.Map;

/** Changes the costs of the route, and makes each change part of the undo history. */
final class RouteTuning implements TuningCommands {
  private final RouteState routeState;
  private final EditHistory<QueryPart> history;

  RouteTuning(RouteState routeState, EditHistory<QueryPart> history) {
    this.routeState = routeState;
    this.history = history;
  }

  private void tune(Runnable change) {
    TravelSettings before = routeState.travelSettings();
    change.run();
    history.set(before, routeState.travelSettings());
  }

  @Override
  public void beginTuning() {
    history.finish();
  }

  @Override
  public void tuneTerrain(Map<Tile, Terrain> changes) {
    tune(() -> routeState.tuneTerrain(changes));
  }

  @Override
  public void tuneInfluence(Tile tile, Influence influence) {
    tune(() -> routeState.tuneInfluence(tile, influence));
  }

  @Override
  public void tuneMovement(Movement movement) {
    tune(() -> routeState.tuneMovement(movement));
  }

  /** Restores the costs of the tile set, as an undo step of its own. */
  @Override
  public void resetTuning() {
    history.finish();
    tune(routeState::resetTuning);
  }
}
