package emberway.app.display;

import emberway.app.opening.OpenedMap;
import emberway.app.platform.BackgroundExecutor;
import emberway.render.gl.map.RenderPasses;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Has maps made ready to be shown while the one before is still on show; the newest takes the place
 * of one that is still on its way, unless that is another map and this one is on show already. GL
 * thread only.
 */
public final class SceneUploads implements AutoCloseable {
  private final RenderPasses passes;
  private final BackgroundExecutor backgroundExecutor;
  private final BiConsumer<OpenedMap, IllegalArgumentException> refuse;
  private SceneUpload last; // that was on its way; null for none
  private Runnable whenHere = () -> {}; // what is done once it is
  private boolean isAgain; // it is the map on show, made ready anew
  private Runnable waiting = () -> {}; // begins with the next once it is here

  /**
   * None is on its way.
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

  /** Has another map made ready, and does something then. */
  public void bring(OpenedMap opened, Consumer<SceneUpload> then) {
    bring(opened, false, then);
  }

  /** Has the map on show made ready anew; it takes the place of no other one on its way. */
  public void bringAgain(OpenedMap opened, Consumer<SceneUpload> then) {
    bring(opened, true, then);
  }

  private void bring(OpenedMap opened, boolean again, Consumer<SceneUpload> then) {
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
      whenHere = () -> then.accept(next);
    } catch (IllegalArgumentException tooLarge) {
      refuse.accept(ready.opened(), tooLarge);
    }
  }

  /** Goes on with the map that is on its way, if any is. */
  public void goOn() {
    if (isUnderWay() && last.goOn(SceneUpload.SLICE)) {
      whenHere.run();
      Runnable next = waiting;
      waiting = () -> {};
      next.run();
    }
  }

  /** Whether there is more to {@link #goOn} with at once. */
  public boolean isUnderWay() {
    return last != null && !last.isHere();
  }

  /** Leaves a map that has arrived to who shows it. */
  public void handOver(SceneUpload arrived) {
    last = arrived == last ? null : last;
  }

  /** Gives up the map that is on its way. */
  @Override
  public void close() {
    if (last != null) {
      last.close();
    }
    last = null;
    whenHere = () -> {};
  }
}
