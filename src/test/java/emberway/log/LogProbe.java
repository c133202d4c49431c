package emberway.log;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Writes a log in a process of its own: into a folder, under a name, so many records. */
public final class LogProbe {
  private static final long MAX_BYTES = 2000;

  private LogProbe() {}

  static Process start(Path folder, String name, int records) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            LogProbe.class.getName(),
            folder.toString(),
            name,
            Integer.toString(records))
        .inheritIO()
        .start();
  }

  public static void main(String[] args) {
    PrivacyFilter privacyFilter = new PrivacyFilter(List.of(), List.of(), List.of());
    Log log = new Log(new LogFiles(Path.of(args[0]), MAX_BYTES), () -> privacyFilter);
    for (int i = 0; i < Integer.parseInt(args[2]); i++) {
      log.record("WARNING", "from " + args[1] + ": " + i + ".", null);
    }
  }
}
