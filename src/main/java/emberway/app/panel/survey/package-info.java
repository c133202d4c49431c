/**
 * The panels of surveys: what lies within reach of the start, routes side by side, the nearest of
 * each kind, the costs between places, the route day by day, and the ruler.
 *
 * <p>In: the state and a frame of the interface. Out: widgets, and calls of {@link
 * emberway.app.command.Commands}.
 *
 * <p>Start at {@link ReachPanel}; {@link SurveyPanel} has what the panels share.
 */
package emberway.app.panel.survey;
