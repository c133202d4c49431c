package emberway.app.command;

import emberway.map.GridSize;
import emberway.worldgen.WorldRequest;

/** Makes new maps, which are opened without a file. */
public interface WorldCommands {
  /** Chooses the random world to preview. */
  void choose(WorldRequest request);

  /** Chooses another world of the same kind. */
  void roll();

  /** Opens the chosen world. */
  void keep();

  /** Cancels the making of the world that is to be opened. */
  void cancel();

  /** Opens an empty map whose ground is a base tile, by its id in the legend of new maps. */
  void create(GridSize size, int ground);
}
