package emberway.app.document;

import emberway.app.scene.MapFile;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.RememberedQuery;
import emberway.app.state.ExplorerState;
import emberway.map.edit.EditHistory;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The open document: a map with everything that belongs to it, from its opening until another map
 * is opened, however often its file is read again meanwhile. Background jobs and prompts keep the
 * document that they are about, because another one may be on show when they end. Window's thread
 * only.
 */
public final class MapDocument {
  /**
   * The work on a map at a moment; equals that at a later moment if nothing has changed.
   *
   * @param history the steps
   * @param mark the state of the map
   * @param isSomewhere whether a file holds some state of the map
   */
  record Work(EditHistory<?> history, EditHistory.Mark mark, boolean isSomewhere) {}

  private OpenedMap opened;
  private ExplorerState state;
  private Optional<MapFile> file;
  private Optional<Path> source;
  private String name;
  private boolean isNew; // never saved
  private int saves; // saves under way
  private final ReloadHistory reloads = new ReloadHistory();
  private final AutosaveSchedule autosave;
  private final QueryMemory queryMemory;
  private long maxUndoBytes = Long.MAX_VALUE;

  /**
   * Creates the document of a map just opened.
   *
   * @param state the state of the explorer on this map
   * @param source the file that is watched and read again when it changes; empty if the map has no
   *     file or came from an autosave copy
   * @param known the query remembered from an earlier session; empty if none is to be remembered
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

  /** Returns the map as it was read last. */
  public OpenedMap opened() {
    return opened;
  }

  /** Returns the state of the explorer on this map. */
  public ExplorerState state() {
    return state;
  }

  /** Returns the file in which the map is saved, as it was when last read or written. */
  public Optional<MapFile> file() {
    return file;
  }

  /** Returns the file that is watched and read again when it changes, of any readable format. */
  Optional<Path> source() {
    return source;
  }

  /** Returns the map's name among all maps, under which autosave copies are kept. */
  public String name() {
    return name;
  }

  /** Returns the map's own title. */
  public String title() {
    return state.map().info().name();
  }

  /** Whether the map differs from its file. */
  public boolean isUnsaved() {
    return state.history().isUnsaved();
  }

  /** Returns the work as it is now. */
  Work work() {
    EditHistory<?> history = state.history();
    return new Work(history, history.mark(), history.isSomewhere());
  }

  /** Records the current state of the map's file. */
  void seen(Optional<MapFile> now) {
    file = now;
  }

  /** Whether the map was just made and never saved. */
  boolean isNew() {
    return isNew;
  }

  /** Records that the map was just made and never saved. */
  void markNew() {
    isNew = true;
  }

  /** Records that the map is now in another file, which is watched from now on. */
  void moveTo(MapFile other, String newName) {
    isNew = false;
    file = Optional.of(other);
    source = Optional.of(other.path());
    name = newName;
  }

  /** Replaces the map and its state after the file was read again. */
  void replace(OpenedMap again, ExplorerState its) {
    opened = again;
    state = its;
    file = again.file();
    name = again.name();
    state.limitUndo(maxUndoBytes);
  }

  /** Limits the memory of everything that can be undone, including maps before a reload. [bytes] */
  void limitUndo(long maxBytes) {
    maxUndoBytes = maxBytes;
    state.limitUndo(maxBytes);
    trim();
  }

  /**
   * Forgets the oldest maps before reloads if everything that can be undone takes too much memory.
   */
  void trim() {
    if (reloads.trim(state.history(), maxUndoBytes)) {
      updateReloads();
    }
  }

  /** Tells the state whether undoing and redoing lead to maps of other reloads. */
  void updateReloads() {
    state.setReloads(reloads.hasBefore(), reloads.hasAfter());
  }

  /** Records that a save has begun, until {@link #endSave}. */
  void beginSave() {
    saves++;
  }

  /** Records that a save has ended, successfully or not. */
  void endSave() {
    saves--;
  }

  /** Whether a save is under way, which may move the map to another file. */
  public boolean isBeingSaved() {
    return saves > 0;
  }

  /** Returns the maps before and after reloads. */
  ReloadHistory reloads() {
    return reloads;
  }

  /** Returns the schedule of autosaves. */
  AutosaveSchedule autosave() {
    return autosave;
  }

  /** Returns what is remembered of the user's query for the next session. */
  QueryMemory queryMemory() {
    return queryMemory;
  }
}
