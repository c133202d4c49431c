package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.option.ExitCode;
import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the command line says of pictures of double size, and what it draws with them. */
final class DoubleSizeCommandTest {
  private static final int GREEN = 0xFF108020;
  private static final int BLUE = 0xFF102080;

  @TempDir private Path folder;
  private Path tiles;
  private Path map;

  @BeforeEach
  void writePack() throws IOException {
    tiles = Files.createDirectories(folder.resolve("pack/tiles/plain"));
    map = Files.createDirectories(folder.resolve("pack/maps")).resolve("one.map.txt");
    Files.writeString(
        tiles.resolve("tileset.json"),
        """
        {"name": "plain", "tile": {"width": 8, "height": 8}, "lattice": {"width": 8, "height": 4},
         "doubleSize": "@2x", "legend": [
          {"symbol": "G", "name": "grass", "layer": "base", "sprite": "Grass", "cost": 1},
          {"symbol": "T", "name": "tower", "layer": "overlay", "sprite": "Tower"}]}
        """);
    Files.writeString(map, "emberway-map 1\nname: One\ntileset: plain\n[base]\nG\n");
    Files.writeString(
        folder.resolve("pack/pack.json"),
        "{\"name\": \"P\", \"maps\": [{\"file\": \"maps/one.map.txt\"}],"
            + " \"tileSets\": [\"tiles/plain\"]}");
    png("Grass.png", 8, GREEN);
    png("Tower.png", 8, GREEN);
    png("Grass@2x.png", 16, BLUE);
  }

  private void png(String name, int side, int argb) throws IOException {
    BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB);
    for (int i = 0; i < side * side; i++) {
      image.setRGB(i % side, i / side, argb);
    }
    assertThat(ImageIO.write(image, "png", tiles.resolve(name).toFile())).isTrue();
  }

  private static void needOpenGl() {
    try (GlContext context = GlContext.headless()) {
      assertThat(context.maxTextureSize()).isPositive();
    } catch (OpenGlUnavailableException missing) {
      assumeTrue(false, "needs OpenGL: " + missing.getMessage());
    }
  }

  /** The color in the middle of the picture of a map at a scale. */
  private int drawn(String path, String scale) throws IOException {
    Path png = folder.resolve("out.png");
    CommandRun.of("render", path, "-o", png, "--scale", scale).succeeded();
    BufferedImage image = ImageIO.read(png.toFile());
    assertThat(image.getWidth()).isEqualTo((int) Math.round(8 * Double.parseDouble(scale)));
    return image.getRGB(image.getWidth() / 2, image.getHeight() / 2);
  }

  @Test
  void render_aboveScale1_drawsTheDoubles() throws IOException {
    needOpenGl();
    Path zip = folder.resolve("pack.zip");
    CommandRun.of("pack", folder.resolve("pack"), "-o", zip).succeeded();
    String packed = zip + "#One";
    for (String scale : new String[] {"0.5", "1"}) {
      assertThat(drawn(packed, scale)).as(scale).isEqualTo(GREEN);
    }
    for (String scale : new String[] {"1.01", "1.5", "2", "3", "16"}) {
      assertThat(drawn(packed, scale)).as(scale).isEqualTo(BLUE);
    }
    Files.delete(tiles.resolve("Grass@2x.png"));
    png("Tower@2x.png", 16, BLUE);
    assertThat(drawn(folder.resolve("pack") + "#One", "2")).isEqualTo(GREEN);
  }

  @Test
  void render_doubleOfTheWrongSize_isEnlargedAndNamedAtScalesAbove1Only() throws IOException {
    needOpenGl();
    png("Grass@2x.png", 17, BLUE);
    assertThat(drawn(folder.resolve("pack") + "#One", "1")).isEqualTo(GREEN);
    Path png = folder.resolve("x.png");
    CommandRun large =
        CommandRun.of("render", map, "--tiles", tiles, "-o", png, "--scale", "2").succeeded();
    assertThat(large.err())
        .contains(
            "Grass@2x.png: the picture is 17 × 17 px, where Grass.png is 8 × 8",
            "save it twice as large as that, 16 × 16 px, or remove it");
    assertThat(ImageIO.read(png.toFile()).getRGB(8, 8)).isEqualTo(GREEN);
    CommandRun small = CommandRun.of("render", map, "--tiles", tiles, "-o", png).succeeded();
    assertThat(small.err()).isEmpty();
    CommandRun validated = CommandRun.of("validate", tiles);
    assertThat(validated.status()).isEqualTo(ExitCode.NO.status());
    assertThat(validated.out())
        .contains("error: ")
        .contains("Grass@2x.png: the picture is 17 × 17");
  }

  @Test
  void infoAndValidate_someMissing_sayHowMany() {
    assertThat(CommandRun.of("info", tiles).succeeded().out())
        .contains("double size  1 of 2, 1 missing");
    assertThat(CommandRun.of("info", tiles, "--json").succeeded().out()).contains("\"doubles\":1");
    assertThat(CommandRun.of("validate", tiles).succeeded().out())
        .contains(
            "1 of the 2 pictures of tile set plain have no double size, such as Tower.png;"
                + " they are drawn enlarged; add them");
  }
}
