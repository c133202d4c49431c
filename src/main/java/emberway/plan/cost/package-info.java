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
 *
 * <p>What the window says of a cell ({@code InfluenceBreakdown}) adds up in the same order. The
 * default factor of a diagonal is {@link Movement#DEFAULT_DIAGONAL} and nowhere else, and the
 * corner rule is {@link CornerCutting#allows}; jump points compare how many sides are passable.
 */
package emberway.plan.cost;
