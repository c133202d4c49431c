package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.DrawTool;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Maps of one file that replace one another, and the user's changes to them. */
final class ReloadHistoryTest {
  private final ReloadHistory reloadHistory = new ReloadHistory();

  private static ExplorerState opened() {
    return new ExplorerState(TestMap.valley(), Set.of(), 1280, 800);
  }

  private static ReloadHistory.Version of(ExplorerState state) {
    return new ReloadHistory.Version(
        TestMap.valley().loaded(),
        "valley",
        state.history(),
        Optional.empty(),
        state.routeState().routeStops());
  }

  private static void draw(ExplorerState state, int x) {
    state.commands().drawing().takeTile(state.map().legend().id("snow"));
    state.commands().map().beginStroke();
    state.commands().map().draw(new Cell(x, 0), new Cell(x, 0));
    state.commands().map().endStroke();
  }

  @Test
  void replaced_mapThatWasDrawnOn_comesAfterAllThatCanBeUndone() {
    ExplorerState first = opened();
    draw(first, 0);
    first.saved(first.history().mark());
    assertThat(reloadHistory.replaced(of(first))).isTrue();
    assertThat(first.history().isUnsaved()).as("its file holds another map").isTrue();
    ExplorerState second = opened();
    draw(second, 1);
    assertThat(reloadHistory.previous(second.history())).as("first its own").isEmpty();
    second.commands().history().undo();
    assertThat(reloadHistory.previous(second.history())).isPresent();
    assertThat(reloadHistory.next(second.history())).isEmpty();
    reloadHistory.movedBack(of(second));
    ExplorerState again = opened();
    assertThat(again.resume(first, first.copyOfMap())).isTrue();
    assertThat(again.history().canUndo()).as("what was drawn then").isTrue();
    assertThat(again.history().isUnsaved()).isTrue();
    assertThat(reloadHistory.previous(again.history())).isEmpty();
    assertThat(reloadHistory.next(again.history())).isPresent();
    again.commands().history().undo();
    assertThat(reloadHistory.next(again.history())).as("that first").isEmpty();
    again.commands().history().redo();
    assertThat(reloadHistory.next(again.history())).isPresent();
    draw(again, 3);
    assertThat(reloadHistory.next(again.history())).as("gone, as all that was undone").isEmpty();
  }

  @Test
  void replaced_mapThatNobodyDrewOn_isNotKept() {
    assertThat(reloadHistory.replaced(of(opened()))).isFalse();
    ExplorerState drawn = opened();
    draw(drawn, 0);
    assertThat(reloadHistory.replaced(of(drawn))).isTrue();
    assertThat(reloadHistory.replaced(of(opened()))).as("the way back stays").isTrue();
    assertThat(reloadHistory.previous(opened().history()).orElseThrow().history())
        .isSameAs(drawn.history());
  }

  @Test
  void replaced_afterAStepBack_leadsNoMoreToWhatWasUndone() {
    ExplorerState first = opened();
    draw(first, 0);
    reloadHistory.replaced(of(first));
    reloadHistory.movedBack(of(opened()));
    assertThat(reloadHistory.hasAfter()).isTrue();
    reloadHistory.replaced(of(opened()));
    assertThat(reloadHistory.hasAfter()).isFalse();
    assertThat(reloadHistory.next(opened().history())).isEmpty();
  }

  @Test
  void saved_oneOfThem_leavesTheOthersUnsaved() {
    ExplorerState first = opened();
    draw(first, 0);
    reloadHistory.replaced(of(first));
    ExplorerState second = opened();
    reloadHistory.movedBack(of(second));
    assertThat(second.history().isUnsaved()).as("its file still holds it").isFalse();
    reloadHistory.saved();
    assertThat(second.history().isUnsaved()).isTrue();
  }

  @Test
  void trim_tooMuchMemory_forgetsTheOldestMaps() {
    ExplorerState shown = opened();
    for (int x = 0; x < 3; x++) {
      ExplorerState past = opened();
      draw(past, x);
      reloadHistory.replaced(of(past));
    }
    ExplorerState last = opened();
    draw(last, 5);
    reloadHistory.replaced(of(last));
    long each = 4L * shown.map().size().cells() + last.history().bytes();
    assertThat(reloadHistory.trim(shown.history(), 4 * each)).isFalse();
    assertThat(reloadHistory.trim(shown.history(), 4 * each - 1)).isTrue();
    assertThat(reloadHistory.trim(shown.history(), 3 * each)).as("one is gone").isFalse();
    draw(shown, 7);
    assertThat(reloadHistory.trim(shown.history(), each + shown.history().bytes())).isTrue();
    assertThat(reloadHistory.previous(opened().history()).orElseThrow().history())
        .as("the newest")
        .isSameAs(last.history());
    reloadHistory.movedBack(of(shown));
    ExplorerState other = opened();
    draw(other, 1);
    long all = 4L * shown.map().size().cells() + shown.history().bytes() + other.history().bytes();
    assertThat(reloadHistory.trim(other.history(), all)).isFalse();
    assertThat(reloadHistory.trim(other.history(), all - 1)).isTrue();
    assertThat(reloadHistory.hasAfter()).isFalse();
  }

  @Test
  void trim_olderStepsOfTheMapOnShowAreForgotten_forgetsTheMapsBeforeThem() {
    ExplorerState past = opened();
    draw(past, 0);
    reloadHistory.replaced(of(past));
    ExplorerState shown = opened();
    draw(shown, 1);
    draw(shown, 2);
    assertThat(reloadHistory.trim(shown.history(), Long.MAX_VALUE)).isFalse();
    shown.limitUndo(0);
    assertThat(reloadHistory.trim(shown.history(), Long.MAX_VALUE)).isTrue();
    assertThat(reloadHistory.hasBefore()).isFalse();
  }

  @Test
  void resume_otherMapRead_keepsTheToolAndTheTile() {
    ExplorerState before = opened();
    before.commands().drawing().takeTile(before.map().legend().id("snow"));
    before.commands().drawing().takeTool(DrawTool.RECTANGLE);
    before.commands().drawing().chooseWidth(3);
    ExplorerState after = opened();
    after.resume(before);
    assertThat(after.drawingState().tool()).contains(DrawTool.RECTANGLE);
    assertThat(after.drawingState().tile()).isEqualTo(before.drawingState().tile());
    assertThat(after.drawingState().width()).isEqualTo(3);
  }

  @Test
  void resume_sameMapWithOtherTiles_keepsEachStep() {
    ExplorerState before = opened();
    draw(before, 0);
    draw(before, 1);
    before.commands().history().undo();
    ExplorerState after = opened();
    assertThat(after.resume(before, before.copyOfMap())).isTrue();
    int snow = after.map().legend().id("snow");
    assertThat(after.map().base().id(0)).isEqualTo(snow);
    assertThat(after.history().isUnsaved()).isTrue();
    after.commands().history().redo();
    assertThat(after.map().base().id(1)).isEqualTo(snow);
    after.commands().history().undo();
    after.commands().history().undo();
    assertThat(after.map().base().id(0)).isNotEqualTo(snow);
    assertThat(after.history().isUnsaved()).isFalse();
    assertThat(opened().resume(before, opened().map())).as("not what was there").isFalse();
  }

  @Test
  void canUndo_mapThatTookAnothersPlace_untilThereIsNoMore() {
    ExplorerState state = opened();
    assertThat(state.canUndo()).isFalse();
    state.setReloads(true, true);
    assertThat(state.canUndo()).isTrue();
    assertThat(state.canRedo()).isTrue();
    draw(state, 0);
    assertThat(state.canRedo()).isFalse();
  }
}
