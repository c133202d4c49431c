package emberway.app.document;

import emberway.app.opening.MapFile;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.RememberedQuery;
import emberway.app.state.ExplorerState;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The open document: a map from its opening until another one is opened, with all that belongs to
 * it for so long, however often its file is read again meanwhile. A job in the background and a
 * question to the user hold the document that they are about, and go by that when they end, for
 * another one may be on show by then. Window's thread only.
 */
public final class MapDocument {
  private OpenedMap opened;
  private ExplorerState state;
  private Optional<MapFile> file;
  private Optional<Path> source;
  private String name;
  private int saves; // under way
  private final ReloadHistory reloads = new ReloadHistory();
  private final AutosaveSchedule autosave;
  private final QueryMemory queryMemory;
  private long mostUndoBytes = Long.MAX_VALUE;

  /**
   * A map just opened.
   *
   * @param state what is made of it from here on
   * @param source what is watched, and read again when it changes; none where the map has no file,
   *     or came from a copy of unsaved work
   * @param known what is known about it from earlier; none where nothing is to be remembered
   */
  MapDocument(
      OpenedMap opened,
      ExplorerState state,
      Optional<Path> source,
      Optional<RememberedQuery> known) {
    this.opened = opened;
    this.state = state;
    this.source = source;
    file = opened.file();
    name = opened.name();
    autosave = new AutosaveSchedule(state.history().changeCursor());
    queryMemory = new QueryMemory(known);
  }

  /** The map as it was read last. */
  public OpenedMap opened() {
    return opened;
  }

  /** What is made of it. */
  public ExplorerState state() {
    return state;
  }

  /** Where it is saved, and what that file looked like when it was last read or written. */
  public Optional<MapFile> file() {
    return file;
  }

  /** The file that is watched, and read again when it changes: of any kind that can be opened. */
  Optional<Path> source() {
    return source;
  }

  /** What it is called among all maps: copies of unsaved work are kept by this name. */
  String name() {
    return name;
  }

  /** What its author calls it. */
  public String title() {
    return state.map().info().name();
  }

  /** Whether it differs from what is safe in its file. */
  public boolean isUnsaved() {
    return state.history().isUnsaved();
  }

  /** Its file looks like that by now. */
  void seen(Optional<MapFile> now) {
    file = now;
  }

  /** It is in that file from now on, which is the one to watch, too. */
  void moveTo(MapFile other, String newName) {
    file = Optional.of(other);
    source = Optional.of(other.path());
    name = newName;
  }

  /** It was read again, and is shown as it is by now. */
  void replace(OpenedMap again, ExplorerState its) {
    opened = again;
    state = its;
    file = again.file();
    name = again.name();
    state.limitUndo(mostUndoBytes);
  }

  /** Keeps all that can be undone within so much memory, the maps before it included. [bytes] */
  void limitUndo(long most) {
    mostUndoBytes = most;
    state.limitUndo(most);
    trim();
  }

  /** Forgets the oldest maps before it where all that can be undone takes too much memory. */
  void trim() {
    if (reloads.trim(state.history(), mostUndoBytes)) {
      adjoin();
    }
  }

  /** Tells its state whether undoing and redoing lead on to other maps. */
  void adjoin() {
    state.adjoin(reloads.hasBefore(), reloads.hasAfter());
  }

  /** A save of it is under way, until {@link #endSave}. */
  void beginSave() {
    saves++;
  }

  /** A save of it has come to its end, well or not. */
  void endSave() {
    saves--;
  }

  /** Whether it may be somewhere else in a moment. */
  public boolean isBeingSaved() {
    return saves > 0;
  }

  /** The maps whose place it has taken, or that have taken its place. */
  ReloadHistory reloads() {
    return reloads;
  }

  /** When it is kept aside, and as what it was. */
  AutosaveSchedule autosave() {
    return autosave;
  }

  /** What is remembered of it for the next opening. */
  QueryMemory queryMemory() {
    return queryMemory;
  }
}
