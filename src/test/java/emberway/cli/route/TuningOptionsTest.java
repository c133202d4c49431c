package emberway.cli.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code --erupt}, {@code --dormant}, {@code --set}, {@code --without} and {@code --falloff}: the
 * answer is that of a map or a tile set in which the same was written by hand.
 */
final class TuningOptionsTest {
  private static final String MAP =
      """
      emberway-map 1
      name: Test
      pace: 10 min
      [base]
      SSSSSSSSSSSSSSSS
      SSSSSSSSSSSSSSSS
      SSSSSSSSSSSSSSSS
      SSSSSSSSSSSSSSSS
      SSSSSSSGGSSSSSSS
      SSSSSSSGGSSSSSSS
      SSSSSSSSSSSSSSSS
      SSSSSSSSSSSSSSSS
      SSSSSSSSSSSSSSSS
      SSSSSSSSSSSSSSSS
      SSSSSSSSSSSSSSSS
      SSSSSSSSSSSSSSSS
      [overlay]
      ................
      ................
      .......v........
      ................
      ................
      ................
      1.....t........2
      ................
      .....FFF........
      ................
      .........V......
      ................
      [places]
      7 2 Grumbler
      """;

  @TempDir private static Path shared;
  private static Path tiles;
  private static String tileSet;

  @TempDir private Path folder;

  @BeforeAll
  static void copyTiles() throws IOException {
    tiles = Files.createDirectory(shared.resolve("fantasy"));
    try (Stream<Path> files = Files.list(CommandRun.HOME.resolve("tiles/fantasy"))) {
      for (Path file : files.toList()) {
        Files.copy(file, tiles.resolve(file.getFileName()));
      }
    }
    tileSet = Files.readString(tiles.resolve("tileset.json"));
  }

  private Path map(String content) throws IOException {
    return Files.writeString(folder.resolve("test.map.txt"), content);
  }

  /** The tile set with a change made by hand. */
  private static Path tiles(String before, String after) throws IOException {
    assertThat(tileSet).contains(before);
    Files.writeString(tiles.resolve("tileset.json"), tileSet.replace(before, after));
    return tiles;
  }

  private static String route(Path map, Object... options) {
    List<Object> args = new ArrayList<>(List.of("route", map, "--json"));
    args.addAll(List.of(options));
    return CommandRun.of(args.toArray())
        .succeeded()
        .out()
        .replaceAll("\"(map|millis)\":[^,]+,", "");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "snow.cost=1.25 | 'name': 'snow', * 'cost': 3, | 'cost': 1.25,",
        "Grass.Cost=40 | 'name': 'grass', * 'cost': 1, | 'cost': 40,",
        "grass.blocked=true | 'name': 'grass', * 'cost': 1, | 'blocked': true,",
        "forest.factor=0.1 | 'name': 'forest', * 'factor': 2, | 'factor': 0.1,",
        "forest.cost=0.2 | 'name': 'forest', * 'factor': 2, | 'cost': 0.2,",
        "tombstone.radius=3.25 | 'name': 'tombstone', * 'radius': 2.5, | 'radius': 3.25,",
        "tombstone.reach=9 | 'name': 'tombstone', * 'reach': 3.5, | 'reach': 9,",
        "tombstone.strength=3 | 'name': 'tombstone', * 'strength': 1.1, | 'strength': 3,",
        "tombstone.effect=attract | 'name': 'tombstone', * 'effect': 'repel', | 'effect':"
            + " 'attract',",
        "erupting-volcano.falloff=smooth | 'name': 'erupting-volcano', * 'falloff': 'hard' |"
            + " 'falloff': 'smooth'"
      })
  void set_changesOneMember(String change, String where, String written) throws IOException {
    Path map = map(MAP);
    String[] parts = where.replace('\'', '"').split(" \\* ", -1);
    String tile = tileSet.lines().filter(line -> line.contains(parts[0])).findFirst().orElseThrow();
    assertThat(tile).contains(parts[1]);
    Path byHand = tiles(tile, tile.replace(parts[1], written.replace('\'', '"')));
    String expected = route(map, "--tiles", byHand);
    assertThat(route(map, "--set", change)).isEqualTo(expected).isNotEqualTo(route(map));
  }

  @Test
  void set_severalMembers_mayComeInAnyOrder() throws IOException {
    Path map = map(MAP);
    Path byHand = tiles("\"radius\": 2.5, \"reach\": 3.5", "\"radius\": 6, \"reach\": 8");
    assertThat(route(map, "--set", "tombstone.radius=6", "--set", "tombstone.reach=8"))
        .isEqualTo(route(map, "--tiles", byHand))
        .isNotEqualTo(route(map));
  }

  @Test
  void set_aCost_belongsToTheTraveler() throws IOException {
    Path map = map(MAP);
    Path byHand = tiles("\"snow\": {\"cost\": 2.4}", "\"snow\": {\"cost\": 1.5}");
    String expected = route(map, "--tiles", byHand, "--profile", "rider");
    assertThat(route(map, "--set", "snow.cost=1.5", "--profile", "rider"))
        .isEqualTo(expected)
        .isNotEqualTo(route(map, "--profile", "rider"));
    String itinerary = CommandRun.of("route", map, "--itinerary", "--profile", "rider").out();
    CommandRun tuned =
        CommandRun.of("route", map, "--itinerary", "--profile", "rider", "--set", "snow.cost=1.5");
    CommandRun written =
        CommandRun.of("route", map, "--itinerary", "--profile", "rider", "--tiles", byHand);
    assertThat(tuned.succeeded().out())
        .isEqualTo(written.succeeded().out())
        .isNotEqualTo(itinerary);
  }

  @Test
  void without_takesAwayInfluences() throws IOException {
    Path map = map(MAP);
    String grave =
        ", \"influence\": {\"effect\": \"repel\", \"radius\": 2.5, \"reach\": 3.5, \"strength\":"
            + " 1.1, \"falloff\": \"hard\"}";
    String fire =
        ", \"influence\": {\"effect\": \"attract\", \"radius\": 4.5, \"reach\": 5.0, \"strength\":"
            + " 2.0, \"falloff\": \"hard\"}";
    String noGrave = route(map, "--tiles", tiles(grave, ""));
    for (String word : List.of("tombstones", "tombstone", "dread", "Dread")) {
      assertThat(route(map, "--without", word)).isEqualTo(noGrave).isNotEqualTo(route(map));
    }
    String noFire = route(map, "--tiles", tiles(fire, ""));
    for (String word : List.of("volcanoes", "erupting-volcano", "warmth")) {
      assertThat(route(map, "--without", word)).isEqualTo(noFire).isNotEqualTo(route(map));
    }
    Files.writeString(tiles.resolve("tileset.json"), tileSet.replace(grave, "").replace(fire, ""));
    String neither = route(map, "--tiles", tiles);
    assertThat(route(map, "--without", "warmth, dread")).isEqualTo(neither);
    assertThat(route(map, "--without", "warmth", "--without", "tombstones")).isEqualTo(neither);
  }

  @Test
  void falloff_isThatOfAllInfluences() throws IOException {
    Path map = map(MAP);
    Path byHand = tiles("\"falloff\": \"hard\"", "\"falloff\": \"smooth\"");
    assertThat(route(map, "--falloff", "smooth"))
        .isEqualTo(route(map, "--tiles", byHand))
        .isNotEqualTo(route(map));
    assertThat(route(map, "--falloff", "hard")).isEqualTo(route(map));
  }

  /** What is said of one tile wins over what is said of all. */
  @Test
  void falloff_andThatOfOneTile_isOfTheOthersAlone() throws IOException {
    Path map = map(MAP);
    Object[] all = {"--falloff", "smooth", "--set", "erupting-volcano.falloff=hard"};
    assertThat(route(map, all))
        .isEqualTo(route(map, "--set", "tombstone.falloff=smooth"))
        .isNotEqualTo(route(map, "--falloff", "smooth"));
    assertThat(route(map, all[2], all[3], all[0], all[1])).isEqualTo(route(map, all));
  }

  @Test
  void without_followsTheChangedEffect() throws IOException {
    Path map = map(MAP);
    Object[] turned = {"--set", "erupting-volcano.effect=repel"};
    assertThat(route(map, turned[0], turned[1], "--without", "dread"))
        .isEqualTo(route(map, "--without", "warmth,dread"));
    assertThat(route(map, turned[0], turned[1], "--without", "warmth"))
        .isEqualTo(route(map, turned));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--set snow.cost=5", "--without tombstones", "--falloff smooth", "--danger FILE"})
  void costs_whereAllCellsCostTheSame_warn(String options) throws IOException {
    Path map = map(MAP.replace("pace", "rules: unit\npace"));
    Path danger =
        Files.writeString(folder.resolve("danger.csv"), ("2" + ",2".repeat(15) + "\n").repeat(12));
    String[] words = options.replace("FILE", danger.toString()).split(" ", -1);
    CommandRun run = CommandRun.of("route", map, words[0], words[1]);
    assertThat(run.status()).isZero();
    assertThat(run.err())
        .contains(words[0] + " changes nothing: by the rules of preset", "--preset terrain");
    assertThat(CommandRun.of("route", map, words[0], words[1], "--preset", "terrain").err())
        .isEmpty();
    assertThat(CommandRun.of("route", map, "--set", "grass.blocked=true").err()).isEmpty();
  }

  @Test
  void volcanoes_eruptAndSleep() throws IOException {
    Path both = map(MAP.replace(".v.", ".V."));
    String erupting = route(both);
    Path none = map(MAP.replace(".V.", ".v."));
    String sleeping = route(none);
    Path map = map(MAP);
    String plain = route(map);
    assertThat(route(map, "--erupt", "7,2")).isEqualTo(erupting).isNotEqualTo(plain);
    assertThat(route(map, "--erupt", "grumbler;9,10")).isEqualTo(erupting);
    assertThat(route(map, "--dormant", "9,10")).isEqualTo(sleeping).isNotEqualTo(plain);
    assertThat(route(map, "--dormant", "9,10;7,2")).isEqualTo(sleeping);
  }

  @Test
  void volcanoes_ofATiledMap_eruptButAreNotDrawnSo() throws IOException {
    Path map = map(MAP);
    Path tiled = folder.resolve("test.tmx");
    CommandRun.of("convert", map, tiled).succeeded();
    String erupting = route(map, "--erupt", "7,2");
    assertThat(route(tiled, "--erupt", "7,2")).isEqualTo(erupting);
    CommandRun.of("render", tiled, "-o", folder.resolve("no.png"), "--dormant", "9,10")
        .failedWith(
            ExitCode.USAGE, "--dormant: the pictures of a Tiled map do not change; leave it out");
  }

  @Test
  void everyQuestion_takesThem() throws IOException {
    Path map = map(MAP);
    Path byHand = tiles("\"cost\": 3,", "\"cost\": 2,");
    for (String question :
        List.of("--within 9", "--alternatives 2", "--matrix 0,0;9,9", "--by-places", "--turn 1")) {
      Object[] asked = question.split(" ");
      List<Object> tuned = new ArrayList<>(List.of(asked));
      tuned.addAll(List.of("--set", "snow.cost=2"));
      List<Object> written = new ArrayList<>(List.of(asked));
      written.addAll(List.of("--tiles", byHand));
      assertThat(route(map, tuned.toArray())).as(question).isEqualTo(route(map, written.toArray()));
    }
  }

  @Test
  void render_drawsTheSame() throws IOException {
    Path map = map(MAP);
    Path png = folder.resolve("tuned.png");
    CommandRun run =
        CommandRun.of(
            "render",
            map,
            "-o",
            png,
            "--fields",
            "warmth,dread,cost",
            "--erupt",
            "7,2",
            "--set",
            "snow.cost=2",
            "--without",
            "tombstones");
    assumeTrue(run.status() != ExitCode.NO_OPENGL.status(), "needs OpenGL");
    run.succeeded();
    String grave =
        "\"effect\": \"repel\", \"radius\": 2.5, \"reach\": 3.5, \"strength\": 1.1, \"falloff\":"
            + " \"hard\"";
    String changed = tileSet.replace("\"cost\": 3,", "\"cost\": 2,");
    assertThat(changed).contains(", \"influence\": {" + grave + "}");
    Files.writeString(
        tiles.resolve("tileset.json"), changed.replace(", \"influence\": {" + grave + "}", ""));
    Path written = map(MAP.replace(".v.", ".V."));
    Path expected = folder.resolve("written.png");
    CommandRun.of(
            "render", written, "-o", expected, "--tiles", tiles, "--fields", "warmth,dread,cost")
        .succeeded();
    assertThat(png).hasSameBinaryContentAs(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--set snow | --set 'snow': write TILE.MEMBER=VALUE, such as snow.cost=2",
        "--set snwo.cost=2 | --set snwo.cost=2: unknown 'snwo'; did you mean 'snow'?",
        "--set snow.csot=2 | --set snow.csot=2: unknown 'csot'; did you mean 'cost'?",
        "--set snow.cost=x | --set snow.cost=x: 'x' is not a number",
        "--set snow.cost=0 | --set snow.cost=0: terrain cost 0: must be a finite number above 0",
        "--set snow.factor=2 | --set snow.factor=2: ground has a cost, not a factor; set snow.cost",
        "--set snow.blocked=no | --set snow.blocked=no: must be true; to open a tile, set its cost",
        "--set snow.radius=2 | snow has no influence; set one of erupting-volcano, tombstone",
        "--set tombstone.radius=9 | --set tombstone.radius=9: influence reach 3.5: must be finite"
            + " and",
        "--set tombstone.effect=rebel | unknown 'rebel'; did you mean 'repel'?",
        "--without tombstoen | --without: unknown 'tombstoen'; did you mean 'tombstone'?",
        "--falloff soft | --falloff: unknown 'soft'; use one of hard, smooth",
        "--erupt 0,0 | --erupt 0,0: there is no volcano; the nearest is at 7,2",
        "--dormant 6,6 | --dormant 6,6: there is no volcano; the nearest is at 7,2",
        "--erupt 7,2;9,10 --dormant 9,10 | --erupt and --dormant both name 9,10; leave one out",
        "--set snow.cost=2f | --set snow.cost=2f: '2f' is not a number",
        "--set snow.cost=0x1p0 | --set snow.cost=0x1p0: '0x1p0' is not a number",
        "--erupt 99,0 | --erupt 99,0 is off the map",
        "--erupt Grumble | did you mean 'Grumbler'?"
      })
  void wrongUse_isOneLine(String options, String sentence) throws IOException {
    Path map = map(MAP);
    Path png = folder.resolve("no.png");
    List<Object> route = new ArrayList<>(List.of("route", map));
    route.addAll(List.of((Object[]) options.split(" ")));
    CommandRun.of(route.toArray()).failedWith(ExitCode.USAGE, sentence);
    List<Object> render = new ArrayList<>(List.of("render", map, "-o", png));
    render.addAll(List.of((Object[]) options.split(" ")));
    CommandRun.of(render.toArray()).failedWith(ExitCode.USAGE, sentence);
    assertThat(png).doesNotExist();
  }
}
