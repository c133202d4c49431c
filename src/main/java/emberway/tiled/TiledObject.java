package emberway.tiled;

import java.util.List;

/**
 * An object of an object layer, with its template's values merged in.
 *
 * <p>Positions are in the map's object space: pixels on an orthogonal map; on an isometric map,
 * distances along the grid's two axes, in pixels of a cell's height per cell.
 *
 * @param id unique in the map, 0 if the file gives none
 * @param name may be empty
 * @param className its class or type, may be empty
 * @param x of the top left corner before rotation; for a tile, of the point given by the tile set's
 *     alignment
 * @param y of the same point, growing down
 * @param width the width; 0 for a tile as wide as its picture; negative to the left of (x, y), a
 *     tile mirrored
 * @param height the height; 0 for a tile as high as its picture; negative above (x, y), a tile
 *     mirrored
 * @param rotation clockwise about (x, y) [degrees]
 * @param gid the global tile number with flip bits, for {@link Shape#TILE}; else 0
 * @param visible whether it is drawn
 * @param shape the kind of object
 * @param points corners of a polygon or a polyline, relative to (x, y): x0, y0, x1, y1, …
 * @param text a text object's text; else empty
 * @param properties its custom properties
 * @param line its line in the map's file [>= 1], or 0 if unknown
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

  /** The kind of an object. */
  public enum Shape {
    RECTANGLE,
    ELLIPSE,
    POINT,
    POLYGON,
    POLYLINE,
    TEXT,
    TILE
  }

  /** Copies the points. */
  public TiledObject {
    points = List.copyOf(points);
  }
}
