package emberway.bench;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.MapInput;
import emberway.cli.option.ProgressOptions;
import emberway.cli.option.SizeArgument;
import emberway.map.NumberText;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.render.iso.PictureFrame;
import emberway.sprite.SpriteUnavailableException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.core.JsonGenerator;

/** {@code render}: how fast frames of a map are drawn. */
@Command(
    name = "render",
    description = {
      "Measure how fast frames of a map are drawn, with its fields and its route.",
      "",
      "The view moves across the map from its west corner to its east corner: first once, or for"
          + " two seconds, to warm up; then once frame by frame. Each frame is drawn off screen"
          + " and waited for.",
      "",
      "A window keeps what stays in view and draws the rest; below scale 0.1, it draws mean colors."
          + " An exported picture is drawn exactly and anew at any scale."
    })
final class RenderTimes extends ProgressOptions implements Callable<Integer> {
  private static final String WHOLE = "whole";
  private static final String WINDOW = "window";
  private static final String EXPORT = "export";
  private static final int MAX_SIDE = 8192; // [px]
  private static final int MAX_FRAMES = 1_000_000;

  @Spec private CommandSpec spec;

  @Mixin private MapInput input;

  @Option(
      names = "--size",
      paramLabel = "WxH",
      description = "The view's size in pixels. Default: 1280x720.")
  private String size = "1280x720";

  @Option(
      names = "--view",
      paramLabel = "1|0.25|whole",
      description =
          "Pixels per sprite pixel, 0.002 to 16, or whole for a view of the whole map. Default: 1.")
  private String view = "1";

  @Option(
      names = "--path",
      paramLabel = "window|export",
      description = "Draw as a window does, or as exported pictures are drawn. Default: window.")
  private String path = WINDOW;

  @Option(names = "--frames", paramLabel = "N", description = "Frames to measure. Default: 120.")
  private int frames = 120;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Override
  public Integer call() throws UnreadableException {
    RenderRun.Plan plan = new RenderRun.Plan(parseSize(), parseView(), checkFrames(), isOfWindow());
    RenderRun run = new RenderRun(plan, System.nanoTime());
    LoadedMap loaded = input.load();
    draw(loaded, run);
    PrintWriter out = spec.commandLine().getOut();
    ReportPrinter report = new ReportPrinter(out);
    if (json) {
      report.json(fields -> write(loaded.map(), plan, run.result(), fields));
    } else {
      print(loaded.map(), plan, run.result(), report);
    }
    out.flush();
    return ExitCode.DONE.status();
  }

  private static void draw(LoadedMap loaded, RenderRun run) {
    try (RenderedMap rendered = new RenderedMap(loaded, run.plan().isOfWindow())) {
      run.draw(rendered);
    } catch (OpenGlUnavailableException failure) {
      throw new CommandFailure(ExitCode.NO_OPENGL, failure.getMessage(), failure);
    } catch (SpriteUnavailableException failure) {
      throw new CommandFailure(ExitCode.INPUT, failure.getMessage(), failure);
    }
  }

  private SizeArgument parseSize() {
    SizeArgument parsed = SizeArgument.parse("--size", size);
    if (!isSide(parsed.width()) || !isSide(parsed.height())) {
      throw new CommandFailure(
          ExitCode.USAGE, "--size %s: each side must be in 1..%d px".formatted(size, MAX_SIDE));
    }
    return parsed;
  }

  private static boolean isSide(int side) {
    return side >= 1 && side <= MAX_SIDE;
  }

  private OptionalDouble parseView() {
    if (view.equalsIgnoreCase(WHOLE)) {
      return OptionalDouble.empty();
    }
    double scale;
    try {
      scale = Double.parseDouble(view);
    } catch (NumberFormatException notNumber) {
      scale = Double.NaN;
    }
    if (!(scale >= PictureFrame.MIN_SCALE && scale <= PictureFrame.MAX_SCALE)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--view '%s': write a scale in %s..%s, or whole"
              .formatted(
                  view,
                  NumberText.plain(PictureFrame.MIN_SCALE),
                  NumberText.plain(PictureFrame.MAX_SCALE)));
    }
    return OptionalDouble.of(scale);
  }

  private boolean isOfWindow() {
    if (path.equalsIgnoreCase(WINDOW) || path.equalsIgnoreCase(EXPORT)) {
      return path.equalsIgnoreCase(WINDOW);
    }
    throw new CommandFailure(
        ExitCode.USAGE, "--path '%s': write %s or %s".formatted(path, WINDOW, EXPORT));
  }

  private int checkFrames() {
    if (frames < 1 || frames > MAX_FRAMES) {
      throw new CommandFailure(
          ExitCode.USAGE, "--frames %d: must be in 1..%d".formatted(frames, MAX_FRAMES));
    }
    return frames;
  }

  private void print(
      TileMap map, RenderRun.Plan plan, RenderRun.Result result, ReportPrinter report) {
    report.line("map", "%s, %s cells", input.path(), map.size());
    report.line(
        "view",
        "%d×%d px at scale %.4g%s, %s, drawn as %s",
        plan.view().width(),
        plan.view().height(),
        result.scale(),
        plan.scale().isPresent() ? "" : " (whole map)",
        result.moves() ? "moving west to east" : "still",
        plan.isOfWindow() ? "in a window" : "for an export");
    report.line("driver", "%s", result.driver());
    report.line("frames", "%,d, after %,d to warm up", plan.frames(), result.warmUpFrames());
    result.times().print(report);
    report.line("draw calls", "%,d a frame", result.drawCalls());
    report.line("allocated", "%s a frame", allocated(plan, result));
    report.line(
        "load",
        "%.0f ms from the file to all uploaded, %.0f ms more for the first frame",
        ReportPrinter.millis(result.loadNanos()),
        ReportPrinter.millis(result.firstFrameNanos()));
    report.line("memory", "%s (resident)", ReportPrinter.kilobytes(result.residentSet()));
    report.line("java", "%s", ProcessStats.java());
  }

  private static String allocated(RenderRun.Plan plan, RenderRun.Result result) {
    OptionalLong bytes = result.allocated();
    return bytes.isPresent()
        ? String.format(Locale.ROOT, "%,.0f bytes", (double) bytes.getAsLong() / plan.frames())
        : "unknown";
  }

  private void write(
      TileMap map, RenderRun.Plan plan, RenderRun.Result result, JsonGenerator fields) {
    fields.writeStringProperty("map", input.path().toString());
    fields.writeNumberProperty("width", map.size().width());
    fields.writeNumberProperty("height", map.size().height());
    fields.writeStringProperty("driver", result.driver());
    fields.writeNumberProperty("viewWidth", plan.view().width());
    fields.writeNumberProperty("viewHeight", plan.view().height());
    fields.writeNumberProperty("scale", result.scale());
    fields.writeBooleanProperty("moves", result.moves());
    fields.writeStringProperty("path", plan.isOfWindow() ? WINDOW : EXPORT);
    fields.writeNumberProperty("frames", plan.frames());
    fields.writeNumberProperty("warmUpFrames", result.warmUpFrames());
    result.times().write(fields);
    fields.writeNumberProperty("drawCalls", result.drawCalls());
    fields.writeName("allocatedBytesPerFrame");
    if (result.allocated().isPresent()) {
      fields.writeNumber((double) result.allocated().getAsLong() / plan.frames());
    } else {
      fields.writeNull();
    }
    fields.writeNumberProperty("loadMillis", ReportPrinter.millis(result.loadNanos()));
    fields.writeNumberProperty("firstFrameMillis", ReportPrinter.millis(result.firstFrameNanos()));
    ReportPrinter.write(fields, "rssBytes", result.residentSet());
    fields.writeStringProperty("java", ProcessStats.java());
  }
}
