package emberway.map.edit;

import emberway.map.Cell;
import emberway.map.Place;
import java.util.List;

/**
 * A change of a map's places.
 *
 * @param before the places before the change
 * @param after the places after it; other ones
 */
record PlaceChange(List<Place> before, List<Place> after) {
  private static final int BYTES = 640; // of the objects, and of a name or a note that was typed
  private static final int LINK = 8; // of a place in both lists
  private static final long PRIME = 0x100000001B3L;

  /** The change from some places to others, or null if they are the same. */
  static PlaceChange between(List<Place> before, List<Place> after) {
    return before.equals(after) ? null : new PlaceChange(before, List.copyOf(after));
  }

  /** The change that moves the places of a cell to another cell, or null if there are none. */
  static PlaceChange moving(List<Place> places, Cell from, Cell to) {
    return between(
        places,
        places.stream().map(place -> place.cell().equals(from) ? place.at(to) : place).toList());
  }

  /** Two changes in turn, each of which may be null. */
  static PlaceChange inTurn(PlaceChange first, PlaceChange second) {
    if (first == null || second == null) {
      return first == null ? second : first;
    }
    return new PlaceChange(first.before, second.after);
  }

  PlaceChange reversed() {
    return new PlaceChange(after, before);
  }

  /** The memory used, about. [bytes] */
  long bytes() {
    return BYTES + (long) LINK * after.size();
  }

  /** A digest as of {@link MapEdit#digest}. */
  long digest() {
    return digest(before) ^ digest(after);
  }

  /** A 64-bit FNV-1a over cells, names, notes and kinds. */
  private static long digest(List<Place> places) {
    long hash = 0xCBF29CE484222325L;
    for (Place place : places) {
      hash = (hash ^ place.cell().x()) * PRIME;
      hash = (hash ^ place.cell().y()) * PRIME;
      hash = digest(hash, place.name());
      hash = digest(hash, place.note());
      hash = digest(hash, place.kind().label());
    }
    return hash;
  }

  private static long digest(long before, String line) {
    long hash = before;
    for (int i = 0; i < line.length(); i++) {
      hash = (hash ^ line.charAt(i)) * PRIME;
    }
    return (hash ^ '\n') * PRIME;
  }
}
