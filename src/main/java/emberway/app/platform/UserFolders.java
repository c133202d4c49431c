package emberway.app.platform;

import dev.dirs.ProjectDirectories;
import dev.dirs.UserDirectories;
import emberway.log.LogFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The folders for what the program remembers for a user.
 *
 * @param config settings and layout
 * @param data what must not be lost
 */
public record UserFolders(Path config, Path data) {
  /** The system property that names one folder for all of this, instead of the system's folders. */
  public static final String OVERRIDE = LogFolder.OVERRIDE;

  private static final String NAME = "emberway";

  /** Returns the operating system's folders for this user and program. */
  public static UserFolders ofThisUser() {
    String override = System.getProperty(OVERRIDE, "");
    if (!override.isEmpty()) {
      return new UserFolders(Path.of(override), Path.of(override));
    }
    ProjectDirectories folders = ProjectDirectories.from("", "", NAME);
    return new UserFolders(Path.of(folders.configDir), Path.of(folders.dataLocalDir));
  }

  /**
   * Returns the system's folder for this user's pictures, or the home folder if there is none. May
   * be slow, because some systems run a program to find it.
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

  /** Returns the user's home folder, where files are saved by default. */
  public static Path home() {
    String override = System.getProperty(OVERRIDE, "");
    return override.isEmpty() ? Path.of(System.getProperty("user.home")) : Path.of(override);
  }
}
