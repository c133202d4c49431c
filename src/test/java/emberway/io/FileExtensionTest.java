package emberway.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FileExtensionTest {
  @ParameterizedTest
  @ValueSource(strings = {"a.jpg", "a.JPEG", "a.png.zip", "a.map.txt", ".svg", "x/y.tmx"})
  void lie_knownEndingOfAnotherKind_isOne(String name) {
    assertThat(FileExtension.lie(Path.of(name), "a PNG picture", ".png")).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.png", "A.PNG", "a.jpg.png", "a", "a.", "a.v2", "a.2026", "null", "/"})
  void lie_rightEndingOrNone_isNone(String name) {
    assertThat(FileExtension.lie(Path.of(name), "a PNG picture", ".png")).isEmpty();
  }

  @Test
  void lie_said_namesEndingAndMend() {
    assertThat(FileExtension.lie(Path.of("a.jpg"), "a PNG picture", ".png"))
        .contains(
            new FileError(
                "should be a PNG picture, but its name ends in '.jpg'", "end it in .png"));
  }
}
