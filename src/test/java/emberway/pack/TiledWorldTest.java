package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.map.LoadedMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.testing.Pipes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Worlds of Tiled: lists of maps that open like packs. */
final class TiledWorldTest {
  /** A map of 2 × 1 cells over the sheet in its folder, the first tile as often as given. */
  static final String MAP =
      """
      <map version="1.10" orientation="isometric" width="2" height="1" tilewidth="8" tileheight="4">
      <tileset firstgid="1" name="ground" tilewidth="8" tileheight="8"><image source="../art/sheet.png"/></tileset>
      <layer id="1" name="ground" width="2" height="1"><data encoding="csv">1,%d</data></layer>
      </map>
      """;

  @TempDir Path folder;
  private Path world;

  @BeforeEach
  void writeMaps() throws IOException {
    Files.createDirectories(folder.resolve("art"));
    Files.write(folder.resolve("art/sheet.png"), TestTiles.png(16, 8, 200));
    Path land = Files.createDirectories(folder.resolve("land"));
    Files.createDirectories(land.resolve("far"));
    Files.writeString(land.resolve("coast.tmx"), MAP.formatted(1));
    Files.writeString(
        land.resolve("far/coast.tmx"), MAP.formatted(0).replace("../art", "../../art"));
    Files.writeString(land.resolve("plain_-2_3.tmx"), MAP.formatted(2));
    Files.writeString(land.resolve("plain_0_0.tmx"), MAP.formatted(2));
    world = land.resolve("Two Coasts.world");
  }

  private MapPack open(String text) throws Exception {
    Files.writeString(world, text);
    return MapPack.open(world);
  }

  private void refused(String text, String message) throws IOException {
    Files.writeString(world, text);
    assertThatThrownBy(() -> MapPack.open(world))
        .isInstanceOf(UnreadableException.class)
        .hasMessageContaining(message);
  }

  @Test
  void open_listedMaps_haveNamesAndPlaces() throws Exception {
    MapPack pack =
        open(
            """
            {"maps": [
              {"fileName": "coast.tmx", "x": 0, "y": 0, "width": 12, "height": 6},
              {"fileName": "far/coast.tmx", "x": -640, "y": 12.5}
            ], "onlyShowAdjacentMaps": true, "type": "world"}
            """);
    assertThat(pack.info()).isEqualTo(PackInfo.named("Two Coasts"));
    assertThat(pack.warnings()).isEmpty();
    assertThat(pack.maps())
        .containsExactly(
            new PackEntry("coast.tmx", "coast", "at 0, 0 px", false),
            new PackEntry("far/coast.tmx", "far/coast.tmx", "at -640, 12.5 px", false));
  }

  @Test
  void address_worldAndName_opensThatMapWithItsPictures() throws Exception {
    open("{\"maps\": [{\"fileName\": \"coast.tmx\"}, {\"fileName\": \"far/coast.tmx\"}]}");
    LoadedMap first = MapFiles.open(world, Optional.empty());
    LoadedMap second = MapFiles.open(Path.of(world + "#far/coast.tmx"), Optional.empty());
    assertThat(first.map().info().name()).isEqualTo("coast");
    assertThat(first.art().orElseThrow().missingProblems()).isEmpty();
    assertThat(second.art().orElseThrow().missingProblems()).isEmpty();
    assertThat(first.map().base().id(0, 1)).isNotZero();
    assertThat(second.map().base().id(0, 1)).isZero();
    assertThatThrownBy(() -> MapFiles.open(Path.of(world + "#cost"), Optional.empty()))
        .hasMessageContaining("has no map 'cost'");
  }

  @Test
  void patterns_matchingNames_arePlaced() throws Exception {
    MapPack pack =
        open(
            """
            {"patterns": [{"regexp": "plain_(-?\\\\d+)_(-?\\\\d+)\\\\.tmx",
              "multiplierX": 320, "multiplierY": 160, "offsetX": 5}], "type": "world"}
            """);
    assertThat(pack.maps())
        .containsExactly(
            new PackEntry("plain_-2_3.tmx", "plain_-2_3", "at -635, 480 px", false),
            new PackEntry("plain_0_0.tmx", "plain_0_0", "at 5, 0 px", false));
    assertThat(open("{\"patterns\": [{\"regexp\": \"no(.)(.)\"}]}").warnings())
        .extracting(Problem::message)
        .containsExactly("no file beside the world matches the pattern");
  }

  @Test
  void pattern_thatGoesBackAndForth_isRefusedSoon() throws IOException {
    Files.writeString(folder.resolve("land/" + "a".repeat(60)), "x");
    refused("{\"patterns\": [{\"regexp\": \"^((a+)+)+b\"}]}", "takes too long");
    refused("{\"patterns\": [{\"regexp\": \"(a\"}]}", "not a pattern");
    refused("{\"patterns\": [{\"regexp\": \"(a)\"}]}", "without exactly two groups");
  }

  /** Matching one of these names against one of these patterns reads 200 characters. */
  @Test
  void patterns_ofManySteps_areMatchedUpToTwoMillion() throws Exception {
    assertThat(isRead(95)).isTrue();
    assertThat(isRead(105)).isFalse();
  }

  /** Whether a world with a hundred patterns, beside so many files, is read. */
  private static boolean isRead(int files) throws UnreadableException {
    List<String> names =
        IntStream.range(0, files).mapToObj(i -> "a".repeat(198) + (100 + i)).toList();
    String patterns =
        Stream.generate(() -> "{\"regexp\": \"(x)(y)\"}")
            .limit(100)
            .collect(Collectors.joining(","));
    ProblemCollector problemCollector = new ProblemCollector("a.world");
    new TiledWorld("a.world", () -> names, problemCollector, new HashSet<>(), new HashSet<>())
        .maps(("{\"patterns\": [" + patterns + "]}").getBytes(StandardCharsets.UTF_8));
    return !problemCollector.hasErrors();
  }

  @Test
  void maps_farAwayOrTwice_areNamed() throws Exception {
    for (String path :
        List.of("/etc/passwd", "C:/a.tmx", "../../../../a.tmx", "http://a/b.tmx", "a\\u001b.tmx")) {
      refused("{\"maps\": [{\"fileName\": \"" + path + "\"}]}", "fileName");
    }
    MapPack twice = open("{\"maps\": [{\"fileName\": \"a.tmx\"}, {\"fileName\": \"./a.tmx\"}]}");
    assertThat(twice.maps()).hasSize(1);
    assertThat(twice.warnings()).extracting(Problem::line).containsExactly(1);
    assertThat(twice.warnings().get(0).message()).contains("'a.tmx' is listed twice");
  }

  @Test
  void world_thatIsNone_isRefused() throws IOException {
    refused("[]", "an array in place of a world");
    refused("{}", "a world without 'maps' and 'patterns'");
    refused("{\"type\": \"map\", \"maps\": []}", "'type' is 'map'");
    refused("{\"maps\": [1]}", "in place of a map");
    refused("{\"maps\": [{\"x\": 1}]}", "without 'fileName'");
    refused("{\"maps\": [{\"fileName\": \"other.world\"}]}", "a world itself");
    refused("{\"maps\": [{\"fileName\": \"Two Coasts.world\"}]}", "the world lists itself");
    refused("PK\u0003\u0004", "JSON");
  }

  @Test
  void map_missingOrLinkedAway_isNamedWhenItIsOpened() throws Exception {
    Path deep = Files.createDirectories(folder.resolve("1/2/3/4"));
    Path secret = Files.writeString(folder.resolve("secret.tmx"), MAP.formatted(1));
    Files.createSymbolicLink(deep.resolve("away.tmx"), secret);
    Files.createDirectory(deep.resolve("folder.tmx"));
    world = deep.resolve("a.WORLD");
    MapPack pack =
        open(
            """
            {"maps": [{"fileName": "none.tmx"}, {"fileName": "away.tmx"}, {"fileName": "folder.tmx"}]}
            """);
    List<String> said = List.of("none.tmx: ", "leads too far away", "is a folder");
    for (int i = 0; i < said.size(); i++) {
      PackEntry map = pack.maps().get(i);
      assertThatThrownBy(() -> pack.open(map)).hasMessageContaining(said.get(i));
    }
  }

  @Test
  void files_ofAWorld_areThoseNearIt() throws Exception {
    MapPack pack = open("{\"maps\": [{\"fileName\": \"coast.tmx\"}, {\"fileName\": \"text\"}]}");
    Path text = Files.writeString(world.resolveSibling("text"), "emberway-map 1\n");
    assertThat(pack.isText(pack.first())).isFalse();
    assertThat(pack.isText(pack.maps().get(1))).isTrue();
    Files.delete(text);
    Pipes.make(text);
    assertThatThrownBy(() -> pack.isText(pack.maps().get(1)))
        .isInstanceOf(UnreadableException.class)
        .hasMessageContaining("is a pipe or a device");
    assertThat(pack.files().has("coast.tmx")).isTrue();
    assertThat(pack.files().has("none.tmx")).isFalse();
    assertThat(pack.files().names("")).isEmpty();
  }

  @Test
  void pack_thatListsAWorld_hasItsMaps() throws Exception {
    Files.writeString(
        world,
        "{\"maps\": [{\"fileName\": \"coast.tmx\"}, {\"fileName\": \"plain_0_0.tmx\", \"x\": 8}]}");
    Files.writeString(
        folder.resolve("pack.json"),
        """
        {"name": "P", "preview": "art/sheet.png", "maps": [{"file": "a.map.txt", "name": "coast"},
          {"file": "land/Two Coasts.world", "description": "Far.", "preview": "art/sheet.png"}]}
        """);
    MapPack pack = MapPack.open(folder);
    assertThat(pack.warnings()).isEmpty();
    assertThat(pack.hasPreview()).isTrue();
    assertThat(pack.maps())
        .containsExactly(
            new PackEntry("a.map.txt", "coast", "", false),
            new PackEntry("land/coast.tmx", "land/coast.tmx", "Far. (at 0, 0 px)", true),
            new PackEntry("land/plain_0_0.tmx", "plain_0_0", "Far. (at 8, 0 px)", true));
    assertThat(pack.open(pack.map("plain_0_0")).art().orElseThrow().missingProblems()).isEmpty();
  }

  @Test
  void pack_thatListsAWorldWithOddMaps_saysSo() throws Exception {
    Files.writeString(
        folder.resolve("pack.json"),
        "{\"name\": \"P\", \"maps\": [{\"file\": \"land/Two Coasts.world\"}]}");
    Files.writeString(world, "{\"maps\": [{\"fileName\": \"../../a.tmx\"}]}");
    assertThatThrownBy(() -> MapPack.open(folder))
        .isInstanceOf(UnreadableException.class)
        .hasMessage(
            world
                + ":1: the map '../a.tmx' leads up with '..'; put it in the pack, and name it"
                + " there");
    Files.writeString(world, "{\"maps\": [{\"fileName\": \"coast.tmx\", \"z\": 1}]}");
    assertThat(MapPack.open(folder).warnings())
        .extracting(Problem::message)
        .containsExactly("unknown key 'z' is ignored");
    Files.writeString(world, "{}");
    assertThatThrownBy(() -> MapPack.open(folder)).hasMessageContaining("a world without 'maps'");
    Files.delete(world);
    assertThatThrownBy(() -> MapPack.open(folder)).hasMessageStartingWith(world + ": not found");
  }
}
