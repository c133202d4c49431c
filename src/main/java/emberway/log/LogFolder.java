package emberway.log;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Where the log and the reports of crashes are. */
public final class LogFolder {
  /** The system property that names a folder for all that is kept for a user. */
  public static final String OVERRIDE = "emberway.state";

  private static final String NAME = "emberway";

  private LogFolder() {}

  /**
   * The folder that the operating system has for this; it need not be there yet. The launchers name
   * it, too, for what the virtual machine writes when it crashes.
   */
  public static Path ofThisUser() {
    String override = System.getProperty(OVERRIDE, "");
    if (!override.isEmpty()) {
      return Path.of(override, "log");
    }
    Path home = Path.of(System.getProperty("user.home", ""));
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.startsWith("windows")) {
      Path local = absolute("LOCALAPPDATA").orElse(home.resolve("AppData/Local"));
      return local.resolve(NAME).resolve("logs");
    }
    if (system.startsWith("mac")) {
      return home.resolve("Library/Logs").resolve(NAME);
    }
    return absolute("XDG_STATE_HOME").orElse(home.resolve(".local/state")).resolve(NAME);
  }

  /**
   * A folder that the environment names; the XDG specification has others than absolute ignored.
   */
  private static Optional<Path> absolute(String variable) {
    try {
      return Optional.ofNullable(System.getenv(variable)).map(Path::of).filter(Path::isAbsolute);
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }
}
