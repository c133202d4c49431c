package emberway.view;

import java.util.Optional;

/** A field that a picture can show over the map. */
public enum FieldKind {
  /** What attracts: volcanoes. */
  WARMTH,
  /** What repels: tombstones. */
  DREAD,
  /** What a step onto each cell costs. */
  COST;

  /** The field of a name on the command line, in upper or lower case. */
  public static Optional<FieldKind> ofLabel(String label) {
    for (FieldKind fieldKind : values()) {
      if (fieldKind.name().equalsIgnoreCase(label)) {
        return Optional.of(fieldKind);
      }
    }
    return Optional.empty();
  }
}
