package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.output.ExitCode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Maps without a path: bundled ones by their names, and standard input. */
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
    reading(TEXT, "bench", "route", "-", "--queries", "-")
        .failedWith(ExitCode.USAGE, both.formatted("--queries"));
  }
}
