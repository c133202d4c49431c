package emberway.view;

import java.util.Optional;

/** A field that a picture can show over the map. */
public enum Field {
  /** What attracts: volcanoes. */
  WARMTH,
  /** What repels: tombstones. */
  DREAD,
  /** What a step onto each cell costs. */
  COST;

  /** The field of a name on the command line, in upper or lower case. */
  public static Optional<Field> ofLabel(String label) {
    for (Field field : values()) {
      if (field.name().equalsIgnoreCase(label)) {
        return Optional.of(field);
      }
    }
    return Optional.empty();
  }
}
