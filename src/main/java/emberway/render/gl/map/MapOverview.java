package emberway.render.gl.map;

import emberway.map.Layer;
import emberway.render.gl.PixelUpload;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.Texture;
import emberway.render.gl.pass.PictureBoxes;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.pyramid.MapPyramid;
import emberway.sprite.SpritePatch;
import java.nio.IntBuffer;
import java.util.Set;

/**
 * The whole map in the mean colors of its cells: what a window shows where it has no chunk yet.
 * Where edits have changed little, those cells are averaged like chunks, as the mean colors of all
 * cells take longer than a frame. Transparent where a map is too large for it. Window's thread
 * only.
 */
final class MapOverview implements AutoCloseable {
  private static final int SIDE = 1024; // [px]
  private static final double MAX_SCALE = 0.25;
  private static final int MARGIN = 2; // kept transparent around the map, as edges extend [px]

  private final MapPyramid pyramid;
  private final MapChunks.MeanColors meanColors;
  private final PixelUpload upload = new PixelUpload();
  private RenderTarget target; // null until needed
  private PictureFrame frame; // the frame that the target shows
  private int around; // the transparent margin [world px]
  private boolean isStale; // whether all of it may be outdated
  // Where the target may be outdated, unless all of it may be.
  private final PictureBoxes outdated = new PictureBoxes();

  /** Takes the map, and what draws its mean colors. */
  MapOverview(MapPyramid pyramid, MapChunks.MeanColors meanColors) {
    this.pyramid = pyramid;
    this.meanColors = meanColors;
  }

  /** Draws the layers of a frame's map, unless that is done. */
  void prepare(PictureFrame of, Set<Layer> layers) {
    if (target == null) {
      PixelBox box = of.box();
      double fits = Math.min(MAX_SCALE, (double) SIDE / Math.max(box.width(), box.height()));
      double scale = Math.max(PictureFrame.MIN_SCALE, fits);
      around = (int) Math.ceil(MARGIN / scale);
      PixelBox grown =
          new PixelBox(
              box.left() - around,
              box.top() - around,
              box.width() + 2 * around,
              box.height() + 2 * around);
      PixelBox shown = scale == fits ? grown : new PixelBox(grown.left(), grown.top(), 1, 1);
      frame = PictureFrame.whole(of.projection(), scale, shown);
      target = RenderTarget.into(Texture.filteredOfWindow(frame.width(), frame.height()));
      isStale = true;
    }
    isStale |= outdated.area() > MapChunks.AT_ONCE * frame.scale() * frame.scale();
    if (isStale) {
      isStale = false;
      PicturePart all = new PicturePart();
      all.set(frame, 0, 0, frame.width(), frame.height());
      meanColors.draw(all, target);
    } else {
      for (int box = 0; box < outdated.count(); box++) {
        average(box, layers);
      }
    }
    outdated.clear();
  }

  /** Draws an outdated rectangle. */
  private void average(int box, Set<Layer> layers) {
    int left = Math.max(0, outdated.left(box));
    int top = Math.max(0, outdated.top(box));
    int width = Math.min(frame.width(), outdated.right(box)) - left;
    int height = Math.min(frame.height(), outdated.bottom(box)) - top;
    if (width > 0 && height > 0) {
      IntBuffer rgba = upload.reserve(width * height);
      PixelBox part = new PixelBox(left, top, width, height);
      pyramid.drawHere(frame, layers, part, rgba);
      target.color().put(left, top, width, height, rgba);
    }
  }

  /** Marks the ground of changed cells as outdated: a mean color covers no more. */
  void patch(SpritePatch patch) {
    if (target != null) {
      IsoProjection projection = (IsoProjection) frame.projection();
      int halfWidth = projection.halfWidth();
      int halfHeight = projection.halfHeight();
      int left = projection.groundOffsetX() - halfWidth;
      int top = projection.groundOffsetY() - halfHeight;
      PixelBox ground = new PixelBox(left, top, 2 * halfWidth, 2 * halfHeight);
      outdated.addSprites(frame, patch.cells(), ground, 0);
    }
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
    upload.close();
  }
}
