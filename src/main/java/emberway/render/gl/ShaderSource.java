package emberway.render.gl;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The source of shaders: those bundled with the program, or a folder that overrides some of them.
 */
public final class ShaderSource {
  private static final String BUNDLED = "/shaders/";

  private final Path folder; // null for bundled shaders only

  private ShaderSource(Path folder) {
    this.folder = folder;
  }

  /** The shaders bundled with the program. */
  public static ShaderSource bundled() {
    return new ShaderSource(null);
  }

  /** The shaders of a folder; missing ones are taken from the bundled shaders. */
  public static ShaderSource folder(Path folder) {
    return new ShaderSource(folder);
  }

  /** Whether no folder overrides any shader. */
  public boolean isBundled() {
    return folder == null;
  }

  /**
   * Reads a shader's text.
   *
   * @param name a file name such as {@code cells.vert}
   * @throws ShaderException if it cannot be read
   */
  String read(String name) {
    try {
      if (folder != null && Files.exists(folder.resolve(name))) {
        return text(folder.resolve(name));
      }
      try (InputStream in = ShaderSource.class.getResourceAsStream(BUNDLED + name)) {
        if (in == null) {
          throw new ShaderException("shader " + name + " is neither bundled nor in " + folder);
        }
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
      }
    } catch (IOException e) {
      throw new ShaderException("shader " + name + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static String text(Path file) throws IOException {
    if (!Files.isRegularFile(file)) { // reading a pipe would block
      throw new ShaderException("shader " + file + " is not a regular file");
    }
    return Files.readString(file);
  }
}
