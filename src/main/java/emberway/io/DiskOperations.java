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

/** Disk operations that atomic writes need besides writing bytes. */
final class DiskOperations {
  private static final int MAX_LINKS = 40; // Linux's limit

  private DiskOperations() {}

  /**
   * Follows symbolic links to the final path, whether or not a file exists there.
   *
   * @throws IOException if the links form a circle
   */
  static Path behindLinks(Path path) throws IOException {
    if (Files.exists(path)) {
      return path.toRealPath();
    }
    Path file = path;
    for (int i = 0; Files.isSymbolicLink(file); i++) {
      if (i == MAX_LINKS) {
        throw new IOException("too many levels of symbolic links");
      }
      file = file.resolveSibling(Files.readSymbolicLink(file));
    }
    return file;
  }

  /** Copies the permissions of {@code from} to {@code to}, if {@code from} exists. */
  static void keepPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    if (old != null && Files.exists(from)) {
      Files.setPosixFilePermissions(to, old.readAttributes().permissions());
    }
  }

  /** An operation on one file or folder. */
  private interface Operation {
    void with(Path path) throws IOException;
  }

  /** Visits each file below a folder, and each folder after its content. */
  private static void each(Path folder, Operation file, Operation emptied) throws IOException {
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

  /** Forces a folder's files and their names to the disk, so that they survive a power loss. */
  static void force(Path folder) throws IOException {
    each(folder, DiskOperations::forceFile, DiskOperations::forceNames);
  }

  private static void forceFile(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  /** Forces the names in a folder to the disk, where the system supports it. */
  static void forceNames(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException notThisSystem) {
      return; // the files themselves are complete under either name
    }
  }

  /** Deletes a folder with its content. */
  static void delete(Path folder) throws IOException {
    each(folder, Files::delete, Files::delete);
  }

  /**
   * Deletes a folder that is no longer needed; failures are ignored, since a leftover is harmless.
   */
  static void deleteQuietly(Path folder) {
    if (Files.exists(folder)) {
      try {
        delete(folder);
      } catch (IOException e) {
        return; // the leftover's name shows what it is
      }
    }
  }

  /** Lists a folder's entries. */
  static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  /** Moves all entries of a folder into another existing one. */
  static void moveFiles(Path from, Path to) throws IOException {
    for (Path file : list(from)) {
      Files.move(file, to.resolve(file.getFileName()));
    }
  }

  /** When a folder or anything in it was last modified; the current time if unknown. */
  static Instant lastChange(Path folder) {
    Instant[] last = {Instant.MIN};
    Operation compare =
        path -> {
          Instant written = Files.getLastModifiedTime(path, LinkOption.NOFOLLOW_LINKS).toInstant();
          last[0] = written.isAfter(last[0]) ? written : last[0];
        };
    try {
      each(folder, compare, compare);
      return last[0];
    } catch (IOException changesMeanwhile) {
      return Instant.now();
    }
  }
}
