package emberway.app.command;

import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.plan.cost.Movement;
import java.util.Map;

/** Changes the costs of the route: steps of the undo history. */
public interface TuningCommands {
  /** Begins a change of costs, such as the drag of a slider, which is one undo step. */
  void beginTuning();

  /** Changes the terrain of a tile for the current traveler. */
  default void tuneTerrain(Tile tile, Terrain terrain) {
    tuneTerrain(Map.of(tile, terrain));
  }

  /** Changes the terrain of tiles for the current traveler. */
  void tuneTerrain(Map<Tile, Terrain> changes);

  /** Changes the influence of a tile. */
  void tuneInfluence(Tile tile, Influence influence);

  /** Changes the rules of movement. */
  void tuneMovement(Movement movement);

  /** Restores the costs of the tile set. */
  void resetTuning();
}
