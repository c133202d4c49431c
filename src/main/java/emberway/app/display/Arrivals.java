package emberway.app.display;

import emberway.app.document.OpenedMap;
import emberway.app.platform.Background;
import emberway.render.gl.map.RenderPasses;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Has maps made ready to be shown while the one before is still on show; the newest takes the place
 * of one that is still on its way. GL thread only.
 */
public final class Arrivals implements AutoCloseable {
  private final RenderPasses passes;
  private final Background background;
  private final BiConsumer<OpenedMap, IllegalArgumentException> refuse;
  private Arrival last; // that was on its way; null for none
  private Runnable whenHere = () -> {}; // what is done once it is

  /**
   * None is on its way.
   *
   * @param refuse told of maps that are too large for the driver
   */
  public Arrivals(
      RenderPasses passes,
      Background background,
      BiConsumer<OpenedMap, IllegalArgumentException> refuse) {
    this.passes = passes;
    this.background = background;
    this.refuse = refuse;
  }

  /** Has a map made ready, and does something then. */
  public void bring(OpenedMap opened, Consumer<Arrival> then) {
    background.run(
        () -> {
          Arrival.Ready ready = Arrival.Ready.of(opened);
          return () -> begin(ready, then);
        });
  }

  private void begin(Arrival.Ready ready, Consumer<Arrival> then) {
    try {
      Arrival next = new Arrival(ready, passes);
      close();
      last = next;
      whenHere = () -> then.accept(next);
    } catch (IllegalArgumentException tooLarge) {
      refuse.accept(ready.opened(), tooLarge);
    }
  }

  /** Goes on with the map that is on its way, if any is. */
  public void goOn() {
    if (isUnderWay() && last.goOn(Arrival.SLICE)) {
      whenHere.run();
    }
  }

  /** Whether there is more to {@link #goOn} with at once. */
  public boolean isUnderWay() {
    return last != null && !last.isHere();
  }

  /** Leaves a map that has arrived to who shows it. */
  public void handOver(Arrival arrived) {
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
