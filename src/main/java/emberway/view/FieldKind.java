package emberway.view;

import java.util.Optional;

/** A field that can be drawn over the map. */
public enum FieldKind {
  /** Attracting influences: volcanoes. */
  WARMTH,
  /** Repelling influences: tombstones. */
  DREAD,
  /** The cost of a step onto each cell. */
  COST;

  /** The field with a name on the command line; ignores case. */
  public static Optional<FieldKind> ofLabel(String label) {
    for (FieldKind fieldKind : values()) {
      if (fieldKind.name().equalsIgnoreCase(label)) {
        return Optional.of(fieldKind);
      }
    }
    return Optional.empty();
  }
}
