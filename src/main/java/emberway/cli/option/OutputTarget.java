package emberway.cli.option;

import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;
import emberway.cli.output.StandardOutput;
import emberway.io.AtomicFile;
import emberway.io.FileExtension;
import emberway.io.SpecialFile;
import emberway.io.UnwritableException;
import emberway.pack.MapFiles;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where a command's bytes go: a file, complete or untouched, or standard output. */
public final class OutputTarget {
  /** What {@code -o} says for standard output. */
  public static final String STANDARD_OUTPUT = "-";

  private OutputTarget() {}

  /** Refuses to write over the file that a command reads. */
  public static void refuseInput(String option, String target, Path input) {
    if (!target.equals(STANDARD_OUTPUT) && isSame(file(option, target), input)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "%s %s is the map itself; write to another file".formatted(option, target));
    }
  }

  /**
   * Refuses a name that ends like another kind of file than what is written, and what {@link
   * #write} would refuse to write over.
   *
   * @param written what is to be written, with its article
   * @param endings how such files may end, the usual one first
   */
  public static void refuseLie(String option, String target, String written, String... endings) {
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
                  "%s %s: %s; %s".formatted(option, target, lie.message(), lie.mend()));
            });
  }

  /** The file of that name; one that can only be a folder's is refused. */
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

  /**
   * Refuses to write over what a user has made and could not want to lose so: a map, a pack or a
   * tile set, by something else.
   *
   * @param written what is to be written, with its article
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
   * Writes it all to what {@code -o} says, or fails with {@link ExitCode#OUTPUT}.
   *
   * @param written what it is, with its article
   */
  public static void write(String target, String written, AtomicFile.Content content) {
    write("-o", target, written, content);
  }

  /** Writes it all to what an option says, or fails with {@link ExitCode#OUTPUT}. */
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
