package emberway.map;

/**
 * A named place on a map.
 *
 * @param cell the place's cell
 * @param name the place's name; not blank
 * @param note what else is said of it; may be empty
 * @param kind what it is
 */
public record Place(Cell cell, String name, String note, PlaceKind kind) {
  /** Checks the name. */
  public Place {
    if (name.isBlank()) {
      throw new IllegalArgumentException("the place at " + cell + " needs a name");
    }
  }

  /** A place without a note, of no special kind. */
  public Place(Cell cell, String name) {
    this(cell, name, "", PlaceKind.OTHER);
  }

  /** Whether another place has the same cell and name, whatever is said of the two. */
  public boolean isSame(Place other) {
    return cell.equals(other.cell) && name.equals(other.name);
  }

  /** This place at another cell. */
  public Place at(Cell other) {
    return new Place(other, name, note, kind);
  }

  /** This place with another name. */
  public Place named(String other) {
    return new Place(cell, other, note, kind);
  }

  /** This place with another note. */
  public Place noted(String other) {
    return new Place(cell, name, other, kind);
  }

  /** This place as one of another kind. */
  public Place ofKind(PlaceKind other) {
    return new Place(cell, name, note, other);
  }
}
