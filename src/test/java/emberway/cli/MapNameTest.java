package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.option.ExitCode;
import emberway.pack.BundledMaps;
import emberway.pack.tileset.TileSetLibrary;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Maps and tile sets without a path: bundled ones by their names, and standard input. */
final class MapNameTest {
  private static final String NAME = "road-and-wall";
  private static final Path FILE = CommandRun.HOME.resolve("maps/road-and-wall.map.txt");
  private static final String TEXT = "emberway-map 1\nname: A\n[base]\nGGG\n[overlay]\n1.2\n";
  private static final String MOVING_AI = "type octile\nheight 1\nwidth 3\nmap\n...\n";

  @TempDir private Path folder;

  @BeforeEach
  void noFileHasTheName() {
    assertThat(Path.of(NAME)).doesNotExist();
  }

  /** Runs a command with this standard input. */
  private static CommandRun reading(byte[] input, Object... args) {
    InputStream usual = System.in;
    System.setIn(new ByteArrayInputStream(input));
    try {
      return CommandRun.of(args);
    } finally {
      System.setIn(usual);
    }
  }

  private static CommandRun reading(String input, Object... args) {
    return reading(input.getBytes(StandardCharsets.UTF_8), args);
  }

  /** Without what differs from run to run, and the map's path. */
  private static String json(CommandRun run) {
    return run.succeeded().out().replaceAll("\"(map|path|millis)\":[^,]+,", "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"route", "info", "validate", "explore"})
  void bundledMap_byName_isThatOfItsFile(String command) {
    assertThat(json(CommandRun.of(command, NAME, "--json")))
        .isEqualTo(json(CommandRun.of(command, FILE, "--json")));
  }

  @Test
  void bundledMap_byName_isReportedAsTyped() {
    assertThat(CommandRun.of("route", NAME, "--json").succeeded().out())
        .startsWith("{\"map\":\"road-and-wall\",");
    assertThat(CommandRun.of("info", "Road and Wall").succeeded().out())
        .isEqualTo(CommandRun.of("info", FILE).succeeded().out());
  }

  @Test
  void bundledMap_byName_isConvertedAndDrawn() throws IOException {
    Path byName = folder.resolve("name.map.txt");
    Path byFile = folder.resolve("file.map.txt");
    CommandRun.of("convert", NAME, byName).succeeded();
    CommandRun.of("convert", FILE, byFile).succeeded();
    assertThat(byName).hasSameTextualContentAs(byFile);
    Path one = folder.resolve("name.png");
    Path other = folder.resolve("file.png");
    CommandRun run = CommandRun.of("render", NAME, "-o", one);
    assumeTrue(run.status() != ExitCode.NO_OPENGL.status(), "needs OpenGL");
    CommandRun.of("render", FILE, "-o", other).succeeded();
    assertThat(one).hasSameBinaryContentAs(other);
  }

  @Test
  void file_ofABundledMapsName_wins() throws IOException {
    Files.writeString(folder.resolve(NAME), TEXT);
    CommandRun run = ChildRun.with().in(folder).of("info", NAME, "--json");
    assertThat(run.succeeded().out()).contains("\"name\":\"A\"");
    CommandRun elsewhere = ChildRun.with().in(folder).of("info", "lester", "--json");
    assertThat(elsewhere.succeeded().out()).contains("\"name\":\"Around the Wall\"");
  }

  @Test
  void danglingLink_ofABundledMapsName_isThatLink() throws IOException {
    Files.createSymbolicLink(folder.resolve(NAME), folder.resolve("none"));
    ChildRun.with().in(folder).of("info", NAME).failedWith(ExitCode.INPUT, NAME + ": ");
  }

  @Test
  void unknownName_isToldWithTheNearest() {
    for (String command : new String[] {"route", "info", "validate", "explore"}) {
      CommandRun.of(command, "road-and-wal")
          .failedWith(ExitCode.INPUT, "road-and-wal: not found; did you mean 'road-and-wall'?");
    }
    CommandRun.of("route", "road-and-wall#x")
        .failedWith(ExitCode.INPUT, "is a bundled map, not a pack; leave out the # and what");
    CommandRun.of("route", "./road-and-wall").failedWith(ExitCode.INPUT, "not found; check");
    CommandRun.of("route", "frobnicate").failedWith(ExitCode.INPUT, "not found; check the path");
  }

  @ParameterizedTest
  @ValueSource(strings = {"info", "validate"})
  void bundledTileSet_byName_isThatOfItsFolder(String command) {
    for (String name : new String[] {"fantasy", "movingai"}) {
      Path own = CommandRun.HOME.resolve("tiles").resolve(name);
      assertThat(json(CommandRun.of(command, name, "--json")))
          .isEqualTo(json(CommandRun.of(command, own, "--json")));
    }
  }

  @Test
  void bundledTileSet_byName_replacesAMapsOwn() throws IOException {
    Path map =
        Files.writeString(folder.resolve("a.map.txt"), TEXT.replace("A\n", "A\ntileset: b\n"));
    for (String command : new String[] {"route", "info", "validate", "explore"}) {
      assertThat(CommandRun.of(command, map).status()).isNotZero();
      CommandRun.of(command, map, "--tiles", "fantasy").succeeded();
    }
    Path pack = folder.resolve("pack.zip");
    CommandRun.of("convert", map, pack, "--tiles", "fantasy").succeeded();
    CommandRun.of("route", pack, "--tiles", "fantasy").succeeded();
  }

  @Test
  void folder_ofABundledTileSetsName_wins() throws IOException {
    Path own = Files.createDirectories(folder.resolve("fantasy"));
    Path picture = CommandRun.HOME.resolve("tiles/fantasy/L1_Terrain001.png");
    Files.copy(picture, own.resolve("L1_Terrain001.png"));
    CommandRun run = ChildRun.with().in(folder).of("info", "fantasy", "--json");
    assertThat(run.succeeded().out()).contains("\"sprites\":1,");
  }

  /** A word can then mean only one of them, wherever either may stand. */
  @Test
  void bundledMapsAndTileSets_shareNoName() {
    List<String> sets = TileSetLibrary.bundled().names();
    assertThat(sets).contains("fantasy");
    assertThat(sets).noneMatch(set -> BundledMaps.has(Path.of(set)));
  }

  @Test
  void bundledTileSet_inPlaceOfAMap_isCalledOne() {
    String line = "fantasy: this is a tile set, not a map; give it with --tiles, and name a map";
    for (Object[] args :
        new Object[][] {{"route", "fantasy"}, {"explore", "fantasy"}, {"fantasy"}}) {
      CommandRun.of(args).failedWith(ExitCode.INPUT, line);
    }
    CommandRun.of("info", "fantasy", "--tiles", "movingai")
        .failedWith(ExitCode.USAGE, "--tiles movingai: goes with a map, not with a tile set");
  }

  @Test
  void unknownTileSet_isToldWithTheNearest() throws IOException {
    for (String command : new String[] {"info", "validate", "route"}) {
      CommandRun.of(command, "fantsy")
          .failedWith(ExitCode.INPUT, "fantsy: not found; did you mean the tile set 'fantasy'?");
    }
    String near = "fantsy: not found; did you mean 'fantasy'?";
    for (Object[] args :
        new Object[][] {
          {"info", NAME, "--tiles", "fantsy"},
          {"route", NAME, "--tiles", "fantsy"},
          {"convert", NAME, folder.resolve("a.tmx"), "--tiles", "fantsy"}
        }) {
      CommandRun.of(args).failedWith(ExitCode.INPUT, near);
    }
    CommandRun.of("route", NAME, "--tiles", "frobnicate")
        .failedWith(ExitCode.INPUT, "frobnicate: not found; check the path");
    CommandRun.of("route", NAME, "--tiles", NAME)
        .failedWith(ExitCode.INPUT, NAME + ": not found; check the path");
    Files.createDirectory(folder.resolve("heath"));
    CommandRun.of("route", NAME, "--tiles", folder.resolve("heat"))
        .failedWith(ExitCode.INPUT, "did you mean '" + folder.resolve("heath") + "'?");
    CommandRun.of("route", NAME, "--tiles", "./fantasy")
        .failedWith(ExitCode.INPUT, "./fantasy: not found; check the path");
  }

  @Test
  void bundledMap_byNameAlone_isForTheWindow() {
    ChildRun.with()
        .without("DISPLAY", "WAYLAND_DISPLAY")
        .in(folder)
        .of(NAME)
        .failedWith(ExitCode.NO_OPENGL, "emberway render road-and-wall -o map.png");
  }

  @Test
  void standardInput_isConverted() throws IOException {
    Path out = folder.resolve("out.map.txt");
    reading(TEXT, "convert", "-", out).succeeded();
    assertThat(json(CommandRun.of("route", out, "--json")))
        .isEqualTo(json(reading(TEXT, "route", "-", "--json")));
  }

  @Test
  void standardInput_ofEachKind_isRecognized() throws IOException {
    assertThat(json(reading(TEXT, "route", "-", "--json"))).contains("\"cost\":2.0");
    assertThat(json(reading(MOVING_AI, "route", "-", "--from", "0,0", "--to", "2,0", "--json")))
        .contains("\"cost\":2.0");
    String byFile = json(CommandRun.of("route", FILE, "--json"));
    assertThat(json(reading(Files.readAllBytes(FILE), "route", "-", "--json"))).isEqualTo(byFile);
  }

  @ParameterizedTest
  @ValueSource(strings = {".tmx", ".tmj"})
  void standardInput_ofATiledMap_findsItsFilesInTheCurrentFolder(String ending) throws IOException {
    Path tiled = folder.resolve("wall" + ending);
    CommandRun.of("convert", FILE, tiled).succeeded();
    CommandRun run = ChildRun.with().in(folder).reading(tiled).of("route", "-", "--json");
    assertThat(json(run)).isEqualTo(json(CommandRun.of("route", tiled, "--json")));
  }

  @Test
  void standardInput_ofABadMap_namesLineAndColumn() {
    String bad = TEXT.replace("GGG", "GQG");
    reading(bad, "route", "-").failedWith(ExitCode.INPUT, "standard input:4:2", "'Q'");
    reading("", "info", "-").failedWith(ExitCode.INPUT, "standard input", "empty");
    CommandRun validation = reading(bad, "validate", "-");
    assertThat(validation.out()).contains("error: standard input:4:2", "1 error");
    assertThat(validation.status()).isEqualTo(ExitCode.NO.status());
    byte[] zip = {'P', 'K', 3, 4, 20, 0, 0, 0, 0, 0};
    reading(zip, "route", "-").failedWith(ExitCode.INPUT, "standard input", "zip");
  }

  @Test
  void standardInput_forTwoFiles_isRefused() {
    String both = "MAP - and %s - both read standard input; name a file for one of them";
    reading(TEXT, "route", "-", "--queries", "-")
        .failedWith(ExitCode.USAGE, both.formatted("--queries"));
    reading(TEXT, "explore", "-", "--travelers", "-")
        .failedWith(ExitCode.USAGE, both.formatted("--travelers"));
  }
}
