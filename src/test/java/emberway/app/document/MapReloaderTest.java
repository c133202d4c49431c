package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.app.command.Commands;
import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.command.PromptQueue;
import emberway.app.command.RecordingCommands;
import emberway.app.desktop.FileDialog;
import emberway.app.opening.MapFile;
import emberway.app.opening.MapOpener;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.TestMap;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.state.ExplorerState;
import emberway.drawable.DrawableMap;
import emberway.map.Cell;
import emberway.pack.TopTiles;
import emberway.pack.problem.UnreadableException;
import emberway.testing.FaultyDisk;
import emberway.testing.Patience;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Maps that are reloaded while they are saved elsewhere, with files but without a window. */
final class MapReloaderTest {
  private static final String OTHER = TestMap.VALLEY.replace("Test Valley", "Other Valley");
  private static final int LONGEST = 12; // jobs that follow one another

  @TempDir Path folder;
  private final BackgroundExecutor backgroundExecutor = new BackgroundExecutor(() -> {});
  private final Notices notices = new Notices(new PrintWriter(new StringWriter()));
  private final MapOpener opener = new MapOpener(Optional.empty());
  private final Queue<Runnable> arriving = new ArrayDeque<>();
  private final CountDownLatch disk = new CountDownLatch(1);
  private Path a;
  private Path b;
  private Path current; // the file of the map on show
  private ExplorerState state;
  private final Commands commands = new RecordingCommands(() -> state).commands();
  private final PromptQueue promptQueue = new PromptQueue(true);
  private MapDocument document;
  private SaveController saving;
  private MapReloader mapReloader;
  private boolean isUploading; // uploads do not end yet
  private boolean isClosed; // uploads are given up at once

  @BeforeEach
  void open() throws Exception {
    a = folder.resolve("a.map.txt");
    b = folder.resolve("b.map.txt");
    current = a;
    Files.writeString(a, TestMap.VALLEY);
    OpenedMap opened = TestMap.open(a);
    state = stateOf(opened);
    document = new MapDocument(opened, state, Optional.of(a), Optional.empty());
    saving =
        new SaveController(
            () -> document,
            backgroundExecutor,
            notices,
            promptQueue,
            new FileDialog(result -> backgroundExecutor.run(() -> result), 0),
            folder.resolve("state/saving.lock"),
            this::saved,
            converted -> {});
    mapReloader =
        new MapReloader(backgroundExecutor, () -> document, saving, notices, this::prepare);
    saving.opened(document);
    paint(0);
    saving.save();
    settle();
  }

  @AfterEach
  void close() {
    disk.countDown();
    backgroundExecutor.close();
  }

  private static ExplorerState stateOf(OpenedMap opened) {
    return new ExplorerState(opened, Set.of(), 1280, 800);
  }

  private void saved(MapDocument of) {
    current = of.file().orElseThrow().path();
    of.reloads().saved();
  }

  private void prepare(OpenedMap opened, Consumer<MapReloader.Arrived> then) {
    boolean closed = isClosed;
    isClosed = false;
    arriving.add(
        () ->
            then.accept(
                new MapReloader.Arrived() {
                  @Override
                  public boolean isClosed() {
                    return closed;
                  }

                  @Override
                  public void show(Runnable shown) {
                    assertThat(closed).as("given up").isFalse();
                    state = stateOf(opened);
                    document.replace(opened, state);
                    saving.opened(document);
                    shown.run();
                  }
                }));
  }

  /** Runs all background jobs and what follows them. */
  private void settle() throws InterruptedException {
    for (int i = 0; i < LONGEST; i++) {
      CountDownLatch last = new CountDownLatch(1);
      backgroundExecutor.run(
          () -> {
            last.countDown();
            return () -> {};
          });
      assertThat(Patience.await(last)).isTrue();
      backgroundExecutor.finish();
      while (!isUploading && !arriving.isEmpty()) {
        arriving.remove().run();
      }
    }
  }

  /** Lets no background job end until the disk is released. */
  private void holdTheDisk() {
    backgroundExecutor.run(
        () -> {
          try {
            assertThat(Patience.await(disk)).isTrue();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
          return () -> {};
        });
  }

  private void goOn() throws InterruptedException {
    disk.countDown();
    settle();
  }

  private void paint(int x) {
    commands.drawing().takeTile(state.map().legend().id("snow"));
    commands.map().beginStroke();
    commands.map().draw(new Cell(x, 0), new Cell(x, 0));
    commands.map().endStroke();
  }

  private OpenedMap replaced(String text) throws Exception {
    Files.writeString(a, text);
    return opener.open(a);
  }

  private void reload(OpenedMap opened) {
    mapReloader.reload(opened, this::again);
  }

  private void again() {
    Path file = current;
    backgroundExecutor.run(
        () -> {
          try {
            OpenedMap opened = opener.open(file);
            return () -> reload(opened);
          } catch (UnreadableException e) {
            throw new AssertionError(e);
          }
        });
  }

  private void saveTo(Path file) {
    saving.saveTo(file);
  }

  /**
   * Asserts that the edited map is on show and in the other file, and that saving leaves the first
   * file alone.
   */
  private void assertMovedWithAllThatWasDrawn(String inFirst) throws Exception {
    assertThat(document.file().map(MapFile::path)).contains(b);
    assertThat(document.title()).isEqualTo("Test Valley");
    paint(2);
    saving.save();
    settle();
    assertThat(promptQueue.current()).isEmpty();
    assertThat(Files.readString(a)).isEqualTo(inFirst);
    assertThat(Files.readString(b)).contains("name: Test Valley").contains("[base]\nSGSGGG");
    assertThat(document.isUnsaved()).isFalse();
  }

  @Test
  void takes_undoWhileTheMapIsSavedElsewhere_bringsTheOneBeforeBackThere() throws Exception {
    reload(replaced(OTHER));
    settle();
    assertThat(document.title()).isEqualTo("Other Valley");
    holdTheDisk();
    saveTo(b);
    assertThat(mapReloader.undo()).isTrue();
    goOn();
    assertThat(document.opened().name()).isEqualTo(MapOpener.name(b));
    assertMovedWithAllThatWasDrawn(OTHER);
  }

  @Test
  void takes_saveBeginsAfterUndo_bringsTheOneBeforeBackThere() throws Exception {
    reload(replaced(OTHER));
    settle();
    isUploading = true;
    assertThat(mapReloader.undo()).isTrue();
    settle();
    assertThat(arriving).hasSize(1);
    holdTheDisk();
    saveTo(b);
    arriving.remove().run();
    assertThat(document.title()).as("until it is saved").isEqualTo("Other Valley");
    isUploading = false;
    goOn();
    assertMovedWithAllThatWasDrawn(OTHER);
  }

  @Test
  void takes_redoWhileTheMapIsSavedElsewhere_goesOnThere() throws Exception {
    reload(replaced(OTHER));
    settle();
    assertThat(mapReloader.undo()).isTrue();
    settle();
    assertThat(document.title()).isEqualTo("Test Valley");
    holdTheDisk();
    saveTo(b);
    assertThat(mapReloader.redo()).isTrue();
    goOn();
    assertThat(document.title()).isEqualTo("Other Valley");
    assertThat(document.file().map(MapFile::path)).contains(b);
  }

  @Test
  void reload_stepWhileTheMapIsSavedElsewhere_isOfTheFileBefore() throws Exception {
    String changed = TestMap.VALLEY.replaceFirst("GGGGGGGGGGGG", "GGGGGGGGGGGS");
    OpenedMap read = replaced(changed);
    holdTheDisk();
    saveTo(b);
    reload(read);
    goOn();
    assertMovedWithAllThatWasDrawn(changed);
  }

  @Test
  void reload_saveBeginsAfterTheStep_isOfTheFileBefore() throws Exception {
    String changed = TestMap.VALLEY.replaceFirst("GGGGGGGGGGGG", "GGGGGGGGGGGS");
    OpenedMap read = replaced(changed);
    holdTheDisk();
    reload(read);
    saveTo(b);
    goOn();
    assertMovedWithAllThatWasDrawn(changed);
  }

  @Test
  void reload_otherMapArrivesWhenTheOneOnShowWasSavedElsewhere_isNotShown() throws Exception {
    isUploading = true;
    reload(replaced(OTHER));
    saveTo(b);
    settle();
    assertThat(arriving).hasSize(1);
    isUploading = false;
    settle();
    assertMovedWithAllThatWasDrawn(OTHER);
  }

  @Test
  void reload_otherMapArrivesWhileTheOneOnShowIsSavedElsewhere_isNotShown() throws Exception {
    isUploading = true;
    reload(replaced(OTHER));
    isUploading = false;
    holdTheDisk();
    saveTo(b);
    arriving.remove().run();
    goOn();
    assertMovedWithAllThatWasDrawn(OTHER);
  }

  @Test
  void reload_drawnOnAfterItIsSavedElsewhere_asksNothing() throws Exception {
    OpenedMap read = replaced(OTHER);
    holdTheDisk();
    saveTo(b);
    reload(read);
    paint(5);
    goOn();
    assertThat(promptQueue.current()).as("its new file holds what was saved").isEmpty();
    assertThat(document.isUnsaved()).isTrue();
    assertThat(document.file().map(MapFile::path)).contains(b);
  }

  @Test
  void reload_whileASaveEndsByAFault_isShownAllTheSame() throws Exception {
    FaultyDisk disk =
        new FaultyDisk(
            step -> {
              throw new IllegalStateException("planted");
            });
    OpenedMap read = replaced(OTHER);
    holdTheDisk();
    saveTo(disk.over(folder).resolve("c.map.txt"));
    reload(read);
    assertThatThrownBy(this::goOn).hasMessageContaining("planted");
    settle();
    assertThat(document.title()).isEqualTo("Other Valley");
  }

  @Test
  void reload_twiceOneAfterTheOther_showsWhatTheFileHoldsByNow() throws Exception {
    OpenedMap first = replaced(OTHER);
    isUploading = true;
    reload(first);
    reload(replaced(OTHER.replace("Other Valley", "Third Valley")));
    settle();
    isUploading = false;
    settle();
    assertThat(document.title()).isEqualTo("Third Valley");
  }

  @Test
  void reload_savedElsewhereWhileThePersonIsAsked_isNotShown() throws Exception {
    paint(5);
    reload(replaced(OTHER));
    settle();
    Prompt prompt = promptQueue.current().orElseThrow();
    List<String> labels = prompt.answers().stream().map(Prompt.Answer::label).toList();
    saveTo(b);
    settle();
    promptQueue.answer(labels.indexOf("Show the file"), "");
    settle();
    assertThat(document.title()).isEqualTo("Test Valley");
    assertThat(document.file().map(MapFile::path)).contains(b);
    assertThat(Files.readString(a)).isEqualTo(OTHER);
  }

  @Test
  void reload_arrivalThatWasGivenUp_isMadeReadyAgain() throws Exception {
    isClosed = true;
    reload(replaced(OTHER));
    settle();
    assertThat(document.title()).isEqualTo("Other Valley");
    assertThat(document.file().map(MapFile::path)).contains(a);
  }

  @Test
  void reload_savedToTheSameFileMeanwhile_leavesWhatWasSaved() throws Exception {
    OpenedMap read = opener.open(a);
    paint(2);
    isUploading = true;
    mapReloader.retile(withoutFilms(read), mapReloader.unsaved(), Optional.empty(), this::again);
    saving.save();
    settle();
    isUploading = false;
    settle();
    paint(4);
    saving.save();
    settle();
    assertThat(promptQueue.current()).as("nobody else has written it").isEmpty();
    assertThat(Files.readString(a)).contains("[base]\nSGSGSG");
  }

  private static OpenedMap withoutFilms(OpenedMap of) {
    assertThat(of.animations()).isNotEmpty();
    DrawableMap map = of.drawable();
    DrawableMap still =
        new DrawableMap(
            map.loaded(),
            map.tiler(),
            map.sprites(),
            map.names(),
            map.atlas(),
            List.of(),
            map.stack(),
            map.missing());
    return new OpenedMap(
        still,
        of.composer(),
        of.mapOnly(),
        of.name(),
        of.file(),
        of.autosaveCopy(),
        of.rememberedQuery());
  }

  @Test
  void retile_whenTheMapWasSavedElsewhere_leavesItThere() throws Exception {
    OpenedMap read = withoutFilms(opener.open(a));
    isUploading = true;
    mapReloader.retile(read, mapReloader.unsaved(), Optional.empty(), this::again);
    saveTo(b);
    settle();
    assertThat(arriving).hasSize(1);
    String inFirst = Files.readString(a);
    isUploading = false;
    settle();
    assertMovedWithAllThatWasDrawn(inFirst);
  }

  @Test
  void retile_whileTheMapIsSavedElsewhere_leavesItThere() throws Exception {
    OpenedMap read = withoutFilms(opener.open(a));
    String inFirst = Files.readString(a);
    holdTheDisk();
    saveTo(b);
    mapReloader.retile(read, mapReloader.unsaved(), Optional.empty(), this::again);
    arriving.remove().run();
    goOn();
    assertMovedWithAllThatWasDrawn(inFirst);
  }

  @Test
  void retile_meanwhileNotSaved_isShown() throws Exception {
    OpenedMap read = withoutFilms(opener.open(a));
    mapReloader.retile(read, mapReloader.unsaved(), Optional.empty(), this::again);
    settle();
    assertThat(document.opened()).isSameAs(read);
    assertThat(document.file().map(MapFile::path)).contains(a);
  }

  @Test
  void reload_changedInTheTopAlone_isShown() throws Exception {
    Path map = TopTiles.writePack(Files.createDirectory(folder.resolve("top")), TopTiles.PLAIN);
    OpenedMap opened = TestMap.open(map);
    state = stateOf(opened);
    document = new MapDocument(opened, state, Optional.of(map), Optional.empty());
    current = map;
    saving.opened(document);
    Files.writeString(map, TopTiles.TOPPED);
    reload(opener.open(map));
    settle();
    assertThat(state.map().top().isEmpty()).isFalse();
    assertThat(state.history().isUnsaved()).isFalse();
  }
}
