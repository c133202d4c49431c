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
 * What was done to a map, step by step, to be undone and redone. A stroke of a brush is one step,
 * however many times it changed the map while it was drawn. What is set beside the map is undone
 * and redone in one order with that, and is no unsaved change of the map. One thread.
 *
 * <p>Where the steps hold more bytes than the history may, the oldest are forgotten, but never the
 * newest one that the map has. The map stays as it is, and unsaved if it was.
 *
 * @param <S> what is set beside the map: a value that does not change
 */
public final class EditHistory<S> {
  /**
   * A state of the map, to be told from other ones by what the map holds, however it came to that.
   *
   * @param digest of all that differs from the first state
   */
  public record Mark(long digest) {}

  /** What is undone at once. */
  private sealed interface Step<S> {
    /** A change of the map. */
    record Drawn<S>(MapEdit edit) implements Step<S> {}

    /** A change beside it. */
    record Set<S>(S before, S after) implements Step<S> {}
  }

  private static final int STEP_BYTES = 24; // of a step that only refers to what it holds

  private final TileMap map;
  private final Consumer<S> beside;
  private final ToLongFunction<S> bytesBeside;
  private final List<Step<S>> steps = new ArrayList<>();
  private final List<MapEdit> stroke = new ArrayList<>(); // since the last step
  private Optional<Step.Set<S>> setting = Optional.empty(); // likewise; never both
  private long bytes; // of all steps
  private long mostBytes = Long.MAX_VALUE;
  private boolean hasForgotten; // a step that the map still has
  private int done; // how many of the steps the map has now; the others were undone
  private long digest; // of the map as it is now; 0 for the first state
  private long saved;
  private boolean isSomewhere = true; // a state of the map is safe in its file: the one saved
  private boolean isUntouched = true;
  private ChangeCursor<MapEdit> changeCursor;

  /**
   * A history of a map as it is now, which nobody else changes from here on.
   *
   * @param changeCursor where the changes are told from here on; its end
   * @param beside sets beside the map what is undone or redone there
   */
  public EditHistory(TileMap map, ChangeCursor<MapEdit> changeCursor, Consumer<S> beside) {
    this(map, changeCursor, beside, value -> 0);
  }

  /**
   * The same with values beside the map that take memory, too.
   *
   * @param bytesBeside what such a value takes [bytes]
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
   * Holds no more than so many bytes from now on.
   *
   * @param most [bytes] [&gt;= 0]
   */
  public void limit(long most) {
    mostBytes = most;
    forget();
  }

  /** What the steps hold, the stroke at hand aside. [bytes] */
  public long bytes() {
    return bytes;
  }

  /** Whether the map was changed by steps that cannot be undone any more. */
  public boolean hasForgotten() {
    return hasForgotten;
  }

  /** What a step holds; what was set before it is held by the step before. */
  private long bytes(Step<S> step) {
    return STEP_BYTES
        + (step instanceof Step.Drawn<S> drawn
            ? drawn.edit().bytes()
            : bytesBeside.applyAsLong(((Step.Set<S>) step).after()));
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
    while (bytes > mostBytes && steps.size() > Math.max(1, done)) { // those to be redone last
      bytes -= bytes(steps.remove(steps.size() - 1));
    }
  }

  /** Changes the map, as a part of the stroke at hand. */
  public void draw(MapEdit edit) {
    if (!edit.isEmpty()) {
      finishSetting();
      change(edit);
      stroke.add(edit);
    }
  }

  private void change(MapEdit edit) {
    edit.applyTo(map);
    digest ^= edit.digest();
    changeCursor = changeCursor.append(edit);
  }

  /** Learns that something was set beside the map, as a part of the step that came to before. */
  public void set(S before, S after) {
    finishStroke();
    if (setting.isPresent() && !setting.get().after().equals(before)) {
      finishSetting();
    }
    S first = setting.isPresent() ? setting.get().before() : before;
    setting = first.equals(after) ? Optional.empty() : Optional.of(new Step.Set<>(first, after));
  }

  /** Ends the stroke at hand: it is a step from now on, and what was undone is gone. */
  public void finish() {
    finishSetting();
    finishStroke();
  }

  private void finishSetting() {
    setting.ifPresent(this::add);
    setting = Optional.empty();
  }

  private void finishStroke() {
    if (stroke.isEmpty()) {
      return;
    }
    MapEdit step = MapEdit.inTurn(stroke);
    stroke.clear();
    if (!step.isEmpty()) {
      add(new Step.Drawn<>(step));
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
    Step<S> step = steps.get(--done);
    if (step instanceof Step.Drawn<S> drawn) {
      change(drawn.edit().reversed());
    } else if (step instanceof Step.Set<S> set) {
      beside.accept(set.before());
    }
    return true;
  }

  /** Does the step again that was undone last; whether there was one. */
  public boolean redo() {
    finish();
    if (done == steps.size()) {
      return false;
    }
    Step<S> step = steps.get(done++);
    if (step instanceof Step.Drawn<S> drawn) {
      change(drawn.edit());
    } else if (step instanceof Step.Set<S> set) {
      beside.accept(set.after());
    }
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

  /** The map's state now; ends the stroke at hand. */
  public Mark mark() {
    finish();
    return new Mark(digest);
  }

  /** Says that a state of the map is safe in its file. */
  public void saved(Mark mark) {
    saved = mark.digest();
    isSomewhere = true;
  }

  /** Says that its file holds something else by now: no state of the map is safe there. */
  public void overwritten() {
    isSomewhere = false;
  }

  /** Whether the map differs from the one that is safe in its file. */
  public boolean isUnsaved() {
    return digest != saved || !isSomewhere;
  }

  /** Whether no step was added since it began, or since it has gone on with another one. */
  public boolean isUntouched() {
    return isUntouched && !isUnderWay();
  }

  /**
   * Goes on with what was done to another map, which this one takes the place of: all of that can
   * be undone and redone here, as far as this history holds so much. What was done here before is
   * forgotten.
   *
   * @param there changes this map into the other one as it is by now; followers are told of it
   * @param before the other map's history, which nobody uses any more
   * @param idOf gives this map's tile for one of the other's, or a negative number
   * @return false, with nothing changed, where there is no tile for one that was drawn there
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
    OptionalLong known = OptionalLong.empty(); // unless the saved state is told here, too
    if (hasSameTiles) {
      known = OptionalLong.of(before.saved);
    } else if (was == before.saved) {
      known = OptionalLong.of(is);
    }
    for (Step<S> step : before.steps) {
      if (step instanceof Step.Drawn<S> drawn) {
        Optional<MapEdit> same = drawn.edit().with(idOf);
        if (same.isEmpty()) {
          return false;
        }
        taken.add(new Step.Drawn<>(same.get()));
        was ^= drawn.edit().digest();
        is ^= same.get().digest();
      } else {
        taken.add(step);
      }
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

  /** The digest of the oldest state that undoing leads to. */
  private long oldest() {
    long result = digest;
    for (Step<S> step : steps.subList(0, done)) {
      result ^= step instanceof Step.Drawn<S> drawn ? drawn.edit().digest() : 0;
    }
    return result;
  }

  /** All changes up to now, for those who follow. */
  public ChangeCursor<MapEdit> changeCursor() {
    return changeCursor;
  }
}
