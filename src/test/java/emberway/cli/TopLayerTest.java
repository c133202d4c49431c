package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.option.ExitCode;
import emberway.pack.TopTiles;
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
  @TempDir private Path folder;
  private Path tiles;

  @BeforeEach
  void writeTileSet() throws IOException {
    tiles = TopTiles.write(folder);
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
    Path topped = map("topped", TopTiles.TOPPED);
    assertThat(CommandRun.of("info", topped, "--tiles", tiles).succeeded().out())
        .contains("top          Garland 2, Flag 1\n");
    assertThat(CommandRun.of("info", topped, "--tiles", tiles, "--json").succeeded().out())
        .contains("\"top\":{\"garland\":2,\"flag\":1}");
    Path plain = map("plain", TopTiles.PLAIN);
    assertThat(CommandRun.of("info", plain, "--tiles", tiles).succeeded().out())
        .doesNotContain("top");
    assertThat(CommandRun.of("info", plain, "--tiles", tiles, "--json").succeeded().out())
        .doesNotContain("\"top\"");
    assertThat(CommandRun.of("info", tiles, "--json").succeeded().out())
        .contains("\"layer\":\"top\"");
  }

  @Test
  void route_belowATop_isThatWithoutIt() throws IOException {
    assertThat(route(map("topped", TopTiles.TOPPED)))
        .isEqualTo(route(map("plain", TopTiles.PLAIN)));
  }

  private String route(Path map) {
    return CommandRun.of("route", map, "--tiles", tiles, "--itinerary").succeeded().out();
  }

  @Test
  void render_layers_showOrHideTheTop() throws IOException {
    Path topped = map("topped", TopTiles.TOPPED);
    for (String scale : new String[] {"1", "0.5", "2"}) {
      byte[] plain = picture(map("plain", TopTiles.PLAIN), "--scale", scale);
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
    CommandRun.of("route", map("topped", TopTiles.TOPPED), "--tiles", tiles, "--set", "flag.cost=2")
        .failedWith(
            ExitCode.USAGE, "--set flag.cost=2: a top tile is only seen; it has neither cost nor");
  }

  @Test
  void validate_setAndMap_haveNoProblems() throws IOException {
    map("topped", TopTiles.TOPPED);
    assertThat(CommandRun.of("validate", tiles).succeeded().out()).doesNotContain("error");
    Path old =
        Files.writeString(
            tiles.resolve("tileset.json"), TopTiles.JSON.replace("\"format\": 2,", ""));
    CommandRun.of("info", old.getParent())
        .failedWith(ExitCode.INPUT, "'flag' is in layer 'top', which format 1 does not have");
  }

  /** A Tiled map has a layer for the top, and comes back byte for byte. */
  @Test
  void convert_toTiledAndBack_isEqual() throws IOException {
    Path topped = TopTiles.writePack(folder.resolve("pack"), TopTiles.TOPPED);
    for (String ending : new String[] {"tmx", "tmj"}) {
      Path tiled = topped.resolveSibling("a." + ending);
      CommandRun.of("convert", topped, tiled).succeeded();
      assertThat(Files.readString(tiled)).containsPattern("name\"? ?[=:] ?\"top\"");
      Path back = topped.resolveSibling(ending + ".map.txt");
      CommandRun.of("convert", tiled, back).succeeded();
      assertThat(back).hasContent(TopTiles.TOPPED);
    }
    Path plain = TopTiles.writePack(folder.resolve("plain"), TopTiles.PLAIN);
    Path tiled = plain.resolveSibling("a.tmx");
    CommandRun.of("convert", plain, tiled).succeeded();
    assertThat(Files.readString(tiled)).doesNotContain("\"top\"");
  }
}
