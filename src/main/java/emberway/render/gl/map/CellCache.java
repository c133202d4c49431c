package emberway.render.gl.map;

import emberway.render.gl.context.RenderTarget;
import emberway.render.iso.PictureFrame;

/**
 * A window's picture of the cells alone, of the fields over them, or of what hides them, kept from
 * frame to frame: after a move, what stays in sight is copied and only the strips that come into
 * sight are drawn. That is exact, because parts of a picture that are drawn apart fit together to
 * the last bit. Window's thread only.
 */
final class CellCache implements AutoCloseable {
  /** Draws a part of a frame's picture into the upper left of a target. */
  interface Painter {
    void paint(
        MapRenderer renderer,
        PictureFrame frame,
        int left,
        int top,
        int width,
        int height,
        RenderTarget target);
  }

  private final Painter painter;
  private final int targetWidth;
  private final int targetHeight;
  private RenderTarget kept;
  private RenderTarget spare; // null until something moves, like the next
  private RenderTarget strip;
  private MapRenderer renderer; // what kept shows of what; null while it shows nothing
  private PictureFrame frame;
  private int left;
  private int top;
  private int width;
  private int height;

  /** A cache for views up to that size. [px] */
  CellCache(Painter painter, int targetWidth, int targetHeight) {
    this.painter = painter;
    this.targetWidth = targetWidth;
    this.targetHeight = targetHeight;
    kept = new RenderTarget(targetWidth, targetHeight);
  }

  /** Draws everything anew next time: what it shows has changed. */
  void forget() {
    renderer = null;
  }

  /** The cells of a part of a frame's picture, in the upper left of a target of the cache's own. */
  RenderTarget draw(
      MapRenderer nextRenderer,
      PictureFrame nextFrame,
      int nextLeft,
      int nextTop,
      int nextWidth,
      int nextHeight) {
    long dx = (long) nextLeft - left;
    long dy = (long) nextTop - top;
    boolean samePicture =
        nextRenderer == renderer
            && nextFrame.equals(frame)
            && nextWidth == width
            && nextHeight == height;
    renderer = nextRenderer;
    frame = nextFrame;
    left = nextLeft;
    top = nextTop;
    width = nextWidth;
    height = nextHeight;
    if (!samePicture || Math.abs(dx) >= width || Math.abs(dy) >= height) {
      painter.paint(renderer, frame, left, top, width, height, kept);
    } else if (dx != 0 || dy != 0) {
      scroll((int) dx, (int) dy);
    }
    return kept;
  }

  /** Moves the view over the picture, to the right and down for numbers above 0. */
  private void scroll(int dx, int dy) {
    if (spare == null) {
      spare = new RenderTarget(targetWidth, targetHeight);
      strip = new RenderTarget(targetWidth, targetHeight);
    }
    kept.copyTo(
        spare,
        Math.max(0, dx),
        Math.max(0, dy),
        width - Math.abs(dx),
        height - Math.abs(dy),
        Math.max(0, -dx),
        Math.max(0, -dy));
    if (dx != 0) {
      drawStrip(dx > 0 ? width - dx : 0, 0, Math.abs(dx), height);
    }
    if (dy != 0) {
      drawStrip(0, dy > 0 ? height - dy : 0, width, Math.abs(dy));
    }
    RenderTarget shown = spare;
    spare = kept;
    kept = shown;
  }

  private void drawStrip(int x, int y, int columns, int rows) {
    painter.paint(renderer, frame, left + x, top + y, columns, rows, strip);
    strip.copyTo(spare, 0, 0, columns, rows, x, y);
  }

  @Override
  public void close() {
    kept.close();
    if (spare != null) {
      spare.close();
      strip.close();
    }
  }
}
