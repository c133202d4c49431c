package emberway.app.document;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The turn to save a map among all windows of one user: who looks whether a file was changed and
 * then writes it must not be overtaken in between. It ends with the process that has it, however
 * that ends. In a process, one thread at a time.
 */
final class SaveLock {
  private SaveLock() {}

  /**
   * Waits for the turn and does something in it; at once where the disk knows no locks.
   *
   * @param file what is locked; made if it is not there
   */
  static <T> T inTurn(Path file, Supplier<T> work) {
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
