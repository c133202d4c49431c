package emberway.app.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The folders of an operating system for a program's files, by the rules that each system
 * documents: the XDG Base Directory Specification, Apple's File System Programming Guide, and the
 * variables {@code APPDATA} and {@code LOCALAPPDATA} of Windows. Starts no other program.
 *
 * @param system the name of the operating system, as in {@code os.name}
 * @param home the user's home folder
 * @param environment the value of an environment variable by its name, or null
 */
record SystemFolders(String system, Path home, UnaryOperator<String> environment) {
  /** A line of the file in which a Linux desktop keeps the names of a user's folders. */
  private static final Pattern PICTURES =
      Pattern.compile("\\s*XDG_PICTURES_DIR=\"(\\$HOME(?=/)|(?=/))(.*)\"\\s*");

  /** The folders of this system and user. */
  static SystemFolders ofThisUser() {
    return new SystemFolders(
        System.getProperty("os.name", ""),
        Path.of(System.getProperty("user.home", "")),
        System::getenv);
  }

  private boolean isWindows() {
    return system.toLowerCase(Locale.ROOT).startsWith("windows");
  }

  private boolean isMac() {
    return system.toLowerCase(Locale.ROOT).startsWith("mac");
  }

  /** The folder for the settings of a program; it need not exist yet. */
  Path config(String program) {
    if (isWindows()) {
      return variable("APPDATA", "AppData/Roaming").resolve(program).resolve("config");
    }
    return isMac() ? support(program) : variable("XDG_CONFIG_HOME", ".config").resolve(program);
  }

  /** The folder for what a program keeps for a user on this computer; it need not exist yet. */
  Path data(String program) {
    if (isWindows()) {
      return variable("LOCALAPPDATA", "AppData/Local").resolve(program).resolve("data");
    }
    return isMac() ? support(program) : variable("XDG_DATA_HOME", ".local/share").resolve(program);
  }

  private Path support(String program) {
    return home.resolve("Library/Application Support").resolve(program);
  }

  /** The user's folder for pictures; empty if there is none. */
  Optional<Path> pictures() {
    Optional<Path> folder =
        isWindows() || isMac() ? Optional.of(home.resolve("Pictures")) : desktopPictures();
    return folder.filter(Files::isDirectory);
  }

  private Optional<Path> desktopPictures() {
    List<String> lines;
    try {
      lines = Files.readAllLines(variable("XDG_CONFIG_HOME", ".config").resolve("user-dirs.dirs"));
    } catch (IOException noSuchFile) {
      return Optional.empty();
    }
    return lines.stream()
        .map(PICTURES::matcher)
        .filter(Matcher::matches)
        .map(line -> (line.group(1).isEmpty() ? "" : home.toString()) + unquoted(line.group(2)))
        .map(Path::of)
        .findFirst();
  }

  private static String unquoted(String value) {
    return value.replaceAll("\\\\(.)", "$1");
  }

  /** The folder in a variable, or one of the home folder; relative paths are ignored, as by XDG. */
  private Path variable(String name, String inHome) {
    String value = environment.apply(name);
    try {
      return Optional.ofNullable(value)
          .map(Path::of)
          .filter(Path::isAbsolute)
          .orElseGet(() -> home.resolve(inHome));
    } catch (InvalidPathException noPath) {
      return home.resolve(inHome);
    }
  }
}
