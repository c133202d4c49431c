package emberway.dist;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Runs a program and waits for it. */
final class ToolRun {
  private ToolRun() {}

  /**
   * Runs a program; returns what it prints.
   *
   * @throws IOException if it fails, with what it printed
   */
  static String of(Path folder, Map<String, String> environment, List<String> command)
      throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().putAll(environment);
    Process process = builder.start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (process.waitFor() != 0) {
        throw new IOException("failed: " + String.join(" ", command) + "\n" + said);
      }
    } catch (InterruptedException interrupted) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new IOException("interrupted: " + command.get(0), interrupted);
    }
    return said;
  }

  /** Runs a program in a folder; returns what it prints. */
  static String of(Path folder, String... command) throws IOException {
    return of(folder, Map.of(), List.of(command));
  }
}
