package emberway.app.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/**
 * Polls, on its own thread, whether a map's file or the pictures and descriptions in some folders
 * have changed.
 */
public final class FileWatcher implements AutoCloseable {
  private static final long PERIOD_NANOS = TimeUnit.SECONDS.toNanos(1);
  // Pause between two polls, as a multiple of a poll's CPU time.
  private static final int IDLE = 100;
  private static final int MAX_FILES = 4000; // per folder
  private static final int DEEPEST = 4; // levels of subfolders
  private static final int MISSED = 4; // polls in a row without the file until it counts as gone

  /**
   * The stamps of everything that is watched.
   *
   * @param file the map's file
   * @param others pictures and descriptions
   */
  private record Snapshot(Optional<FileStamp> file, Map<Path, FileStamp> others) {
    // Written out: what the compiler makes is linked at run time, which a start would wait for.
    @Override
    public boolean equals(Object other) {
      return other instanceof Snapshot that
          && Objects.equals(file, that.file)
          && Objects.equals(others, that.others);
    }

    @Override
    public int hashCode() {
      return 31 * file.hashCode() + others.hashCode();
    }
  }

  /** A change that is complete: the files did not change again until the next poll. */
  public enum Change {
    /** The map's file has new content. */
    FILE,
    /** A picture or description in the folders has changed. */
    AROUND,
    /** The map's file no longer exists. */
    GONE
  }

  /** What is watched until the next call of {@link #watch}. */
  private static final class Subject {
    final Optional<Path> map; // the map's name
    final Optional<Path> file; // the file on disk that contains the map
    final List<Path> folders; // the folders whose pictures and descriptions are watched, too

    Subject(Optional<Path> map, Optional<Path> file, List<Path> folders) {
      this.map = map;
      this.file = file;
      this.folders = List.copyOf(folders);
    }

    /** Reads all stamps. May be slow: never call it with the lock held. */
    Snapshot snapshot() {
      Map<Path, FileStamp> others = new HashMap<>();
      folders.forEach(folder -> others.putAll(stamps(folder)));
      return new Snapshot(file.flatMap(FileStamp::of), others);
    }
  }

  private final BiConsumer<Optional<Path>, Change> watcher;
  // The state of the watch, guarded by this.
  private Subject subject = new Subject(Optional.empty(), Optional.empty(), List.of());
  // Reported stamps; empty until the first poll of the subject.
  private Optional<Snapshot> seen = Optional.empty();
  private Snapshot changing; // stamps of the last poll, which may show a file half written
  private long pause = PERIOD_NANOS;
  private int missing; // polls in a row without the file
  private boolean isClosed;

  /**
   * Creates a watcher and starts its thread.
   *
   * @param watcher receives the map's name and the change, on the watcher's thread
   */
  public FileWatcher(BiConsumer<Optional<Path>, Change> watcher) {
    this.watcher = watcher;
    Thread thread = new Thread(this::run, "file watch");
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * Watches a map's file and the pictures and descriptions in some folders from now on.
   *
   * @param map the map's name, if it has a file
   * @param file the file on disk that contains the map
   * @param known the file's stamp when it was read or written, if known
   * @param folders folders of pictures and descriptions
   */
  public void watch(
      Optional<Path> map, Optional<Path> file, Optional<FileStamp> known, List<Path> folders) {
    Subject next = new Subject(map, file, folders);
    synchronized (this) {
      subject = next;
      seen = Optional.empty();
    }
    Snapshot first = next.snapshot();
    synchronized (this) {
      if (subject == next) {
        missing = 0;
        changing = first;
        seen = Optional.of(new Snapshot(known.or(first::file), first.others));
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

  /** Waits for the next poll. Returns false once the watcher is closed. */
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
   * Polls once and returns a completed change, if any. A file that is missing for a moment does not
   * count as changed, because some editors replace the file when they save.
   */
  private Optional<Change> next(Subject looked) {
    long begin = System.nanoTime();
    long taken = CpuTime.ofThisThread();
    Snapshot now = looked.snapshot();
    taken = CpuTime.ofThisThread() - taken;
    long nextPause = Math.max(PERIOD_NANOS, Math.max(IDLE * taken, System.nanoTime() - begin));
    synchronized (this) {
      pause = nextPause;
      boolean isStale = looked != subject || seen.isEmpty(); // another subject is watched by now
      return isStale || isClosed ? Optional.empty() : change(now);
    }
  }

  private Optional<Change> change(Snapshot now) {
    Snapshot before = seen.orElseThrow();
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
          .limit(MAX_FILES)
          .forEach(each -> FileStamp.of(each).ifPresent(stamp -> stamps.put(each, stamp)));
      return stamps;
    } catch (IOException | UncheckedIOException changesMeanwhile) {
      return Map.of(); // the next poll sees more
    }
  }

  private static boolean isWatched(Path file) {
    String name = file.toString();
    return name.endsWith(".png") || name.endsWith(".json");
  }

  /** Stops watching; a poll in progress ends by itself without a report. */
  @Override
  public synchronized void close() {
    isClosed = true;
    notifyAll();
  }
}
