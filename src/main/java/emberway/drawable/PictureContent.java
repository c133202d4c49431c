package emberway.drawable;

import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.iso.PlaceLabels;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a picture shows of a map, apart from its part and the fields and routes over it: one
 * description for {@code render} and for the window. Immutable.
 *
 * @param scale the picture pixels per sprite pixel [{@value PictureFrame#MIN_SCALE}..{@value
 *     PictureFrame#MAX_SCALE}]
 * @param layers the tile layers to draw
 * @param style the look of fields and routes; its unit is also that of names and marks
 * @param names which place names are written
 */
public record PictureContent(double scale, Set<Layer> layers, OverlayStyle style, Names names) {
  /** Place names in a picture. */
  public enum Names {
    /** There are none. */
    NONE,
    /** They are as large as in the window. */
    USUAL,
    /** They grow with the picture. */
    LARGE
  }

  /** Copies the layers. */
  public PictureContent {
    layers = Set.copyOf(layers);
  }

  /** Returns what shows all layers in the usual style, without names. */
  public static PictureContent at(double scale) {
    return new PictureContent(scale, EnumSet.allOf(Layer.class), OverlayStyle.USUAL, Names.NONE);
  }

  /** Returns the same with other tile layers. */
  public PictureContent withLayers(Set<Layer> others) {
    return new PictureContent(scale, others, style, names);
  }

  /** Returns the same in another style. */
  public PictureContent withStyle(OverlayStyle other) {
    return new PictureContent(scale, layers, other, names);
  }

  /** Returns the same with other place names. */
  public PictureContent withNames(Names others) {
    return new PictureContent(scale, layers, style, others);
  }

  /**
   * Returns the place names in a picture, in letters as large as in the window, or larger if the
   * picture is enlarged or if they are to grow with it.
   *
   * @param map the unrotated map
   * @param rotation how far the picture is rotated
   * @param frame the whole picture, at this content's scale
   * @param part the part of it [picture px]
   * @param seenAt the scale at which the letters are as large as in the window [&gt; 0]
   * @param tallest how far the tallest sprites rise above the center of their cell's ground [px at
   *     scale 1]
   * @param marked the unrotated cells with a mark of a route, which names must not cover
   */
  public PlaceLabels labels(
      TileMap map,
      Rotation rotation,
      PictureFrame frame,
      PixelBox part,
      double seenAt,
      double tallest,
      List<Cell> marked) {
    if (names == Names.NONE) {
      return PlaceLabels.NONE;
    }
    double usual = PlaceLabels.USUAL_LETTERS * style.unit() * Math.max(1, scale / seenAt);
    double letters = names == Names.LARGE ? PlaceLabels.largeLetters(usual, part) : usual;
    Projection projection = frame.projection();
    double squash = (double) projection.halfWidth() / projection.halfHeight();
    PlaceLabels.Surroundings around =
        new PlaceLabels.Surroundings(
            tallest,
            marked,
            RouteMarks.reach(scale, style.unit()),
            RouteMarks.rise(scale, squash, style.unit()));
    return PlaceLabels.of(map, rotation, frame, part, letters, around);
  }
}
