package emberway.io;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Pattern;

/** What writing whole files and folders asks of the disk besides the bytes. */
final class Disk {
  /** The names of temporary files. */
  private static final Pattern TEMPORARY = Pattern.compile("\\.emberway-[0-9a-f]{16}\\.tmp");

  /** After so long nobody is writing a file any more. */
  private static final Duration ABANDONED = Duration.ofDays(1);

  private static final int MOST_LINKS = 40; // as on Linux

  private Disk() {}

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

  /**
   * Has a folder's files survive a loss of power from now on, before anything gives way to them.
   */
  static void force(Path folder) throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
              channel.force(true);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path visited, IOException failure) {
            forceNames(visited);
            return FileVisitResult.CONTINUE;
          }
        });
  }

  /** The same for the names in a folder, where the system knows how. */
  static void forceNames(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException notThisSystem) {
      return; // the files themselves are whole by either name
    }
  }

  /** Deletes the temporary files that a program left in a folder when it was killed long ago. */
  static void sweep(Path folder) {
    FileTime before = FileTime.from(Instant.now().minus(ABANDONED));
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, ".emberway-*.tmp")) {
      for (Path file : files) {
        BasicFileAttributes found =
            Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (found.isRegularFile()
            && found.lastModifiedTime().compareTo(before) < 0
            && TEMPORARY.matcher(file.getFileName().toString()).matches()) {
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException | java.nio.file.DirectoryIteratorException e) {
      return; // they take room, and do no other harm
    }
  }
}
