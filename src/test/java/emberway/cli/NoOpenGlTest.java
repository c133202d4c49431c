package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.option.ExitCode;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where there is nothing to draw with, one line says so, and no library adds its own. */
final class NoOpenGlTest {
  private static final Path MAP = CommandRun.HOME.resolve("maps/road-and-wall.map.txt");

  @TempDir private Path folder;

  private static ChildRun withoutDisplay(String... options) {
    assumeTrue(
        System.getProperty("os.name").equals("Linux"), "only X11 can be taken away so easily");
    return ChildRun.with(options).without("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR");
  }

  @Test
  void render_withoutEglAndDisplay_saysSoInOneLine() {
    Path picture = folder.resolve("out.png");
    withoutDisplay("-Dorg.lwjgl.egl.libname=nowhere")
        .of("render", MAP, "-o", picture)
        .failedWith(ExitCode.NO_OPENGL, "no OpenGL 3.3", "EGL", "no window");
    assertThat(picture).doesNotExist();
  }

  /** Against pictures that OpenGL draws at full size, because shaders are given. */
  @ParameterizedTest
  @ValueSource(strings = {"1", "0.4", "0.1"})
  void render_mapWithNothingOverIt_isDrawnWithoutOpenGl(String scale) {
    Path picture = folder.resolve("without.png");
    Object[] bare = {
      "render", MAP, "--scale", scale, "--no-route", "--fields", "none", "--names", "-o", picture
    };
    withoutDisplay("-Dorg.lwjgl.egl.libname=nowhere").of(bare).succeeded();
    Path drawn = folder.resolve("with.png");
    Object[] with = Arrays.copyOf(bare, bare.length + 2);
    with[bare.length - 1] = drawn;
    with[bare.length] = "--shaders";
    with[bare.length + 1] = CommandRun.HOME.resolve("shaders");
    CommandRun run = CommandRun.of(with);
    assumeTrue(run.status() != ExitCode.NO_OPENGL.status(), "needs OpenGL");
    run.succeeded();
    assertThat(picture).hasSameBinaryContentAs(drawn);
  }

  @Test
  void explorer_withoutDisplay_pointsToRender() {
    withoutDisplay().of(MAP).failedWith(ExitCode.NO_OPENGL, "no display", "emberway render");
  }

  @Test
  void explorer_mapThatIsNotThere_isSaidFirst() {
    withoutDisplay().of("dance").failedWith(ExitCode.USAGE, "'dance' is neither", "--help");
    withoutDisplay().of("no/map.map.txt").failedWith(ExitCode.INPUT, "no/map.map.txt", "not found");
  }
}
