package emberway.view;

import java.util.Optional;

/** A field that can be drawn over the map. */
public enum FieldKind {
  /** By how much attracting influences, such as volcanoes, divide costs. */
  WARMTH,
  /** By how much repelling influences, such as tombstones, multiply costs. */
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
