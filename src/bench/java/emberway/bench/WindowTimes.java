package emberway.bench;

import emberway.app.ExplorerOptions;
import emberway.app.FrameBenchmark;
import emberway.app.FrameTimes;
import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.OpenGlUnavailableException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.core.JsonGenerator;

/** {@code window}: how fast frames of the real window are drawn, with panels and without. */
@Command(
    name = "window",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Measure frames of each kind (panning, dragging the goal, gliding, redrawing, the map"
            + " alone; zooming, panning and the map alone, flying and editing while zoomed out)"
            + " in a window of 1280x720.")
final class WindowTimes implements Callable<Integer> {
  private static final int MAX_FRAMES = 1_000_000;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "MAP", description = "A map or a pack, or PACK#NAME.")
  private Path map;

  @Option(
      names = "--frames",
      paramLabel = "N",
      description = "How many of each kind; default ${DEFAULT-VALUE}.")
  private int frames = 100;

  @Option(
      names = "--json",
      description =
          "Print one JSON object for each kind of frame, with the duration and the camera of each.")
  private boolean json;

  @Override
  public Integer call() throws UnreadableException {
    if (frames < 1 || frames > MAX_FRAMES) {
      throw new CommandFailure(
          ExitCode.USAGE, "--frames %d: must be in 1..%d".formatted(frames, MAX_FRAMES));
    }
    PrintWriter out = spec.commandLine().getOut();
    ReportPrinter report = new ReportPrinter(out);
    try {
      ExplorerOptions options =
          new ExplorerOptions(Optional.of(map), Optional.empty(), Optional.empty());
      for (FrameTimes times :
          FrameBenchmark.measure(options, frames, spec.commandLine().getErr())) {
        if (json) {
          report.json(fields -> write(times, fields));
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
    } catch (OpenGlUnavailableException failure) {
      throw new CommandFailure(ExitCode.NO_OPENGL, failure.getMessage(), failure);
    }
    out.flush();
    return ExitCode.DONE.status();
  }

  private static void write(FrameTimes times, JsonGenerator fields) {
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
  }
}
