package emberway.app.command;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.edit.ShapeRasterizer;

/**
 * The preview of a shape that is about to be drawn between two cells, which may lie off the map.
 *
 * @param from the cell where the button went down
 * @param to the cell under the pointer
 * @param width the brush width [cells, 1..{@value ShapeRasterizer#MAX_WIDTH}]
 * @param bySides whether consecutive cells of a line share a side
 */
public record ShapePreview(Shape shape, Cell from, Cell to, int width, boolean bySides) {
  /** The kinds of shapes. */
  public enum Shape {
    LINE,
    RECTANGLE,
    /** The outline of a rectangle. */
    FRAME,
    /** An overlay tile on its way to another cell. */
    MOVE,
    /** A rectangle that is selected, not drawn. */
    SELECT
  }

  /** Returns this preview with another end. */
  public ShapePreview to(Cell other) {
    return new ShapePreview(shape, from, other, width, bySides);
  }

  /** Returns the row-major indices of the cells that the shape covers on a map. */
  public int[] cells(GridSize size) {
    return switch (shape) {
      case LINE -> ShapeRasterizer.line(size, from, to, width, bySides);
      case RECTANGLE, SELECT -> ShapeRasterizer.rectangle(size, from, to);
      case FRAME -> ShapeRasterizer.frame(size, from, to);
      case MOVE -> ShapeRasterizer.line(size, to, to, 1, bySides);
    };
  }
}
