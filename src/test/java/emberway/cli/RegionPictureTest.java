package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RegionPictureTest {
  @TempDir private Path folder;

  @BeforeAll
  static void openGl() {
    try (GlContext context = GlContext.headless()) {
      assertThat(context.maxTextureSize()).isPositive();
    } catch (OpenGlUnavailableException missing) {
      assumeTrue(false, "needs OpenGL: " + missing.getMessage());
    }
  }

  @Test
  void route_thatLeavesTheRegion_endsAtItsRim() throws IOException {
    BufferedImage bare = render("bare.png", "--no-route");
    BufferedImage routed = render("routed.png");
    int changed = 0;
    for (int y = 0; y < bare.getHeight(); y++) {
      for (int x = 0; x < bare.getWidth(); x++) {
        int before = bare.getRGB(x, y);
        int after = routed.getRGB(x, y);
        if (before >>> 24 == 0) {
          assertThat(after >>> 24).as("alpha at " + x + "," + y).isZero();
        }
        changed += before == after ? 0 : 1;
      }
    }
    assertThat(changed).isGreaterThan(1000);
  }

  private BufferedImage render(String name, String... options) throws IOException {
    Path png = folder.resolve(name);
    Path map = CommandRun.HOME.resolve("maps/walled-city.map.txt");
    String[] args = {"render", map.toString(), "-o", png.toString(), "--region", "30,28,24,20"};
    Object[] all = new Object[args.length + options.length];
    System.arraycopy(args, 0, all, 0, args.length);
    System.arraycopy(options, 0, all, args.length, options.length);
    CommandRun.of(all).succeeded();
    return ImageIO.read(png.toFile());
  }
}
