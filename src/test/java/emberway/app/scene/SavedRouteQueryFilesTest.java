package emberway.app.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import emberway.app.state.ExplorerState;
import emberway.io.UnwritableException;
import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Movement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that route queries are saved to files and restored as far as they fit the map. */
final class SavedRouteQueryFilesTest {
  private static final String PACK =
      """
      {"name": "Two Valleys", "author": "Ada", "license": "CC0-1.0",
       "maps": [{"file": "first.map.txt", "name": "First"},
                {"file": "second.map.txt", "name": "Second"}]}
      """;

  @TempDir Path folder;
  private final ExplorerState valley = opened(TestMap.VALLEY);

  private SavedRouteQueryFiles files() {
    return new SavedRouteQueryFiles(folder.resolve("state").resolve("asked"));
  }

  private static ExplorerState opened(String text) {
    return new ExplorerState(TestMap.open(text), Set.of(), 1280, 800);
  }

  private static SavedRouteQuery savedRouteQuery(ExplorerState state) {
    return state.routeState().savedRouteQuery(state.map());
  }

  private Tile tile(String name) {
    return valley.map().legend().tile(valley.map().legend().id(name));
  }

  /** Sets a query that uses each kind of option. */
  private void askForAll() {
    valley.commands().route().setEnd(RouteEnd.START, new Cell(0, 0));
    valley.commands().route().setEnd(RouteEnd.GOAL, new Cell(11, 7));
    valley.commands().route().addVia(new Cell(2, 2));
    valley.commands().route().addVia(new Cell(9, 1));
    valley.commands().route().addGoal(new Cell(10, 0));
    tune("snow", Terrain.cost(4.125));
    tune("dirt-road", Terrain.BLOCKED);
    Influence own = tile("tombstone").influence().orElseThrow();
    valley
        .commands()
        .tuning()
        .tuneInfluence(
            tile("tombstone"), new Influence(own.effect(), 9, 10.5, 2, Influence.Falloff.SMOOTH));
    valley.commands().tuning().tuneMovement(new Movement(CornerCutting.NO_SQUEEZE, 1.5));
    valley.commands().route().chooseTraveler("rider");
    tune("dirt-road", Terrain.factor(0.25));
  }

  private void tune(String tile, Terrain terrain) {
    valley.commands().tuning().tuneTerrain(tile(tile), terrain);
  }

  private Path kept() throws IOException {
    try (Stream<Path> all = Files.list(folder.resolve("state").resolve("asked"))) {
      return all.findFirst().orElseThrow();
    }
  }

  @Test
  void find_whatWasWritten_isAskedAgain() throws IOException {
    askForAll();
    SavedRouteQuery savedRouteQuery = savedRouteQuery(valley);
    assertThat(savedRouteQuery.isNothing()).isFalse();
    files().write(files().find("valley"), savedRouteQuery);
    assertThat(files().find("valley").savedRouteQuery()).contains(savedRouteQuery);
    assertThat(files().find("another valley").savedRouteQuery()).isEmpty();
    ExplorerState again = opened(TestMap.VALLEY);
    again.recall(files().find("valley").savedRouteQuery().orElseThrow());
    valley.conclude();
    assertThat(again.request().routeRequest()).isEqualTo(valley.request().routeRequest());
    assertThat(savedRouteQuery(again)).isEqualTo(savedRouteQuery);
    assertThat(again.canUndo()).isFalse();
    again.commands().route().chooseTraveler("foot");
    valley.commands().route().chooseTraveler("foot");
    assertThat(again.routeState().travelSettings()).isEqualTo(valley.routeState().travelSettings());
  }

  @Test
  void write_nothingAskedAnyMore_forgetsTheMap() throws IOException {
    files().write(files().find("valley"), savedRouteQuery(valley));
    askForAll();
    files().write(files().find("valley"), savedRouteQuery(valley));
    assertThat(kept()).exists();
    SavedRouteQuery nothing = savedRouteQuery(opened(TestMap.VALLEY));
    assertThat(nothing.isNothing()).isTrue();
    files().write(files().find("valley"), nothing);
    assertThat(folder.resolve("state").resolve("asked")).isEmptyDirectory();
  }

  @Test
  void find_damagedOrOfAnotherVersion_saysNothingAndIsWrittenOver() throws IOException {
    askForAll();
    SavedRouteQuery savedRouteQuery = savedRouteQuery(valley);
    RememberedQuery place = files().find("valley");
    files().write(place, savedRouteQuery);
    String good = Files.readString(kept());
    List<String> bad =
        List.of(
            "",
            "{",
            "[1]",
            "null",
            good.substring(0, good.length() / 2),
            good + "{}",
            good.replaceFirst("\"version\" : 1", "\"version\" : 2"),
            good.replaceFirst("\"valley\"", "\"hill\""),
            good.replace("no_squeeze", "squeeze"),
            good.replace("\"diagonal\" : 1.5", "\"diagonal\" : -1"),
            good.replace("4.125", "\"much\""),
            good.replaceFirst("\"via\" : \\[", "\"via\" : [ 7,"),
            good.replaceFirst("\"marked\"", "\"unmarked\""));
    for (String text : bad) {
      assertThat(text).isNotEqualTo(good);
      Files.writeString(kept(), text);
      assertThat(files().find("valley").savedRouteQuery()).as(text).isEmpty();
    }
    Files.writeString(kept(), good.replaceFirst("\\{", "{\"later\": [1, {}],"));
    assertThat(files().find("valley").savedRouteQuery())
        .as("passes over what it does not know")
        .contains(savedRouteQuery);
    Files.writeString(kept(), "damaged");
    files().write(place, savedRouteQuery);
    assertThat(files().find("valley").savedRouteQuery()).contains(savedRouteQuery);
  }

  @Test
  void recall_mapOfAnotherSize_keepsWhatIsOnIt() {
    askForAll();
    ExplorerState small =
        opened(
            """
            emberway-map 1
            name: Small
            [base]
            GGGG
            GGGG
            GGGG
            GGGG
            GGGG
            """);
    small.recall(savedRouteQuery(valley));
    RouteRequest routeRequest = small.request().routeRequest();
    assertThat(routeRequest.via()).containsExactly(new Cell(2, 2));
    assertThat(routeRequest.others()).isEmpty();
    assertThat(routeRequest.routeEnds())
        .as("it marks none")
        .isEqualTo(RouteEnds.markedOn(small.map()));
    assertThat(routeRequest.travelSettings()).isEqualTo(valley.routeState().travelSettings());
  }

  @Test
  void recall_otherEndMarkedByNow_theMapHasItsWay() {
    askForAll();
    SavedRouteQuery before = savedRouteQuery(valley);
    ExplorerState moved = opened(TestMap.VALLEY.replace(".1.W..v...2.", "1..W..v...2."));
    moved.recall(before);
    assertThat(moved.routeEnds().start()).contains(new Cell(0, 4));
    assertThat(moved.routeEnds().goal()).contains(new Cell(11, 7));
    assertThat(moved.request().routeRequest().via()).hasSize(2);
  }

  @Test
  void recall_tilesAndTravelersThatAreNotThere_areLeftOut() {
    SavedRouteQuery savedRouteQuery =
        new SavedRouteQuery(
            RouteEnds.markedOn(valley.map()),
            RouteEnds.markedOn(valley.map()),
            List.of(),
            List.of(),
            "unicorn",
            Map.of(
                "unicorn",
                new SavedRouteQuery.Changes(Map.of("grass", Terrain.cost(9)), Map.of()),
                "foot",
                new SavedRouteQuery.Changes(
                    Map.of("jelly", Terrain.cost(9), "snow", Terrain.cost(9)),
                    Map.of(
                        "grass", tile("tombstone").influence().orElseThrow(),
                        "erupting-volcano", tile("tombstone").influence().orElseThrow()))),
            Movement.PUBLISHED,
            List.of(),
            false);
    valley.recall(savedRouteQuery);
    assertThat(valley.routeState().profile().name()).isEqualTo("foot");
    assertThat(valley.routeState().costTuning().influences()).isEmpty();
    assertThat(valley.routeState().costTuning().terrain())
        .containsExactly(Map.entry(tile("snow").symbol(), Terrain.cost(9)));
  }

  @Test
  void find_byALinkOrAPacksFirstMap_isTheSameMap() throws IOException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    Path pack = Files.createDirectory(folder.resolve("pack"));
    Files.writeString(pack.resolve("pack.json"), PACK);
    Files.writeString(pack.resolve("first.map.txt"), TestMap.VALLEY);
    Files.writeString(pack.resolve("second.map.txt"), TestMap.VALLEY);
    assertThat(find(pack)).isEqualTo(find(folder.resolve("pack#First")));
    assertThat(find(pack)).isEqualTo(find(pack.resolve("pack.json")));
    assertThat(find(pack)).isNotEqualTo(find(folder.resolve("pack#Second")));
    assertThat(find(map)).isNotEqualTo(find(pack.resolve("first.map.txt")));
    Path link = folder.resolve("link");
    try {
      Files.createSymbolicLink(link, folder.toRealPath());
    } catch (IOException | UnsupportedOperationException noLinks) {
      assumeThat(link).as("this system makes no links").exists();
    }
    assertThat(find(link.resolve("valley.map.txt"))).isEqualTo(find(map));
    assertThat(find(link.resolve("pack#Second"))).isEqualTo(find(folder.resolve("pack#Second")));
  }

  private Path find(Path map) {
    return files().find(MapOpener.name(map)).file();
  }

  @Test
  void write_moreMapsThanAreKept_forgetsTheOldest() throws IOException, UnwritableException {
    askForAll();
    SavedRouteQuery savedRouteQuery = savedRouteQuery(valley);
    for (int map = 0; map < SavedRouteQueryFiles.MAX + 3; map++) {
      RememberedQuery place = files().find("map " + map);
      files().write(place, savedRouteQuery);
      Files.setLastModifiedTime(place.file(), FileTime.fromMillis(1_000_000L + 1000L * map));
    }
    files().write(files().find("map 1"), savedRouteQuery);
    assertThat(files().find("map 0").savedRouteQuery()).isEmpty();
    assertThat(files().find("map 1").savedRouteQuery()).as("asked again since").isPresent();
    assertThat(files().find("map 4").savedRouteQuery()).isPresent();
    try (Stream<Path> all = Files.list(folder.resolve("state").resolve("asked"))) {
      assertThat(all).hasSize(SavedRouteQueryFiles.MAX);
    }
  }

  @Test
  void find_fileOfExactlyOneMebibyte_isReadAndALargerOneNot() throws IOException {
    askForAll();
    SavedRouteQuery savedRouteQuery = savedRouteQuery(valley);
    files().write(files().find("valley"), savedRouteQuery);
    String good = Files.readString(kept());
    int bytes = good.getBytes(StandardCharsets.UTF_8).length;
    Files.writeString(kept(), good + " ".repeat((1 << 20) - bytes));
    assertThat(files().find("valley").savedRouteQuery()).contains(savedRouteQuery);
    Files.writeString(kept(), good + " ".repeat((1 << 20) - bytes + 1));
    assertThat(files().find("valley").savedRouteQuery()).isEmpty();
  }
}
