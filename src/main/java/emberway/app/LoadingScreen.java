package emberway.app;

import emberway.app.command.Action;
import emberway.app.command.InputEvent;
import emberway.app.command.KeyBindings;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.display.SceneUpload;
import emberway.app.gui.Gui;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.map.WindowView;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The window's content until the first map can be shown: the dusk background and, if reading takes
 * long, a line that names what is being opened. Window's thread only.
 */
final class LoadingScreen {
  private static final long PATIENCE_NANOS = 600_000_000; // before the line is shown

  private final ExplorerWindow window;
  private final WindowView view;
  private final FirstMap first;
  private final Optional<Path> file;
  private final long began = System.nanoTime();
  private final List<InputEvent> earlyInputs = new ArrayList<>();
  private final KeyBindings keyBindings = new KeyBindings(this::apply);
  private boolean isShown;
  private boolean isStale;
  private boolean isSaid; // whether the line is to be shown
  private boolean isLeaving;

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
  }

  /** Returns the line that names what is being opened. */
  private String line() {
    return file.map(Path::getFileName)
        .map(last -> Texts.format("loading.file", PrintableText.escape(last.toString())))
        .orElseGet(() -> Texts.get("loading.map"));
  }

  /** Shows the window, unless reading the map has already failed. */
  void open() {
    if (!first.hasFailed()) {
      draw();
      window.context().finish();
      window.show();
      isShown = true;
      paint(Optional.empty());
    }
  }

  private void draw() {
    InputEvent.Resized size = window.size();
    view.draw(Math.max(1, size.width()), Math.max(1, size.height()));
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
        boolean isLong = System.nanoTime() - began > PATIENCE_NANOS;
        isStale |= isLong && !isSaid;
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
    }
  }

  private void awaitInput() {
    if (isSaid) {
      window.await();
    } else {
      window.awaitAtMost((began + PATIENCE_NANOS - System.nanoTime()) * 1e-9);
    }
  }

  private void takeInputs() {
    for (InputEvent inputEvent = window.nextInput();
        inputEvent != null;
        inputEvent = window.nextInput()) {
      if (inputEvent instanceof InputEvent.KeyChanged changed) {
        keyBindings.change(changed);
      }
      isLeaving |= inputEvent instanceof InputEvent.CloseAsked;
      isStale |=
          inputEvent instanceof InputEvent.Exposed || inputEvent instanceof InputEvent.Resized;
      if (!isForWhatIsSeen(inputEvent)) {
        earlyInputs.add(inputEvent);
      }
    }
  }

  private void apply(Action action) {
    isLeaving |= action.equals(new Action.Quit());
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
