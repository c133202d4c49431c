package emberway.app.document;

import emberway.app.command.Notices;
import emberway.app.opening.RememberedQuery;
import emberway.app.opening.SavedRouteQueryFiles;
import emberway.app.opening.SceneRequest;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.route.SavedRouteQuery;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.io.UnwritableException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;

/**
 * Remembers what a person asks about the map on show, and asks it again when it is opened the next
 * time. Times are those of {@link System#nanoTime}. Belongs to the window's thread; files are for
 * the background.
 */
final class RouteQueryController {
  private static final long QUIET = 2_000_000_000L; // after the last change [ns]

  private final SavedRouteQueryFiles files;
  private final Supplier<ExplorerState> state;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private Optional<RememberedQuery> place = Optional.empty(); // of the map on show, if it has one
  private SavedRouteQuery kept; // there; null where nothing is
  private final ChangeDetector<SceneRequest> seen = new ChangeDetector<>();
  private OptionalLong due = OptionalLong.empty();
  private boolean hasComplained;

  /** With what tells of the map on show. */
  RouteQueryController(
      SavedRouteQueryFiles files,
      Supplier<ExplorerState> state,
      BackgroundExecutor backgroundExecutor,
      Notices notices) {
    this.files = files;
    this.state = state;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
  }

  /**
   * Another map is on show.
   *
   * @param rememberedQuery what is known about it; nothing where nothing is to be remembered either
   */
  void begin(Optional<RememberedQuery> rememberedQuery) {
    place = rememberedQuery;
    rememberedQuery
        .flatMap(RememberedQuery::savedRouteQuery)
        .ifPresent(savedRouteQuery -> state.get().recall(savedRouteQuery));
    kept = savedRouteQuery();
    seen.isNew(state.get().request());
    due = OptionalLong.empty();
  }

  private SavedRouteQuery savedRouteQuery() {
    return state.get().routeState().savedRouteQuery(state.get().map());
  }

  /** The map on show is another one's from now on, by that name: it is remembered as that, too. */
  void saved(String name) {
    Optional<RememberedQuery> before = place;
    if (before.isPresent()) {
      backgroundExecutor.run(
          () -> {
            RememberedQuery after = files.find(name);
            return () -> move(before, after);
          });
    }
  }

  private void move(Optional<RememberedQuery> before, RememberedQuery after) {
    if (place.equals(before) && !after.file().equals(before.get().file())) {
      place = Optional.of(after);
      kept = null;
      keep();
    }
  }

  /** Looks whether something else is asked, and keeps it when it is time. */
  void tick(long now) {
    if (seen.isNew(state.get().request())) {
      due = place.isPresent() ? OptionalLong.of(now + QUIET) : OptionalLong.empty();
    }
    if (due.isPresent() && due.getAsLong() - now <= 0) {
      keep();
    }
  }

  /** How long until something is to be kept. [ns] [&gt;= 0] */
  OptionalLong untilNext(long now) {
    return due.isEmpty() ? due : OptionalLong.of(Math.max(0, due.getAsLong() - now));
  }

  /** Keeps at once what is not kept yet. */
  void keep() {
    due = OptionalLong.empty();
    if (place.isEmpty()) {
      return;
    }
    RememberedQuery here = place.get();
    SavedRouteQuery savedRouteQuery = savedRouteQuery();
    if (!savedRouteQuery.equals(kept)) {
      kept = savedRouteQuery;
      backgroundExecutor.run(() -> write(here, savedRouteQuery));
    }
  }

  private Runnable write(RememberedQuery here, SavedRouteQuery savedRouteQuery) {
    try {
      files.write(here, savedRouteQuery);
      return () -> hasComplained = false;
    } catch (UnwritableException refused) {
      return () -> {
        if (!hasComplained) {
          hasComplained = true;
          notices.warn("what you ask about maps cannot be kept: " + refused.getMessage(), "");
        }
      };
    }
  }
}
