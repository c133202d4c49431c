package emberway.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Looks now and then whether a map's file, or the pictures and descriptions in some folders, have
 * changed, on a thread of its own.
 */
final class FileWatch implements AutoCloseable {
  private static final long PERIOD_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final int IDLE = 100; // times what a look takes of a processor, between two
  private static final int MOST_FILES = 4000; // in a folder
  private static final int DEEPEST = 4; // folders in folders
  private static final int MISSED = 4; // looks in a row until a file is taken to be gone

  /**
   * All that is watched.
   *
   * @param file the map's own
   * @param others pictures and descriptions
   */
  private record Look(Optional<FileStamp> file, Map<Path, FileStamp> others) {}

  /** What has changed, and rests. */
  enum Change {
    /** The map's own file holds something else. */
    FILE,
    /** Something in the folders. */
    AROUND,
    /** The map's own file is not there any more. */
    GONE
  }

  private final Consumer<Change> watcher;
  private Optional<Path> file = Optional.empty(); // guarded by this, like all below
  private List<Path> folders = List.of();
  private Look seen = new Look(Optional.empty(), Map.of());
  private Look changing = seen; // changed, but perhaps still being written
  private long pause = PERIOD_NANOS;
  private int missing; // looks in a row
  private boolean isClosed;

  /**
   * With somebody to tell.
   *
   * @param watcher told on another thread
   */
  FileWatch(Consumer<Change> watcher) {
    this.watcher = watcher;
    Thread thread = new Thread(this::run, "file watch");
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * Watches that file from now on, and the pictures and descriptions in those folders.
   *
   * @param known what the file looked like when it was read or written, where somebody looked
   */
  synchronized void watch(Optional<Path> other, Optional<FileStamp> known, List<Path> around) {
    file = other;
    folders = List.copyOf(around);
    missing = 0;
    changing = look();
    seen = new Look(known.or(changing::file), changing.others);
  }

  private void run() {
    while (awaitNextLook()) {
      next().ifPresent(watcher);
    }
  }

  /** Whether there is a next look. */
  private synchronized boolean awaitNextLook() {
    try {
      long end = System.nanoTime() + pause;
      for (long left = pause; left > 0 && !isClosed; left = end - System.nanoTime()) {
        TimeUnit.NANOSECONDS.timedWait(this, left);
      }
      return !isClosed;
    } catch (InterruptedException nobodyInterruptsThisThread) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /**
   * What has changed and rests, if anything. A file that is gone for a moment, as it is while some
   * editors save it, has not changed.
   */
  private synchronized Optional<Change> next() {
    long begin = System.nanoTime();
    long taken = ProcessorTime.ofThisThread();
    Look now = look();
    taken = ProcessorTime.ofThisThread() - taken;
    pause = Math.max(PERIOD_NANOS, Math.max(IDLE * taken, System.nanoTime() - begin));
    boolean rests = now.equals(changing);
    boolean isGone = file.isPresent() && now.file.isEmpty();
    changing = now;
    missing = isGone ? Math.min(missing + 1, MISSED + 1) : 0;
    if (missing == MISSED) {
      return Optional.of(Change.GONE);
    }
    if (isGone || !rests || now.equals(seen)) {
      return Optional.empty();
    }
    Change change = now.file.equals(seen.file) ? Change.AROUND : Change.FILE;
    seen = now;
    return Optional.of(change);
  }

  private Look look() {
    Map<Path, FileStamp> others = new HashMap<>();
    folders.forEach(folder -> others.putAll(stamps(folder)));
    return new Look(file.flatMap(FileStamp::of), others);
  }

  private static Map<Path, FileStamp> stamps(Path folder) {
    Map<Path, FileStamp> stamps = new HashMap<>();
    try (Stream<Path> files = Files.walk(folder, DEEPEST)) {
      files
          .filter(FileWatch::isWatched)
          .limit(MOST_FILES)
          .forEach(each -> FileStamp.of(each).ifPresent(stamp -> stamps.put(each, stamp)));
      return stamps;
    } catch (IOException | UncheckedIOException changesMeanwhile) {
      return Map.of(); // the next look tells more
    }
  }

  private static boolean isWatched(Path file) {
    String name = file.toString();
    return name.endsWith(".png") || name.endsWith(".json");
  }

  @Override
  public synchronized void close() {
    isClosed = true;
    notifyAll();
  }
}
