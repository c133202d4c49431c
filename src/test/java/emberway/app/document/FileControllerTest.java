package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Notices;
import emberway.app.desktop.FileDialog;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.FileWatcher;
import emberway.app.platform.UserFolders;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.SavedRouteQueryFiles;
import emberway.app.scene.TestMap;
import emberway.app.settings.Preferences;
import emberway.app.settings.Settings;
import emberway.app.state.ExplorerState;
import emberway.map.Layer;
import emberway.map.TileMap;
import emberway.map.edit.MapEdit;
import emberway.pack.TopTiles;
import emberway.testing.Patience;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which map is told of changes of files, without a window. */
final class FileControllerTest {
  private static final int LONGEST = 8; // jobs that follow one another

  @TempDir Path folder;
  private final StringWriter output = new StringWriter();
  private final Notices notices = new Notices(new PrintWriter(output));
  private final BackgroundExecutor backgroundExecutor = new BackgroundExecutor(() -> {});
  private final StageWithoutWindow stage = new StageWithoutWindow(notices);
  private final MapOpener opener = new MapOpener(Optional.empty());
  private final MapLibrary library = new MapLibrary(backgroundExecutor);
  private final Preferences preferences =
      new Preferences(Optional.empty(), Settings.USUAL, backgroundExecutor, notices::complain);
  private DocumentController documents;
  private FileController controller;
  private Path one;
  private Path two;

  @BeforeEach
  void open() throws Exception {
    one = Files.writeString(folder.resolve("one.map.txt"), TestMap.VALLEY);
    two = Files.writeString(folder.resolve("two.map.txt"), TestMap.VALLEY);
    documents =
        new DocumentController(
            opener,
            folder.resolve("state/unsaved"),
            true,
            backgroundExecutor,
            notices,
            preferences,
            library,
            new FileDialog(result -> backgroundExecutor.run(() -> result), 0),
            stage,
            () -> false);
    controller = (FileController) documents.files();
  }

  @AfterEach
  void close() {
    documents.close();
    backgroundExecutor.close();
  }

  private void begin(OpenedMap opened, Path file) {
    ExplorerState state = new ExplorerState(opened, Set.of(), 1280, 800);
    documents.begin(opened, state, Optional.of(file));
  }

  /** Runs background jobs until there are none, and what follows them. */
  private void settle() throws InterruptedException {
    for (int i = 0; i < LONGEST; i++) {
      CountDownLatch last = new CountDownLatch(1);
      backgroundExecutor.execute(last::countDown);
      assertThat(Patience.await(last)).isTrue();
      backgroundExecutor.finish();
      stage.completeUploads(documents);
    }
  }

  @Test
  void follow_fileOfAMapThatIsOnShowNoMore_tellsNobody() throws Exception {
    begin(TestMap.open(one), one);
    Files.writeString(one, TestMap.VALLEY.replace("Test Valley", "Other Valley"));
    controller.follow(Optional.of(one), FileWatcher.Change.FILE);
    settle();
    assertThat(documents.document().title()).isEqualTo("Other Valley");
    begin(TestMap.open(two), two);
    for (FileWatcher.Change change : FileWatcher.Change.values()) {
      controller.follow(Optional.of(one), change);
      settle();
    }
    assertThat(documents.document().title()).isEqualTo("Test Valley");
    assertThat(documents.document().isUnsaved()).isFalse();
    controller.follow(Optional.of(two), FileWatcher.Change.GONE);
    assertThat(documents.document().isUnsaved()).as("the file is lost").isTrue();
  }

  @Test
  void openTyped_nothingThere_isToldInTheListOfMapsUntilAnotherIsTyped() throws Exception {
    String missing = folder.resolve("none.map.txt").toString();
    controller.openTyped(missing);
    settle();
    assertThat(library.refusal()).contains(missing);
    controller.completePath("on");
    assertThat(library.refusal()).isEmpty();
    controller.openTyped("on\0e");
    assertThat(library.refusal()).contains("is not a path");
    assertThat(output.toString()).isEmpty();
    assertThat(notices.toasts()).isEmpty();
    assertThat(controller.problems()).isEmpty();
  }

  @Test
  void reload_readInVainWhenAnotherMapIsOnShow_saysNothing() throws Exception {
    begin(TestMap.open(one), one);
    OpenedMap second = TestMap.open(two);
    Files.writeString(one, "emberway-map 1\nno map");
    controller.reload();
    begin(second, two);
    settle();
    assertThat(output.toString()).isEmpty();
    assertThat(controller.problems()).isEmpty();
  }

  @Test
  void begin_whereAKilledProgramLeftAFile_deletesIt() throws Exception {
    Path left = Files.writeString(folder.resolve(".emberway-3b9ac9ff00c0ffee.tmp"), "half");
    Files.setLastModifiedTime(left, java.nio.file.attribute.FileTime.fromMillis(0));
    begin(TestMap.open(one), one);
    settle();
    assertThat(left).doesNotExist();
  }

  @Test
  void sweep_whereAKilledProgramLeftFiles_deletesThemInTheUsersFolders() throws Exception {
    String before = System.getProperty(UserFolders.OVERRIDE);
    System.setProperty(UserFolders.OVERRIDE, folder.toString());
    try {
      List<Path> left = new ArrayList<>();
      for (String name : List.of("", "unsaved", SavedRouteQueryFiles.FOLDER, "pictures")) {
        Path own = Files.createDirectories(folder.resolve(name));
        Path file = Files.writeString(own.resolve(".emberway-3b9ac9ff00c0ffee.tmp"), "half");
        Files.setLastModifiedTime(file, java.nio.file.attribute.FileTime.fromMillis(0));
        left.add(file);
      }
      controller.sweep();
      settle();
      assertThat(left).noneMatch(Files::exists);
    } finally {
      if (before == null) {
        System.clearProperty(UserFolders.OVERRIDE);
      } else {
        System.setProperty(UserFolders.OVERRIDE, before);
      }
    }
  }

  @Test
  void follow_tilesOfTheMap_areTakenWithoutLosingWhatIsDrawn() throws Exception {
    Path map = TopTiles.writePack(Files.createDirectory(folder.resolve("top")), TopTiles.PLAIN);
    begin(TestMap.open(map), map);
    paint(0);
    Files.writeString(
        folder.resolve("top/tiles/fair/tileset.json"),
        TopTiles.JSON.replace("L2_Tent", "L2_Tombstone"));
    controller.follow(Optional.of(map), FileWatcher.Change.AROUND);
    paint(1); // while the tiles are read
    settle();
    assertThat(notices.toasts().get(0).notice().text()).contains("has new tiles");
    TileMap shown = documents.document().state().map();
    int snow = shown.legend().id("snow");
    assertThat(List.of(shown.base().id(0), shown.base().id(1))).containsExactly(snow, snow);
    assertThat(documents.document().isUnsaved()).isTrue();
  }

  private void paint(int cell) {
    ExplorerState state = documents.document().state();
    int snow = state.map().legend().id("snow");
    state
        .commands()
        .map()
        .change(MapEdit.painting(state.map(), Layer.BASE, new int[] {cell}, snow));
  }

  @Test
  void begin_aFile_isRememberedAndItsErrorWithdrawn() throws Exception {
    begin(TestMap.open(one), one);
    assertThat(preferences.settings().recent()).isEqualTo(Settings.USUAL.recent().with(one));
    Files.writeString(one, "emberway-map 1\nno map");
    controller.reload();
    settle();
    assertThat(notices.toasts()).isNotEmpty();
    Files.writeString(one, TestMap.VALLEY);
    begin(TestMap.open(one), one);
    assertThat(notices.toasts()).isEmpty();
    assertThat(controller.problems()).isEmpty();
  }

  @Test
  void begin_mapWithSomethingOdd_warnsOfIt() throws Exception {
    String drowned =
        TestMap.VALLEY
            .replace(".1.W..v...2.", ".1.W..v.....")
            .replaceFirst("\\.{12}\n$", "2...........\n");
    Files.writeString(one, drowned);
    begin(TestMap.open(one), one);
    assertThat(controller.problems()).hasSize(1);
    assertThat(notices.toasts().get(0).notice().text()).contains("move it to open ground");
  }
}
