package emberway.render.gl.chunk;

import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.context.Texture;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;

/**
 * The whole map in the mean colors of its cells: what a window shows where it has no chunk yet.
 * Window's thread only.
 */
final class MapOverview implements AutoCloseable {
  private static final int SIDE = 1024; // [px]
  private static final double MAX_SCALE = 0.25;
  private static final int MARGIN = 2; // kept transparent around the map, as edges extend [px]

  private final MapChunks.MeanColors meanColors;
  private RenderTarget target; // null until needed
  private PictureFrame frame; // that of the target
  private int around; // the transparent margin [world px]
  private boolean isStale;

  /** Takes what draws the mean colors. */
  MapOverview(MapChunks.MeanColors meanColors) {
    this.meanColors = meanColors;
  }

  /** Draws a frame's map, unless that is done. */
  void prepare(PictureFrame of) {
    if (target == null) {
      PixelBox box = of.box();
      double scale = Math.min(MAX_SCALE, (double) SIDE / Math.max(box.width(), box.height()));
      around = (int) Math.ceil(MARGIN / scale);
      PixelBox grown =
          new PixelBox(
              box.left() - around,
              box.top() - around,
              box.width() + 2 * around,
              box.height() + 2 * around);
      frame = PictureFrame.whole(of.projection(), scale, grown);
      target = RenderTarget.into(Texture.filteredOfWindow(frame.width(), frame.height()));
      isStale = true;
    }
    if (isStale) {
      isStale = false;
      PicturePart all = new PicturePart();
      all.set(frame, 0, 0, frame.width(), frame.height());
      meanColors.draw(all, target);
    }
  }

  /** Marks the picture as outdated after a change of the map. */
  void forget() {
    isStale = true;
  }

  /** The picture. */
  Texture texture() {
    return target.color();
  }

  /** The picture's scale; 0 before it is first drawn. */
  double scale() {
    return frame == null ? 0 : frame.scale();
  }

  /** The width of the margin between the picture's edge and the map. [px] */
  double margin() {
    return around * frame.scale();
  }

  /** Releases the picture; {@link #prepare} draws it anew. */
  @Override
  public void close() {
    if (target != null) {
      target.close();
      target = null;
    }
  }
}
