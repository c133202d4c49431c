package emberway.testing;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** How a test starts a Java of its own: the one that runs the test, with the launcher's options. */
public final class ChildJava {
  private ChildJava() {}

  /** Java, what keeps it from warning of natives, and these options; to be added to. */
  public static List<String> command(String... options) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:+IgnoreUnrecognizedVMOptions");
    command.add("--enable-native-access=ALL-UNNAMED");
    command.add("--sun-misc-unsafe-memory-access=allow");
    command.addAll(List.of(options));
    return command;
  }

  /** Java as the launcher starts it for a short command, and these options; to be added to. */
  public static List<String> program(String... options) {
    List<String> command = command("@" + options("always"), "@" + options("short"));
    command.addAll(List.of(options));
    return command;
  }

  /** A file of the launcher with options for Java. */
  private static Path options(String purpose) {
    Path home = Path.of(System.getProperty("emberway.home", "")).toAbsolutePath();
    return home.resolve("src/launcher").resolve(purpose + ".options");
  }

  /** The folder of the program's classes. */
  public static Path programClasses() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .map(Path::of)
        .filter(entry -> Files.exists(entry.resolve("emberway/cli/Main.class")))
        .findFirst()
        .orElseThrow();
  }

  /** Where Java finds the classes of this test: the class path, and an archive of the program's. */
  public static List<String> classPath() {
    return ClassArchive.options();
  }
}
