package emberway.app.lab;

import emberway.map.Cell;
import emberway.plan.cost.CostField;
import emberway.plan.query.SearchRules;

/**
 * A search that the lab is to lay open. Two are equal only over the same cost field, so that an
 * edit of the map asks anew.
 *
 * @param costs what steps cost
 * @param start where it begins
 * @param goal where it is to lead
 * @param rules what it follows
 */
public record RecordingRequest(CostField costs, Cell start, Cell goal, SearchRules rules) {}
