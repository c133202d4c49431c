/**
 * The costs of steps, computed from ground, overlay and influences, and the moves that each cell
 * allows.
 *
 * <p>In: a map and its legend. Out: an immutable {@link CostField}; an edited field shares
 * unchanged pages with the old one.
 *
 * <p>Start at {@link CostField}. {@link GroundCosts} computes the terrain's costs; {@link
 * InfluenceSources} applies influences to them, for whole maps and for edits. {@link Movement}
 * holds the diagonal factor and the corner rule, {@link NeighborMasks} the allowed moves, and
 * {@link ConnectedComponents} which cells can reach each other.
 */
package emberway.plan.cost;
