package emberway.app;

import emberway.app.command.Command;
import emberway.app.command.InputEvent;
import emberway.app.command.KeyBindings;
import emberway.app.command.Shortcuts;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.display.SceneUpload;
import emberway.app.gui.Gui;
import emberway.app.platform.PathText;
import emberway.app.text.Texts;
import emberway.app.viewport.Viewport;
import emberway.io.PrintableText;
import emberway.map.GridSize;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.map.WindowView;
import emberway.render.iso.Camera;
import emberway.view.MapSketch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The window's content until the first map can be shown: the dusk background, then the map in flat
 * colors once its cells are read and, if reading takes long, a line that names what is being
 * opened. Window's thread only.
 */
final class LoadingScreen {
  // Until the window names what is being opened.
  private static final long PATIENCE_NANOS = 600_000_000;
  // Until the window names a large file.
  private static final long SHORT_PATIENCE_NANOS = 100_000_000;
  private static final long LARGE = 1 << 19; // bytes of a large file

  private final ExplorerWindow window;
  private final WindowView view;
  private final FirstMap first;
  private final Optional<Path> file;
  private final long began = System.nanoTime();
  private final long patience; // until the window names what is being opened [ns]
  private final List<InputEvent> earlyInputs = new ArrayList<>();
  private final KeyBindings keyBindings = new KeyBindings(() -> Shortcuts.USUAL);
  private boolean isShown;
  private boolean isStale;
  private boolean isSaid; // whether the line that names what is being opened is to be shown
  private boolean isCounted; // whether that line says how many cells the map has
  private boolean isLeaving;
  private int[] sketch = {}; // the map in flat colors, as large as the window; or none

  /**
   * Creates the loading screen of a window that is not visible yet.
   *
   * @param file the file of the first map; empty for a bundled map
   */
  LoadingScreen(ExplorerWindow window, WindowView view, FirstMap first, Optional<Path> file) {
    this.window = window;
    this.view = view;
    this.first = first;
    this.file = file;
    patience =
        file.filter(LoadingScreen::isLarge).isPresent() ? SHORT_PATIENCE_NANOS : PATIENCE_NANOS;
  }

  private static boolean isLarge(Path file) {
    try {
      return Files.size(file) >= LARGE;
    } catch (IOException isInPackOrMissing) {
      return false;
    }
  }

  /** Returns the line that names what is being opened, and says how far that is. */
  private String line() {
    Optional<String> name = file.map(PathText::ofMap).map(PrintableText::escape);
    Optional<LoadedMap> cells = first.cells();
    if (name.isPresent() && cells.isPresent()) {
      GridSize size = cells.get().map().size();
      return Texts.format("loading.pictures", name.get(), size.width(), size.height());
    }
    return name.map(known -> Texts.format("loading.file", known))
        .orElseGet(() -> Texts.get("loading.map"));
  }

  /** Shows the window, unless reading the map has already failed. */
  void open() {
    open(window::show);
  }

  /** Draws all that {@link #open()} does, but leaves the window hidden. */
  void rehearse() {
    open(() -> {});
  }

  private void open(Runnable showing) {
    if (!first.hasFailed()) {
      draw();
      window.context().finish();
      window.setTitle(TitleLine.opening(line()));
      showing.run();
      isShown = true;
      paint(Optional.empty());
    }
  }

  private void draw() {
    InputEvent.Resized size = window.size();
    int width = Math.max(1, size.width());
    int height = Math.max(1, size.height());
    Optional<LoadedMap> cells = sketchable();
    if (cells.isPresent() && (view.width() != width || view.height() != height || !isSketched())) {
      sketch = sketch(cells.get(), width, height);
    }
    if (isSketched()) {
      view.draw(width, height, sketch);
    } else {
      view.draw(width, height);
    }
  }

  private boolean isSketched() {
    return sketch.length > 0;
  }

  /** Returns the map, once its cells are read, unless its own pictures decide where they lie. */
  private Optional<LoadedMap> sketchable() {
    return first.cells().filter(loaded -> loaded.art().isEmpty());
  }

  /** Returns the map as the window shows it first, but in flat colors. */
  private static int[] sketch(LoadedMap loaded, int width, int height) {
    Viewport fitted =
        new Viewport(loaded.tiles().set().geometry(), loaded.map().size(), width, height);
    Camera camera = fitted.camera();
    return MapSketch.draw(
        loaded.map(), fitted.frame(), camera.pictureLeft(), camera.pictureTop(), width, height);
  }

  private void paint(Optional<Gui> gui) {
    isStale = false;
    draw();
    view.present();
    if (isSaid && gui.isPresent()) {
      gui.get().drawLine(line(), view.width(), view.height());
    }
    window.swap();
  }

  /**
   * Waits for the first map while handling input.
   *
   * @return the map, or empty if the user asks to leave before it is read
   * @throws UnreadableException if the map cannot be read
   */
  Optional<SceneUpload.Ready> await(Optional<Gui> gui) throws UnreadableException {
    window.setIcon();
    first.onRead(window::wake);
    try {
      while (!first.isHere() && !isLeaving) {
        boolean isLong = System.nanoTime() - began > patience;
        isStale |= isLong && !isSaid;
        isStale |= isLong && !isCounted && first.cells().isPresent();
        isCounted = first.cells().isPresent();
        isStale |= !isSketched() && sketchable().isPresent();
        isSaid = isLong;
        if (isStale && isShown) {
          paint(gui);
        }
        awaitInput();
        takeInputs();
      }
      return isLeaving ? Optional.empty() : Optional.of(first.take());
    } finally {
      first.removeListener();
      sketch = new int[0];
    }
  }

  private void awaitInput() {
    if (isSaid) {
      window.await();
    } else {
      window.awaitAtMost((began + patience - System.nanoTime()) * 1e-9);
    }
  }

  private void takeInputs() {
    for (InputEvent inputEvent = window.nextInput();
        inputEvent != null;
        inputEvent = window.nextInput()) {
      if (inputEvent instanceof InputEvent.KeyChanged changed) {
        isLeaving |= keyBindings.gives(Command.QUIT, changed);
      }
      isLeaving |= inputEvent instanceof InputEvent.CloseAsked;
      isStale |=
          inputEvent instanceof InputEvent.Exposed || inputEvent instanceof InputEvent.Resized;
      if (!isForWhatIsSeen(inputEvent)) {
        earlyInputs.add(inputEvent);
      }
    }
  }

  /**
   * Whether an input is aimed at what the window shows now, such as a click on the dusk, and so
   * must not be passed on to the map.
   */
  private static boolean isForWhatIsSeen(InputEvent inputEvent) {
    return inputEvent instanceof InputEvent.ButtonChanged
        || inputEvent instanceof InputEvent.Scrolled
        || inputEvent instanceof InputEvent.Exposed
        || inputEvent instanceof InputEvent.Resized
        || inputEvent instanceof InputEvent.CloseAsked;
  }

  /**
   * Returns the inputs made meanwhile that are passed on to the map, such as keys and dropped
   * files.
   */
  List<InputEvent> earlyInputs() {
    return List.copyOf(earlyInputs);
  }
}
