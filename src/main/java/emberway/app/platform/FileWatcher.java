package emberway.app.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/**
 * Looks now and then whether a map's file, or the pictures and descriptions in some folders, have
 * changed, on a thread of its own.
 */
public final class FileWatcher implements AutoCloseable {
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
  public enum Change {
    /** The map's own file holds something else. */
    FILE,
    /** Something in the folders. */
    AROUND,
    /** The map's own file is not there any more. */
    GONE
  }

  /** What is watched from one call to the next. */
  private static final class Subject {
    final Optional<Path> map; // what it is called
    final Optional<Path> file; // the file that holds it
    final List<Path> folders; // pictures and descriptions in these are watched, too

    Subject(Optional<Path> map, Optional<Path> file, List<Path> folders) {
      this.map = map;
      this.file = file;
      this.folders = List.copyOf(folders);
    }

    /** May take its time, and so is never called while others wait for the lock. */
    Look look() {
      Map<Path, FileStamp> others = new HashMap<>();
      folders.forEach(folder -> others.putAll(stamps(folder)));
      return new Look(file.flatMap(FileStamp::of), others);
    }
  }

  private final BiConsumer<Optional<Path>, Change> watcher;
  private Subject subject = new Subject(Optional.empty(), Optional.empty(), List.of()); // by this
  private Optional<Look> seen = Optional.empty(); // of the subject, once there was a first look
  private Look changing; // changed, but perhaps still being written
  private long pause = PERIOD_NANOS;
  private int missing; // looks in a row
  private boolean isClosed;

  /**
   * With somebody to tell.
   *
   * @param watcher told on another thread what the map is called, and what has changed
   */
  public FileWatcher(BiConsumer<Optional<Path>, Change> watcher) {
    this.watcher = watcher;
    Thread thread = new Thread(this::run, "file watch");
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * Watches a map's file from now on, and the pictures and descriptions in some folders.
   *
   * @param map what the map is called, if it has a file
   * @param file the file on the disk that holds it
   * @param known what the file looked like when it was read or written, where somebody looked
   */
  public void watch(
      Optional<Path> map, Optional<Path> file, Optional<FileStamp> known, List<Path> folders) {
    Subject next = new Subject(map, file, folders);
    synchronized (this) {
      subject = next;
      seen = Optional.empty();
    }
    Look first = next.look();
    synchronized (this) {
      if (subject == next) {
        missing = 0;
        changing = first;
        seen = Optional.of(new Look(known.or(first::file), first.others));
      }
    }
  }

  private void run() {
    while (awaitNextLook()) {
      Subject looked = subject();
      next(looked).ifPresent(change -> watcher.accept(looked.map, change));
    }
  }

  private synchronized Subject subject() {
    return subject;
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
  private Optional<Change> next(Subject looked) {
    long begin = System.nanoTime();
    long taken = CpuTime.ofThisThread();
    Look now = looked.look();
    taken = CpuTime.ofThisThread() - taken;
    long nextPause = Math.max(PERIOD_NANOS, Math.max(IDLE * taken, System.nanoTime() - begin));
    synchronized (this) {
      pause = nextPause;
      boolean isStale = looked != subject || seen.isEmpty(); // something else is watched by now
      return isStale || isClosed ? Optional.empty() : change(now);
    }
  }

  private Optional<Change> change(Look now) {
    Look before = seen.orElseThrow();
    boolean rests = now.equals(changing);
    boolean isGone = subject.file.isPresent() && now.file.isEmpty();
    changing = now;
    missing = isGone ? Math.min(missing + 1, MISSED + 1) : 0;
    if (missing == MISSED) {
      return Optional.of(Change.GONE);
    }
    if (isGone || !rests || now.equals(before)) {
      return Optional.empty();
    }
    seen = Optional.of(now);
    return Optional.of(now.file.equals(before.file) ? Change.AROUND : Change.FILE);
  }

  private static Map<Path, FileStamp> stamps(Path folder) {
    Map<Path, FileStamp> stamps = new HashMap<>();
    try (Stream<Path> files = Files.walk(folder, DEEPEST)) {
      files
          .filter(FileWatcher::isWatched)
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

  /** Ends it; a look under way comes to its end by itself, and tells nobody. */
  @Override
  public synchronized void close() {
    isClosed = true;
    notifyAll();
  }
}
