package emberway.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Looks now and then whether a file has changed, on a thread of its own. */
final class FileWatch implements AutoCloseable {
  private static final long PERIOD_MILLIS = 1000;

  /** What tells a changed file from an unchanged one. */
  private record Stamp(FileTime modified, long size) {
    static Optional<Stamp> of(Path file) {
      try {
        BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
        return found.isRegularFile()
            ? Optional.of(new Stamp(found.lastModifiedTime(), found.size()))
            : Optional.empty();
      } catch (IOException notThere) {
        return Optional.empty();
      }
    }
  }

  private final Runnable whenChanged;
  private Optional<Path> file = Optional.empty(); // guarded by this, like all below
  private Optional<Stamp> seen = Optional.empty();
  private Optional<Stamp> changing = Optional.empty(); // changed, but perhaps still being written
  private boolean isClosed;

  /** With something to call, on another thread, when the file has changed and rests. */
  FileWatch(Runnable whenChanged) {
    this.whenChanged = whenChanged;
    Thread thread = new Thread(this::run, "file watch");
    thread.setDaemon(true);
    thread.start();
  }

  /** Watches that file from now on, and no other. */
  synchronized void watch(Optional<Path> other) {
    file = other;
    seen = other.flatMap(Stamp::of);
    changing = Optional.empty();
  }

  private void run() {
    while (awaitNextLook()) {
      if (hasChanged()) {
        whenChanged.run();
      }
    }
  }

  /** Whether there is a next look. */
  private synchronized boolean awaitNextLook() {
    try {
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PERIOD_MILLIS);
      for (long left = end - System.nanoTime();
          left > 0 && !isClosed;
          left = end - System.nanoTime()) {
        TimeUnit.NANOSECONDS.timedWait(this, left);
      }
      return !isClosed;
    } catch (InterruptedException nobodyInterruptsThisThread) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** A file that is gone for a moment, as it is while some editors save it, has not changed. */
  private synchronized boolean hasChanged() {
    Optional<Stamp> now = file.flatMap(Stamp::of);
    if (now.isEmpty() || now.equals(seen)) {
      changing = Optional.empty();
      return false;
    }
    if (!now.equals(changing)) {
      changing = now;
      return false;
    }
    seen = now;
    changing = Optional.empty();
    return true;
  }

  @Override
  public synchronized void close() {
    isClosed = true;
    notifyAll();
  }
}
