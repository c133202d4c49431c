package emberway.io;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;

/**
 * Writes a folder of files that is afterwards either complete or as it was before.
 *
 * <p>The files go to a temporary folder beside the target, are forced to the disk, and the folder
 * takes the target's name when all are there. What it replaces is moved aside first and moved back
 * if that fails; only a process that is killed just then leaves it aside, as {@code
 * .emberway-….old}. A target that is a link keeps being one. The folder's permissions are kept.
 */
public final class AtomicFolder {
  private AtomicFolder() {}

  /** Writes a folder's files. */
  @FunctionalInterface
  public interface Content {
    /** Writes them all below a folder, which is there and empty. */
    void writeTo(Path folder) throws IOException;
  }

  /**
   * Writes a folder, which replaces the one that is there, if any; what else it held is gone then.
   * The caller has made sure that it may go.
   */
  public static void write(Path target, Content content) throws UnwritableException {
    try {
      writeBeside(Disk.behindLinks(target.toAbsolutePath().normalize()), content);
    } catch (UnwritableException e) {
      throw e;
    } catch (IOException e) {
      throw new UnwritableException(target, FileTrouble.writing(e), e);
    }
  }

  private static void writeBeside(Path folder, Content content) throws IOException {
    Path temporary = beside(folder, "tmp");
    try {
      Files.createDirectory(temporary);
      content.writeTo(temporary);
      Disk.force(temporary);
      Disk.keepPermissions(folder, temporary);
      if (!Files.exists(folder)) {
        Files.move(temporary, folder);
      } else if (isEmpty(folder)) {
        moveChildren(temporary, folder);
      } else {
        replace(folder, temporary);
      }
      Disk.forceNames(folder.getParent());
    } finally {
      deleteQuietly(temporary);
    }
  }

  /** Whether a folder has nothing in it. */
  public static boolean isEmpty(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isEmpty();
    }
  }

  private static Path beside(Path folder, String suffix) {
    long random = ThreadLocalRandom.current().nextLong();
    return folder.resolveSibling(".emberway-%016x.%s".formatted(random, suffix));
  }

  private static void replace(Path folder, Path temporary) throws IOException {
    Path old = beside(folder, "old");
    Files.move(folder, old);
    try {
      Files.move(temporary, folder);
    } catch (IOException e) {
      Files.move(old, folder);
      throw e;
    }
    deleteQuietly(old);
  }

  /** Into a folder that stays the same one, since somebody may be standing in it. */
  private static void moveChildren(Path from, Path to) throws IOException {
    List<Path> children;
    try (Stream<Path> files = Files.list(from)) {
      children = files.toList();
    }
    for (Path child : children) {
      Files.move(child, to.resolve(child.getFileName()));
    }
  }

  /** Deletes a folder that has done its duty; one that stays behind does no harm. */
  private static void deleteQuietly(Path folder) {
    if (!Files.exists(folder)) {
      return;
    }
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                throws IOException {
              Files.delete(file);
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, IOException failure)
                throws IOException {
              Files.delete(visited);
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      return; // what is left has a name that shows whose it was
    }
  }
}
