package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.option.ExitCode;
import emberway.render.GlFixture;
import emberway.render.TestScenes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code render --compression}: the same picture in files of different sizes. */
final class RenderCompressionTest {
  private static final Path MAP = CommandRun.HOME.resolve("maps/walled-city.map.txt");

  @TempDir private Path folder;

  @Test
  void small_samePictureInASmallerFile() throws IOException {
    GlFixture.context().close();
    Path fast = render("fast.png", "--compression", "fast");
    Path small = render("small.png", "--compression", "Small");
    assertThat(Files.size(small)).isLessThan(Files.size(fast));
    assertThat(pixels(small)).isEqualTo(pixels(fast));
    assertThat(render("usual.png")).hasSameBinaryContentAs(fast);
  }

  @Test
  void unknownWord_saysWhichThereAre() {
    Path png = folder.resolve("x.png");
    CommandRun.of("render", MAP, "-o", png, "--compression", "smal")
        .failedWith(ExitCode.USAGE, "--compression", "'smal'", "small");
    CommandRun.of("render", MAP, "-o", png, "--compression", "9")
        .failedWith(ExitCode.USAGE, "--compression", "'9'", "fast", "small");
    assertThat(png).doesNotExist();
  }

  private Path render(String name, Object... options) {
    Path png = folder.resolve(name);
    Object[] args = new Object[4 + options.length];
    args[0] = "render";
    args[1] = MAP;
    args[2] = "-o";
    args[3] = png;
    System.arraycopy(options, 0, args, 4, options.length);
    CommandRun.of(args).succeeded();
    return png;
  }

  private static byte[] pixels(Path png) throws IOException {
    return TestScenes.read(png).rgba();
  }
}
