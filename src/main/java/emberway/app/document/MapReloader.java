package emberway.app.document;

import emberway.app.command.EditAction;
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
 * Shows what the file of the document, or the tiles it is drawn with, hold by now, and loses
 * nothing of what the user has made of it. All of that takes its time, in which the document may be
 * saved to another file: what was read of the one before is not shown in its place then. Window's
 * thread only.
 */
final class MapReloader {
  private final BackgroundExecutor backgroundExecutor;
  private final Supplier<MapDocument> document;
  private final SaveController saving;
  private final Notices notices;
  private final Stage stage;

  /** Where documents are shown. */
  interface Stage {
    /** Has a map made ready to be shown, and does something then. */
    void bring(OpenedMap opened, Consumer<Arrived> then);
  }

  /** A map that is ready to be shown. */
  interface Arrived {
    /** Whether another one has come and gone meanwhile, so that it has to be made ready again. */
    boolean isClosed();

    /** Has it take the place of the one on show, as the same document, and does something then. */
    void show(Runnable then);
  }

  /**
   * A document when something about it began: as it was read, and where it was saved then.
   *
   * @param state of the map that was on show
   */
  private record Subject(MapDocument document, ExplorerState state, Optional<MapFile> file) {
    static Subject of(MapDocument document) {
      return new Subject(document, document.state(), document.file());
    }
  }

  /**
   * With what tells of the document on show.
   *
   * @param saving who asks before something is lost
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
   * Goes on with something once no save of its subject is under way; with something else if that is
   * not on show, or not where it was.
   */
  private void goOn(Subject subject, Runnable then, Runnable otherwise) {
    if (subject.document().isBeingSaved()) {
      backgroundExecutor.run(
          () -> () -> goOn(subject, then, otherwise)); // comes when the save has ended
    } else {
      (subject.equals(subject()) ? then : otherwise).run();
    }
  }

  /** Goes on in the same way with a map that has arrived, and can be shown at once. */
  private void goOn(
      Subject subject,
      OpenedMap opened,
      Arrived arrived,
      Consumer<Arrived> then,
      Runnable otherwise) {
    goOn(
        subject,
        () -> {
          if (arrived.isClosed()) {
            bring(subject, opened, then, otherwise);
          } else {
            then.accept(arrived);
          }
        },
        otherwise);
  }

  private void bring(
      Subject subject, OpenedMap opened, Consumer<Arrived> then, Runnable otherwise) {
    stage.bring(opened, arrived -> goOn(subject, opened, arrived, then, otherwise));
  }

  /** What a user has made of the map on show. */
  FileController.Unsaved unsaved() {
    return new FileController.Unsaved(
        state().history().isUnsaved() ? Optional.of(state().copyOfMap()) : Optional.empty(),
        changeCursor());
  }

  /** The last change of the map on show. */
  private ChangeCursor<MapEdit> changeCursor() {
    return state().history().changeCursor();
  }

  /**
   * The file of the map on show was read again.
   *
   * @param again reads it once more
   */
  void reload(OpenedMap opened, Runnable again) {
    Subject subject = subject();
    goOn(subject, () -> reload(subject, opened, again), () -> lookAgain(again));
  }

  /** Reads the file of the map on show again if it holds something else by now. */
  private void lookAgain(Runnable again) {
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
      saving.overtaken(opened, () -> step(subject, opened, again), Texts.get("reload.undo"));
    } else {
      bring(
          subject,
          opened,
          arrived ->
              saving.overtaken(
                  opened,
                  () -> goOn(subject, opened, arrived, this::replaceBy, () -> lookAgain(again)),
                  Texts.get("reload.undo")),
          () -> lookAgain(again));
    }
  }

  /** Whether a file holds what is on show already, as it does once that was saved. */
  private static boolean isSame(TileMap read, TileMap shown) {
    return isAlike(read, shown)
        && read.base().equals(shown.base())
        && read.overlay().equals(shown.overlay());
  }

  private static boolean isAlike(TileMap read, TileMap shown) {
    return read.info().equals(shown.info())
        && read.places().equals(shown.places())
        && read.size().equals(shown.size());
  }

  /** Whether a change of cells, as a user makes them, leads from one map to another. */
  private static boolean isStepFrom(OpenedMap opened, OpenedMap shown) {
    return isAlike(opened.loaded().map(), shown.loaded().map())
        && opened.stack().isEmpty()
        && shown.stack().isEmpty()
        && opened.hasTilesOf(shown);
  }

  /** Changes what is on show into what the file holds, so that it can be undone. */
  private void step(Subject subject, OpenedMap opened, Runnable again) {
    ChangeCursor<MapEdit> last = changeCursor();
    TileMap shown = state().copyOfMap();
    backgroundExecutor.run(
        () -> {
          if (opened.file().filter(MapFile::isChanged).isPresent()) {
            return again; // by the time the user has answered, it holds something else
          }
          MapEdit edit = MapEdit.between(shown, opened.loaded().map());
          return () -> goOn(subject, () -> step(opened, last, edit, again), () -> lookAgain(again));
        });
  }

  private void step(OpenedMap opened, ChangeCursor<MapEdit> last, MapEdit edit, Runnable again) {
    if (last != changeCursor()) { // it was changed meanwhile
      again.run();
      return;
    }
    state().apply(new EditAction.Change(edit));
    saving.found(document(), opened);
    reloads().saved();
    tellOfTheFile();
  }

  private void tellOfTheFile() {
    notices.tell(Texts.get("reload.changed"));
  }

  /** Another map in place of the one on show, which undoing leads back to. */
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
    document().adjoin();
  }

  /** Shows the map that undoing leads back to, if that is another one; whether it is. */
  boolean undo() {
    return turnTo(reloads().previous(state().history()), true);
  }

  /** Shows the map that redoing leads on to, if that is another one; whether it is. */
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
              && last == changeCursor()) { // else there is no hurry
            turnTo(other, isBack);
          }
        };
    String name = subject.file().map(file -> MapOpener.name(file.path())).orElse(other.name());
    backgroundExecutor.run(
        () -> {
          try {
            OpenedMap opened = MapOpener.again(other.loaded(), name, subject.file());
            return () ->
                bring(
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
            reloads().wentBack(from);
          } else {
            reloads().wentOn(from);
          }
          state().resume(other.history());
          state().resume(before);
          adjoin();
        });
  }

  /** The file holds what is on show. */
  void saved() {
    reloads().saved();
  }

  /**
   * The map on show was read again with other tiles.
   *
   * @param before what was made of it when that began
   * @param changed the same in these tiles, if it is not saved
   * @param again called instead if it was changed or saved since
   */
  void retile(
      OpenedMap opened, FileController.Unsaved before, Optional<TileMap> changed, Runnable again) {
    if (!opened.hasTilesOf(document().opened())) {
      bring(
          subject(),
          opened,
          arrived -> {
            if (before.last() == changeCursor()) {
              takeUp(arrived, changed);
            } else {
              again.run(); // it was changed meanwhile
            }
          },
          again);
    }
  }

  /** Goes on with what was made of a map before it was read again with other tiles. */
  private void takeUp(Arrived arrived, Optional<TileMap> changed) {
    ExplorerState before = state();
    arrived.show(
        () -> {
          TileMap read = state().map();
          if (!state().resume(before, changed.orElse(read)) && changed.isPresent()) {
            state().apply(new EditAction.Change(MapEdit.between(read, changed.get())));
          }
          state().resume(before);
          adjoin();
          notices.tell(Texts.format("reload.new-tiles", read.info().name()));
        });
  }
}
