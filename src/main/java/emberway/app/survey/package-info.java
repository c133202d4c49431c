/**
 * Surveys of a map: what one can reach from the start within a limit, which routes really differ,
 * and what is nearest. Each is a {@link Survey} here and a panel in {@code app.panel.survey}.
 *
 * <p>In: what the user asks. Out: questions, which a worker's thread answers, states for the panels
 * to show, and fields and routes over the map.
 *
 * <p>Start at {@link Surveys}, which lists them. A new survey is a class here and its panel, a line
 * in {@code Surveys} and in {@code Explorer}, a constant of {@link emberway.app.command.Command},
 * and its texts.
 */
package emberway.app.survey;
