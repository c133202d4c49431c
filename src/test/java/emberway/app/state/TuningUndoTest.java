package emberway.app.state;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.TestMap;
import emberway.app.scene.TravelSettings;
import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Movement;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

/** Tests that changed costs can be undone and redone together with edits of the map. */
final class TuningUndoTest {
  private final ExplorerState state = opened();
  private final Commands commands = new RecordingCommands(() -> state).commands();

  private static ExplorerState opened() {
    return new ExplorerState(TestMap.valley(), EnumSet.of(Command.ROUTE), 1280, 800);
  }

  private Tile tile(String name) {
    return state.map().legend().tile(state.map().legend().id(name));
  }

  private double cost(String tile) {
    return state
        .routeState()
        .costTuning()
        .terrain(tile(tile), state.routeState().profile())
        .value();
  }

  /** Changes a cost several times, like a slider from press to release. */
  private void drag(String tile, double... costs) {
    commands.tuning().beginTuning();
    for (double cost : costs) {
      commands.tuning().tuneTerrain(tile(tile), Terrain.cost(cost));
    }
  }

  private void paint(int x) {
    commands.drawing().takeTile(state.map().legend().id("snow"));
    commands.map().beginStroke();
    commands.map().draw(new Cell(x, 0), new Cell(x, 0));
    commands.map().endStroke();
  }

  private void undo() {
    assertThat(state.canUndo()).isTrue();
    commands.history().undo();
  }

  private void redo() {
    assertThat(state.canRedo()).isTrue();
    commands.history().redo();
  }

  @Test
  void undo_dragOfASlider_isOneStepAndNoUnsavedChange() {
    double published = cost("snow");
    assertThat(state.canUndo()).isFalse();
    drag("snow", 4, 5, 6);
    drag("snow", 7);
    assertThat(state.history().isUnsaved()).isFalse();
    undo();
    assertThat(cost("snow")).isEqualTo(6);
    undo();
    assertThat(cost("snow")).isEqualTo(published);
    assertThat(state.routeState().isUntuned()).isTrue();
    assertThat(state.canUndo()).isFalse();
    redo();
    assertThat(cost("snow")).isEqualTo(6);
    assertThat(state.request().routeRequest().travelSettings())
        .isEqualTo(state.routeState().travelSettings());
    redo();
    assertThat(state.canRedo()).isFalse();
    drag("snow", 7);
    assertThat(cost("snow")).as("the same value set again is no step").isEqualTo(7);
    undo();
    assertThat(cost("snow")).isEqualTo(6);
  }

  @Test
  void undo_asPublished_bringsAllValuesBack() {
    drag("snow", 4);
    drag("grass", 2);
    Tile tombstone = tile("tombstone");
    Influence own = tombstone.influence().orElseThrow();
    Influence far = new Influence(own.effect(), 9, 10, 2, Influence.Falloff.SMOOTH);
    commands.tuning().beginTuning();
    commands.tuning().tuneInfluence(tombstone, far);
    commands.tuning().beginTuning();
    commands.tuning().tuneMovement(new Movement(CornerCutting.NO_CUT, 2));
    TravelSettings tuned = state.routeState().travelSettings();
    commands.tuning().resetTuning();
    assertThat(state.routeState().isUntuned()).isTrue();
    undo();
    assertThat(state.routeState().travelSettings()).isEqualTo(tuned);
    undo();
    assertThat(state.routeState().movement()).isEqualTo(Movement.PUBLISHED);
    undo();
    assertThat(state.routeState().costTuning().influence(tombstone)).contains(own);
    redo();
    redo();
    redo();
    assertThat(state.routeState().isUntuned()).isTrue();
  }

  @Test
  void undo_drawnAndTunedInTurn_goesBackInThatOrder() {
    int grass = state.map().base().id(0);
    paint(0);
    drag("grass", 3);
    paint(1);
    drag("grass", 4);
    undo();
    assertThat(cost("grass")).isEqualTo(3);
    assertThat(state.map().base().id(1)).isNotEqualTo(grass);
    undo();
    assertThat(state.map().base().id(1)).isEqualTo(grass);
    assertThat(cost("grass")).isEqualTo(3);
    undo();
    assertThat(cost("grass")).isEqualTo(1);
    assertThat(state.map().base().id(0)).isNotEqualTo(grass);
    drag("grass", 5);
    assertThat(state.canRedo()).as("gone, as after any other change").isFalse();
    undo();
    undo();
    assertThat(state.map().base().id(0)).isEqualTo(grass);
    assertThat(state.canUndo()).isFalse();
  }

  @Test
  void undo_anotherTravelersCosts_bringsThatTravelerBack() {
    drag("snow", 4);
    commands.route().chooseTraveler("rider");
    drag("snow", 6);
    undo();
    assertThat(state.routeState().profile().name()).isEqualTo("rider");
    assertThat(state.routeState().isUntuned()).isTrue();
    undo();
    assertThat(state.routeState().profile().name()).isEqualTo("foot");
    assertThat(state.routeState().isUntuned()).isTrue();
    assertThat(state.canUndo()).isFalse();
  }

  @Test
  void resume_mapReadAgainWithOtherTiles_undoesTheCostsThere() {
    drag("snow", 4);
    paint(0);
    ExplorerState after = opened();
    assertThat(after.resume(state, state.copyOfMap())).isTrue();
    after.resume(state);
    assertThat(after.routeState().isUntuned()).isFalse();
    after.commands().history().undo();
    assertThat(after.routeState().isUntuned()).isFalse();
    after.commands().history().undo();
    assertThat(after.routeState().isUntuned()).isTrue();
    after.commands().history().redo();
    assertThat(after.routeState().costTuning()).isEqualTo(state.routeState().costTuning());
  }

  @Test
  void undo_strokeInTheMiddleOfATuning_isAStepOfItsOwn() {
    int grass = state.map().base().id(0);
    drag("grass", 3);
    commands.drawing().takeTile(state.map().legend().id("snow"));
    commands.map().beginStroke();
    commands.map().draw(new Cell(0, 0), new Cell(0, 0));
    commands.map().endStroke();
    undo();
    assertThat(state.map().base().id(0)).isEqualTo(grass);
    assertThat(cost("grass")).isEqualTo(3);
  }

  @Test
  void undo_influenceAndMovement_bringsThePublishedOnesBack() {
    Tile volcano = tile("erupting-volcano");
    Influence published = volcano.influence().orElseThrow();
    Influence wide =
        new Influence(published.effect(), 7, 9, published.strength(), published.falloff());
    Movement dear = new Movement(CornerCutting.NO_CUT, 1.8);
    commands.tuning().beginTuning();
    commands.tuning().tuneInfluence(volcano, wide);
    commands.tuning().beginTuning();
    commands.tuning().tuneMovement(dear);
    assertThat(state.routeState().costTuning().influence(volcano)).contains(wide);
    assertThat(state.routeState().movement()).isEqualTo(dear);
    assertThat(state.request().routeRequest().travelSettings())
        .isEqualTo(state.routeState().travelSettings());
    undo();
    assertThat(state.routeState().movement()).isEqualTo(Movement.DEFAULT);
    assertThat(state.routeState().costTuning().influence(volcano)).contains(wide);
    undo();
    assertThat(state.routeState().costTuning().influence(volcano)).contains(published);
    redo();
    redo();
    assertThat(state.routeState().movement()).isEqualTo(dear);
  }
}
