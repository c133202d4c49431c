package emberway.cli.map;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.CommonOptions;
import emberway.cli.option.ExitCode;
import emberway.cli.option.ShellWord;
import emberway.io.UnwritableException;
import emberway.pack.PackStarter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code emberway new-pack}: creates a folder as the start of a pack. */
@Command(
    name = "new-pack",
    description = "Start a pack: a folder with a map, a tile set and a pack.json to change.",
    footerHeading = "%nExamples:%n",
    footer = {"  emberway new-pack my-pack", "  emberway my-pack"})
public final class NewPackCommand extends CommonOptions implements Callable<Integer> {
  private static final Pattern FILE =
      Pattern.compile("(?i)(.*[^/\\\\])\\.(zip|json|map|map\\.txt|tm[xj]|world)");

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "DIR",
      description = "The folder to create, or an empty one.")
  private Path folder;

  @Override
  public Integer call() {
    checkName(folder.toString());
    try {
      PackStarter.start(folder);
    } catch (UnwritableException failure) {
      throw new CommandFailure(ExitCode.OUTPUT, failure.getMessage(), failure);
    }
    spec.commandLine()
        .getOut()
        .println("started a pack; next: emberway validate " + ShellWord.of(folder.toString()));
    spec.commandLine().getOut().flush();
    return ExitCode.DONE.status();
  }

  /**
   * Checks that the name is neither a file's nor that of a map in a pack, which could not be
   * opened.
   */
  private static void checkName(String name) {
    int hash = name.indexOf('#');
    if (hash >= 0) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "DIR %s: what follows a # is a map in a pack; name a folder without one".formatted(name));
    }
    Matcher file = FILE.matcher(name);
    if (file.matches()) {
      String bare = ShellWord.of(file.group(1));
      String zip = ShellWord.of(file.group(1) + ".zip");
      throw new CommandFailure(
          ExitCode.USAGE,
          "DIR %s: a pack starts as a folder; 'emberway new-pack %s', and later 'emberway pack %s -o %s'"
              .formatted(name, bare, bare, zip));
    }
  }
}
