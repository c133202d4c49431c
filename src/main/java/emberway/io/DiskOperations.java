package emberway.io;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/** What writing whole files and folders asks of the disk besides the bytes. */
final class DiskOperations {
  private static final int MOST_LINKS = 40; // as on Linux

  private DiskOperations() {}

  /**
   * The file that a path leads to by links, whether it is there or not.
   *
   * @throws IOException if there is no end to the links
   */
  static Path behindLinks(Path path) throws IOException {
    if (Files.exists(path)) {
      return path.toRealPath();
    }
    Path file = path;
    for (int i = 0; Files.isSymbolicLink(file); i++) {
      if (i == MOST_LINKS) {
        throw new IOException("too many levels of symbolic links");
      }
      file = file.resolveSibling(Files.readSymbolicLink(file));
    }
    return file;
  }

  /** Gives a file or a folder the permissions of another, if that is there. */
  static void keepPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    if (old != null && Files.exists(from)) {
      Files.setPosixFilePermissions(to, old.readAttributes().permissions());
    }
  }

  /** Something to be done with a file or a folder. */
  private interface Deed {
    void with(Path path) throws IOException;
  }

  /** Does one thing with each file below a folder, another with each folder once it is through. */
  private static void each(Path folder, Deed file, Deed emptied) throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path visited, BasicFileAttributes attributes)
              throws IOException {
            file.with(visited);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path visited, IOException failure)
              throws IOException {
            emptied.with(visited);
            return FileVisitResult.CONTINUE;
          }
        });
  }

  /**
   * Has a folder's files survive a loss of power from now on, before anything gives way to them.
   */
  static void force(Path folder) throws IOException {
    each(folder, DiskOperations::forceFile, DiskOperations::forceNames);
  }

  private static void forceFile(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  /** The same for the names in a folder, where the system knows how. */
  static void forceNames(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException notThisSystem) {
      return; // the files themselves are whole by either name
    }
  }

  /** Deletes a folder with all that is in it. */
  static void delete(Path folder) throws IOException {
    each(folder, Files::delete, Files::delete);
  }

  /** Deletes a folder that has done its duty; one that stays behind does no harm. */
  static void deleteQuietly(Path folder) {
    if (Files.exists(folder)) {
      try {
        delete(folder);
      } catch (IOException e) {
        return; // what is left has a name that shows whose it was
      }
    }
  }

  /** What is in a folder. */
  static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  /** Moves all that is in a folder into another, which stays the same one. */
  static void moveFiles(Path from, Path to) throws IOException {
    for (Path file : list(from)) {
      Files.move(file, to.resolve(file.getFileName()));
    }
  }

  /** When a folder, or anything in it, was last written; now, if that cannot be told. */
  static Instant lastChange(Path folder) {
    Instant[] last = {Instant.MIN};
    Deed look =
        path -> {
          Instant written = Files.getLastModifiedTime(path, LinkOption.NOFOLLOW_LINKS).toInstant();
          last[0] = written.isAfter(last[0]) ? written : last[0];
        };
    try {
      each(folder, look, look);
      return last[0];
    } catch (IOException changesMeanwhile) {
      return Instant.now();
    }
  }
}
