/**
 * The panel of the map's places, with what the journeys to them cost.
 *
 * <p>In: the places of the map, and the answers of {@link emberway.app.route.PlaceSurvey}. Out:
 * calls of {@link emberway.app.command.PlaceCommands}, and journeys.
 *
 * <p>Start at {@link PlacesPanel}. {@link PlaceRows} filters and sorts, without the library of
 * panels.
 */
package emberway.app.panel.place;
