package emberway.log;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** The folder of the log and the crash reports. */
public final class LogFolder {
  /** The system property that overrides the folder for all state kept for a user. */
  public static final String OVERRIDE = "emberway.state";

  private static final String NAME = "emberway";

  private LogFolder() {}

  /**
   * The operating system's folder for such files; it need not exist yet. The launchers name the
   * same folder for crash reports of the Java virtual machine.
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
   * The folder in an environment variable; ignored if relative, as the XDG specification demands.
   */
  private static Optional<Path> absolute(String variable) {
    try {
      return Optional.ofNullable(System.getenv(variable)).map(Path::of).filter(Path::isAbsolute);
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }
}
