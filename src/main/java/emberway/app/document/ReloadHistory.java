package emberway.app.document;

import emberway.app.route.TravelSettings;
import emberway.map.edit.EditHistory;
import emberway.pack.map.LoadedMap;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The maps of one file that have taken one another's place in the window when the file was read
 * again, each with all that a user has done to it: undoing leads on to the one before, and redoing
 * to the one after.
 */
final class ReloadHistory {
  /**
   * A map that is not on show.
   *
   * @param loaded the map as it was left; nobody changes it
   * @param name what it is called among all maps
   * @param history what was done to it
   */
  record Version(LoadedMap loaded, String name, EditHistory<TravelSettings> history) {
    /** Whether somebody would miss it: it is not just what some file held. */
    private boolean isWorked() {
      return history.canUndo() || history.canRedo() || history.isUnsaved();
    }

    /** What it holds: two layers of two bytes a cell, and the steps. [bytes] */
    private long bytes() {
      return 4L * loaded.map().size().cells() + history.bytes();
    }
  }

  private final Deque<Version> before = new ArrayDeque<>(); // the nearest first, both
  private final Deque<Version> after = new ArrayDeque<>();

  /**
   * Another map has taken the place of one, as its file holds something else.
   *
   * @return whether there is a way back
   */
  boolean replaced(Version past) {
    if (past.isWorked()) {
      past.history().overwritten();
      before.push(past);
    }
    after.clear();
    return hasBefore();
  }

  /** What undoing leads to, if the map on show is as it was first. */
  Optional<Version> previous(EditHistory<TravelSettings> shown) {
    return shown.canUndo() ? Optional.empty() : Optional.ofNullable(before.peek());
  }

  /** What redoing leads to, if nothing of the map on show is left to be redone. */
  Optional<Version> next(EditHistory<TravelSettings> shown) {
    return shown.canRedo() || !shown.isUntouched()
        ? Optional.empty()
        : Optional.ofNullable(after.peek());
  }

  /** The one before is on show again, in place of that. */
  void wentBack(Version from) {
    before.pop();
    after.push(from);
  }

  /** The one after is on show again, in place of that. */
  void wentOn(Version from) {
    after.pop();
    before.push(from);
  }

  /** The file holds what is on show, and so none of the others. */
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
   * Forgets maps, the oldest first, that together with what was done to the one on show take too
   * much memory, and those before the oldest step that is kept.
   *
   * @param most [bytes]
   * @return whether there was one
   */
  boolean trim(EditHistory<TravelSettings> shown, long most) {
    boolean result = false;
    while (!before.isEmpty() && (shown.hasForgotten() || bytes() + shown.bytes() > most)) {
      before.removeLast();
      result = true;
    }
    while (!after.isEmpty() && bytes() + shown.bytes() > most) {
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
