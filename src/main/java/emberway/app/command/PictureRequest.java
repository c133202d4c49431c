package emberway.app.command;

import emberway.app.viewport.Viewport;
import emberway.drawable.PictureContent;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.render.export.PictureExporter;
import emberway.render.iso.Camera;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.iso.PlaceLabels;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import java.util.List;
import java.util.Optional;

/**
 * A picture that the user asks for.
 *
 * @param part which part of the map it shows
 * @param content what it shows of that, and at which scale
 * @param withFields whether it shows the window's fields
 * @param withRoutes whether it shows the window's routes
 */
public record PictureRequest(
    Part part, PictureContent content, boolean withFields, boolean withRoutes) {
  /** Creates a request with fields and routes, in the usual style and without names. */
  public PictureRequest(Part part, double scale) {
    this(part, PictureContent.at(scale), true, true);
  }

  /** Returns the same request with other content. */
  public PictureRequest with(PictureContent other) {
    return new PictureRequest(part, other, withFields, withRoutes);
  }

  /** The part of the map that a picture shows. */
  public sealed interface Part {
    /**
     * The whole map. The picture of a Tiled map, which has no room for what stands at its rim,
     * grows by the marks of a shown route.
     *
     * @param start the cell of a camp
     * @param others the cells of flags and other marks, none of them larger than a flag
     * @param unit the screen's pixels per standard pixel
     */
    record Whole(Optional<Cell> start, List<Cell> others, double unit) implements Part {
      /** The whole map without marks. */
      public Whole() {
        this(Optional.empty(), List.of(), 1);
      }

      private PixelBox withMarks(PixelBox map, Projection projection, double scale) {
        PixelBox all = map;
        if (start.isPresent()) {
          all = all.with(RouteMarks.box(false, projection, start.get(), scale, unit));
        }
        for (Cell other : others) {
          all = all.with(RouteMarks.box(true, projection, other, scale, unit));
        }
        return all;
      }
    }

    /** The part that the window shows. */
    record Seen() implements Part {}

    /** A rectangle of the rotated map's picture at scale 1. [world px] */
    record Region(double left, double top, double width, double height) implements Part {}
  }

  /** Returns the frame of the whole map's picture at this scale, of which the request is a part. */
  public PictureFrame frame(Viewport view) {
    Projection projection = view.frame().projection();
    double scale = content.scale();
    if (view.isSpriteStack() && part instanceof Part.Whole whole) {
      PixelBox map = view.limits();
      PixelBox all = withRoutes ? whole.withMarks(map, projection, scale) : map;
      return PictureFrame.whole(projection, scale, all);
    }
    return PictureFrame.whole(projection, scale);
  }

  /** Returns the requested part of the whole map's picture. [picture px] */
  public PixelBox box(Viewport view) {
    double scale = content.scale();
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

  /** Returns the scale of a slider, clamped because a float may round beyond the limits. */
  public static double scaleOf(float slider) {
    return Math.max(PictureFrame.MIN_SCALE, Math.min(PictureFrame.MAX_SCALE, slider));
  }

  /**
   * Returns the names that the picture shows, in letters as large as in the window, or larger if
   * the picture is enlarged or if they are to grow with it.
   *
   * @param map the unrotated map
   * @param marked the cells with a route mark in the picture
   */
  public PlaceLabels names(TileMap map, Viewport view, List<Cell> marked) {
    double shown = part instanceof Part.Whole ? 1 : view.camera().scale();
    double tallest = view.tallest() / view.camera().scale();
    return content.labels(map, view.rotation(), frame(view), box(view), shown, tallest, marked);
  }

  /** Returns the size of the part of the map, in pixels at scale 1. */
  private Part.Region extent(Viewport view) {
    if (part instanceof Part.Whole) {
      PixelBox box = frame(view).box();
      return new Part.Region(0, 0, box.width(), box.height());
    }
    return part instanceof Part.Region given ? given : seen(view);
  }

  /** Returns this request at the scale at which its part of the map fits the sheet. */
  public PictureRequest fitted(Viewport view) {
    Part.Region extent = extent(view);
    return with(content.fitted(extent.width(), extent.height()));
  }

  /** Returns the whole picture, around the part that shows the map. [picture px] */
  public PixelBox sheet(Viewport view) {
    return content.sheet().around(box(view));
  }

  /** Returns a fitted request in a smaller size, if a side is longer than this. [px] */
  public PictureRequest reduced(int mostSide, Viewport view) {
    PixelBox sheet = sheet(view);
    double share = (double) mostSide / Math.max(sheet.width(), sheet.height());
    return share >= 1 ? this : with(content.reduced(sheet, share)).fitted(view);
  }

  /**
   * Whether the picture's sides are at most {@link PictureExporter#MAX_SIDE}, and it has a scale.
   */
  public boolean fits(Viewport view) {
    return content.scale() >= PictureFrame.MIN_SCALE
        && longestSide(view) * content.scale() <= PictureExporter.MAX_SIDE;
  }

  private double longestSide(Viewport view) {
    return Math.max(extent(view).width(), extent(view).height());
  }

  /** Returns the largest scale with two significant digits at which the picture fits. */
  public double fittingScale(Viewport view) {
    double fits = PictureExporter.MAX_SIDE / longestSide(view);
    double unit = Math.pow(10, Math.floor(Math.log10(fits)) - 1);
    return Math.min(PictureFrame.MAX_SCALE, Math.floor(fits / unit) * unit);
  }
}
