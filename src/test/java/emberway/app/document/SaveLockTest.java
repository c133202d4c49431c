package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.RunningExplorer;
import emberway.testing.Patience;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SaveLockTest {
  private static final int TIMES = 200;

  @TempDir Path folder;

  /** Counts in a file, once per simulated save. */
  static final class Counting {
    private Counting() {}

    public static void main(String[] args) {
      for (int i = 0; i < TIMES; i++) {
        count(Path.of(args[0]), Path.of(args[1]));
      }
    }

    private static int count(Path lock, Path file) {
      return SaveLock.runLocked(
          lock,
          () -> {
            try {
              int next = Integer.parseInt(Files.readString(file)) + 1;
              Files.writeString(file, Integer.toString(next));
              return next;
            } catch (IOException failure) {
              throw new UncheckedIOException(failure);
            }
          });
    }
  }

  @Test
  void inTurn_severalProcessesReadAndWrite_noneOvertakesAnother() throws Exception {
    Path file = Files.writeString(folder.resolve("count"), "0");
    Path lock = folder.resolve("deep").resolve("lock");
    Path errors = folder.resolve("errors.txt");
    String main = Counting.class.getName();
    List<Process> processes =
        Stream.of(
                RunningExplorer.start("", folder, errors, main, lock.toString(), file.toString()),
                RunningExplorer.start("", folder, errors, main, lock.toString(), file.toString()))
            .toList();
    for (Process process : processes) {
      assertThat(Patience.awaitEnd(process)).isTrue();
      assertThat(process.exitValue()).as(Files.readString(errors)).isZero();
    }
    assertThat(Files.readString(file)).isEqualTo(Integer.toString(2 * TIMES));
  }

  @Test
  void inTurn_placeThatCannotBe_doesTheWorkAllTheSame() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(SaveLock.runLocked(file.resolve("lock"), () -> "done")).isEqualTo("done");
  }
}
