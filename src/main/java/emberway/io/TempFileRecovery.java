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
 * What is written beside files and folders until it takes their place, by name; and what becomes of
 * it where the program was killed meanwhile.
 *
 * <p>A name tells the process, among which processes it counts, and, of a folder, when that process
 * began and which name it is to have. So the work of a process that lives is told from what is left
 * of one that does not.
 */
final class TempFileRecovery {
  /** What a file or a folder beside others is there for. */
  enum Kind {
    /** It is being written, or deleted: nobody needs it. */
    TEMPORARY("tmp"),
    /** It is whole, and its files are being moved into a folder that was there and empty. */
    MOVING("new"),
    /** It was in the place that another folder is being moved to. */
    ASIDE("old");

    private final String suffix;

    Kind(String suffix) {
      this.suffix = suffix;
    }
  }

  /**
   * A folder beside others.
   *
   * @param id all of its name but the kind, the same for all that belongs to one writing
   * @param isGone whether its process is sure to be gone
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

  /** A file: the number of the process, then any number, and among which processes it counts. */
  private static final Pattern FILE =
      Pattern.compile(
          "\\.emberway-(?<process>[0-9a-f]{8})[0-9a-f]{8}(?:-(?<among>[0-9a-f]{8}))?\\.tmp");

  /** A folder: the same, when the process began, and a digest of the name that it is to have. */
  private static final Pattern FOLDER =
      Pattern.compile(
          "(?<id>\\.emberway-(?<process>[0-9a-f]{8})[0-9a-f]{8}"
              + "-(?<begun>[0-9a-f]{8})-(?<digest>[0-9a-f]{8})"
              + "(?:-(?<among>[0-9a-f]{8}))?)\\.(?:tmp|new|old)");

  /** Processes of which nothing is known but their numbers. */
  private static final String ANYWHERE = "00000000";

  /** All processes that this one can see: those of this machine since it was started. */
  private static final String HERE = here();

  /** After so long nobody is writing a file any more, whoever does. */
  private static final Duration ABANDONED = Duration.ofDays(1);

  /** After so long a process writes no more that may be another machine's, and is not there. */
  private static final Duration ORPHANED = Duration.ofMinutes(1);

  private static final long CLOCK_ERROR = 2; // of the time when a process began [s]

  private TempFileRecovery() {}

  /** A name for a temporary file, most likely a new one. */
  static String fileName() {
    return "%s-%s.%s".formatted(id(), HERE, Kind.TEMPORARY.suffix);
  }

  /** A digest of what tells the processes of a running Linux, or of a container, from others. */
  private static String here() {
    try {
      String boot = Files.readString(Path.of("/proc/sys/kernel/random/boot_id"));
      String numbering = Files.readSymbolicLink(Path.of("/proc/self/ns/pid")).toString();
      return "%08x".formatted((boot + numbering).hashCode());
    } catch (IOException otherSystem) {
      return ANYWHERE;
    }
  }

  /** Whether a process is sure to be gone: it was one of those here, and is not among them now. */
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

  /** A name for what takes a folder's place, most likely a new one, without its kind. */
  static String folderId(Path target) {
    int begun = (int) begun(ProcessHandle.current());
    return "%s-%08x-%s-%s".formatted(id(), begun, digest(target), HERE);
  }

  /** The place beside a folder for something of a kind. */
  static Path beside(Path target, String folderId, Kind kind) {
    return target.resolveSibling(folderId + "." + kind.suffix);
  }

  private static String digest(Path target) {
    return "%08x".formatted(target.getFileName().toString().hashCode());
  }

  /** When a process began; 0 if that is not known. [s since 1970] */
  private static long begun(ProcessHandle process) {
    return process.info().startInstant().map(Instant::getEpochSecond).orElse(0L);
  }

  /**
   * Brings to its end what a killed program had begun with a folder: what was in its place is put
   * back, or else what was to come goes on coming. Does nothing where that is not sure.
   *
   * @param target the folder, whether it is there or not
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
        return; // as it was before
      }
    }
  }

  private static void settle(Found found, Path target) throws IOException {
    boolean isThere = Files.exists(target, LinkOption.NOFOLLOW_LINKS);
    if (found.is(Kind.ASIDE) && !isThere) {
      Files.move(found.path, target);
    } else if (found.is(Kind.ASIDE) && !Files.exists(found.as(Kind.TEMPORARY))) {
      Path trash = found.as(Kind.TEMPORARY); // the other one had come
      Files.move(found.path, trash);
      DiskOperations.delete(trash);
    } else if (found.is(Kind.MOVING) && !isThere) {
      Files.move(found.path, target);
    } else if (found.is(Kind.MOVING) && Files.isDirectory(target) && isApart(found.path, target)) {
      DiskOperations.moveFiles(found.path, target);
      DiskOperations.delete(found.path);
    }
  }

  /** Whether no name is in both folders. */
  private static boolean isApart(Path one, Path other) throws IOException {
    return DiskOperations.list(one).stream()
        .noneMatch(file -> Files.exists(other.resolve(file.getFileName().toString())));
  }

  /** Deletes what nobody needs of what a program left in a folder when it was killed. */
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
      return; // they take room, and do no other harm
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

  /** The folders that processes have left which live no more, of any name or of one. */
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
