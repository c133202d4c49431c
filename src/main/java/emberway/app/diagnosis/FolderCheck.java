package emberway.app.diagnosis;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * What may be done with a folder.
 *
 * @param description what is known about the folder
 * @param problem what is wrong and how to fix it; empty if the folder serves its purpose
 */
record FolderCheck(String description, Optional<String> problem) {
  private static final long MIB = 1 << 20;
  private static final long MIN_FREE = 16 * MIB; // enough for a map, a picture and the settings

  /** Checks a folder that is written to, or created once there is something to write. */
  static FolderCheck ofWritten(Path folder) {
    if (Files.isDirectory(folder)) {
      return ofExisting(folder, true);
    }
    if (isSomething(folder)) {
      return wrong(folder, "is a file, not a folder", "move it away");
    }
    Path above = folder.toAbsolutePath().getParent();
    while (above != null && !isSomething(above)) {
      above = above.getParent();
    }
    if (above == null || !Files.isDirectory(above)) {
      return wrong(folder, "cannot be made: " + above + " is not a folder", "move that away");
    }
    if (!Files.isWritable(above)) {
      String why = "cannot be made: " + above + " is not writable";
      return wrong(folder, why, "make it writable for your user");
    }
    FolderCheck parent = ofExisting(above, true);
    return new FolderCheck(folder + " · not there yet, can be made", parent.problem);
  }

  /** Checks a folder that is only read. */
  static FolderCheck ofRead(Path folder) {
    return Files.isDirectory(folder)
        ? ofExisting(folder, false)
        : wrong(folder, "is not a folder", "install Emberway again");
  }

  private static boolean isSomething(Path path) {
    return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
  }

  private static FolderCheck ofExisting(Path folder, boolean isWritten) {
    boolean isReadable = Files.isReadable(folder);
    boolean isWritable = Files.isWritable(folder);
    long free = free(folder);
    String description =
        "%s · %s, %s%s"
            .formatted(
                folder,
                isReadable ? "readable" : "not readable",
                isWritable ? "writable" : "not writable",
                free < 0 ? "" : ", " + size(free) + " free");
    if (!isReadable) {
      return new FolderCheck(
          description, Optional.of(folder + " is not readable; make it readable for your user"));
    }
    if (isWritten && !isWritable) {
      return new FolderCheck(
          description, Optional.of(folder + " is not writable; make it writable for your user"));
    }
    return new FolderCheck(
        description,
        isWritten && free >= 0 && free < MIN_FREE
            ? Optional.of("%s has only %s left; free some space".formatted(folder, size(free)))
            : Optional.empty());
  }

  private static FolderCheck wrong(Path folder, String what, String remedy) {
    return new FolderCheck(
        folder + " · " + what, Optional.of("%s %s; %s".formatted(folder, what, remedy)));
  }

  /** Returns the free space on a folder's disk; negative if unknown. [bytes] */
  private static long free(Path folder) {
    try {
      return Files.getFileStore(folder).getUsableSpace();
    } catch (IOException unknown) {
      return -1;
    }
  }

  private static String size(long bytes) {
    return bytes < 1024 * MIB
        ? bytes / MIB + " MiB"
        : String.format(Locale.ROOT, "%.1f GiB", bytes / (1024.0 * MIB));
  }
}
