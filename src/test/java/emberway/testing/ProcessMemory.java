package emberway.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What this process takes of the machine's memory. */
public final class ProcessMemory {
  private ProcessMemory() {}

  /** What of it is in memory, as Linux tells it; 0 elsewhere. [bytes] */
  public static long resident() {
    try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
          .findFirst()
          .orElse(0);
    } catch (IOException | UncheckedIOException notLinux) {
      return 0;
    }
  }
}
