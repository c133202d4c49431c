package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.output.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Maps with a top on the command line. */
final class TopLayerTest {
  private static final String TILE_SET =
      """
      {
        "format": 2,
        "name": "fair",
        "tile": {"width": 54, "height": 54}, "lattice": {"width": 52, "height": 26}, "anchor": {"x": 26, "y": 39},
        "spritesFrom": "fantasy",
        "legend": [
          {"symbol": "G", "name": "meadow", "label": "Meadow", "layer": "base", "sprite": "L1_Terrain001", "cost": 1},
          {"symbol": "R", "name": "road", "label": "Road", "layer": "overlay", "sprite": "L2_RoadDirt", "joins": "R", "factor": 0.5},
          {"symbol": "1", "name": "gate", "layer": "overlay", "sprite": "L2_Tent", "role": "start"},
          {"symbol": "2", "name": "stage", "layer": "overlay", "sprite": "L2_Castle", "role": "goal"},
          {"symbol": "^", "name": "flag", "label": "Flag", "layer": "top", "sprite": "L2_DeadTree"},
          {"symbol": "&", "name": "garland", "label": "Garland", "layer": "top", "sprite": "L2_WallStone", "joins": "&"}
        ]
      }
      """;
  private static final String PLAIN =
      "emberway-map 1\nname: Market\ntileset: fair\n[base]\nGGGG\nGGGG\n[overlay]\n1RR2\n....\n";
  private static final String TOPPED = PLAIN.replace("map 1", "map 2") + "[top]\n.&&.\n..^.\n";

  @TempDir private Path folder;
  private Path tiles;

  @BeforeEach
  void writeTileSet() throws IOException {
    tiles = Files.createDirectories(folder.resolve("fair"));
    Files.writeString(tiles.resolve("tileset.json"), TILE_SET);
  }

  private Path map(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name + ".map.txt"), content);
  }

  private byte[] picture(Path map, Object... options) throws IOException {
    Path png = folder.resolve("out.png");
    List<Object> args =
        new ArrayList<>(List.of("render", map, "-o", png, "--tiles", tiles, "--no-route"));
    args.addAll(List.of(options));
    CommandRun.of(args.toArray()).succeeded();
    return Files.readAllBytes(png);
  }

  @Test
  void info_mapWithTop_listsIt() throws IOException {
    Path topped = map("topped", TOPPED);
    assertThat(CommandRun.of("info", topped, "--tiles", tiles).succeeded().out())
        .contains("top          Garland 2, Flag 1\n");
    assertThat(CommandRun.of("info", topped, "--tiles", tiles, "--json").succeeded().out())
        .contains("\"top\":{\"garland\":2,\"flag\":1}");
    Path plain = map("plain", PLAIN);
    assertThat(CommandRun.of("info", plain, "--tiles", tiles).succeeded().out())
        .doesNotContain("top");
    assertThat(CommandRun.of("info", plain, "--tiles", tiles, "--json").succeeded().out())
        .doesNotContain("\"top\"");
    assertThat(CommandRun.of("info", tiles, "--json").succeeded().out())
        .contains("\"layer\":\"top\"");
  }

  @Test
  void route_belowATop_isThatWithoutIt() throws IOException {
    assertThat(route(map("topped", TOPPED))).isEqualTo(route(map("plain", PLAIN)));
  }

  private String route(Path map) {
    return CommandRun.of("route", map, "--tiles", tiles, "--itinerary").succeeded().out();
  }

  @Test
  void render_layers_showOrHideTheTop() throws IOException {
    Path topped = map("topped", TOPPED);
    for (String scale : new String[] {"1", "0.5", "2"}) {
      byte[] plain = picture(map("plain", PLAIN), "--scale", scale);
      byte[] whole = picture(topped, "--scale", scale);
      assertThat(whole).isNotEqualTo(plain);
      assertThat(picture(topped, "--scale", scale, "--layers", "base,overlay,top"))
          .isEqualTo(whole);
      assertThat(picture(topped, "--scale", scale, "--layers", "base,overlay")).isEqualTo(plain);
    }
    CommandRun.of("render", topped, "-o", folder.resolve("a.png"), "--layers", "upper")
        .failedWith(ExitCode.USAGE, "--layers", "use one of base, overlay, top, none");
  }

  @Test
  void set_topTile_isRefused() throws IOException {
    CommandRun.of("route", map("topped", TOPPED), "--tiles", tiles, "--set", "flag.cost=2")
        .failedWith(
            ExitCode.USAGE, "--set flag.cost=2: a top tile is only seen; it has neither cost nor");
  }

  @Test
  void validate_setAndMap_haveNoProblems() throws IOException {
    map("topped", TOPPED);
    assertThat(CommandRun.of("validate", tiles).succeeded().out()).doesNotContain("error");
    Path old =
        Files.writeString(tiles.resolve("tileset.json"), TILE_SET.replace("\"format\": 2,", ""));
    CommandRun.of("info", old.getParent())
        .failedWith(ExitCode.INPUT, "'flag' is in layer 'top', which format 1 does not have");
  }
}
