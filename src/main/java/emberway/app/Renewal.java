package emberway.app;

import emberway.map.TileMap;
import emberway.map.edit.MapEdit;
import emberway.map.edit.Trail;
import emberway.pack.UnreadableException;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * Shows what the file of the map on show, or the tiles it is drawn with, hold by now, and loses
 * nothing of what the person has made of it. GL thread only.
 */
final class Renewal {
  private final Supplier<Session> session;
  private final Arrivals arrivals;
  private final Background background;
  private final WorkDesk work;
  private final Notices notices;
  private final BiConsumer<Arrival, Runnable> show;
  private final Versions versions = new Versions();

  /**
   * A renewal of the map on show.
   *
   * @param session the map on show
   * @param show puts a map that has arrived in its place, and does something then
   */
  Renewal(
      Supplier<Session> session,
      Arrivals arrivals,
      Background background,
      WorkDesk work,
      Notices notices,
      BiConsumer<Arrival, Runnable> show) {
    this.session = session;
    this.arrivals = arrivals;
    this.background = background;
    this.work = work;
    this.notices = notices;
    this.show = show;
  }

  private ExplorerState state() {
    return session.get().state();
  }

  /** What a person has made of the map on show. */
  FileDesk.Unsaved unsaved() {
    return new FileDesk.Unsaved(
        state().history().isUnsaved() ? Optional.of(state().copyOfMap()) : Optional.empty(),
        trail());
  }

  /** The last change of the map on show. */
  private Trail<MapEdit> trail() {
    return state().history().trail();
  }

  /**
   * The file of the map on show was read again.
   *
   * @param again reads it once more
   */
  void reload(OpenedMap opened, Runnable again) {
    TileMap read = opened.loaded().map();
    if (isSame(read, state().map())) {
      work.found(opened);
      retile(opened, new FileDesk.Unsaved(Optional.empty(), trail()), Optional.empty(), again);
    } else if (isStepFrom(opened, session.get().opened())) {
      work.overtaken(
          opened, () -> step(opened, again), "Once the file's is shown, Ctrl+Z brings them back.");
    } else {
      Session shown = session.get();
      arrivals.bring(
          opened,
          arrived -> {
            if (session.get() != shown) {
              again.run(); // of the map that is on show by now
              return;
            }
            work.overtaken(
                opened,
                () -> replaceBy(arrived),
                "Once the file's is shown, Ctrl+Z brings them back.");
          });
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

  /** Whether a change of cells, as a person makes them, leads from one map to another. */
  private static boolean isStepFrom(OpenedMap opened, OpenedMap shown) {
    return isAlike(opened.loaded().map(), shown.loaded().map())
        && opened.stack().isEmpty()
        && shown.stack().isEmpty()
        && opened.hasTilesOf(shown);
  }

  /** Changes what is on show into what the file holds, so that it can be undone. */
  private void step(OpenedMap opened, Runnable again) {
    Trail<MapEdit> last = trail();
    TileMap shown = state().copyOfMap();
    background.run(
        () -> {
          if (opened.file().filter(MapFile::isChanged).isPresent()) {
            return again; // by the time the person has answered, it holds something else
          }
          MapEdit edit = MapEdit.between(shown, opened.loaded().map());
          return () -> step(opened, last, edit, again);
        });
  }

  private void step(OpenedMap opened, Trail<MapEdit> last, MapEdit edit, Runnable again) {
    if (last != trail()) { // it was changed meanwhile
      again.run();
      return;
    }
    state().apply(new Action.Change(edit));
    work.found(opened);
    versions.saved();
    tellOfTheFile();
  }

  private void tellOfTheFile() {
    notices.tell("another program has changed the file; Ctrl+Z brings back what was here");
  }

  /** Another map in place of the one on show, which undoing leads back to. */
  private void replaceBy(Arrival arrived) {
    ExplorerState before = state();
    Versions.Version past = onShow();
    show.accept(
        arrived,
        () -> {
          state().resume(before);
          if (versions.replaced(past)) {
            tellOfTheFile();
          }
          adjoin();
        });
  }

  private Versions.Version onShow() {
    OpenedMap opened = session.get().opened();
    return new Versions.Version(opened.loaded(), opened.name(), state().history());
  }

  private void adjoin() {
    state().adjoin(versions.hasBefore(), versions.hasAfter());
  }

  /** Does what leads beyond what was done to the map on show; whether the action was that. */
  boolean takes(Action action) {
    Optional<Versions.Version> other =
        action instanceof Action.Undo
            ? versions.previous(state().history())
            : action instanceof Action.Redo ? versions.next(state().history()) : Optional.empty();
    if (other.isPresent()) {
      turnTo(other.get(), action instanceof Action.Undo);
    }
    return other.isPresent();
  }

  private void turnTo(Versions.Version other, boolean isBack) {
    Session shown = session.get();
    Trail<MapEdit> last = trail();
    Optional<MapFile> file = work.file();
    background.run(
        () -> {
          try {
            OpenedMap opened = MapOpener.again(other.loaded(), other.name(), file);
            return () ->
                arrivals.bring(
                    opened,
                    arrived -> {
                      if (session.get() == shown && trail() == last) { // else there is no hurry
                        turnTo(other, isBack, arrived);
                      }
                    });
          } catch (UnreadableException tilesGone) {
            return () -> notices.complain(tilesGone.getMessage());
          }
        });
  }

  private void turnTo(Versions.Version other, boolean isBack, Arrival arrived) {
    ExplorerState before = state();
    Versions.Version from = onShow();
    show.accept(
        arrived,
        () -> {
          if (isBack) {
            versions.wentBack(from);
          } else {
            versions.wentOn(from);
          }
          state().resume(other.history());
          state().resume(before);
          adjoin();
        });
  }

  /** The file holds what is on show. */
  void saved() {
    versions.saved();
  }

  /** The map of another file is on show. */
  void forget() {
    versions.forget();
  }

  /**
   * The map on show was read again with other tiles.
   *
   * @param before what was made of it when that began
   * @param changed the same in these tiles, if it is not saved
   * @param again called instead if it was changed since
   */
  void retile(
      OpenedMap opened, FileDesk.Unsaved before, Optional<TileMap> changed, Runnable again) {
    if (!opened.hasTilesOf(session.get().opened())) {
      arrivals.bring(
          opened,
          arrived -> {
            if (before.last() == trail()) {
              takeUp(arrived, changed);
            } else {
              again.run(); // it was changed meanwhile
            }
          });
    }
  }

  /** Goes on with what was made of a map before it was read again with other tiles. */
  private void takeUp(Arrival arrived, Optional<TileMap> changed) {
    ExplorerState before = state();
    show.accept(
        arrived,
        () -> {
          TileMap read = state().map();
          if (!state().resume(before, changed.orElse(read)) && changed.isPresent()) {
            state().apply(new Action.Change(MapEdit.between(read, changed.get())));
          }
          state().resume(before);
          adjoin();
          notices.tell("%s has new tiles".formatted(read.info().name()));
        });
  }
}
