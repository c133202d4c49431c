package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.option.ExitCode;
import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.render.iso.RouteMarks;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tiled maps and worlds on the command line. */
final class TiledCommandTest {
  private static final String MAP =
      """
      <map version="1.10" orientation="isometric" width="%d" height="2" tilewidth="54" tileheight="28">
      <tileset firstgid="1" name="field" tilewidth="54" tileheight="54"><image source="field.png"/></tileset>
      <layer id="1" name="ground" width="%1$d" height="2"><data encoding="csv">%s</data></layer>
      </map>
      """;

  @TempDir private Path folder;
  private Path map;
  private Path world;

  @BeforeEach
  void writeMaps() throws IOException {
    map = Files.writeString(folder.resolve("wide.tmx"), MAP.formatted(3, "1,1,1,1,0,1"));
    Files.writeString(folder.resolve("narrow.tmx"), MAP.formatted(1, "1,1"));
    Files.copy(CommandRun.HOME.resolve("tiles/fantasy/L1_Field.png"), folder.resolve("field.png"));
    world =
        Files.writeString(
            folder.resolve("isles.world"),
            """
            {"maps": [{"fileName": "wide.tmx", "x": 0, "y": 0},
                      {"fileName": "narrow.tmx", "x": 160, "y": -20}], "type": "world"}
            """);
  }

  private static void assumeGl() {
    try (GlContext context = GlContext.headless()) {
      assertThat(context.maxTextureSize()).isPositive();
    } catch (OpenGlUnavailableException missing) {
      assumeTrue(false, "needs OpenGL: " + missing.getMessage());
    }
  }

  @Test
  void world_infoAndValidate_tellOfItsMaps() {
    assertThat(CommandRun.of("info", world).succeeded().out())
        .startsWith("isles\n")
        .contains("wide (wide.tmx): at 0, 0 px", "narrow (narrow.tmx): at 160, -20 px");
    assertThat(CommandRun.of("info", world + "#narrow").succeeded().out()).startsWith("narrow\n");
    assertThat(CommandRun.of("validate", world).succeeded().out()).isEqualTo("no problems\n");
    CommandRun.of("route", world + "#nowhere").failedWith(ExitCode.INPUT, "has no map 'nowhere'");
  }

  @Test
  void world_withBrokenMap_validateNamesTheMap() throws IOException {
    Files.writeString(folder.resolve("narrow.tmx"), "<map");
    CommandRun run = CommandRun.of("validate", world);
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out()).contains("narrow.tmx:1");
    CommandRun.of("info", world).succeeded();
  }

  private BufferedImage converted(String... options) throws IOException {
    Path picture = folder.resolve("converted.png");
    List<Object> args = new ArrayList<>(List.of("render", folder.resolve("road.tmx")));
    args.addAll(List.of(options));
    args.addAll(List.of("-o", picture));
    CommandRun.of(args.toArray()).succeeded();
    return ImageIO.read(picture.toFile());
  }

  private static long flagPixels(BufferedImage picture) {
    int[] pixels =
        picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
    int goal = 0xff000000 | RouteMarks.goal(false).rgb();
    return Arrays.stream(pixels).filter(pixel -> pixel == goal).count();
  }

  @Test
  void render_convertedMapWithTheGoalAtItsRim_showsTheWholeFlag() throws IOException {
    assumeGl();
    CommandRun.of("convert", "road-and-wall", folder.resolve("road.tmx")).succeeded();
    BufferedImage inside = converted("--from", "0,5", "--to", "7,6");
    assertThat(inside.getWidth()).isEqualTo(520);
    assertThat(inside.getHeight()).isEqualTo(260);
    long whole = flagPixels(inside);
    assertThat(whole).isGreaterThan(100);
    for (String corner : List.of("9,0", "9,9", "0,0", "0,9")) {
      BufferedImage picture = converted("--from", "0,5", "--to", corner);
      assertThat(flagPixels(picture)).as(corner).isEqualTo(whole);
      assertThat(picture.getWidth()).as(corner).isBetween(520, 560);
      assertThat(picture.getHeight()).as(corner).isBetween(260, 300);
    }
    BufferedImage part = converted("--from", "0,5", "--to", "9,0", "--region", "3,3,4,4");
    BufferedImage bare = converted("--no-route", "--region", "3,3,4,4");
    assertThat(part.getWidth()).as("of the region alone").isEqualTo(bare.getWidth());
    assertThat(part.getHeight()).as("of the region alone").isEqualTo(bare.getHeight());
    BufferedImage plain = converted("--no-route");
    assertThat(plain.getWidth()).as("as Tiled draws it").isEqualTo(520);
    assertThat(plain.getHeight()).as("as Tiled draws it").isEqualTo(260);
  }

  @Test
  void render_mapOfWorld_isThatMapsPicture() throws IOException {
    assumeGl();
    Path picture = folder.resolve("narrow.png");
    CommandRun.of("render", world + "#narrow", "-o", picture).succeeded();
    BufferedImage narrow = ImageIO.read(picture.toFile());
    assertThat(narrow.getWidth()).isEqualTo((1 + 2) * 54 / 2);
    assertThat(narrow.getHeight()).isEqualTo((1 + 2) * 28 / 2);
  }

  @Test
  void render_overAPictureOfTheMapsTiles_isRefused() throws IOException {
    Path tiles = folder.resolve("field.png");
    byte[] before = Files.readAllBytes(tiles);
    for (Path each : List.of(map, Path.of(world + "#narrow"))) {
      CommandRun.of("render", each, "-o", tiles)
          .failedWith(
              ExitCode.USAGE, "field.png is a picture of the map's tiles; write to another");
    }
    assertThat(tiles).hasBinaryContent(before);
  }

  /** Both are told of in the report, and drawn where they are asked for. */
  @Test
  void render_backgroundAndParallax_areDrawnWhereAskedFor() throws IOException {
    assumeGl();
    Files.writeString(
        map,
        MAP.formatted(3, "1,1,1,1,0,1")
            .replace("<map", "<map backgroundcolor=\"#ff8800\"")
            .replace("<layer", "<layer parallaxx=\"0.5\""));
    assertThat(CommandRun.of("validate", map).succeeded().out())
        .contains("background color is not drawn", "render --background")
        .contains("parallax is ignored", "render --parallax");
    BufferedImage plain = picture();
    assertThat(plain.getRGB(0, 0)).isZero();
    BufferedImage filled = picture("--background");
    assertThat(filled.getRGB(0, 0)).isEqualTo(0xFFFF8800);
    BufferedImage moved = picture("--parallax");
    int right = (int) Math.round(plain.getWidth() / 4.0);
    int middle = plain.getHeight() / 2;
    for (int x = right; x < plain.getWidth(); x++) {
      assertThat(moved.getRGB(x, middle)).isEqualTo(plain.getRGB(x - right, middle));
    }
    Path text = CommandRun.HOME.resolve("maps/road-and-wall.map.txt");
    CommandRun.of("render", text, "-o", folder.resolve("out.png"), "--background")
        .failedWith(ExitCode.USAGE, "only Tiled maps");
  }

  private BufferedImage picture(String... options) throws IOException {
    Path picture = folder.resolve("picture.png");
    List<Object> arguments = new ArrayList<>(List.of("render", map, "-o", picture));
    arguments.addAll(List.of(options));
    CommandRun.of(arguments.toArray()).succeeded();
    return ImageIO.read(picture.toFile());
  }

  @Test
  void render_turnedOrByLayers_isWrongUsage() {
    Path out = folder.resolve("out.png");
    CommandRun.of("render", map, "-o", out, "--rotate", "90")
        .failedWith(ExitCode.USAGE, "--rotate 90", "one side only", "leave it out");
    CommandRun.of("render", map, "-o", out, "--layers", "base")
        .failedWith(ExitCode.USAGE, "--layers", "layers of its own", "leave it out");
    assertThat(out).doesNotExist();
  }

  @Test
  void missingPicture_isNamedOnceWhereItIsAskedFor() throws IOException {
    Files.delete(folder.resolve("field.png"));
    String told = "wide.tmx:2: the picture 'field.png': not found; check the path";
    assertThat(CommandRun.of("validate", map).out())
        .containsOnlyOnce("field.png")
        .contains(told, "1 error, 0 warnings");
    CommandRun drawn = CommandRun.of("render", map, "-o", folder.resolve("out.png")).succeeded();
    assertThat(drawn.err()).isEqualTo("emberway: warning: " + folder.resolve(told) + "\n");
    assertThat(CommandRun.of("route", map, "--from", "0,0", "--to", "1,0").succeeded().err())
        .contains(told);
  }

  @Test
  void missingTileSet_isNamedOnceWhereItIsAskedFor() throws IOException {
    Files.writeString(
        map,
        MAP.formatted(3, "1,1,1,1,0,1")
            .replaceAll("<tileset.*", "<tileset firstgid='1' source='a.tsx'/>"));
    String told = "wide.tmx:2: the tile set 'a.tsx': not found; check the path";
    assertThat(CommandRun.of("validate", map).out())
        .containsOnlyOnce("a.tsx")
        .contains(told, "1 error, 0 warnings");
    CommandRun drawn = CommandRun.of("render", map, "-o", folder.resolve("out.png")).succeeded();
    assertThat(drawn.err()).isEqualTo("emberway: warning: " + folder.resolve(told) + "\n");
    assertThat(CommandRun.of("route", map, "--from", "0,0", "--to", "1,0").succeeded().err())
        .contains(told);
  }

  /**
   * A thin map's picture is almost empty, and where it is, nothing is drawn: the work follows the
   * length of the map, not the area of its picture, which is 16 times as large.
   */
  @Test
  void render_thinMap_drawsWhereTheMapIs() throws IOException {
    assumeGl();
    long some = draws(10_000);
    assertThat(draws(40_000)).isLessThan(5 * some);
  }

  private long draws(int length) throws IOException {
    String cells = "1" + ",1".repeat(2 * length - 1);
    Path thin = Files.writeString(folder.resolve("thin.tmx"), MAP.formatted(length, cells));
    long before = DrawCallCounter.made();
    CommandRun.of("render", thin, "-o", folder.resolve("thin.png"), "--scale", 0.004).succeeded();
    return DrawCallCounter.made() - before;
  }

  @Test
  void render_whatATiledMapCannotShow_isRefused() {
    Path picture = folder.resolve("refused.png");
    List<List<String>> refused =
        List.of(
            List.of("--rotate", "90"), List.of("--layers", "base"), List.of("--layers", "none"));
    for (List<String> options : refused) {
      List<Object> args = new ArrayList<>(List.of("render", map, "--no-route", "-o", picture));
      args.addAll(options);
      CommandRun.of(args.toArray())
          .failedWith(ExitCode.USAGE, options.get(0), "a Tiled map", "leave it out");
    }
    Path volcano = folder.resolve("volcano.tmx");
    CommandRun.of("convert", "snow-dormant", volcano).succeeded();
    CommandRun.of("render", volcano, "--erupt", "4,2", "-o", picture)
        .failedWith(ExitCode.USAGE, "--erupt", "pictures of a Tiled map do not change");
    assertThat(picture).doesNotExist();
  }

  @Test
  void render_shadersThatDoNotCompile_isRefusedWithTheirFile() throws IOException {
    assumeGl();
    Path shaders = Files.createDirectory(folder.resolve("shaders"));
    try (Stream<Path> files = Files.list(CommandRun.HOME.resolve("shaders"))) {
      for (Path file : files.toList()) {
        Files.writeString(shaders.resolve(file.getFileName()), "no shader");
      }
    }
    Path picture = folder.resolve("refused.png");
    CommandRun.of("render", "road-and-wall", "--shaders", shaders, "-o", picture)
        .failedWith(ExitCode.INPUT, "does not compile");
    assertThat(picture).doesNotExist();
  }
}
