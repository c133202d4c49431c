package emberway.render.gl.map;

import emberway.render.gl.context.RenderTarget;
import emberway.render.iso.PictureFrame;

/**
 * Caches a window's picture of the cells, of the fields over them, or of the fog mask. After a
 * move, it copies what stays in view and draws only the strips that come into view. This is exact,
 * since separately drawn parts of a picture match to the last bit. Window's thread only.
 */
final class CellCache implements AutoCloseable {
  /** Draws a part of a frame's picture into the upper left corner of a target. */
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
  private MapRenderer renderer; // of the cached picture; null while nothing is cached
  private PictureFrame frame;
  private int left;
  private int top;
  private int width;
  private int height;

  /** Creates a cache for views up to a size. [px] */
  CellCache(Painter painter, int targetWidth, int targetHeight) {
    this.painter = painter;
    this.targetWidth = targetWidth;
    this.targetHeight = targetHeight;
    kept = new RenderTarget(targetWidth, targetHeight);
  }

  /** Discards the cached picture, since its content has changed. */
  void forget() {
    renderer = null;
  }

  /** Draws a part of a frame's picture into the upper left corner of the cache's own target. */
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

  /** Moves the view over the picture, to the right and down for positive values. */
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
