package emberway.bench;

import com.sun.management.ThreadMXBean;
import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.ProgressLine;
import emberway.cli.option.SizeArgument;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.GlContext;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.map.FilePainter;
import emberway.render.gl.map.MapRenderer;
import emberway.render.gl.map.WindowPainter;
import emberway.render.gl.map.WindowView;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.Camera;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.Projection;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Measures drawing frames while the view moves across a map from its west corner to its east
 * corner. Each frame is waited for. For one use.
 */
final class RenderRun {
  /**
   * The longest time of the warm-up, which makes the movement that is measured. It ends earlier if
   * all frames are drawn, and later if there are not {@link #MIN_WARM_UP_FRAMES} yet or a still
   * view is not complete. [ns]
   */
  private static final long WARM_UP_NANOS = 2_000_000_000L;

  /** Minimum number of warm-up frames. */
  private static final int MIN_WARM_UP_FRAMES = 5;

  /**
   * The settings of a run.
   *
   * @param view the view's size [px]
   * @param scale picture pixels per sprite pixel; empty: the largest at which the whole map fits
   *     the view
   * @param frames to measure [&gt;= 1]
   * @param isOfWindow whether frames are drawn as in a window, which keeps what stays in view, or
   *     as for an exported picture
   */
  record Plan(SizeArgument view, OptionalDouble scale, int frames, boolean isOfWindow) {}

  /** Draws the part of the picture that the camera shows. */
  private interface Frames extends AutoCloseable {
    void paint(PictureFrame frame);

    /** Whether nothing of the last frame is still being drawn in the background. */
    boolean isComplete();

    @Override
    void close();
  }

  /** Draws as a window does, which keeps what stays in view. */
  private final class WindowFrames implements Frames {
    private final WindowPainter renderer;
    private final WindowView window;

    WindowFrames(WindowPainter renderer) {
      this.renderer = renderer;
      window = new WindowView(renderer.context(), ShaderSource.bundled());
    }

    @Override
    public void paint(PictureFrame frame) {
      renderer.chunks().update();
      window.draw(
          renderer,
          frame,
          camera.pictureLeft(),
          camera.pictureTop(),
          plan.view.width(),
          plan.view.height());
    }

    @Override
    public boolean isComplete() {
      return renderer.chunks().isComplete();
    }

    @Override
    public void close() {
      window.close();
    }
  }

  /** Draws as for an exported picture. */
  private final class FileFrames implements Frames {
    private final FilePainter renderer;
    private final Optional<CellBlitter> copies;
    private final RenderTarget target = new RenderTarget(plan.view.width(), plan.view.height());
    private final PicturePart part = new PicturePart();
    private final int[] cells = new int[plan.view.width() * plan.view.height()];

    FileFrames(FilePainter renderer, Optional<CellBlitter> copies) {
      this.renderer = renderer;
      this.copies = copies;
    }

    @Override
    public void paint(PictureFrame frame) {
      part.set(frame, camera.pictureLeft(), camera.pictureTop(), target.width(), target.height());
      if (copies.isPresent() && copies.get().isFor(frame)) {
        copies.get().draw(frame, part.box(), Set.of(Layer.values()), cells);
        renderer.drawOver(cells, part, target);
      } else {
        renderer.draw(part, target);
      }
    }

    @Override
    public boolean isComplete() {
      return true;
    }

    @Override
    public void close() {
      target.close();
    }
  }

  /**
   * The measurements.
   *
   * @param driver the OpenGL driver
   * @param scale picture pixels per sprite pixel
   * @param moves whether the view moved; it does not where the whole map fits it
   * @param times of the frames
   * @param warmUpFrames frames drawn before measuring
   * @param drawCalls the maximum over all frames
   * @param allocated on the heap by the drawing thread, for all frames together [bytes]
   * @param loadNanos from opening the file until everything is uploaded [ns]
   * @param firstFrameNanos for the first frame, which compiles the shaders [ns]
   * @param residentSet the process's memory at the end [bytes]
   */
  record Result(
      String driver,
      double scale,
      boolean moves,
      DurationStats times,
      int warmUpFrames,
      long drawCalls,
      OptionalLong allocated,
      long loadNanos,
      long firstFrameNanos,
      OptionalLong residentSet) {}

  /** The straight line along which the view's center moves. [world px] */
  private record Track(double fromX, double fromY, double toX, double toY) {
    boolean moves() {
      return fromX != toX || fromY != toY;
    }

    void look(Camera camera, double along) {
      camera.lookAt(fromX + (toX - fromX) * along, fromY + (toY - fromY) * along);
    }
  }

  private final Plan plan;
  private final long began;
  private final Camera camera = new Camera();
  private Result result; // null until drawn

  /**
   * Creates a run before its map is loaded.
   *
   * @param began when loading began, by {@link System#nanoTime}
   */
  RenderRun(Plan plan, long began) {
    this.plan = plan;
    this.began = began;
  }

  /** The measurements, available after drawing. */
  Result result() {
    return result;
  }

  Plan plan() {
    return plan;
  }

  /** Draws the frames of a map. */
  void draw(RenderedMap rendered) {
    MapRenderer renderer = rendered.renderer();
    PictureFrame whole = rendered.whole();
    Projection projection = whole.projection();
    GlContext context = renderer.context();
    context.finish();
    final long loadNanos = System.nanoTime() - began;
    checkSize(context);
    camera.resize(plan.view.width(), plan.view.height());
    if (plan.scale.isPresent()) {
      camera.zoomAt(0, 0, plan.scale.getAsDouble());
    } else {
      camera.fit(whole.box());
    }
    PictureFrame frame = PictureFrame.whole(projection, camera.scale());
    Track track = track(projection);
    try (Frames painter =
            renderer instanceof WindowPainter ofWindow
                ? new WindowFrames(ofWindow)
                : new FileFrames((FilePainter) renderer, rendered.copies());
        ProgressLine progress = new ProgressLine("warming up")) {
      final long firstFrameNanos = frameNanos(context, frame, track, 0, painter);
      final int warmUpFrames = warmUp(context, frame, track, painter, progress);
      ThreadMXBean meter = ProcessStats.allocationMeter();
      long[] nanos = new long[plan.frames];
      long drawCalls = 0;
      long allocated = 0;
      for (int i = 0; i < nanos.length; i++) {
        progress.show("measuring", (double) i / nanos.length);
        long before = meter == null ? 0 : meter.getCurrentThreadAllocatedBytes();
        long drawn = DrawCallCounter.made();
        nanos[i] = frameNanos(context, frame, track, i, painter);
        allocated += meter == null ? 0 : meter.getCurrentThreadAllocatedBytes() - before;
        drawCalls = Math.max(drawCalls, DrawCallCounter.made() - drawn);
      }
      result =
          new Result(
              context.description(),
              camera.scale(),
              track.moves(),
              new DurationStats(nanos),
              warmUpFrames,
              drawCalls,
              meter == null ? OptionalLong.empty() : OptionalLong.of(allocated),
              loadNanos,
              firstFrameNanos,
              ProcessStats.residentSet());
    }
  }

  private void checkSize(GlContext context) {
    int most = context.maxTextureSize();
    if (plan.view.width() > most || plan.view.height() > most) {
      throw new CommandFailure(
          ExitCode.USAGE, "--size: this driver draws views of at most " + most + " px a side");
    }
  }

  private int warmUp(
      GlContext context, PictureFrame frame, Track track, Frames painter, ProgressLine progress) {
    int most = Math.max(MIN_WARM_UP_FRAMES, plan.frames);
    long warmUpBegan = System.nanoTime();
    int drawn = 0;
    boolean isWaiting = false; // for a still view that is drawn in the background
    while (isWaiting
        || (drawn < most
            && (drawn < MIN_WARM_UP_FRAMES || System.nanoTime() - warmUpBegan < WARM_UP_NANOS))) {
      frameNanos(context, frame, track, drawn, painter);
      drawn++;
      progress.show("warming up", Math.min(1, (double) drawn / most));
      isWaiting = !track.moves() && !painter.isComplete();
    }
    return drawn;
  }

  /** Draws one frame of the movement and waits for it. Returns the time taken. [ns] */
  private long frameNanos(
      GlContext context, PictureFrame frame, Track track, int index, Frames painter) {
    track.look(camera, (double) index / Math.max(1, plan.frames - 1));
    long frameBegan = System.nanoTime();
    painter.paint(frame);
    context.finish();
    return System.nanoTime() - frameBegan;
  }

  /** From the first cell to the last, but at least half a view from the picture's edges. */
  private Track track(Projection projection) {
    GridSize size = projection.size();
    int lastX = size.width() - 1;
    int lastY = size.height() - 1;
    double halfWidth = plan.view.width() / (2 * camera.scale());
    double halfHeight = plan.view.height() / (2 * camera.scale());
    int width = projection.pictureWidth();
    int height = projection.pictureHeight();
    return new Track(
        within(projection.groundCenterX(0, 0), halfWidth, width),
        within(projection.groundCenterY(0, 0), halfHeight, height),
        within(projection.groundCenterX(lastX, lastY), halfWidth, width),
        within(projection.groundCenterY(lastX, lastY), halfHeight, height));
  }

  private static double within(double center, double half, int extent) {
    return 2 * half >= extent ? extent / 2.0 : Math.max(half, Math.min(extent - half, center));
  }
}
