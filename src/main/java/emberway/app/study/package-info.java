/**
 * What the window computes beside the route: surveys of the map, the search lab, and explore mode.
 * Models without threads; they tell what to compute, and workers answer.
 *
 * <p>In: what the user sets up or asks. Out: questions, recordings and simulations for a worker;
 * states for the panels to show.
 *
 * <p>Start at {@link Surveys}, which lists them, at {@link Lab} with its {@link Lesson}s, and at
 * {@link Walk}, whose party {@link WalkSimulation} runs. A new survey is a class here and its
 * panel, a line in {@code Surveys} and in {@code Explorer}, a constant of {@link
 * emberway.app.command.Command}, and its texts.
 */
package emberway.app.study;
