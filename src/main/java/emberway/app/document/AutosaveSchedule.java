package emberway.app.document;

import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Decides when a document is autosaved: once its changes pause, but soon after the first in any
 * case. Times are those of {@link System#nanoTime}.
 */
final class AutosaveSchedule {
  private static final long SECOND = 1_000_000_000L; // [ns]
  private static final long QUIET = 2 * SECOND; // after the last change
  private static final long LATEST = 10 * SECOND; // after the first one
  private static final long RETRY = 5 * SECOND; // after a copy could not be written

  private ChangeCursor<MapEdit> seen; // the last change seen
  private OptionalLong firstChange = OptionalLong.empty(); // the first change not autosaved yet
  private long lastChange;
  private Optional<String> copy = Optional.empty(); // the map's name when it was autosaved

  /** Creates the schedule of a document, given its last change so far. */
  AutosaveSchedule(ChangeCursor<MapEdit> last) {
    seen = last;
  }

  /** Records the last change so far. */
  void recordChange(ChangeCursor<MapEdit> last, long now) {
    if (last != seen) {
      seen = last;
      lastChange = now;
      firstChange = OptionalLong.of(firstChange.orElse(now));
    }
  }

  /** Returns the time until an autosave is due, empty for never. [ns, &gt;= 0] */
  OptionalLong untilNext(long now) {
    return firstChange.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(
            Math.max(0, Math.min(lastChange + QUIET, firstChange.getAsLong() + LATEST) - now));
  }

  /** Whether an autosave is due; if so, none is due again before the next change. */
  boolean takeDue(long now) {
    OptionalLong due = untilNext(now);
    boolean result = due.isPresent() && due.getAsLong() == 0;
    if (result) {
      firstChange = OptionalLong.empty();
    }
    return result;
  }

  /** Schedules another attempt after a copy could not be written. */
  void retry(long now) {
    if (firstChange.isEmpty()) {
      // As if something changed later, so that the next attempt is due after RETRY.
      lastChange = now + RETRY - QUIET;
      firstChange = OptionalLong.of(now + RETRY);
    }
  }

  /** Records that a copy exists, for a map of a given name. */
  void recordCopy(String name) {
    copy = Optional.of(name);
  }

  /**
   * Returns the name of the map whose copy is no longer needed, if there is a copy, and forgets the
   * copy.
   */
  Optional<String> takeCopy() {
    Optional<String> result = copy;
    copy = Optional.empty();
    return result;
  }

  /** Schedules nothing before the next change. */
  void rest() {
    firstChange = OptionalLong.empty();
  }

  /**
   * Records that the map was saved.
   *
   * @param isChanged whether it was changed while it was being written
   */
  void saved(boolean isChanged) {
    firstChange =
        isChanged ? OptionalLong.of(firstChange.orElse(lastChange)) : OptionalLong.empty();
  }
}
