package emberway.app.picture;

import emberway.app.text.Texts;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * Copies pictures to the desktop's clipboard. GLFW supports only text, and Java's own clipboard
 * needs AWT, which must not run beside GLFW; so on Linux this class runs the desktop's clipboard
 * program. Other systems are not supported.
 */
final class ImageClipboard {
  private static final long PATIENCE = 20; // how long that program may take [s]
  private static final String TYPE = "image/png";
  private static final Pattern SEPARATOR = Pattern.compile(Pattern.quote(File.pathSeparator));

  private final String system;
  private final Map<String, String> environment;

  /** Creates the clipboard of this desktop. */
  ImageClipboard() {
    this(System.getProperty("os.name", ""), System.getenv());
  }

  /** Creates the clipboard of a system with a given name and environment variables. */
  ImageClipboard(String system, Map<String, String> environment) {
    this.system = system.toLowerCase(Locale.ROOT);
    this.environment = environment;
  }

  /**
   * Copies a picture and waits until the clipboard program has taken it. Call it on a thread that
   * may block.
   *
   * @return the error as a sentence; empty on success
   */
  Optional<String> copy(Path png) {
    if (system.startsWith("windows") || system.startsWith("mac")) {
      return Optional.of(Texts.get("picture.not-copied.system"));
    }
    Optional<List<String>> command = command();
    return command.isPresent()
        ? feed(command.get(), png)
        : Optional.of(Texts.get("picture.not-copied.program"));
  }

  private Optional<List<String>> command() {
    Optional<List<String>> wayland =
        program("wl-copy", "WAYLAND_DISPLAY").map(path -> List.of(path, "--type", TYPE));
    return wayland.or(
        () ->
            program("xclip", "DISPLAY")
                .map(path -> List.of(path, "-selection", "clipboard", "-t", TYPE, "-i")));
  }

  /**
   * Returns the path of a program if it exists and the display server it needs is available.
   *
   * @param display the environment variable that names the display server
   */
  private Optional<String> program(String name, String display) {
    return environment.getOrDefault(display, "").isEmpty()
        ? Optional.empty()
        : SEPARATOR
            .splitAsStream(environment.getOrDefault("PATH", ""))
            .filter(folder -> !folder.isEmpty())
            .map(folder -> in(folder, name))
            .flatMap(Optional::stream)
            .findFirst();
  }

  private static Optional<String> in(String folder, String name) {
    try {
      Path file = Path.of(folder, name);
      return Files.isRegularFile(file) && Files.isExecutable(file)
          ? Optional.of(file.toString())
          : Optional.empty();
    } catch (InvalidPathException oddFolder) {
      return Optional.empty();
    }
  }

  private static Optional<String> feed(List<String> command, Path png) {
    String name = String.valueOf(Path.of(command.get(0)).getFileName());
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      process.onExit().orTimeout(PATIENCE, TimeUnit.SECONDS).exceptionally(late -> kill(process));
      try (OutputStream in = process.getOutputStream()) {
        Files.copy(png, in);
      }
      int status = process.waitFor();
      return status == 0
          ? Optional.empty()
          : Optional.of(Texts.format("picture.not-copied.status", name, status));
    } catch (IOException refused) {
      return Optional.of(Texts.format("picture.not-copied.refused", name, refused.getMessage()));
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      return Optional.of(Texts.get("picture.not-copied.ending"));
    }
  }

  private static Process kill(Process process) {
    return process.destroyForcibly();
  }
}
