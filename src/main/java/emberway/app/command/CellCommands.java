package emberway.app.command;

import emberway.map.Cell;

/** Acts at a single cell: its menu, and what the window says about the cell. */
public interface CellCommands {
  /** Opens the menu of a cell, if the cell is on the map, at a point. [screen px] */
  void openMenu(Cell cell, double x, double y);

  /** Chooses the entry of the open menu that Enter selects. [0..number of entries - 1] */
  void chooseEntry(int index);

  /** Closes the menu. */
  void closeMenu();

  /**
   * Does what a click on the map does: in Build, toggles the eruption of the volcano under a point;
   * otherwise, shows its card. [screen px]
   */
  void click(double x, double y);

  /**
   * Turns the tile in a cell into its other state, such as an erupting volcano: on the map in
   * Build, and otherwise as an assumption. What is assumed of the cell ends in any case.
   */
  void toggleCell(Cell cell);

  /** Shows a card that says what is in a cell. */
  void inspect(Cell cell);

  /** Closes the card. */
  void closeCard();

  /**
   * Centers the view on a cell of the unrotated map, zooms in far enough to see what stands there,
   * and lets the cell pulse for a while.
   */
  void flyTo(Cell cell);

  /**
   * Moves the cell cursor along the axes of the rotated map, or shows it if there is none. [cells]
   */
  void moveCursor(int dx, int dy);

  /** Opens the menu of the cell under the cell cursor, if there is one. */
  void openMenuAtCursor();
}
