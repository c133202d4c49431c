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
import java.nio.file.attribute.PosixFileAttributeView;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What writing whole files and folders asks of the disk besides the bytes. */
final class Disk {
  /** The names of temporary files: the number of the process, then any. */
  private static final Pattern TEMPORARY =
      Pattern.compile("\\.emberway-([0-9a-f]{8})[0-9a-f]{8}\\.tmp");

  private static final int HEX = 16;

  /** After so long nobody is writing a file any more, whoever does. */
  private static final Duration ABANDONED = Duration.ofDays(1);

  /** After so long a process writes no more that is not there: it may be another machine's. */
  private static final Duration ORPHANED = Duration.ofMinutes(1);

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

  /** A name for a temporary file, most likely a new one. */
  static String temporaryName() {
    int process = (int) ProcessHandle.current().pid();
    return ".emberway-%08x%08x.tmp".formatted(process, ThreadLocalRandom.current().nextInt());
  }

  /** Deletes the temporary files that a program left in a folder when it was killed. */
  static void sweep(Path folder) {
    Instant now = Instant.now();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, ".emberway-*.tmp")) {
      for (Path file : files) {
        BasicFileAttributes found =
            Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        Matcher name = TEMPORARY.matcher(file.getFileName().toString());
        if (found.isRegularFile() && name.matches() && isLeft(name, found, now)) {
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException | java.nio.file.DirectoryIteratorException e) {
      return; // they take room, and do no other harm
    }
  }

  private static boolean isLeft(Matcher name, BasicFileAttributes file, Instant now) {
    Instant written = file.lastModifiedTime().toInstant();
    Duration age = Duration.between(written, now);
    boolean isOwned =
        ProcessHandle.of(Long.parseLong(name.group(1), HEX))
            .map(process -> process.info().startInstant().orElse(Instant.MIN))
            .filter(begun -> begun.isBefore(written.plus(ORPHANED)))
            .isPresent();
    return age.compareTo(ABANDONED) > 0 || (!isOwned && age.compareTo(ORPHANED) > 0);
  }
}
