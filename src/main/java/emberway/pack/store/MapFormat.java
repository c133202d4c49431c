package emberway.pack.store;

import java.util.List;
import java.util.regex.Pattern;

/** The map formats that can be read; {@link FileKind} recognizes them by first bytes. */
public enum MapFormat {
  TEXT("a text map", ".*"),
  MOVING_AI("a MovingAI map", ".*"),
  /** XML or JSON, which other files may be, too. */
  TILED("a Tiled map", ".*\\.(tm[xj]|world)");

  private final String label;
  private final Pattern names; // of files meant to be such maps

  MapFormat(String label, String names) {
    this.label = label;
    this.names = Pattern.compile(names, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
  }

  /** The format with its article: "a MovingAI map". */
  public String label() {
    return label;
  }

  /** How names of its files usually end, with the dot and in lower case. */
  public List<String> endings() {
    return switch (this) {
      case TEXT -> List.of(".map.txt");
      case MOVING_AI -> List.of(".map");
      case TILED -> List.of(".tmx", ".tmj", ".world");
    };
  }

  /** Whether a file's name confirms that it is a map of this format. */
  public boolean isNamedSo(String fileName) {
    return names.matcher(fileName).matches();
  }
}
