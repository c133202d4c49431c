package emberway.pack.store;

import java.util.List;
import java.util.Locale;

/** The map formats that can be read; {@link FileKind} recognizes them by first bytes. */
public enum MapFormat {
  TEXT,
  MOVING_AI,
  TILED;

  /** How names of its files usually end, with the dot and in lower case. */
  public List<String> endings() {
    return switch (this) {
      case TEXT -> List.of(".map.txt");
      case MOVING_AI -> List.of(".map");
      case TILED -> List.of(".tmx", ".tmj", ".world");
    };
  }

  /**
   * Whether a file's name confirms that it is a map of this format. A text map or a MovingAI map
   * may have any name. Tiled maps are XML or JSON, as are many other files, so only the ending
   * confirms them.
   */
  public boolean isNamedSo(String fileName) {
    String name = fileName.toLowerCase(Locale.ROOT);
    return this != TILED || endings().stream().anyMatch(name::endsWith);
  }
}
