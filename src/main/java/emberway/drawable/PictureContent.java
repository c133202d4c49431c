package emberway.drawable;

import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.render.export.PictureExporter;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.iso.PlaceLabels;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
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
 * @param sheet what is around the map
 */
public record PictureContent(
    double scale, Set<Layer> layers, OverlayStyle style, Names names, PictureSheet sheet) {
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
    return new PictureContent(
        scale, EnumSet.allOf(Layer.class), OverlayStyle.USUAL, Names.NONE, PictureSheet.NONE);
  }

  /** Returns the same with other tile layers. */
  public PictureContent withLayers(Set<Layer> others) {
    return new PictureContent(scale, others, style, names, sheet);
  }

  /** Returns the same in another style. */
  public PictureContent withStyle(OverlayStyle other) {
    return new PictureContent(scale, layers, other, names, sheet);
  }

  /** Returns the same with other place names. */
  public PictureContent withNames(Names others) {
    return new PictureContent(scale, layers, style, others, sheet);
  }

  /** Returns the same on another sheet. */
  public PictureContent on(PictureSheet other) {
    return new PictureContent(scale, layers, style, names, other);
  }

  /** Returns the same for a share of the size of a sheet. [px] */
  public PictureContent reduced(PixelBox whole, double share) {
    int width = (int) Math.max(1, Math.round(share * whole.width()));
    int height = (int) Math.max(1, Math.round(share * whole.height()));
    Optional<PixelBox> size = Optional.of(new PixelBox(0, 0, width, height));
    return on(new PictureSheet(sheet.parts(), size, sheet.grows()))
        .withStyle(style.enlarged(share));
  }

  /**
   * Returns the same at the scale at which a part of the map fits the sheet, and with marks that
   * grow with the picture, if they do.
   *
   * @param width of the part [px at scale 1]
   * @param height of the part [px at scale 1]
   */
  public PictureContent fitted(double width, double height) {
    double fits = sheet.scale(scale, width, height);
    int across = (int) Math.min(PictureExporter.MAX_SIDE, Math.max(1, width * fits));
    int down = (int) Math.min(PictureExporter.MAX_SIDE, Math.max(1, height * fits));
    double growth = PictureSheet.unit(sheet.around(new PixelBox(0, 0, across, down)));
    double unit = sheet.grows() ? Math.max(style.unit(), growth) : style.unit();
    OverlayStyle grown = style.enlarged(unit / style.unit());
    return new PictureContent(fits, layers, grown, names, sheet);
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
    double usual =
        PlaceLabels.USUAL_LETTERS
            * style.unit()
            * (sheet.grows() ? 1 : Math.max(1, scale / seenAt));
    double letters =
        names == Names.LARGE && !sheet.grows() ? PlaceLabels.largeLetters(usual, part) : usual;
    Projection projection = frame.projection();
    double squash = (double) projection.halfWidth() / projection.halfHeight();
    PlaceLabels.Surroundings around =
        new PlaceLabels.Surroundings(
            tallest,
            marked,
            RouteMarks.reach(scale, style.unit()),
            RouteMarks.rise(scale, squash, style.unit()));
    return PlaceLabels.of(map, rotation, frame, sheet.around(part), letters, around);
  }
}
