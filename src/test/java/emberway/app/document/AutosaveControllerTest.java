package emberway.app.document;

import static emberway.app.command.RecordingCommands.call;
import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Commands;
import emberway.app.command.Notice;
import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.command.PromptQueue;
import emberway.app.command.RecordingCommands;
import emberway.app.desktop.FileDialog;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.scene.AutosaveStore;
import emberway.app.scene.MapFile;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.TestMap;
import emberway.app.settings.Preferences;
import emberway.app.settings.Settings;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.map.edit.EditHistory;
import emberway.pack.MapPack;
import emberway.testing.Patience;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Autosaving work and offering it again, with files but without a window or a clock. */
final class AutosaveControllerTest {
  private static final long SECOND = 1_000_000_000L; // [ns]
  private static final int LATEST = 10; // [s] after the first change not autosaved yet

  @TempDir Path folder;
  private final StringWriter output = new StringWriter();
  private final Semaphore results = new Semaphore(0);
  private final BackgroundExecutor backgroundExecutor = new BackgroundExecutor(results::release);
  private final PromptQueue promptQueue = new PromptQueue(true);
  private Path file;
  private Path unsaved;
  private ExplorerState state;
  private final Commands commands = new RecordingCommands(() -> state).commands();
  private MapDocument document;
  private AutosaveController controller;
  private Notices notices;

  @BeforeEach
  void open() throws Exception {
    file = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    unsaved = folder.resolve("unsaved");
    start();
  }

  /** Creates the controller, as each start of the program does. */
  private void start() throws Exception {
    start(TestMap.open(file));
  }

  private void start(OpenedMap opened) throws Exception {
    state = new ExplorerState(opened, Set.of(), 1280, 800);
    notices = new Notices(new PrintWriter(output));
    controller =
        new AutosaveController(
            new AutosaveStore(unsaved), () -> document, backgroundExecutor, notices, promptQueue);
    document = new MapDocument(opened, state, Optional.empty(), Optional.empty());
    controller.opened(document);
    finish();
  }

  @AfterEach
  void close() {
    backgroundExecutor.close();
  }

  /** Waits for a background job and runs what follows it. */
  private void finish() throws InterruptedException {
    assertThat(Patience.acquire(results)).isTrue();
    backgroundExecutor.finish();
  }

  /** Runs background jobs until there are none. */
  private void settle() throws InterruptedException {
    CountDownLatch last = new CountDownLatch(1);
    backgroundExecutor.run(
        () -> {
          last.countDown();
          return () -> {};
        });
    assertThat(Patience.await(last)).isTrue();
    backgroundExecutor.finish();
  }

  private void answer(String label) {
    List<Prompt.Answer> answers = promptQueue.current().orElseThrow().answers();
    List<String> labels = answers.stream().map(Prompt.Answer::label).toList();
    promptQueue.answer(labels.indexOf(label), "");
  }

  private void paint(int x, int y) {
    commands.drawing().takeTile(state.map().legend().id("snow"));
    commands.map().beginStroke();
    commands.map().draw(new Cell(x, y), new Cell(x, y));
    commands.map().endStroke();
  }

  private List<Path> kept() throws IOException {
    if (!Files.isDirectory(unsaved)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(unsaved)) {
      return files.toList();
    }
  }

  private void assertKept(TileMap map) throws IOException {
    assertThat(kept()).hasSize(1);
    TileMap read = TestMap.open(Files.readString(kept().get(0))).loaded().map();
    assertThat(read.base()).isEqualTo(map.base());
    assertThat(read.overlay()).isEqualTo(map.overlay());
  }

  /** Turns the autosave copy into that of a killed process. */
  private void kill() throws IOException {
    for (Path own : kept()) {
      String name = own.getFileName().toString();
      Files.move(own, own.resolveSibling(name.substring(0, 17) + "999999999-5.map.txt"));
    }
  }

  /** Autosaves a change, then kills and restarts the program. */
  private TileMap loseAndRestart() throws Exception {
    TileMap lost = lose(0, 0);
    start();
    return lost;
  }

  /** Autosaves a change of a cell, then kills the program. */
  private TileMap lose(int x, int y) throws Exception {
    paint(x, y);
    controller.tick(0);
    controller.tick(2 * SECOND);
    finish();
    TileMap lost = state.copyOfMap();
    kill();
    return lost;
  }

  @Test
  void tick_oneChange_isKeptOnceItRests() throws Exception {
    assertThat(controller.untilNext(0)).isEmpty();
    paint(0, 0);
    controller.tick(5 * SECOND);
    assertThat(controller.untilNext(6 * SECOND)).hasValue(SECOND);
    controller.tick(6 * SECOND);
    assertThat(kept()).isEmpty();
    controller.tick(7 * SECOND);
    finish();
    assertKept(state.map());
    assertThat(controller.untilNext(7 * SECOND)).isEmpty();
  }

  /** A save deletes the copy, and what was drawn while the file was written is in neither. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void saved_drawnWhileTheFileWasWritten_isKeptAgain(boolean isKeptAlready) throws Exception {
    paint(0, 0);
    controller.tick(0);
    controller.tick(2 * SECOND);
    finish();
    EditHistory.Mark written = state.history().mark();
    paint(1, 0);
    controller.tick(3 * SECOND);
    if (isKeptAlready) {
      controller.tick(5 * SECOND);
      finish();
    }
    state.saved(written);
    controller.saved(document);
    settle();
    assertThat(kept()).isEmpty();
    controller.tick(5 * SECOND);
    settle();
    assertKept(state.map());
  }

  @Test
  void forget_unsavedWork_isNotKeptLater() throws Exception {
    paint(0, 0);
    controller.tick(0);
    controller.forget(document);
    assertThat(controller.untilNext(0)).isEmpty();
    controller.tick(2 * SECOND);
    settle();
    assertThat(kept()).isEmpty();
  }

  /** Once for all failures in a row, and again after a copy was written meanwhile. */
  @Test
  void tick_whereNothingCanBeWritten_saysSoOnceUntilItCould() throws Exception {
    long now = 0;
    for (boolean isBroken : new boolean[] {true, true, false, true}) {
      if (isBroken && kept().isEmpty()) {
        Files.writeString(unsaved, "a file where the folder would be");
      } else {
        Files.deleteIfExists(unsaved);
      }
      paint((int) (now / (60 * SECOND)), 0);
      controller.tick(now);
      controller.tick(now + 2 * SECOND);
      settle();
      if (!isBroken) {
        assertThat(kept()).hasSize(1);
        Files.delete(kept().get(0));
        Files.delete(unsaved);
      }
      now += 60 * SECOND;
    }
    notices.removeExpired(0);
    assertThat(output.toString().split("cannot be kept", -1)).hasSize(3);
  }

  @Test
  void opened_anotherMapIsOnShowBeforeCopiesAreFound_asksNothing() throws Exception {
    lose(0, 0);
    start(TestMap.bundled("island-realm"));
    OpenedMap opened = TestMap.open(file);
    MapDocument first = new MapDocument(opened, state, Optional.of(file), Optional.empty());
    controller.opened(first); // and the other one is on show again
    finish();
    assertThat(promptQueue.current()).isEmpty();
  }

  @Tag("slow")
  @Test
  void tick_changesWithoutRest_areNeverKeptLaterThanTheIntervalAfterTheFirst() throws Exception {
    List<TileMap> states = new ArrayList<>();
    for (int second = 0; second <= 3 * LATEST; second++) {
      paint(second % 12, second / 12);
      states.add(state.copyOfMap());
      controller.tick(second * SECOND);
      settle();
      if (second >= LATEST) {
        TileMap read = TestMap.open(Files.readString(kept().get(0))).loaded().map();
        assertThat(states.subList(second - LATEST, second + 1))
            .as("what a kill after %d s may leave", second)
            .anyMatch(young -> young.base().equals(read.base()));
      }
    }
    assertThat(kept()).hasSize(1);
  }

  @Test
  void tick_filesThatAreSlowToOpen_areNotWaitedFor() throws Exception {
    CountDownLatch slow = new CountDownLatch(1);
    backgroundExecutor.run(
        () -> {
          await(slow);
          return () -> {};
        });
    notices = new Notices(new PrintWriter(output));
    FileDialog dialog = new FileDialog(result -> backgroundExecutor.run(() -> result), 0);
    OpenedMap opened = TestMap.open(file);
    try (DocumentController documents =
        new DocumentController(
            new MapOpener(Optional.empty()),
            unsaved,
            true,
            backgroundExecutor,
            notices,
            new Preferences(
                Optional.empty(), Settings.USUAL, backgroundExecutor, notices::complain),
            new MapLibrary(backgroundExecutor),
            dialog,
            new StageWithoutWindow(notices),
            () -> false)) {
      documents.begin(opened, state, Optional.empty());
      finish(); // looks for copies
      finish(); // looks for copies of other maps
      paint(0, 0);
      documents.tick(0);
      documents.tick(2 * SECOND);
      finish();
      assertKept(state.map());
      slow.countDown();
      finish();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(Patience.await(latch)).isTrue();
    } catch (InterruptedException hurried) {
      throw new AssertionError(hurried);
    }
  }

  @Test
  void opened_afterAKill_restoresJustWhatWasKept() throws Exception {
    TileMap lost = loseAndRestart();
    assertThat(promptQueue.current().orElseThrow().heading()).contains("Restore");
    assertThat(state.history().isUnsaved()).isFalse();
    answer("Restore");
    finish(); // reads the copy
    finish(); // adopts the copy
    assertThat(state.map().base()).isEqualTo(lost.base());
    assertThat(state.history().isUnsaved()).isTrue();
    assertThat(Files.readString(file)).isEqualTo(TestMap.VALLEY);
    assertKept(lost);
    controller.saved(document);
    finish();
    assertThat(kept()).isEmpty();
  }

  @Test
  void opened_afterAKill_laterKeepsTheCopyAndDeleteDeletesIt() throws Exception {
    TileMap lost = loseAndRestart();
    answer("Later");
    assertKept(lost);
    start();
    answer("Delete");
    finish();
    assertThat(kept()).isEmpty();
    assertThat(state.history().isUnsaved()).isFalse();
    start();
    assertThat(promptQueue.current()).isEmpty();
  }

  @Test
  void opened_afterTwoWereKilled_offersOneCopyAfterTheOther() throws Exception {
    TileMap older = loseAndRestart();
    answer("Later");
    Path first = kept().get(0);
    Path aside = Files.move(first, folder.resolve("aside"));
    TileMap newer = lose(1, 0);
    Files.move(aside, unsaved.resolve(first.getFileName().toString().replace("-5.", "-6.")));
    Files.setLastModifiedTime(file, FileTime.fromMillis(System.currentTimeMillis() + 60_000));
    start();
    Prompt prompt = promptQueue.current().orElseThrow();
    assertThat(prompt.byLetter()).as("may come while somebody steers").isFalse();
    assertThat(prompt.text()).contains("1 of 2").contains("file was written later");
    answer("Older copy");
    assertThat(promptQueue.current().orElseThrow().text()).contains("2 of 2");
    answer("Newest copy");
    answer("Delete");
    finish();
    assertThat(promptQueue.current().orElseThrow().text()).doesNotContain(" of 2");
    answer("Restore");
    finish();
    finish();
    assertThat(state.map().base()).isEqualTo(older.base()).isNotEqualTo(newer.base());
    assertKept(older);
  }

  @Test
  void restore_copyThatAnotherWindowHasTaken_saysSo() throws Exception {
    loseAndRestart();
    Files.delete(kept().get(0));
    answer("Restore");
    finish();
    assertThat(output.toString()).contains("another window already has that copy");
    assertThat(state.history().isUnsaved()).isFalse();
  }

  @Test
  void restore_mapOfAnotherSizeByNow_saysSoAndKeepsTheCopy() throws Exception {
    TileMap lost = loseAndRestart();
    promptQueue.answer(2, ""); // later
    Files.writeString(file, "emberway-map 1\nname: Small\n[base]\nGG\nGG\n");
    start();
    answer("Restore");
    finish();
    assertThat(output.toString()).contains("Not restored: the map is now 2×2 cells");
    assertThat(state.history().isUnsaved()).isFalse();
    assertKept(lost);
    openTheCopy();
    assertThat(state.map().base()).isEqualTo(lost.base());
    assertThat(state.history().isUnsaved()).isTrue();
    assertKept(lost);
  }

  /** Applies the newest toast's offer. */
  private void openTheCopy() throws Exception {
    Notice newest = notices.toasts().get(notices.toasts().size() - 1).notice();
    assertThat(newest.offer().orElseThrow().label()).isEqualTo("Open the copy");
    RecordingCommands commands = new RecordingCommands();
    List<Object> named = new ArrayList<>();
    commands.when("files.openCopy", args -> named.addAll(List.of(args)));
    newest.offer().orElseThrow().deed().accept(commands.commands());
    start(new MapOpener(Optional.empty()).openCopy((Path) named.get(0), (String) named.get(1)));
  }

  @Test
  void tellOfOthers_mapThatIsThere_offersToOpenItUntilItIsOpen() throws Exception {
    lose(0, 0);
    start(TestMap.bundled("island-realm"));
    controller.tellOfOthers();
    finish();
    Notice.Offer offer = notices.toasts().get(0).notice().offer().orElseThrow();
    assertThat(offer.label()).isEqualTo("Open the map");
    assertThat(RecordingCommands.callsOf(offer.deed())).containsExactly(call("files.open", file));
    OpenedMap opened = TestMap.open(file);
    document = new MapDocument(opened, state, Optional.empty(), Optional.empty());
    controller.opened(document);
    finish();
    assertThat(notices.toasts()).isEmpty();
    assertThat(promptQueue.current().orElseThrow().heading()).isEqualTo("Restore unsaved changes?");
  }

  @Test
  void tellOfOthers_mapOfTheProgramsOwnPack_offersToOpenIt() throws Exception {
    MapPack own = MapPack.bundled();
    start(TestMap.bundled("island-realm"));
    lose(0, 0);
    start();
    controller.tellOfOthers();
    finish();
    Notice.Offer offer = notices.toasts().get(0).notice().offer().orElseThrow();
    assertThat(RecordingCommands.callsOf(offer.deed()))
        .containsExactly(call("files.openBundled", own.first().name()));
  }

  @Test
  void tellOfOthers_mapThatIsGone_offersItsCopyWhichStaysUntilItIsSaved() throws Exception {
    TileMap lost = lose(0, 0);
    Files.delete(file);
    start(TestMap.bundled("island-realm"));
    controller.tellOfOthers();
    finish();
    assertThat(output.toString()).contains("valley.map.txt").contains("no longer exists");
    openTheCopy();
    assertThat(promptQueue.current()).as("nothing is to be restored once more").isEmpty();
    assertThat(state.map().base()).isEqualTo(lost.base());
    assertThat(state.history().isUnsaved()).isTrue();
    assertKept(lost);
    assertThat(output.toString()).contains("save it where you like");
    commands.history().undo();
    assertThat(state.history().isUnsaved()).as("there is no file at all").isTrue();
    state.saved(state.history().mark());
    Path elsewhere = folder.resolve("elsewhere.map.txt");
    document.moveTo(MapFile.at(elsewhere), MapOpener.name(elsewhere));
    controller.saved(document);
    finish();
    assertThat(kept()).isEmpty();
    assertThat(state.history().isUnsaved()).isFalse();
  }

  /** A map that never had a file is not said to have lost it, however often it is recovered. */
  @Test
  void tellOfOthers_newMapThatWasNeverSaved_saysSo() throws Exception {
    Path place = folder.resolve("new-map.map.txt");
    OpenedMap valley = TestMap.open(file);
    start(
        new MapOpener(Optional.empty())
            .openNew(valley.loaded().map(), valley.loaded().tiles(), place));
    document.markNew();
    for (int i = 0; i < 2; i++) {
      lose(i, 0);
      output.getBuffer().setLength(0);
      start(TestMap.bundled("island-realm"));
      controller.tellOfOthers();
      finish();
      openTheCopy();
      assertThat(output.toString())
          .contains("The new map new-map.map.txt was never saved, but a copy of it was kept")
          .contains("save it where you like")
          .doesNotContain("no longer");
    }
  }

  @Test
  void refused_fileThatIsGone_offersItsCopyAndOnlyThen() throws Exception {
    lose(0, 0);
    start(TestMap.bundled("island-realm"));
    controller.refused(file);
    finish();
    assertThat(notices.toasts()).as("the file is there, only damaged").isEmpty();
    Path aside = Files.move(file, folder.resolve("renamed.map.txt"));
    controller.refused(aside.resolveSibling("another.map.txt"));
    finish();
    assertThat(notices.toasts()).as("nothing was kept of it").isEmpty();
    controller.refused(file);
    finish();
    assertThat(notices.toasts()).hasSize(1);
    openTheCopy();
  }

  @Test
  void restore_damagedCopy_saysSoAndKeepsIt() throws Exception {
    loseAndRestart();
    Files.writeString(kept().get(0), "emberway-map 1\n[base]\nG?\n");
    answer("Restore");
    finish();
    assertThat(output.toString()).startsWith("emberway: Not restored: ");
    assertThat(kept()).hasSize(1);
  }

  /** Where the copy cannot become this window's own, it stays for the next start. */
  @Test
  void restore_copyThatCannotBeMoved_saysSoAndLeavesIt() throws Exception {
    paint(0, 0);
    controller.tick(0);
    controller.tick(2 * SECOND);
    finish();
    Path own = kept().get(0);
    final TileMap lost = state.copyOfMap();
    kill();
    Path copy = kept().get(0);
    start();
    Files.createDirectories(own.resolve("in the way"));
    answer("Restore");
    finish(); // reads the copy
    finish(); // would adopt it
    assertThat(state.map().base()).isEqualTo(lost.base());
    assertThat(output.toString()).contains("Unsaved changes cannot be kept: " + copy);
    assertThat(copy).exists();
  }
}
