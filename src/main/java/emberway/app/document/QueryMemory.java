package emberway.app.document;

import emberway.app.scene.RememberedQuery;
import emberway.app.scene.SavedRouteQuery;
import emberway.app.scene.SceneRequest;
import emberway.app.state.ChangeDetector;
import emberway.map.Cell;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What is remembered of the user's query on a document, and when it is written. Times are those of
 * {@link System#nanoTime}.
 */
final class QueryMemory {
  private static final long QUIET = 2_000_000_000L; // after the last change [ns]

  private final ChangeDetector<SceneRequest> seen = new ChangeDetector<>();
  private final ChangeDetector<List<Cell>> seenTeam = new ChangeDetector<>();
  private Optional<RememberedQuery> place;
  private SavedRouteQuery kept; // the query at that place; null for none
  private OptionalLong due = OptionalLong.empty();

  /**
   * Creates the memory of a document just opened.
   *
   * @param known the query known from an earlier session, and its place; empty if none is to be
   *     remembered
   */
  QueryMemory(Optional<RememberedQuery> known) {
    place = known;
  }

  /** Returns the place where the query is kept; empty if none is to be remembered. */
  Optional<RememberedQuery> place() {
    return place;
  }

  /** Keeps the query at another place from now on, where none is yet. */
  void moveTo(RememberedQuery other) {
    place = Optional.of(other);
    kept = null;
  }

  /** Records the current query as already kept. */
  void begin(SceneRequest request, List<Cell> team, SavedRouteQuery now) {
    seen.isNew(request);
    seenTeam.isNew(team);
    kept = now;
  }

  /** Records the current request and the placed travelers; new ones become due later. */
  void recordRequest(SceneRequest request, List<Cell> team, long now) {
    boolean isOtherTeam = seenTeam.isNew(team);
    if (seen.isNew(request) || isOtherTeam) {
      due = place.isPresent() ? OptionalLong.of(now + QUIET) : OptionalLong.empty();
    }
  }

  /** Returns the time until the query is due to be written, empty for never. [ns, &gt;= 0] */
  OptionalLong untilNext(long now) {
    return due.isEmpty() ? due : OptionalLong.of(Math.max(0, due.getAsLong() - now));
  }

  /** Whether a query has to be written; if so, counts it as written. */
  boolean take(SavedRouteQuery now) {
    due = OptionalLong.empty();
    boolean result = place.isPresent() && !now.equals(kept);
    if (result) {
      kept = now;
    }
    return result;
  }
}
