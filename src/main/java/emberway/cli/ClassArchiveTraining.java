package emberway.cli;

import emberway.app.Explorer;
import emberway.app.ExplorerOptions;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.context.OpenGlUnavailableException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Optional;

/**
 * What the launcher runs once for its archive of classes: opens the explorer without showing it,
 * where there is a display, and then runs a command like {@link Main}. Classes that were needed
 * here are mapped into memory by each later start instead of being read.
 */
public final class ClassArchiveTraining {
  private ClassArchiveTraining() {}

  /** Runs both, and exits with the status of the command. */
  public static void main(String[] args) {
    ExplorerOptions options =
        new ExplorerOptions(Optional.empty(), Optional.empty(), Optional.empty());
    try (PrintWriter nobody = new PrintWriter(Writer.nullWriter())) {
      Explorer.rehearse(options, nobody);
    } catch (OpenGlUnavailableException | UnreadableException noWindowHere) {
      // the command is rehearsed in any case
    }
    Main.main(args);
  }
}
