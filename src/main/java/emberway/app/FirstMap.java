package emberway.app;

import emberway.pack.UnreadableException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** The map to begin with, which is read on a thread of its own while the window is opened. */
final class FirstMap {
  private final FutureTask<OpenedMap> reading;

  private FirstMap(FutureTask<OpenedMap> reading) {
    this.reading = reading;
  }

  /** Begins to read the map that the options name, or the first of those of the program. */
  static FirstMap of(ExplorerOptions options, MapOpener opener) {
    FutureTask<OpenedMap> reading =
        new FutureTask<>(
            () ->
                options.map().isPresent()
                    ? opener.open(options.map().get())
                    : opener.openBundled());
    Thread thread = new Thread(reading, "first map");
    thread.setDaemon(true);
    thread.start();
    return new FirstMap(reading);
  }

  /** Waits for it. */
  OpenedMap await() throws UnreadableException {
    try {
      return reading.get();
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
