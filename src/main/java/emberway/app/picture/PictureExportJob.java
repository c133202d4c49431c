package emberway.app.picture;

import emberway.app.desktop.ExplorerWindow;
import emberway.app.display.DoubleSizeLoader;
import emberway.app.display.DoubleSizeSprites;
import emberway.app.display.Scene;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.SceneContent;
import emberway.app.platform.BackgroundExecutor;
import emberway.io.AtomicFile;
import emberway.io.UnwritableException;
import emberway.map.Layer;
import emberway.render.export.PictureExporter;
import emberway.render.gl.context.GlContext;
import emberway.render.gl.context.OpenGlUnavailableException;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.map.LabelRasterizer;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PictureLabel;
import emberway.render.iso.PixelBox;
import emberway.render.iso.PlaceLabels;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Draws a large picture into a file, on a thread and with an OpenGL context of its own, so that no
 * frame of the window waits for it. One at a time.
 */
public final class PictureExportJob implements AutoCloseable {
  /**
   * All that a picture is made of.
   *
   * @param opened the map
   * @param content what is shown of it
   * @param names the names of places over it
   */
  public record Order(
      OpenedMap opened,
      SceneContent content,
      ShaderSource shaders,
      Set<Layer> layers,
      OverlayStyle style,
      PictureFrame frame,
      PixelBox part,
      PlaceLabels names) {}

  /**
   * Where a picture goes.
   *
   * @param file is written
   * @param isForClipboard whether that is only on the way to the clipboard
   */
  record Target(Path file, boolean isForClipboard) {}

  /** Told on the window's thread what came of it. */
  interface Listener {
    void written(Target target);

    /** The user does not want it any more, or it could not be drawn. */
    void given(Target target);

    void failed(String why);
  }

  private final ExplorerWindow window;
  private final Consumer<Runnable> hand; // to the window's thread
  private final Listener listener;
  private volatile double progress; // [0..1]
  private volatile boolean isCanceled;
  private volatile Consumer<BooleanSupplier> attendant = isUnwanted -> {};
  private Optional<ExplorerWindow.Hidden> hidden = Optional.empty(); // while a picture is made
  private Thread thread; // of the last picture; null before

  PictureExportJob(ExplorerWindow window, Consumer<Runnable> hand, Listener listener) {
    this.window = window;
    this.hand = hand;
    this.listener = listener;
  }

  /** How far the picture is that is being made. [0..1] */
  Optional<Double> progress() {
    return hidden.isPresent() ? Optional.of(progress) : Optional.empty();
  }

  /** Makes a picture, unless there is one under way. */
  void make(Order order, Target target) {
    if (hidden.isPresent()) {
      listener.given(target);
      return;
    }
    try {
      ExplorerWindow.Hidden context = window.hidden();
      hidden = Optional.of(context);
      progress = 0;
      isCanceled = false;
      thread = new Thread(() -> run(order, target, context), "pictures");
      thread.setDaemon(true);
      thread.start();
    } catch (OpenGlUnavailableException refused) {
      listener.given(target);
      listener.failed(refused.getMessage());
    }
  }

  private void run(Order order, Target target, ExplorerWindow.Hidden context) {
    Runnable result = draw(order, target, context);
    hand.accept(
        () -> {
          close();
          result.run();
        });
  }

  private Runnable draw(Order order, Target target, ExplorerWindow.Hidden hiddenWindow) {
    try (GlContext context = hiddenWindow.context();
        Scene scene = new Scene(context, order.shaders(), order.opened())) {
      scene.show(order.content(), true);
      scene.wear(order.layers(), order.style());
      if (DoubleSizeLoader.isFor(order.frame().scale())
          && DoubleSizeSprites.isFor(order.opened())) {
        scene.enlarge(DoubleSizeSprites.onMap(order.opened(), order.content().sprites()));
      }
      List<PictureLabel> labels = LabelRasterizer.labels(order.names());
      AtomicFile.write(
          target.file(),
          out ->
              new PictureExporter(scene.renderer())
                  .export(order.frame(), order.part(), labels, out, this::isGoingOn));
      return () -> listener.written(target);
    } catch (CancellationException unwanted) {
      return () -> listener.given(target);
    } catch (UnwritableException | OpenGlUnavailableException | IllegalArgumentException failure) {
      return () -> {
        listener.given(target);
        listener.failed(failure.getMessage());
      };
    }
  }

  /**
   * Has somebody asked before each part of a picture, on the thread that draws it; drawing waits
   * for the answer. What is handed over tells whether the picture is no longer wanted.
   */
  void attend(Consumer<BooleanSupplier> newAttendant) {
    attendant = newAttendant;
  }

  private boolean isGoingOn(int done, int total) {
    attendant.accept(() -> isCanceled);
    double next = (double) done / total;
    if (next - progress >= 0.01) {
      progress = next;
      hand.accept(() -> {}); // so that the window shows it
    }
    return !isCanceled;
  }

  /** Gives it up; nothing of it stays on the disk. */
  void cancel() {
    isCanceled = true;
  }

  /** Waits until the picture under way is given up or done. */
  @Override
  public void close() {
    cancel();
    if (hidden.isPresent()) {
      try {
        thread.join(BackgroundExecutor.PATIENCE * 1000);
      } catch (InterruptedException hurried) {
        Thread.currentThread().interrupt();
      }
      hidden.get().close();
      hidden = Optional.empty();
    }
  }
}
