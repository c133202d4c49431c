package emberway.render.gl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.render.GlFixture;
import emberway.testing.Pipes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ShaderPreprocessorTest {
  @TempDir Path folder;

  private ShaderPreprocessor read(String name) {
    return ShaderPreprocessor.read(ShaderSource.folder(folder), name);
  }

  @Test
  void text_includes_areReplacedOnceWithTheirLines() throws IOException {
    Files.writeString(folder.resolve("a"), "one\n#include \"b\"\nthree\n#include \"b\"\nfive\n");
    Files.writeString(folder.resolve("b"), "inner\n");
    assertThat(read("a").text()).isEqualTo("one\n#line 1 1\ninner\n#line 3 0\nthree\n\nfive\n");
  }

  @Test
  void text_macros_areDefinedAfterTheVersion() throws IOException {
    Files.writeString(folder.resolve("a"), "#version\n#include \"b\"\nthree\n");
    Files.writeString(folder.resolve("b"), "inner\n");
    ShaderPreprocessor text =
        ShaderPreprocessor.read(ShaderSource.folder(folder), "a", "MARKS", "KIND 2");
    assertThat(text.text())
        .isEqualTo(
            """
            #version
            #define MARKS
            #define KIND 2
            #line 2 0
            #line 1 1
            inner
            #line 3 0
            three
            """);
  }

  @Test
  void explain_logsOfSeveralDrivers_nameTheFile() throws IOException {
    Files.writeString(folder.resolve("a"), "#include \"b\"\n");
    Files.writeString(folder.resolve("b"), "inner\n");
    ShaderPreprocessor text = read("a");
    assertThat(text.explain("1:12(5): error: x")).isEqualTo("b:12(5): error: x");
    assertThat(text.explain("0(7) : error C1: y")).isEqualTo("a:7 : error C1: y");
    assertThat(text.explain("ERROR: 1:3: z")).isEqualTo("b:3: z");
    assertThat(text.explain("no place at all\n")).isEqualTo("no place at all");
  }

  @Test
  void read_fileThatIsNowhere_saysSo() {
    assertThatThrownBy(() -> read("none.frag"))
        .isInstanceOf(ShaderException.class)
        .hasMessageContaining("none.frag");
  }

  @Test
  void read_pipe_isRefusedAndNotWaitedFor() throws Exception {
    Pipes.make(folder.resolve("crisp.frag"));
    assertThatThrownBy(() -> read("crisp.frag"))
        .isInstanceOf(ShaderException.class)
        .hasMessageContaining("crisp.frag is not a regular file");
  }

  @Test
  void read_fileThatTheFolderLacks_isTheBundledOne() {
    assertThat(read("crisp.frag").text()).startsWith("#version 330 core");
  }

  @Test
  void link_errorInAnIncludedFile_namesThatFileAndLine() throws IOException {
    Files.writeString(
        folder.resolve("bad.frag"),
        """
        #version 330 core
        #include "part.glsl"
        out vec4 color;
        void main() { color = part(); }
        """);
    Files.writeString(folder.resolve("part.glsl"), "// fine\nvec4 part() { return nonsense; }\n");
    try (GlContext context = GlFixture.context()) {
      assertThat(context.description()).isNotEmpty();
      assertThatThrownBy(
              () -> ShaderProgram.link(ShaderSource.folder(folder), "fullscreen.vert", "bad.frag"))
          .isInstanceOf(ShaderException.class)
          .hasMessageContaining("part.glsl:2");
    }
  }
}
