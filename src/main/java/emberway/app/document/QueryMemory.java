package emberway.app.document;

import emberway.app.opening.RememberedQuery;
import emberway.app.opening.SceneRequest;
import emberway.app.route.SavedRouteQuery;
import emberway.app.state.ChangeDetector;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What is remembered of what the user asks about a document, and when it is kept. Times are those
 * of {@link System#nanoTime}.
 */
final class QueryMemory {
  private static final long QUIET = 2_000_000_000L; // after the last change [ns]

  private final ChangeDetector<SceneRequest> seen = new ChangeDetector<>();
  private Optional<RememberedQuery> place;
  private SavedRouteQuery kept; // there; null where nothing is
  private OptionalLong due = OptionalLong.empty();

  /**
   * Of a document just opened.
   *
   * @param known what is known from earlier, and where it is kept; none where nothing is to be
   */
  QueryMemory(Optional<RememberedQuery> known) {
    place = known;
  }

  /** Where it is kept, if it is to be. */
  Optional<RememberedQuery> place() {
    return place;
  }

  /** It is kept there from now on, where nothing of it is yet. */
  void moveTo(RememberedQuery other) {
    place = Optional.of(other);
    kept = null;
  }

  /** What is asked now is known already. */
  void begin(SceneRequest request, SavedRouteQuery now) {
    seen.isNew(request);
    kept = now;
  }

  /** Learns what is asked by now. */
  void look(SceneRequest request, long now) {
    if (seen.isNew(request)) {
      due = place.isPresent() ? OptionalLong.of(now + QUIET) : OptionalLong.empty();
    }
  }

  /** How long until something is to be kept; never if nothing is. [ns] [&gt;= 0] */
  OptionalLong untilNext(long now) {
    return due.isEmpty() ? due : OptionalLong.of(Math.max(0, due.getAsLong() - now));
  }

  /** Whether what is asked now is to be written, which counts as done. */
  boolean take(SavedRouteQuery now) {
    due = OptionalLong.empty();
    boolean result = place.isPresent() && !now.equals(kept);
    if (result) {
      kept = now;
    }
    return result;
  }
}
