/**
 * Surveys of a map: what one can reach from the start within a limit, which routes really differ,
 * and what is nearest. A model without threads; it tells what to compute.
 *
 * <p>In: what the user asks, and finished answers. Out: {@link SurveyQuestion}s, states for the
 * panels to show, and fields over the map.
 *
 * <p>Start at {@link Surveys}; {@link SurveyPlanner} computes the answers.
 */
package emberway.app.survey;
