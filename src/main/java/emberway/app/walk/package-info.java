/**
 * Explore mode: travelers who know only what they have seen, simulated tick by tick on a background
 * thread.
 *
 * <p>In: what the user sets up. Out: {@link WalkSnapshot}s for panels and overlay.
 *
 * <p>Start at {@link Walk}, its state; {@link WalkSimulation} runs the party of {@code plan.party},
 * and {@link WalkEvent} puts its events into words.
 */
package emberway.app.walk;
