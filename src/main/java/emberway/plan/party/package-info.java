/**
 * Several travelers at once, tick by tick, each with its own knowledge of the land: moves without
 * collisions, and deadlocks resolved.
 *
 * <p>In: trips over a map. Out: positions and {@link PartyEvent}s of each tick.
 *
 * <p>Start at {@link Party}; {@link Traveler} is one of them, {@link DeadlockResolver} and {@link
 * JointSearch} untangle them (LaCAM).
 */
package emberway.plan.party;
