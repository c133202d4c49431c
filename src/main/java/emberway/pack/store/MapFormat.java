package emberway.pack.store;

import java.util.regex.Pattern;

/** The formats that maps are read from; {@link FileKind} tells them by a file's first bytes. */
public enum MapFormat {
  TEXT("a text map", ".*"),
  MOVING_AI("a MovingAI map", ".*"),
  /** XML or JSON, which other files are, too. */
  TILED("a Tiled map", ".*\\.(tm[xj]|world)");

  private final String label;
  private final Pattern names; // of files that are meant to be such maps

  MapFormat(String label, String names) {
    this.label = label;
    this.names = Pattern.compile(names, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
  }

  /** With its article: "a MovingAI map". */
  public String label() {
    return label;
  }

  /** Whether a file whose content could be such a map is one, going by its name. */
  public boolean isNamedSo(String fileName) {
    return names.matcher(fileName).matches();
  }
}
