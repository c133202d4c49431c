package emberway.app.command;

import emberway.map.Cell;
import emberway.map.Tile;
import emberway.map.edit.MapEdit;

/** Changes the map. */
public interface MapCommands {
  /** Toggles the eruption of the volcano in a cell, if there is one. */
  void toggleCell(Cell cell);

  /** Begins a stroke of the brush. */
  void beginStroke();

  /** Continues the stroke, if there is one, from one cell to another. */
  void draw(Cell from, Cell to);

  /** Ends the stroke. */
  void endStroke();

  /** Fills all cells that are like a given cell and connected to it. */
  void fill(Cell cell);

  /** Draws the previewed shape on the map, if it is still shown. */
  void drawShape();

  /** Makes a change that was computed elsewhere. */
  void change(MapEdit edit);

  /** Puts the map's own start or goal at a cell, in place of where it was. */
  void markEnd(Tile.Role role, Cell cell);

  /** Copies the selected cells, to be stamped; removes what stands there if they are cut. */
  void copySelection(boolean isCut);

  /** Puts the copied cells on the map around a cell. */
  void stamp(Cell cell);
}
