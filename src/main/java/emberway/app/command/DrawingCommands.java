package emberway.app.command;

import emberway.map.Cell;

/** Chooses what the user draws with. */
public interface DrawingCommands {
  /** Selects a drawing tool, or deselects it if it is selected. */
  void takeTool(DrawTool tool);

  /** Selects the tile to draw with, by its id in the legend. */
  void takeTile(int id);

  /** Selects the tile of a cell to draw with. */
  void pick(Cell cell);

  /** Selects the brush width nearest to a given one. [cells] */
  void chooseWidth(int cells);

  /** Lets the left button pan the map whatever the tool while {@code held}. */
  void holdToPan(boolean held);

  /** Begins the preview of a shape at a cell. */
  void beginShape(ShapePreview.Shape shape, Cell cell);

  /** Selects all cells of the map. */
  void selectAll();

  /** Stretches the previewed shape to another cell, if it is still shown. */
  void stretchShape(Cell cell);
}
