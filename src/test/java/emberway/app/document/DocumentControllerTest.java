package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_ENTER;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_ESCAPE;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_F1;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_TAB;

import emberway.app.command.InputEvent;
import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.desktop.FileDialog;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.SavedRouteQueryFiles;
import emberway.app.scene.TestMap;
import emberway.app.settings.Preferences;
import emberway.app.settings.Settings;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.TileMap;
import emberway.map.edit.MapEdit;
import emberway.testing.Patience;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A document from its opening until the next one is opened, with files but without a window. */
final class DocumentControllerTest {
  private static final long SECOND = 1_000_000_000L; // [ns]
  private static final String OTHER = TestMap.VALLEY.replace("Test Valley", "Other Valley");

  @TempDir Path folder;
  private final Semaphore jobsDone = new Semaphore(0);
  private final BackgroundExecutor backgroundExecutor = new BackgroundExecutor(jobsDone::release);
  private final Notices notices = new Notices(new PrintWriter(new StringWriter()));
  private final MapOpener opener = new MapOpener(Optional.empty());
  private final StageWithoutWindow stage = new StageWithoutWindow(notices);
  private Path a;
  private Path b;
  private DocumentController controller;

  @BeforeEach
  void open() throws Exception {
    a = Files.writeString(folder.resolve("a.map.txt"), TestMap.VALLEY);
    b = Files.writeString(folder.resolve("b.map.txt"), OTHER);
    begin(true);
  }

  private void begin(boolean hasPanels) throws Exception {
    Settings settings = Settings.USUAL.withUndoMegabytes(1);
    controller =
        new DocumentController(
            opener,
            folder.resolve("state/unsaved"),
            hasPanels,
            backgroundExecutor,
            notices,
            new Preferences(Optional.empty(), settings, backgroundExecutor, notices::complain),
            new MapLibrary(backgroundExecutor),
            new FileDialog(result -> backgroundExecutor.run(() -> result), 0),
            stage,
            () -> false);
    OpenedMap opened = TestMap.open(a);
    controller.begin(opened, stateOf(opened), Optional.of(a));
    settle();
  }

  @AfterEach
  void close() {
    controller.close();
    backgroundExecutor.close();
  }

  private static ExplorerState stateOf(OpenedMap opened) {
    return new ExplorerState(opened, Set.of(), 1280, 800);
  }

  /** Runs all background jobs except those for copies, and what follows them. */
  private void settle() throws InterruptedException {
    for (int i = 0; i < 8; i++) {
      CountDownLatch last = new CountDownLatch(1);
      backgroundExecutor.run(
          () -> {
            last.countDown();
            return () -> {};
          });
      assertThat(Patience.await(last)).isTrue();
      backgroundExecutor.finish();
      stage.completeUploads(controller);
    }
  }

  private MapDocument document() {
    return controller.document();
  }

  private void paint(int cell, String tile) {
    int id = document().state().map().legend().id(tile);
    MapEdit edit = MapEdit.painting(document().state().map(), Layer.BASE, new int[] {cell}, id);
    document().state().commands().map().change(edit);
  }

  private void answer(String label) {
    List<String> labels =
        controller.prompt().orElseThrow().answers().stream().map(Prompt.Answer::label).toList();
    controller.answer(labels.indexOf(label), "");
  }

  private List<Path> kept() throws IOException {
    Path unsaved = folder.resolve("state/unsaved");
    if (!Files.isDirectory(unsaved)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(unsaved)) {
      return files.toList();
    }
  }

  private void await(BooleanSupplier condition) throws Exception {
    while (!condition.getAsBoolean()) {
      assertThat(Patience.acquire(jobsDone)).isTrue();
      backgroundExecutor.finish();
    }
  }

  private static int[] ids(TileMap map) {
    return IntStream.range(0, 3).map(x -> map.base().id(x, 0)).toArray();
  }

  private void awaitKept(boolean isKept) throws Exception {
    while (kept().isEmpty() == isKept) {
      assertThat(Patience.acquire(jobsDone)).isTrue();
    }
    assertThat(kept().isEmpty()).isEqualTo(!isKept);
  }

  @Test
  void begin_limitOfUndo_holdsForTheDocumentAndThoseAfterIt() throws Exception {
    for (int i = 0; i < 12_000; i++) {
      paint(i % 50, i / 50 % 2 == 0 ? "snow" : "grass");
    }
    assertThat(document().state().history().hasForgotten()).isTrue();
    assertThat(document().state().history().bytes()).isBetween(1_000_000L, 1L << 20);
    controller.files().open(b);
    settle();
    agree();
    assertThat(document().title()).isEqualTo("Other Valley");
    assertThat(document().state().history().hasForgotten()).isFalse();
    for (int i = 0; i < 12_000; i++) {
      paint(i % 50, i / 50 % 2 == 0 ? "snow" : "grass");
    }
    assertThat(document().state().history().hasForgotten()).isTrue();
  }

  private void agree() throws Exception {
    answer("Don't save");
    settle();
  }

  @Test
  void open_unsavedWork_isAskedAboutOnceAndBeforeTheMapIsRead() throws Exception {
    paint(0, "snow");
    controller.files().open(b);
    settle();
    assertThat(controller.prompt().orElseThrow().text())
        .isEqualTo("Test Valley has unsaved changes. If you open b.map.txt now, they are lost.");
    Files.writeString(b, OTHER.replace("Other Valley", "Later Valley"));
    agree();
    assertThat(controller.prompt()).isEmpty();
    assertThat(document().title()).isEqualTo("Later Valley");
  }

  @Test
  void open_unreadableAfterTheUserAgreed_losesNothing() throws Exception {
    paint(0, "snow");
    MapDocument before = document();
    Path broken = Files.writeString(folder.resolve("broken.map.txt"), "emberway-map 1\nnonsense");
    Path worse = Files.writeString(folder.resolve("worse.map.txt"), "worse");
    controller.files().open(broken);
    settle();
    agree();
    assertThat(document()).isSameAs(before);
    assertThat(before.isUnsaved()).isTrue();
    controller.files().openDropped(List.of(broken, worse, b), List.of());
    settle();
    agree();
    assertThat(controller.prompt()).as("asked once for all that was dropped").isEmpty();
    assertThat(document().title()).isEqualTo("Other Valley");
  }

  @Test
  void open_otherWorkWhileTheMapIsRead_isAskedAboutAgain() throws Exception {
    List<Runnable> works =
        List.of(
            () -> paint(1, "snow"),
            () -> document().state().markFileLost(),
            () -> controller.confirmDiscard("quit", () -> {}));
    for (Runnable work : works) {
      paint(0, "snow");
      MapDocument before = document();
      controller.files().open(before.source().equals(Optional.of(a)) ? b : a);
      settle();
      answer("Don't save"); // the map is read from now on, but not shown before the next job ends
      work.run();
      settle();
      assertThat(document()).isSameAs(before);
      assertThat(controller.prompt()).isPresent();
      while (controller.prompt().isPresent()) {
        agree();
      }
      assertThat(document()).isNotSameAs(before);
    }
  }

  @Test
  void reload_unsavedWork_isAskedAboutOnceAndBeforeTheFileIsRead() throws Exception {
    paint(0, "snow");
    controller.files().reload();
    assertThat(controller.prompt().orElseThrow().heading()).isEqualTo("Reload the file?");
    Files.writeString(a, OTHER);
    answer("Show the file");
    settle();
    assertThat(controller.prompt()).isEmpty();
    assertThat(document().title()).isEqualTo("Other Valley");
    controller.undo();
    settle();
    assertThat(document().title()).isEqualTo("Test Valley");
    assertThat(document().isUnsaved()).isTrue();
  }

  @Test
  void openMade_unsavedWork_isAskedAboutBeforeTheMapIsMade() throws Exception {
    paint(0, "snow");
    List<String> made = new ArrayList<>();
    controller.openMade(true, open -> made.add("made"), () -> {});
    assertThat(controller.prompt().orElseThrow().text())
        .isEqualTo("Test Valley has unsaved changes. If you make a new map now, they are lost.");
    assertThat(made).isEmpty();
    answer("Cancel");
    assertThat(made).isEmpty();
    controller.openMade(true, open -> made.add("made"), () -> {});
    agree();
    assertThat(made).containsExactly("made");
  }

  @Test
  void openMade_isUnsavedAndKeptAsACopyWithoutAnyEdit() throws Exception {
    OpenedMap valley = TestMap.open(a);
    Path place = folder.resolve("valley-2.map.txt");
    OpenedMap made = opener.openNew(valley.loaded().map(), valley.loaded().tiles(), place);
    controller.openMade(false, open -> open.accept(made), () -> {});
    settle();
    assertThat(document().name()).isEqualTo(place.toAbsolutePath().normalize().toString());
    assertThat(document().file()).isEmpty();
    assertThat(document().isUnsaved()).isTrue();
    assertThat(document().state().canUndo()).isFalse();
    controller.tick(System.nanoTime() + 60 * SECOND);
    awaitKept(true);
    controller.files().open(b);
    settle();
    answer("Cancel");
    assertThat(document().title()).isEqualTo("Test Valley");
  }

  @Test
  void reload_otherMapInTheFile_isTheSameDocumentWithItsCopyAside() throws Exception {
    MapDocument before = document();
    paint(0, "snow");
    controller.tick(0);
    controller.tick(2 * SECOND);
    awaitKept(true);
    Files.writeString(a, OTHER);
    controller.files().reload();
    settle();
    answer("Show the file");
    settle();
    assertThat(document()).isSameAs(before);
    assertThat(document().title()).isEqualTo("Other Valley");
    assertThat(document().isUnsaved()).isFalse();
    assertThat(document().state().canUndo()).isTrue();
    controller.tick(10 * SECOND);
    controller.tick(12 * SECOND);
    settle();
    assertThat(kept()).as("only undo leads there otherwise").isNotEmpty();
    controller.undo();
    settle();
    assertThat(document()).isSameAs(before);
    assertThat(document().title()).isEqualTo("Test Valley");
    assertThat(document().isUnsaved()).as("the file holds another map").isTrue();
    assertThat(document().source()).contains(a);
    controller.saving().save();
    settle();
    awaitKept(false);
  }

  @Test
  void reload_overUnsavedWork_offersTheWorkWhenTheMapIsOpenedAgain() throws Exception {
    int snow = document().state().map().legend().id("snow");
    int grass = document().state().map().legend().id("grass");
    paint(0, "snow");
    Files.writeString(a, TestMap.VALLEY.replace("[base]\nGGG", "[base]\nGGS"));
    controller.files().reload();
    settle();
    answer("Show the file");
    settle();
    assertThat(document().isUnsaved()).isFalse();
    assertThat(controller.prompt()).isEmpty();
    awaitKept(true);
    controller.files().open(a);
    settle();
    await(() -> controller.prompt().isPresent());
    assertThat(controller.prompt().map(Prompt::heading)).contains("Restore unsaved changes?");
    answer("Restore");
    await(() -> document().isUnsaved());
    assertThat(ids(document().state().map())).startsWith(snow, grass, grass);
  }

  @Test
  void open_anotherMap_isAnotherDocumentThatNothingOfTheFirstBelongsTo() throws Exception {
    final MapDocument before = document();
    paint(0, "snow");
    controller.files().open(b);
    settle();
    answer("Save");
    settle();
    assertThat(Files.readString(a)).contains("[base]\nSGGGGG");
    assertThat(before.isUnsaved()).isFalse();
    assertThat(document()).isNotSameAs(before);
    assertThat(document().source()).contains(b);
    controller.undo();
    assertThat(document().state().canUndo()).isFalse();
  }

  @Test
  void reload_withoutPanels_leavesTheUnsavedWorkForTheNextStart() throws Exception {
    controller.close();
    begin(false);
    paint(0, "snow");
    Files.writeString(a, OTHER);
    controller.files().reload();
    settle();
    assertThat(document().title()).isEqualTo("Other Valley");
    awaitKept(true);
    controller.tick(10 * SECOND);
    controller.tick(12 * SECOND);
    settle();
    backgroundExecutor.close(); // its other thread would delete the copy
    assertThat(kept()).isNotEmpty();
  }

  private SavedRouteQueryFiles queries() {
    return new SavedRouteQueryFiles(folder.resolve("state").resolve(SavedRouteQueryFiles.FOLDER));
  }

  /** Begins with a map whose query is remembered, and asks for another goal. */
  private void beginRemembering() throws Exception {
    OpenedMap opened = new MapOpener(Optional.empty(), Optional.of(queries())).open(a);
    controller.begin(opened, stateOf(opened), Optional.of(a));
    settle();
    document().state().commands().route().setEnd(RouteEnd.GOAL, new Cell(9, 1));
    document().state().conclude();
  }

  private Optional<Cell> remembered(Path map) {
    return queries()
        .find(MapOpener.name(map))
        .savedRouteQuery()
        .flatMap(query -> query.routeEnds().goal());
  }

  private void awaitRemembered() throws Exception {
    while (remembered(a).isEmpty()) {
      assertThat(Patience.acquire(jobsDone)).isTrue();
    }
    assertThat(remembered(a)).contains(new Cell(9, 1));
  }

  @Test
  void untilNext_queryAlone_isWhenThatIsDue() throws Exception {
    beginRemembering();
    controller.tick(0);
    assertThat(controller.untilNext(0)).hasValue(2 * SECOND);
    controller.tick(2 * SECOND);
    awaitRemembered();
    paint(0, "snow");
    controller.tick(3 * SECOND);
    controller.tick(5 * SECOND);
    assertThat(controller.untilNext(5 * SECOND)).as("all is written").isEmpty();
  }

  @Test
  void rescue_queryOfTheLastMoment_isRemembered() throws Exception {
    beginRemembering();
    controller.rescue();
    awaitRemembered();
  }

  @Test
  void trim_afterAReloadAndMuchDrawing_leadsNotBackPastWhatIsForgotten() throws Exception {
    paint(0, "snow");
    Files.writeString(a, OTHER);
    controller.files().reload();
    settle();
    answer("Show the file");
    settle();
    for (int i = 0; i < 12_000; i++) {
      paint(i % 50, i / 50 % 2 == 0 ? "snow" : "grass");
    }
    assertThat(document().state().history().hasForgotten()).isTrue();
    controller.tick(0);
    while (document().state().history().canUndo()) {
      document().state().commands().history().undo();
    }
    assertThat(document().state().canUndo()).isFalse();
    MapDocument shown = document();
    controller.undo();
    settle();
    assertThat(document()).as("without the map before the reload").isSameAs(shown);
  }

  @Test
  void takes_whileAsking_keepsCommandsFromTheMap() throws Exception {
    InputEvent wheel = new InputEvent.Scrolled(1);
    InputEvent letter = new InputEvent.Typed('x');
    InputEvent pointer = new InputEvent.PointerMoved(3, 4, 0);
    assertThat(List.of(wheel, letter, pointer)).noneMatch(controller::takes);
    paint(0, "snow");
    controller.files().open(b);
    settle();
    assertThat(controller.prompt()).isPresent();
    assertThat(List.of(wheel, letter)).allMatch(controller::takes);
    assertThat(controller.takes(pointer)).isFalse();
  }

  private boolean press(int key) {
    return controller.answers(new InputEvent.KeyChanged(key, true, false, false));
  }

  /** Tab goes from answer to answer, Enter gives the chosen one, and Escape loses nothing. */
  @Test
  void answers_keys_chooseAndGiveAnAnswer() throws Exception {
    assertThat(press(GLFW_KEY_ENTER)).as("nothing is asked").isFalse();
    paint(0, "snow");
    controller.files().open(b);
    settle();
    assertThat(controller.takeChange()).isTrue();
    assertThat(controller.takeChange()).isFalse();
    assertThat(controller.answers(new InputEvent.Typed('x'))).isFalse();
    assertThat(press(GLFW_KEY_F1)).as("a key of no answer").isFalse();
    assertThat(controller.prompt()).isPresent();
    assertThat(press(GLFW_KEY_ESCAPE)).isTrue();
    assertThat(controller.prompt()).isEmpty();
    assertThat(controller.takeChange()).isTrue();
    assertThat(document().title()).isEqualTo("Test Valley");
    assertThat(document().isUnsaved()).isTrue();
    controller.files().open(b);
    settle();
    assertThat(controller.chosen()).isZero();
    assertThat(press(GLFW_KEY_TAB)).isTrue();
    assertThat(controller.chosen()).isEqualTo(1);
    assertThat(press(GLFW_KEY_ENTER)).isTrue();
    settle();
    assertThat(document().title()).isEqualTo("Other Valley");
    assertThat(Files.readString(a)).as("not saved").isEqualTo(TestMap.VALLEY);
  }

  @Test
  void confirmCancelPicture_whileOneIsDrawn_asksFirst() throws Exception {
    List<String> done = new ArrayList<>();
    controller.confirmCancelPicture(false, () -> done.add("none is drawn"));
    assertThat(done).containsExactly("none is drawn");
    controller.confirmCancelPicture(true, () -> done.add("refused"));
    answer("Keep drawing");
    controller.confirmCancelPicture(true, () -> done.add("agreed"));
    assertThat(done).hasSize(1);
    answer("Quit");
    assertThat(done).containsExactly("none is drawn", "agreed");
    controller.close();
    begin(false);
    controller.confirmCancelPicture(true, () -> done.add("nobody can be asked"));
    assertThat(done).endsWith("nobody can be asked");
  }

  @Test
  void undoAndRedo_anEdit_takeItBackAndRepeatIt() {
    paint(0, "snow");
    controller.undo();
    assertThat(document().isUnsaved()).isFalse();
    assertThat(document().state().canUndo()).isFalse();
    controller.redo();
    assertThat(document().isUnsaved()).isTrue();
    assertThat(document().state().canRedo()).isFalse();
  }

  @Test
  void forget_unsavedWork_isKeptOnlyWhereTheUserCouldNotBeAsked() throws Exception {
    paint(0, "snow");
    controller.tick(0);
    controller.tick(2 * SECOND);
    awaitKept(true);
    controller.forget();
    awaitKept(false);
    controller.close();
    begin(false);
    paint(0, "snow");
    controller.forget();
    awaitKept(true);
  }

  @Test
  void rescue_unsavedWork_isKept() throws Exception {
    controller.rescue();
    settle();
    assertThat(kept()).as("nothing is unsaved").isEmpty();
    paint(0, "snow");
    controller.rescue();
    awaitKept(true);
  }
}
