package emberway.testing;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How a test starts a Java of its own: the one that runs the test, with the launcher's options. */
public final class ChildJava {
  private ChildJava() {}

  /** The program, what keeps it from warning of natives, and these options; to be added to. */
  public static List<String> command(String... options) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:+IgnoreUnrecognizedVMOptions");
    command.add("--enable-native-access=ALL-UNNAMED");
    command.add("--sun-misc-unsafe-memory-access=allow");
    command.addAll(List.of(options));
    return command;
  }
}
