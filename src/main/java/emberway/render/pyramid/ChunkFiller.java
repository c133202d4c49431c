package emberway.render.pyramid;

import emberway.map.Layer;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * Draws parts of a map's pictures on a thread of its own, in the order in which they are wanted. It
 * rests while frames are drawn, which would else wait for its processor, but works a fifth of the
 * time even if they follow each other without a pause.
 *
 * @param <C> what the parts belong to
 */
public final class ChunkFiller<C> implements AutoCloseable {
  private static final int MAX_WAITING = 32; // parts drawn and not yet taken
  // The longest rest, as a multiple of the work since the last rest.
  private static final int LONGEST_REST = 4;

  /**
   * A part to draw.
   *
   * @param chunk what it belongs to
   * @param version of the map that it shows
   * @param frame the picture
   * @param box the part [picture px]
   */
  public record Wanted<C>(
      C chunk, int version, PictureFrame frame, PixelBox box, Set<Layer> layers) {}

  /** A drawn part. */
  public static final class Drawn<C> {
    private final Wanted<C> wanted;
    private final int[] rgba;

    private Drawn(Wanted<C> wanted, int[] rgba) {
      this.wanted = wanted;
      this.rgba = rgba;
    }

    public Wanted<C> wanted() {
      return wanted;
    }

    /** Premultiplied RGBA, red in the lowest byte. [size: width*height of the box] */
    public int[] rgba() {
      return rgba;
    }
  }

  private final MapPyramid pyramid;
  private final Runnable whenStarted;
  private final Runnable whenDrawn;
  private long beganAt; // when work began after the last rest; filler's thread only [ns]

  // Guarded by this.
  private final Queue<Wanted<C>> queue = new ArrayDeque<>();
  private final Queue<Drawn<C>> drawn = new ArrayDeque<>();
  private final Queue<int[]> spare = new ArrayDeque<>(); // pixels of parts that are done with
  private Wanted<C> current; // being drawn, or null
  private boolean isGivingWay; // whether it waits while a frame is drawn
  private boolean hasStarted;
  private boolean isClosed;
  private Throwable failure; // null unless the thread ended by it

  /**
   * Creates a filler. Its thread starts at the first {@link #take} after something is wanted, so
   * that the frame that wants it is drawn first.
   *
   * @param whenStarted called first on the filler's thread, such as to give it a low priority
   * @param whenDrawn called when {@link #take} is due: on the filler's thread whenever there is
   *     something new, and on the caller's of {@link #want} until the thread has started
   */
  public ChunkFiller(MapPyramid pyramid, Runnable whenStarted, Runnable whenDrawn) {
    this.pyramid = pyramid;
    this.whenStarted = whenStarted;
    this.whenDrawn = whenDrawn;
  }

  /** Replaces all that is wanted and not yet begun, first to last. */
  public synchronized void want(List<Wanted<C>> wanted) {
    queue.clear();
    queue.addAll(wanted);
    if (hasStarted) {
      notifyAll();
    } else if (!queue.isEmpty()) {
      whenDrawn.run();
    }
  }

  /** Whether a part of a version of a chunk is being drawn. */
  public synchronized boolean isUnderWay(C chunk, int version) {
    return current != null && current.chunk() == chunk && current.version() == version;
  }

  /** Whether nothing is wanted, being drawn, or to be taken. */
  public synchronized boolean isIdle() {
    return queue.isEmpty() && current == null && drawn.isEmpty();
  }

  /**
   * The next drawn part; null if there is none.
   *
   * @throws IllegalStateException if drawing failed, with the cause
   */
  public synchronized Drawn<C> take() {
    if (failure != null) {
      throw new IllegalStateException("drawing in the background failed: " + failure, failure);
    }
    if (!hasStarted && !queue.isEmpty()) {
      hasStarted = true;
      Thread thread = new Thread(this::run, "map chunks");
      thread.setDaemon(true);
      thread.start();
    }
    notifyAll();
    return drawn.poll();
  }

  /** Lets the filler use a taken part's pixels again, so that they are not garbage. */
  public synchronized void giveBack(Drawn<C> taken) {
    if (spare.size() < MAX_WAITING) {
      spare.add(taken.rgba);
    }
  }

  private synchronized int[] pixels(int count) {
    int[] used = spare.poll();
    return used != null && used.length == count ? used : new int[count];
  }

  /** Sets whether a frame is being drawn. */
  public synchronized void giveWay(boolean isDrawing) {
    isGivingWay = isDrawing;
    notifyAll();
  }

  private synchronized void rest() {
    long now = System.nanoTime();
    long end = now + LONGEST_REST * (now - beganAt);
    try {
      for (; isGivingWay && now < end; now = System.nanoTime()) {
        TimeUnit.NANOSECONDS.timedWait(this, end - now);
      }
    } catch (InterruptedException nobodyInterruptsThisThread) {
      Thread.currentThread().interrupt();
    }
    beganAt = now;
  }

  private void run() {
    try {
      whenStarted.run();
      beganAt = System.nanoTime();
      for (Wanted<C> next = next(); next != null; next = next()) {
        PixelBox box = next.box();
        int[] rgba = pixels(box.width() * box.height());
        pyramid.drawHere(next.frame(), next.layers(), box, IntBuffer.wrap(rgba), work -> rest());
        finish(new Drawn<>(next, rgba));
        whenDrawn.run();
      }
    } catch (RuntimeException | Error thrown) {
      synchronized (this) {
        failure = thrown;
        current = null;
      }
      whenDrawn.run();
    }
  }

  private synchronized Wanted<C> next() {
    while (!isClosed && (queue.isEmpty() || drawn.size() >= MAX_WAITING)) {
      try {
        wait();
        beganAt = System.nanoTime();
      } catch (InterruptedException nobodyInterruptsThisThread) {
        Thread.currentThread().interrupt();
        return null;
      }
    }
    current = isClosed ? null : queue.poll();
    return current;
  }

  private synchronized void finish(Drawn<C> done) {
    current = null;
    drawn.add(done);
  }

  /** Ends the thread after the part that it draws, without waiting for it. */
  @Override
  public synchronized void close() {
    isClosed = true;
    notifyAll();
  }
}
