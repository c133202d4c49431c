package emberway.app.document;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The lock under which the windows of a user save maps in turn: nothing may change a file between
 * the check whether it has changed and the write. The lock ends with the process that holds it,
 * however that ends. Use it on one thread of a process at a time.
 */
final class SaveLock {
  private SaveLock() {}

  /**
   * Waits for the lock and does some work under it; without the lock where the disk supports none.
   *
   * @param file the file to lock; created if it does not exist
   */
  static <T> T runLocked(Path file, Supplier<T> work) {
    Optional<FileChannel> held = locked(file);
    try {
      return work.get();
    } finally {
      held.ifPresent(SaveLock::end);
    }
  }

  private static Optional<FileChannel> locked(Path file) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      try {
        channel.lock();
      } catch (IOException noLocks) {
        channel.close();
        return Optional.empty();
      }
      return Optional.of(channel);
    } catch (IOException noSuchPlace) {
      return Optional.empty();
    }
  }

  private static void end(FileChannel held) {
    try {
      held.close();
    } catch (IOException endsWithTheProcess) {
      return;
    }
  }
}
