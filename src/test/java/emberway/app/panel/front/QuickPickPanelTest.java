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
import emberway.app.text.Language;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.PlaceKind;
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
    List<String> pasted =
        List.of("near Old Rook  7,8", "1.  7,8", "Rook 9 (7, 8)", "or near X 7,8");
    for (String typed :
        Stream.concat(Stream.of("7,8", "7, 8", " 7,8", "7 8"), pasted.stream()).toList()) {
      assertThat(QuickPick.places(state, typed).get(0).cell()).contains(new Cell(7, 8));
      assertThat(QuickPick.fitting(QuickPick.places(state, typed), typed)).hasSize(1);
    }
    for (String typed : List.of("", "7", "7,", "12,8", "7,9", "-1,2", "7,8,9", "999999999,0")) {
      assertThat(QuickPick.places(state, typed)).as(typed).isEmpty();
    }
  }

  private static List<String> found(ExplorerState state, String typed) {
    return QuickPick.fitting(QuickPick.places(state, typed), typed).stream()
        .map(Choice::label)
        .toList();
  }

  /** A kind is one of places, of tiles, or of both; it is found in the window's language, too. */
  @Test
  void places_kind_areThosePlacesAndTheNearestOfThoseTiles() {
    String text = TestMap.VALLEY.replace("map 1", "map 2");
    String named = "[places]\n2 7 Rook\n10 7 Old Castle\n0 0 Ness\n";
    ExplorerState state =
        new ExplorerState(
            TestMap.open(text + named + "[kinds]\n2 7 castle\n0 0 port\n"), Set.of(), 1280, 800);
    assertThat(found(state, "kind:castle"))
        .containsExactlyElementsOf(found(state, "KIND: castles"));
    List<String> castles = found(state, "kind:castle");
    Cell goal = state.map().goal().orElseThrow();
    assertThat(castles).containsExactly("Rook", goal.toString());
    assertThat(found(state, "kind:c")).containsExactly("Rook");
    assertThat(found(state, "castle")).containsExactly("Old Castle", "Rook");
    assertThat(found(state, "kind:port")).containsExactly("Ness");
    assertThat(found(state, "kind:other")).containsExactly("Old Castle");
    assertThat(found(state, "kind:frob")).isEmpty();
    assertThat(found(state, "kind:grass")).isNotEmpty().doesNotContain("2,7", "10,7");
    Choice rook = QuickPick.fitting(QuickPick.places(state, "ro"), "ro").get(0);
    assertThat(rook.note()).isEqualTo("Castle   2,7");
    assertThat(rook.line()).isEqualTo(Icon.of(PlaceKind.CASTLE) + "  Rook");
    Texts.use(Language.GERMAN);
    try {
      assertThat(found(state, "kind:hafen")).containsExactly("Ness");
      assertThat(found(state, "kind:port")).containsExactly("Ness");
    } finally {
      Texts.use(Language.ENGLISH);
    }
  }

  @Test
  void fitting_nothingTyped_isAllInTheirOrder() {
    assertThat(QuickPick.fitting(places, " ")).isEqualTo(places);
  }
}
