/**
 * Several travelers at once, tick by tick, each with its own knowledge of the land, or as a team
 * with one knowledge. They move without collisions, and deadlocks are resolved.
 *
 * <p>In: trips over a map. Out: positions and {@link PartyEvent}s for each tick.
 *
 * <p>Start at {@link Party}; {@link Traveler} is a member of it. {@link PrioritizedSteps} chooses
 * the steps of a tick, and {@link StepReservations} keeps two travelers off one cell and out of
 * each other's way. {@link TeamGoals} gives the members of a team cells around one goal. {@link
 * DeadlockResolver} and {@link JointSearch} (LaCAM) resolve deadlocks.
 */
package emberway.plan.party;
