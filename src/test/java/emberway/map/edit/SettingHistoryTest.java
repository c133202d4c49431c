package emberway.map.edit;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Layer;
import emberway.map.TileMap;
import emberway.testing.Legends;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is set beside a map, undone and redone in one order with the map's own changes. */
final class SettingHistoryTest {
  private static final String[] ROWS = {"GGGGGG", "GSSSGG", "......", ".W..t."};

  private final TileMap map = Legends.map(Legends.PUBLISHED, ROWS);
  private String value = "";
  private final EditHistory<String> history =
      new EditHistory<>(map, ChangeCursor.begin(), now -> value = now);

  private void set(String now) {
    history.set(value, now);
    value = now;
  }

  private void draw(int cell, char symbol) {
    int[] cells = {cell};
    history.draw(MapEdit.painting(map, Layer.BASE, cells, Legends.PUBLISHED.id(symbol)));
  }

  /** Value and map in letters. */
  private String all() {
    return value + " " + map.base().id(0) + map.base().id(1) + map.base().id(2);
  }

  @Test
  void set_severalTimesInADrag_isOneStep() {
    set("1");
    set("2");
    assertThat(history.canUndo()).as("while it is dragged").isTrue();
    set("3");
    history.finish();
    set("4");
    assertThat(history.undo()).isTrue();
    assertThat(value).isEqualTo("3");
    assertThat(history.undo()).isTrue();
    assertThat(value).isEmpty();
    assertThat(history.undo()).isFalse();
    assertThat(history.redo()).isTrue();
    assertThat(value).isEqualTo("3");
    assertThat(history.redo()).isTrue();
    assertThat(value).isEqualTo("4");
    assertThat(history.canRedo()).isFalse();
  }

  @Test
  void set_whatItWas_isNoStepAndLeavesTheRestToRedo() {
    set("1");
    history.undo();
    set("2");
    assertThat(history.canRedo()).isFalse();
    set("");
    assertThat(history.canUndo()).isFalse();
    assertThat(history.redo()).isTrue();
    assertThat(value).isEqualTo("1");
  }

  @Test
  void set_fromElsewhereThanTheDragCameTo_isAnotherStep() {
    set("1");
    value = "other";
    set("2");
    history.undo();
    assertThat(value).isEqualTo("other");
    history.undo();
    assertThat(value).isEmpty();
  }

  @Test
  void set_betweenStrokes_isNoUnsavedChangeOfTheMap() {
    set("1");
    assertThat(history.isUnsaved()).isFalse();
    assertThat(history.isUntouched()).isFalse();
    EditHistory.Mark first = history.mark();
    draw(0, 'S');
    set("2");
    assertThat(history.isUnsaved()).isTrue();
    history.saved(history.mark());
    history.undo();
    assertThat(history.isUnsaved()).as("the map is the same").isFalse();
    history.undo();
    assertThat(history.isUnsaved()).isTrue();
    assertThat(history.mark()).isEqualTo(first);
  }

  @Test
  void finishWith_aStroke_isOneStepOfBoth() {
    String first = all();
    draw(0, 'S');
    history.finishWith(value, "1");
    value = "1";
    String last = all();
    assertThat(history.isUnsaved()).isTrue();
    assertThat(history.undo()).isTrue();
    assertThat(all()).isEqualTo(first);
    assertThat(history.isUnsaved()).isFalse();
    assertThat(history.undo()).isFalse();
    assertThat(history.redo()).isTrue();
    assertThat(all()).isEqualTo(last);
    history.finishWith("1", "1");
    assertThat(history.canUndo()).isTrue();
    assertThat(history.undo()).isTrue();
    assertThat(history.canUndo()).as("nothing was added").isFalse();
  }

  @Test
  void randomScripts_undoneAndRedone_leadThroughAllStatesInOneOrder() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    List<String> states = new ArrayList<>(List.of(all()));
    int at = 0;
    for (int step = 0; step < 2000; step++) {
      int kind = random.nextInt(5);
      if (kind == 0) {
        assertThat(history.undo()).as("seed %d", seed).isEqualTo(at > 0);
        at = Math.max(0, at - 1);
      } else if (kind == 1) {
        assertThat(history.redo()).as("seed %d", seed).isEqualTo(at < states.size() - 1);
        at = Math.min(states.size() - 1, at + 1);
      } else {
        for (int i = random.nextInt(3); i >= 0; i--) {
          if (kind == 2) {
            set(Integer.toString(random.nextInt(4)));
          } else {
            draw(random.nextInt(3), "GS".charAt(random.nextInt(2)));
          }
        }
        if (kind == 3 && random.nextInt(4) == 0) {
          history.abandon();
        }
        history.finish();
        if (!all().equals(states.get(at))) {
          states.subList(++at, states.size()).clear();
          states.add(all());
        }
      }
      assertThat(all()).as("seed %d, step %d", seed, step).isEqualTo(states.get(at));
      assertThat(history.canUndo()).as("seed %d", seed).isEqualTo(at > 0);
      assertThat(history.canRedo()).as("seed %d", seed).isEqualTo(at < states.size() - 1);
    }
  }

  @Test
  void resume_mapReadAgain_keepsWhatWasSetBetweenItsSteps() {
    set("1");
    draw(0, 'S');
    set("2");
    TileMap second = Legends.map(Legends.PUBLISHED, ROWS);
    List<String> told = new ArrayList<>();
    EditHistory<String> after = new EditHistory<>(second, ChangeCursor.begin(), told::add);
    assertThat(after.resume(MapEdit.between(second, map), history, id -> id)).isTrue();
    assertThat(told).isEmpty();
    while (after.undo()) {
      assertThat(after.canRedo()).isTrue();
    }
    assertThat(told).containsExactly("1", "");
    assertThat(second.base().id(0)).isEqualTo(Legends.PUBLISHED.id('G'));
    while (after.redo()) {
      assertThat(after.canUndo()).isTrue();
    }
    assertThat(told).endsWith("1", "2");
    assertThat(second.base().id(0)).isEqualTo(Legends.PUBLISHED.id('S'));
  }
}
