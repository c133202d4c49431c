package emberway.app.study;

import emberway.map.Cell;
import emberway.plan.query.StepCosts;

/**
 * A search that the lab records, or compares by presets. Equal only with the same cost field, so
 * that an edit of the map makes a new request.
 *
 * @param stepCosts the traveler's steps by the rules of the search
 * @param start the start
 * @param goal the goal
 */
public record RecordingRequest(StepCosts stepCosts, Cell start, Cell goal) {}
