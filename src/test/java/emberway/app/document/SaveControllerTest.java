package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.command.Notice;
import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.command.PromptQueue;
import emberway.app.command.RecordingCommands;
import emberway.app.desktop.FileDialog;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import emberway.pack.MapFiles;
import emberway.pack.map.LoadedMap;
import emberway.pack.tiled.TiledCellEncoding;
import emberway.pack.tiled.TiledExport;
import emberway.testing.FaultyDisk;
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
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Saving and prompts, with files but without a window. */
final class SaveControllerTest {
  @TempDir Path folder;
  private final StringWriter output = new StringWriter();
  private final Notices notices = new Notices(new PrintWriter(output));
  private final Semaphore results = new Semaphore(0);
  private final BackgroundExecutor backgroundExecutor = new BackgroundExecutor(results::release);
  private final PromptQueue promptQueue = new PromptQueue(true);
  private final List<Path> saved = new ArrayList<>();
  private final List<Path> converted = new ArrayList<>();
  private Path file;
  private ExplorerState state;
  private final Commands commands = new RecordingCommands(() -> state).commands();
  private MapDocument document;
  private SaveController controller;

  @BeforeEach
  void open() throws Exception {
    file = folder.resolve("valley.map.txt");
    Files.writeString(file, TestMap.VALLEY);
    OpenedMap opened = TestMap.open(file);
    state = new ExplorerState(opened, Set.of(), 1280, 800);
    controller =
        new SaveController(
            () -> document,
            backgroundExecutor,
            notices,
            promptQueue,
            new FileDialog(result -> backgroundExecutor.run(() -> result), 0),
            folder.resolve("state/saving.lock"),
            of -> saved.add(of.file().orElseThrow().path()),
            converted::add);
    document = new MapDocument(opened, state, Optional.empty(), Optional.empty());
    controller.opened(document);
    commands.drawing().takeTile(state.map().legend().id("snow"));
    commands.map().beginStroke();
    commands.map().draw(new Cell(0, 0), new Cell(1, 0));
    commands.map().endStroke();
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

  private static List<String> labels(Prompt prompt) {
    return prompt.answers().stream().map(Prompt.Answer::label).toList();
  }

  private void answer(String label, String typed) {
    Prompt prompt = promptQueue.current().orElseThrow();
    promptQueue.answer(labels(prompt).indexOf(label), typed);
  }

  @Test
  void save_changedMap_writesItsFile() throws Exception {
    assertThat(state.history().isUnsaved()).isTrue();
    controller.save();
    finish();
    assertThat(state.history().isUnsaved()).isFalse();
    assertThat(Files.readString(file)).contains("[base]\nSSGGGG");
    controller.save(); // its own writing is no change by another program
    finish();
    assertThat(promptQueue.current()).isEmpty();
  }

  @Test
  void save_whileItIsChanged_leavesTheChangeUnsaved() throws Exception {
    CountDownLatch drawn = new CountDownLatch(1);
    backgroundExecutor.run(
        () -> {
          try {
            drawn.await();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
          return () -> {};
        });
    controller.save();
    commands.map().fill(new Cell(9, 0));
    drawn.countDown();
    finish();
    finish();
    assertThat(state.history().isUnsaved()).isTrue();
    assertThat(Files.readString(file)).contains("[base]\nSSGGGG");
  }

  /** A disk that blocks before it forces a file, until it is released. */
  private static final class SlowDisk {
    final CountDownLatch reached = new CountDownLatch(1);
    final CountDownLatch goOn = new CountDownLatch(1);
    final FaultyDisk disk =
        new FaultyDisk(
            step -> {
              if (step.kind() == FaultyDisk.Kind.FORCE) {
                reached.countDown();
                await(goOn);
              }
            });

    static void await(CountDownLatch latch) {
      try {
        assertThat(Patience.await(latch)).isTrue();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  @Test
  void save_endsByAFault_isOverAllTheSame() throws Exception {
    AtomicBoolean isFaulty = new AtomicBoolean(true);
    FaultyDisk disk =
        new FaultyDisk(
            step -> {
              if (step.kind() == FaultyDisk.Kind.FORCE && isFaulty.get()) {
                throw new IllegalStateException("planted");
              }
            });
    show(disk.over(file));
    paint(0);
    controller.save();
    assertThat(document.isBeingSaved()).isTrue();
    assertThatThrownBy(this::finish).hasMessageContaining("planted");
    assertThat(document.isBeingSaved()).isFalse();
    assertThat(state.history().isUnsaved()).isTrue();
    isFaulty.set(false);
    controller.save();
    finish();
    assertThat(Files.readString(file)).contains("[base]\nSGGGGG");
    assertThat(state.history().isUnsaved()).isFalse();
  }

  @Test
  void save_onceMoreWhileTheDiskIsSlow_asksNothingAboutOtherPrograms() throws Exception {
    SlowDisk slow = new SlowDisk();
    show(slow.disk.over(file));
    paint(0);
    controller.save();
    SlowDisk.await(slow.reached);
    paint(5);
    controller.save();
    slow.goOn.countDown();
    finish(); // the first save
    finish(); // the second save begins
    finish();
    assertThat(promptQueue.current()).isEmpty();
    assertThat(Files.readString(file)).contains("[base]\nSGGGGSGGGGGG");
    assertThat(state.history().isUnsaved()).isFalse();
  }

  private void paint(int x) {
    commands.drawing().takeTile(state.map().legend().id("snow"));
    commands.map().beginStroke();
    commands.map().draw(new Cell(x, 0), new Cell(x, 0));
    commands.map().endStroke();
  }

  @Test
  void save_endsWhenAnotherMapIsOnShow_isTheFirstOnes() throws Exception {
    Path other = folder.resolve("other.map.txt");
    Files.writeString(other, TestMap.VALLEY.replace("Test Valley", "Other Valley"));
    SlowDisk slow = new SlowDisk();
    show(slow.disk.over(file));
    final ExplorerState first = state;
    paint(0);
    controller.save();
    SlowDisk.await(slow.reached);
    show(other);
    paint(5);
    slow.goOn.countDown();
    finish();
    assertThat(Files.readString(file)).contains("name: Test Valley").contains("[base]\nSGGGGG");
    assertThat(first.history().isUnsaved()).isFalse();
    assertThat(document.file().orElseThrow().path()).isEqualTo(other);
    assertThat(state.history().isUnsaved()).isTrue();
    assertThat(saved).as("files that the map on show is in").isEmpty();
    controller.save();
    finish();
    assertThat(Files.readString(other))
        .contains("name: Other Valley")
        .contains("[base]\nGGGGGSGGGGGG");
    assertThat(Files.readString(file)).contains("name: Test Valley").contains("[base]\nSGGGGG");
    assertThat(saved).containsExactly(other);
  }

  @Test
  void save_refusedWhenAnotherMapIsOnShow_asksNothingAboutThat() throws Exception {
    Path other = folder.resolve("other.map.txt");
    Files.writeString(other, TestMap.VALLEY.replace("Test Valley", "Other Valley"));
    for (String target : List.of("other.map.txt", "nowhere/a.map.txt", "own.png")) {
      CountDownLatch opened = new CountDownLatch(1);
      show(file);
      paint(0);
      backgroundExecutor.run(
          () -> {
            SlowDisk.await(opened);
            return () -> {};
          });
      controller.askWhereToSave();
      answer("Save", folder.resolve(target).toString());
      show(other);
      opened.countDown();
      finish();
      finish();
      assertThat(promptQueue.current()).as(target).isEmpty();
      assertThat(output.toString()).contains("Not saved: ");
      output.getBuffer().setLength(0);
    }
    assertThat(Files.readString(other)).contains("name: Other Valley").doesNotContain("\nSGGGGG");
    assertThat(document.file().orElseThrow().path()).isEqualTo(other);
  }

  @Test
  void confirmDiscard_answeredWhenAnotherMapIsOnShow_isAskedAgainOfThat() throws Exception {
    Path other = folder.resolve("other.map.txt");
    Files.writeString(other, TestMap.VALLEY.replace("Test Valley", "Other Valley"));
    for (String label : List.of("Save", "Don't save")) {
      boolean[] left = new boolean[1];
      show(file);
      paint(0);
      controller.confirmDiscard("If you quit now, they are lost.", () -> left[0] = true);
      show(other);
      paint(5);
      answer(label, "");
      assertThat(left[0]).as(label).isFalse();
      assertThat(promptQueue.current().orElseThrow().text()).startsWith("Other Valley has unsaved");
      answer("Cancel", "");
    }
    assertThat(Files.readString(other)).contains("[base]\nGGGGGGGGGGGG");
  }

  @Test
  void save_fileThatCannotBeWritten_keepsTheOldOneAndTheWork() throws Exception {
    Path target = Files.createDirectory(folder.resolve("taken.map.txt"));
    controller.saveTo(target);
    finish();
    assertThat(output.toString()).startsWith("emberway: Not saved: ").contains("is a folder");
    controller.saveTo(folder.resolve("nowhere").resolve("a.map.txt"));
    finish();
    assertThat(output.toString().lines()).hasSize(2);
    assertThat(state.history().isUnsaved()).isTrue();
    assertThat(Files.readString(file)).isEqualTo(TestMap.VALLEY);
  }

  @Test
  void save_afterOneThatFailed_takesItsMessageAway() throws Exception {
    controller.saveTo(folder.resolve("nowhere").resolve("a.map.txt"));
    finish();
    assertThat(notices.toasts()).hasSize(1);
    controller.save();
    finish();
    assertThat(notices.toasts())
        .extracting(each -> each.notice().kind())
        .containsExactly(Notice.Kind.DONE);
    assertThat(notices.past())
        .filteredOn(each -> each.kind() == Notice.Kind.ERROR)
        .extracting(Notice::text)
        .allMatch(text -> text.startsWith("Not saved: "))
        .hasSize(1);
  }

  @Test
  void saveAs_fileThatCannotBeWritten_asksAgainWithTheReason() throws Exception {
    controller.askWhereToSave();
    String nowhere = folder.resolve("nowhere").resolve("a.map.txt").toString();
    answer("Save", nowhere);
    finish();
    Prompt again = promptQueue.current().orElseThrow();
    assertThat(again.field()).contains(nowhere);
    assertThat(again.error()).startsWith("Not saved: ").contains("its folder does not exist");
    answer("Save", "  ");
    assertThat(promptQueue.current().orElseThrow().error()).contains("no file name was given");
    answer("Save", "a\0b");
    assertThat(promptQueue.current().orElseThrow().error()).contains("not a possible file here");
    assertThat(output.toString()).isEmpty();
    assertThat(saved).isEmpty();
    Path there = folder.resolve("there.map.txt");
    answer("Save", there.toString());
    finish();
    assertThat(promptQueue.current()).isEmpty();
    assertThat(saved).containsExactly(there);
  }

  @Test
  void saveAs_nameThatEndsLikeAnotherKind_asksAgain() throws Exception {
    Path picture = folder.resolve("valley.png");
    controller.askWhereToSave();
    answer("Save", picture.toString());
    finish();
    assertThat(promptQueue.current().orElseThrow().error())
        .isEqualTo(
            "Not saved: "
                + picture
                + ": should be a text map, but its name ends in '.png'; end it in .map.txt");
    assertThat(picture).doesNotExist();
    assertThat(state.history().isUnsaved()).isTrue();
  }

  @Test
  void save_changedByAnotherProgram_asksFirst() throws Exception {
    Files.writeString(file, TestMap.VALLEY + "# by another\n");
    controller.save();
    finish();
    assertThat(promptQueue.current().orElseThrow().text()).contains("another program");
    assertThat(Files.readString(file)).endsWith("# by another\n").doesNotContain("[base]\nSSGGGG");
    answer("Overwrite", "");
    finish();
    assertThat(Files.readString(file)).contains("[base]\nSSGGGG").contains("# by another\n");
    assertThat(state.history().isUnsaved()).isFalse();
  }

  @Test
  void confirmReload_unsavedWork_saysWhetherTheFileHasChanged() {
    List<String> shown = new ArrayList<>();
    controller.confirmReload(true, () -> shown.add("as it was"));
    assertThat(promptQueue.current().orElseThrow().heading()).isEqualTo("Reload the file?");
    assertThat(promptQueue.current().orElseThrow().text()).doesNotContain("nother program");
    answer("Keep mine", "");
    controller.confirmReload(false, () -> shown.add("another's"));
    assertThat(promptQueue.current().orElseThrow().text()).contains("Another program");
    answer("Show the file", "");
    assertThat(shown).containsExactly("another's");
  }

  @Test
  void saveAs_anotherFilesName_asksBeforeItIsOverwritten() throws Exception {
    Path other = folder.resolve("other.map.txt");
    Files.writeString(other, "precious");
    controller.askWhereToSave();
    assertThat(promptQueue.current().orElseThrow().field()).contains(file.toString());
    answer("Save", other.toString());
    finish();
    assertThat(promptQueue.current().orElseThrow().text()).contains("already exists");
    answer("Cancel", "");
    assertThat(Files.readString(other)).isEqualTo("precious");
    controller.askWhereToSave();
    answer("Save", folder.resolve("third").toString());
    finish();
    assertThat(folder.resolve("third.map.txt")).isRegularFile();
    assertThat(Files.readString(file)).isEqualTo(TestMap.VALLEY);
  }

  @Test
  void confirmDiscard_unsavedWork_goesOnOnlyAfterTheAnswer() throws Exception {
    boolean[] left = new boolean[1];
    controller.confirmDiscard("Quit?", () -> left[0] = true);
    answer("Cancel", "");
    assertThat(left[0]).isFalse();
    controller.confirmDiscard("Quit?", () -> left[0] = true);
    answer("Save", "");
    assertThat(left[0]).isFalse();
    finish();
    assertThat(left[0]).isTrue();
    assertThat(Files.readString(file)).contains("[base]\nSSGGGG");

    left[0] = false;
    controller.confirmDiscard("Quit?", () -> left[0] = true);
    assertThat(left[0]).isTrue();
    commands.history().undo();
    left[0] = false;
    controller.confirmDiscard("Quit?", () -> left[0] = true);
    answer("Don't save", "");
    assertThat(left[0]).isTrue();
  }

  @Test
  void confirmDiscard_twice_theSecondIsAskedAnewOfTheMapThatIsThereThen() throws Exception {
    List<String> shown = new ArrayList<>();
    controller.confirmDiscard(
        "The first loses them.", () -> show(TestMap.valley(), "first", shown));
    controller.confirmDiscard(
        "The second loses them.", () -> show(TestMap.valley(), "second", shown));
    answer("Don't save", "");
    assertThat(shown).containsExactly("first");
    promptQueue.renew();
    assertThat(promptQueue.current()).as("nothing of the first map is unsaved").isEmpty();
    assertThat(shown).containsExactly("first", "second");
    promptQueue.renew();
    assertThat(shown).hasSize(2);
  }

  @Test
  void confirmDiscard_twice_savingSettlesBoth() throws Exception {
    List<String> shown = new ArrayList<>();
    controller.confirmDiscard("The first loses them.", () -> shown.add("first"));
    controller.confirmDiscard("The second loses them.", () -> shown.add("second"));
    answer("Save", "");
    finish();
    promptQueue.renew();
    assertThat(shown).containsExactly("first", "second");
    assertThat(promptQueue.current()).isEmpty();
    assertThat(Files.readString(file)).contains("[base]\nSSGGGG");
  }

  @Test
  void confirmDiscard_whileItIsAskedWhereToSave_anotherMapEndsThatQuestion() {
    controller.askWhereToSave();
    show(TestMap.valley(), "other", new ArrayList<>());
    assertThat(promptQueue.current()).isEmpty();
  }

  private void show(OpenedMap opened, String name, List<String> shown) {
    state = new ExplorerState(opened, Set.of(), 1280, 800);
    document = new MapDocument(opened, state, Optional.empty(), Optional.empty());
    controller.opened(document);
    shown.add(name);
  }

  @Test
  void saveAs_mapOfAPack_proposesAFileBesideItThatIsNotThere() throws Exception {
    Path pack = folder.resolve("pack");
    controller.askWhereToSave();
    answer("Save", pack + "/");
    finish();
    OpenedMap opened = new MapOpener(Optional.empty()).open(Path.of(pack + "#Test Valley"));
    show(opened, "", new ArrayList<>());
    controller.askWhereToSave();
    Path proposed = folder.toRealPath().resolve("test-valley.map.txt");
    assertThat(Path.of(promptQueue.current().orElseThrow().field().orElseThrow()))
        .isEqualTo(proposed);
    Files.writeString(proposed, "taken");
    controller.askWhereToSave();
    assertThat(promptQueue.current().orElseThrow().field().orElseThrow())
        .endsWith("test-valley-2.map.txt");
  }

  @Test
  void save_withoutAFileOfItsOwn_asksWhere() throws IOException, InterruptedException {
    OpenedMap bundled = TestMap.valley();
    state = new ExplorerState(bundled, Set.of(), 1280, 800);
    document = new MapDocument(bundled, state, Optional.empty(), Optional.empty());
    controller.opened(document);
    controller.save();
    assertThat(promptQueue.current().orElseThrow().field().orElseThrow())
        .endsWith("test-valley.map.txt");
    answer("Save", folder.resolve("new.map.txt").toString());
    finish();
    assertThat(Files.readString(folder.resolve("new.map.txt"))).contains("name: Test Valley");
  }

  @Test
  void saveAs_packOrTiledMap_holdsTheMapAndLeavesItsFile() throws Exception {
    for (String name : List.of("there.zip", "pack/", "there.tmx")) {
      controller.askWhereToSave();
      answer("Save", folder.resolve(name) + (name.endsWith("/") ? "/" : ""));
      finish();
      assertThat(promptQueue.current()).isEmpty();
      LoadedMap there = MapFiles.open(folder.resolve(name), Optional.empty());
      assertThat(there.map().base()).isEqualTo(state.map().base());
      assertThat(there.map().overlay()).isEqualTo(state.map().overlay());
    }
    assertThat(state.history().isUnsaved()).isFalse();
    assertThat(saved).isEmpty();
    assertThat(Files.readString(file)).isEqualTo(TestMap.VALLEY);
  }

  @Test
  void saveAs_tiledMapOfATileSetOfOurs_makesATextMapAndOpensIt() throws Exception {
    Path tiled = folder.resolve("valley.tmx");
    TiledExport.write(MapFiles.open(file, Optional.empty()), tiled, TiledCellEncoding.CSV);
    OpenedMap opened = show(tiled);
    commands.drawing().takeTool(DrawTool.BRUSH);
    assertThat(state.drawingState().tool()).isEmpty();
    assertThat(state.takeMessage().orElseThrow()).contains("File > Save as");
    controller.askWhereToSave();
    assertThat(promptQueue.current().orElseThrow().text())
        .startsWith("valley.tmx stays as it is. A text map (.map.txt) of it can be changed here");
    Path text = folder.resolve("again.map.txt");
    answer("Save", text.toString());
    finish();
    assertThat(converted).containsExactly(text);
    assertThat(saved).isEmpty();
    assertThat(opened.stack()).isPresent();
    OpenedMap again = new MapOpener(Optional.empty()).open(text);
    assertThat(again.stack()).isEmpty();
    assertThat(again.loaded().map().base()).isEqualTo(opened.loaded().map().base());
  }

  @Test
  void saveAs_mapOfTiledsOwnTiles_isAPackAlone() throws Exception {
    Path tiled = Path.of(SaveControllerTest.class.getResource("/tiled/csv/map.tmx").toURI());
    show(tiled);
    commands.drawing().takeTool(DrawTool.BRUSH);
    assertThat(state.takeMessage().orElseThrow()).contains("belong to Tiled: change it there");
    controller.askWhereToSave();
    assertThat(promptQueue.current().orElseThrow().field().orElseThrow()).endsWith(".zip");
    assertThat(promptQueue.current().orElseThrow().text())
        .isEqualTo(
            "map.tmx has tiles of its own, which a text map cannot name; a pack (.zip) keeps"
                + " them:");
    answer("Save", folder.resolve("own.map.txt").toString());
    assertThat(promptQueue.current().orElseThrow().error()).contains("save it as a pack");
    answer("Save", folder.resolve("own.zip").toString());
    finish();
    assertThat(MapFiles.open(folder.resolve("own.zip"), Optional.empty()).art()).isPresent();
    assertThat(converted).isEmpty();
  }

  @Test
  void save_orthogonalTiledMapOfATileSetOfOurs_isCalledATiledMap() throws Exception {
    Path tiled = folder.resolve("flat.tmx");
    TiledExport.write(MapFiles.open(file, Optional.empty()), tiled, TiledCellEncoding.CSV);
    String isometric = Files.readString(tiled);
    Files.writeString(
        tiled, isometric.replace("orientation=\"isometric\"", "orientation=\"orthogonal\""));
    OpenedMap opened = show(tiled);
    assertThat(opened.loaded().art()).isEmpty();
    controller.save();
    assertThat(promptQueue.current().orElseThrow().text())
        .startsWith("flat.tmx is a Tiled map and stays as it is. Save your version as ");
  }

  @Test
  void save_mapOfMovingAi_asksForATextMapAndGoesOnWithIt() throws Exception {
    Path grid =
        Files.writeString(
            folder.resolve("grid.map"), "type octile\nheight 2\nwidth 2\nmap\n..\n.@\n");
    show(grid);
    controller.save();
    Prompt prompt = promptQueue.current().orElseThrow();
    assertThat(prompt.text()).startsWith("grid.map is a MovingAI map and stays as it is. ");
    assertThat(prompt.field().orElseThrow()).endsWith("grid.map.txt");
    answer("Save", folder.resolve("mine.map.txt").toString());
    finish();
    assertThat(saved).containsExactly(folder.resolve("mine.map.txt"));
    controller.askWhereToSave();
    assertThat(promptQueue.current().orElseThrow().text()).startsWith("Save it as a text map");
    assertThat(Files.readString(grid)).startsWith("type octile");
  }

  private OpenedMap show(Path map) throws Exception {
    OpenedMap opened = new MapOpener(Optional.empty()).open(map);
    state = new ExplorerState(opened, Set.of(), 1280, 800);
    document = new MapDocument(opened, state, Optional.empty(), Optional.empty());
    controller.opened(document);
    return opened;
  }

  @Test
  void saveTo_placeAtHome_isThere() throws Exception {
    String home = System.getProperty("user.home");
    System.setProperty("user.home", folder.toString());
    try {
      controller.askWhereToSave();
      answer("Save", "~/mine.map.txt");
      finish();
      assertThat(folder.resolve("mine.map.txt")).exists();
    } finally {
      System.setProperty("user.home", home);
    }
  }

  /** The map was saved in another manner while the window asked. */
  @Test
  void confirmDiscard_savedMeanwhile_asksNoMore() throws Exception {
    List<String> done = new ArrayList<>();
    promptQueue.renew(); // since the map was opened
    controller.confirmDiscard("lost", () -> done.add("left"));
    assertThat(promptQueue.current()).isPresent();
    controller.save();
    finish();
    promptQueue.renew();
    assertThat(promptQueue.current()).isEmpty();
    assertThat(done).containsExactly("left");
  }

  @Test
  void saveTarget_ofEachName_isOfItsKind() {
    assertThat(SaveTarget.of(Path.of("a.ZIP"), false)).isInstanceOf(SaveTarget.OwnPack.class);
    assertThat(SaveTarget.of(Path.of("a.zip"), false)).isInstanceOf(SaveTarget.OwnPack.class);
    assertThat(SaveTarget.of(Path.of("a"), true)).isInstanceOf(SaveTarget.OwnPack.class);
    assertThat(SaveTarget.of(Path.of("a.tmx"), false)).isInstanceOf(SaveTarget.TiledFile.class);
    assertThat(SaveTarget.of(Path.of("a"), false).path()).isEqualTo(Path.of("a.map.txt"));
    assertThat(SaveTarget.of(Path.of("a.txt"), false).path()).isEqualTo(Path.of("a.txt"));
    assertThat(SaveTarget.of(Path.of(".a"), false).path()).isEqualTo(Path.of(".a"));
  }

  /** A map of a pack, saved and saved again, stays in it and leaves the pack's other maps alone. */
  @Test
  void save_mapOfAPack_isSavedThere() throws Exception {
    Path pack = Files.createDirectory(folder.resolve("pack"));
    Files.writeString(pack.resolve("one.map.txt"), TestMap.VALLEY);
    Files.writeString(pack.resolve("two.map.txt"), TestMap.VALLEY);
    Files.writeString(
        pack.resolve("pack.json"),
        """
        {"name": "Pack", "maps": [{"file": "one.map.txt"}, {"file": "two.map.txt"}]}
        """);
    Path address = Path.of(pack + "#two");
    controller.saveTo(address);
    finish();
    assertThat(promptQueue.current().orElseThrow().text()).contains("already exists");
    answer("Overwrite", "");
    finish();
    assertThat(Files.readString(pack.resolve("two.map.txt"))).contains("[base]\nSSGGGG");
    assertThat(Files.readString(pack.resolve("one.map.txt"))).isEqualTo(TestMap.VALLEY);
    assertThat(state.history().isUnsaved()).isFalse();
    assertThat(document.file().orElseThrow().isOfPack()).isTrue();
    commands.map().beginStroke();
    commands.map().draw(new Cell(2, 0), new Cell(3, 0));
    commands.map().endStroke();
    controller.save();
    finish();
    assertThat(promptQueue.current()).isEmpty();
    assertThat(Files.readString(pack.resolve("two.map.txt"))).contains("[base]\nSSSSGG");
    Files.writeString(pack.resolve("two.map.txt"), TestMap.VALLEY);
    controller.save();
    finish();
    assertThat(promptQueue.current().orElseThrow().text()).contains("was changed by another");
  }

  @Test
  void saveAs_nameThatThePackDoesNotHave_asksAgainAndLeavesThePack() throws Exception {
    Path pack = folder.resolve("pack");
    controller.askWhereToSave();
    answer("Save", pack + "/");
    finish();
    controller.askWhereToSave();
    answer("Save", pack + "#nowhere");
    finish();
    assertThat(promptQueue.current().orElseThrow().error()).contains("has no map 'nowhere'");
    try (Stream<Path> maps = Files.walk(pack)) {
      assertThat(maps.filter(each -> each.toString().endsWith(".map.txt"))).hasSize(1);
    }
  }

  /** Without panels, nothing can be asked. */
  @Test
  void save_withoutPanelsAndAFile_writesOneBesideTheMapBefore() throws Exception {
    controller =
        new SaveController(
            () -> document,
            backgroundExecutor,
            notices,
            new PromptQueue(false),
            new FileDialog(result -> backgroundExecutor.run(() -> result), 0),
            folder.resolve("state/saving.lock"),
            of -> saved.add(of.file().orElseThrow().path()),
            converted::add);
    controller.opened(document);
    show(TestMap.valley(), "", new ArrayList<>());
    controller.save();
    finish();
    Path written = folder.resolve("test-valley.map.txt");
    assertThat(Files.readString(written)).contains("name: Test Valley");
    assertThat(saved).hasSize(1);
    assertThat(saved.get(0).toRealPath()).isEqualTo(written.toRealPath());
    controller.saveTo(file);
    finish();
    assertThat(Files.readString(file)).as("not overwritten unasked").isEqualTo(TestMap.VALLEY);
    assertThat(output.toString()).contains("Not saved: ").contains("already exists");
  }

  @Test
  void saveAs_copyOfAFileThatIsGone_proposesThePlaceOfTheFile() throws Exception {
    Path gone = folder.toRealPath().resolve("gone.map.txt");
    Path copy = Files.writeString(folder.resolve("copy"), TestMap.VALLEY);
    OpenedMap kept = new MapOpener(Optional.empty()).openCopy(copy, MapOpener.name(gone));
    show(kept, "", new ArrayList<>());
    controller.askWhereToSave();
    assertThat(promptQueue.current().orElseThrow().field()).contains(gone.toString());
    Files.writeString(gone, TestMap.VALLEY);
    controller.askWhereToSave();
    assertThat(promptQueue.current().orElseThrow().field().orElseThrow())
        .as("which is there again")
        .isNotEqualTo(gone.toString());
  }
}
