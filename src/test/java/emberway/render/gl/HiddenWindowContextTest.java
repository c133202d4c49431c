package emberway.render.gl;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.ChildJava;
import emberway.testing.Xvfb;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The hidden window, in a process of its own with a virtual display of its own. */
final class HiddenWindowContextTest {
  /** Runs in that process. */
  public static final class Probe {
    private Probe() {}

    public static void main(String[] args) throws OpenGlUnavailableException {
      try (GlContext context = HiddenWindowContext.open()) {
        System.out.println(context.description());
      }
    }
  }

  @Test
  void open_underAVirtualDisplay_givesAContext() throws IOException, InterruptedException {
    Optional<Xvfb> display = Xvfb.start(640, 480);
    Assumptions.assumeTrue(
        display.isPresent(),
        "the hidden window is not tested: Xvfb is not installed, or finds no free display");
    try (Xvfb opened = display.orElseThrow()) {
      assertThat(probe(opened.display())).contains("hidden window: ");
    }
  }

  @Test
  void open_withoutADisplay_saysThatNoWindowCanBeMade() throws IOException, InterruptedException {
    Assumptions.assumeTrue(
        System.getProperty("os.name").startsWith("Linux"), "only X11 can be taken away so easily");
    assertThat(probe("")).contains("no window can be made").doesNotContain("XDG_RUNTIME_DIR");
  }

  /** What the probe prints, output and errors alike. */
  private static String probe(String display) throws IOException, InterruptedException {
    List<String> command = ChildJava.program();
    command.addAll(ChildJava.classPath());
    command.add(Probe.class.getName());
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().remove("WAYLAND_DISPLAY");
    builder.environment().remove("DISPLAY");
    builder.environment().remove("XDG_RUNTIME_DIR");
    if (!display.isEmpty()) {
      builder.environment().put("DISPLAY", display);
    }
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }
}
