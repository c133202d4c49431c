package emberway.app.survey;

import emberway.app.route.ReachLimit;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Query;
import java.util.List;

/** What a survey has to compute. All costs follow the rules of preset terrain. */
public sealed interface SurveyQuestion {
  /**
   * Asks for all cells within a limit.
   *
   * @param costs the costs of steps
   * @param movement the rules of movement
   * @param start where routes begin
   * @param limit how far they go
   * @param budget the limit as a cost
   * @param rotation the rotation of the map that shows the cells
   */
  record Reach(
      CostField costs,
      Movement movement,
      Cell start,
      ReachLimit limit,
      double budget,
      Rotation rotation)
      implements SurveyQuestion {}

  /**
   * Asks for routes that really differ.
   *
   * @param costs the costs of steps
   * @param movement the rules of movement
   * @param from where routes begin
   * @param to where they end
   */
  record Alternatives(CostField costs, Movement movement, Cell from, Cell to)
      implements SurveyQuestion {}

  /**
   * Asks for the nearest of each kind of tile, and for the nearest named place.
   *
   * @param costs the costs of steps
   * @param movement the rules of movement
   * @param start where routes begin
   * @param map a copy of the map, which nobody changes
   * @param travelDescription how the map's tile set describes travel
   */
  record Nearest(
      CostField costs,
      Movement movement,
      Cell start,
      TileMap map,
      TravelDescription travelDescription)
      implements SurveyQuestion {}

  /**
   * Asks for the cheapest route between two cells.
   *
   * @param costs the costs of steps
   * @param movement the rules of movement
   * @param from where it begins
   * @param to where it ends
   */
  record Between(CostField costs, Movement movement, Cell from, Cell to)
      implements SurveyQuestion {}

  /**
   * Asks for the route of a journey.
   *
   * @param costs the costs of steps
   * @param movement the rules of movement
   * @param query where it leads
   */
  record Journey(CostField costs, Movement movement, Query query) implements SurveyQuestion {}

  /**
   * Asks for the costs between places.
   *
   * @param costs the costs of steps
   * @param movement the rules of movement
   * @param places the places
   * @param all how many there are; more than the places if these were cut
   */
  record Matrix(CostField costs, Movement movement, List<Place> places, int all)
      implements SurveyQuestion {
    /** Copies the list. */
    public Matrix {
      places = List.copyOf(places);
    }
  }
}
