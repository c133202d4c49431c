package emberway.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders that are written whole or not at all, whenever the process is killed. */
final class AtomicFolderTest {
  private static final int MAX_STEPS = 10; // of one writing

  @TempDir Path home;

  private Path folder() {
    return home.resolve("pack");
  }

  private static void write(Path folder, String text) throws IOException {
    AtomicFolder.write(
        folder,
        into -> {
          Files.writeString(into.resolve("a"), text);
          Files.createDirectory(into.resolve("b"));
          Files.writeString(into.resolve("b").resolve("c"), text);
        });
  }

  /** What all files of the folder hold. */
  private static String read(Path folder) throws IOException {
    String text = Files.readString(folder.resolve("a"));
    assertThat(folder.resolve("b").resolve("c")).hasContent(text);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(2);
    }
    return text;
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(home)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  /** Has a process write the folder and end before a step; whether it came so far. */
  private boolean writeAndDie(String text, int step) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                AtomicFolderProbe.class.getName(),
                folder().toString(),
                text,
                Integer.toString(step))
            .inheritIO()
            .start();
    int status = process.waitFor();
    assertThat(status).isIn(0, AtomicFolderProbe.KILLED);
    return status == AtomicFolderProbe.KILLED;
  }

  /** Makes all that is beside the folder older than any process could be about to write it. */
  private void age() throws IOException {
    FileTime before = FileTime.from(Instant.now().minus(Duration.ofMinutes(5)));
    try (Stream<Path> all = Files.walk(home)) {
      for (Path path : all.filter(each -> !each.equals(home)).toList()) {
        Files.setLastModifiedTime(path, before);
      }
    }
  }

  @Test
  void write_newEmptyAndFullFolders_holdJustTheContent() throws IOException {
    for (int i = 0; i < 3; i++) {
      write(folder(), "text " + i);
      assertThat(read(folder())).isEqualTo("text " + i);
      assertThat(names()).containsExactly("pack");
    }
    Path empty = Files.createDirectory(home.resolve("standing"));
    Object key = Files.readAttributes(empty, BasicFileAttributes.class).fileKey();
    write(empty, "moved in");
    assertThat(read(empty)).isEqualTo("moved in");
    assertThat(Files.readAttributes(empty, BasicFileAttributes.class).fileKey()).isEqualTo(key);
    assertThat(names()).containsExactly("pack", "standing");
  }

  @Test
  void write_failsOnTheWay_leavesWhatWasThere() throws IOException {
    write(folder(), "old");
    for (int good = 0; good < 2; good++) {
      int[] left = {good};
      assertThatThrownBy(
              () ->
                  AtomicFolder.write(
                      folder(),
                      into -> Files.writeString(into.resolve("a"), "new"),
                      (from, to) -> {
                        if (left[0]-- == 0) {
                          throw new IOException("No space left on device");
                        }
                        Files.move(from, to);
                      }))
          .isInstanceOf(UnwritableException.class)
          .hasMessageContaining("no space left");
      assertThat(read(folder())).isEqualTo("old");
      assertThat(names()).containsExactly("pack");
    }
  }

  @Test
  void write_oldFolderCannotBeRemoved_isWrittenAllTheSame() throws IOException {
    write(folder(), "old");
    int[] left = {2};
    AtomicFolder.write(
        folder(),
        into -> Files.writeString(into.resolve("a"), "new"),
        (from, to) -> {
          if (left[0]-- == 0) {
            throw new IOException("Device or resource busy");
          }
          Files.move(from, to);
        });
    assertThat(folder().resolve("a")).hasContent("new");
    assertThat(names()).containsExactly("pack");
  }

  @Test
  void write_failsWhileAnEmptyFolderIsFilled_leavesItEmpty() throws IOException {
    Files.createDirectory(folder());
    int[] left = {2};
    assertThatThrownBy(
            () ->
                AtomicFolder.write(
                    folder(),
                    into -> {
                      Files.writeString(into.resolve("a"), "new");
                      Files.writeString(into.resolve("b"), "new");
                    },
                    (from, to) -> {
                      if (left[0]-- == 0) {
                        throw new IOException("No space left on device");
                      }
                      Files.move(from, to);
                    }))
        .isInstanceOf(UnwritableException.class);
    assertThat(AtomicFolder.isEmpty(folder())).isTrue();
    assertThat(names()).containsExactly("pack");
  }

  @Test
  void write_folderOfMine_staysMine() throws IOException {
    write(folder(), "old");
    Files.setPosixFilePermissions(folder(), PosixFilePermissions.fromString("rwx------"));
    write(folder(), "new");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder())))
        .isEqualTo("rwx------");
  }

  @Test
  void write_afterAKillThatLeftNoFolder_leavesNothingElse() throws Exception {
    write(folder(), "old");
    assertThat(writeAndDie("new", 2)).isTrue(); // it is aside, and nothing in its place
    assertThat(folder()).doesNotExist();
    age();
    write(folder(), "newer");
    assertThat(read(folder())).isEqualTo("newer");
    assertThat(names()).containsExactly("pack");
  }

  @Test
  void write_killedBeforeAnyStepOverAFolder_leavesOldOrNewAndThenNothingElse() throws Exception {
    boolean[] seen = new boolean[2];
    int step = 0;
    write(folder(), "old");
    for (; writeAndDie("new", step); step++) {
      assertThat(AtomicFolder.settle(folder())).isTrue();
      String found = read(folder());
      assertThat(found).as("killed before step %d", step).isIn("old", "new");
      seen[found.equals("new") ? 1 : 0] = true;
      age();
      write(folder(), "old");
      assertThat(read(folder())).isEqualTo("old");
      assertThat(names()).as("killed before step %d", step).containsExactly("pack");
      assertThat(step).isLessThan(MAX_STEPS);
    }
    assertThat(seen).containsOnly(true);
    assertThat(step).isEqualTo(5); // writing, three renamings, the end
  }

  @Test
  void write_killedBeforeAnyStepIntoAnEmptyFolder_leavesItEmptyOrComplete() throws Exception {
    int step = 0;
    int complete = 0;
    Files.createDirectory(folder());
    for (; writeAndDie("new", step); step++) {
      assertThat(AtomicFolder.settle(folder())).isTrue();
      if (!AtomicFolder.isEmpty(folder())) {
        assertThat(read(folder())).as("killed before step %d", step).isEqualTo("new");
        complete++;
      }
      DiskOperations.delete(folder());
      Files.createDirectory(folder());
      age();
      write(home.resolve("other"), "sweeps");
      assertThat(names()).as("killed before step %d", step).containsExactly("other", "pack");
    }
    assertThat(step).isEqualTo(6); // writing, to be moved, two files, moved, the end
    assertThat(complete).isEqualTo(4);
  }

  @Test
  void write_whereAnotherProcessIsAtWork_leavesWhatIsItsOwn() throws IOException {
    String living = TempFileRecovery.folderId(folder());
    Path aside =
        Files.createDirectory(
            TempFileRecovery.beside(folder(), living, TempFileRecovery.Kind.ASIDE));
    Path half =
        Files.createDirectory(
            TempFileRecovery.beside(folder(), living, TempFileRecovery.Kind.TEMPORARY));
    assertThat(AtomicFolder.settle(folder())).isFalse();
    write(folder(), "mine");
    assertThat(aside).exists();
    assertThat(half).exists();
  }

  @Test
  void settle_somebodyHasPutAFolderThereSince_losesNeither() throws Exception {
    write(folder(), "old");
    assertThat(writeAndDie("new", 2)).isTrue(); // it is aside, and nothing in its place
    assertThat(folder()).doesNotExist();
    Files.createDirectory(folder());
    Files.writeString(folder().resolve("mine"), "by hand");
    age();
    assertThat(AtomicFolder.settle(folder())).isTrue();
    write(home.resolve("other"), "sweeps");
    assertThat(folder().resolve("mine")).hasContent("by hand");
    assertThat(names()).hasSize(4);
    assertThat(names().get(0)).endsWith(".old");
    assertThat(home.resolve(names().get(0)).resolve("a")).hasContent("old");
  }

  /** A mixture of both would be worse than either. */
  @Test
  void settle_somebodyHasPutAFileThereSince_mixesNothing() throws Exception {
    for (String name : List.of("a", "b")) {
      Files.createDirectory(folder());
      assertThat(writeAndDie("new", 2)).isTrue(); // complete, and no file moved yet
      Files.writeString(folder().resolve(name), "by hand");
      age();
      assertThat(AtomicFolder.settle(folder())).isTrue();
      try (Stream<Path> files = Files.list(folder())) {
        assertThat(files).containsExactly(folder().resolve(name));
      }
      assertThat(folder().resolve(name)).hasContent("by hand");
      DiskOperations.delete(folder());
      for (String left : names()) {
        assertThat(read(home.resolve(left))).isEqualTo("new");
        DiskOperations.delete(home.resolve(left));
      }
    }
  }

  @Test
  void settle_numberOfTheKilledProcessIsAnothersNow_bringsTheOldFolderBack() throws Exception {
    String living = TempFileRecovery.folderId(folder());
    int begun = ".emberway-0123456789abcdef-".length();
    String gone = living.substring(0, begun) + "00000001" + living.substring(begun + 8);
    Path aside = TempFileRecovery.beside(folder(), gone, TempFileRecovery.Kind.ASIDE);
    write(aside, "old");
    assertThat(AtomicFolder.settle(folder())).isTrue();
    assertThat(read(folder())).isEqualTo("old");
    assertThat(names()).containsExactly("pack");
  }
}
