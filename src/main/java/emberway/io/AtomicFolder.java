package emberway.io;

import emberway.io.TempFileRecovery.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Writes a folder of files atomically: afterward it is either complete or unchanged.
 *
 * <p>The files go to a temporary folder beside the target and are forced to the disk. Once all are
 * there, the folder is renamed to the target. A folder that is replaced is first moved aside, and
 * moved back if that fails. If the process is killed in between, {@link #settle} or the next write
 * restores the old folder. A target that is a symbolic link stays one. The folder's permissions are
 * kept.
 */
public final class AtomicFolder {
  private AtomicFolder() {}

  /** Produces a folder's files. */
  @FunctionalInterface
  public interface Content {
    /** Writes all files into a folder that exists and is empty. */
    void writeTo(Path folder) throws IOException;
  }

  /**
   * Writes a folder. An existing folder is replaced, with everything in it; the caller has made
   * sure that it may go.
   */
  public static void write(Path target, Content content) throws UnwritableException {
    write(target, content, Files::move);
  }

  /** Renames or moves a file or a folder. */
  @FunctionalInterface
  interface Renaming {
    void rename(Path from, Path to) throws IOException;
  }

  /**
   * Like {@link #write(Path, Content)}, with a replaceable renaming, so that tests can end the
   * process between two of them.
   */
  static void write(Path target, Content content, Renaming renaming) throws UnwritableException {
    try {
      Path folder = DiskOperations.behindLinks(target.toAbsolutePath().normalize());
      TempFileRecovery.settle(folder);
      TempFileRecovery.sweep(folder.getParent());
      writeBeside(folder, content, renaming);
    } catch (UnwritableException e) {
      throw e;
    } catch (IOException e) {
      throw new UnwritableException(target, FileError.writing(e), e);
    }
  }

  /**
   * Completes or undoes what a killed process had begun with a folder: restores one that was moved
   * aside, and completes one whose files were partly moved.
   *
   * @return whether the folder exists afterward
   */
  public static boolean settle(Path target) {
    try {
      TempFileRecovery.settle(DiskOperations.behindLinks(target.toAbsolutePath().normalize()));
    } catch (IOException linksWithoutEnd) {
      return false;
    }
    return Files.exists(target);
  }

  private static void writeBeside(Path folder, Content content, Renaming renaming)
      throws IOException {
    String id = TempFileRecovery.folderId(folder);
    Path temporary = TempFileRecovery.beside(folder, id, Kind.TEMPORARY);
    try {
      Files.createDirectory(temporary);
      content.writeTo(temporary);
      DiskOperations.force(temporary);
      DiskOperations.keepPermissions(folder, temporary);
      if (!Files.exists(folder)) {
        renaming.rename(temporary, folder);
      } else if (isEmpty(folder)) {
        fill(folder, temporary, TempFileRecovery.beside(folder, id, Kind.MOVING), renaming);
      } else {
        replace(folder, temporary, TempFileRecovery.beside(folder, id, Kind.ASIDE), renaming);
      }
      DiskOperations.forceNames(folder.getParent());
    } finally {
      DiskOperations.deleteQuietly(temporary);
    }
  }

  /** Whether a folder is empty. */
  public static boolean isEmpty(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isEmpty();
    }
  }

  /** Moves files into the existing empty folder, since it may be somebody's current folder. */
  private static void fill(Path folder, Path temporary, Path moving, Renaming renaming)
      throws IOException {
    renaming.rename(temporary, moving);
    try {
      for (Path file : DiskOperations.list(moving)) {
        renaming.rename(file, folder.resolve(file.getFileName()));
      }
      DiskOperations.forceNames(folder);
    } catch (IOException e) {
      DiskOperations.moveFiles(folder, moving);
      throw e;
    } finally {
      renaming.rename(moving, temporary); // the caller deletes it
    }
  }

  private static void replace(Path folder, Path temporary, Path aside, Renaming renaming)
      throws IOException {
    renaming.rename(folder, aside);
    try {
      renaming.rename(temporary, folder);
    } catch (IOException e) {
      Files.move(aside, folder);
      throw e;
    }
    try {
      renaming.rename(aside, temporary); // the caller deletes it
    } catch (IOException e) {
      DiskOperations.deleteQuietly(aside);
    }
  }
}
