package emberway.app.study;

import emberway.map.Cell;
import emberway.plan.query.SearchRules;

/**
 * How far a search was stepped through. It holds no reference to a whole map.
 *
 * @param start the search's start
 * @param goal the search's goal
 * @param rules the search's rules
 * @param step the number of expanded cells; {@link Integer#MAX_VALUE} at the end
 */
record LabPlace(Cell start, Cell goal, SearchRules rules, int step) {
  /** Returns the place after a number of steps of a recording. */
  static LabPlace of(Recording recording, int step) {
    RecordingRequest seen = recording.recordingRequest();
    boolean isAtEnd = step > 0 && step == recording.trace().steps();
    SearchRules rules = seen.stepCosts().rules();
    return new LabPlace(seen.start(), seen.goal(), rules, isAtEnd ? Integer.MAX_VALUE : step);
  }

  /**
   * Returns the step at which to continue in another search: the same step if only the costs
   * differ, the end if this place is at the end, so that the searched area follows a dragged goal,
   * and otherwise 0.
   */
  int in(RecordingRequest next) {
    boolean isSame =
        start.equals(next.start())
            && goal.equals(next.goal())
            && rules.equals(next.stepCosts().rules());
    return isSame || step == Integer.MAX_VALUE ? step : 0;
  }
}
