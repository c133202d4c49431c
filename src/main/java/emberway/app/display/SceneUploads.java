package emberway.app.display;

import emberway.app.opening.OpenedMap;
import emberway.app.platform.BackgroundExecutor;
import emberway.render.gl.map.RenderPasses;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Prepares maps to be shown while the previous map is still on show. A new upload replaces one
 * under way, except that an upload of the map on show waits for that of another map. Window's
 * thread only.
 */
public final class SceneUploads implements AutoCloseable {
  private final RenderPasses passes;
  private final BackgroundExecutor backgroundExecutor;
  private final BiConsumer<OpenedMap, IllegalArgumentException> refuse;
  private SceneUpload last; // the last upload, complete or not; null for none
  private Runnable whenComplete = () -> {}; // called when the upload is complete
  private boolean isAgain; // whether it is the map on show, read again
  private Runnable waiting = () -> {}; // begins the upload that waits for this one

  /**
   * Creates an instance without an upload.
   *
   * @param refuse told of maps that are too large for the driver
   */
  public SceneUploads(
      RenderPasses passes,
      BackgroundExecutor backgroundExecutor,
      BiConsumer<OpenedMap, IllegalArgumentException> refuse) {
    this.passes = passes;
    this.backgroundExecutor = backgroundExecutor;
    this.refuse = refuse;
  }

  /** Uploads another map, then calls {@code then} with the upload. */
  public void upload(OpenedMap opened, Consumer<SceneUpload> then) {
    upload(opened, false, then);
  }

  /**
   * Uploads the map on show again, after any other map being uploaded, then calls {@code then} with
   * it.
   */
  public void uploadAgain(OpenedMap opened, Consumer<SceneUpload> then) {
    upload(opened, true, then);
  }

  private void upload(OpenedMap opened, boolean again, Consumer<SceneUpload> then) {
    backgroundExecutor.run(
        () -> {
          SceneUpload.Ready ready = SceneUpload.Ready.of(opened);
          return () -> begin(ready, again, then);
        });
  }

  private void begin(SceneUpload.Ready ready, boolean again, Consumer<SceneUpload> then) {
    if (again && isUnderWay() && !isAgain) {
      waiting = () -> begin(ready, true, then);
      return;
    }
    try {
      SceneUpload next = new SceneUpload(ready, passes);
      close();
      last = next;
      isAgain = again;
      whenComplete = () -> then.accept(next);
    } catch (IllegalArgumentException tooLarge) {
      refuse.accept(ready.opened(), tooLarge);
    }
  }

  /** Uploads a slice, if an upload is under way. */
  public void continueUpload() {
    if (isUnderWay() && last.continueUpload(SceneUpload.SLICE)) {
      whenComplete.run();
      Runnable next = waiting;
      waiting = () -> {};
      next.run();
    }
  }

  /** Whether an upload is under way, so that {@link #continueUpload} has more to do at once. */
  public boolean isUnderWay() {
    return last != null && !last.isComplete();
  }

  /** Leaves a complete upload to the caller, which shows it. */
  public void handOver(SceneUpload arrived) {
    last = arrived == last ? null : last;
  }

  /** Gives up the last upload, unless it was handed over. */
  @Override
  public void close() {
    if (last != null) {
      last.close();
    }
    last = null;
    whenComplete = () -> {};
  }
}
