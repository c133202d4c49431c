package emberway.map;

/**
 * A named place on a map.
 *
 * @param cell the place's cell
 * @param name the place's name; not blank
 */
public record Place(Cell cell, String name) {
  /** Checks the name. */
  public Place {
    if (name.isBlank()) {
      throw new IllegalArgumentException("the place at " + cell + " needs a name");
    }
  }
}
