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
import java.util.concurrent.atomic.AtomicReference;
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
  private final AtomicReference<String> missed; // null while nothing is missed

  /** Starts reading with a given reader. */
  FirstMap(Reader reader) {
    this(reader, new AtomicReference<>());
  }

  private FirstMap(Reader reader, AtomicReference<String> missed) {
    this.missed = missed;
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

  /**
   * Starts reading a map.
   *
   * @param wanted the map that the user names, if any
   * @param last the map of the last session, if it is to be shown again; where it cannot be read,
   *     the first bundled map is shown instead
   */
  static FirstMap of(Optional<Path> wanted, Optional<Path> last, MapOpener opener) {
    AtomicReference<String> missed = new AtomicReference<>();
    return new FirstMap(
        whenRead -> read(wanted, last, opener.withListener(whenRead), missed), missed);
  }

  private static SceneUpload.Ready read(
      Optional<Path> wanted, Optional<Path> last, MapOpener opener, AtomicReference<String> missed)
      throws UnreadableException {
    if (wanted.isEmpty() && last.isPresent()) {
      try {
        return SceneUpload.Ready.forFirstFrame(open(last.get(), opener));
      } catch (UnreadableException gone) {
        missed.set(gone.getMessage());
      }
    }
    return SceneUpload.Ready.forFirstFrame(
        wanted.isPresent() ? open(wanted.get(), opener) : opener.openBundled());
  }

  /** Returns why the map of the last session is not shown, once the first map is read. */
  Optional<String> missed() {
    return Optional.ofNullable(missed.get());
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
