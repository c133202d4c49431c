package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.command.PromptQueue;
import emberway.app.panel.PlaceRows;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.PlaceSurvey;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.app.viewport.SafeArea;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.map.Scale;
import emberway.map.Tile;
import emberway.pack.map.TextMapWriter;
import emberway.plan.query.Outcome;
import emberway.plan.query.SearchHooks;
import emberway.testing.Patience;
import emberway.view.MapPlanner;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Places named, renamed, moved and removed by the user, and the map's own start and goal. */
final class PlaceControllerTest {
  private static final Path HOME = Path.of(System.getProperty("emberway.home", ""));
  private static final Cell FIELD = new Cell(2, 5);
  private static final Place MEADOW = new Place(FIELD, "Meadow");

  private final PromptQueue promptQueue = new PromptQueue(true);
  private final Notices notices = new Notices(new PrintWriter(new StringWriter()));
  private final BackgroundExecutor background = new BackgroundExecutor(() -> {});
  private final PlaceSurvey survey = new PlaceSurvey(background);
  private MapDocument document = document(TestMap.valley());
  private final PlaceController places =
      new PlaceController(() -> document, promptQueue, notices, survey);

  @AfterEach
  void close() {
    survey.close();
    background.close();
  }

  private static MapDocument document(OpenedMap opened) {
    ExplorerState state = new ExplorerState(opened, Set.of(), 1280, 800);
    return new MapDocument(opened, state, Optional.empty(), Optional.empty());
  }

  private List<Place> all() {
    return document.state().map().places();
  }

  private Prompt prompt() {
    return promptQueue.current().orElseThrow();
  }

  private void type(String name) {
    promptQueue.answer(0, name);
  }

  private void undo() {
    document.state().commands().history().undo();
  }

  @Test
  void add_asksForAName_andIsAStepThatCanBeUndone() {
    places.add(FIELD);
    assertThat(all()).isEmpty();
    assertThat(prompt().text()).contains("2,5");
    type("  Meadow ");
    assertThat(promptQueue.current()).isEmpty();
    assertThat(all()).containsExactly(MEADOW);
    assertThat(document.isUnsaved()).isTrue();
    undo();
    assertThat(all()).isEmpty();
    assertThat(document.isUnsaved()).isFalse();
  }

  @Test
  void add_impossibleName_saysWhyAndAsksAgain() {
    places.add(FIELD);
    type("Meadow");
    places.add(new Cell(3, 5));
    for (String wrong : List.of(" ", "3,5", "meadow", "x".repeat(81))) {
      type(wrong);
      assertThat(prompt().error()).as(wrong).isNotEmpty();
      assertThat(prompt().field()).contains(wrong);
    }
    assertThat(all()).containsExactly(MEADOW);
    promptQueue.answer(1, "Farm"); // cancels
    assertThat(all()).containsExactly(MEADOW);
    places.add(new Cell(3, 5));
    type("x".repeat(80));
    assertThat(all()).as("as long as may be").hasSize(2);
  }

  @Test
  void addHere_isAboutTheMiddleOfTheView_andOffTheMapAboutNothing() {
    places.addHere();
    type("Middle");
    assertThat(all()).hasSize(1);
    places.add(new Cell(-1, 3));
    assertThat(promptQueue.current()).isEmpty();
  }

  @Test
  void addHere_viewBesideTheMap_isAboutTheNearestCellThatThereIs() {
    for (int notch = 0; notch < 8; notch++) {
      document.state().commands().motion().zoomCentered(1);
    }
    for (int dy : new int[] {1, -1}) {
      document.state().commands().motion().lookAt(new Cell(11, dy > 0 ? 0 : 8));
      for (int i = 0; i < 50; i++) {
        document.state().commands().motion().pan(0, 200 * dy);
      }
      places.addHere();
      type("Edge " + dy);
    }
    assertThat(all())
        .hasSize(2)
        .allMatch(
            place -> document.state().map().size().contains(place.cell().x(), place.cell().y()));
  }

  /** As the cell cursor, which appears there. */
  @Test
  void addHere_panelOverTheMiddle_isAboutACellBesideThePanel() {
    document.state().setSafeArea(new SafeArea(0, 0, 800, 0, 0, List.of()), true);
    for (int notch = 0; notch < 8; notch++) {
      document.state().commands().motion().zoomCentered(1);
    }
    document.state().commands().motion().lookAt(new Cell(6, 4));
    places.addHere();
    type("Seen");
    assertThat(document.state().view().screenX(all().get(0).cell())).isLessThan(480);
  }

  @Test
  void survey_mapOfOtherRules_hasNoAnswer() throws Exception {
    OpenedMap lester =
        TestMap.open(TestMap.VALLEY.replace("name: Test Valley", "name: Test\nrules: lester"));
    document = document(lester);
    places.add(FIELD);
    type("Meadow");
    ExplorerState state = document.state();
    state.show(lester.composer().compose(state.request(), () -> false).orElseThrow());
    places.survey();
    finish();
    assertThat(survey.answer()).isEmpty();
  }

  @Test
  void addHere_withTheCellCursor_isAboutItsCell() {
    document.state().commands().cells().flyTo(FIELD);
    document.state().commands().cells().moveCursor(1, 0);
    document.state().commands().cells().moveCursor(1, 0);
    places.addHere();
    type("Farm");
    assertThat(all()).containsExactly(new Place(new Cell(3, 5), "Farm"));
  }

  @Test
  void renameAndRemove_keepTheOrderOfTheOthers() {
    Place farm = new Place(new Cell(3, 5), "Farm");
    places.add(FIELD);
    type("Meadow");
    places.add(farm.cell());
    type("Farm");
    places.rename(MEADOW);
    assertThat(prompt().field()).contains("Meadow");
    type("MEADOW");
    assertThat(all()).containsExactly(new Place(FIELD, "MEADOW"), farm);
    places.remove(MEADOW); // is not there any more
    assertThat(all()).hasSize(2);
    places.remove(new Place(FIELD, "MEADOW"));
    assertThat(all()).containsExactly(farm);
    undo();
    undo();
    assertThat(all()).containsExactly(MEADOW, farm);
  }

  @Test
  void note_isAStepThatCanBeUndone_andStaysWithTheName() {
    places.add(FIELD);
    type("Meadow");
    places.note(MEADOW);
    assertThat(prompt().text()).contains("Meadow");
    assertThat(prompt().field()).contains("");
    type("x".repeat(301));
    assertThat(prompt().error()).isNotEmpty();
    type("x".repeat(300));
    assertThat(all()).containsExactly(MEADOW.noted("x".repeat(300)));
    undo();
    places.note(MEADOW);
    type("  cows, and a Well ");
    Place noted = MEADOW.noted("cows, and a Well");
    assertThat(all()).containsExactly(noted);
    places.rename(noted);
    type("Pasture");
    Place renamed = noted.named("Pasture");
    assertThat(all()).containsExactly(renamed);
    places.note(renamed);
    assertThat(prompt().field()).contains("cows, and a Well");
    type("");
    assertThat(all()).containsExactly(new Place(FIELD, "Pasture"));
    undo();
    undo();
    assertThat(all()).containsExactly(noted);
    undo();
    assertThat(all()).containsExactly(MEADOW);
  }

  @Test
  void note_ofNothing_isNoStep() {
    places.add(FIELD);
    type("Meadow");
    places.note(MEADOW);
    type(" ");
    undo();
    assertThat(all()).isEmpty();
  }

  @Test
  void kind_isAStepThatCanBeUndone_andStaysWithTheNameAndTheNote() throws IOException {
    places.add(FIELD);
    type("Meadow");
    places.setKind(MEADOW, PlaceKind.OTHER);
    places.setKind(MEADOW, PlaceKind.INN);
    Place inn = all().get(0);
    assertThat(inn).isEqualTo(MEADOW.ofKind(PlaceKind.INN));
    places.rename(inn);
    type("The Ox");
    places.note(all().get(0));
    type("stew");
    Place ox = new Place(FIELD, "The Ox").noted("stew").ofKind(PlaceKind.INN);
    assertThat(all()).containsExactly(ox);
    assertThat(saved()).containsExactly(ox);
    undo();
    undo();
    undo();
    assertThat(all()).containsExactly(MEADOW);
    undo();
    assertThat(all()).isEmpty();
    places.setKind(MEADOW, PlaceKind.INN); // is not there any more
    assertThat(all()).isEmpty();
  }

  @Test
  void rows_ofAKind_sayAndFindIt_othersWhatIsThere() {
    for (String name : List.of("Meadow", "Farm", "Mill")) {
      places.add(new Cell(all().size(), 5));
      type(name);
    }
    assertThat(kinds()).containsExactly("grass", "grass", "grass");
    places.setKind(all().get(2), PlaceKind.CASTLE);
    places.setKind(all().get(0), PlaceKind.VILLAGE);
    assertThat(kinds()).containsExactly("grass", "village", "castle"); // by name
    assertThat(rows("CASTLE", PlaceRows.Column.NAME)).containsExactly("Mill");
    assertThat(rows("", PlaceRows.Column.KIND)).containsExactly("Mill", "Farm", "Meadow");
  }

  private List<String> kinds() {
    return PlaceRows.of(
            document.state().map(),
            Optional.empty(),
            Scale.UNKNOWN,
            "",
            PlaceRows.Column.NAME,
            true)
        .stream()
        .map(PlaceRows.Row::kind)
        .toList();
  }

  @Test
  void rows_findAndSortByNotes() {
    for (String name : List.of("Meadow", "Farm", "Mill")) {
      places.add(new Cell(2 + all().size(), 5));
      type(name);
    }
    places.note(all().get(2));
    type("two wheels");
    places.note(all().get(0));
    type("cows, and a Well");
    assertThat(rows("WELL", PlaceRows.Column.NAME)).containsExactly("Meadow");
    assertThat(rows("", PlaceRows.Column.NOTE)).containsExactly("Meadow", "Mill", "Farm");
  }

  private List<String> rows(String filter, PlaceRows.Column column) {
    return PlaceRows.of(
            document.state().map(), Optional.empty(), Scale.UNKNOWN, filter, column, true)
        .stream()
        .map(row -> row.place().name())
        .toList();
  }

  @Test
  void named_placesAreSavedWithTheMap() throws IOException {
    places.add(FIELD);
    type("Meadow");
    places.note(MEADOW);
    type("cows");
    assertThat(saved()).containsExactly(MEADOW.noted("cows"));
  }

  /** The places of the map as it would be saved. */
  private List<Place> saved() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TextMapWriter.write(document.state().copyOfMap(), out);
    return TestMap.open(out.toString(StandardCharsets.UTF_8)).loaded().map().places();
  }

  @Test
  void change_ofATiledMap_isRefusedInWords() throws Exception {
    Path tiled = HOME.resolve("src/test/resources/changes/map.tmx");
    document = document(new MapOpener(Optional.empty()).open(tiled));
    places.add(new Cell(0, 0));
    assertThat(promptQueue.current()).isEmpty();
    assertThat(notices.current()).contains("Tiled");
    assertThat(document.isUnsaved()).isFalse();
  }

  @Test
  void survey_findsTheCostsFromTheStartToAllPlaces() throws InterruptedException {
    OpenedMap opened = document.opened();
    places.add(FIELD);
    type("Meadow");
    places.add(new Cell(0, 8));
    type("Lake"); // nobody walks on water
    ExplorerState state = document.state();
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
    places.survey();
    finish();
    PlaceSurvey.Answer answer = survey.answer().orElseThrow();
    assertThat(answer.question().places()).isEqualTo(all());
    Outcome outcome =
        new MapPlanner(state.map())
            .plan(state.routeEnds().start().orElseThrow(), FIELD, SearchHooks.NONE);
    double cost = ((Outcome.Found) outcome).route().cost();
    assertThat(answer.costs()).containsExactly(cost, Double.POSITIVE_INFINITY);

    List<PlaceRows.Row> rows =
        PlaceRows.of(state.map(), survey.answer(), Scale.UNKNOWN, "", PlaceRows.Column.COST, false);
    assertThat(rows).extracting(row -> row.place().name()).containsExactly("Lake", "Meadow");
    assertThat(rows.get(0).costText()).isEqualTo("no route");
    assertThat(rows.get(1).kind()).isEqualTo("grass");
    assertThat(rows.get(1).time()).isEmpty();
    assertThat(
            PlaceRows.of(
                state.map(), survey.answer(), Scale.UNKNOWN, "WATER", PlaceRows.Column.NAME, true))
        .extracting(row -> row.place().name())
        .containsExactly("Lake");
    places.add(new Cell(3, 5));
    type("Farm");
    assertThat(
            PlaceRows.of(
                state.map(), survey.answer(), Scale.UNKNOWN, "", PlaceRows.Column.NAME, true))
        .as("the answer is about other places")
        .extracting(PlaceRows.Row::costText)
        .containsExactly("", "", "");
  }

  private void finish() throws InterruptedException {
    CountDownLatch last = new CountDownLatch(1);
    background.run(
        () -> {
          last.countDown();
          return () -> {};
        });
    assertThat(Patience.await(last)).isTrue();
    background.finish();
  }

  @Test
  void markEnd_movesTheMapsOwnStartInOneStep() {
    assertThat(document.state().map().start()).contains(new Cell(1, 4));
    document.state().commands().map().markEnd(Tile.Role.START, FIELD);
    assertThat(document.state().map().start()).contains(FIELD);
    assertThat(document.state().map().overlay().id(1, 4)).isZero();
    undo();
    assertThat(document.state().map().start()).contains(new Cell(1, 4));
    assertThat(document.state().canUndo()).isFalse();
  }

  /** A place on a road is not called a road. */
  @Test
  void rows_placeOnARoad_leaveOutTheRoad() {
    places.add(new Cell(3, 7));
    type("Crossing");
    assertThat(
            PlaceRows.of(
                document.state().map(),
                Optional.empty(),
                Scale.UNKNOWN,
                "",
                PlaceRows.Column.NAME,
                true))
        .extracting(PlaceRows.Row::kind)
        .containsExactly("");
  }
}
