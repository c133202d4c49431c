package emberway.app.command;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.edit.ShapeRasterizer;

/**
 * What is about to be drawn, between two cells that may lie off the map.
 *
 * @param shape what it is
 * @param from where the button went down
 * @param to where the pointer is
 * @param width of the brush [cells] [1..{@value ShapeRasterizer#MOST_WIDTH}]
 * @param bySides whether the cells of a line lie side by side
 */
public record ShapePreview(Shape shape, Cell from, Cell to, int width, boolean bySides) {
  /** The kinds of sketches. */
  public enum Shape {
    LINE,
    RECTANGLE,
    /** The outline of a rectangle. */
    FRAME,
    /** A thing on its way to another cell. */
    MOVE
  }

  /** The same to another cell. */
  public ShapePreview to(Cell other) {
    return new ShapePreview(shape, from, other, width, bySides);
  }

  /** The cells that it touches. */
  public int[] cells(GridSize size) {
    return switch (shape) {
      case LINE -> ShapeRasterizer.line(size, from, to, width, bySides);
      case RECTANGLE -> ShapeRasterizer.rectangle(size, from, to);
      case FRAME -> ShapeRasterizer.frame(size, from, to);
      case MOVE -> ShapeRasterizer.line(size, to, to, 1, bySides);
    };
  }
}
