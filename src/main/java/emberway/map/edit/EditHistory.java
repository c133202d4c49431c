package emberway.map.edit;

import emberway.map.TileMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/**
 * The undo history of a map. A brush stroke is one step, however many times it changed the map.
 * Settings beside the map are undone and redone in the same order, but do not count as unsaved
 * changes. Serves one thread.
 *
 * <p>If the steps exceed the memory limit, the oldest are discarded, but never the newest step
 * applied to the map. This changes neither the map nor whether it counts as saved.
 *
 * @param <S> the settings beside the map: an immutable value
 */
public final class EditHistory<S> {
  /**
   * A state of the map, identified by its contents, however it was reached.
   *
   * @param digest of all differences from the first state
   */
  public record Mark(long digest) {}

  /**
   * A unit of undo.
   *
   * @param edit the change of the map; empty for one of the settings alone
   * @param setting the change of the settings, if any
   */
  private record Step<S>(MapEdit edit, Optional<Setting<S>> setting) {}

  /** A change of the settings. */
  private record Setting<S>(S before, S after) {}

  private static final int STEP_BYTES = 24; // of a step object, without the data it refers to

  private final TileMap map;
  private final Consumer<S> beside;
  private final ToLongFunction<S> bytesBeside;
  private final List<Step<S>> steps = new ArrayList<>();
  private final List<MapEdit> stroke = new ArrayList<>(); // since the last step
  // Since the last step; present only while the stroke is empty.
  private Optional<Setting<S>> setting = Optional.empty();
  private long bytes; // of all steps
  private long mostBytes = Long.MAX_VALUE;
  private boolean hasForgotten; // whether a step applied to the map was discarded
  private int done; // number of steps applied to the map; the others were undone
  private long digest; // of the map's current state; 0 for the first state
  private long saved;
  private boolean isSomewhere = true; // whether the file holds a state of the map: the saved one
  private boolean isUntouched = true;
  private ChangeCursor<MapEdit> changeCursor;

  /**
   * Creates a history of a map in its current state; from now on, only the history may change the
   * map.
   *
   * @param changeCursor the end of the change log to which changes are appended
   * @param beside applies settings that are undone or redone
   */
  public EditHistory(TileMap map, ChangeCursor<MapEdit> changeCursor, Consumer<S> beside) {
    this(map, changeCursor, beside, value -> 0);
  }

  /**
   * Creates a history whose settings also count as memory.
   *
   * @param bytesBeside the size of such a value [bytes]
   */
  public EditHistory(
      TileMap map,
      ChangeCursor<MapEdit> changeCursor,
      Consumer<S> beside,
      ToLongFunction<S> bytesBeside) {
    this.map = map;
    this.changeCursor = changeCursor;
    this.beside = beside;
    this.bytesBeside = bytesBeside;
  }

  /**
   * Sets the memory limit.
   *
   * @param most [bytes] [&gt;= 0]
   */
  public void limit(long most) {
    mostBytes = most;
    forget();
  }

  /** The size of all steps, without the current stroke. [bytes] */
  public long bytes() {
    return bytes;
  }

  /** Whether steps were discarded, so that not all changes can be undone. */
  public boolean hasForgotten() {
    return hasForgotten;
  }

  /** The size of a step; the value before a setting counts for the previous step. [bytes] */
  private long bytes(Step<S> step) {
    long edited = step.edit.isEmpty() ? 0 : step.edit.bytes();
    long set = step.setting.map(its -> bytesBeside.applyAsLong(its.after)).orElse(0L);
    return STEP_BYTES + edited + set;
  }

  private void forget() {
    int forgotten = 0;
    while (bytes > mostBytes && forgotten < done - 1) {
      bytes -= bytes(steps.get(forgotten));
      forgotten++;
    }
    steps.subList(0, forgotten).clear();
    done -= forgotten;
    hasForgotten |= forgotten > 0;
    while (bytes > mostBytes && steps.size() > Math.max(1, done)) { // undone steps, latest first
      bytes -= bytes(steps.remove(steps.size() - 1));
    }
  }

  /** Changes the map, as part of the current stroke. */
  public void draw(MapEdit edit) {
    if (!edit.isEmpty()) {
      finishSetting();
      change(edit);
      stroke.add(edit);
    }
  }

  private void change(MapEdit edit) {
    pass(edit);
    digest ^= edit.digest();
  }

  /**
   * Changes the map for a while, outside the steps and without a difference from its file. The
   * reverse has to be passed before the map is changed in the same cells.
   */
  public void pass(MapEdit edit) {
    edit.applyTo(map);
    changeCursor = changeCursor.append(edit);
  }

  /** Records a change of the settings, as part of the current settings step. */
  public void set(S before, S after) {
    finishStroke();
    if (setting.isPresent() && !setting.get().after.equals(before)) {
      finishSetting();
    }
    S first = setting.isPresent() ? setting.get().before() : before;
    setting = changed(first, after);
  }

  private static <S> Optional<Setting<S>> changed(S before, S after) {
    return before.equals(after) ? Optional.empty() : Optional.of(new Setting<>(before, after));
  }

  /** Ends the current stroke, which becomes a step; discards undone steps. */
  public void finish() {
    finishSetting();
    finishStroke();
  }

  /** Ends the current stroke, which becomes one step with a change of the settings. */
  public void finishWith(S before, S after) {
    finishSetting();
    finishStroke(changed(before, after));
  }

  private void finishSetting() {
    if (setting.isPresent()) {
      add(new Step<>(MapEdit.NONE, setting));
    }
    setting = Optional.empty();
  }

  private void finishStroke() {
    finishStroke(Optional.empty());
  }

  private void finishStroke(Optional<Setting<S>> with) {
    MapEdit edit = stroke.isEmpty() ? MapEdit.NONE : MapEdit.inTurn(stroke);
    stroke.clear();
    if (!edit.isEmpty() || with.isPresent()) {
      add(new Step<>(edit, with));
    }
  }

  private void add(Step<S> step) {
    List<Step<S>> undone = steps.subList(done, steps.size());
    undone.forEach(each -> bytes -= bytes(each));
    undone.clear();
    steps.add(step);
    bytes += bytes(step);
    done++;
    isUntouched = false;
    forget();
  }

  /** Reverts the current stroke. */
  public void abandon() {
    for (int i = stroke.size() - 1; i >= 0; i--) {
      change(stroke.get(i).reversed());
    }
    stroke.clear();
  }

  /** Undoes the last step; returns whether there was one. */
  public boolean undo() {
    finish();
    if (done == 0) {
      return false;
    }
    Step<S> step = steps.get(--done);
    if (!step.edit.isEmpty()) {
      change(step.edit.reversed());
    }
    step.setting.ifPresent(set -> beside.accept(set.before));
    return true;
  }

  /** Redoes the last undone step; returns whether there was one. */
  public boolean redo() {
    finish();
    if (done == steps.size()) {
      return false;
    }
    Step<S> step = steps.get(done++);
    if (!step.edit.isEmpty()) {
      change(step.edit);
    }
    step.setting.ifPresent(set -> beside.accept(set.after));
    return true;
  }

  /** Whether there is something to undo. */
  public boolean canUndo() {
    return done > 0 || isUnderWay();
  }

  /** Whether there is something to redo. */
  public boolean canRedo() {
    return done < steps.size() && !isUnderWay();
  }

  private boolean isUnderWay() {
    return !stroke.isEmpty() || setting.isPresent();
  }

  /** The current state of the map; ends the current stroke. */
  public Mark mark() {
    finish();
    return new Mark(digest);
  }

  /** Records that the file holds a state of the map. */
  public void saved(Mark mark) {
    saved = mark.digest();
    isSomewhere = true;
  }

  /** Records that the file no longer holds any state of the map. */
  public void overwritten() {
    isSomewhere = false;
  }

  /** Whether the file holds some state of the map. */
  public boolean isSomewhere() {
    return isSomewhere;
  }

  /** Whether the map differs from the state in its file. */
  public boolean isUnsaved() {
    return digest != saved || !isSomewhere;
  }

  /** Whether no step was added since this history began, or since {@link #resume}. */
  public boolean isUntouched() {
    return isUntouched && !isUnderWay();
  }

  /**
   * Takes over the history of another map that this map replaces: its steps can be undone and
   * redone here, within the memory limit. The previous history of this map is discarded.
   *
   * @param there changes this map into the current state of the other one; appended to the change
   *     log
   * @param before the other map's history, which must not be used any more
   * @param idOf converts a tile id of the other map to one of this map; negative if there is none
   * @return false, without any change, if a tile in the history has no counterpart
   */
  public boolean resume(MapEdit there, EditHistory<S> before, IntUnaryOperator idOf) {
    before.finish();
    List<Step<S>> taken = new ArrayList<>();
    boolean hasSameTiles =
        IntStream.rangeClosed(1, before.map.legend().size())
            .allMatch(id -> idOf.applyAsInt(id) == id);
    long was = before.oldest();
    long is = hasSameTiles ? was : 0;
    long now = is;
    OptionalLong known = OptionalLong.empty(); // empty if the saved state does not occur here
    if (hasSameTiles) {
      known = OptionalLong.of(before.saved);
    } else if (was == before.saved) {
      known = OptionalLong.of(is);
    }
    for (Step<S> step : before.steps) {
      Optional<MapEdit> same = step.edit.with(idOf);
      if (same.isEmpty()) {
        return false;
      }
      taken.add(new Step<>(same.get(), step.setting));
      was ^= step.edit.digest();
      is ^= same.get().digest();
      now = taken.size() == before.done ? is : now;
      known = was == before.saved ? OptionalLong.of(is) : known;
    }
    finish();
    change(there);
    steps.clear();
    steps.addAll(taken);
    bytes = taken.stream().mapToLong(this::bytes).sum();
    done = before.done;
    hasForgotten = before.hasForgotten;
    digest = now;
    saved = known.orElse(0);
    isSomewhere = before.isSomewhere && known.isPresent();
    isUntouched = true;
    forget();
    return true;
  }

  /** The digest of the oldest state that undo can reach. */
  private long oldest() {
    long result = digest;
    for (Step<S> step : steps.subList(0, done)) {
      result ^= step.edit.digest();
    }
    return result;
  }

  /** The end of the change log. */
  public ChangeCursor<MapEdit> changeCursor() {
    return changeCursor;
  }
}
