package emberway.cli;

import emberway.app.Explorer;
import emberway.app.ExplorerOptions;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.OpenGlUnavailableException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Arrays;
import java.util.Optional;

/**
 * Run once by the launcher to create its class archive: opens the explorer invisibly, where there
 * is a display, and then runs a command like {@link Main}. Later starts map the classes used here
 * into memory instead of reading them.
 */
public final class ClassArchiveTraining {
  private static final String[] FROM_AFAR = {"--scale", "0.1"};

  private ClassArchiveTraining() {}

  /**
   * Opens the explorer, runs the command, and exits with the command's status. A picture is drawn
   * from afar first.
   */
  public static void main(String[] args) {
    ExplorerOptions options =
        new ExplorerOptions(Optional.empty(), Optional.empty(), Optional.empty());
    try (PrintWriter nobody = new PrintWriter(Writer.nullWriter())) {
      Explorer.runOnce(options, nobody);
    } catch (OpenGlUnavailableException | UnreadableException noWindowHere) {
      // the command runs in any case
    }
    if (args.length > 0 && args[0].equals("render")) {
      try (PrintWriter nobody = new PrintWriter(Writer.nullWriter())) {
        String[] zoomedOut = Arrays.copyOf(args, args.length + FROM_AFAR.length);
        System.arraycopy(FROM_AFAR, 0, zoomedOut, args.length, FROM_AFAR.length);
        Main.run(zoomedOut, nobody, nobody);
      }
    }
    Main.main(args);
  }
}
