package emberway.app.study;

import emberway.map.Cell;
import emberway.plan.cost.CostField;
import emberway.plan.query.SearchRules;

/**
 * A search that the lab records. Equal only with the same cost field, so that an edit of the map
 * makes a new request.
 *
 * @param costs the costs of steps
 * @param start the start
 * @param goal the goal
 * @param rules the rules of the search
 */
public record RecordingRequest(CostField costs, Cell start, Cell goal, SearchRules rules) {}
