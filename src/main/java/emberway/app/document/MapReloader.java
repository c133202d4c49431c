package emberway.app.document;

import emberway.app.command.Notices;
import emberway.app.opening.MapFile;
import emberway.app.opening.MapOpener;
import emberway.app.opening.OpenedMap;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.map.TileMap;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import emberway.pack.problem.UnreadableException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Shows what the document's file or its tiles contain now, without losing anything that the user
 * has done. This takes time, in which the document may be saved to another file; what was read of
 * the former file is then not shown. Window's thread only.
 */
final class MapReloader {
  private final BackgroundExecutor backgroundExecutor;
  private final Supplier<MapDocument> document;
  private final SaveController saving;
  private final Notices notices;
  private final Stage stage;

  /** Shows documents in the window. */
  interface Stage {
    /** Prepares a map to be shown, then calls {@code then} with it. */
    void prepare(OpenedMap opened, Consumer<Arrived> then);
  }

  /** A map that is ready to be shown. */
  interface Arrived {
    /**
     * Whether another map has been prepared and shown meanwhile, so that this one has to be
     * prepared again.
     */
    boolean isClosed();

    /** Replaces the map on show, within the same document, then calls {@code then}. */
    void show(Runnable then);
  }

  /**
   * A document as it was when an operation on it began.
   *
   * @param state the state of the explorer on the map on show
   * @param file the file in which the map was saved
   */
  private record Subject(MapDocument document, ExplorerState state, Optional<MapFile> file) {
    static Subject of(MapDocument document) {
      return new Subject(document, document.state(), document.file());
    }
  }

  /**
   * Creates a reloader.
   *
   * @param document supplies the document on show
   * @param saving asks before something is lost
   */
  MapReloader(
      BackgroundExecutor backgroundExecutor,
      Supplier<MapDocument> document,
      SaveController saving,
      Notices notices,
      Stage stage) {
    this.backgroundExecutor = backgroundExecutor;
    this.document = document;
    this.saving = saving;
    this.notices = notices;
    this.stage = stage;
  }

  private MapDocument document() {
    return document.get();
  }

  private ReloadHistory reloads() {
    return document().reloads();
  }

  private ExplorerState state() {
    return document().state();
  }

  private Subject subject() {
    return Subject.of(document());
  }

  /**
   * Runs {@code then} once no save of the subject is under way; runs {@code otherwise} if the
   * subject is then no longer on show or in another file.
   */
  private void proceed(Subject subject, Runnable then, Runnable otherwise) {
    if (subject.document().isBeingSaved()) {
      backgroundExecutor.run(
          () -> () -> proceed(subject, then, otherwise)); // runs after the save has ended
    } else {
      (subject.equals(subject()) ? then : otherwise).run();
    }
  }

  /**
   * Runs {@code then} with a prepared map once no save of the subject is under way; runs {@code
   * otherwise} if the subject is then no longer on show or in another file.
   */
  private void proceed(
      Subject subject,
      OpenedMap opened,
      Arrived arrived,
      Consumer<Arrived> then,
      Runnable otherwise) {
    proceed(
        subject,
        () -> {
          if (arrived.isClosed()) {
            prepare(subject, opened, then, otherwise);
          } else {
            then.accept(arrived);
          }
        },
        otherwise);
  }

  private void prepare(
      Subject subject, OpenedMap opened, Consumer<Arrived> then, Runnable otherwise) {
    stage.prepare(opened, arrived -> proceed(subject, opened, arrived, then, otherwise));
  }

  /** Returns the user's changes to the map on show. */
  FileController.Unsaved unsaved() {
    return new FileController.Unsaved(
        state().history().isUnsaved() ? Optional.of(state().copyOfMap()) : Optional.empty(),
        changeCursor());
  }

  /** Returns the last change of the map on show. */
  private ChangeCursor<MapEdit> changeCursor() {
    return state().history().changeCursor();
  }

  /**
   * Shows a new reading of the map's file.
   *
   * @param again reads the file once more
   */
  void reload(OpenedMap opened, Runnable again) {
    Subject subject = subject();
    proceed(subject, () -> reload(subject, opened, again), () -> rereadIfChanged(again));
  }

  /** Reads the map's file again if it has changed since it was last read or written. */
  private void rereadIfChanged(Runnable again) {
    Optional<MapFile> file = document().file();
    backgroundExecutor.run(() -> file.map(MapFile::isChanged).orElse(true) ? again : () -> {});
  }

  private void reload(Subject subject, OpenedMap opened, Runnable again) {
    TileMap read = opened.loaded().map();
    if (isSame(read, state().map())) {
      saving.found(document(), opened);
      retile(
          opened,
          new FileController.Unsaved(Optional.empty(), changeCursor()),
          Optional.empty(),
          again);
    } else if (isStepFrom(opened, subject.document().opened())) {
      saving.confirmReload(opened, () -> step(subject, opened, again), Texts.get("reload.undo"));
    } else {
      prepare(
          subject,
          opened,
          arrived ->
              saving.confirmReload(
                  opened,
                  () ->
                      proceed(
                          subject, opened, arrived, this::replaceBy, () -> rereadIfChanged(again)),
                  Texts.get("reload.undo")),
          () -> rereadIfChanged(again));
    }
  }

  /** Whether a reading of the file equals the map on show, as after a save. */
  private static boolean isSame(TileMap read, TileMap shown) {
    return isAlike(read, shown)
        && read.base().equals(shown.base())
        && read.overlay().equals(shown.overlay())
        && read.top().equals(shown.top());
  }

  private static boolean isAlike(TileMap read, TileMap shown) {
    return read.info().equals(shown.info())
        && read.places().equals(shown.places())
        && read.size().equals(shown.size());
  }

  /**
   * Whether a change of cells, as a user makes them, leads from the map on show to another reading.
   */
  private static boolean isStepFrom(OpenedMap opened, OpenedMap shown) {
    return isAlike(opened.loaded().map(), shown.loaded().map())
        && opened.stack().isEmpty()
        && shown.stack().isEmpty()
        && opened.hasTilesOf(shown);
  }

  /** Changes the map on show into the file's content, as an edit that can be undone. */
  private void step(Subject subject, OpenedMap opened, Runnable again) {
    ChangeCursor<MapEdit> last = changeCursor();
    TileMap shown = state().copyOfMap();
    backgroundExecutor.run(
        () -> {
          if (opened.file().filter(MapFile::isChanged).isPresent()) {
            return again; // the file has changed again while the user was asked
          }
          MapEdit edit = MapEdit.between(shown, opened.loaded().map());
          return () ->
              proceed(subject, () -> step(opened, last, edit, again), () -> rereadIfChanged(again));
        });
  }

  private void step(OpenedMap opened, ChangeCursor<MapEdit> last, MapEdit edit, Runnable again) {
    if (last != changeCursor()) { // the map was changed meanwhile
      again.run();
      return;
    }
    state().commands().map().change(edit);
    saving.found(document(), opened);
    reloads().saved();
    tellOfTheFile();
  }

  private void tellOfTheFile() {
    notices.inform(Texts.get("reload.changed"));
  }

  /** Replaces the map on show by another one; undoing leads back. */
  private void replaceBy(Arrived arrived) {
    ExplorerState before = state();
    ReloadHistory.Version past = onShow();
    arrived.show(
        () -> {
          state().resume(before);
          if (reloads().replaced(past)) {
            tellOfTheFile();
          }
          adjoin();
        });
  }

  private ReloadHistory.Version onShow() {
    OpenedMap opened = document().opened();
    return new ReloadHistory.Version(opened.loaded(), opened.name(), state().history());
  }

  private void adjoin() {
    document().trim();
    document().updateReloads();
  }

  /** Shows the map before the last reload, if undoing leads there; returns whether it does. */
  boolean undo() {
    return turnTo(reloads().previous(state().history()), true);
  }

  /** Shows the map after the next reload, if redoing leads there; returns whether it does. */
  boolean redo() {
    return turnTo(reloads().next(state().history()), false);
  }

  private boolean turnTo(Optional<ReloadHistory.Version> other, boolean isBack) {
    other.ifPresent(version -> turnTo(version, isBack));
    return other.isPresent();
  }

  private void turnTo(ReloadHistory.Version other, boolean isBack) {
    Subject subject = subject();
    ChangeCursor<MapEdit> last = changeCursor();
    Runnable again =
        () -> {
          if (subject.document() == document()
              && last == changeCursor()) { // else the user has moved on
            turnTo(other, isBack);
          }
        };
    String name = subject.file().map(file -> MapOpener.name(file.path())).orElse(other.name());
    backgroundExecutor.run(
        () -> {
          try {
            OpenedMap opened = MapOpener.reopened(other.loaded(), name, subject.file());
            return () ->
                prepare(
                    subject,
                    opened,
                    arrived -> {
                      if (last == changeCursor() && leadsTo(other, isBack)) {
                        turnTo(other, isBack, arrived);
                      }
                    },
                    again);
          } catch (UnreadableException tilesGone) {
            return () -> notices.complain(tilesGone.getMessage());
          }
        });
  }

  private boolean leadsTo(ReloadHistory.Version other, boolean isBack) {
    Optional<ReloadHistory.Version> now =
        isBack ? reloads().previous(state().history()) : reloads().next(state().history());
    return now.isPresent() && now.get().history() == other.history();
  }

  private void turnTo(ReloadHistory.Version other, boolean isBack, Arrived arrived) {
    ExplorerState before = state();
    ReloadHistory.Version from = onShow();
    arrived.show(
        () -> {
          if (isBack) {
            reloads().movedBack(from);
          } else {
            reloads().movedForward(from);
          }
          state().resume(other.history());
          state().resume(before);
          adjoin();
        });
  }

  /**
   * Shows a new reading of the map with other tiles.
   *
   * @param before the user's changes when reading began
   * @param changed the unsaved map in the new tiles, if there is one
   * @param again called instead if the map was changed or saved since
   */
  void retile(
      OpenedMap opened, FileController.Unsaved before, Optional<TileMap> changed, Runnable again) {
    if (!opened.hasTilesOf(document().opened())) {
      prepare(
          subject(),
          opened,
          arrived -> {
            if (before.last() == changeCursor()) {
              adopt(arrived, changed);
            } else {
              again.run(); // the map was changed meanwhile
            }
          },
          again);
    }
  }

  /** Shows a map with other tiles and carries the user's changes over. */
  private void adopt(Arrived arrived, Optional<TileMap> changed) {
    ExplorerState before = state();
    arrived.show(
        () -> {
          TileMap read = state().map();
          if (!state().resume(before, changed.orElse(read)) && changed.isPresent()) {
            state().commands().map().change(MapEdit.between(read, changed.get()));
          }
          state().resume(before);
          adjoin();
          notices.inform(Texts.format("reload.new-tiles", read.info().name()));
        });
  }
}
