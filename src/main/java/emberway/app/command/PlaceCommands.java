package emberway.app.command;

import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.PlaceKind;

/** Changes the places of the map; each change is a step that can be undone. */
public interface PlaceCommands {
  /** Asks for the name of a new place at a cell. */
  void add(Cell cell);

  /** Asks for the name of a new place at the cell described, or else in the middle of the view. */
  void addHere();

  /** Asks for another name of a place. */
  void rename(Place place);

  /** Asks for the note about a place. */
  void note(Place place);

  /** Says of which kind a place is. */
  void setKind(Place place, PlaceKind kind);

  /** Removes a place, so that its cell has no name. */
  void remove(Place place);

  /** Finds what journeys from the start to all places cost, unless that is known. */
  void survey();
}
