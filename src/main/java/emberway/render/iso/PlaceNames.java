package emberway.render.iso;

import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.Rotation;
import emberway.map.TileMap;
import java.util.ArrayList;
import java.util.List;

/**
 * The names of places that a picture is to show, and where: each above its cell, as in the window.
 *
 * @param spots in the order of the map, which is that of their importance
 * @param letters how high a line of letters is [picture px] [&gt; 0]
 */
public record PlaceNames(List<Spot> spots, double letters) {
  /** A line of letters in pictures at scale 1 and below. [px] */
  public static final double USUAL_LETTERS = 16;

  /** No names at all. */
  public static final PlaceNames NONE = new PlaceNames(List.of(), USUAL_LETTERS);

  private static final double FOOT = 4 / USUAL_LETTERS; // between a name and its cell [letters]

  /**
   * A name.
   *
   * @param x the middle of its foot, from the part's upper left corner [picture px]
   * @param y likewise
   */
  public record Spot(String name, double x, double y) {}

  /** Keeps a copy. */
  public PlaceNames {
    spots = List.copyOf(spots);
  }

  /**
   * Those of the cells that lie in a part of a map's picture.
   *
   * @param map unturned
   * @param rotation how far the picture is turned
   * @param frame all of the picture
   * @param part which part of it [picture px]
   */
  public static PlaceNames of(
      TileMap map, Rotation rotation, PictureFrame frame, PixelBox part, double letters) {
    List<Spot> spots = new ArrayList<>();
    for (Place place : map.places()) {
      Cell cell = rotation.apply(map.size(), place.cell());
      if (frame.cells().contains(cell)) {
        Projection projection = frame.projection();
        double scale = frame.scale();
        double worldX = projection.cellToWorldX(cell.x(), cell.y());
        double worldY = projection.cellToWorldY(cell.x(), cell.y());
        double x = (worldX - frame.originX()) * scale - part.left();
        double y = (worldY - frame.originY()) * scale - part.top();
        if (x > 0 && y > 0 && x < part.width() && y < part.height()) {
          double above = projection.halfHeight() * scale + letters * FOOT;
          spots.add(new Spot(place.name(), x, y - above));
        }
      }
    }
    return new PlaceNames(spots, letters);
  }
}
