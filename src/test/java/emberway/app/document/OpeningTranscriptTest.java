package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Notice;
import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.desktop.FileDialog;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.FileWatcher;
import emberway.app.platform.PathText;
import emberway.app.platform.UserFolders;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.settings.Preferences;
import emberway.app.settings.Settings;
import emberway.app.state.ExplorerState;
import emberway.map.Layer;
import emberway.map.TileMap;
import emberway.map.edit.MapEdit;
import emberway.testing.Patience;
import emberway.testing.Transcript;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What becomes of the user's work if something happens while a map is opened or read again: all
 * pairs of a state and an event, told in {@code resources/document/openings.txt}.
 *
 * <p>The map on show is the second of three that the file {@code a} has held, so that undo leads to
 * the first and redo to the third.
 */
final class OpeningTranscriptTest {
  private static final List<String> AGREEING = List.of("Don't save", "Show the file", "Overwrite");
  private static final int LONGEST = 12; // jobs that follow one another
  private static final int MAX_PROMPTS = 5; // prompts that follow one another

  /** What is under way when something happens. */
  private enum State {
    NOTHING("nothing is under way"),
    READING("another map is read"),
    UPLOADING("another map is uploaded"),
    ASKING("the user is asked before another map is read"),
    READING_AGAIN("the changed file is read"),
    UPLOADING_AGAIN("the changed map is uploaded"),
    ASKING_AGAIN("the user is asked before the changed map is shown"),
    UPLOADING_TILES("the map is uploaded with other tiles"),
    TURNING("the map before a reload is uploaded");

    static final Set<State> READINGS = EnumSet.of(READING, READING_AGAIN);
    static final Set<State> PROMPTS = EnumSet.of(ASKING, ASKING_AGAIN);
    static final Set<State> UPLOADS =
        EnumSet.of(UPLOADING, UPLOADING_AGAIN, UPLOADING_TILES, TURNING);
    final String text;

    State(String text) {
      this.text = text;
    }
  }

  /** What happens then. */
  private enum Event {
    NOTHING("nothing"),
    OPEN("a third map is opened"),
    RELOAD("the user reloads the file"),
    CHANGE("the file changes"),
    CHANGE_CELLS("the file changes in one cell"),
    CHANGE_TILES("the tiles change"),
    LOSE("the file is gone"),
    SAVE("a save to the file begins"),
    SAVE_ELSEWHERE("a save elsewhere begins"),
    SAVED_ELSEWHERE("a save elsewhere ends"),
    EDIT("an edit"),
    UNDO("undo"),
    REDO("redo"),
    REFUSE("the user refuses"),
    AGREE("the user agrees"),
    SAVE_FIRST("the user saves first"),
    DRIVER("the driver refuses"),
    CLOSE("the window is closed");

    static final Set<Event> ANSWERS = EnumSet.of(REFUSE, AGREE, SAVE_FIRST);
    final String text;

    Event(String text) {
      this.text = text;
    }
  }

  @TempDir Path root;
  private String userFolders;
  private Path folder; // of one pair
  private int stamps; // files written
  private Path a;
  private Path b;
  private Path c;
  private Path d;
  private BackgroundExecutor backgroundExecutor;
  private Notices notices;
  private StageWithoutWindow stage;
  private DocumentController controller;
  private Map<Path, String> before; // what the files held before anything was under way
  private CountDownLatch disk; // held until released
  private boolean isLeft;

  @BeforeEach
  void keepOutOfTheUsersFolders() {
    userFolders = System.getProperty(UserFolders.OVERRIDE, "");
    System.setProperty(UserFolders.OVERRIDE, root.resolve("user").toString());
  }

  @AfterEach
  void restoreTheUsersFolders() {
    if (userFolders.isEmpty()) {
      System.clearProperty(UserFolders.OVERRIDE);
    } else {
      System.setProperty(UserFolders.OVERRIDE, userFolders);
    }
  }

  @Test
  void eachEvent_inEachState_endsAsItIsWritten() throws Exception {
    Transcript transcript = new Transcript("document/openings.txt");
    for (boolean isUnsaved : List.of(true, false)) {
      for (State state : State.values()) {
        if (!isUnsaved && State.PROMPTS.contains(state)) {
          continue; // nothing is asked
        }
        transcript.add((isUnsaved ? "UNSAVED" : "SAVED") + ", and " + state.text);
        for (Event event : Event.values()) {
          if (!Event.ANSWERS.contains(event) || State.PROMPTS.contains(state)) {
            transcript.add("  " + event.text);
            tell(isUnsaved, state, event, transcript);
          }
        }
      }
    }
    transcript.check();
  }

  private void tell(boolean isUnsaved, State state, Event event, Transcript transcript)
      throws Exception {
    List<String> diskFirst = told(isUnsaved, state, event, false);
    List<String> uploadFirst =
        State.UPLOADS.contains(state) ? told(isUnsaved, state, event, true) : diskFirst;
    diskFirst.forEach(line -> transcript.add("    " + line));
    if (!uploadFirst.equals(diskFirst)) {
      transcript.add("    - or, if the upload ends before the disk answers:");
      uploadFirst.forEach(line -> transcript.add("    " + line));
    }
  }

  /** Brings a state and an event about; returns what then is to be seen, until nothing changes. */
  private List<String> told(boolean isUnsaved, State state, Event event, boolean isUploadFirst)
      throws Exception {
    open();
    try {
      turnToTheSecond(isUnsaved);
      assertThat(controller.isUploading()).isFalse();
      disk = new CountDownLatch(1);
      CountDownLatch saving = new CountDownLatch(1);
      if (State.READINGS.contains(state)) {
        CountDownLatch looking = new CountDownLatch(1);
        if (state == State.READING) {
          controller.files().open(b);
        }
        backgroundExecutor.execute(looking::countDown);
        if (event == Event.SAVED_ELSEWHERE) {
          hold(saving);
          controller.saving().saveTo(d);
        }
        hold(disk);
        assertThat(Patience.await(looking)).as("whether b is a pack").isTrue();
        backgroundExecutor.finish();
      }
      bringAbout(state);
      if (event == Event.SAVED_ELSEWHERE && !State.READINGS.contains(state)) {
        hold(saving);
        controller.saving().saveTo(d);
      }
      if (event == Event.SAVED_ELSEWHERE && isUploadFirst) {
        completeUploads();
      }
      saving.countDown();
      if (event == Event.SAVED_ELSEWHERE && !State.READINGS.contains(state)) {
        finishJobs();
      }
      if (!State.READINGS.contains(state)) {
        hold(disk);
      }
      cause(event);
      List<String> lines = new ArrayList<>();
      add(lines);
      if (isUploadFirst) {
        completeUploads();
        add(lines);
      }
      disk.countDown();
      settle();
      add(lines);
      for (int i = 0; i < MAX_PROMPTS && !isLeft && controller.prompt().isPresent(); i++) {
        answer(AGREEING);
        settle();
        add(lines);
      }
      assertThat(isLeft || controller.prompt().isEmpty()).as("asks for ever").isTrue();
      controller.close();
      assertThat(stage.uploads()).as("uploads given up").isZero();
      backgroundExecutor.close(); // copies are kept on a thread of their own
      lines.add("kept for recovery: " + String.join(", ", copies()));
      return lines;
    } finally {
      disk.countDown();
      backgroundExecutor.close();
    }
  }

  private void open() throws Exception {
    folder = Files.createTempDirectory(root, "pair");
    Files.createDirectories(folder.resolve("tiles/small"));
    writeTiles("L2_Tent");
    a = write("a", "First");
    b = write("b", "Other");
    c = write("c", "Newest");
    d = folder.resolve("d.map.txt");
    before = Map.of();
    disk = new CountDownLatch(0);
    isLeft = false;
    backgroundExecutor = new BackgroundExecutor(() -> {});
    notices = new Notices(new PrintWriter(new StringWriter()));
    stage = new StageWithoutWindow(notices);
    MapOpener opener = new MapOpener(Optional.empty());
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
    controller.close(); // the test tells of changes itself, so that they come when they are to come
    OpenedMap opened = opener.open(a);
    controller.begin(opened, new ExplorerState(opened, Set.of(), 1280, 800), Optional.of(a));
    settle();
  }

  private void writeTiles(String gate) throws IOException {
    Files.writeString(
        folder.resolve("tiles/small/tileset.json"),
        """
        {
          "format": 2,
          "name": "small",
          "tile": {"width": 54, "height": 54}, "lattice": {"width": 52, "height": 26}, "anchor": {"x": 26, "y": 39},
          "spritesFrom": "fantasy",
          "legend": [
            {"symbol": "G", "name": "meadow", "label": "Meadow", "layer": "base", "sprite": "L1_Terrain001", "cost": 1},
            {"symbol": "S", "name": "snow", "label": "Snow", "layer": "base", "sprite": "L1_Terrain035", "cost": 3},
            {"symbol": "1", "name": "gate", "label": "Gate", "layer": "overlay", "sprite": "%s", "role": "start"},
            {"symbol": "2", "name": "stage", "label": "Stage", "layer": "overlay", "sprite": "L2_Castle", "role": "goal"}
          ]
        }
        """
            .formatted(gate));
  }

  private Path write(String file, String title) throws IOException {
    return write(file, title, "GGGG");
  }

  private Path write(String file, String title, String row) throws IOException {
    Path map = folder.resolve(file + ".map.txt");
    Files.writeString(
        map,
        "emberway-map 1\nname: %s\ntileset: small\n[base]\n%s\nGGGG\n[overlay]\n1..2\n....\n"
            .formatted(title, row));
    Files.setLastModifiedTime(map, FileTime.fromMillis(++stamps)); // each write has another
    return map;
  }

  /** Has the map before a reload on show that has another one before and after it. */
  private void turnToTheSecond(boolean isUnsaved) throws Exception {
    edit(0);
    change("Second");
    settle();
    answer(AGREEING);
    settle();
    follow(FileWatcher.Change.GONE);
    change("Third");
    settle();
    answer(AGREEING);
    settle();
    controller.undo();
    settle();
    if (!isUnsaved) {
      controller.saving().save();
      settle();
    }
    notices.closeNotices();
    before = onDisk();
    assertThat(before).containsEntry(a, isUnsaved ? "Third GGGG" : "Second GGGG");
    assertThat(seen())
        .isEqualTo("Second GGGG, %s in a; undo, redo".formatted(isUnsaved ? "unsaved" : "saved"));
  }

  private void change(String title) throws IOException {
    write("a", title);
    follow(FileWatcher.Change.FILE);
  }

  private void follow(FileWatcher.Change change) {
    ((FileController) controller.files()).follow(Optional.of(a), change);
  }

  private void edit(int cell) {
    TileMap map = controller.document().state().map();
    MapEdit edit = MapEdit.painting(map, Layer.BASE, new int[] {cell}, map.legend().id("snow"));
    controller.document().state().commands().map().change(edit);
  }

  /** Lets no later job begin until a latch opens. */
  private void hold(CountDownLatch latch) {
    backgroundExecutor.execute(
        () -> {
          try {
            assertThat(Patience.await(latch)).isTrue();
          } catch (InterruptedException hurried) {
            throw new AssertionError(hurried);
          }
        });
  }

  /** Runs all jobs and those that follow from them, but completes no upload. */
  private void finishJobs() throws InterruptedException {
    for (int i = 0; i < LONGEST && !isLeft; i++) {
      CountDownLatch last = new CountDownLatch(1);
      backgroundExecutor.execute(last::countDown);
      assertThat(Patience.await(last)).isTrue();
      backgroundExecutor.finish();
      controller.tick(0);
    }
  }

  private void completeUploads() {
    if (!isLeft) {
      stage.completeUploads(controller);
    }
    controller.tick(0);
  }

  /** Runs all jobs and uploads to their end. */
  private void settle() throws InterruptedException {
    finishJobs();
    for (int i = 0; i < LONGEST && controller.isUploading() && !isLeft; i++) {
      completeUploads();
      finishJobs();
    }
    if (isLeft) { // what was ordered is still done
      CountDownLatch last = new CountDownLatch(1);
      backgroundExecutor.execute(last::countDown);
      assertThat(Patience.await(last)).isTrue();
    }
  }

  private void answer(List<String> preferred) {
    List<String> labels = labels(controller.prompt().orElseThrow());
    String label =
        preferred.stream()
            .filter(labels::contains)
            .findFirst()
            .orElse(labels.get(labels.size() - 1));
    controller.answer(labels.indexOf(label), "");
  }

  private static List<String> labels(Prompt prompt) {
    return prompt.answers().stream().map(Prompt.Answer::label).toList();
  }

  private void bringAbout(State state) throws Exception {
    switch (state) {
      case NOTHING -> {}
      case READING, UPLOADING, ASKING -> {
        if (state != State.READING) {
          controller.files().open(b);
          finishJobs();
        }
        if (state != State.ASKING && controller.prompt().isPresent()) {
          answer(AGREEING);
        }
      }
      case READING_AGAIN, UPLOADING_AGAIN, ASKING_AGAIN -> change("Fourth");
      case UPLOADING_TILES -> {
        writeTiles("L2_DeadTree");
        follow(FileWatcher.Change.AROUND);
      }
      case TURNING -> controller.undo();
    }
    if (!State.READINGS.contains(state)) {
      finishJobs();
    }
    if (State.PROMPTS.contains(state)) {
      settle();
    }
    assertThat(controller.prompt().isPresent()).isEqualTo(State.PROMPTS.contains(state));
    assertThat(controller.isUploading()).isEqualTo(State.UPLOADS.contains(state));
  }

  private void cause(Event event) throws Exception {
    switch (event) {
      case NOTHING, SAVED_ELSEWHERE -> {}
      case OPEN -> controller.files().open(c);
      case RELOAD -> controller.files().reload();
      case CHANGE -> change("Fifth");
      case CHANGE_CELLS -> {
        write("a", "Second", "GGGS");
        follow(FileWatcher.Change.FILE);
      }
      case CHANGE_TILES -> {
        writeTiles("L2_WallStone");
        follow(FileWatcher.Change.AROUND);
      }
      case LOSE -> {
        Files.delete(a);
        follow(FileWatcher.Change.GONE);
      }
      case SAVE -> controller.saving().save();
      case SAVE_ELSEWHERE -> controller.saving().saveTo(d);
      case EDIT -> edit(1);
      case UNDO -> controller.undo();
      case REDO -> controller.redo();
      case REFUSE -> answer(List.of());
      case AGREE -> answer(AGREEING);
      case SAVE_FIRST -> controller.answer(0, "");
      case DRIVER -> stage.refuse();
      case CLOSE -> close();
    }
  }

  /** Closes the window as the user does. */
  private void close() {
    if (controller.prompt().isEmpty()) { // which has to be answered first
      controller.confirmDiscard(
          "quit",
          () -> {
            controller.forget();
            isLeft = true;
          });
    }
  }

  /** Adds what is to be seen, unless the last line says the same. */
  private void add(List<String> lines) throws IOException {
    String seen = seen();
    if (lines.isEmpty() || !lines.get(lines.size() - 1).equals(seen)) {
      lines.add(seen);
    }
  }

  /** Returns what is to be seen of the window and the files. */
  private String seen() throws IOException {
    assertThat(stage.uploads()).as("uploads in the driver's memory").isLessThanOrEqualTo(1);
    List<String> parts = new ArrayList<>();
    MapDocument document = controller.document();
    ExplorerState state = document.state();
    parts.add(
        "%s %s, %s in %s"
            .formatted(
                document.title(),
                row(state.map()),
                document.isUnsaved() ? "unsaved" : "saved",
                document.source().map(OpeningTranscriptTest::letter).orElse("no file")));
    String steps = (state.canUndo() ? ", undo" : "") + (state.canRedo() ? ", redo" : "");
    if (!steps.isEmpty()) {
      parts.add(steps.substring(2));
    }
    if (isLeft) {
      parts.add("left");
    }
    controller.prompt().ifPresent(prompt -> parts.add("asks \"%s\"".formatted(prompt.heading())));
    notices.removeExpired(System.nanoTime() + 1_000_000_000L); // shows what is under way
    if (!notices.work().isEmpty()) {
      parts.add("\"%s\"".formatted(notices.work()));
    }
    for (Notices.Toast toast : notices.toasts()) {
      parts.add(told(toast.notice()) + (toast.count() > 1 ? " × " + toast.count() : ""));
    }
    onDisk()
        .forEach(
            (file, content) -> {
              if (!content.equals(before.get(file))) {
                parts.add("%s has %s".formatted(letter(file), content));
              }
            });
    return String.join("; ", parts);
  }

  private String told(Notice notice) {
    String text = notice.text().replace(folder + "/", "");
    for (Path file : List.of(a, b, c, d)) {
      text = text.replace(PathText.nameAndFolder(file), file.getFileName().toString());
    }
    return "%s \"%s\"".formatted(notice.kind().name().toLowerCase(Locale.ROOT), text);
  }

  private static String letter(Path file) {
    return file.getFileName().toString().substring(0, 1);
  }

  private static String row(TileMap map) {
    StringBuilder row = new StringBuilder();
    for (int x = 0; x < map.size().width(); x++) {
      row.append(map.base().id(x, 0) == map.legend().id("snow") ? 'S' : 'G');
    }
    return row.toString();
  }

  /** Returns the title and the first row of the maps in the files. */
  private Map<Path, String> onDisk() throws IOException {
    Map<Path, String> maps = new TreeMap<>();
    for (Path file : List.of(a, b, c, d)) {
      maps.put(file, Files.exists(file) ? content(Files.readAllLines(file)) : "nothing");
    }
    return maps;
  }

  /** Returns the title and the first row of the kept copies of unsaved work, sorted. */
  private List<String> copies() throws IOException {
    List<String> copies = new ArrayList<>();
    if (Files.exists(folder.resolve("state/unsaved"))) {
      try (Stream<Path> files = Files.list(folder.resolve("state/unsaved"))) {
        for (Path file : files.toList()) {
          copies.add(content(Files.readAllLines(file)));
        }
      }
    }
    return copies.stream().sorted().toList();
  }

  private static String content(List<String> lines) {
    String name = "name: ";
    String title = lines.stream().filter(line -> line.startsWith(name)).findFirst().orElseThrow();
    return title.substring(name.length()) + " " + lines.get(lines.indexOf("[base]") + 1);
  }
}
