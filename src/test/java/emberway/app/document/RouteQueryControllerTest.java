package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Notices;
import emberway.app.command.RecordingCommands;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.scene.MapFile;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.RememberedQuery;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.SavedRouteQuery;
import emberway.app.scene.SavedRouteQueryFiles;
import emberway.app.scene.TestMap;
import emberway.app.scene.TravelSettings;
import emberway.app.state.ExplorerState;
import emberway.app.study.Walk;
import emberway.map.Cell;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.pack.problem.UnreadableException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When the queries on maps are written, and when they are restored. */
final class RouteQueryControllerTest {
  private static final long SECOND = 1_000_000_000L;

  @TempDir Path folder;
  private final StringWriter output = new StringWriter();
  private final Notices notices = new Notices(new PrintWriter(output));
  private final BackgroundExecutor backgroundExecutor = new BackgroundExecutor(() -> {});
  private Path valley;
  private ExplorerState state;
  private final Commands commands = new RecordingCommands(() -> state).commands();
  private MapDocument document;
  private RouteQueryController controller;

  @BeforeEach
  void begin() throws IOException, UnreadableException {
    valley = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    controller = new RouteQueryController(files(), () -> document, backgroundExecutor, notices);
    show(valley);
  }

  @AfterEach
  void close() {
    backgroundExecutor.close();
  }

  private SavedRouteQueryFiles files() {
    return new SavedRouteQueryFiles(folder.resolve("asked"));
  }

  /** Opens a map as the window does. */
  private void show(Path file) throws UnreadableException {
    OpenedMap opened = new MapOpener(Optional.empty(), Optional.of(files())).open(file);
    state = new ExplorerState(opened, Set.of(), 1280, 800);
    open(opened, opened.rememberedQuery());
  }

  private void open(OpenedMap opened, Optional<RememberedQuery> known) {
    document = new MapDocument(opened, state, Optional.empty(), known);
    controller.opened(document);
  }

  private void tuneSnow(double cost) {
    Tile snow = state.map().legend().tile(state.map().legend().id("snow"));
    commands.tuning().tuneTerrain(snow, Terrain.cost(cost));
  }

  /** Waits until everything due is written; returns the remembered query of a map. */
  private Optional<SavedRouteQuery> written(Path map) throws Exception {
    awaitJobs();
    backgroundExecutor.finish();
    return inFiles(map);
  }

  private Optional<SavedRouteQuery> inFiles(Path map) {
    return files().find(MapOpener.name(map)).savedRouteQuery();
  }

  private void awaitJobs() throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    backgroundExecutor.run(
        () -> {
          done.countDown();
          return () -> {};
        });
    done.await();
  }

  @Test
  void tick_somethingElseAsked_isKeptOnceThatHasRested() throws Exception {
    controller.tick(0);
    assertThat(controller.untilNext(0)).isEmpty();
    tuneSnow(5);
    controller.tick(SECOND);
    tuneSnow(6);
    controller.tick(2 * SECOND);
    assertThat(controller.untilNext(2 * SECOND)).hasValue(2 * SECOND);
    controller.tick(3 * SECOND);
    assertThat(written(valley)).isEmpty();
    controller.tick(4 * SECOND);
    assertThat(written(valley)).contains(state.routeState().savedRouteQuery(state.map()));
    assertThat(controller.untilNext(4 * SECOND)).isEmpty();
    TravelSettings travelSettings = state.routeState().travelSettings();
    show(valley);
    assertThat(state.routeState().travelSettings()).isEqualTo(travelSettings);
    controller.tick(9 * SECOND);
    assertThat(controller.untilNext(9 * SECOND)).as("nothing new").isEmpty();
  }

  @Test
  void tick_travelersOfATeam_areKeptAndPlacedAgain() throws Exception {
    Walk walk = state.simulations().walk();
    walk.addTraveler(new Cell(0, 0));
    walk.addTraveler(new Cell(3, 7));
    controller.tick(0);
    controller.tick(2 * SECOND);
    assertThat(written(valley).orElseThrow().team())
        .containsExactly(new Cell(0, 0), new Cell(3, 7));
    show(valley);
    walk = state.simulations().walk();
    assertThat(walk.placed()).containsExactly(new Cell(0, 0), new Cell(3, 7));
    assertThat(walk.isTeam()).isTrue();
    assertThat(walk.travelers()).isEqualTo(3);
    controller.tick(3 * SECOND);
    assertThat(controller.untilNext(3 * SECOND)).as("nothing new").isEmpty();
    walk.removeTraveler(new Cell(0, 0));
    walk.removeTraveler(new Cell(3, 7));
    controller.tick(4 * SECOND);
    controller.tick(6 * SECOND);
    assertThat(written(valley)).as("as the map has it").isEmpty();

    walk.addTraveler(new Cell(11, 8));
    controller.keep(document);
    assertThat(written(valley)).isPresent();
    Files.writeString(valley, "emberway-map 1\nname: Small\n[base]\nGGG\n[overlay]\n1.2\n");
    show(valley);
    assertThat(state.simulations().walk().placed()).as("off the smaller map").isEmpty();
    assertThat(state.simulations().walk().isTeam()).isFalse();
  }

  @Test
  void keep_mapThatGoes_waitsForNothing() throws Exception {
    commands.route().setEnd(RouteEnd.GOAL, new Cell(0, 0));
    controller.keep(document);
    assertThat(written(valley).orElseThrow().routeEnds().goal()).contains(new Cell(0, 0));
    show(valley);
    assertThat(state.routeEnds().goal()).contains(new Cell(0, 0));
    assertThat(state.history().isUnsaved()).isFalse();
  }

  @Test
  void begin_withNothingToRemember_keepsNothing() throws Exception {
    open(document.opened(), Optional.empty());
    tuneSnow(5);
    controller.tick(0);
    assertThat(controller.untilNext(0)).isEmpty();
    controller.keep(document);
    assertThat(written(valley)).isEmpty();
    assertThat(folder.resolve("asked")).doesNotExist();
  }

  @Test
  void saved_inAnotherFile_isRememberedOfThat() throws Exception {
    tuneSnow(5);
    controller.keep(document);
    Path other = Files.copy(valley, folder.resolve("other.map.txt"));
    document.moveTo(MapFile.at(other), MapOpener.name(other));
    controller.saved(document);
    awaitJobs();
    assertThat(inFiles(other)).as("not known before the window's thread was told").isEmpty();
    backgroundExecutor.finish();
    assertThat(written(other)).contains(state.routeState().savedRouteQuery(state.map()));
    tuneSnow(7);
    controller.keep(document);
    SavedRouteQuery now = state.routeState().savedRouteQuery(state.map());
    assertThat(written(other)).contains(now);
    assertThat(written(valley).orElseThrow()).isNotEqualTo(now);
  }

  @Test
  void keep_whereNothingCanBeWritten_saysSoOnce() throws Exception {
    Files.writeString(folder.resolve("asked"), "a file where the folder would be");
    for (int cost = 4; cost < 7; cost++) {
      tuneSnow(cost);
      controller.keep(document);
      written(valley);
    }
    notices.removeExpired(0);
    assertThat(output.toString()).containsOnlyOnce("Your route queries cannot be saved: ");
    Files.delete(folder.resolve("asked"));
    tuneSnow(8);
    controller.keep(document);
    assertThat(written(valley)).isPresent();
    try (Stream<Path> files = Files.list(folder.resolve("asked"))) {
      for (Path each : files.toList()) {
        Files.delete(each);
      }
    }
    Files.delete(folder.resolve("asked"));
    Files.writeString(folder.resolve("asked"), "a file where the folder would be");
    tuneSnow(9);
    controller.keep(document);
    written(valley);
    notices.removeExpired(0);
    assertThat(output.toString().split("Your route queries cannot be saved: ", -1))
        .as("once more after it could")
        .hasSize(3);
  }

  private Path pond(String properties) throws IOException {
    String tmx =
        """
        <map version="1.10" orientation="orthogonal" width="3" height="1" tilewidth="1" tileheight="1">
        <tileset firstgid="1" name="pond" tilewidth="1" tileheight="1" tilecount="2" columns="2">
        <image source="none.png" width="2" height="1"/>
        <tile id="0" class="Meadow"/><tile id="1" class="Water">%s</tile></tileset>
        <layer id="1" width="3" height="1"><data encoding="csv">1,2,1</data></layer>
        </map>
        """;
    return Files.writeString(folder.resolve("pond.tmx"), tmx.formatted(properties));
  }

  private String told() {
    return notices.toasts().stream().map(toast -> toast.notice().text()).toList().toString();
  }

  @Test
  void opened_mapWithoutCosts_offersSomeOnceAndRemembersThem() throws Exception {
    String sentence = "[This map says nothing of costs: every cell costs 1.]";
    Path pond = pond("");
    show(pond);
    assertThat(told()).isEqualTo(sentence);
    assertThat(state.routeState().isUntuned()).as("nothing is done unasked").isTrue();
    show(valley);
    assertThat(told()).as("it was about the other map").isEqualTo("[]");
    awaitJobs();
    show(pond);
    assertThat(told()).as("said once").isEqualTo("[]");

    Files.delete(inFolder(pond));
    show(pond);
    assertThat(told()).isEqualTo(sentence);
    notices.toasts().get(0).notice().offer().orElseThrow().deed().accept(commands);
    Tile water = state.map().legend().tile(state.map().legend().id("water"));
    assertThat(state.routeState().terrain(water)).isEqualTo(Terrain.BLOCKED);
    assertThat(state.viewOptions()).contains(Command.TUNING);
    commands.history().undo();
    assertThat(state.routeState().isUntuned()).as("one step").isTrue();
    commands.history().redo();
    controller.keep(document);
    awaitJobs();
    show(pond);
    assertThat(state.routeState().terrain(water)).isEqualTo(Terrain.BLOCKED);
  }

  private Path inFolder(Path map) {
    return files().find(MapOpener.name(map)).file();
  }

  @Test
  void opened_mapWithACostOrAText_saysNothing() throws Exception {
    show(pond("<properties><property name=\"cost\" type=\"float\" value=\"3\"/></properties>"));
    show(valley);
    assertThat(told()).isEqualTo("[]");
    assertThat(output.toString()).doesNotContain("costs");
  }
}
