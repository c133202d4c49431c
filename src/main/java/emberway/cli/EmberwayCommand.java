package emberway.cli;

import emberway.app.Explorer;
import emberway.app.ExplorerOptions;
import emberway.pack.MapAddress;
import emberway.pack.UnreadableException;
import emberway.render.gl.OpenGlUnavailableException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code emberway}: without a command, the explorer. */
@Command(
    name = "emberway",
    description = {
      "Explore isometric maps and plan routes across them.",
      "",
      "Without a command, a window opens on the map, or on those that come with the program."
    },
    synopsisSubcommandLabel = "[COMMAND]",
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {
      "0:done",
      "1:the answer is no: there is no route, or validation found errors",
      "2:wrong usage",
      "3:the input cannot be read or is malformed",
      "4:there is nothing to draw with: no OpenGL, or no display for a window",
      "5:the output could not be written"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  emberway                                        open a window",
      "  emberway render maps/island-realm.map.txt -o island.png",
      "  emberway route maps/road-and-wall.map.txt --json",
      "  emberway help render                            all about one command"
    })
final class EmberwayCommand extends CommonOptions implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "MAP|PACK",
      description = "A map or a pack to open; PACK#NAME is one map of a pack.")
  private Path map;

  @Option(
      names = {"-V", "--version"},
      description = "Print the version and exit.")
  private boolean version;

  @Option(
      names = "--tiles",
      paramLabel = "DIR",
      description = "Use this tile set, or plain folder of PNGs, in place of the maps' own.")
  private Path tiles;

  @Option(
      names = "--shaders",
      paramLabel = "DIR",
      description = "Use the shaders of this folder where it has them.")
  private Path shaders;

  @Override
  public Integer call() throws UnreadableException {
    if (version) {
      String number = EmberwayCommand.class.getPackage().getImplementationVersion();
      spec.commandLine().getOut().println("Emberway " + (number == null ? "(unpackaged)" : number));
      return ExitCode.DONE.status();
    }
    if (map != null && !Files.exists(map) && MapAddress.of(map).isEmpty()) {
      throw notThere(map);
    }
    try {
      Explorer.run(options(), spec.commandLine().getErr());
      return ExitCode.DONE.status();
    } catch (OpenGlUnavailableException failure) {
      throw new CommandFailure(
          ExitCode.NO_OPENGL,
          "%s; draw a picture instead: emberway render %s -o map.png"
              .formatted(failure.getMessage(), map == null ? "MAP" : map),
          failure);
    }
  }

  private ExplorerOptions options() {
    if (shaders != null && !Files.isDirectory(shaders)) {
      throw new CommandFailure(
          ExitCode.INPUT, "--shaders " + shaders + ": there is no such folder");
    }
    return new ExplorerOptions(
        Optional.ofNullable(map), Optional.ofNullable(tiles), Optional.ofNullable(shaders));
  }

  /** A map that is not there; a single word was probably meant for a command. */
  private static CommandFailure notThere(Path map) {
    return map.toString().matches("[A-Za-z-]+")
        ? new CommandFailure(
            ExitCode.USAGE,
            "'%s' is neither a command nor a file here; see 'emberway --help'".formatted(map))
        : new CommandFailure(ExitCode.INPUT, map + ": not found; check the path");
  }
}
