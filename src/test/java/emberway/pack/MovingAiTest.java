package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import emberway.map.Cell;
import emberway.map.Legend;
import emberway.map.TileMap;
import emberway.sprite.TileSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class MovingAiTest {
  private static final String HEAD = "type octile\nheight 2\nwidth 3\nmap\n";

  /** The bundled tile set, without pictures. */
  static TileSets tileSets() {
    try (InputStream in = MovingAiTest.class.getResourceAsStream("/tiles/movingai/tileset.json")) {
      Problems problems = new Problems("movingai/tileset.json");
      TileSetDescription description = TileSetJson.parse(in.readAllBytes(), problems);
      assertThat(problems.sorted()).isEmpty();
      Legend legend =
          new Legend(description.entries().stream().map(TileSetDescription.Entry::tile).toList());
      TileSet set = new TileSet("movingai", legend, description.geometry(), Set.of());
      return TileSets.always(new LoadedTileSet(set, description.info(), name -> null, List.of()));
    } catch (IOException | UnreadableException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void read_everyLetter_becomesItsTiles() throws UnreadableException {
    TileMap map = read("type octile\nwidth 7\nheight 1\nmap\n.GSTW@O\n").map();
    assertThat(TextMapReaderTest.rows(map)).isEqualTo("GGSGWOO ...T...");
    assertThat(map.info().name()).isEqualTo("f");
    assertThat(map.info().tileSet()).isEqualTo("movingai");
  }

  @Test
  void read_crlfAndEmptyLinesAtTheEnd_meanNothing() throws UnreadableException {
    TileMap map = read((HEAD + "...\n@@@\n\n\n").replace("\n", "\r\n")).map();
    assertThat(TextMapReaderTest.rows(map)).isEqualTo("GGG/OOO .../...");
  }

  static Stream<Arguments> defects() {
    String start = "; a MovingAI map starts with 'type octile', 'height H', 'width W' and 'map'";
    return Stream.of(
        Arguments.of("type hex\n", "f:1:1: 'type hex' in place of 'type octile'" + start),
        Arguments.of(
            "type octile\n",
            "f:1: the file ends before height H and width W; get the whole file again"),
        Arguments.of(
            "type octile\nheight x\n",
            "f:2:1: 'height x' in place of a height or a width; write 'height' or 'width' and a"
                + " whole number"),
        Arguments.of(
            "type octile\nheight 2\nwidth 3\n...\n", "f:4:1: '...' in place of 'map'" + start),
        Arguments.of(
            "type octile\nheight 2\nheight 2\nmap\n",
            "f:4: the map claims 0 × 2 cells; a map has 1 to 67108864 cells, and at most 1048576 a"
                + " side"),
        Arguments.of(
            "type octile\nheight 65536\nwidth 65536\nmap\n...\n",
            "f:4: the map claims 65536 × 65536 cells; a map has 1 to 67108864 cells, and at most"
                + " 1048576 a side"),
        Arguments.of(
            "type octile\nheight 8192\nwidth 8192\nmap\n...\n",
            "f:4: the map claims 8192 × 8192 cells, and only 4 bytes follow; mend the height and"
                + " the width, or get the whole file again"),
        Arguments.of(
            HEAD + "...\n..x\n", "f:6:3: unknown terrain 'x'; the letters are . G S T W @ O"),
        Arguments.of(
            HEAD + "...\n....\n",
            "f:6:4: row 1 has 4 cells, the width is 3; mend the row or the width"),
        Arguments.of(
            HEAD + "......\n",
            "f:5: the map has 1 row, the height is 2; mend the height, or get the whole file again"),
        Arguments.of(
            HEAD + "...\n...\n...\n",
            "f:7: more rows than the height of 2; mend the height, or remove what follows"));
  }

  @ParameterizedTest
  @MethodSource("defects")
  void read_defect_isToldFirst(String content, String problem) {
    UnreadableException e = catchThrowableOfType(UnreadableException.class, () -> read(content));
    assertThat(e.problems().get(0)).hasToString(problem);
  }

  @Test
  void read_tileSetWithoutItsTiles_saysWhichIsMissing() {
    UnreadableException e =
        catchThrowableOfType(
            UnreadableException.class,
            () ->
                MovingAiMapReader.read(
                    "f",
                    (HEAD + "...\n...\n").getBytes(StandardCharsets.UTF_8),
                    TileSets.always(TestTiles.FANTASY.find("fantasy").orElseThrow())));
    assertThat(e)
        .hasMessage(
            "f: tile set 'fantasy' has no base tile named 'ground' for the letter '.'; MovingAI"
                + " maps need a tile set like 'movingai'");
  }

  @Test
  void readScenario_goodFile_hasEveryColumn() throws UnreadableException {
    assertThat(scenario("version 1\n3\tmaps/a b.map\t10\t9\t1\t2\t3\t4\t5.5\n\n"))
        .containsExactly(
            new Scenario(3, "maps/a b.map", 10, 9, new Cell(1, 2), new Cell(3, 4), 5.5));
    assertThat(scenario("version 1.0\n0 a.map 1 1 0 0 0 0 0")).hasSize(1);
  }

  static Stream<Arguments> scenarioDefects() {
    return Stream.of(
        Arguments.of(
            "",
            "f: this is an empty file, not a scenario; a MovingAI scenario's first line is"
                + " 'version 1'"),
        Arguments.of(
            "version 2\n",
            "f:1: 'version 2' in place of 'version 1'; a MovingAI scenario's first line is 'version"
                + " 1'"),
        Arguments.of(
            "version 1\n1 a 1 1 0 0 0 0\n",
            "f:2: 8 columns in place of 9; write bucket, map, width, height, start x, start y, goal"
                + " x, goal y, length"),
        Arguments.of(
            "version 1\n1 a 1 1 0 0 0 y 1\n", "f:2: column 8 is 'y'; it must be a whole number"),
        Arguments.of(
            "version 1\n1 a 1 1 0 0 0 1 1\n",
            "f:2: 0,1 is off the map of 1×1 cells; mend the columns"),
        Arguments.of(
            "version 1\n1 a 0 1 0 0 0 0 1\n", "f:2: a map of 0 × 1 cells; mend the columns"),
        Arguments.of(
            "version 1\n1 a 1 1 0 0 0 0 NaN\n",
            "f:2: column 9 is 'NaN'; it must be a length of 0 or more"));
  }

  @ParameterizedTest
  @MethodSource("scenarioDefects")
  void readScenario_defect_isTold(String content, String problem) {
    UnreadableException e =
        catchThrowableOfType(UnreadableException.class, () -> scenario(content));
    assertThat(e).hasMessage(problem);
  }

  @Test
  void read_publishedBenchmarks_areUnderstood() throws IOException, UnreadableException {
    TileSets tiles = tileSets();
    for (Path file : benchmark(".map")) {
      byte[] bytes = Files.readAllBytes(file);
      TileMap map = MapFiles.read(file.toString(), bytes, tiles).map();
      String text = new String(bytes, StandardCharsets.UTF_8);
      String rows = text.substring(text.indexOf("\nmap") + 4);
      long trees = rows.chars().filter(c -> c == 'T').count();
      long ground = rows.chars().filter(c -> c == '.' || c == 'G').count();
      assertThat(count(map.overlay(), map.legend().id('T'))).as(file.toString()).isEqualTo(trees);
      assertThat(count(map.base(), map.legend().id('G')))
          .as(file.toString())
          .isEqualTo(ground + trees);
    }
  }

  @Test
  void readScenario_publishedBenchmarks_fitTheirMaps() throws IOException, UnreadableException {
    TileSets tiles = tileSets();
    for (Path file : benchmark(".scen")) {
      Path mapFile = Path.of(file.toString().substring(0, file.toString().length() - 5));
      TileMap map = MapFiles.read("f", Files.readAllBytes(mapFile), tiles).map();
      List<Scenario> scenarios = MovingAiScenarioReader.read(file);
      assertThat(scenarios).as(file.toString()).isNotEmpty();
      assertThat(scenarios)
          .as(file.toString())
          .allMatch(s -> s.width() == map.size().width() && s.height() == map.size().height())
          .allMatch(s -> s.optimalLength() > 0 || s.start().equals(s.goal()));
    }
  }

  private static long count(emberway.map.TileLayer layer, int id) {
    long count = 0;
    for (int i = 0; i < layer.size().cells(); i++) {
      count += layer.id(i) == id ? 1 : 0;
    }
    return count;
  }

  private static List<Path> benchmark(String end) throws IOException {
    Path folder = Path.of(System.getProperty("emberway.data", "none"), "movingai");
    Assumptions.assumeTrue(
        Files.isDirectory(folder), "no MovingAI benchmarks in -Demberway.data=…/movingai");
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
    }
  }

  private static LoadedMap read(String text) throws UnreadableException {
    return MovingAiMapReader.read("f", text.getBytes(StandardCharsets.UTF_8), tileSets());
  }

  private static List<Scenario> scenario(String text) throws UnreadableException {
    return MovingAiScenarioReader.read("f", text.getBytes(StandardCharsets.UTF_8));
  }
}
