package emberway.app;

import emberway.render.export.PictureExporter;
import emberway.render.iso.Camera;
import emberway.render.iso.CellRegion;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;

/**
 * What a picture is to show.
 *
 * @param isWhole whether all of the map, or else what the window shows of it
 * @param scale picture pixels a sprite pixel [{@value PictureFrame#MIN_SCALE}..{@value
 *     PictureFrame#MAX_SCALE}]
 * @param withFields whether fields lie over it
 * @param withRoutes whether routes do
 */
record PictureWish(boolean isWhole, double scale, boolean withFields, boolean withRoutes) {
  /** The whole map's picture of which that of the wish is a part. */
  PictureFrame frame(MapView view) {
    return PictureFrame.whole(view.frame().projection(), scale);
  }

  /** Which part of that. [picture px] */
  PixelBox part(MapView view) {
    if (isWhole) {
      PictureFrame frame = frame(view);
      return new PixelBox(0, 0, frame.width(), frame.height());
    }
    Camera camera = view.camera();
    double factor = scale / camera.scale();
    return new PixelBox(
        (int) Math.floor(camera.screenToWorldX(0) * scale + 1e-6),
        (int) Math.floor(camera.screenToWorldY(0) * scale + 1e-6),
        (int) Math.max(1, Math.round(camera.viewWidth() * factor)),
        (int) Math.max(1, Math.round(camera.viewHeight() * factor)));
  }

  /** Whether it has no more pixels than can be written. */
  boolean fits(MapView view) {
    PixelBox part = part(view);
    boolean isCut = isWhole && isTooWide(view);
    return !isCut && (long) part.width() * part.height() <= PictureExporter.MAX_PIXELS;
  }

  /** Whether a side has more pixels than can be counted. */
  private boolean isTooWide(MapView view) {
    PixelBox box = view.frame().projection().box(all(view));
    return Math.max(box.width(), box.height()) * scale >= Integer.MAX_VALUE;
  }

  private static CellRegion all(MapView view) {
    return CellRegion.all(view.frame().projection().size());
  }

  /** A scale at which it fits, with two significant digits; the largest of them. */
  double fittingScale(MapView view) {
    double worldPixels;
    if (isWhole) {
      PixelBox box = view.frame().projection().box(all(view));
      worldPixels = (double) box.width() * box.height();
    } else {
      Camera camera = view.camera();
      worldPixels = camera.viewWidth() / camera.scale() * (camera.viewHeight() / camera.scale());
    }
    double fits = Math.sqrt(PictureExporter.MAX_PIXELS / worldPixels);
    double unit = Math.pow(10, Math.floor(Math.log10(fits)) - 1);
    return Math.min(PictureFrame.MAX_SCALE, Math.floor(fits / unit) * unit);
  }
}
