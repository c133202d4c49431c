package emberway.app;

import dev.dirs.ProjectDirectories;
import java.nio.file.Path;

/**
 * Where the program keeps what it remembers for a person from one start to the next.
 *
 * @param config what was set and arranged
 * @param data what must not be lost
 */
record UserFolders(Path config, Path data) {
  /** The system property that names a folder for all of it, in place of the system's own. */
  static final String OVERRIDE = "emberway.state";

  private static final String NAME = "emberway";

  /** The folders that the operating system has for this, for this program. */
  static UserFolders ofThisUser() {
    String override = System.getProperty(OVERRIDE, "");
    if (!override.isEmpty()) {
      return new UserFolders(Path.of(override), Path.of(override));
    }
    ProjectDirectories folders = ProjectDirectories.from("", "", NAME);
    return new UserFolders(Path.of(folders.configDir), Path.of(folders.dataLocalDir));
  }
}
