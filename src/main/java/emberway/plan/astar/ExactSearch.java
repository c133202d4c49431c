package emberway.plan.astar;

import emberway.plan.landmark.Landmarks;
import emberway.plan.query.LegSearch;

/** A search for cheapest routes over one cost field, and what it knows about the field's cells. */
public interface ExactSearch extends LegSearch {
  /**
   * The moves that each cell allows, as in {@link emberway.plan.cost.NeighborMasks}; must not be
   * modified. [size: width*height, row-major]
   */
  byte[] moves();

  /**
   * Whether a passable cell and another cell are connected. The first call takes time linear in the
   * cells, later ones constant time, except for cells in small enclosed parts of the map.
   */
  boolean areConnected(int start, int cell);

  /** Whether landmarks speed up this search. */
  default boolean usesLandmarks() {
    return false;
  }

  /**
   * From the next search on, uses landmarks that hold for the field; null for none. Ignored by
   * searches that use no landmarks.
   */
  default void use(Landmarks landmarks) {}

  /** Gives back the memory of searches; the next search takes it again. */
  default void release() {}

  /**
   * Takes over what still holds of a search over the map before an edit. The old search must not be
   * used any more.
   */
  default void takeOver(ExactSearch spent) {}
}
