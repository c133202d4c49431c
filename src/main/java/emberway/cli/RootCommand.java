package emberway.cli;

import emberway.app.Explorer;
import emberway.app.ExplorerOptions;
import emberway.app.FrameTimes;
import emberway.app.opening.RecoverableMaps;
import emberway.cli.option.CommonOptions;
import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;
import emberway.cli.output.ReportPrinter;
import emberway.log.ProgramInfo;
import emberway.pack.BundledMaps;
import emberway.pack.MapAddress;
import emberway.pack.PathHint;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.TileSetLibrary;
import emberway.render.gl.context.OpenGlUnavailableException;
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
  private static final int MAX_FRAMES = 1_000_000;

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
      names = "--bench-frames",
      paramLabel = "N",
      description =
          "Measure N frames of each kind (panning, dragging the goal, gliding, redrawing, the map"
              + " alone; zooming, panning and the map alone, flying and editing while zoomed out)"
              + " in a window of 1280x720, then exit.")
  private Integer benchFrames;

  @Option(
      names = "--json",
      description =
          "With --bench-frames: print one JSON object for each kind of frame, with the duration"
              + " and the camera of each.")
  private boolean json;

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
    if (benchFrames == null) {
      return FastStart.explore(options(), spec.commandLine().getErr());
    }
    try {
      return bench();
    } catch (OpenGlUnavailableException failure) {
      throw FastStart.openGlFailure(options(), failure);
    }
  }

  private int bench() throws OpenGlUnavailableException, UnreadableException {
    if (benchFrames < 1 || benchFrames > MAX_FRAMES) {
      throw new CommandFailure(
          ExitCode.USAGE, "--bench-frames %d: must be in 1..%d".formatted(benchFrames, MAX_FRAMES));
    }
    ReportPrinter report = new ReportPrinter(spec.commandLine().getOut());
    for (FrameTimes times : Explorer.measure(options(), benchFrames, spec.commandLine().getErr())) {
      if (json) {
        report.json(
            fields -> {
              fields.writeStringProperty("what", times.what());
              fields.writeNumberProperty("frames", times.frames());
              fields.writeNumberProperty("medianMillis", times.medianMillis());
              fields.writeNumberProperty("p99Millis", times.p99Millis());
              fields.writeNumberProperty("maxMillis", times.worstMillis());
              fields.writeNumberProperty("allocatedBytesPerFrame", times.bytesPerFrame());
              fields.writeArrayPropertyStart("each");
              for (FrameTimes.Frame frame : times.each()) {
                fields.writeStartObject();
                fields.writeNumberProperty("millis", frame.millis());
                fields.writeNumberProperty("x", frame.x());
                fields.writeNumberProperty("y", frame.y());
                fields.writeNumberProperty("scale", frame.scale());
                fields.writeEndObject();
              }
              fields.writeEndArray();
            });
      } else {
        report.line(
            times.what(),
            "  median %.2f ms, p99 %.2f ms, worst %.2f ms, %,.0f bytes a frame",
            times.medianMillis(),
            times.p99Millis(),
            times.worstMillis(),
            times.bytesPerFrame());
      }
    }
    spec.commandLine().getOut().flush();
    return ExitCode.DONE.status();
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
