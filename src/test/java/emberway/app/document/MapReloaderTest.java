package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.app.command.Command.Mode;
import emberway.app.command.Commands;
import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.command.RecordingCommands;
import emberway.app.command.SavingCommands;
import emberway.app.desktop.FileDialog;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.scene.MapFile;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.TestMap;
import emberway.app.settings.Preferences;
import emberway.app.settings.Settings;
import emberway.app.state.ExplorerState;
import emberway.app.text.CellText;
import emberway.drawable.DrawableMap;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.edit.CellBlock;
import emberway.map.edit.MapEdit;
import emberway.pack.TopTiles;
import emberway.testing.FaultyDisk;
import emberway.testing.Patience;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
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
  private final StageWithoutWindow stage = new StageWithoutWindow(notices);
  private final Commands commands = new RecordingCommands(this::state).commands();
  private final CountDownLatch disk = new CountDownLatch(1);
  private Path a;
  private Path b;
  private DocumentController controller;
  private SavingCommands saving;
  private MapReloader mapReloader;
  private boolean isUploading; // uploads do not end yet

  @BeforeEach
  void open() throws Exception {
    a = Files.writeString(folder.resolve("a.map.txt"), TestMap.VALLEY);
    b = folder.resolve("b.map.txt");
    controller =
        new DocumentController(
            opener,
            folder.resolve("state/unsaved"),
            true,
            backgroundExecutor,
            notices,
            new Preferences(
                Optional.empty(), Settings.USUAL, backgroundExecutor, notices::complain),
            new MapLibrary(backgroundExecutor),
            new FileDialog(result -> backgroundExecutor.run(() -> result), 0),
            stage,
            () -> false);
    controller.close(); // the tests tell of changes themselves
    saving = controller.saving();
    mapReloader = controller.reloader();
    begin(a);
    paint(0);
    saving.save();
    settle();
  }

  private void begin(Path map) throws Exception {
    OpenedMap opened = TestMap.open(map);
    ExplorerState state = new ExplorerState(opened, Set.of(), 1280, 800);
    controller.begin(opened, state, Optional.of(map));
  }

  private MapDocument document() {
    return controller.document();
  }

  private ExplorerState state() {
    return document().state();
  }

  @AfterEach
  void close() {
    disk.countDown();
    backgroundExecutor.close();
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
      if (!isUploading) {
        stage.completeUploads(controller);
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
    commands.drawing().takeTile(state().map().legend().id("snow"));
    commands.map().beginStroke();
    commands.map().draw(new Cell(x, 0), new Cell(x, 0));
    commands.map().endStroke();
  }

  private OpenedMap replaced(String text) throws Exception {
    Files.writeString(a, text);
    return opener.open(a);
  }

  private void reload(OpenedMap opened) {
    mapReloader.reload(opened);
  }

  private void retile(OpenedMap opened) {
    mapReloader.retile(opened, state().history().changeCursor(), Optional.empty(), true);
  }

  private void answer(String label) {
    List<String> labels =
        controller.prompt().orElseThrow().answers().stream().map(Prompt.Answer::label).toList();
    controller.answer(labels.indexOf(label), "");
  }

  private void saveTo(Path file) {
    saving.saveTo(file);
  }

  /**
   * Asserts that the edited map is on show and in the other file, and that saving leaves the first
   * file alone.
   */
  private void assertMovedWithAllThatWasDrawn(String inFirst) throws Exception {
    assertThat(document().file().map(MapFile::path)).contains(b);
    assertThat(document().title()).isEqualTo("Test Valley");
    paint(2);
    saving.save();
    settle();
    assertThat(controller.prompt()).isEmpty();
    assertThat(Files.readString(a)).isEqualTo(inFirst);
    assertThat(Files.readString(b)).contains("name: Test Valley").contains("[base]\nSGSGGG");
    assertThat(document().isUnsaved()).isFalse();
  }

  private void assume(Cell volcano) {
    commands.enter(Mode.TRAVEL);
    state().conclude();
    commands.cells().toggleCell(volcano);
    state().conclude();
  }

  @Test
  void resize_undone_bringsAllBack() throws Exception {
    String before = Files.readString(a);
    Cell via = new Cell(10, 1);
    commands.route().addVia(via);
    commands.map().change(MapEdit.naming(state().map(), List.of(new Place(via, "Far"))));
    saving.save();
    settle();
    String named = Files.readString(a);
    assertThat(named).isNotEqualTo(before);
    mapReloader.resize(new CellBlock(-2, 3, 10, 5), state().map().legend().id("snow"));
    settle();
    assertThat(state().map().size()).hasToString("10×5");
    assertThat(state().map().places()).isEmpty();
    assertThat(document().isUnsaved()).isTrue();
    assertThat(state().canUndo()).isTrue();
    assertThat(state().routeState().routeStops().via()).isEmpty();
    assertThat(state().routeEnds().start()).contains(new Cell(3, 1));
    assertThat(state().routeEnds().goal()).as("cut off").isEmpty();
    paint(4);
    controller.undo();
    settle();
    assertThat(state().map().size()).as("what was painted first").hasToString("10×5");
    controller.undo();
    settle();
    assertThat(state().map().size()).hasToString("12×9");
    assertThat(state().map().places()).containsExactly(new Place(via, "Far"));
    assertThat(document().isUnsaved()).as("the file holds it").isFalse();
    assertThat(state().routeEnds().goal()).contains(new Cell(10, 4));
    assertThat(state().routeState().routeStops().via()).containsExactly(via);
    controller.redo();
    settle();
    assertThat(state().map().size()).hasToString("10×5");
    assertThat(document().isUnsaved()).isTrue();
    saving.save();
    settle();
    assertThat(Files.readString(a)).contains("[base]\nSSGGGGGSSS\n");
    controller.undo();
    settle();
    assertThat(document().isUnsaved()).as("the file holds the resized map").isTrue();
    saving.save();
    settle();
    assertThat(Files.readString(a)).isEqualTo(named);
  }

  @Test
  void resize_whileATileIsAssumed_saysNothingOfIt() throws Exception {
    Cell volcano = new Cell(6, 4);
    assume(volcano);
    mapReloader.resize(new CellBlock(6, 0, 6, 9), state().map().legend().id("snow"));
    state().conclude();
    settle();
    assertThat(state().map().size()).hasToString("6×9");
    assertThat(state().assumed()).isEmpty();
    assertThat(CellText.tilesAt(state().map(), new Cell(0, 4))).contains("dormant volcano");
    controller.undo();
    settle();
    assertThat(CellText.tilesAt(state().map(), volcano)).contains("dormant volcano");
  }

  @Test
  void reload_whileATileIsAssumed_keepsIt() throws Exception {
    Cell volcano = new Cell(6, 4);
    assume(volcano);
    reload(replaced(OTHER));
    settle();
    assertThat(state().assumed()).containsExactly(volcano);
    assertThat(document().isUnsaved()).isFalse();
    begin(a);
    assertThat(state().assumed()).as("of another map").isEmpty();
  }

  @Test
  void takes_undoWhileTheMapIsSavedElsewhere_bringsTheOneBeforeBackThere() throws Exception {
    reload(replaced(OTHER));
    settle();
    assertThat(document().title()).isEqualTo("Other Valley");
    holdTheDisk();
    saveTo(b);
    assertThat(mapReloader.undo()).isTrue();
    goOn();
    assertThat(document().opened().name()).isEqualTo(MapOpener.name(b));
    assertMovedWithAllThatWasDrawn(OTHER);
  }

  @Test
  void takes_saveBeginsAfterUndo_bringsTheOneBeforeBackThere() throws Exception {
    reload(replaced(OTHER));
    settle();
    isUploading = true;
    assertThat(mapReloader.undo()).isTrue();
    settle();
    assertThat(controller.isUploading()).isTrue();
    holdTheDisk();
    saveTo(b);
    stage.completeUploads(controller);
    assertThat(document().title()).as("until it is saved").isEqualTo("Other Valley");
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
    assertThat(document().title()).isEqualTo("Test Valley");
    holdTheDisk();
    saveTo(b);
    assertThat(mapReloader.redo()).isTrue();
    goOn();
    assertThat(document().title()).isEqualTo("Other Valley");
    assertThat(document().file().map(MapFile::path)).contains(b);
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
    assertThat(controller.isUploading()).isTrue();
    isUploading = false;
    settle();
    assertMovedWithAllThatWasDrawn(OTHER);
  }

  @Test
  void reload_otherMapArrivesWhileTheOneOnShowIsSavedElsewhere_isNotShown() throws Exception {
    isUploading = true;
    reload(replaced(OTHER));
    settle();
    isUploading = false;
    holdTheDisk();
    saveTo(b);
    stage.completeUploads(controller);
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
    assertThat(controller.prompt()).as("its new file holds what was saved").isEmpty();
    assertThat(document().isUnsaved()).isTrue();
    assertThat(document().file().map(MapFile::path)).contains(b);
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
    assertThat(document().title()).isEqualTo("Other Valley");
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
    assertThat(document().title()).isEqualTo("Third Valley");
  }

  @Test
  void reload_savedElsewhereWhileThePersonIsAsked_isNotShown() throws Exception {
    paint(5);
    reload(replaced(OTHER));
    settle();
    saveTo(b);
    settle();
    answer("Show the file");
    settle();
    assertThat(document().title()).isEqualTo("Test Valley");
    assertThat(document().file().map(MapFile::path)).contains(b);
    assertThat(Files.readString(a)).isEqualTo(OTHER);
  }

  @Test
  void reload_givenUpForAnotherMapAndThenSavedElsewhere_isNotShown() throws Exception {
    paint(5);
    controller.files().open(Files.writeString(folder.resolve("c.map.txt"), OTHER));
    settle();
    reload(replaced(OTHER));
    settle();
    answer("Don't save");
    settle(); // takes the place of the upload
    isUploading = true;
    answer("Show the file");
    answer("Cancel");
    settle();
    assertThat(controller.isUploading()).as("again").isTrue();
    saveTo(b);
    settle();
    isUploading = false;
    settle();
    assertThat(document().title()).isEqualTo("Test Valley");
    assertThat(document().file().map(MapFile::path)).contains(b);
  }

  @Test
  void reload_savedToTheSameFileMeanwhile_leavesWhatWasSaved() throws Exception {
    OpenedMap read = opener.open(a);
    paint(2);
    isUploading = true;
    retile(withoutFilms(read));
    saving.save();
    settle();
    isUploading = false;
    settle();
    paint(4);
    saving.save();
    settle();
    assertThat(controller.prompt()).as("nobody else has written it").isEmpty();
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
            map.missing(),
            map.icons());
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
    retile(read);
    saveTo(b);
    settle();
    assertThat(controller.isUploading()).isTrue();
    String inFirst = Files.readString(a);
    isUploading = false;
    settle();
    assertMovedWithAllThatWasDrawn(inFirst);
  }

  @Test
  void retile_whileTheMapIsSavedElsewhere_leavesItThere() throws Exception {
    OpenedMap read = withoutFilms(opener.open(a));
    String inFirst = Files.readString(a);
    isUploading = true;
    retile(read);
    settle();
    isUploading = false;
    holdTheDisk();
    saveTo(b);
    stage.completeUploads(controller);
    goOn();
    assertMovedWithAllThatWasDrawn(inFirst);
  }

  @Test
  void retile_meanwhileNotSaved_isShown() throws Exception {
    OpenedMap read = withoutFilms(opener.open(a));
    retile(read);
    settle();
    assertThat(document().opened()).isSameAs(read);
    assertThat(document().file().map(MapFile::path)).contains(a);
  }

  @Test
  void reload_changedInTheTopAlone_isShown() throws Exception {
    Path map = TopTiles.writePack(Files.createDirectory(folder.resolve("top")), TopTiles.PLAIN);
    begin(map);
    Files.writeString(map, TopTiles.TOPPED);
    reload(opener.open(map));
    settle();
    assertThat(state().map().top().isEmpty()).isFalse();
    assertThat(state().history().isUnsaved()).isFalse();
  }
}
