package emberway.app.document;

import emberway.app.scene.QueryPart;
import emberway.app.scene.RouteStops;
import emberway.map.edit.EditHistory;
import emberway.pack.map.LoadedMap;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The maps that have replaced one another when a document's file was read again, or when the user
 * changed the map's size, each with the user's changes: undoing leads to the map before, and
 * redoing to the one after it.
 */
final class ReloadHistory {
  /**
   * A map that is not on show.
   *
   * @param loaded the map as it was left; never changed
   * @param name the map's name among all maps
   * @param history the user's changes to it
   * @param aside the copy of its unsaved work, if there is any
   * @param stops the stops of its route
   */
  record Version(
      LoadedMap loaded,
      String name,
      EditHistory<QueryPart> history,
      Optional<Path> aside,
      RouteStops stops) {
    /** Whether it would be missed: it holds more than some file's content. */
    private boolean isWorked() {
      return history.canUndo() || history.canRedo() || history.isUnsaved();
    }

    /** Returns its memory: layers of at most two bytes per cell, and the changes. [bytes] */
    private long bytes() {
      long perCell = loaded.map().top().isEmpty() ? 4 : 6;
      return perCell * loaded.map().size().cells() + history.bytes();
    }
  }

  private final Deque<Version> before = new ArrayDeque<>(); // that undo leads to, the nearest first
  private final Deque<Version> after = new ArrayDeque<>(); // that redo leads to, the nearest first

  /**
   * Records that another map has replaced one whose file has changed.
   *
   * @return whether undoing leads back
   */
  boolean replaced(Version past) {
    if (past.isWorked()) {
      past.history().overwritten();
      before.push(past);
    }
    after.clear();
    return hasBefore();
  }

  /** Records that the user has replaced a map by one of another size. */
  void resized(Version past) {
    before.push(past);
    after.clear();
  }

  /** Returns the map that undoing leads to, if nothing is left to undo on the map on show. */
  Optional<Version> previous(EditHistory<QueryPart> shown) {
    return shown.canUndo() ? Optional.empty() : Optional.ofNullable(before.peek());
  }

  /**
   * Returns the map that redoing leads to, if the map on show is untouched with nothing left to
   * redo.
   */
  Optional<Version> next(EditHistory<QueryPart> shown) {
    return shown.canRedo() || !shown.isUntouched()
        ? Optional.empty()
        : Optional.ofNullable(after.peek());
  }

  /** Records that the previous map is on show again, instead of {@code from}. */
  void movedBack(Version from) {
    before.pop();
    after.push(from);
  }

  /** Records that the next map is on show again, instead of {@code from}. */
  void movedForward(Version from) {
    after.pop();
    before.push(from);
  }

  /** Records that the file holds the map on show, and so none of the others. */
  void saved() {
    before.forEach(each -> each.history().overwritten());
    after.forEach(each -> each.history().overwritten());
  }

  boolean hasBefore() {
    return !before.isEmpty();
  }

  boolean hasAfter() {
    return !after.isEmpty();
  }

  /**
   * Forgets maps, the oldest first, while everything that can be undone takes too much memory, and
   * all maps before a change that is already forgotten.
   *
   * @param maxBytes the memory limit [bytes]
   * @return whether a map was forgotten
   */
  boolean trim(EditHistory<QueryPart> shown, long maxBytes) {
    boolean result = false;
    while (!before.isEmpty() && (shown.hasForgotten() || bytes() + shown.bytes() > maxBytes)) {
      before.removeLast();
      result = true;
    }
    while (!after.isEmpty() && bytes() + shown.bytes() > maxBytes) {
      after.removeLast();
      result = true;
    }
    return result;
  }

  private long bytes() {
    return before.stream().mapToLong(Version::bytes).sum()
        + after.stream().mapToLong(Version::bytes).sum();
  }
}
