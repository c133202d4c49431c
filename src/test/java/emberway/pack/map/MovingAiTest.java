package emberway.pack.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import emberway.map.Cell;
import emberway.map.Legend;
import emberway.map.TileMap;
import emberway.pack.MapFiles;
import emberway.pack.TestTiles;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSetDescription;
import emberway.pack.tileset.TileSetJson;
import emberway.pack.tileset.TileSets;
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

/** MovingAI maps and scenarios: what the golden folders {@code movingai} do not show. */
public final class MovingAiTest {
  private static final String HEAD = "type octile\nheight 2\nwidth 3\nmap\n";

  /** The bundled tile set, without pictures. */
  public static TileSets tileSets() {
    try (InputStream in = MovingAiTest.class.getResourceAsStream("/tiles/movingai/tileset.json")) {
      ProblemCollector problemCollector = new ProblemCollector("movingai/tileset.json");
      TileSetDescription description = TileSetJson.parse(in.readAllBytes(), problemCollector);
      assertThat(problemCollector.sorted()).isEmpty();
      Legend legend =
          new Legend(description.entries().stream().map(TileSetDescription.Entry::tile).toList());
      TileSet set = new TileSet("movingai", legend, description.geometry(), Set.of());
      return TileSets.always(new LoadedTileSet(set, description.info(), name -> null, List.of()));
    } catch (IOException | UnreadableException e) {
      throw new AssertionError(e);
    }
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

  private static List<Scenario> scenario(String text) throws UnreadableException {
    return MovingAiScenarioReader.read("f", text.getBytes(StandardCharsets.UTF_8));
  }
}
