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
 * The folder that pictures are saved to: the user's choice while that folder exists, otherwise the
 * system's folder for pictures. Window's thread only unless stated otherwise.
 */
final class PictureFolder {
  private final Preferences preferences;
  private Optional<Path> usual = Optional.empty(); // set once it is known

  PictureFolder(Preferences preferences, BackgroundExecutor backgroundExecutor) {
    this.preferences = preferences;
    backgroundExecutor.run(
        () -> {
          Path found = UserFolders.pictures();
          return () -> usual = Optional.of(found);
        });
  }

  /** Returns the folder as far as it is known yet. */
  Optional<Path> current() {
    return chosen().or(() -> usual);
  }

  /** Returns the folder that the user has chosen, if any. */
  Optional<Path> chosen() {
    return preferences.settings().pictures();
  }

  /** Saves the user's choice of a folder. */
  void choose(Path folder) {
    Path whole = folder.toAbsolutePath().normalize();
    preferences.change(before -> before.withPictures(whole));
  }

  /**
   * Returns the folder to write to, creating it if necessary. Any thread.
   *
   * @param chosen the folder that the user has chosen, if any
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
