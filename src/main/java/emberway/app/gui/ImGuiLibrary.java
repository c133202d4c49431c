package emberway.app.gui;

import emberway.io.AtomicFile;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Unpacks ImGui's native library to a folder of its own. By default imgui-java unpacks it to the
 * same temporary file at each start, which crashes a window that has already loaded that file.
 */
final class ImGuiLibrary {
  /** The system property of the folder that imgui-java searches first. */
  private static final String FOLDER = "imgui.library.path";

  private static final String RESOURCES = "/io/imgui/java/native-bin/";

  private ImGuiLibrary() {}

  /**
   * Unpacks the library into a folder unless it is there already. If that fails, imgui-java unpacks
   * it by default.
   */
  static void unpack(Path folder) {
    String name = fileName(System.getProperty("os.name", ""));
    URL packed = ImGuiLibrary.class.getResource(RESOURCES + name);
    if (packed == null || System.getProperty(FOLDER) != null) {
      return;
    }
    try {
      long size = packed.openConnection().getContentLengthLong();
      Path file = folder.resolve("imgui-" + size).resolve(name);
      if (!Files.exists(file) || Files.size(file) != size) {
        Files.createDirectories(file.getParent());
        try (InputStream in = packed.openStream()) {
          AtomicFile.write(file, in::transferTo);
        }
      }
      System.setProperty(FOLDER, file.getParent().toAbsolutePath().toString());
    } catch (IOException noPlace) {
      System.clearProperty(FOLDER);
    }
  }

  private static String fileName(String system) {
    String lower = system.toLowerCase(Locale.ROOT);
    if (lower.contains("win")) {
      return "imgui-java64.dll";
    }
    return lower.contains("mac") ? "libimgui-java64.dylib" : "libimgui-java64.so";
  }
}
