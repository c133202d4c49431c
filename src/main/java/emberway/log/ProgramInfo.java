package emberway.log;

import java.util.Optional;

/** The program's version and the system that it runs on. */
public final class ProgramInfo {
  private ProgramInfo() {}

  /** Emberway's version; "(unpackaged)" if it does not run from its jar. */
  public static String version() {
    return Optional.ofNullable(ProgramInfo.class.getPackage().getImplementationVersion())
        .orElse("(unpackaged)");
  }

  /** The versions of Emberway, Java and system in one line. */
  public static String line() {
    return "Emberway %s, Java %s, %s".formatted(version(), property("java.version"), system());
  }

  /** The Java virtual machine. */
  public static String java() {
    return "%s, %s, %s"
        .formatted(property("java.version"), property("java.vm.name"), property("java.vm.vendor"));
  }

  /** The operating system. */
  public static String system() {
    return "%s %s %s".formatted(property("os.name"), property("os.version"), property("os.arch"));
  }

  private static String property(String name) {
    return System.getProperty(name, "unknown");
  }
}
