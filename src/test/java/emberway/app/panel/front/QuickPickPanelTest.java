package emberway.app.panel.front;

import static emberway.app.command.RecordingCommands.call;
import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.DrawTool;
import emberway.app.command.Icon;
import emberway.app.command.RecordingCommands;
import emberway.app.command.Shortcuts;
import emberway.app.panel.QuickPick;
import emberway.app.panel.QuickPick.Choice;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.app.text.CellText;
import emberway.app.text.NameText;
import emberway.map.Cell;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class QuickPickPanelTest {
  private final List<Choice> places =
      Stream.of("Mount Vanker", "Bramport", "Ashport", "Alder Barrows", "Lake Ash", "Oxmoor")
          .map(QuickPickPanelTest::place)
          .toList();

  private static Choice place(String name) {
    return new Choice(
        Icon.PLACE, name, "1,2", to -> to.cells().flyTo(new Cell(1, 2)), "place fly go");
  }

  private List<String> found(String typed) {
    return QuickPick.fitting(places, typed).stream().map(Choice::label).toList();
  }

  @Test
  void fitting_oneLetter_beginsWithTheNamesThatDo() {
    assertThat(found("A"))
        .containsExactly(
            "Ashport", "Alder Barrows", "Lake Ash", "Mount Vanker", "Bramport", "Oxmoor");
  }

  @Test
  void fitting_partOfWords_isFoundInNamesBeforeOtherWords() {
    assertThat(found("port")).containsExactly("Bramport", "Ashport");
    assertThat(found("fly")).hasSize(places.size());
    assertThat(found("zz")).isEmpty();
  }

  @Test
  void fitting_wordsInAnotherOrder_areFound() {
    assertThat(found("ash lake")).containsExactly("Lake Ash");
    assertThat(found("go ox")).containsExactly("Oxmoor");
  }

  @Test
  void commands_nameOfATile_selectsItToDrawWith() {
    ExplorerState state = new ExplorerState(TestMap.valley(), Set.of(), 1280, 800);
    List<Choice> all = QuickPickItems.all(state, Shortcuts.USUAL);
    for (int id : state.drawingState().tiles()) {
      String label = CellText.inSentence(state.map().legend().tile(id));
      Choice found = QuickPick.fitting(all, "draw: " + label).get(0);
      found.deed().accept(new RecordingCommands(() -> state).commands());
      assertThat(state.drawingState().tile()).as(label).isEqualTo(id);
      assertThat(state.drawingState().tool()).contains(DrawTool.BRUSH);
    }
  }

  @Test
  void choice_nameReadFromRightToLeft_isFoundByItsFirstWordAndDrawnApartFromItsIcon() {
    Choice place = place("ירושלים 12 (עיר)");
    assertThat(place.line()).isEqualTo(Icon.PLACE.before(NameText.of(place.label())));
    assertThat(place.matchRank("ירושלים 12")).isZero();
  }

  @Test
  void places_coordinatesOfACell_areThatCell() {
    ExplorerState state = new ExplorerState(TestMap.valley(), Set.of(), 1280, 800);
    for (String typed : List.of("7,8", " 7, 8 ")) {
      Choice found = QuickPick.places(state, typed).get(0);
      assertThat(found.cell()).contains(new Cell(7, 8));
      assertThat(RecordingCommands.callsOf(found.deed()))
          .containsExactly(call("cells.flyTo", new Cell(7, 8)));
      assertThat(found.note()).isEqualTo(CellText.tilesAt(state.map(), new Cell(7, 8)));
    }
    for (String typed : List.of("7,8", "7, 8", " 7,8")) {
      assertThat(QuickPick.fitting(QuickPick.places(state, typed), typed)).hasSize(1);
    }
    for (String typed : List.of("", "7", "7,", "12,8", "7,9", "-1,2", "7,8,9", "999999999,0")) {
      assertThat(QuickPick.places(state, typed)).as(typed).isEmpty();
    }
  }

  @Test
  void fitting_nothingTyped_isAllInTheirOrder() {
    assertThat(QuickPick.fitting(places, " ")).isEqualTo(places);
  }
}
