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
 * The window until there is a map to be seen in it: the dusk that lies behind all maps and, where
 * that takes long, a line that says what is being opened. Window's thread only.
 */
final class LoadingScreen {
  private static final long PATIENCE_NANOS = 600_000_000; // until there is something to be said

  private final ExplorerWindow window;
  private final WindowView view;
  private final FirstMap first;
  private final Optional<Path> file;
  private final long began = System.nanoTime();
  private final List<InputEvent> kept = new ArrayList<>();
  private final KeyBindings keyBindings = new KeyBindings(this::look);
  private boolean isShown;
  private boolean isStale;
  private boolean isSaid; // the line
  private boolean isLeaving;

  /**
   * Of a window that is not on the screen yet.
   *
   * @param file the first map's, unless it came with the program
   */
  LoadingScreen(ExplorerWindow window, WindowView view, FirstMap first, Optional<Path> file) {
    this.window = window;
    this.view = view;
    this.first = first;
    this.file = file;
  }

  /** What is said while that takes long. */
  private String line() {
    return file.map(Path::getFileName)
        .map(last -> Texts.format("loading.file", PrintableText.escape(last.toString())))
        .orElseGet(() -> Texts.get("loading.map"));
  }

  /** Shows the window, unless it is known by now that there will be nothing to be seen in it. */
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
   * Waits for the first map.
   *
   * @return nothing if the user wants to leave before it is there
   * @throws UnreadableException if it cannot be read
   */
  Optional<SceneUpload.Ready> await(Optional<Gui> gui) throws UnreadableException {
    window.wearIcon();
    first.whenHere(window::wake);
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
      first.leaveAlone();
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
        kept.add(inputEvent);
      }
    }
  }

  private void look(Action action) {
    isLeaving |= action.equals(new Action.Quit());
  }

  /** A click on the dusk is not meant for what comes to lie there. */
  private static boolean isForWhatIsSeen(InputEvent inputEvent) {
    return inputEvent instanceof InputEvent.ButtonChanged
        || inputEvent instanceof InputEvent.Scrolled
        || inputEvent instanceof InputEvent.Exposed
        || inputEvent instanceof InputEvent.Resized
        || inputEvent instanceof InputEvent.CloseAsked;
  }

  /** What the user has done meanwhile that is meant for whatever map comes: typed, dropped. */
  List<InputEvent> kept() {
    return List.copyOf(kept);
  }
}
