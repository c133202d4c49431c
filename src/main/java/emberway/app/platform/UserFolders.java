package emberway.app.platform;

import emberway.log.LogFolder;
import java.nio.file.Path;

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
    SystemFolders folders = SystemFolders.ofThisUser();
    return new UserFolders(folders.config(NAME), folders.data(NAME));
  }

  /** Returns the system's folder for this user's pictures, or the home folder if there is none. */
  public static Path pictures() {
    String override = System.getProperty(OVERRIDE, "");
    if (!override.isEmpty()) {
      return Path.of(override, "pictures").toAbsolutePath();
    }
    return SystemFolders.ofThisUser().pictures().orElseGet(UserFolders::home);
  }

  /** Returns the user's home folder, where files are saved by default. */
  public static Path home() {
    String override = System.getProperty(OVERRIDE, "");
    return override.isEmpty() ? Path.of(System.getProperty("user.home")) : Path.of(override);
  }
}
