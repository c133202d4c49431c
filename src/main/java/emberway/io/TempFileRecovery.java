package emberway.io;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names the temporary files and folders of atomic writes, and cleans up those of killed processes.
 *
 * <p>A name holds the process's number and the process namespace that the number belongs to; a
 * folder's name also holds the process's start time and a digest of the target's name. So the work
 * of a live process can be told from the remains of a dead one.
 */
final class TempFileRecovery {
  /** The role of a file or a folder beside a target. */
  enum Kind {
    /** Being written or deleted; can be discarded. */
    TEMPORARY("tmp"),
    /** Complete; its files are being moved into the existing empty target. */
    MOVING("new"),
    /** The old target, moved aside for its replacement. */
    ASIDE("old");

    private final String suffix;

    Kind(String suffix) {
      this.suffix = suffix;
    }
  }

  /**
   * A folder beside a target.
   *
   * @param id its name without the kind, the same for all folders of one write
   * @param isGone whether its process is certainly gone
   */
  private record Found(Path path, String id, boolean isGone) {
    Path as(Kind kind) {
      return path.resolveSibling(id + "." + kind.suffix);
    }

    boolean is(Kind kind) {
      return path.equals(as(kind));
    }
  }

  private static final int HEX = 16;
  private static final String ANY = ".emberway-*";

  /** A file's name: process number, random number and process namespace. */
  private static final Pattern FILE =
      Pattern.compile(
          "\\.emberway-(?<process>[0-9a-f]{8})[0-9a-f]{8}(?:-(?<among>[0-9a-f]{8}))?\\.tmp");

  /**
   * A folder's name: as a file's, with the process's start time and a digest of the target's name.
   */
  private static final Pattern FOLDER =
      Pattern.compile(
          "(?<id>\\.emberway-(?<process>[0-9a-f]{8})[0-9a-f]{8}"
              + "-(?<begun>[0-9a-f]{8})-(?<digest>[0-9a-f]{8})"
              + "(?:-(?<among>[0-9a-f]{8}))?)\\.(?:tmp|new|old)");

  /** The namespace where the system tells none. */
  private static final String ANYWHERE = "00000000";

  /** This process's namespace: this boot of the machine, or this container. */
  private static final String HERE = here();

  /** After this time, a temporary file counts as abandoned, whoever wrote it. */
  private static final Duration ABANDONED = Duration.ofDays(1);

  /**
   * After this time, a file counts as abandoned if its process is not found here; that process may
   * run on another machine.
   */
  private static final Duration ORPHANED = Duration.ofMinutes(1);

  private static final long CLOCK_ERROR = 2; // of a process's start time [s]

  private TempFileRecovery() {}

  /** A name for a temporary file, unique with high probability. */
  static String fileName() {
    return "%s-%s.%s".formatted(id(), HERE, Kind.TEMPORARY.suffix);
  }

  /**
   * A digest of the boot and the PID namespace that this process runs in; only Linux tells them.
   */
  private static String here() {
    try {
      String boot = Files.readString(Path.of("/proc/sys/kernel/random/boot_id"));
      String numbering = Files.readSymbolicLink(Path.of("/proc/self/ns/pid")).toString();
      return "%08x".formatted((boot + numbering).hashCode());
    } catch (IOException otherSystem) {
      return ANYWHERE;
    }
  }

  /** Whether a process is certainly gone: it belonged to this namespace, and is not alive. */
  private static boolean isGone(Matcher name) {
    return !HERE.equals(ANYWHERE)
        && HERE.equals(name.group("among"))
        && process(name).filter(ProcessHandle::isAlive).isEmpty();
  }

  private static Optional<ProcessHandle> process(Matcher name) {
    return ProcessHandle.of(Long.parseLong(name.group("process"), HEX));
  }

  private static String id() {
    int process = (int) ProcessHandle.current().pid();
    return ".emberway-%08x%08x".formatted(process, ThreadLocalRandom.current().nextInt());
  }

  /** The name of a temporary folder for a target without its kind, unique with high probability. */
  static String folderId(Path target) {
    int begun = (int) begun(ProcessHandle.current());
    return "%s-%08x-%s-%s".formatted(id(), begun, digest(target), HERE);
  }

  /** The path of a folder of the given kind beside a target. */
  static Path beside(Path target, String folderId, Kind kind) {
    return target.resolveSibling(folderId + "." + kind.suffix);
  }

  private static String digest(Path target) {
    return "%08x".formatted(target.getFileName().toString().hashCode());
  }

  /** A process's start time, 0 if unknown. [s since 1970] */
  private static long begun(ProcessHandle process) {
    return process.info().startInstant().map(Instant::getEpochSecond).orElse(0L);
  }

  /**
   * Completes or undoes what a killed process had begun with a folder: restores the old folder if
   * the target is missing, or else continues the replacement. Does nothing where that is unsafe.
   *
   * @param target the folder, which may be missing
   */
  static void settle(Path target) {
    Path place = target.toAbsolutePath().normalize();
    if (place.getFileName() == null) {
      return;
    }
    for (Found found : folders(place.getParent(), Optional.of(digest(place)))) {
      try {
        settle(found, place);
      } catch (IOException stays) {
        return; // everything stays as it was
      }
    }
  }

  private static void settle(Found found, Path target) throws IOException {
    boolean isThere = Files.exists(target, LinkOption.NOFOLLOW_LINKS);
    if (found.is(Kind.ASIDE) && !isThere) {
      Files.move(found.path, target);
    } else if (found.is(Kind.ASIDE) && !Files.exists(found.as(Kind.TEMPORARY))) {
      Path trash = found.as(Kind.TEMPORARY); // the replacement is in place
      Files.move(found.path, trash);
      DiskOperations.delete(trash);
    } else if (found.is(Kind.MOVING) && !isThere) {
      Files.move(found.path, target);
    } else if (found.is(Kind.MOVING) && Files.isDirectory(target) && isApart(found.path, target)) {
      DiskOperations.moveFiles(found.path, target);
      DiskOperations.delete(found.path);
    }
  }

  /** Whether two folders have no name in common. */
  private static boolean isApart(Path one, Path other) throws IOException {
    return DiskOperations.list(one).stream()
        .noneMatch(file -> Files.exists(other.resolve(file.getFileName().toString())));
  }

  /** Deletes what killed processes have left in a folder and nobody needs. */
  static void sweep(Path folder) {
    Instant now = Instant.now();
    try (DirectoryStream<Path> files = SpecialFile.openFolder(folder, ANY + ".tmp")) {
      for (Path file : files) {
        BasicFileAttributes found =
            Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        Matcher name = FILE.matcher(file.getFileName().toString());
        if (found.isRegularFile() && name.matches() && isLeft(name, found, now)) {
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      return; // leftovers only take space
    }
    for (Found found : folders(folder, Optional.empty())) {
      if (found.is(Kind.TEMPORARY)
          && !Files.exists(found.as(Kind.ASIDE))
          && (found.isGone
              || DiskOperations.lastChange(found.path).isBefore(now.minus(ORPHANED)))) {
        DiskOperations.deleteQuietly(found.path);
      }
    }
  }

  private static boolean isLeft(Matcher name, BasicFileAttributes file, Instant now) {
    Instant written = file.lastModifiedTime().toInstant();
    Duration age = Duration.between(written, now);
    boolean isOwned =
        process(name)
            .map(process -> process.info().startInstant().orElse(Instant.MIN))
            .filter(begun -> begun.isBefore(written.plus(ORPHANED)))
            .isPresent();
    return isGone(name)
        || age.compareTo(ABANDONED) > 0
        || (!isOwned && age.compareTo(ORPHANED) > 0);
  }

  /** The folders that dead processes have left, for any target or for that of one digest. */
  private static List<Found> folders(Path folder, Optional<String> digest) {
    List<Found> found = new ArrayList<>();
    try (DirectoryStream<Path> files = SpecialFile.openFolder(folder, ANY)) {
      for (Path file : files) {
        Matcher name = FOLDER.matcher(file.getFileName().toString());
        if (name.matches()
            && digest.filter(wanted -> !wanted.equals(name.group("digest"))).isEmpty()
            && Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)
            && !lives(name)) {
          found.add(new Found(file, name.group("id"), isGone(name)));
        }
      }
      return found;
    } catch (IOException | DirectoryIteratorException unreadable) {
      return List.of();
    }
  }

  private static boolean lives(Matcher name) {
    long begun = Long.parseLong(name.group("begun"), HEX);
    return process(name)
        .filter(process -> Math.abs(begun(process) - begun) <= CLOCK_ERROR)
        .isPresent();
  }
}
