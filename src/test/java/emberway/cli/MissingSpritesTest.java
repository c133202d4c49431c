package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.output.ExitCode;
import emberway.render.gl.context.GlContext;
import emberway.render.gl.context.OpenGlUnavailableException;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Text maps with a plain folder of PNGs that lacks some. */
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
    int marks = 0;
    for (int i = 0; i < drawn.getWidth() * drawn.getHeight(); i++) {
      int rgb = drawn.getRGB(i % drawn.getWidth(), i / drawn.getWidth());
      marks += rgb == 0xFFE000E0 || rgb == 0xFF301030 ? 1 : 0;
    }
    assertThat(marks).isBetween(500, 700); // a diamond of 52 × 26 px has 676
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
            "error: %s: 'G' (Grass) cannot be drawn: tile set plain has no L1_Terrain001.png"
                .formatted(map),
            "error: %s: 't' (Tombstone)".formatted(map),
            "2 errors, 8 warnings");
  }
}
