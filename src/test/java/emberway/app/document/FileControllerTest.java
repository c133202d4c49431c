package emberway.app.document;

import static emberway.app.command.Notice.Kind.ERROR;
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
import emberway.pack.tiled.TiledCellEncoding;
import emberway.pack.tiled.TiledExport;
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
import java.util.stream.Stream;
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
  private boolean hasList; // whether maps of a pack can be chosen from a list
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
            () -> hasList);
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

  /** What went wrong with one map is no news beside the next one. */
  @Test
  void open_anotherMapAfterOneWasRefused_withdrawsTheError() throws Exception {
    begin(TestMap.open(one), one);
    Path bad = Files.writeString(folder.resolve("bad.map.txt"), "emberway-map 1\nno map");
    controller.openDropped(List.of(bad), List.of());
    settle();
    assertThat(notices.toasts()).hasSize(1);
    controller.open(two);
    settle();
    assertThat(documents.document().source()).contains(two);
    assertThat(notices.toasts()).isEmpty();
  }

  @Test
  void openDropped_firstOfTwoRefused_keepsItsErrorUntilTheMapAfter() throws Exception {
    begin(TestMap.open(one), one);
    Path bad = Files.writeString(folder.resolve("bad.map.txt"), "emberway-map 1\nno map");
    controller.openDropped(List.of(bad, two), List.of());
    settle();
    assertThat(documents.document().source()).contains(two);
    assertThat(notices.toasts()).hasSize(1);
    controller.open(one);
    settle();
    assertThat(documents.document().source()).contains(one);
    assertThat(notices.toasts()).isEmpty();
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

  private List<String> told() {
    return notices.toasts().stream().map(toast -> toast.notice().text()).toList();
  }

  @Test
  void openDropped_severalThings_opensTheFirstMapAndTellsOfTheRest() throws Exception {
    begin(TestMap.valley(), two);
    Path broken = Files.writeString(folder.resolve("broken.map.txt"), "emberway-map 1\nno map");
    controller.openDropped(
        List.of(broken, one, two), List.of("https://example.org/a.png", "caf\u00e9"));
    settle();
    assertThat(documents.document().source()).contains(one);
    assertThat(output.toString())
        .contains("https://example.org/a.png: not a file on this computer")
        .contains("caf\u00e9")
        .contains("broken.map.txt:1");
    assertThat(told())
        .contains("Only one file opens at a time: one.map.txt was opened, two.map.txt was not");
    controller.openDropped(List.of(two, one, broken), List.of());
    settle();
    assertThat(documents.document().source()).contains(two);
    assertThat(told())
        .contains("Only one file opens at a time: two.map.txt was opened, 2 others were not");
  }

  @Test
  void openDropped_oneMap_tellsOfNoOthers() throws Exception {
    begin(TestMap.valley(), two);
    controller.openDropped(List.of(one), List.of());
    settle();
    assertThat(documents.document().source()).contains(one);
    assertThat(told()).isEmpty();
  }

  @Test
  void openDropped_nothingReadable_leavesTheMapOnShow() throws Exception {
    begin(TestMap.open(two), two);
    controller.openDropped(List.of(folder.resolve("none.map.txt")), List.of());
    settle();
    assertThat(documents.document().source()).contains(two);
    assertThat(output.toString()).contains("none.map.txt");
    assertThat(controller.problems()).isNotEmpty();
  }

  @Test
  void open_mapThatTakesAMoment_saysSoUntilItIsThere() throws Exception {
    begin(TestMap.valley(), two);
    controller.open(one);
    notices.removeExpired(System.nanoTime() + 60_000_000_000L);
    assertThat(notices.work()).isEqualTo("Opening one.map.txt …");
    settle();
    assertThat(notices.work()).isEmpty();
  }

  @Test
  void openTyped_fileThatIsThere_isOpened() throws Exception {
    begin(TestMap.valley(), two);
    controller.openTyped(one.toString());
    settle();
    assertThat(documents.document().source()).contains(one);
    assertThat(library.refusal()).isEmpty();
  }

  @Test
  void openBundled_aName_isThatMapWithoutAFile() throws Exception {
    begin(TestMap.open(one), one);
    controller.openBundled("road-and-wall");
    settle();
    assertThat(documents.document().name()).contains("road-and-wall");
    assertThat(documents.document().source()).isEmpty();
    controller.openBundled("no-such-map");
    settle();
    assertThat(output.toString()).contains("no-such-map");
    assertThat(documents.document().name()).contains("road-and-wall");
  }

  /** A pack of two maps. */
  private Path pack() throws Exception {
    Path pack = Files.createDirectory(folder.resolve("two-maps"));
    Files.writeString(pack.resolve("first.map.txt"), TestMap.VALLEY);
    Files.writeString(
        pack.resolve("second.map.txt"), TestMap.VALLEY.replace("Test Valley", "Second Valley"));
    Files.writeString(
        pack.resolve("pack.json"),
        """
        {"name": "Two Maps", "maps": [{"file": "first.map.txt"}, {"file": "second.map.txt"}]}
        """);
    return pack;
  }

  @Test
  void open_packOfSeveralMaps_offersThemWhereThereIsAList() throws Exception {
    hasList = true;
    begin(TestMap.open(one), one);
    controller.open(pack());
    settle();
    assertThat(documents.document().source()).as("until one is chosen").contains(one);
    assertThat(told()).contains("Choose one of the 2 maps in Two Maps");
    assertThat(library.front().orElseThrow().items()).hasSize(2);
    notices.removeExpired(System.nanoTime() + 60_000_000_000L);
    assertThat(notices.work()).isEmpty();
  }

  @Test
  void open_packOfSeveralMapsWithoutAList_opensItsFirst() throws Exception {
    begin(TestMap.open(one), one);
    Path pack = pack();
    controller.open(pack);
    settle();
    assertThat(documents.document().title()).isEqualTo("Test Valley");
    assertThat(documents.document().source()).contains(pack);
  }

  @Test
  void open_packOfOneMap_isThatMap() throws Exception {
    hasList = true;
    begin(TestMap.open(one), one);
    Path pack = pack();
    Files.writeString(
        pack.resolve("pack.json"),
        """
        {"name": "One Map", "maps": [{"file": "second.map.txt"}]}
        """);
    controller.open(pack);
    settle();
    assertThat(documents.document().title()).isEqualTo("Second Valley");
  }

  @Test
  void open_oneMapOfAPack_isThatMap() throws Exception {
    hasList = true;
    begin(TestMap.open(one), one);
    controller.open(Path.of(pack() + "#second"));
    settle();
    assertThat(documents.document().title()).isEqualTo("Second Valley");
  }

  @Test
  void forgetRecent_aFile_isNoLongerOffered() throws Exception {
    begin(TestMap.open(one), one);
    begin(TestMap.open(two), two);
    controller.forgetRecent(one);
    assertThat(preferences.settings().recent()).isEqualTo(Settings.USUAL.recent().with(two));
    settle();
    assertThat(library.recent()).extracting(MapLibrary.Recent::file).containsExactly(two);
  }

  @Test
  void saveText_ofAMap_isANewFileBesideIt() throws Exception {
    begin(TestMap.open(one), one);
    controller.saveText("report", "1,2 äöü");
    settle();
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> written =
          files.filter(file -> file.getFileName().toString().startsWith("emberway-")).toList();
      assertThat(written).hasSize(1);
      assertThat(written.get(0).getFileName().toString()).contains("report").endsWith(".txt");
      assertThat(written.get(0)).hasContent("1,2 äöü");
      assertThat(notices.toasts().get(0).notice().file()).contains(written.get(0));
      assertThat(notices.current()).isEqualTo("Saved " + written.get(0).getFileName());
    }
  }

  @Test
  void saveText_whereNothingCanBeWritten_saysSo() throws Exception {
    Path pack = pack();
    Path map = Path.of(pack + "#second");
    begin(TestMap.valley(), map);
    Files.move(folder, folder.resolveSibling(folder.getFileName() + "-away"));
    try {
      controller.saveText("report", "lost");
      settle();
    } finally {
      Files.move(folder.resolveSibling(folder.getFileName() + "-away"), folder);
    }
    assertThat(notices.toasts()).extracting(toast -> toast.notice().kind()).containsExactly(ERROR);
  }

  @Test
  void begin_mapWithSeveralOddThings_warnsOfTheFirstAndListsAll() throws Exception {
    Path tiled = folder.resolve("tiled.tmx");
    TiledExport.write(TestMap.valley().loaded(), tiled, TiledCellEncoding.CSV);
    Files.writeString(tiled, Files.readString(tiled).replace("</map>", "<moods/><smells/></map>"));
    begin(TestMap.open(one), one);
    controller.open(tiled);
    settle();
    assertThat(controller.problems()).hasSize(2);
    assertThat(notices.toasts().get(0).notice().text()).endsWith("(and 1 more problem)");
    assertThat(notices.toasts().get(0).notice().details().lines()).hasSize(2);
  }

  @Test
  void open_fileWithSeveralProblems_listsAllOfThem() throws Exception {
    begin(TestMap.open(one), one);
    Files.writeString(two, TestMap.VALLEY.replace("GGGaa", "GG?aa").replace("..t", "..?"));
    controller.open(two);
    settle();
    assertThat(controller.problems()).hasSizeGreaterThan(1);
    assertThat(notices.toasts().get(0).notice().details().lines())
        .hasSize(controller.problems().size());
  }

  @Test
  void openCopy_ofAFileThatIsGone_isThatMapWithoutItsFile() throws Exception {
    begin(TestMap.open(one), one);
    String gone = MapOpener.name(folder.resolve("gone.map.txt"));
    Path copy = Files.writeString(folder.resolve("copy"), TestMap.VALLEY.replace("Test", "Kept"));
    controller.openCopy(copy, gone);
    settle();
    assertThat(documents.document().title()).isEqualTo("Kept Valley");
    assertThat(documents.document().name()).isEqualTo(gone);
    assertThat(documents.document().source()).isEmpty();
    assertThat(documents.document().isUnsaved()).isTrue();
    controller.openCopy(folder.resolve("none"), gone);
    settle();
    documents.answer(1, ""); // not to save
    settle();
    assertThat(output.toString()).contains("the copy of its unsaved changes cannot be read");
    assertThat(documents.document().title()).isEqualTo("Kept Valley");
  }
}
