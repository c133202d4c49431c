package emberway.app.desktop;

import emberway.app.command.Notices;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Shares texts and files with other programs of the desktop. */
public final class DesktopShare {
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final Consumer<String> clipboard;

  /**
   * Creates the connection to the desktop.
   *
   * @param clipboard copies a text to the clipboard
   */
  public DesktopShare(
      BackgroundExecutor backgroundExecutor, Notices notices, Consumer<String> clipboard) {
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
    this.clipboard = clipboard;
  }

  /**
   * Copies text to the clipboard.
   *
   * @param told says what was copied
   */
  public void copy(String text, String told) {
    clipboard.accept(text);
    notices.inform(told);
  }

  public void showInFolder(Path file) {
    backgroundExecutor.run(
        () -> {
          try {
            Desktop.showInFolder(file);
            return () -> {};
          } catch (IOException noSuchProgram) {
            return () -> {
              clipboard.accept(file.toAbsolutePath().toString());
              notices.inform(Texts.get("share.no-program"));
            };
          }
        });
  }
}
