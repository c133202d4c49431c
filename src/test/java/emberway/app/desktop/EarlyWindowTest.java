package emberway.app.desktop;

import static emberway.app.desktop.EarlyWindowProbe.AWAKE;
import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.RunningExplorer;
import emberway.testing.Xvfb;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class EarlyWindowTest {
  private static final int DUSK = 0x222b39;

  @TempDir Path folder;

  @Test
  void open_early_isInDuskBeforeAnythingIsDrawnAndSleepsOverNoInput() throws IOException {
    Optional<Xvfb> server = Xvfb.start(400, 300, folder);
    Assumptions.assumeTrue(server.isPresent(), "Xvfb is not installed, or finds no free display");
    Path errors = folder.resolve("errors.txt");
    try (Xvfb screen = server.get()) {
      String probe = EarlyWindowProbe.class.getName();
      Process process = RunningExplorer.start(screen.display(), folder, errors, probe);
      try (BufferedReader output =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        assertThat(output.readLine()).as(Files.readString(errors)).isEqualTo(EarlyWindowProbe.OPEN);
        assertThat(screen.pixel(200, 150)).isEqualTo(DUSK);
        assertThat(screen.pixel(20, 280)).isEqualTo(DUSK);
        process.getOutputStream().write('\n');
        process.getOutputStream().flush();
        assertThat(output.readLine()).as("no wait while an input waits").isEqualTo(AWAKE);
      } finally {
        process.destroyForcibly();
      }
    }
  }
}
