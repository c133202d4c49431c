package emberway.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.testing.Pipes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class AtomicFileTest {
  private static final Duration NEVER = Duration.ofDays(1);
  private static final byte[] NEW = "new".getBytes(StandardCharsets.UTF_8);

  @TempDir Path folder;

  @Test
  void write_newFile_holdsTheContentAndNothingElseIsLeft() throws IOException {
    Path file = folder.resolve("a.txt");
    AtomicFile.write(file, out -> out.write(NEW));
    assertThat(file).hasBinaryContent(NEW);
    assertThat(names()).containsExactly("a.txt");
  }

  @Test
  void write_oldFile_isReplacedAndKeepsItsPermissions() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "something much longer");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    AtomicFile.write(file, out -> out.write(NEW));
    assertThat(file).hasBinaryContent(NEW);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r-----");
  }

  @Test
  void write_pipe_isRefusedAtOnce() throws Exception {
    Path pipe = Pipes.make(folder.resolve("pipe"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), pipe);
    for (Path target : List.of(pipe, link)) {
      assertThatThrownBy(() -> AtomicFile.write(target, out -> out.write(NEW), NEVER))
          .isInstanceOf(UnwritableException.class)
          .hasMessage(
              target + ": is a pipe; write to a file, or to - and from there into the pipe");
    }
    assertThat(names()).containsExactlyInAnyOrder("pipe", "link");
  }

  /** As what follows {@code >(} in a shell: it is no file in a folder. */
  @Test
  void write_pipeOfAShell_goesThere() throws Exception {
    Process reader = new ProcessBuilder("cat").start();
    Path pipe = Path.of("/proc/" + reader.pid() + "/fd/0");
    Assumptions.assumeTrue(Files.exists(pipe), "descriptors are no files here");
    AtomicFile.write(pipe, out -> out.write(NEW), Duration.ofMinutes(5));
    reader.getOutputStream().close();
    assertThat(reader.getInputStream().readAllBytes()).isEqualTo(NEW);
    assertThat(reader.waitFor()).isZero();
  }

  @Test
  void write_contentFailsHalfWay_oldFileStaysWhole() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old");
    assertThatThrownBy(
            () ->
                AtomicFile.write(
                    file,
                    out -> {
                      out.write(new byte[1 << 20]);
                      throw new IOException("No space left on device");
                    }))
        .isInstanceOf(UnwritableException.class)
        .hasMessage(file + ": no space left on the device; free some space, or write elsewhere");
    assertThat(file).hasContent("old");
    assertThat(names()).containsExactly("a.txt");
  }

  @Test
  void write_contentThrowsItsOwnException_passesThroughAndNothingIsLeft() throws IOException {
    assertThatThrownBy(
            () ->
                AtomicFile.write(
                    folder.resolve("a.txt"),
                    out -> {
                      out.write(NEW);
                      throw new IllegalStateException("mine");
                    }))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("mine");
    assertThat(names()).isEmpty();
  }

  @Test
  void write_libraryWrapsOrSwallowsTheStreamsFailure_isUnwritableAllTheSame() {
    Path full = fullDevice();
    for (boolean swallow : List.of(false, true)) {
      assertThatThrownBy(
              () ->
                  AtomicFile.write(
                      full,
                      out -> {
                        try {
                          out.write(new byte[1 << 20]);
                        } catch (IOException e) {
                          if (!swallow) {
                            throw new IllegalStateException("wrapped", e);
                          }
                        }
                      }))
          .isInstanceOf(UnwritableException.class)
          .hasMessageContaining("no space left on the device");
    }
  }

  @Test
  void write_fullDevice_saysSoAndLeavesTheDeviceAlone() {
    Path full = fullDevice();
    assertThatThrownBy(() -> AtomicFile.write(full, out -> out.write(NEW)))
        .isInstanceOf(UnwritableException.class)
        .hasMessage("/dev/full: no space left on the device; free some space, or write elsewhere");
    assertThat(Files.isRegularFile(full)).isFalse();
  }

  @Test
  void write_missingFolder_saysSo() {
    Path file = folder.resolve("none").resolve("a.txt");
    assertThatThrownBy(() -> AtomicFile.write(file, out -> out.write(NEW)))
        .isInstanceOf(UnwritableException.class)
        .hasMessage(file + ": its folder does not exist; make the folder, or write elsewhere");
  }

  @Test
  void write_folderInPlaceOfAFile_saysSo() {
    assertThatThrownBy(() -> AtomicFile.write(folder, out -> out.write(NEW)))
        .isInstanceOf(UnwritableException.class)
        .hasMessage(folder + ": is a folder; name a file in it");
  }

  @Test
  void write_fileInPlaceOfAFolder_saysSo() throws IOException {
    Path file = Files.writeString(folder.resolve("a"), "").resolve("b");
    assertThatThrownBy(() -> AtomicFile.write(file, out -> out.write(NEW)))
        .isInstanceOf(UnwritableException.class)
        .hasMessage(file + ": a part of its path is a file, not a folder; check the path");
  }

  @Test
  void write_throughALink_replacesWhatItPointsTo() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    AtomicFile.write(link, out -> out.write(NEW));
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(file).hasBinaryContent(NEW);
  }

  @Test
  void write_throughALinkToNothing_makesWhatItPointsTo() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("a.txt"));
    AtomicFile.write(link, out -> out.write(NEW));
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(folder.resolve("a.txt")).hasBinaryContent(NEW);
  }

  @Test
  void write_throughManyLinksToNothing_makesWhatTheLastPointsTo() throws IOException {
    for (int i = 0; i < 20; i++) {
      Files.createSymbolicLink(folder.resolve("link" + i), Path.of("link" + (i + 1)));
    }
    AtomicFile.write(folder.resolve("link0"), out -> out.write(NEW));
    assertThat(folder.resolve("link20")).hasBinaryContent(NEW);
    assertThat(names()).hasSize(21);
  }

  @Test
  void write_folderAppearsInItsPlaceMeanwhile_leavesThatAlone() throws IOException {
    Path file = folder.resolve("a.txt");
    assertThatThrownBy(
            () ->
                AtomicFile.write(
                    file,
                    out -> {
                      Files.writeString(Files.createDirectory(file).resolve("theirs"), "");
                      out.write(NEW);
                    }))
        .isInstanceOf(UnwritableException.class);
    assertThat(names()).containsExactly("a.txt");
    assertThat(file.resolve("theirs")).exists();
  }

  @Test
  void write_throughLinksInACircle_saysSoAndLeavesThem() throws IOException {
    Path one = Files.createSymbolicLink(folder.resolve("one"), Path.of("two"));
    Path two = Files.createSymbolicLink(folder.resolve("two"), Path.of("one"));
    assertThatThrownBy(() -> AtomicFile.write(one, out -> out.write(NEW)))
        .isInstanceOf(UnwritableException.class)
        .hasMessage(one + ": its links form a circle; fix the links");
    assertThat(List.of(one, two)).allMatch(Files::isSymbolicLink);
  }

  @Test
  void write_privateFile_isNeverOpenToOthers() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    AtomicFile.write(
        file,
        out -> {
          for (String name : names()) {
            assertThat(Files.getPosixFilePermissions(folder.resolve(name))).as(name).hasSize(2);
          }
          out.write(NEW);
        });
    assertThat(file).hasBinaryContent(NEW);
  }

  @Test
  void write_whereAKilledProgramLeftFiles_deletesThemAMinuteLater() throws IOException {
    Path orphan = Files.writeString(folder.resolve(".emberway-3b9ac9ff00c0ffee.tmp"), "half");
    Path fresh = Files.writeString(folder.resolve(".emberway-3b9ac9ff00c0ffef.tmp"), "half");
    Files.setLastModifiedTime(orphan, FileTime.from(Instant.now().minus(Duration.ofMinutes(2))));
    AtomicFile.write(folder.resolve("a.txt"), out -> out.write(NEW));
    assertThat(orphan).doesNotExist();
    assertThat(fresh).exists();
  }

  @Test
  void write_whereAKilledProgramLeftFiles_deletesThoseOfDaysAgo() throws IOException {
    Path old = Files.writeString(folder.resolve(".emberway-00c0ffee00c0ffee.tmp"), "half");
    Path fresh = Files.writeString(folder.resolve(".emberway-00c0ffee00c0ffef.tmp"), "half");
    Path other = Files.writeString(folder.resolve(".emberway-mine.tmp"), "not ours");
    FileTime longAgo = FileTime.from(Instant.now().minus(Duration.ofDays(3)));
    Files.setLastModifiedTime(old, longAgo);
    Files.setLastModifiedTime(other, longAgo);
    AtomicFile.write(folder.resolve("a.txt"), out -> out.write(NEW));
    assertThat(old).doesNotExist();
    assertThat(fresh).exists();
    assertThat(other).exists();
  }

  @Test
  void write_numberOfAKilledProgramIsAnothersNow_deletesWhatItLeft() throws IOException {
    String number = "%08x".formatted(ProcessHandle.current().pid());
    Path orphan = Files.writeString(folder.resolve(".emberway-" + number + "00c0ffee.tmp"), "half");
    Instant begun = ProcessHandle.current().info().startInstant().orElseThrow();
    Files.setLastModifiedTime(orphan, FileTime.from(begun.minus(Duration.ofHours(2))));
    Path own = Files.writeString(folder.resolve(".emberway-" + number + "00c0ffef.tmp"), "half");
    Files.setLastModifiedTime(own, FileTime.from(begun.minus(Duration.ofSeconds(10))));
    AtomicFile.write(folder.resolve("a.txt"), out -> out.write(NEW));
    assertThat(orphan).doesNotExist();
    assertThat(own).as("as old as this process, but for the clocks").exists();
  }

  private void writeInAProcessThatEnds(String how) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                AtomicFileProbe.class.getName(),
                folder.resolve("a.txt").toString(),
                how)
            .inheritIO()
            .start();
    assertThat(process.waitFor()).isZero();
  }

  @Test
  void write_processExitsMeanwhile_leavesNothing() throws Exception {
    writeInAProcessThatEnds("exit");
    assertThat(names()).isEmpty();
  }

  @Test
  void write_done_forgetsTheTemporaryNameBeforeTheProcessEnds() throws Exception {
    writeInAProcessThatEnds("reuse");
    assertThat(names()).as("the file, and another by the temporary name").hasSize(2);
  }

  @Test
  void sweep_processKilledJustNow_leavesNothing() throws Exception {
    Assumptions.assumeTrue(
        Files.isReadable(Path.of("/proc/sys/kernel/random/boot_id")),
        "no way on this system to tell its processes from another machine's");
    Path others = Files.writeString(folder.resolve(".emberway-3b9ac9ff00c0ffee-00c0ffee.tmp"), "");
    writeInAProcessThatEnds("halt");
    assertThat(names()).hasSize(2);
    AtomicFile.sweep(folder);
    assertThat(names())
        .as("of a process elsewhere")
        .containsExactly(others.getFileName().toString());
  }

  @Test
  void message_hostileName_isEscaped() {
    Path file = folder.resolve("none").resolve("a\u001b[31m.txt");
    assertThatThrownBy(() -> AtomicFile.write(file, out -> out.write(NEW)))
        .message()
        .contains("a\\u001b[31m.txt")
        .doesNotContain("\u001b");
  }

  private static Path fullDevice() {
    Path full = Path.of("/dev/full");
    Assumptions.assumeTrue(Files.exists(full), "no device /dev/full on this system");
    return full;
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
