package emberway.app.desktop;

import emberway.app.command.Notices;
import emberway.app.platform.Background;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Hands texts and files over to the rest of the desktop. */
public final class Handout {
  private final Background background;
  private final Notices notices;
  private final Consumer<String> clipboard;

  /**
   * With the desktop at hand.
   *
   * @param clipboard takes a text
   */
  public Handout(Background background, Notices notices, Consumer<String> clipboard) {
    this.background = background;
    this.notices = notices;
    this.clipboard = clipboard;
  }

  public void copy(String text) {
    clipboard.accept(text);
    notices.tell("copied");
  }

  public void showInFolder(Path file) {
    background.run(
        () -> {
          try {
            Desktop.showInFolder(file);
            return () -> {};
          } catch (IOException noSuchProgram) {
            return () -> {
              clipboard.accept(file.toAbsolutePath().toString());
              notices.tell("no program here shows folders; the file's path is on the clipboard");
            };
          }
        });
  }
}
