package emberway.app.picture;

import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.UserFolders;
import emberway.app.settings.Preferences;
import emberway.io.FileError;
import emberway.io.UnwritableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The folder that pictures go to: the one that the user has chosen, as long as it is there, or else
 * the system's own for pictures. Window's thread, but for what says otherwise.
 */
final class PictureFolder {
  private final Preferences preferences;
  private Optional<Path> usual = Optional.empty(); // once it is known

  PictureFolder(Preferences preferences, BackgroundExecutor backgroundExecutor) {
    this.preferences = preferences;
    backgroundExecutor.run(
        () -> {
          Path found = UserFolders.pictures();
          return () -> usual = Optional.of(found);
        });
  }

  /** Which it is, as far as that is known by now. */
  Optional<Path> current() {
    return chosen().or(() -> usual);
  }

  /** The one that the user has chosen. */
  Optional<Path> chosen() {
    return preferences.settings().pictures();
  }

  /** From now on it is that one. */
  void choose(Path folder) {
    Path whole = folder.toAbsolutePath().normalize();
    preferences.change(before -> before.withPictures(whole));
  }

  /**
   * The folder to write into, which is there then; any thread.
   *
   * @param chosen the one that the user has chosen
   */
  static Path ready(Optional<Path> chosen) throws UnwritableException {
    if (chosen.filter(Files::isDirectory).isPresent()) {
      return chosen.get();
    }
    Path usual = UserFolders.pictures();
    try {
      return Files.createDirectories(usual);
    } catch (IOException refused) {
      throw new UnwritableException(usual, FileError.writing(refused), refused);
    }
  }
}
