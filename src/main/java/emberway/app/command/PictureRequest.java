package emberway.app.command;

import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.render.export.PictureExporter;
import emberway.render.iso.Camera;
import emberway.render.iso.CellRegion;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.iso.PlaceLabels;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import java.util.List;

/**
 * What a picture is to show.
 *
 * @param part how much of the map
 * @param scale picture pixels a sprite pixel [{@value PictureFrame#MIN_SCALE}..{@value
 *     PictureFrame#MAX_SCALE}]
 * @param withFields whether fields lie over it
 * @param withRoutes whether routes do
 * @param withNames whether the names of places do
 */
public record PictureRequest(
    Part part, double scale, boolean withFields, boolean withRoutes, boolean withNames) {
  /** One of the map with its fields and routes. */
  public PictureRequest(Part part, double scale) {
    this(part, scale, true, true, false);
  }

  /** How much of the map. */
  public sealed interface Part {
    /** All of it. */
    record Whole() implements Part {}

    /** What the window shows. */
    record Seen() implements Part {}

    /** A rectangle of the turned map's picture at scale 1. [world px] */
    record Region(double left, double top, double width, double height) implements Part {}
  }

  /** The whole map's picture of which that of the wish is a part. */
  public PictureFrame frame(Viewport view) {
    return PictureFrame.whole(view.frame().projection(), scale);
  }

  /** Which part of that. [picture px] */
  public PixelBox box(Viewport view) {
    if (part instanceof Part.Region region) {
      return new PixelBox(
          (int) Math.floor(region.left() * scale + 1e-6),
          (int) Math.floor(region.top() * scale + 1e-6),
          (int) Math.max(1, Math.round(region.width() * scale)),
          (int) Math.max(1, Math.round(region.height() * scale)));
    }
    if (part instanceof Part.Seen) {
      return new PictureRequest(seen(view), scale).box(view);
    }
    PictureFrame frame = frame(view);
    return new PixelBox(0, 0, frame.width(), frame.height());
  }

  private static Part.Region seen(Viewport view) {
    Camera camera = view.camera();
    return new Part.Region(
        camera.screenToWorldX(0),
        camera.screenToWorldY(0),
        camera.viewWidth() / camera.scale(),
        camera.viewHeight() / camera.scale());
  }

  /** What a slider of scales says, within what a picture may have in spite of its few digits. */
  public static double scaleOf(float slider) {
    return Math.max(PictureFrame.MIN_SCALE, Math.min(PictureFrame.MAX_SCALE, slider));
  }

  /**
   * The names that it shows, as large as the window shows them or as the picture enlarges that.
   *
   * @param map unturned
   * @param interfaceScale pixels a unit of length in the window
   * @param marked the cells that have a mark in it
   */
  public PlaceLabels names(TileMap map, Viewport view, double interfaceScale, List<Cell> marked) {
    if (!withNames) {
      return PlaceLabels.NONE;
    }
    double shown = part instanceof Part.Whole ? 1 : view.camera().scale();
    double letters = PlaceLabels.USUAL_LETTERS * interfaceScale * Math.max(1, scale / shown);
    Projection projection = view.frame().projection();
    double squash = (double) projection.halfWidth() / projection.halfHeight();
    PlaceLabels.Surroundings around =
        new PlaceLabels.Surroundings(
            view.tallest() / view.camera().scale(),
            marked,
            RouteMarks.reach(scale, interfaceScale),
            RouteMarks.rise(scale, squash, interfaceScale));
    return PlaceLabels.of(map, view.rotation(), frame(view), box(view), letters, around);
  }

  /** Whether it has no more pixels than can be written. */
  public boolean fits(Viewport view) {
    if (Math.max(worldWidth(view), worldHeight(view)) * scale >= Integer.MAX_VALUE) {
      return false;
    }
    PixelBox box = box(view);
    return (long) box.width() * box.height() <= PictureExporter.MAX_PIXELS;
  }

  private double worldWidth(Viewport view) {
    return part instanceof Part.Region region
        ? region.width()
        : part instanceof Part.Seen ? seen(view).width() : whole(view).width();
  }

  private double worldHeight(Viewport view) {
    return part instanceof Part.Region region
        ? region.height()
        : part instanceof Part.Seen ? seen(view).height() : whole(view).height();
  }

  private static PixelBox whole(Viewport view) {
    return view.frame().projection().box(CellRegion.all(view.frame().projection().size()));
  }

  /** A scale at which it fits, with two significant digits; the largest of them. */
  public double fittingScale(Viewport view) {
    double fits = Math.sqrt(PictureExporter.MAX_PIXELS / (worldWidth(view) * worldHeight(view)));
    double unit = Math.pow(10, Math.floor(Math.log10(fits)) - 1);
    return Math.min(PictureFrame.MAX_SCALE, Math.floor(fits / unit) * unit);
  }
}
