package emberway.log;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.Patience;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LogTest {
  private static final int LIMIT = 2000; // bytes of a file
  private static final int RECORD = 100; // bytes, or less

  @TempDir Path folder;

  private Log log() {
    return log(folder);
  }

  private static Log log(Path folder) {
    PrivacyFilter privacyFilter =
        new PrivacyFilter(List.of("/people/alice"), List.of("alice"), List.of());
    return new Log(new LogFiles(folder, LIMIT), () -> privacyFilter);
  }

  private List<Path> files(String begin) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(begin))
          .sorted()
          .toList();
    }
  }

  private String all() {
    return String.join("\n", new LogFiles(folder, LIMIT).lines());
  }

  @Test
  void record_first_followsTheVersions() {
    log().record("WARNING", "the ground is odd", null);
    assertThat(all())
        .containsPattern("(?s)^\\S+Z [0-9]+ NOTE Emberway .*, Java .*WARNING the ground is odd$");
  }

  @Test
  void record_withException_keepsItsFramesButNotWhatItQuotes() {
    Exception failure =
        new IllegalStateException(
            "/people/alice/a.map.txt: 'Rook Hill'\n\tat Camp", new IOException("for \"Camp\""));
    log().record("ERROR", "not saved", failure);
    assertThat(all())
        .contains("ERROR not saved", "IllegalStateException: ~/a.map.txt: …")
        .contains("Caused by: java.io.IOException: for …", "\tat emberway.log.LogTest.record_")
        .doesNotContain("Rook", "Camp", "alice");
  }

  @Test
  void record_namesOfMapsOnShow_areKeptOut() {
    Log log = log();
    log.keepOut(List.of("Rook Hill"));
    log.keepOut(List.of("Camp"));
    log.record("WARNING", "Rook Hill is gone, and so is Camp", null);
    assertThat(all()).contains("… is gone, and so is …");
  }

  @Test
  void record_more_thanThereIsRoomFor_dropsTheOldest() throws IOException {
    Log log = log();
    int records = 10 * LogFiles.MAX_FILES * LIMIT / RECORD;
    for (int i = 0; i < records; i++) {
      log.record("WARNING", "number " + i + ".", null);
    }
    assertThat(files("emberway")).hasSize(LogFiles.MAX_FILES + 1); // and the lock
    for (Path file : files("emberway")) {
      assertThat(Files.size(file)).isLessThan(LIMIT + RECORD);
    }
    assertThat(all()).endsWith("number " + (records - 1) + ".").doesNotContain("number 0.");
    List<String> last = Log.lastTrouble(new LogFiles(folder, LIMIT), 25);
    assertThat(last).hasSize(25);
    assertThat(last.get(0)).endsWith("number " + (records - 25) + ".");
  }

  @Test
  void record_severalProcesses_keepEachRecordWhole() throws Exception {
    List<Process> processes = new ArrayList<>();
    for (String name : List.of("one", "two", "three")) {
      processes.add(LogProbe.start(folder, name, 400));
    }
    for (Process process : processes) {
      assertThat(Patience.awaitEnd(process)).isTrue();
      assertThat(process.exitValue()).isZero();
    }
    assertThat(new LogFiles(folder, LIMIT).lines())
        .isNotEmpty()
        .allMatch(
            line ->
                line.matches(
                    "\\S+Z [0-9]+ (NOTE Emberway .*|WARNING from (one|two|three): [0-9]+\\.)"));
    assertThat(all()).contains(": 399.");
    for (Path file : files("emberway")) {
      assertThat(Files.size(file)).isLessThan(2 * LIMIT + 3 * RECORD);
    }
  }

  @Test
  void record_whileAnotherProcessRotates_growsToTwiceTheSizeOnly() throws IOException {
    Log log = log();
    log.record("WARNING", "before", null);
    try (FileChannel channel =
            FileChannel.open(
                folder.resolve("emberway.log.lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
        FileLock lock = channel.lock()) {
      assertThat(lock.isValid()).isTrue();
      for (int i = 0; i < 10 * LIMIT / RECORD; i++) {
        log.record("WARNING", "number " + i + ".", null);
      }
    }
    assertThat(Files.size(folder.resolve("emberway.log")))
        .isBetween(2L * LIMIT, 2L * LIMIT + RECORD);
    log.record("WARNING", "after", null);
    assertThat(all()).contains("before", "after");
    assertThat(Files.size(folder.resolve("emberway.log"))).isLessThan(LIMIT);
  }

  @Test
  void lastTrouble_notesAreLeftOut_tracesStay() {
    Log log = log();
    log.record("NOTE", "opened a window", null);
    log.record("ERROR", "no", new IOException("full"));
    log.record("NOTE", "closed it", null);
    List<String> last = Log.lastTrouble(new LogFiles(folder, LIMIT), 9);
    assertThat(last).hasSize(1);
    assertThat(last.get(0))
        .containsPattern("ERROR no\n\tjava.io.IOException: full\n\t\tat .*")
        .doesNotContain("closed");
  }

  @Test
  void crash_leavesAReport_andTheOldestGo() throws IOException {
    Log log = log();
    for (int i = 0; i < LogFiles.MAX_CRASHES + 3; i++) {
      Path report =
          log.recordCrash("it broke", new IllegalStateException("the arrow")).orElseThrow();
      assertThat(Files.readString(report))
          .startsWith("Emberway crash report\n")
          .contains("Emberway ", ", Java ", "it broke", "IllegalStateException: the arrow")
          .contains("\tat emberway.log.LogTest.crash_");
    }
    assertThat(files("crash-")).hasSize(LogFiles.MAX_CRASHES);
    assertThat(all()).contains("CRASH it broke (crash-");
  }

  @Test
  void log_whereNothingCanBeWritten_staysSilent() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    Log log = log(file.resolve("log"));
    log.record("ERROR", "no", null);
    assertThat(log.recordCrash("it broke", new IllegalStateException())).isEmpty();
    assertThat(Log.lastTrouble(new LogFiles(file, LIMIT), 9)).isEmpty();
    assertThat(new LogFiles(file, LIMIT).crashes()).isEmpty();
    assertThat(file).isEmptyFile();
  }
}
