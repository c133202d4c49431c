package emberway.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
    assertThat(shell("printf %s " + ShellWord.of(name))).isEqualTo(name);
  }

  private static String shell(String command) throws IOException {
    Process shell = new ProcessBuilder("bash", "-c", command).redirectErrorStream(true).start();
    return new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a  b\tc",
        "a #b c",
        "a#b 'c'#d e\\ #f",
        "'a b' \"c d\" e\\ f",
        "a'b c'\"d e\"f",
        "'' \"\" a",
        "'it'\\''s' \"it's\" 'a\"b'",
        "'\\n' \"\\n\\\"\\\\\\$\" \\n",
        "-o='Cold Barrows.png' # that's all"
      })
  void split_line_isWhatTheShellReads(String line) throws IOException {
    assertThat(String.join("\n", ShellWord.split(line)) + "\n")
        .isEqualTo(shell("printf '%s\\n' " + line));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \t ", "# all", "  #all 'this"})
  void split_lineWithoutWords_isNothing(String line) {
    assertThat(ShellWord.split(line)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a 'b", "\"a", "'a\\'b'", "\"a\\\"", "a\\", "\""})
  void split_quotationWithoutEnd_isRefused(String line) {
    assertThatThrownBy(() -> ShellWord.split(line)).isInstanceOf(IllegalArgumentException.class);
  }
}
