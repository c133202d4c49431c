package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.ChildJava;
import emberway.testing.Patience;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When the temporary file of an export that was killed half way goes, and which files stay. */
final class KilledExportTest {
  private static final Path MAP = CommandRun.HOME.resolve("maps/island-realm.map.txt");

  @TempDir private Path folder;
  private final List<Process> exports = new ArrayList<>();

  @AfterEach
  void endAll() throws InterruptedException {
    for (Process export : exports) {
      export.destroyForcibly().waitFor();
    }
  }

  /** Begins to write a picture of hundreds of millions of pixels into the folder. */
  private Process export(String name) throws IOException {
    List<String> command = ChildJava.program();
    command.add("-Demberway.state=" + CommandRun.HOME.resolve("target/test-state"));
    command.addAll(ChildJava.classPath());
    String file = folder.resolve(name).toString();
    command.addAll(List.of(Main.class.getName(), "render", MAP.toString(), "-o", file));
    command.addAll(List.of("--scale", "8", "--no-route", "--fields", "none"));
    Process process = new ProcessBuilder(command).inheritIO().start();
    exports.add(process);
    return process;
  }

  private List<Path> temporaries() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.getFileName().toString().endsWith(".tmp")).toList();
    }
  }

  /** Waits for an export's temporary file, other than this one, that holds something. */
  private Path temporaryOf(Process export, Path other) throws Exception {
    Instant limit = Instant.now().plus(Duration.ofSeconds(Patience.LIMIT));
    while (Instant.now().isBefore(limit) && export.isAlive()) {
      for (Path file : temporaries()) {
        if (!file.equals(other) && Files.size(file) > 0) {
          return file;
        }
      }
      Thread.sleep(20);
    }
    throw new AssertionError("no temporary file of a running export in " + temporaries());
  }

  private void write(String name) {
    CommandRun.of("convert", MAP, folder.resolve(name)).succeeded();
  }

  @Test
  void temporaryFile_ofKilledExport_goesWithTheNextWriteIntoItsFolder() throws Exception {
    Assumptions.assumeTrue(
        Files.isReadable(Path.of("/proc/sys/kernel/random/boot_id")),
        "no way on this system to tell its processes from another machine's");
    write("map.map.txt");
    Process killed = export("killed.png");
    Path left = temporaryOf(killed, null);
    killed.destroyForcibly().waitFor();
    CommandRun.of("info", folder.resolve("map.map.txt")).succeeded();
    assertThat(temporaries()).as("after a command that only reads").containsExactly(left);

    Process running = export("running.png");
    Path written = temporaryOf(running, left);
    assertThat(temporaries()).as("before the next write ends").containsExactly(written);

    write("other.map.txt");
    assertThat(running.isAlive()).isTrue();
    assertThat(temporaries()).as("of a running export").containsExactly(written);
    running.destroyForcibly().waitFor();
    write("other.map.txt");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("map.map.txt", "other.map.txt");
    }
  }
}
