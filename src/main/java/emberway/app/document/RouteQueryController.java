package emberway.app.document;

import emberway.app.command.Notices;
import emberway.app.opening.RememberedQuery;
import emberway.app.opening.SavedRouteQueryFiles;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.route.SavedRouteQuery;
import emberway.app.text.Texts;
import emberway.io.UnwritableException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;

/**
 * Remembers what the user asks about the document, and asks it again when it is opened the next
 * time. Times are those of {@link System#nanoTime}. Belongs to the window's thread; files are for
 * the background.
 */
final class RouteQueryController {
  private final SavedRouteQueryFiles files;
  private final Supplier<MapDocument> document;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private boolean hasComplained;

  /** With what tells of the document on show. */
  RouteQueryController(
      SavedRouteQueryFiles files,
      Supplier<MapDocument> document,
      BackgroundExecutor backgroundExecutor,
      Notices notices) {
    this.files = files;
    this.document = document;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
  }

  /** A document was opened: asks for what was asked for the last time. */
  void opened(MapDocument of) {
    of.queryMemory()
        .place()
        .flatMap(RememberedQuery::savedRouteQuery)
        .ifPresent(savedRouteQuery -> of.state().recall(savedRouteQuery));
    of.queryMemory().begin(of.state().request(), savedRouteQuery(of));
  }

  private static SavedRouteQuery savedRouteQuery(MapDocument of) {
    return of.state().routeState().savedRouteQuery(of.state().map());
  }

  /** A document was saved under its present name: it is remembered as that, too. */
  void saved(MapDocument of) {
    Optional<RememberedQuery> before = of.queryMemory().place();
    String name = of.name();
    if (before.isPresent()) {
      backgroundExecutor.run(
          () -> {
            RememberedQuery after = files.find(name);
            return () -> move(of, before.get(), after);
          });
    }
  }

  private void move(MapDocument of, RememberedQuery before, RememberedQuery after) {
    boolean isHere = of.queryMemory().place().equals(Optional.of(before));
    if (isHere && of == document.get() && !after.file().equals(before.file())) {
      of.queryMemory().moveTo(after);
      keep(of);
    }
  }

  /** Looks whether something else is asked, and keeps it when it is time. */
  void tick(long now) {
    MapDocument of = document.get();
    of.queryMemory().look(of.state().request(), now);
    OptionalLong untilNext = of.queryMemory().untilNext(now);
    if (untilNext.isPresent() && untilNext.getAsLong() == 0) {
      keep(of);
    }
  }

  /** How long until something is to be kept. [ns] [&gt;= 0] */
  OptionalLong untilNext(long now) {
    return document.get().queryMemory().untilNext(now);
  }

  /** Keeps at once what is not kept yet of a document. */
  void keep(MapDocument of) {
    SavedRouteQuery now = savedRouteQuery(of);
    if (of.queryMemory().take(now)) {
      RememberedQuery here = of.queryMemory().place().orElseThrow();
      backgroundExecutor.run(() -> write(here, now));
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
          notices.warn(Texts.format("query.unwritable", refused.getMessage()), "");
        }
      };
    }
  }
}
