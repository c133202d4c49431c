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
import emberway.map.Legend;
import emberway.render.export.Compression;
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
 * Draws a large picture into a file, with its own thread and OpenGL context, so that it never
 * delays a frame of the window. One picture at a time.
 */
public final class PictureExportJob implements AutoCloseable {
  /**
   * Everything that a picture is made from.
   *
   * @param opened the map
   * @param content what the picture shows of the map
   * @param names the place labels
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
   * The destination of a picture.
   *
   * @param file the file to write
   * @param isForClipboard whether the file is temporary, on its way to the clipboard
   */
  record Target(Path file, boolean isForClipboard) {}

  /** Is told the result on the window's thread. */
  interface Listener {
    void written(Target target);

    /** Called if the user canceled the picture or it could not be drawn. */
    void abandoned(Target target);

    void failed(String why);
  }

  private final ExplorerWindow window;
  private final Consumer<Runnable> windowThread; // runs a task on the window's thread
  private final Listener listener;
  private volatile double progress; // [0..1]
  private volatile boolean isCanceled;
  private volatile Consumer<BooleanSupplier> partCallback = isUnwanted -> {};
  // Present while a picture is drawn.
  private Optional<ExplorerWindow.Hidden> hidden = Optional.empty();
  private Thread thread; // of the last picture; null before the first

  PictureExportJob(ExplorerWindow window, Consumer<Runnable> windowThread, Listener listener) {
    this.window = window;
    this.windowThread = windowThread;
    this.listener = listener;
  }

  /** Returns the progress of the current picture [0..1]; empty if there is none. */
  Optional<Double> progress() {
    return hidden.isPresent() ? Optional.of(progress) : Optional.empty();
  }

  /** Starts a picture unless one is in progress. */
  void make(Order order, Target target) {
    if (hidden.isPresent()) {
      listener.abandoned(target);
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
      listener.abandoned(target);
      listener.failed(refused.getMessage());
    }
  }

  private void run(Order order, Target target, ExplorerWindow.Hidden context) {
    Runnable result = draw(order, target, context);
    windowThread.accept(
        () -> {
          close();
          result.run();
        });
  }

  private Runnable draw(Order order, Target target, ExplorerWindow.Hidden hiddenWindow) {
    try (GlContext context = hiddenWindow.context();
        Scene scene = new Scene(context, order.shaders(), order.opened())) {
      scene.show(order.content(), true);
      scene.setStyle(order.layers(), order.style());
      if (DoubleSizeLoader.isFor(order.frame().scale())
          && DoubleSizeSprites.isFor(order.opened())) {
        scene.enlarge(
            DoubleSizeSprites.onMap(order.opened(), order.content().sprites(), Legend.NOTHING));
      }
      List<PictureLabel> labels = LabelRasterizer.labels(order.names());
      AtomicFile.write(
          target.file(),
          out ->
              new PictureExporter(Compression.FAST)
                  .export(
                      scene.renderer(), order.frame(), order.part(), labels, out, this::isGoingOn));
      return () -> listener.written(target);
    } catch (CancellationException unwanted) {
      return () -> listener.abandoned(target);
    } catch (UnwritableException | OpenGlUnavailableException | IllegalArgumentException failure) {
      return () -> {
        listener.abandoned(target);
        listener.failed(failure.getMessage());
      };
    }
  }

  /**
   * Sets a callback that runs before each part of a picture, on the drawing thread, which waits for
   * it. Its argument tells whether the picture was canceled.
   */
  void beforeEachPart(Consumer<BooleanSupplier> callback) {
    partCallback = callback;
  }

  private boolean isGoingOn(int done, int total) {
    partCallback.accept(() -> isCanceled);
    double next = (double) done / total;
    if (next - progress >= 0.01) {
      progress = next;
      windowThread.accept(() -> {}); // wakes the window to show the progress
    }
    return !isCanceled;
  }

  /** Cancels the picture; no partial file remains. */
  void cancel() {
    isCanceled = true;
  }

  /** Cancels the current picture and waits for its thread to end, for a limited time. */
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
