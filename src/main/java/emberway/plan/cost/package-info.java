/**
 * What steps cost: cells' costs folded from ground, overlay and influences, and which of the eight
 * moves each cell allows.
 *
 * <p>In: a map and its legend. Out: an immutable {@link CostField}; an edited one shares its pages
 * with the old.
 *
 * <p>Start at {@link CostField}. {@link GroundCosts} folds the terrain, {@link InfluenceSources}
 * bends it, for whole maps and for edits alike. {@link Movement} holds the price of diagonals and
 * the rule for corners, {@link NeighborMasks} the moves, {@link ConnectedComponents} which cells
 * reach each other.
 */
package emberway.plan.cost;
