/**
 * The search lab: a search recorded step by step, presets compared with each other, and the lessons
 * of the guided tour. A model without threads; it tells what to compute.
 *
 * <p>In: what the user sets up, and finished recordings. Out: {@link RecordingRequest}s, and states
 * for the panels to show.
 *
 * <p>Start at {@link Lab}; {@link Lesson} lists the tour.
 */
package emberway.app.lab;
