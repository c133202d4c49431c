package emberway.app;

import emberway.app.display.SceneUpload;
import emberway.app.scene.AutosaveStore;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.RecoverableMaps;
import emberway.io.TaskResult;
import emberway.pack.BundledMaps;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** The first map, read on a thread of its own while the window opens. */
final class FirstMap {
  /** Reads a map and prepares it to be shown. */
  @FunctionalInterface
  interface Reader {
    /** Reads the map; tells as soon as its cells are read. */
    SceneUpload.Ready read(Consumer<LoadedMap> whenRead) throws UnreadableException;
  }

  private FutureTask<SceneUpload.Ready> reading; // null once taken
  private Runnable onRead = () -> {};
  private volatile LoadedMap cells; // null until they are read

  /** Starts reading with a given reader. */
  FirstMap(Reader reader) {
    reading =
        new FutureTask<>(() -> reader.read(this::show)) {
          @Override
          protected void done() {
            notifyListener();
          }
        };
    Thread thread = new Thread(reading, "first map");
    thread.setDaemon(true);
    thread.start();
  }

  /** Starts reading the map that the options name, or the first bundled map. */
  static FirstMap of(ExplorerOptions options, MapOpener opener) {
    return new FirstMap(whenRead -> read(options, opener.withListener(whenRead)));
  }

  private static SceneUpload.Ready read(ExplorerOptions options, MapOpener opener)
      throws UnreadableException {
    return SceneUpload.Ready.forFirstFrame(
        options.map().isPresent() ? open(options.map().get(), opener) : opener.openBundled());
  }

  /** Opens a file, its autosave copy if the file is gone, or the bundled map of that name. */
  private static OpenedMap open(Path file, MapOpener opener) throws UnreadableException {
    String name = MapOpener.name(file);
    if (RecoverableMaps.isGone(name)) {
      List<AutosaveStore.Leftover> copies = new AutosaveStore(AutosaveStore.usual()).find(name);
      if (!copies.isEmpty()) {
        return opener.openCopy(copies.get(0).file(), name);
      }
    }
    return BundledMaps.has(file) ? opener.openBundled(file.toString()) : opener.open(file);
  }

  private void show(LoadedMap read) {
    cells = read;
    notifyListener();
  }

  /** Returns the map as it was read, long before it is ready to be shown; empty until then. */
  Optional<LoadedMap> cells() {
    return Optional.ofNullable(cells);
  }

  private synchronized void notifyListener() {
    onRead.run();
  }

  /**
   * Sets what to call, on the reading thread, when there are {@link #cells}, and when reading ends
   * or fails.
   */
  synchronized void onRead(Runnable listener) {
    onRead = listener;
  }

  /** Revokes {@link #onRead(Runnable)}. */
  synchronized void removeListener() {
    onRead = () -> {};
  }

  /** Whether reading has ended, successfully or not. */
  boolean isHere() {
    return reading.isDone();
  }

  /** Whether reading has failed. */
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

  /**
   * Waits until the map is read and returns it; may be called only once.
   *
   * @throws UnreadableException if the map cannot be read
   */
  SceneUpload.Ready take() throws UnreadableException {
    SceneUpload.Ready ready = TaskResult.await(reading, UnreadableException.class);
    reading = null;
    cells = null;
    return ready;
  }
}
