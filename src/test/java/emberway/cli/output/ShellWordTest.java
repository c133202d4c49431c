package emberway.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisabledOnOs(OS.WINDOWS)
final class ShellWordTest {
  @Test
  void of_plainName_isThatName() {
    assertThat(ShellWord.of("packs/my-pack_2.0")).isEqualTo("packs/my-pack_2.0");
    assertThat(ShellWord.of("a b")).isEqualTo("'a b'");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a b", "it's", "$HOME", "~", "a\\b", "\u001b[1m", "tab\t'\\", "a;b", "*", "é", ""})
  void of_anyName_isReadBackByTheShell(String name) throws IOException {
    Process shell =
        new ProcessBuilder("bash", "-c", "printf %s " + ShellWord.of(name))
            .redirectErrorStream(true)
            .start();
    assertThat(new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo(name);
  }
}
