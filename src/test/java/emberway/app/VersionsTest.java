package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Action;
import emberway.app.command.DrawTool;
import emberway.app.document.TestMap;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Maps of one file that take one another's place, and what was drawn on them. */
final class VersionsTest {
  private final Versions versions = new Versions();

  private static ExplorerState opened() {
    return new ExplorerState(TestMap.valley(), Set.of(), 1280, 800);
  }

  private static Versions.Version of(ExplorerState state) {
    return new Versions.Version(TestMap.valley().loaded(), "valley", state.history());
  }

  private static void draw(ExplorerState state, int x) {
    state.apply(new Action.TakeTile(state.map().legend().id("snow")));
    state.apply(new Action.BeginStroke());
    state.apply(new Action.Draw(new Cell(x, 0), new Cell(x, 0)));
    state.apply(new Action.EndStroke());
  }

  @Test
  void replaced_mapThatWasDrawnOn_comesAfterAllThatCanBeUndone() {
    ExplorerState first = opened();
    draw(first, 0);
    first.saved(first.history().mark());
    assertThat(versions.replaced(of(first))).isTrue();
    assertThat(first.history().isUnsaved()).as("its file holds another map").isTrue();
    ExplorerState second = opened();
    draw(second, 1);
    assertThat(versions.previous(second.history())).as("first its own").isEmpty();
    second.apply(new Action.Undo());
    assertThat(versions.previous(second.history())).isPresent();
    assertThat(versions.next(second.history())).isEmpty();
    versions.wentBack(of(second));
    ExplorerState again = opened();
    assertThat(again.resume(first, first.copyOfMap())).isTrue();
    assertThat(again.history().canUndo()).as("what was drawn then").isTrue();
    assertThat(again.history().isUnsaved()).isTrue();
    assertThat(versions.previous(again.history())).isEmpty();
    assertThat(versions.next(again.history())).isPresent();
    again.apply(new Action.Undo());
    assertThat(versions.next(again.history())).as("that first").isEmpty();
    again.apply(new Action.Redo());
    assertThat(versions.next(again.history())).isPresent();
    draw(again, 3);
    assertThat(versions.next(again.history())).as("gone, as all that was undone").isEmpty();
  }

  @Test
  void replaced_mapThatNobodyDrewOn_isNotKept() {
    assertThat(versions.replaced(of(opened()))).isFalse();
    ExplorerState drawn = opened();
    draw(drawn, 0);
    assertThat(versions.replaced(of(drawn))).isTrue();
    assertThat(versions.replaced(of(opened()))).as("the way back stays").isTrue();
    assertThat(versions.previous(opened().history()).orElseThrow().history())
        .isSameAs(drawn.history());
    versions.forget();
    assertThat(versions.hasBefore()).isFalse();
  }

  @Test
  void saved_oneOfThem_leavesTheOthersUnsaved() {
    ExplorerState first = opened();
    draw(first, 0);
    versions.replaced(of(first));
    ExplorerState second = opened();
    versions.wentBack(of(second));
    assertThat(second.history().isUnsaved()).as("its file still holds it").isFalse();
    versions.saved();
    assertThat(second.history().isUnsaved()).isTrue();
  }

  @Test
  void resume_otherMapRead_keepsTheToolAndTheTile() {
    ExplorerState before = opened();
    before.apply(new Action.TakeTile(before.map().legend().id("snow")));
    before.apply(new Action.TakeTool(DrawTool.RECTANGLE));
    before.apply(new Action.ChooseWidth(3));
    ExplorerState after = opened();
    after.resume(before);
    assertThat(after.hand().tool()).contains(DrawTool.RECTANGLE);
    assertThat(after.hand().tile()).isEqualTo(before.hand().tile());
    assertThat(after.hand().width()).isEqualTo(3);
  }

  @Test
  void resume_sameMapWithOtherTiles_keepsEachStep() {
    ExplorerState before = opened();
    draw(before, 0);
    draw(before, 1);
    before.apply(new Action.Undo());
    ExplorerState after = opened();
    assertThat(after.resume(before, before.copyOfMap())).isTrue();
    int snow = after.map().legend().id("snow");
    assertThat(after.map().base().id(0)).isEqualTo(snow);
    assertThat(after.history().isUnsaved()).isTrue();
    after.apply(new Action.Redo());
    assertThat(after.map().base().id(1)).isEqualTo(snow);
    after.apply(new Action.Undo());
    after.apply(new Action.Undo());
    assertThat(after.map().base().id(0)).isNotEqualTo(snow);
    assertThat(after.history().isUnsaved()).isFalse();
    assertThat(opened().resume(before, opened().map())).as("not what was there").isFalse();
  }

  @Test
  void canUndo_mapThatTookAnothersPlace_untilThereIsNoMore() {
    ExplorerState state = opened();
    assertThat(state.canUndo()).isFalse();
    state.adjoin(true, true);
    assertThat(state.canUndo()).isTrue();
    assertThat(state.canRedo()).isTrue();
    draw(state, 0);
    assertThat(state.canRedo()).isFalse();
  }
}
