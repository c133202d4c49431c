package emberway.app.document;

import emberway.app.command.Notices;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.scene.MapFile;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.map.TileMap;
import emberway.map.edit.CellBlock;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.EditHistory;
import emberway.map.edit.MapEdit;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Shows what the document's file or its tiles contain now, without losing anything that the user
 * has done. This takes time, in which the document may be saved to another file; what was read of
 * the former file is then not shown. Window's thread only.
 */
final class MapReloader {
  private final MapOpener opener;
  private final BackgroundExecutor backgroundExecutor;
  private final DocumentController documents;
  private final FileController files;
  private final SaveController saving;
  private final AutosaveController autosaves;
  private final Notices notices;
  // What the user agreed to replace by what the file holds, until that is read.
  private Optional<MapDocument.Work> agreed = Optional.empty();

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
   * @param documents has the document on show
   * @param files told which files were read, and which cannot be read
   * @param saving asks before something is lost
   * @param autosaves keeps unsaved work that is replaced
   */
  MapReloader(
      MapOpener opener,
      BackgroundExecutor backgroundExecutor,
      DocumentController documents,
      FileController files,
      SaveController saving,
      AutosaveController autosaves,
      Notices notices) {
    this.opener = opener;
    this.backgroundExecutor = backgroundExecutor;
    this.documents = documents;
    this.files = files;
    this.saving = saving;
    this.autosaves = autosaves;
    this.notices = notices;
  }

  private MapDocument document() {
    return documents.document();
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
   * Runs {@code then} with an uploaded map once no save of the subject is under way; runs {@code
   * otherwise} if the subject is then no longer on show or in another file.
   */
  private void proceed(
      Subject subject, MapOpening uploaded, Consumer<MapOpening> then, Runnable otherwise) {
    proceed(
        subject,
        () -> {
          if (uploaded.isGivenUp()) {
            upload(subject, uploaded.opened(), then, otherwise);
          } else {
            then.accept(uploaded);
          }
        },
        otherwise);
  }

  private void upload(
      Subject subject, OpenedMap opened, Consumer<MapOpening> then, Runnable otherwise) {
    documents.upload(opened, true, uploaded -> proceed(subject, uploaded, then, otherwise));
  }

  /**
   * Shows an uploaded map within the same document.
   *
   * @param isKept whether a copy of the present map is kept, if it is unsaved
   * @param then called afterward with the map that was on show
   */
  private void show(MapOpening uploaded, boolean isKept, Consumer<ReloadHistory.Version> then) {
    documents.show(
        uploaded,
        state -> {
          OpenedMap opened = document().opened();
          Optional<Path> aside = isKept ? autosaves.setAside(document()) : Optional.empty();
          ReloadHistory.Version past =
              new ReloadHistory.Version(
                  opened.loaded().with(state().copyOfMap()),
                  opened.name(),
                  state().history(),
                  aside,
                  state().routeState().routeStops());
          documents.replace(uploaded.opened(), state);
          then.accept(past);
        });
  }

  /** Returns the last change of the map on show. */
  private ChangeCursor<MapEdit> changeCursor() {
    return state().history().changeCursor();
  }

  /** Reads the file again because the user wants it, and asks before unsaved work is replaced. */
  void readOnDemand() {
    if (document().source().isPresent()) {
      saving.confirmReload(
          true,
          () -> {
            agreed = Optional.of(document().work());
            read(true);
          });
    }
  }

  /**
   * Reads the file of the map on show again, if it has one, and shows what it contains.
   *
   * @param isFile whether the map's file itself may have changed; if only its tiles have, unsaved
   *     work is carried over
   */
  void read(boolean isFile) {
    MapDocument of = document();
    if (of.source().isEmpty()) {
      return;
    }
    Path file = of.source().get();
    Optional<TileMap> unsaved =
        !isFile && of.isUnsaved() ? Optional.of(state().copyOfMap()) : Optional.empty();
    ChangeCursor<MapEdit> last = changeCursor();
    backgroundExecutor.run(
        () -> {
          try {
            OpenedMap opened = opener.open(file);
            Optional<TileMap> carried =
                unsaved.isPresent()
                    ? Optional.of(MapOpener.transferChanges(unsaved.get(), opened))
                    : Optional.empty();
            return ifShown(of, file, () -> show(file, opened, isFile, last, carried));
          } catch (UnreadableException refused) {
            return ifShown(
                of,
                file,
                () -> {
                  agreed = Optional.empty();
                  files.refuse(file, refused);
                });
          }
        });
  }

  /** Returns a task that runs {@code then} if a document is on show and still in a given file. */
  private Runnable ifShown(MapDocument of, Path file, Runnable then) {
    return () -> {
      if (of == document() && of.source().equals(Optional.of(file))) {
        then.run();
      }
    };
  }

  private void show(
      Path file,
      OpenedMap opened,
      boolean isFile,
      ChangeCursor<MapEdit> last,
      Optional<TileMap> carried) {
    if (!isFile && last != changeCursor()) { // the map was changed meanwhile
      read(false);
      return;
    }
    files.readAgain(file, opened);
    if (isFile || !opened.file().equals(document().file())) { // changed with its tiles
      reload(opened);
    } else {
      retile(opened, last, carried, false);
    }
  }

  /** Shows a new reading of the map's file. */
  void reload(OpenedMap opened) {
    Subject subject = subject();
    proceed(subject, () -> reload(subject, opened), this::readIfChanged);
  }

  /**
   * Reads the map's file again if it has changed since it was last read or written, or the user
   * wants it.
   */
  private void readIfChanged() {
    Optional<MapFile> file = document().file();
    boolean isOnDemand = agreed.isPresent();
    backgroundExecutor.run(
        () ->
            isOnDemand || file.map(MapFile::isChanged).orElse(true) ? () -> read(true) : () -> {});
  }

  private void reload(Subject subject, OpenedMap opened) {
    TileMap read = opened.loaded().map();
    if (isSame(read, state().copyOfMap())) {
      saving.found(document(), opened);
      retile(opened, changeCursor(), Optional.empty(), true);
    } else if (!document().isUnsaved() && isStepFrom(opened, document().opened())) {
      step(subject, opened);
    } else {
      upload(subject, opened, uploaded -> showFile(subject, uploaded, false), this::readIfChanged);
    }
  }

  /**
   * Runs {@code then} if a file still holds what was read of it, and no save of the subject is
   * under way; reads the file of the map on show if not.
   */
  private void ifCurrent(Subject subject, OpenedMap read, Runnable then) {
    backgroundExecutor.run(
        () -> {
          boolean isOutdated = read.file().map(MapFile::isOutdated).orElse(false);
          Runnable next = isOutdated ? () -> read(true) : then;
          return () -> proceed(subject, next, this::readIfChanged);
        });
  }

  /**
   * Shows an uploaded reading of the file, unless it is outdated.
   *
   * @param isAgreed whether the user need not be asked any more
   */
  private void showFile(Subject subject, MapOpening uploaded, boolean isAgreed) {
    OpenedMap read = uploaded.opened();
    ifCurrent(
        subject,
        read,
        () -> {
          boolean isOnDemand = agreed.isPresent();
          boolean isAskedAbout = isAgreed || agreed.equals(Optional.of(document().work()));
          agreed = Optional.empty();
          if (!isAskedAbout) {
            saving.confirmReload(isOnDemand, () -> showFile(subject, uploaded, true));
          } else if (uploaded.isGivenUp()) {
            upload(subject, read, again -> showFile(subject, again, true), this::readIfChanged);
          } else {
            replaceBy(uploaded);
          }
        });
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
  private void step(Subject subject, OpenedMap opened) {
    ChangeCursor<MapEdit> last = changeCursor();
    TileMap shown = state().copyOfMap();
    backgroundExecutor.run(
        () -> {
          MapEdit edit = MapEdit.between(shown, opened.loaded().map());
          return () -> ifCurrent(subject, opened, () -> step(opened, last, edit));
        });
  }

  private void step(OpenedMap opened, ChangeCursor<MapEdit> last, MapEdit edit) {
    if (last != changeCursor()) { // the map was changed meanwhile
      read(true);
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
  private void replaceBy(MapOpening uploaded) {
    ExplorerState before = state();
    show(
        uploaded,
        true,
        past -> {
          state().resume(before);
          if (reloads().replaced(past)) {
            tellOfTheFile();
          }
          adjoin();
        });
  }

  /**
   * Shows the map of a block of the map on show, which may extend beyond it; undoing leads back.
   *
   * @param ground id of the base tile that covers new cells
   */
  void resize(CellBlock block, int ground) {
    LoadedMap loaded = document().opened().loaded();
    if (loaded.art().isPresent()) {
      notices.warn(Texts.get("resize.tiled"), "");
      return;
    }
    ExplorerState before = state();
    EditHistory.Mark mark = before.history().mark();
    TileMap map = before.copyOfMap();
    reopen(
        subject(),
        () -> loaded.with(block.cutFrom(map, ground)),
        document().name(),
        uploaded -> {
          if (mark.equals(before.history().mark())) {
            show(uploaded, false, past -> resized(before, past, block));
          } else {
            resize(block, ground); // the map was changed meanwhile
          }
        },
        () -> notices.warn(Texts.get("resize.left"), ""));
  }

  private void resized(ExplorerState before, ReloadHistory.Version past, CellBlock block) {
    state().markFileLost();
    state().resume(before, past.stops().moved(-block.west(), -block.north(), block.size()));
    reloads().resized(past);
    adjoin();
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
    String title = document().title();
    Runnable again =
        () -> {
          if (subject.document() != document()) {
            notices.inform(Texts.format("reload.left", title));
          } else if (leadsTo(other, isBack)) { // else the user has moved on
            turnTo(other, isBack);
          }
        };
    String name = subject.file().map(file -> MapOpener.name(file.path())).orElse(other.name());
    reopen(
        subject,
        other::loaded,
        name,
        uploaded -> {
          if (leadsTo(other, isBack)) {
            turnTo(other, isBack, uploaded);
          }
        },
        again);
  }

  /**
   * Prepares and uploads a map of this document; then as {@link #upload}.
   *
   * @param loaded returns the map; called on another thread
   */
  private void reopen(
      Subject subject,
      Supplier<LoadedMap> loaded,
      String name,
      Consumer<MapOpening> then,
      Runnable otherwise) {
    backgroundExecutor.run(
        () -> {
          try {
            OpenedMap opened = MapOpener.reopened(loaded.get(), name, subject.file());
            return () -> upload(subject, opened, then, otherwise);
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

  private void turnTo(ReloadHistory.Version other, boolean isBack, MapOpening uploaded) {
    ExplorerState before = state();
    show(
        uploaded,
        !isBack, // going back, all steps are undone: only what a file held is on show
        from -> {
          other.aside().ifPresent(aside -> autosaves.takeBack(document(), aside));
          if (isBack) {
            reloads().movedBack(from);
          } else {
            reloads().movedForward(from);
          }
          state().resume(other.history());
          state().resume(before, other.stops());
          adjoin();
        });
  }

  /**
   * Shows a new reading of the map with other tiles; if the map was changed or saved meanwhile, it
   * is read again.
   *
   * @param last the user's last change when reading began
   * @param changed the unsaved map in the new tiles, if there is one
   * @param isFile whether the file itself may have changed, as {@link #read} says
   */
  void retile(
      OpenedMap opened, ChangeCursor<MapEdit> last, Optional<TileMap> changed, boolean isFile) {
    if (!opened.hasTilesOf(document().opened())) {
      upload(
          subject(),
          opened,
          uploaded -> {
            if (last == changeCursor()) {
              adopt(uploaded, changed);
            } else {
              read(isFile); // the map was changed meanwhile
            }
          },
          () -> read(isFile));
    }
  }

  /** Shows a map with other tiles and carries the user's changes over. */
  private void adopt(MapOpening uploaded, Optional<TileMap> changed) {
    ExplorerState before = state();
    show(
        uploaded,
        false,
        past -> {
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
