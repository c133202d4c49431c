package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.viewport.Viewport;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/**
 * Base of tests of the real window: each class has a screen of its own, each test has a folder, and
 * all compare pictures alike.
 */
public abstract class OnVirtualDisplay {
  public static final String MAIN = "emberway.cli.Main";

  public static VirtualDisplay display;

  @TempDir public Path folder;

  @BeforeAll
  static void openDisplay() throws IOException {
    display = VirtualDisplay.open();
  }

  @AfterAll
  static void closeDisplay() {
    if (display != null) {
      display.close();
      display = null;
    }
  }

  /** Starts the program with a map, from the command line on. */
  public final RunningExplorer open(Path map) throws IOException, InterruptedException {
    return new RunningExplorer(display, folder, MAIN, map.toString());
  }

  /** Starts a {@link WindowProbe} with a map: the program that tests can control in more detail. */
  public final RunningExplorer probe(Path map) throws IOException, InterruptedException {
    return new RunningExplorer(display, folder, WindowProbe.class.getName(), map.toString());
  }

  /** Quits a program that has nothing to ask and printed no errors. */
  public static void quit(RunningExplorer explorer) throws IOException, InterruptedException {
    explorer.act("key", "ctrl+q");
    assertThat(explorer.awaitEnd()).isZero();
    assertThat(explorer.errors()).isEmpty();
  }

  /**
   * Returns the picture that {@code emberway render} draws of a map; skips the test where it
   * cannot.
   */
  public final BufferedImage rendered(Path map, String... options)
      throws IOException, InterruptedException {
    Path picture = folder.resolve("rendered.png");
    Path errors = folder.resolve("render-errors.txt");
    List<String> args =
        new ArrayList<>(List.of("render", map.toString(), "-o", picture.toString()));
    args.addAll(List.of(options));
    Process render = RunningExplorer.start("", folder, errors, MAIN, args.toArray(String[]::new));
    Assumptions.assumeTrue(
        render.waitFor() != 4, "pictures are not compared: there is no OpenGL without a window");
    assertThat(render.exitValue()).as(Files.readString(errors)).isZero();
    return ImageIO.read(picture.toFile());
  }

  /** Returns how many pixels differ between two pictures of the same size. */
  public static int differences(BufferedImage one, BufferedImage other) {
    assertThat(other.getWidth()).isEqualTo(one.getWidth());
    assertThat(other.getHeight()).isEqualTo(one.getHeight());
    return RunningExplorer.differences(one, other);
  }

  /**
   * Describes how the window differs from the opaque part of a map's picture; empty where it does
   * not.
   *
   * @param least the least number of pixels to compare
   */
  public static String difference(
      BufferedImage seen, BufferedImage drawn, Viewport view, int least) {
    return difference(seen, drawn, view.camera().pictureLeft(), view.camera().pictureTop(), least);
  }

  /**
   * Describes how the window differs from the opaque part of a map's picture, whose given column
   * and row lie at the window's left and top edge; empty where it does not.
   *
   * @param least the least number of pixels to compare
   */
  static String difference(BufferedImage seen, BufferedImage drawn, int left, int top, int least) {
    int compared = 0;
    for (int y = Math.max(0, top); y < Math.min(drawn.getHeight(), top + seen.getHeight()); y++) {
      for (int x = Math.max(0, left); x < Math.min(drawn.getWidth(), left + seen.getWidth()); x++) {
        if (drawn.getRGB(x, y) >>> 24 == 255) {
          compared++;
          if (seen.getRGB(x - left, y - top) != drawn.getRGB(x, y)) {
            return "other at " + x + "," + y + " of the picture";
          }
        }
      }
    }
    return compared > least ? "" : "only " + compared + " pixels compared";
  }
}
