package emberway.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import emberway.testing.Patience;
import emberway.testing.Pipes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
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

  /** Opening it would wait for a writer. */
  @Test
  void openFolder_pipe_isRefusedAtOnce() throws Exception {
    Path pipe = Pipes.make(folder.resolve("pipe"));
    CountDownLatch refused = new CountDownLatch(1);
    Thread lister =
        new Thread(
            () -> {
              try {
                SpecialFile.openFolder(pipe).close();
              } catch (NotDirectoryException asItShould) {
                refused.countDown();
              } catch (IOException other) {
                throw new AssertionError(other);
              }
            });
    lister.setDaemon(true);
    lister.start();
    assertThat(Patience.await(refused)).isTrue();
    assertThat(SpecialFile.isPipe(pipe)).isTrue();
    assertThatThrownBy(() -> SpecialFile.refusePipe(pipe)).hasMessageContaining("is a pipe");
  }

  @Test
  void isPlain_pipesFoldersAndFilesOfTheSystem_areNot() throws Exception {
    assertThat(SpecialFile.isPlain(Files.writeString(folder.resolve("full"), "x"))).isTrue();
    assertThat(SpecialFile.isPlain(Files.createFile(folder.resolve("empty")))).isTrue();
    assertThat(SpecialFile.isPlain(folder)).isFalse();
    assertThat(SpecialFile.isPlain(folder.resolve("none"))).isFalse();
    assertThat(SpecialFile.isPlain(Pipes.make(folder.resolve("pipe")))).isFalse();
    assertThat(SpecialFile.isPlain(Path.of("/proc/version"))).isFalse();
  }
}
