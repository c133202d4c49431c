package emberway.app;

import emberway.app.command.InputEvent;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.display.SceneUpload;
import emberway.app.scene.MapOpener;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.map.WindowView;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A window that waits for a map, in a process of its own: the map is read once standard input holds
 * something. At the end it prints to standard error whether there is a map, and which inputs were
 * kept.
 */
public final class LoadingScreenProbe {
  private LoadingScreenProbe() {}

  /** Runs with the map given as the argument. */
  public static void main(String[] args) throws Exception {
    Path map = Path.of(args[0]);
    FirstMap first =
        new FirstMap(
            whenRead -> {
              int input = read();
              return input < 0
                  ? null
                  : SceneUpload.Ready.of(
                      new MapOpener(Optional.empty()).withListener(whenRead).open(map));
            });
    ShaderSource shaders = ShaderSource.bundled();
    try (ExplorerWindow window = ExplorerWindow.open(Optional.empty());
        WindowView view = new WindowView(window.context(), shaders)) {
      LoadingScreen loadingScreen = new LoadingScreen(window, view, first, Optional.of(map));
      loadingScreen.open();
      Optional<SceneUpload.Ready> ready = loadingScreen.await(Optional.empty());
      String name = ready.map(here -> here.opened().loaded().map().info().name()).orElse("no map");
      long keys =
          loadingScreen.earlyInputs().stream()
              .filter(InputEvent.KeyChanged.class::isInstance)
              .count();
      long clicks =
          loadingScreen.earlyInputs().stream()
              .filter(InputEvent.ButtonChanged.class::isInstance)
              .count();
      String line = "%s, %d keys, %d clicks%n".formatted(name, keys, clicks);
      System.err.write(line.getBytes(StandardCharsets.UTF_8));
    }
  }

  private static int read() {
    try {
      return System.in.read();
    } catch (IOException closed) {
      return -1;
    }
  }
}
