package emberway.app;

import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.iso.Projection;
import java.util.List;

/**
 * The names of places that a picture is to show, and where.
 *
 * @param spots in the order of the map
 * @param letters how high the letters are [picture px]
 */
record PlaceNames(List<Spot> spots, double letters) {
  /** No names at all. */
  static final PlaceNames NONE = new PlaceNames(List.of(), 1);

  /**
   * A name.
   *
   * @param x the middle of its foot, from the part's upper left corner [picture px]
   * @param y likewise
   */
  record Spot(String name, double x, double y) {}

  /** Keeps a copy. */
  PlaceNames {
    spots = List.copyOf(spots);
  }

  /**
   * Those that lie in a part of a map's picture.
   *
   * @param map unturned
   * @param rotation how far the picture is turned
   * @param frame all of the picture
   * @param part which part of it [picture px]
   */
  static PlaceNames of(
      TileMap map, Rotation rotation, PictureFrame frame, PixelBox part, double letters) {
    Projection projection = frame.projection();
    double scale = frame.scale();
    double up = projection.halfHeight() * scale;
    return new PlaceNames(
        map.places().stream()
            .map(place -> spot(place, rotation.apply(map.size(), place.cell()), projection, scale))
            .map(at -> new Spot(at.name(), at.x() - part.left(), at.y() - part.top()))
            .filter(at -> at.x() > 0 && at.x() < part.width())
            .filter(at -> at.y() > 0 && at.y() < part.height())
            .map(at -> new Spot(at.name(), at.x(), at.y() - up))
            .toList(),
        letters);
  }

  private static Spot spot(Place place, Cell turned, Projection projection, double scale) {
    return new Spot(
        place.name(),
        projection.cellToWorldX(turned.x(), turned.y()) * scale,
        projection.cellToWorldY(turned.x(), turned.y()) * scale);
  }
}
