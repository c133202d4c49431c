package emberway.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import emberway.testing.Pipes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SpecialFileTest {
  @TempDir private Path folder;

  private static IOException failure(Path pipe, OpenOption way) {
    return catchThrowableOfType(
        IOException.class, () -> SpecialFile.open(pipe, way, Duration.ofMillis(20)));
  }

  @Test
  void open_pipeWithoutAnotherEnd_saysWhatIsMissing() throws Exception {
    Path pipe = Pipes.make(folder.resolve("pipe"));
    IOException reading = failure(pipe, StandardOpenOption.READ);
    assertThat(FileError.reading(reading))
        .isEqualTo(
            new FileError(
                "is a pipe that nobody writes to", "start the program that writes it first"));
    Path other = Pipes.make(folder.resolve("other"));
    IOException writing = failure(other, StandardOpenOption.WRITE);
    assertThat(FileError.writing(writing))
        .isEqualTo(
            new FileError("is a pipe that nobody reads", "start the program that reads it first"));
  }

  @Test
  void openPipe_writerComes_readsWhatItWrites() throws Exception {
    Path pipe = Pipes.make(folder.resolve("pipe"));
    assertThat(SpecialFile.isPipe(pipe)).isTrue();
    Process writer = new ProcessBuilder("sh", "-c", "echo ash > " + pipe).start();
    try (InputStream in = SpecialFile.openPipe(pipe)) {
      assertThat(in.readAllBytes()).isEqualTo("ash\n".getBytes(StandardCharsets.UTF_8));
    }
    assertThat(writer.waitFor()).isZero();
    assertThat(SpecialFile.isPipe(Files.writeString(folder.resolve("file"), ""))).isFalse();
  }
}
