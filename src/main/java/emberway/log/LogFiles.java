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
 * The files of a log: the newest records in {@value #FIRST}, older ones in those behind it, and
 * each crash in a file of its own. Any number of processes may write at once: a record is one
 * append to a file that is opened for it and closed again. Where nothing can be written, nothing
 * is, and nobody hears of it. Any thread.
 */
final class LogFiles {
  static final String FIRST = "emberway.log";

  static final int MOST_FILES = 3;
  static final int MOST_CRASHES = 8;
  private static final String CRASH = "crash-"; // so do the launchers have Java call its own
  private static final String LOCK = "emberway.log.lock";

  private final Path folder;
  private final long mostBytes;

  /**
   * In a folder that need not be there yet.
   *
   * @param mostBytes how large a file of the log becomes, but for its last record
   */
  LogFiles(Path folder, long mostBytes) {
    this.folder = folder;
    this.mostBytes = mostBytes;
  }

  private Path file(int age) {
    return folder.resolve(age == 0 ? FIRST : "emberway.%d.log".formatted(age));
  }

  /** Appends a record. [ends with a line feed] */
  synchronized void append(String record) {
    try {
      Files.createDirectories(folder);
      if (isFull()) {
        rotate();
      }
      Files.writeString(file(0), record, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException | OverlappingFileLockException noPlace) {
      return; // the user has not asked for a log
    }
  }

  private boolean isFull() throws IOException {
    return Files.exists(file(0)) && Files.size(file(0)) >= mostBytes;
  }

  /** Makes room for a new file, unless another process is at it; the oldest one goes. */
  private void rotate() throws IOException {
    try (FileChannel channel =
            FileChannel.open(
                folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock()) {
      if (lock == null || !isFull()) {
        return;
      }
      for (int age = MOST_FILES - 1; age > 0; age--) {
        if (Files.exists(file(age - 1))) {
          Files.move(file(age - 1), file(age), StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }

  /**
   * All lines that are kept, the oldest first; those of a file that cannot be read are left out.
   */
  List<String> lines() {
    List<String> result = new ArrayList<>();
    for (int age = MOST_FILES - 1; age >= 0; age--) {
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
   * Writes the report of a crash; the oldest ones go.
   *
   * @param name what tells it from those of other processes
   * @return where it is, if it could be written
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

  /** The reports of crashes, those of the virtual machine among them, the newest first. */
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

  static FileTime written(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException gone) {
      return FileTime.fromMillis(0);
    }
  }

  /** Deletes what is beyond the newest crashes. */
  synchronized void sweep() {
    for (Path old : crashes().stream().skip(MOST_CRASHES).toList()) {
      try {
        Files.deleteIfExists(old);
      } catch (IOException stays) {
        return;
      }
    }
  }
}
