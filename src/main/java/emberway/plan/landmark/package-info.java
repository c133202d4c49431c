/**
 * Lower bounds by the triangle inequality (ALT): costs to and from a few landmarks, prepared once
 * and repaired after edits.
 *
 * <p>In: a field and its movement. Out: {@link Landmarks}, from which a search takes a heuristic.
 *
 * <p>Start at {@link Landmarks}; {@link LandmarkPreparation} prepares them; {@link
 * LandmarkHeuristic} and {@link LandmarkPotential} use them.
 */
package emberway.plan.landmark;
