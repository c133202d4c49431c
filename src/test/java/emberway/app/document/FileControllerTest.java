package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Notices;
import emberway.app.desktop.FileDialog;
import emberway.app.library.MapLibrary;
import emberway.app.opening.MapOpener;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.SavedRouteQueryFiles;
import emberway.app.opening.TestMap;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.FileWatcher;
import emberway.app.platform.UserFolders;
import emberway.app.settings.Preferences;
import emberway.app.settings.Settings;
import emberway.app.state.ExplorerState;
import emberway.map.TileMap;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
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
  @TempDir Path folder;
  private final StringWriter output = new StringWriter();
  private final Notices notices = new Notices(new PrintWriter(output));
  private final BackgroundExecutor backgroundExecutor = new BackgroundExecutor(() -> {});
  private final List<String> received = new ArrayList<>();
  private final MapOpener opener = new MapOpener(Optional.empty());
  private final MapLibrary library = new MapLibrary(backgroundExecutor);
  private final Preferences preferences =
      new Preferences(Optional.empty(), Settings.USUAL, backgroundExecutor, notices::complain);
  private ChangeCursor<MapEdit> lastChange = ChangeCursor.begin();
  private FileController controller;
  private MapDocument document;
  private Path one;
  private Path two;

  @BeforeEach
  void open() throws Exception {
    one = Files.writeString(folder.resolve("one.map.txt"), TestMap.VALLEY);
    two = Files.writeString(folder.resolve("two.map.txt"), TestMap.VALLEY);
    controller =
        new FileController(
            opener,
            backgroundExecutor,
            notices,
            preferences,
            library,
            new FileDialog(result -> backgroundExecutor.run(() -> result), 0),
            () -> document,
            receiver());
  }

  @AfterEach
  void close() {
    controller.close();
    backgroundExecutor.close();
  }

  private FileController.Receiver receiver() {
    return new FileController.Receiver() {
      @Override
      public void open(OpenedMap opened, Optional<Path> file, Runnable then) {
        throw new AssertionError("nobody opens a map");
      }

      @Override
      public void refused(Path file) {
        throw new AssertionError("nobody opens a map");
      }

      @Override
      public void fileLost() {
        received.add("lost");
      }

      @Override
      public boolean offer() {
        return false;
      }

      @Override
      public void reload(OpenedMap opened) {
        received.add("reload " + Path.of(opened.name()).getFileName());
      }

      @Override
      public FileController.Unsaved unsaved() {
        return new FileController.Unsaved(Optional.empty(), lastChange);
      }

      @Override
      public void retile(
          OpenedMap opened,
          FileController.Unsaved before,
          Optional<TileMap> changed,
          Runnable again) {
        received.add("retile");
      }
    };
  }

  private void begin(OpenedMap opened, Path file) {
    ExplorerState state = new ExplorerState(opened, Set.of(), 1280, 800);
    document = new MapDocument(opened, state, Optional.of(file), Optional.empty());
    controller.begin(document);
  }

  /** Runs background jobs until there are none, and what follows them. */
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

  @Test
  void follow_fileOfAMapThatIsOnShowNoMore_tellsNobody() throws Exception {
    begin(TestMap.open(one), one);
    controller.follow(Optional.of(one), FileWatcher.Change.FILE);
    settle();
    assertThat(received).containsExactly("reload one.map.txt");
    begin(TestMap.open(two), two);
    for (FileWatcher.Change change : FileWatcher.Change.values()) {
      controller.follow(Optional.of(one), change);
      settle();
    }
    assertThat(received).containsExactly("reload one.map.txt");
    controller.follow(Optional.of(two), FileWatcher.Change.GONE);
    assertThat(received).containsExactly("reload one.map.txt", "lost");
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
    begin(TestMap.open(one), one);
    controller.follow(Optional.of(one), FileWatcher.Change.AROUND);
    settle();
    assertThat(received).containsExactly("retile");
    controller.follow(Optional.of(one), FileWatcher.Change.AROUND);
    lastChange = ChangeCursor.begin(); // drawn while the tiles are read
    settle();
    assertThat(received).as("read once more").containsExactly("retile");
    settle();
    assertThat(received).containsExactly("retile", "retile");
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
