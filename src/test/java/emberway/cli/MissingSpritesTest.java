package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.option.ExitCode;
import emberway.pack.TestTiles;
import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text maps with tile sets that lack pictures. */
final class MissingSpritesTest {
  private static final int SNOW = 0xFF203040;

  @TempDir private Path folder;
  private Path map;
  private Path tiles;

  @BeforeAll
  static void openGl() {
    try (GlContext context = GlContext.headless()) {
      assertThat(context.maxTextureSize()).isPositive();
    } catch (OpenGlUnavailableException missing) {
      assumeTrue(false, "needs OpenGL: " + missing.getMessage());
    }
  }

  @BeforeEach
  void write() throws IOException {
    map = folder.resolve("a.map.txt");
    Files.writeString(map, "emberway-map 1\nname: A\n[base]\nGS\n[overlay]\nt.\n");
    tiles = Files.createDirectory(folder.resolve("plain"));
    writeSnow("L1_Terrain035.png");
  }

  private void writeSnow(String name) throws IOException {
    BufferedImage snow = new BufferedImage(54, 54, BufferedImage.TYPE_INT_ARGB);
    for (int i = 0; i < 54 * 54; i++) {
      snow.setRGB(i % 54, i / 54, SNOW);
    }
    ImageIO.write(snow, "png", tiles.resolve(name).toFile());
  }

  @Test
  void render_tilesWithoutPictures_drawsMarksAndSaysSo() throws IOException {
    Files.writeString(tiles.resolve("L2_Tombstone.png"), "no picture");
    Path png = folder.resolve("a.png");
    CommandRun run =
        CommandRun.of("render", map, "--tiles", tiles, "--fields", "none", "-o", png).succeeded();
    assertThat(run.err().lines())
        .containsExactlyInAnyOrder(
            "emberway: warning: %s: the map holds 'G' (Grass), but tile set plain has no picture L1_Terrain001.png; add it, or use another tile set"
                .formatted(map),
            "emberway: warning: %s: this is some other text, not a PNG picture; save the picture again as a PNG"
                .formatted(tiles.resolve("L2_Tombstone.png")));
    BufferedImage drawn = ImageIO.read(png.toFile());
    assertThat(drawn.getRGB(75, 5)).isEqualTo(SNOW); // as if nothing were missing
    assertThat(marks(png)).isBetween(500, 700); // a diamond of 52 × 26 px has 676
  }

  /** How many pixels of a picture belong to the marks in place of missing pictures. */
  private static int marks(Path png) throws IOException {
    BufferedImage drawn = ImageIO.read(png.toFile());
    int marks = 0;
    for (int i = 0; i < drawn.getWidth() * drawn.getHeight(); i++) {
      int rgb = drawn.getRGB(i % drawn.getWidth(), i / drawn.getWidth());
      marks += rgb == 0xFFE000E0 || rgb == 0xFF301030 ? 1 : 0;
    }
    return marks;
  }

  @Test
  void validate_tilesWithoutPictures_namesEachAsAnError() {
    CommandRun ofFolder = CommandRun.of("validate", tiles);
    assertThat(ofFolder.status()).isEqualTo(ExitCode.NO.status());
    assertThat(ofFolder.out())
        .contains(
            "error: %s: there is no picture L1_Terrain001.png for 'G'; add it".formatted(tiles),
            "8 errors, 0 warnings");
    CommandRun ofMap = CommandRun.of("validate", map, "--tiles", tiles);
    assertThat(ofMap.status()).isEqualTo(ExitCode.NO.status());
    assertThat(ofMap.out())
        .contains(
            "error: %s: the map holds 'G' (Grass), but tile set plain has no picture L1_Terrain001.png"
                .formatted(map),
            "error: %s: the map holds 't' (Tombstone)".formatted(map),
            "2 errors, 8 warnings");
  }

  @ParameterizedTest
  @CsvSource({
    "GN, .., N (None) L1_None", //
    "GG, FF, F (Forest) L2_NoForest",
    "HH, .., H (Heath) L1_NoVariant",
    "WG, .., W (Bog) L1_NoFrame",
    "GS, .T, T (Tent) L2_NoTentSnow",
    "HS, .., H (Heath) L1_NoVariant;S (Snow) L1_NoEdgeN",
    "GS, T.,",
    "GW, .., W (Bog) L1_NoFrame"
  })
  void anyCommand_mapInASetThatLacksPictures_namesThoseThatTheMapNeeds(
      String base, String overlay, String lacking) throws IOException {
    Path set = TestTiles.writeLacking(folder);
    Files.writeString(
        map,
        "emberway-map 1\nname: A\ntileset: bare\n[base]\n%s\n[overlay]\n%s\n"
            .formatted(base, overlay));
    List<String> wanted =
        Stream.of(lacking == null ? new String[0] : lacking.split(";"))
            .map(one -> one.split("[ ()]+"))
            .map(
                one ->
                    "emberway: warning: %s: the map holds '%s' (%s), but tile set bare has no picture %s.png; add it, or use another tile set"
                        .formatted(map, one[0], one[1], one[2]))
            .toList();
    Path png = folder.resolve("a.png");
    CommandRun render = CommandRun.of("render", map, "--no-route", "-o", png).succeeded();
    assertThat(render.err().lines()).containsExactlyInAnyOrderElementsOf(wanted);
    CommandRun larger =
        CommandRun.of("render", map, "--no-route", "--scale", "2", "-o", png).succeeded();
    assertThat(larger.err()).isEqualTo(render.err());
    assertThat(CommandRun.of("route", map, "--from", "0,0", "--to", "1,0").succeeded().err())
        .isEmpty();
    assertThat(CommandRun.of("info", map).succeeded().err()).isEmpty();
    CommandRun validate = CommandRun.of("validate", map);
    assertThat(validate.out().lines().filter(line -> line.startsWith("error: ")))
        .hasSameSizeAs(wanted);
    assertThat(validate.status()).isEqualTo(wanted.isEmpty() ? 0 : ExitCode.NO.status());
    assertThat(CommandRun.of("info", set).succeeded().err()).isEmpty();
  }

  @Test
  void anyCommand_packWhoseSetLacksPictures_marksThemAndOnlyValidateFails() throws IOException {
    Path pack = Files.createDirectory(folder.resolve("pack"));
    Path set = TestTiles.writeLacking(pack);
    Files.writeString(
        pack.resolve("a.map.txt"),
        "emberway-map 1\nname: A\ntileset: bare\n[base]\nNN\n[overlay]\n.F\n");
    Files.writeString(
        pack.resolve("pack.json"),
        "{\"name\": \"P\", \"license\": \"CC0-1.0\", \"maps\": [{\"file\": \"a.map.txt\"}],"
            + " \"tileSets\": [\"tiles/bare\"]}");
    Path png = folder.resolve("a.png");
    CommandRun render = CommandRun.of("render", pack, "--no-route", "-o", png).succeeded();
    assertThat(render.err().lines()).hasSize(2);
    assertThat(marks(png)).isBetween(1000, 1400); // two diamonds, or 1352 px
    CommandRun.of("route", pack, "--from", "0,0", "--to", "1,0").succeeded();
    CommandRun.of("info", pack).succeeded();
    CommandRun validate = CommandRun.of("validate", pack);
    assertThat(validate.status()).isEqualTo(ExitCode.NO.status());
    String at = "error: " + set.resolve("tileset.json") + ":";
    assertThat(validate.out())
        .contains(
            at + "8:83: there is no picture L1_NoVariant.png for 'H'; add it to " + set,
            at + "9:79: there is no picture L1_NoFrame.png for 'W'; add it to " + set,
            at + "10:81: there is no picture L1_None.png for 'N'; add it to " + set,
            "for 'F'; add it to " + set,
            "there is no picture L2_NoTentSnow.png for 'T' on 'S'; add it to " + set,
            "there is no picture of a transition, such as L1_NoEdgeN.png; add some to " + set,
            "a.map.txt: the map holds 'F' (Forest), but tile set bare has no picture"
                + " L2_NoForest.png")
        .contains("8 errors, ");
  }

  @Test
  void anyCommand_describedSetWithoutAnyPicture_drawsMarksOnly() throws IOException {
    Path set = TestTiles.writeLacking(folder);
    Path json = set.resolve("tileset.json");
    Files.writeString(json, Files.readString(json).replace(", \"spritesFrom\": \"fantasy\"", ""));
    Files.writeString(map, "emberway-map 1\nname: A\ntileset: bare\n[base]\nGG\n");
    Path png = folder.resolve("a.png");
    CommandRun render = CommandRun.of("render", map, "--no-route", "-o", png).succeeded();
    assertThat(render.err()).contains("'G' (Grass), but tile set bare has no picture");
    assertThat(marks(png)).isBetween(1000, 1400);
    CommandRun.of("route", map, "--from", "0,0", "--to", "1,0").succeeded();
    CommandRun.of("convert", map, folder.resolve("b.map.txt")).succeeded();
    CommandRun.of("convert", map, folder + "/b/")
        .failedWith(ExitCode.OUTPUT, "the tile set has no picture for 'G' (Grass)");
  }
}
