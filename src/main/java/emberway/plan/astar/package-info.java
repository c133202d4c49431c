/**
 * The exact searches: A* in fixed point, from one end or from both, in floating point, and jump
 * point search where all ground costs the same.
 *
 * <p>In: a field, goals and a heuristic. Out: the cheapest route, with its cost.
 *
 * <p>Start at {@link FixedPointAStar}, which most queries use. Its {@link FixedPointKernel} is one
 * loop over flat arrays; {@link BidirectionalAStar} searches from both ends, perhaps with a {@link
 * SearchThread} for one of them.
 */
package emberway.plan.astar;
