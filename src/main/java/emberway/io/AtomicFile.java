package emberway.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Writes a file atomically: afterward it is either complete or unchanged.
 *
 * <p>The bytes go to a temporary file in the same folder, are forced to the disk, and the file is
 * renamed to the target in one step. The temporary file is deleted on any failure, also when the
 * process is asked to end meanwhile. A killed process leaves its file behind; {@link #sweep} or the
 * next write to that folder deletes it, before it needs the space. The file of a process that runs
 * here stays until it has not changed for a day, one that may be of another machine for a minute. A
 * target that is a symbolic link stays one: the file it points to is replaced. Permissions are
 * kept; owner and further hard links are not. A target that exists but is not a regular file, such
 * as {@code /dev/null} or a named pipe, is written directly; a pipe without a reader is refused.
 */
public final class AtomicFile {
  private static final int BUFFER = 1 << 16;
  private static final int NAME_ATTEMPTS = 8;

  /** This process's temporary files that are still being written. */
  private static final Set<Path> UNFINISHED = ConcurrentHashMap.newKeySet();

  static {
    deleteAtExit(UNFINISHED);
  }

  private AtomicFile() {}

  /** Produces a file's content. */
  @FunctionalInterface
  public interface Content {
    /** Writes the whole content to a buffered stream, which the caller closes. */
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Writes a file.
   *
   * @throws UnwritableException if the file cannot be written, also if a library wraps the stream's
   *     failure in an exception of its own; any other exception of {@code content} passes through,
   *     and leaves no file behind either
   */
  public static void write(Path target, Content content) throws UnwritableException {
    write(target, content, SpecialFile.PATIENCE);
  }

  /** Like {@link #write(Path, Content)}, but waits up to {@code patience} for a pipe's reader. */
  static void write(Path target, Content content, Duration patience) throws UnwritableException {
    try {
      if (Files.exists(target) && !Files.isRegularFile(target)) {
        writeDirectly(target, content, patience);
      } else {
        writeBeside(DiskOperations.behindLinks(target), target, content);
      }
    } catch (UnwritableException e) {
      throw e;
    } catch (IOException e) {
      throw new UnwritableException(target, FileError.writing(e), e);
    }
  }

  private static void writeDirectly(Path target, Content content, Duration patience)
      throws IOException {
    if (Files.isDirectory(target)) {
      throw new UnwritableException(
          target, new FileError("is a folder", "name a file in it"), null);
    }
    SpecialFile.refusePipe(target);
    try (FileChannel channel = SpecialFile.open(target, StandardOpenOption.WRITE, patience)) {
      fill(channel, content);
    }
  }

  private static void writeBeside(Path file, Path named, Content content) throws IOException {
    if (Files.exists(file) && !Files.isWritable(file)) {
      throw new UnwritableException(
          named, new FileError("is write-protected", "make it writable, or write elsewhere"), null);
    }
    Path folder = file.toAbsolutePath().getParent();
    TempFileRecovery.sweep(folder);
    Path temporary = null;
    try (Temporary open = Temporary.in(folder)) {
      temporary = open.path;
      DiskOperations.keepPermissions(file, temporary); // before the content, which may be private
      fill(open.channel, content);
      open.channel.force(true);
    } catch (IOException | RuntimeException | Error e) {
      delete(temporary, e);
      throw e;
    }
    try {
      move(temporary, file);
    } catch (IOException | RuntimeException e) {
      delete(temporary, e);
      throw e;
    }
    UNFINISHED.remove(temporary);
    DiskOperations.forceNames(folder);
  }

  /** Deletes the temporary files that killed processes have left in a folder. */
  public static void sweep(Path folder) {
    TempFileRecovery.sweep(folder);
  }

  /** Streams the content; the stream's own failure is thrown, whatever a library made of it. */
  private static void fill(FileChannel channel, Content content) throws IOException {
    OutputStream out = Channels.newOutputStream(channel);
    FailureKeeper keeper = new FailureKeeper(out);
    try {
      OutputStream buffered = new java.io.BufferedOutputStream(keeper, BUFFER);
      content.writeTo(buffered);
      buffered.flush();
    } catch (RuntimeException e) {
      if (keeper.failure != null) {
        throw keeper.failure;
      }
      throw e;
    }
    if (keeper.failure != null) { // a library swallowed the failure
      throw keeper.failure;
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void delete(Path temporary, Throwable because) {
    if (temporary != null) {
      UNFINISHED.remove(temporary);
      try {
        Files.deleteIfExists(temporary);
      } catch (IOException e) {
        because.addSuppressed(e);
      }
    }
  }

  private static void deleteAtExit(Set<Path> unfinished) {
    try {
      Runtime.getRuntime()
          .addShutdownHook(new Thread(() -> unfinished.forEach(AtomicFile::deleteQuietly)));
    } catch (IllegalStateException ending) {
      return; // the next sweep deletes it
    }
  }

  private static void deleteQuietly(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException stays) {
      return; // the next sweep deletes it
    }
  }

  /** A new file with a unique name. */
  private record Temporary(Path path, FileChannel channel) implements AutoCloseable {
    static Temporary in(Path folder) throws IOException {
      for (int attempt = 1; ; attempt++) {
        Path path = folder.resolve(TempFileRecovery.fileName());
        try {
          FileChannel channel =
              FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
          UNFINISHED.add(path);
          return new Temporary(path, channel);
        } catch (FileAlreadyExistsException e) {
          if (attempt == NAME_ATTEMPTS) {
            throw e;
          }
        }
      }
    }

    @Override
    public void close() throws IOException {
      channel.close();
    }
  }

  /** Remembers the first failure of the wrapped stream. */
  private static final class FailureKeeper extends OutputStream {
    private final OutputStream out;
    private IOException failure;

    FailureKeeper(OutputStream out) {
      this.out = out;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      try {
        out.write(bytes, offset, length);
      } catch (IOException e) {
        if (failure == null) {
          failure = e;
        }
        throw e;
      }
    }
  }
}
