package emberway.cli.option;

import emberway.io.AtomicFile;
import emberway.io.FileExtension;
import emberway.io.SpecialFile;
import emberway.io.UnwritableException;
import emberway.pack.MapFiles;
import emberway.pack.map.TiledOrigin;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The destination of a command's output: standard output, or a file, which ends up complete or
 * untouched.
 */
public final class OutputTarget {
  /** The value of {@code -o} that means standard output. */
  public static final String STANDARD_OUTPUT = "-";

  private OutputTarget() {}

  /** Refuses to overwrite the command's map. */
  public static void refuseInput(String option, String target, Path map) {
    refuseInput(option, target, map, "the map");
  }

  /**
   * Refuses to overwrite an input file.
   *
   * @param what what the file is, with its article
   */
  public static void refuseInput(String option, String target, Path input, String what) {
    if (!target.equals(STANDARD_OUTPUT) && isSame(file(option, target), input)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "%s %s is %s itself; write to another file".formatted(option, target, what));
    }
  }

  /** Refuses to overwrite a file of a tile set's folder. */
  public static void refuseTileSet(String option, String target, Path folder) {
    if (target.equals(STANDARD_OUTPUT)) {
      return;
    }
    Path file = file(option, target);
    Path within = file.toAbsolutePath().getParent();
    if (within != null && isSame(within, folder) && Files.exists(file)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "%s %s is a file of the tile set; write to another file".formatted(option, target));
    }
  }

  /** Refuses to overwrite a file that a Tiled map refers to. */
  public static void refuseReferences(String option, String target, TiledOrigin map) {
    if (target.equals(STANDARD_OUTPUT)) {
      return;
    }
    Path file = file(option, target);
    if (map.referenceNames().stream().anyMatch(name -> isAt(name, file))) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "%s %s is a picture of the map's tiles; write to another file".formatted(option, target));
    }
  }

  /**
   * Refuses a name whose extension belongs to another kind of file, and a file that {@link #write}
   * would refuse to overwrite.
   *
   * @param written the kind of output, with its article
   * @param endings the extensions such a file may have, the usual one first
   */
  public static void requireExtension(
      String option, String target, String written, String... endings) {
    if (target.equals(STANDARD_OUTPUT)) {
      return;
    }
    Path file = file(option, target);
    refuseLoss(file, written);
    FileExtension.lie(file, written, endings)
        .ifPresent(
            lie -> {
              throw new CommandFailure(
                  ExitCode.USAGE,
                  "%s %s: %s; %s".formatted(option, target, lie.message(), lie.remedy()));
            });
  }

  /** The file with that name; a name that can only be a folder's is refused. */
  private static Path file(String option, String target) {
    if (target.endsWith("/") || target.endsWith(File.separator)) {
      throw new CommandFailure(
          ExitCode.OUTPUT, target + ": is the name of a folder; name a file in it");
    }
    return PathArgument.parse(option, target);
  }

  private static boolean isSame(Path one, Path other) {
    try {
      return Files.isSameFile(one, other);
    } catch (IOException notThere) {
      return false;
    }
  }

  /** Whether a file has this name; that of a file in a zip is the path of none. */
  private static boolean isAt(String name, Path file) {
    try {
      return isSame(file, Path.of(name));
    } catch (InvalidPathException noPath) {
      return false;
    }
  }

  /**
   * Refuses to replace a user's work (a map, a pack or a tile set) by another kind of file.
   *
   * @param written the kind of output, with its article
   */
  private static void refuseLoss(Path file, String written) {
    try {
      SpecialFile.refusePipe(file);
    } catch (UnwritableException pipe) {
      throw new CommandFailure(ExitCode.OUTPUT, pipe.getMessage(), pipe);
    }
    Optional<String> there = MapFiles.workIn(file);
    if (there.isPresent() && !there.get().equals(written)) {
      throw new CommandFailure(
          ExitCode.OUTPUT,
          "%s: is %s, which %s would replace; write elsewhere, or remove it first"
              .formatted(file, there.get(), written));
    }
  }

  /**
   * Writes to the target of {@code -o}, or fails with {@link ExitCode#OUTPUT}.
   *
   * @param written the kind of output, with its article
   */
  public static void write(String target, String written, AtomicFile.Content content) {
    write("-o", target, written, content);
  }

  /** Writes to an option's target, or fails with {@link ExitCode#OUTPUT}. */
  public static void write(
      String option, String target, String written, AtomicFile.Content content) {
    try {
      if (target.equals(STANDARD_OUTPUT)) {
        OutputStream out = new BufferedOutputStream(StandardOutput.ofProcess());
        content.writeTo(out);
        out.flush();
      } else {
        Path file = file(option, target);
        refuseLoss(file, written);
        AtomicFile.write(file, content);
      }
    } catch (UnwritableException failure) {
      throw new CommandFailure(ExitCode.OUTPUT, failure.getMessage(), failure);
    } catch (IOException failure) {
      throw new CommandFailure(
          ExitCode.OUTPUT, "standard output: " + failure.getMessage(), failure);
    }
  }
}
