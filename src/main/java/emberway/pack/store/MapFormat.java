package emberway.pack.store;

import java.util.List;
import java.util.regex.Pattern;

/** The map formats that can be read; {@link FileKind} recognizes them by first bytes. */
public enum MapFormat {
  TEXT("a text map", ".*", ".map.txt"),
  MOVING_AI("a MovingAI map", ".*", ".map"),
  /** XML or JSON, which other files may be, too. */
  TILED("a Tiled map", ".*\\.(tm[xj]|world)", ".tmx", ".tmj", ".world");

  private final String label;
  private final Pattern names; // of files meant to be such maps
  private final List<String> endings;

  MapFormat(String label, String names, String... endings) {
    this.label = label;
    this.endings = List.of(endings);
    this.names = Pattern.compile(names, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
  }

  /** The format with its article: "a MovingAI map". */
  public String label() {
    return label;
  }

  /** How names of its files usually end, with the dot and in lower case. */
  public List<String> endings() {
    return endings;
  }

  /** Whether a file's name confirms that it is a map of this format. */
  public boolean isNamedSo(String fileName) {
    return names.matcher(fileName).matches();
  }
}
