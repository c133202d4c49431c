package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.output.ExitCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
