package emberway.io;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Files that are no files on a disk, so that reading or writing them may wait for somebody. */
public final class SpecialFile {
  /** Where Linux shows things of its own as files, which claim to be regular and empty. */
  private static final List<Path> SYSTEM = List.of(Path.of("/proc"), Path.of("/sys"));

  private static final int KIND = 0170000; // of the mode that a file has in Unix
  private static final int PIPE = 0010000;

  private SpecialFile() {}

  /** Whether a path leads to a file on a disk: it can be read without waiting. */
  public static boolean isPlain(Path file) {
    try {
      return Files.isRegularFile(file) && !isOfSystem(file, Files.size(file));
    } catch (IOException gone) {
      return false;
    }
  }

  /**
   * Whether a regular file is made by the system when it is read, as {@code /proc/kmsg}, which
   * waits for messages of the kernel's.
   *
   * @param size as its folder tells it [bytes]
   */
  public static boolean isOfSystem(Path file, long size) throws IOException {
    if (size > 0) {
      return false;
    }
    Path real = file.toRealPath();
    return SYSTEM.stream().anyMatch(real::startsWith);
  }

  /**
   * Looks into a folder; what is none is refused, which the system would wait for where it is a
   * pipe.
   *
   * @param glob which names are wanted
   */
  @SuppressWarnings("StreamResourceLeak") // whoever asks closes it
  public static DirectoryStream<Path> openFolder(Path folder, String glob) throws IOException {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new NotDirectoryException(folder.toString());
    }
    return Files.newDirectoryStream(folder, glob);
  }

  /** The same, for all names. */
  public static DirectoryStream<Path> openFolder(Path folder) throws IOException {
    return openFolder(folder, "*");
  }

  /**
   * Refuses to write to a pipe that lies in a folder: whoever is to read it may never come. Pipes
   * that a shell has opened have no place in a folder.
   */
  public static void refusePipe(Path file) throws UnwritableException {
    if (isPipe(file)) {
      throw new UnwritableException(
          file,
          new FileError("is a pipe", "write to a file, or to - and from there into the pipe"),
          null);
    }
  }

  private static boolean isPipe(Path file) {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class).isOther()
          && ((int) Files.getAttribute(file.toRealPath(), "unix:mode") & KIND) == PIPE;
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException noneHere) {
      return false;
    }
  }

  /**
   * Opens a pipe or a device for writing.
   *
   * @param patience how long somebody is waited for who reads it
   * @throws UnwritableException if nobody does
   */
  static FileChannel openToWrite(Path file, Duration patience) throws IOException {
    CompletableFuture<FileChannel> opened = new CompletableFuture<>();
    Thread opener = new Thread(() -> openToWrite(file, opened), "opening " + file);
    opener.setDaemon(true); // it stays behind for as long as nobody reads
    opener.start();
    try {
      return opened.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      if (opened.cancel(false)) {
        throw new UnwritableException(
            file,
            new FileError("is a pipe that nobody reads", "start the program that reads it first"),
            null);
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

  private static void openToWrite(Path file, CompletableFuture<FileChannel> opened) {
    try {
      FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
      if (!opened.complete(channel)) {
        channel.close(); // whoever began to read at last finds nothing
      }
    } catch (IOException | RuntimeException e) {
      opened.completeExceptionally(e);
    }
  }
}
