package emberway.cli;

import emberway.io.UnwritableException;
import emberway.pack.PackStarter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code emberway new-pack}: a folder to begin a pack with. */
@Command(
    name = "new-pack",
    description = "Start a pack: a folder with a map, a tile set and a pack.json to change.",
    footerHeading = "%nExamples:%n",
    footer = {"  emberway new-pack my-pack", "  emberway my-pack"})
final class NewPackCommand extends CommonOptions implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "DIR",
      description = "The folder, which is not there yet or empty.")
  private Path folder;

  @Override
  public Integer call() {
    try {
      PackStarter.start(folder);
    } catch (UnwritableException failure) {
      throw new CommandFailure(ExitCode.OUTPUT, failure.getMessage(), failure);
    }
    spec.commandLine().getOut().println("started a pack; next: emberway validate " + folder);
    spec.commandLine().getOut().flush();
    return ExitCode.DONE.status();
  }
}
