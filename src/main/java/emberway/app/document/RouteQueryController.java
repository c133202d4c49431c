package emberway.app.document;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Notice;
import emberway.app.command.Notices;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.scene.RememberedQuery;
import emberway.app.scene.SavedRouteQuery;
import emberway.app.scene.SavedRouteQueryFiles;
import emberway.app.text.Texts;
import emberway.drawable.CostSuggestion;
import emberway.io.UnwritableException;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.query.Preset;
import emberway.view.MapPlanner;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Remembers the user's query on a document, and restores it the next time the document is opened.
 * Times are those of {@link System#nanoTime}. Window's thread only; files are accessed in the
 * background.
 */
final class RouteQueryController {
  private final SavedRouteQueryFiles files;
  private final Supplier<MapDocument> document;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private boolean hasComplained;

  /**
   * Creates a controller.
   *
   * @param document supplies the document on show
   */
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

  /** Restores the remembered query of an opened document. */
  void opened(MapDocument of) {
    of.queryMemory()
        .place()
        .flatMap(RememberedQuery::savedRouteQuery)
        .ifPresent(savedRouteQuery -> recall(of, savedRouteQuery));
    List<Cell> team = of.state().simulations().walk().placed();
    boolean isTold =
        of.queryMemory()
            .place()
            .flatMap(RememberedQuery::savedRouteQuery)
            .filter(SavedRouteQuery::isTold)
            .isPresent();
    of.queryMemory().begin(of.state().request(), team, savedRouteQuery(of).with(team, isTold));
    notices.withdraw(Texts.get("tuning.none")); // of the map before
    boolean isUntuned = of.state().routeState().isUntuned();
    if (!isTold && isUntuned && hasNoCosts(of)) {
      offerCosts(of);
      keep(of);
    }
  }

  private static boolean hasNoCosts(MapDocument of) {
    return MapPlanner.preset(of.state().map()) == Preset.TERRAIN
        && CostSuggestion.isNeeded(of.opened().drawable());
  }

  /** Offers to suggest costs, which the costs panel shows then. */
  private void offerCosts(MapDocument of) {
    Consumer<Commands> deed =
        to -> {
          if (of != document.get()) {
            return;
          }
          to.tuning().beginTuning();
          to.tuning().tuneTerrain(CostSuggestion.of(of.opened().drawable()));
          if (!of.state().viewOptions().contains(Command.TUNING)) {
            to.toggle(Command.TUNING);
          }
        };
    notices.offer(Texts.get("tuning.none"), new Notice.Offer(Texts.get("tuning.suggest"), deed));
  }

  private static void recall(MapDocument of, SavedRouteQuery savedRouteQuery) {
    GridSize size = of.state().map().size();
    of.state().recall(savedRouteQuery);
    List<Cell> team =
        savedRouteQuery.team().stream().filter(cell -> size.contains(cell.x(), cell.y())).toList();
    if (!team.isEmpty()) {
      of.state().simulations().walk().placeTeam(team);
    }
  }

  private static SavedRouteQuery savedRouteQuery(MapDocument of) {
    return of.state()
        .routeState()
        .savedRouteQuery(of.state().map())
        .with(of.state().simulations().walk().placed(), hasNoCosts(of));
  }

  /** Remembers the query under a saved document's new name, too. */
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

  /** Checks whether the query has changed, and writes it when due. */
  void tick(long now) {
    MapDocument of = document.get();
    List<Cell> team = of.state().simulations().walk().placed();
    of.queryMemory().recordRequest(of.state().request(), team, now);
    OptionalLong untilNext = of.queryMemory().untilNext(now);
    if (untilNext.isPresent() && untilNext.getAsLong() == 0) {
      keep(of);
    }
  }

  /** Returns the time until the query is due to be written, empty for never. [ns, &gt;= 0] */
  OptionalLong untilNext(long now) {
    return document.get().queryMemory().untilNext(now);
  }

  /** Writes a document's query at once, unless it is written already. */
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
