package emberway.cli;

import emberway.app.ExplorerOptions;
import emberway.app.scene.RecoverableMaps;
import emberway.cli.option.CommandFailure;
import emberway.cli.option.CommonOptions;
import emberway.cli.option.ExitCode;
import emberway.log.ProgramInfo;
import emberway.pack.BundledMaps;
import emberway.pack.MapAddress;
import emberway.pack.PathHint;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.TileSetLibrary;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code emberway} without a command: opens the explorer. */
@Command(
    name = "emberway",
    description = {
      "Explore isometric maps and plan routes across them.",
      "",
      "Without a command, open a window with this map, or with the bundled maps."
    },
    synopsisSubcommandLabel = "[COMMAND]",
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {
      "0:done",
      "1:the answer is no: no route exists, or validation found errors",
      "2:wrong usage, or no Java that starts",
      "3:the input cannot be read or is malformed",
      "4:no OpenGL to draw with, or no display for a window",
      "5:the output could not be written"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  emberway                                        # open a window",
      "  emberway render island-realm -o island.png",
      "  emberway route road-and-wall --json",
      "  emberway help render                            # all about one command"
    })
final class RootCommand extends CommonOptions implements Callable<Integer> {
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
      description = "Use another tile set: its folder, a bundled one's name, or a folder of PNGs.")
  private Path tiles;

  @Option(
      names = "--shaders",
      paramLabel = "DIR",
      description = "Use shaders from this folder where it has them.")
  private Path shaders;

  @Override
  public Integer call() throws UnreadableException {
    if (version) {
      spec.commandLine().getOut().println("Emberway " + ProgramInfo.version());
      return ExitCode.DONE.status();
    }
    boolean isThere =
        map == null || Files.exists(map) || MapAddress.of(map).isPresent() || BundledMaps.has(map);
    if (!isThere && !RecoverableMaps.existsOnlyAsCopy(map)) {
      throw notThere(map);
    }
    return FastStart.explore(options(), spec.commandLine().getErr());
  }

  private ExplorerOptions options() {
    if (shaders != null && !Files.isDirectory(shaders)) {
      throw new CommandFailure(ExitCode.INPUT, "--shaders " + shaders + ": folder not found");
    }
    return new ExplorerOptions(
        Optional.ofNullable(map), Optional.ofNullable(tiles), Optional.ofNullable(shaders));
  }

  /** The failure for a missing map; a single word was probably meant as a command. */
  private static CommandFailure notThere(Path map) {
    return map.toString().matches("[A-Za-z-]+") && !TileSetLibrary.isBundled(map)
        ? new CommandFailure(
            ExitCode.USAGE,
            UsageErrorHandler.pointing(
                UsageErrorHandler.unknown(
                    "'%s' is neither a command nor a file here".formatted(map),
                    map.toString(),
                    CommandList.names()),
                "emberway"))
        : new CommandFailure(ExitCode.INPUT, PathHint.notFound(map).toString());
  }
}
