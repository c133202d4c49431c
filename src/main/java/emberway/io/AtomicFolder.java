package emberway.io;

import emberway.io.TempFileRecovery.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Writes a folder of files that is afterwards either complete or as it was before.
 *
 * <p>The files go to a temporary folder beside the target, are forced to the disk, and the folder
 * takes the target's name when all are there. What it replaces is moved aside first, and back if
 * that fails. Where the process is killed between the two, {@link #settle} puts it back, as does
 * the next writing. A target that is a link keeps being one. The folder's permissions are kept.
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
    write(target, content, Files::move);
  }

  /** Gives a folder another name, or a file another folder. */
  @FunctionalInterface
  interface Renaming {
    void rename(Path from, Path to) throws IOException;
  }

  /** The same; tests have the process end between two renamings. */
  static void write(Path target, Content content, Renaming renaming) throws UnwritableException {
    try {
      Path folder = DiskOperations.behindLinks(target.toAbsolutePath().normalize());
      TempFileRecovery.settle(folder);
      writeBeside(folder, content, renaming);
      TempFileRecovery.sweep(folder.getParent());
    } catch (UnwritableException e) {
      throw e;
    } catch (IOException e) {
      throw new UnwritableException(target, FileError.writing(e), e);
    }
  }

  /**
   * Ends what a program that was killed had begun with a folder: one that had been moved aside is
   * there again afterwards, and one whose files had come in part is complete.
   *
   * @return whether the folder is there
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

  /** Whether a folder has nothing in it. */
  public static boolean isEmpty(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isEmpty();
    }
  }

  /** Into a folder that stays the same one, since somebody may be standing in it. */
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
      renaming.rename(moving, temporary); // which is deleted
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
      renaming.rename(aside, temporary); // which is deleted
    } catch (IOException e) {
      DiskOperations.deleteQuietly(aside);
    }
  }
}
