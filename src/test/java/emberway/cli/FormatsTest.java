package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.option.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files of a newer version are refused in one sentence that names the file and its version, as
 * {@code docs/formats.md} says.
 */
final class FormatsTest {
  private static final String TILE_SET =
      """
      {
        "name": "fen",
        "format": %s, "later": 1,
        "tile": {"width": 54, "height": 54}, "lattice": {"width": 52, "height": 26},
        "spritesFrom": "fantasy",
        "legend": [{"symbol": "G", "name": "meadow", "layer": "base", "sprite": "L1_Marsh", "cost": 1}]
      }
      """;
  private static final String PACK =
      """
      {"name": "Newer",
       "format": %s,
       "tileSets": ["tiles/fen"]}
      """;

  @TempDir Path folder;

  private Path file(String name, String content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, content);
  }

  @Test
  void textMap_tooNew_isRefused() throws IOException {
    Path map = file("new.map.txt", "emberway-map 3\nname: New\n[later]\nG\n");
    String refusal =
        "new.map.txt:1:1: text map version 3 is not known; this version of Emberway reads"
            + " 'emberway-map 1' and 'emberway-map 2'";
    CommandRun.of("info", map).failedWith(ExitCode.INPUT, refusal);
    CommandRun.of("route", map).failedWith(ExitCode.INPUT, refusal);
    assertOnlyProblem(map, refusal);
  }

  @Test
  void tileSet_tooNew_isRefused() throws IOException {
    Path set = file("fen/tileset.json", TILE_SET.formatted("3")).getParent();
    String refusal =
        "tileset.json:3:13: format 3 of a tile set is not known; this version of Emberway reads"
            + " formats 1 to 2";
    CommandRun.of("info", set).failedWith(ExitCode.INPUT, refusal);
    CommandRun.of("route", CommandRun.HOME.resolve("maps/unit.map.txt"), "--tiles", set)
        .failedWith(ExitCode.INPUT, refusal);
    assertOnlyProblem(set, refusal);
  }

  @Test
  void pack_tooNew_isRefused() throws IOException {
    Path pack = file("pack/pack.json", PACK.formatted("3")).getParent();
    String refusal =
        "pack.json:2:12: format 3 of a pack is not known; this version of Emberway reads format 1";
    CommandRun.of("info", pack).failedWith(ExitCode.INPUT, refusal);
    assertOnlyProblem(pack, refusal);
  }

  @Test
  void packOfATileSet_tooNew_namesTheTileSet() throws IOException {
    Path pack = file("pack/pack.json", PACK.formatted("1")).getParent();
    file("pack/tiles/fen/tileset.json", TILE_SET.formatted("3"));
    assertOnlyProblem(pack, "tiles/fen/tileset.json:3:13: format 3 of a tile set is not known");
  }

  @Test
  void formats_named_openAsWithoutANumber() throws IOException {
    Path pack = file("pack/pack.json", PACK.formatted("1")).getParent();
    for (String version : new String[] {"1", "2"}) {
      file(
          "pack/tiles/fen/tileset.json", TILE_SET.formatted(version).replace(", \"later\": 1", ""));
      assertThat(CommandRun.of("validate", pack).succeeded().out()).contains("no problems");
    }
  }

  /** Notes and kinds go to Tiled and back, and only a map with one of them has version 2. */
  @Test
  void notesAndKinds_convertedAndListed_areKept() throws IOException {
    String plain = "emberway-map 1\nname: Ford\ntileset: fantasy\n[base]\nGG\n";
    String said = "[places]\n1 0 Inn\n[notes]\n1 0 a \"bed\"\n[kinds]\n1 0 inn\n";
    String noted = plain.replace("map 1", "map 2") + said;
    Path map = file("ford.map.txt", noted);
    assertThat(CommandRun.of("info", map, "--json").succeeded().out())
        .contains("{\"name\":\"Inn\",\"cell\":[1,0],\"note\":\"a \\\"bed\\\"\",\"kind\":\"inn\"}");
    assertThat(CommandRun.of("info", map).succeeded().out()).contains("Inn (1,0, inn)");
    for (String tiled : new String[] {"ford.tmx", "ford.tmj"}) {
      Path there = map.resolveSibling(tiled);
      Path back = map.resolveSibling("back-of-" + tiled + ".map.txt");
      CommandRun.of("convert", map, there).succeeded();
      CommandRun.of("convert", there, back).succeeded();
      assertThat(back).hasContent(noted);
    }
    file("ford.map.txt", plain + "[places]\n1 0 Inn\n");
    assertThat(CommandRun.of("info", map, "--json").succeeded().out())
        .contains("{\"name\":\"Inn\",\"cell\":[1,0]}");
    file("ford.map.txt", noted.replace("0 inn", "0 tavern"));
    String mistake =
        "ford.map.txt:11:5: 'tavern' is not a kind of place; use one of capital, town,";
    assertThat(CommandRun.of("validate", map).out()).contains(mistake);
    CommandRun.of("info", map).failedWith(ExitCode.INPUT, mistake);
  }

  @Test
  void formats_thatAreNoVersion_areErrors() throws IOException {
    for (String version : new String[] {"0", "\"1\"", "0.5", "null"}) {
      Path set = file("fen/tileset.json", TILE_SET.formatted(version)).getParent();
      CommandRun.of("info", set).failedWith(ExitCode.INPUT, "tileset.json:3:13: 'format' is ");
    }
  }

  @Test
  void tiledMap_ofAnyVersion_opens() throws IOException {
    Path map =
        file(
            "new.tmx",
            """
            <map version="99.1" tiledversion="99.1.2" orientation="isometric" width="2" height="1" tilewidth="54" tileheight="28">
            <tileset firstgid="1" name="field" tilewidth="54" tileheight="54"><image source="field.png"/></tileset>
            <layer id="1" name="ground" width="2" height="1"><data encoding="csv">1,1</data></layer>
            </map>
            """);
    Files.copy(CommandRun.HOME.resolve("tiles/fantasy/L1_Field.png"), folder.resolve("field.png"));
    CommandRun.of("info", map).succeeded();
  }

  @Test
  void trace_tellsItsVersion() {
    Path map = CommandRun.HOME.resolve("maps/unit.map.txt");
    assertThat(CommandRun.of("route", map, "--trace", "-").out()).startsWith("{\"trace\":1,");
  }

  /** The report of {@code validate} has this problem and no other. */
  private static void assertOnlyProblem(Path path, String problem) {
    CommandRun run = CommandRun.of("validate", path);
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out()).contains(problem).contains("1 error").doesNotContain("schema");
  }
}
