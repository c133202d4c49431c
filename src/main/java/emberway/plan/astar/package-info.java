/**
 * The exact searches: A* in fixed point (from one end or both) and in floating point, and jump
 * point search for maps with a single ground cost.
 *
 * <p>In: a field, goals and a heuristic. Out: the cheapest route, with its cost.
 *
 * <p>Start at {@link ExactSearch}, which all of them implement, and at {@link FixedPointAStar},
 * which most queries use. Its {@link FixedPointKernel} is a loop over flat arrays; {@link
 * BidirectionalAStar} searches from both ends, with a {@link SearchThread} for one of them if
 * available.
 */
package emberway.plan.astar;
