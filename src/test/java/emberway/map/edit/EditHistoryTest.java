package emberway.map.edit;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.testing.Legends;
import emberway.testing.MemoryLayout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

final class EditHistoryTest {
  private static final String[] ROWS = {
    "GGGGGG", "GSSSGG", "GGGGGG", "GGGGGG", //
    "......", "..v...", ".W..t.", "..RR.."
  };

  private final TileMap map = Legends.map(Legends.PUBLISHED, ROWS);
  private final ChangeCursor<MapEdit> changeCursor = ChangeCursor.begin();
  private final EditHistory<String> history = new EditHistory<>(map, changeCursor, value -> {});

  private static int id(char symbol) {
    return Legends.PUBLISHED.id(symbol);
  }

  private static TileMap copy(TileMap map) {
    return new TileMap(
        map.info(), map.legend(), map.base().copy(), map.overlay().copy(), map.places());
  }

  private static boolean isSame(TileMap one, TileMap other) {
    return one.base().equals(other.base()) && one.overlay().equals(other.overlay());
  }

  private void draw(Layer layer, char symbol, int... cells) {
    history.draw(MapEdit.painting(map, layer, cells, symbol == '.' ? 0 : id(symbol)));
  }

  @Test
  void draw_severalTimesInAStroke_isOneStep() {
    TileMap first = copy(map);
    draw(Layer.BASE, 'S', 0, 1);
    draw(Layer.OVERLAY, 'W', 1);
    draw(Layer.BASE, 'G', 0);
    history.finish();
    assertThat(map.base().id(1)).isEqualTo(id('S'));
    assertThat(history.undo()).isTrue();
    assertThat(isSame(map, first)).isTrue();
    assertThat(history.undo()).isFalse();
  }

  @Test
  void finish_strokeThatChangedNothingInTheEnd_isNoStep() {
    draw(Layer.BASE, 'S', 0);
    draw(Layer.BASE, 'G', 0);
    history.finish();
    assertThat(history.canUndo()).isFalse();
    assertThat(history.isUnsaved()).isFalse();
  }

  @Test
  void draw_sameTileAgain_isNoChange() {
    assertThat(MapEdit.painting(map, Layer.BASE, new int[] {0, 1, 2}, id('G')).isEmpty()).isTrue();
    draw(Layer.BASE, 'G', 0, 1, 2);
    assertThat(history.changeCursor()).isSameAs(changeCursor);
  }

  @Test
  void abandon_halfAStroke_restoresTheMapAndLeavesTheRestToRedo() {
    draw(Layer.OVERLAY, 'W', 3);
    history.finish();
    history.undo();
    TileMap before = copy(map);
    draw(Layer.OVERLAY, 'R', 3, 4);
    draw(Layer.OVERLAY, 'W', 4, 5);
    history.abandon();
    assertThat(isSame(map, before)).isTrue();
    assertThat(history.canRedo()).isTrue();
    assertThat(history.redo()).isTrue();
    assertThat(map.overlay().id(3)).isEqualTo(id('W'));
  }

  @Test
  void isUnsaved_followsStepsAndTheirUndoing() {
    assertThat(history.isUnsaved()).isFalse();
    draw(Layer.BASE, 'S', 0);
    assertThat(history.isUnsaved()).isTrue();
    EditHistory.Mark mark = history.mark();
    draw(Layer.BASE, 'S', 5);
    history.finish();
    history.saved(mark); // a save that ended only now
    assertThat(history.isUnsaved()).isTrue();
    history.undo();
    assertThat(history.isUnsaved()).isFalse();
    history.undo();
    assertThat(history.isUnsaved()).isTrue();
    draw(Layer.BASE, 'S', 0); // the same change in another step
    history.finish();
    assertThat(history.canRedo()).isFalse();
    assertThat(history.isUnsaved()).isFalse();
    history.saved(history.mark());
    draw(Layer.BASE, 'G', 0);
    assertThat(history.isUnsaved()).isTrue();
  }

  @Test
  void moving_ontoSomethingElse_takesItsPlace() {
    MapEdit move = MapEdit.moving(map, Layer.OVERLAY, 8, 13); // the volcano onto the wall
    history.draw(move);
    assertThat(map.overlay().id(8)).isEqualTo(Legend.NOTHING);
    assertThat(map.overlay().id(13)).isEqualTo(id('v'));
    history.undo();
    assertThat(map.overlay().id(8)).isEqualTo(id('v'));
    assertThat(map.overlay().id(13)).isEqualTo(id('W'));
    assertThat(MapEdit.moving(map, Layer.OVERLAY, 8, 8).isEmpty()).isTrue();
  }

  @Test
  void between_twoMaps_turnsOneIntoTheOther() {
    TileMap other = copy(map);
    other.base().set(7, id('G'));
    other.overlay().set(23, id('t'));
    MapEdit edit = MapEdit.between(map, other);
    assertThat(edit.count()).isEqualTo(2);
    assertThat(edit.cell(0)).isEqualTo(7);
    assertThat(edit.layer(1)).isEqualTo(Layer.OVERLAY);
    edit.applyTo(map);
    assertThat(isSame(map, other)).isTrue();
    edit.reversed().applyTo(map);
    assertThat(isSame(map, Legends.map(Legends.PUBLISHED, ROWS))).isTrue();
  }

  @Test
  void randomScripts_undoneAndRedone_leadBackAndForthByteForByte() {
    for (long seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      TileMap painted = randomMap(random);
      ChangeCursor<MapEdit> followed = ChangeCursor.begin();
      EditHistory<String> scribble = new EditHistory<>(painted, followed, value -> {});
      TileMap follower = copy(painted);
      List<TileMap> states = new ArrayList<>(List.of(copy(painted)));
      for (int step = 0; step < 60; step++) {
        scribble(scribble, painted, random, states);
        if (random.nextInt(4) == 0) {
          followed = follow(follower, followed, scribble.changeCursor());
          assertThat(isSame(follower, painted)).as("seed %d, followed", seed).isTrue();
        }
      }
      TileMap last = copy(painted);
      while (scribble.undo()) {
        assertThat(painted.size()).isEqualTo(last.size());
      }
      assertThat(isSame(painted, states.get(0))).as("seed %d, first state", seed).isTrue();
      for (int i = 1; i < states.size(); i++) {
        assertThat(scribble.redo()).as("seed %d", seed).isTrue();
        assertThat(isSame(painted, states.get(i))).as("seed %d, state %d", seed, i).isTrue();
      }
      assertThat(scribble.redo()).as("seed %d", seed).isFalse();
      follow(follower, followed, scribble.changeCursor());
      assertThat(isSame(follower, painted)).as("seed %d, followed to the end", seed).isTrue();
    }
  }

  /** Does something, and keeps the list of states that undo and redo must lead through. */
  private static void scribble(
      EditHistory<String> history, TileMap map, Random random, List<TileMap> states) {
    int kind = random.nextInt(10);
    if (kind == 0 && history.undo()) {
      int last = states.size() - 1;
      assertThat(isSame(map, states.get(last - 1))).isTrue();
      boolean again = random.nextBoolean();
      if (again) {
        assertThat(history.redo()).isTrue();
        assertThat(isSame(map, states.get(last))).isTrue();
        return;
      }
      draw(history, map, random);
      history.finish();
      states.remove(last);
      if (!isSame(map, states.get(last - 1))) {
        states.add(copy(map));
      } else if (history.canRedo()) { // nothing was drawn, so the step can still be redone
        history.redo();
        states.add(copy(map));
      }
      return;
    }
    TileMap before = copy(map);
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      draw(history, map, random);
    }
    if (random.nextInt(8) == 0) {
      history.abandon();
      assertThat(isSame(map, before)).isTrue();
      return;
    }
    history.finish();
    if (!isSame(map, before)) {
      states.add(copy(map));
    }
  }

  private static void draw(EditHistory<String> history, TileMap map, Random random) {
    boolean isBase = random.nextBoolean();
    Layer layer = isBase ? Layer.BASE : Layer.OVERLAY;
    int id = isBase ? 1 + random.nextInt(2) : random.nextInt(8) == 0 ? 0 : 3 + random.nextInt(5);
    Cell one = cell(map, random);
    Cell other = cell(map, random);
    int[] cells =
        switch (random.nextInt(5)) {
          case 0 ->
              ShapeRasterizer.line(
                  map.size(), one, other, 1 + random.nextInt(3), random.nextBoolean());
          case 1 -> ShapeRasterizer.rectangle(map.size(), one, other);
          case 2 -> ShapeRasterizer.frame(map.size(), one, other);
          case 3 ->
              ShapeRasterizer.flood(map, layer, random.nextInt(map.size().cells()), 50)
                  .orElse(new int[0]);
          default -> new int[] {random.nextInt(map.size().cells())};
        };
    MapEdit edit =
        random.nextInt(6) == 0
            ? MapEdit.moving(
                map,
                Layer.OVERLAY,
                random.nextInt(map.size().cells()),
                random.nextInt(map.size().cells()))
            : MapEdit.painting(map, layer, cells, id);
    history.draw(edit);
  }

  private static Cell cell(TileMap map, Random random) {
    return new Cell(
        random.nextInt(map.size().width() + 6) - 3, random.nextInt(map.size().height() + 6) - 3);
  }

  private static TileMap randomMap(Random random) {
    int width = 1 + random.nextInt(14);
    int height = 1 + random.nextInt(14);
    String[] rows = new String[2 * height];
    for (int row = 0; row < rows.length; row++) {
      StringBuilder text = new StringBuilder();
      for (int x = 0; x < width; x++) {
        text.append((row < height ? "GS" : "...RWvt").charAt(random.nextInt(row < height ? 2 : 7)));
      }
      rows[row] = text.toString();
    }
    return Legends.map(Legends.PUBLISHED, rows);
  }

  private static ChangeCursor<MapEdit> follow(
      TileMap map, ChangeCursor<MapEdit> from, ChangeCursor<MapEdit> to) {
    ChangeCursor<MapEdit> at = from;
    while (at != to) {
      at.step().applyTo(map);
      at = at.next();
    }
    return at;
  }

  @Test
  void overwritten_savedState_isUnsavedUntilItIsSavedAgain() {
    assertThat(history.isUnsaved()).isFalse();
    history.overwritten();
    assertThat(history.isUnsaved()).isTrue();
    draw(Layer.BASE, 'S', 0);
    history.undo();
    assertThat(history.isUnsaved()).as("its file holds something else").isTrue();
    history.saved(history.mark());
    assertThat(history.isUnsaved()).isFalse();
  }

  /** The legend's own tiles in another order: each id is another tile's there. */
  private static Legend shuffled() {
    List<Tile> tiles = new ArrayList<>(Legends.PUBLISHED.tiles());
    Collections.reverse(tiles);
    return new Legend(tiles);
  }

  @Test
  void resume_randomHistoryInAnotherLegend_undoesAndRedoesTheSame() {
    long seed = 23;
    Random random = new Random(seed);
    Legend other = shuffled();
    IntUnaryOperator idOf = id -> other.id(Legends.PUBLISHED.tile(id).symbol());
    for (int round = 0; round < 40; round++) {
      TileMap first = Legends.map(Legends.PUBLISHED, ROWS);
      EditHistory<String> before = new EditHistory<>(first, ChangeCursor.begin(), value -> {});
      int savedAt = random.nextInt(8);
      List<TileMap> states = new ArrayList<>(List.of(copy(first)));
      for (int step = 0; step < 8; step++) {
        if (step == savedAt) {
          before.saved(before.mark());
        }
        int cell = random.nextInt(first.size().cells());
        int id = id("GSWvt".charAt(random.nextInt(5)));
        Layer layer = Legends.PUBLISHED.tile(id).layer();
        before.draw(MapEdit.painting(first, layer, new int[] {cell}, id));
        before.finish();
        if (!isSame(first, states.get(states.size() - 1))) {
          states.add(copy(first));
        }
      }
      int undone = random.nextInt(states.size());
      for (int i = 0; i < undone; i++) {
        before.undo();
      }
      int at = states.size() - 1 - undone;
      TileMap second = Legends.map(other, ROWS);
      EditHistory<String> after = new EditHistory<>(second, ChangeCursor.begin(), value -> {});
      TileMap there = Legends.map(other, ROWS);
      recode(first, there, idOf);
      assertThat(after.resume(MapEdit.between(second, there), before, idOf)).isTrue();
      assertThat(after.isUnsaved()).as("seed %d", seed).isEqualTo(before.isUnsaved());
      assertThat(after.isUntouched()).isTrue();
      for (int state = at; after.canRedo(); state++) {
        assertThat(isRecoded(states.get(state), second, idOf)).as("seed %d", seed).isTrue();
        assertThat(before.redo() && after.redo()).isTrue();
        assertThat(after.isUnsaved()).as("seed %d", seed).isEqualTo(before.isUnsaved());
      }
      for (int state = states.size() - 1; after.canUndo(); state--) {
        assertThat(isRecoded(states.get(state), second, idOf)).as("seed %d", seed).isTrue();
        assertThat(before.undo() && after.undo()).isTrue();
        assertThat(after.isUnsaved()).as("seed %d", seed).isEqualTo(before.isUnsaved());
      }
      assertThat(isRecoded(states.get(0), second, idOf)).as("seed %d", seed).isTrue();
    }
  }

  private static void recode(TileMap from, TileMap to, IntUnaryOperator idOf) {
    for (int cell = 0; cell < from.size().cells(); cell++) {
      for (Layer layer : Layer.values()) {
        int id = from.layer(layer).id(cell);
        to.layer(layer).set(cell, id == Legend.NOTHING ? id : idOf.applyAsInt(id));
      }
    }
  }

  private static boolean isRecoded(TileMap from, TileMap to, IntUnaryOperator idOf) {
    TileMap expected = copy(to);
    recode(from, expected, idOf);
    return isSame(expected, to);
  }

  @Test
  void resume_tileThatIsNotThere_changesNothing() {
    draw(Layer.BASE, 'S', 0);
    history.finish();
    TileMap second = Legends.map(Legends.PUBLISHED, ROWS);
    EditHistory<String> after = new EditHistory<>(second, ChangeCursor.begin(), value -> {});
    assertThat(after.resume(MapEdit.NONE, history, id -> id == id('S') ? -1 : id)).isFalse();
    assertThat(after.canUndo()).isFalse();
    assertThat(after.isUnsaved()).isFalse();
  }

  /** What two changes of the same cells do one after another is told apart as both are. */
  @Test
  void digest_ofChangesInTurn_isTheirsTogether() {
    MapEdit first = MapEdit.painting(map, Layer.BASE, new int[] {0, 1, 2}, id('S'));
    first.applyTo(map);
    MapEdit second = MapEdit.painting(map, Layer.BASE, new int[] {1, 2, 3}, id('G'));
    second.applyTo(map);
    MapEdit both = MapEdit.inTurn(List.of(first, second));
    assertThat(both.digest()).isEqualTo(first.digest() ^ second.digest());
    assertThat(first.reversed().digest()).isEqualTo(first.digest()).isNotZero();
    assertThat(second.digest()).isNotEqualTo(first.digest());
    assertThat(both.count()).isEqualTo(1);
    assertThat(both.before(0)).isEqualTo(id('G'));
    assertThat(both.after(0)).isEqualTo(id('S'));
  }

  @Test
  void moving_fromLaterToEarlierCell_changesBothInOrder() {
    MapEdit move = MapEdit.moving(map, Layer.OVERLAY, 16, 8); // the tombstone onto the volcano
    assertThat(move.cell(0)).isEqualTo(8);
    assertThat(move.after(0)).isEqualTo(id('t'));
    assertThat(move.cell(1)).isEqualTo(16);
    assertThat(move.after(1)).isEqualTo(Legend.NOTHING);
  }

  @Test
  void between_mapsThatDifferEverywhere_changesAllCells() {
    TileMap other = copy(map);
    for (int cell = 0; cell < 24; cell++) {
      other.base().set(cell, id(other.base().id(cell) == id('S') ? 'G' : 'S'));
    }
    MapEdit edit = MapEdit.between(map, other);
    assertThat(edit.count()).isEqualTo(24);
    edit.applyTo(map);
    assertThat(isSame(map, other)).isTrue();
  }

  @Test
  void redo_whileSomethingIsDrawn_endsTheStrokeAndRedoesNothing() {
    draw(Layer.BASE, 'S', 0);
    history.finish();
    history.undo();
    TileMap first = copy(map);
    draw(Layer.BASE, 'S', 5);
    assertThat(history.redo()).isFalse();
    assertThat(map.base().id(0)).isEqualTo(id('G'));
    assertThat(history.undo()).isTrue();
    assertThat(isSame(map, first)).isTrue();
  }

  @Test
  void resume_afterStepsOfItsOwn_forgetsThem() {
    EditHistory<String> before =
        new EditHistory<>(Legends.map(Legends.PUBLISHED, ROWS), ChangeCursor.begin(), value -> {});
    draw(Layer.BASE, 'S', 0);
    history.finish();
    draw(Layer.BASE, 'S', 1);
    assertThat(history.resume(MapEdit.NONE, before, id -> id)).isTrue();
    assertThat(history.canUndo()).isFalse();
    assertThat(history.canRedo()).isFalse();
    assertThat(history.isUntouched()).isTrue();
  }

  /** A history, the map that it changes and the value beside that. */
  private static final class Edited {
    final TileMap map;
    final EditHistory<String> history;
    private String beside = "";

    Edited(TileMap map) {
      this.map = map;
      history =
          new EditHistory<>(
              map, ChangeCursor.begin(), value -> beside = value, value -> 40L * value.length());
    }

    void step(Random random) {
      if (random.nextInt(4) == 0) {
        String value = "x".repeat(random.nextInt(9));
        history.set(beside, value);
        beside = value;
      } else {
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
          draw(history, map, random);
        }
      }
      if (random.nextInt(8) == 0) {
        history.abandon();
      }
      history.finish();
    }

    String all() {
      StringBuilder result = new StringBuilder(beside);
      for (int cell = 0; cell < map.size().cells(); cell++) {
        result.append(' ').append(map.base().id(cell)).append('/').append(map.overlay().id(cell));
      }
      return result.toString();
    }
  }

  @Test
  void limit_randomScripts_forgetsTheOldestStepsAndNothingElse() {
    for (long seed = 0; seed < 120; seed++) {
      Random random = new Random(seed);
      TileMap start = randomMap(random);
      Edited plain = new Edited(start);
      Edited bounded = new Edited(copy(start));
      long limit = 1L << (6 + random.nextInt(8));
      bounded.history.limit(limit);
      List<Long> sizes = new ArrayList<>(); // of all steps
      int done = 0;
      int forgotten = 0;
      for (int i = 0; i < 80; i++) {
        String where = "seed %d, step %d".formatted(seed, i);
        int kind = random.nextInt(10);
        if (kind < 3) {
          boolean isUndone = bounded.history.undo();
          assertThat(isUndone).as(where).isEqualTo(done > forgotten);
          if (isUndone) {
            plain.history.undo();
            done--;
          }
        } else if (kind < 5) {
          boolean isRedone = plain.history.redo();
          assertThat(bounded.history.redo()).as(where).isEqualTo(isRedone);
          done += isRedone ? 1 : 0;
        } else if (kind < 6) {
          plain.history.saved(plain.history.mark());
          bounded.history.saved(bounded.history.mark());
        } else {
          String before = plain.all();
          long script = random.nextLong();
          plain.step(new Random(script));
          bounded.step(new Random(script));
          if (!plain.all().equals(before)) {
            sizes.subList(done, sizes.size()).clear();
            sizes.add(plain.history.bytes() - held(sizes, 0));
            done++;
            while (sizes.size() - forgotten > 1 && held(sizes, forgotten) > limit) {
              forgotten++;
            }
          }
        }
        assertThat(bounded.all()).as(where).isEqualTo(plain.all());
        assertThat(bounded.history.bytes()).as(where).isEqualTo(held(sizes, forgotten));
        assertThat(bounded.history.hasForgotten()).as(where).isEqualTo(forgotten > 0);
        assertThat(bounded.history.isUnsaved()).as(where).isEqualTo(plain.history.isUnsaved());
        assertThat(bounded.history.canUndo()).as(where).isEqualTo(done > forgotten);
        assertThat(bounded.history.canRedo()).as(where).isEqualTo(plain.history.canRedo());
      }
      assertGoesOnAlike(plain, bounded, seed);
    }
  }

  private static long held(List<Long> sizes, int forgotten) {
    return sizes.subList(forgotten, sizes.size()).stream().mapToLong(Long::longValue).sum();
  }

  /** Undone and redone, and gone on with in other tiles, as far as there is something to undo. */
  private static void assertGoesOnAlike(Edited plain, Edited bounded, long seed) {
    Legend other = shuffled();
    IntUnaryOperator idOf = id -> other.id(Legends.PUBLISHED.tile(id).symbol());
    TileMap there =
        new TileMap(
            bounded.map.info(),
            other,
            bounded.map.base().copy(),
            bounded.map.overlay().copy(),
            bounded.map.places());
    recode(bounded.map, there, idOf);
    Edited recoded = new Edited(there);
    assertThat(recoded.history.resume(MapEdit.NONE, bounded.history, idOf)).isTrue();
    Edited same = new Edited(copy(bounded.map));
    assertThat(same.history.resume(MapEdit.NONE, bounded.history, id -> id)).isTrue();
    assertThat(recoded.history.bytes()).isEqualTo(bounded.history.bytes());
    assertThat(same.history.hasForgotten()).isEqualTo(bounded.history.hasForgotten());
    for (boolean isUndo : new boolean[] {true, false, true}) {
      boolean goesOn = true;
      while (goesOn) {
        String where = "seed %d, %s".formatted(seed, isUndo ? "undone" : "redone");
        assertThat(bounded.all()).as(where).isEqualTo(plain.all());
        assertThat(isSame(same.map, bounded.map)).as(where).isTrue();
        assertThat(isRecoded(bounded.map, recoded.map, idOf)).as(where).isTrue();
        boolean isUnsaved = plain.history.isUnsaved();
        assertThat(bounded.history.isUnsaved()).as(where).isEqualTo(isUnsaved);
        assertThat(same.history.isUnsaved()).as(where).isEqualTo(isUnsaved);
        assertThat(recoded.history.isUnsaved() || !isUnsaved).as(where).isTrue();
        goesOn = isUndo ? bounded.history.undo() : bounded.history.redo();
        assertThat(isUndo ? same.history.undo() : same.history.redo()).isEqualTo(goesOn);
        assertThat(isUndo ? recoded.history.undo() : recoded.history.redo()).isEqualTo(goesOn);
        if (goesOn) {
          assertThat(isUndo ? plain.history.undo() : plain.history.redo()).isTrue();
        }
      }
    }
    assertThat(bounded.history.hasForgotten() || !plain.history.canUndo()).isTrue();
  }

  @Test
  void limit_savedStateIsForgotten_staysUnsavedUntilItIsSavedAgain() {
    history.limit(0);
    draw(Layer.BASE, 'S', 0);
    history.finish();
    draw(Layer.BASE, 'S', 5);
    history.finish();
    assertThat(history.undo()).as("the newest step is never forgotten").isTrue();
    assertThat(history.undo()).isFalse();
    assertThat(history.hasForgotten()).isTrue();
    assertThat(history.isUnsaved()).isTrue();
    history.saved(history.mark());
    assertThat(history.isUnsaved()).isFalse();
    assertThat(history.redo()).isTrue();
    assertThat(history.isUnsaved()).isTrue();
  }

  @Test
  void limit_lowered_forgetsTheOldestFirst() {
    for (int cell : new int[] {0, 4, 5}) {
      draw(Layer.BASE, 'S', cell);
      history.finish();
    }
    long step = history.bytes() / 3;
    history.undo();
    history.limit(2 * step);
    assertThat(history.bytes()).isEqualTo(2 * step);
    assertThat(history.canRedo()).isTrue();
    history.limit(0);
    assertThat(history.bytes()).isEqualTo(step);
    assertThat(history.canUndo()).as("what the map has goes last").isTrue();
    assertThat(history.canRedo()).isFalse();
  }

  @Test
  void bytes_ofSteps_areThoseOfTheirObjects() {
    MapEdit three = MapEdit.painting(map, Layer.OVERLAY, new int[] {3, 4, 5}, id('W'));
    assertThat(three.bytes()).isEqualTo(MemoryLayout.bytes(three));
    history.draw(three);
    history.finish();
    MapEdit two = MapEdit.painting(map, Layer.OVERLAY, new int[] {4, 5}, id('t'));
    history.draw(two);
    history.finish();
    assertThat(history.bytes()).isEqualTo(2 * 24 + three.bytes() + two.bytes());
    Edited set = new Edited(map);
    set.history.set("a", "bcd");
    set.history.finish();
    assertThat(set.history.bytes()).isEqualTo(24 + 3 * 40);
  }
}
