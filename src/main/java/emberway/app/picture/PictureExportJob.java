package emberway.app.picture;

import emberway.app.desktop.ExplorerWindow;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.scene.MapSprites;
import emberway.drawable.DrawableMap;
import emberway.drawable.PictureContent;
import emberway.drawable.PictureFile;
import emberway.io.AtomicFile;
import emberway.io.UnwritableException;
import emberway.render.export.Compression;
import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteUnavailableException;
import java.util.Optional;
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
   * @param map the map as it was opened
   * @param sprites the sprites that it shows by now
   * @param over what lies over them
   * @param frame the picture of the whole map
   * @param part the part of it to draw [picture px]
   */
  public record Order(
      DrawableMap map,
      MapSprites sprites,
      PictureFile.Over over,
      PictureContent content,
      ShaderSource shaders,
      PictureFrame frame,
      PixelBox part) {
    /** Prepares the picture; on the thread that draws it. */
    PictureFile open(GlContext context) {
      DrawableMap shown = map.stack().isPresent() ? map : map.with(sprites.patched());
      return new PictureFile(shown, doubles(shown), content, shaders, () -> context);
    }

    /** Reads sprites in double size as the window does: those that were read in usual size. */
    private Optional<Atlas> doubles(DrawableMap shown) {
      if (content.scale() <= 1) {
        return Optional.empty();
      }
      try {
        return shown.doubles(sprite -> shown.atlas().holds(sprite - 1), "", unread -> {});
      } catch (SpriteUnavailableException failure) { // which the window has told
        return Optional.empty();
      }
    }
  }

  /** The destination of a picture, which is told the result on the window's thread. */
  interface Target {
    /** Writes a picture; on the thread that draws it. */
    void write(AtomicFile.Content content) throws UnwritableException;

    void written();

    /** Called if the user canceled the picture or it could not be drawn. */
    default void abandoned() {}
  }

  private final ExplorerWindow window;
  private final Consumer<Runnable> windowThread; // runs a task on the window's thread
  private final Consumer<String> failed; // is told why a picture could not be drawn
  private volatile double progress; // [0..1]
  private volatile boolean isCanceled;
  private volatile Consumer<BooleanSupplier> partCallback = isUnwanted -> {};
  private Optional<ExplorerWindow.Hidden> hidden = Optional.empty(); // from the first picture on
  private Thread thread; // of the last picture; null before the first
  private boolean isDrawing;

  PictureExportJob(
      ExplorerWindow window, Consumer<Runnable> windowThread, Consumer<String> failed) {
    this.window = window;
    this.windowThread = windowThread;
    this.failed = failed;
  }

  /** Returns the progress of the current picture [0..1]; empty if there is none. */
  Optional<Double> progress() {
    return isDrawing ? Optional.of(progress) : Optional.empty();
  }

  /** Starts a picture unless one is in progress. */
  void make(Order order, Target target) {
    if (isDrawing) {
      target.abandoned();
      return;
    }
    try {
      ExplorerWindow.Hidden context = hidden.isPresent() ? hidden.get() : window.hidden();
      hidden = Optional.of(context);
      isDrawing = true;
      progress = 0;
      isCanceled = false;
      thread = new Thread(() -> run(order, target, context), "pictures");
      thread.setDaemon(true);
      thread.start();
    } catch (OpenGlUnavailableException refused) {
      target.abandoned();
      failed.accept(refused.getMessage());
    }
  }

  private void run(Order order, Target target, ExplorerWindow.Hidden context) {
    Runnable result = draw(order, target, context);
    windowThread.accept(
        () -> {
          isDrawing = false;
          result.run();
        });
  }

  private Runnable draw(Order order, Target target, ExplorerWindow.Hidden hiddenWindow) {
    try (GlContext context = hiddenWindow.context();
        PictureFile file = order.open(context)) {
      target.write(
          out ->
              file.write(
                  order.frame(),
                  order.part(),
                  order::over,
                  Compression.FAST,
                  out,
                  this::isGoingOn));
      return target::written;
    } catch (CancellationException unwanted) {
      return target::abandoned;
    } catch (UnwritableException | OpenGlUnavailableException | IllegalArgumentException failure) {
      return () -> {
        target.abandoned();
        failed.accept(failure.getMessage());
      };
    } finally {
      hiddenWindow.release();
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
