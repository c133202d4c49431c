package emberway.log;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The files of a log: the newest records in {@value #FIRST}, older ones in rotated files, and each
 * crash in a file of its own. Several processes may write at once: each record is one append to a
 * file that is opened and closed for it. Failures to write are ignored silently. Thread-safe.
 */
final class LogFiles {
  static final String FIRST = "emberway.log";

  static final int MAX_FILES = 3;
  static final int MAX_CRASHES = 8;
  private static final String CRASH = "crash-";
  private static final String CRASH_OF_JAVA = CRASH + "jvm-"; // as in the launchers' Java options
  private static final String LOCK = "emberway.log.lock";

  private final Path folder;
  private final long mostBytes;

  /**
   * Uses a folder, which need not exist yet.
   *
   * @param mostBytes the size at which a log file is rotated
   */
  LogFiles(Path folder, long mostBytes) {
    this.folder = folder;
    this.mostBytes = mostBytes;
  }

  private Path file(int age) {
    return folder.resolve(age == 0 ? FIRST : "emberway.%d.log".formatted(age));
  }

  /**
   * Appends a record, which ends with a line feed. While another process rotates the files, the
   * newest may grow to twice its size; from then on, records are dropped.
   */
  synchronized void append(String record) {
    try {
      Files.createDirectories(folder);
      if (holds(mostBytes)) {
        rotate();
      }
      if (holds(2 * mostBytes)) {
        return;
      }
      try (FileChannel channel =
          FileChannel.open(file(0), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
        channel.write(StandardCharsets.UTF_8.encode(record)); // one write, so that it stays whole
      }
    } catch (IOException noPlace) {
      return; // the user did not ask for a log, so needs no error
    }
  }

  /** Whether the newest file has at least this many bytes. */
  private boolean holds(long bytes) throws IOException {
    return Files.exists(file(0)) && Files.size(file(0)) >= bytes;
  }

  /** Starts a new file and deletes the oldest, unless another process is doing so. */
  private void rotate() throws IOException {
    try (FileChannel channel =
            FileChannel.open(
                folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock()) {
      if (lock == null || !holds(mostBytes)) {
        return;
      }
      for (int age = MAX_FILES - 1; age > 0; age--) {
        if (Files.exists(file(age - 1))) {
          Files.move(file(age - 1), file(age), StandardCopyOption.REPLACE_EXISTING);
        }
      }
    } catch (OverlappingFileLockException rotating) {
      return; // another log of this process
    }
  }

  /** All kept lines, oldest first; unreadable files are left out. */
  List<String> lines() {
    List<String> result = new ArrayList<>();
    for (int age = MAX_FILES - 1; age >= 0; age--) {
      result.addAll(lines(file(age)));
    }
    return result;
  }

  private static List<String> lines(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException notThere) {
      return List.of();
    }
  }

  /**
   * Writes a crash report and deletes the oldest ones.
   *
   * @param name distinguishes it from other processes' reports
   * @return its path, if it could be written
   */
  synchronized Optional<Path> crash(String name, String report) {
    Path file = folder.resolve(CRASH + name + ".txt");
    for (int number = 2; Files.exists(file); number++) {
      file = folder.resolve(CRASH + name + "-" + number + ".txt");
    }
    try {
      Files.createDirectories(folder);
      Files.writeString(file, report, StandardOpenOption.CREATE_NEW);
    } catch (IOException noPlace) {
      return Optional.empty();
    }
    sweep();
    return Optional.of(file);
  }

  /** The crash reports, including the Java virtual machine's, newest first. */
  List<Path> crashes() {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(CRASH))
          .sorted(Comparator.comparing(LogFiles::written).reversed())
          .toList();
    } catch (IOException | UncheckedIOException notThere) {
      return List.of();
    }
  }

  /** Whether the Java virtual machine wrote a crash report. */
  static boolean isOfJava(Path crash) {
    return crash.getFileName().toString().startsWith(CRASH_OF_JAVA);
  }

  static FileTime written(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException gone) {
      return FileTime.fromMillis(0);
    }
  }

  /** Deletes all but the newest crash reports. */
  synchronized void sweep() {
    for (Path old : crashes().stream().skip(MAX_CRASHES).toList()) {
      try {
        Files.deleteIfExists(old);
      } catch (IOException stays) {
        return;
      }
    }
  }
}
