package emberway.app.platform;

import dev.dirs.ProjectDirectories;
import dev.dirs.UserDirectories;
import emberway.log.LogFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the program keeps what it remembers for a user from one start to the next.
 *
 * @param config what was set and arranged
 * @param data what must not be lost
 */
public record UserFolders(Path config, Path data) {
  /** The system property that names a folder for all of it, in place of the system's own. */
  public static final String OVERRIDE = LogFolder.OVERRIDE;

  private static final String NAME = "emberway";

  /** The folders that the operating system has for this, for this program. */
  public static UserFolders ofThisUser() {
    String override = System.getProperty(OVERRIDE, "");
    if (!override.isEmpty()) {
      return new UserFolders(Path.of(override), Path.of(override));
    }
    ProjectDirectories folders = ProjectDirectories.from("", "", NAME);
    return new UserFolders(Path.of(folders.configDir), Path.of(folders.dataLocalDir));
  }

  /**
   * The folder for pictures that the operating system has for this user, or else their home; it may
   * take a moment, since some systems are asked by a program.
   */
  public static Path pictures() {
    String override = System.getProperty(OVERRIDE, "");
    if (!override.isEmpty()) {
      return Path.of(override, "pictures").toAbsolutePath();
    }
    return Optional.ofNullable(UserDirectories.get().pictureDir)
        .map(Path::of)
        .filter(Files::isDirectory)
        .orElseGet(UserFolders::home);
  }

  /** The user's home, where files are found that were not asked where to go. */
  public static Path home() {
    String override = System.getProperty(OVERRIDE, "");
    return override.isEmpty() ? Path.of(System.getProperty("user.home")) : Path.of(override);
  }
}
