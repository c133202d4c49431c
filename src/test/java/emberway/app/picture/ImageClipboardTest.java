package emberway.app.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ImageClipboardTest {
  @TempDir Path folder;

  private ImageClipboard clipboard(String system) {
    return new ImageClipboard(
        system, Map.of("PATH", folder.toString(), "WAYLAND_DISPLAY", "wayland-0", "DISPLAY", ":1"));
  }

  private void program(String name, String script) throws IOException {
    Path file = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + script + "\n");
    Assumptions.assumeTrue(
        file.toFile().setExecutable(true), "no copying is tested: no script can be run here");
  }

  @Test
  void copy_noProgramForIt_namesThoseThatWouldDo() throws IOException {
    Path png = Files.write(folder.resolve("a.png"), new byte[] {1, 2, 3});
    assertThat(clipboard("Linux").copy(png).orElseThrow()).contains("xclip").contains("wl-copy");
    assertThat(clipboard("Windows 11").copy(png).orElseThrow()).contains("save it to a file");
    program("xclip", "exit 0");
    ImageClipboard noDisplay = new ImageClipboard("Linux", Map.of("PATH", folder.toString()));
    assertThat(noDisplay.copy(png).orElseThrow()).contains("install");
  }

  @Test
  void copy_programThere_feedsItOrTellsItsStatus() throws IOException {
    byte[] content = new byte[300_000];
    content[299_999] = 7;
    Path png = Files.write(folder.resolve("a.png"), content);
    program("xclip", "exit 3");
    Optional<String> trouble = clipboard("Linux").copy(png);
    assertThat(trouble.orElseThrow()).contains("xclip");
    program("wl-copy", "/bin/cat > " + folder.resolve("taken"));
    assertThat(clipboard("Linux").copy(png)).isEmpty();
    assertThat(Files.readAllBytes(folder.resolve("taken"))).isEqualTo(content);
  }
}
