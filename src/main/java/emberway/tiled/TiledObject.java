package emberway.tiled;

import java.util.List;

/**
 * An object of an object layer, its template's word taken in.
 *
 * <p>Positions are in the map's object space: on an orthogonal map pixels; on an isometric one the
 * two axes of the grid, both in units of the cell's height.
 *
 * @param id unique in the map, 0 if the file gives none
 * @param name may be empty
 * @param className its class or type, may be empty
 * @param x of its top left corner before turning; of a tile: of the point that the tile set's
 *     alignment says
 * @param y likewise, growing down
 * @param width [>= 0]; of a tile 0 for as wide as its picture
 * @param height [>= 0]; of a tile 0 for as high as its picture
 * @param rotation clockwise about (x, y) [degrees]
 * @param gid the global tile number with flip bits, for {@link Shape#TILE}; else 0
 * @param visible whether it is drawn
 * @param shape what it is
 * @param points corners of a polygon or a polyline, relative to (x, y): x0, y0, x1, y1, …
 * @param text what a text object says; else empty
 * @param properties its custom properties
 * @param line where it stands in the map's file [>= 1], or 0 where that is not known
 */
public record TiledObject(
    int id,
    String name,
    String className,
    double x,
    double y,
    double width,
    double height,
    double rotation,
    int gid,
    boolean visible,
    Shape shape,
    List<Double> points,
    String text,
    TiledProperties properties,
    int line) {

  /** What an object is. */
  public enum Shape {
    RECTANGLE,
    ELLIPSE,
    POINT,
    POLYGON,
    POLYLINE,
    TEXT,
    TILE
  }

  /** Keeps a copy of the points. */
  public TiledObject {
    points = List.copyOf(points);
  }
}
