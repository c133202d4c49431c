package emberway.app.document;

import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * When the unsaved work of a document is kept aside: once its changes rest, but not long after the
 * first. Times are those of {@link System#nanoTime}.
 */
final class AutosaveSchedule {
  private static final long SECOND = 1_000_000_000L; // [ns]
  private static final long QUIET = 2 * SECOND; // after the last change
  private static final long LATEST = 10 * SECOND; // after the first one
  private static final long RETRY = 5 * SECOND; // after a copy could not be written

  private ChangeCursor<MapEdit> seen; // the last change that was seen
  private OptionalLong firstChange = OptionalLong.empty(); // of those that are not kept yet
  private long lastChange;
  private Optional<String> copy = Optional.empty(); // what the map was called when it was kept

  /** Of a document whose last change so far is that. */
  AutosaveSchedule(ChangeCursor<MapEdit> last) {
    seen = last;
  }

  /** Learns which change is the last one by now. */
  void look(ChangeCursor<MapEdit> last, long now) {
    if (last != seen) {
      seen = last;
      lastChange = now;
      firstChange = OptionalLong.of(firstChange.orElse(now));
    }
  }

  /** How long until something is to be kept; never if nothing is. [ns] [&gt;= 0] */
  OptionalLong untilNext(long now) {
    return firstChange.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(
            Math.max(0, Math.min(lastChange + QUIET, firstChange.getAsLong() + LATEST) - now));
  }

  /** Whether it is time; it is not again until the next change. */
  boolean takeDue(long now) {
    OptionalLong due = untilNext(now);
    boolean result = due.isPresent() && due.getAsLong() == 0;
    if (result) {
      firstChange = OptionalLong.empty();
    }
    return result;
  }

  /** Nothing could be kept: that goes on being due, later. */
  void retry(long now) {
    if (firstChange.isEmpty()) {
      lastChange = now + RETRY - QUIET;
      firstChange = OptionalLong.of(now + RETRY);
    }
  }

  /** There is a copy, of a map of that name. */
  void kept(String name) {
    copy = Optional.of(name);
  }

  /** The name of the map whose copy is not needed any more, if there is one. */
  Optional<String> takeCopy() {
    Optional<String> result = copy;
    copy = Optional.empty();
    return result;
  }

  /** Nothing is to be kept before the next change. */
  void rest() {
    firstChange = OptionalLong.empty();
  }

  /**
   * The map was saved.
   *
   * @param isChanged whether it was changed while it was written
   */
  void saved(boolean isChanged) {
    firstChange =
        isChanged ? OptionalLong.of(firstChange.orElse(lastChange)) : OptionalLong.empty();
  }
}
