package emberway.view;

import java.util.Locale;
import java.util.Optional;

/** A field that a picture can show over the map. */
public enum Field {
  /** What attracts: volcanoes. */
  WARMTH,
  /** What repels: tombstones. */
  DREAD,
  /** What a step onto each cell costs. */
  COST;

  /** The field of a name on the command line. */
  public static Optional<Field> ofLabel(String label) {
    for (Field field : values()) {
      if (field.name().toLowerCase(Locale.ROOT).equals(label)) {
        return Optional.of(field);
      }
    }
    return Optional.empty();
  }
}
