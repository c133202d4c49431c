package emberway.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Detects files that are not stored on a disk, so that reading or writing them may block. */
public final class SpecialFile {
  /** Linux's virtual file systems, whose files claim to be regular and empty. */
  private static final List<Path> SYSTEM = List.of(Path.of("/proc"), Path.of("/sys"));

  private static final int KIND = 0170000; // the file type bits of a Unix mode
  private static final int PIPE = 0010000;

  /** How long to wait for whoever opens the other end of a pipe. */
  static final Duration PATIENCE = Duration.ofSeconds(5);

  private SpecialFile() {}

  /** Whether a path is a file on a disk, which can be read without blocking. */
  public static boolean isPlain(Path file) {
    try {
      return Files.isRegularFile(file) && !isOfSystem(file, Files.size(file));
    } catch (IOException gone) {
      return false;
    }
  }

  /**
   * Whether a regular file's content is generated when it is read, as in {@code /proc/kmsg}, which
   * blocks until the kernel logs a message.
   *
   * @param size the size that its folder reports [bytes]
   */
  public static boolean isOfSystem(Path file, long size) throws IOException {
    if (size > 0) {
      return false;
    }
    Path real = file.toRealPath();
    return SYSTEM.stream().anyMatch(real::startsWith);
  }

  /**
   * Lists a folder. Anything else is refused; opening a pipe would block.
   *
   * @param glob the names to list
   */
  @SuppressWarnings("StreamResourceLeak") // the caller closes it
  public static DirectoryStream<Path> openFolder(Path folder, String glob) throws IOException {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new NotDirectoryException(folder.toString());
    }
    return Files.newDirectoryStream(folder, glob);
  }

  /** Lists all entries of a folder. */
  public static DirectoryStream<Path> openFolder(Path folder) throws IOException {
    return openFolder(folder, "*");
  }

  /**
   * Refuses to write to a named pipe, since a reader may never come. Pipes opened by a shell are
   * not in a folder, and pass.
   */
  public static void refusePipe(Path file) throws UnwritableException {
    if (isPipe(file) && !file.startsWith("/dev") && !file.startsWith("/proc")) {
      throw new UnwritableException(
          file,
          new FileError("is a pipe", "write to a file, or to - and from there into the pipe"),
          null);
    }
  }

  /** Whether a file is a pipe: a named one, or one that a shell has opened. */
  public static boolean isPipe(Path file) {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class).isOther()
          && ((int) Files.getAttribute(file, "unix:mode") & KIND) == PIPE;
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException noneHere) {
      return false;
    }
  }

  /** Opens a pipe for reading; fails if nobody opens it for writing within some seconds. */
  public static InputStream openPipe(Path file) throws IOException {
    return Channels.newInputStream(open(file, StandardOpenOption.READ, PATIENCE));
  }

  /**
   * Opens a pipe or a device.
   *
   * @param patience how long to wait for whoever opens its other end
   * @throws FileSystemException if nobody does; the reason is "no reader" or "no writer"
   */
  static FileChannel open(Path file, OpenOption way, Duration patience) throws IOException {
    CompletableFuture<FileChannel> opened = new CompletableFuture<>();
    Thread opener = new Thread(() -> open(file, way, opened), "opening " + file);
    opener.setDaemon(true); // stays blocked until somebody comes
    opener.start();
    try {
      return opened.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      if (opened.cancel(false)) {
        String missing = way == StandardOpenOption.READ ? "no writer" : "no reader";
        throw new FileSystemException(file.toString(), null, missing);
      }
      return opened.join();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof IOException failure ? failure : new IOException(e.getCause());
    } catch (InterruptedException e) {
      opened.cancel(false);
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    }
  }

  private static void open(Path file, OpenOption way, CompletableFuture<FileChannel> opened) {
    try {
      FileChannel channel = FileChannel.open(file, way);
      if (!opened.complete(channel)) {
        channel.close(); // a reader that comes too late gets an empty file
      }
    } catch (IOException | RuntimeException e) {
      opened.completeExceptionally(e);
    }
  }
}
