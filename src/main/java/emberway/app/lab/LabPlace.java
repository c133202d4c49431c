package emberway.app.lab;

import emberway.map.Cell;
import emberway.plan.query.SearchRules;

/**
 * How far the search for an answer was seen, without what would keep a whole map alive.
 *
 * @param start where it begins
 * @param goal where it is to lead
 * @param rules what it follows
 * @param step {@link Integer#MAX_VALUE} for its end
 */
record LabPlace(Cell start, Cell goal, SearchRules rules, int step) {
  /** After so many steps of a recording. */
  static LabPlace of(Recording recording, int step) {
    RecordingRequest seen = recording.recordingRequest();
    boolean isAtEnd = step > 0 && step == recording.trace().steps();
    return new LabPlace(
        seen.start(), seen.goal(), seen.rules(), isAtEnd ? Integer.MAX_VALUE : step);
  }

  /**
   * Where to go on in the search of another question: at the same step where only the costs are
   * others, and at the end whatever is, so that the searched area follows a goal that is dragged.
   */
  int in(RecordingRequest next) {
    boolean isSame =
        start.equals(next.start()) && goal.equals(next.goal()) && rules.equals(next.rules());
    return isSame || step == Integer.MAX_VALUE ? step : 0;
  }
}
