package emberway.app;

import emberway.app.display.SceneUpload;
import emberway.app.opening.AutosaveStore;
import emberway.app.opening.MapOpener;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.RecoverableMaps;
import emberway.pack.problem.UnreadableException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** The map to begin with, which is read on a thread of its own while the window is opened. */
final class FirstMap {
  private FutureTask<SceneUpload.Ready> reading; // null once it was taken
  private Runnable whenHere = () -> {};

  /** Begins to read it in some way. */
  FirstMap(Callable<SceneUpload.Ready> reader) {
    reading =
        new FutureTask<>(reader) {
          @Override
          protected void done() {
            tell();
          }
        };
    Thread thread = new Thread(reading, "first map");
    thread.setDaemon(true);
    thread.start();
  }

  /** Begins to read the map that the options name, or the first of those of the program. */
  static FirstMap of(ExplorerOptions options, MapOpener opener) {
    return new FirstMap(() -> read(options, opener));
  }

  private static SceneUpload.Ready read(ExplorerOptions options, MapOpener opener)
      throws UnreadableException {
    return SceneUpload.Ready.of(
        options.map().isPresent() ? open(options.map().get(), opener) : opener.openBundled());
  }

  /** A file, or what was kept of a file that is not there any more. */
  private static OpenedMap open(Path file, MapOpener opener) throws UnreadableException {
    String name = MapOpener.name(file);
    if (RecoverableMaps.isGone(name)) {
      List<AutosaveStore.Leftover> copies = new AutosaveStore(AutosaveStore.usual()).find(name);
      if (!copies.isEmpty()) {
        return opener.openKept(copies.get(0).file(), name);
      }
    }
    return opener.open(file);
  }

  private synchronized void tell() {
    whenHere.run();
  }

  /** Calls that once it is read, or cannot be; on another thread. */
  synchronized void whenHere(Runnable told) {
    whenHere = told;
  }

  /** Nobody is told any more. */
  synchronized void leaveAlone() {
    whenHere = () -> {};
  }

  /** Whether it is read, or cannot be. */
  boolean isHere() {
    return reading.isDone();
  }

  /** Whether it is known by now that it cannot be read. */
  boolean hasFailed() {
    if (!isHere()) {
      return false;
    }
    try {
      reading.get();
      return false;
    } catch (InterruptedException | ExecutionException failure) {
      return true;
    }
  }

  /** Waits for it; it can be had once. */
  SceneUpload.Ready take() throws UnreadableException {
    try {
      SceneUpload.Ready ready = reading.get();
      reading = null;
      return ready;
    } catch (InterruptedException nobodyInterruptsThisThread) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", nobodyInterruptsThisThread);
    } catch (ExecutionException failure) {
      if (failure.getCause() instanceof UnreadableException unreadable) {
        throw unreadable;
      } else if (failure.getCause() instanceof Error error) {
        throw error; // such as too little memory, for which there are words of its own
      }
      throw new IllegalStateException(failure.getCause());
    }
  }
}
