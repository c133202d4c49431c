package emberway.map.edit;

import emberway.map.TileMap;
import java.util.ArrayList;
import java.util.List;

/**
 * What was done to a map, step by step, to be undone and redone without end. A stroke of a brush is
 * one step, however many times it changed the map while it was drawn. One thread.
 */
public final class EditHistory {
  /**
   * A state of the map, to be told from other ones by what the map holds, however it came to that.
   *
   * @param digest of all that differs from the first state
   */
  public record Mark(long digest) {}

  private final TileMap map;
  private final List<MapEdit> steps = new ArrayList<>();
  private final List<MapEdit> stroke = new ArrayList<>(); // since the last step
  private int done; // how many of the steps the map has now; the others were undone
  private long digest; // of the map as it is now; 0 for the first state
  private long saved;
  private Trail<MapEdit> trail;

  /**
   * A history of a map as it is now, which nobody else changes from here on.
   *
   * @param trail where the changes are told from here on; its end
   */
  public EditHistory(TileMap map, Trail<MapEdit> trail) {
    this.map = map;
    this.trail = trail;
  }

  /** Changes the map, as a part of the stroke at hand. */
  public void draw(MapEdit edit) {
    if (!edit.isEmpty()) {
      change(edit);
      stroke.add(edit);
    }
  }

  private void change(MapEdit edit) {
    edit.applyTo(map);
    digest ^= edit.digest();
    trail = trail.append(edit);
  }

  /** Ends the stroke at hand: it is a step from now on, and what was undone is gone. */
  public void finish() {
    if (stroke.isEmpty()) {
      return;
    }
    MapEdit step = MapEdit.inTurn(stroke);
    stroke.clear();
    if (!step.isEmpty()) {
      steps.subList(done, steps.size()).clear();
      steps.add(step);
      done++;
    }
  }

  /** Takes back what the stroke at hand has changed, as if it had not been begun. */
  public void abandon() {
    for (int i = stroke.size() - 1; i >= 0; i--) {
      change(stroke.get(i).reversed());
    }
    stroke.clear();
  }

  /** Takes the last step back; whether there was one. */
  public boolean undo() {
    finish();
    if (done == 0) {
      return false;
    }
    change(steps.get(--done).reversed());
    return true;
  }

  /** Does the step again that was undone last; whether there was one. */
  public boolean redo() {
    finish();
    if (done == steps.size()) {
      return false;
    }
    change(steps.get(done++));
    return true;
  }

  /** Whether there is something to undo. */
  public boolean canUndo() {
    return done > 0 || !stroke.isEmpty();
  }

  /** Whether there is something to redo. */
  public boolean canRedo() {
    return done < steps.size() && stroke.isEmpty();
  }

  /** The map's state now; ends the stroke at hand. */
  public Mark mark() {
    finish();
    return new Mark(digest);
  }

  /** Says that a state of the map is safe in its file. */
  public void saved(Mark mark) {
    saved = mark.digest();
  }

  /** Whether the map differs from the one that is safe in its file. */
  public boolean isUnsaved() {
    return digest != saved;
  }

  /** All changes up to now, for those who follow. */
  public Trail<MapEdit> trail() {
    return trail;
  }
}
