package emberway.render.gl.map;

import emberway.render.gl.RenderTarget;
import emberway.render.gl.pass.PictureBoxes;
import emberway.render.gl.pass.PicturePart;

/**
 * Caches a window's picture of the cells, of the fields over them, or of the fog mask. After a
 * move, it copies what stays in view and draws only the strips that come into view; after a change,
 * it draws only what has changed. This is exact, since separately drawn parts of a picture match to
 * the last bit. Window's thread only.
 */
final class CellCache implements AutoCloseable {
  /** Draws a part of a frame's picture into the upper left corner of a target. */
  interface Painter {
    void paint(MapRenderer renderer, PicturePart part, RenderTarget target);
  }

  private final Painter painter;
  private final int targetWidth;
  private final int targetHeight;
  private RenderTarget kept;
  private RenderTarget spare; // null until something moves or changes
  private RenderTarget strip; // null until something moves or changes
  private MapRenderer renderer; // of the cached picture; null while nothing is cached
  private final PicturePart keptPart = new PicturePart();
  private final PicturePart stripPart = new PicturePart();
  private final PictureBoxes outdated = new PictureBoxes(); // of the cached picture

  /** Creates a cache for views up to a size. [px] */
  CellCache(Painter painter, int targetWidth, int targetHeight) {
    this.painter = painter;
    this.targetWidth = targetWidth;
    this.targetHeight = targetHeight;
    kept = RenderTarget.ofWindow(targetWidth, targetHeight);
  }

  /** Discards the cached picture, since its content has changed. */
  void forget() {
    renderer = null;
  }

  /** Discards some parts of the cached picture. */
  void forget(PictureBoxes boxes) {
    outdated.add(boxes);
  }

  /** Whether some of what {@link #draw} would draw is cached. */
  boolean hasSome(MapRenderer nextRenderer, PicturePart next) {
    return nextRenderer == renderer
        && next.frame().equals(keptPart.frame())
        && next.width() == keptPart.width()
        && next.height() == keptPart.height()
        && Math.abs((long) next.left() - keptPart.left()) < next.width()
        && Math.abs((long) next.top() - keptPart.top()) < next.height();
  }

  /** Draws a part of a frame's picture into the upper left corner of the cache's own target. */
  RenderTarget draw(MapRenderer nextRenderer, PicturePart next) {
    boolean hasSome = hasSome(nextRenderer, next);
    int dx = next.left() - keptPart.left();
    int dy = next.top() - keptPart.top();
    renderer = nextRenderer;
    keptPart.set(next.frame(), next);
    if (!hasSome) {
      painter.paint(renderer, keptPart, kept);
    } else {
      if (dx != 0 || dy != 0) {
        scroll(dx, dy);
      }
      for (int box = 0; box < outdated.count(); box++) {
        drawOutdated(box);
      }
    }
    outdated.clear();
    return kept;
  }

  private void drawOutdated(int box) {
    int fromX = Math.max(0, outdated.left(box) - keptPart.left());
    int fromY = Math.max(0, outdated.top(box) - keptPart.top());
    int toX = Math.min(keptPart.width(), outdated.right(box) - keptPart.left());
    int toY = Math.min(keptPart.height(), outdated.bottom(box) - keptPart.top());
    if (fromX < toX && fromY < toY) {
      reserve();
      drawStrip(fromX, fromY, toX - fromX, toY - fromY, kept);
    }
  }

  private void reserve() {
    if (spare == null) {
      spare = RenderTarget.ofWindow(targetWidth, targetHeight);
      strip = RenderTarget.ofWindow(targetWidth, targetHeight);
    }
  }

  /** Moves the view over the picture, to the right and down for positive values. */
  private void scroll(int dx, int dy) {
    reserve();
    int width = keptPart.width();
    int height = keptPart.height();
    kept.copyTo(
        spare,
        Math.max(0, dx),
        Math.max(0, dy),
        width - Math.abs(dx),
        height - Math.abs(dy),
        Math.max(0, -dx),
        Math.max(0, -dy));
    if (dx != 0) {
      drawStrip(dx > 0 ? width - dx : 0, 0, Math.abs(dx), height, spare);
    }
    if (dy != 0) {
      drawStrip(0, dy > 0 ? height - dy : 0, width, Math.abs(dy), spare);
    }
    RenderTarget shown = spare;
    spare = kept;
    kept = shown;
  }

  private void drawStrip(int x, int y, int columns, int rows, RenderTarget into) {
    stripPart.set(keptPart.frame(), keptPart.left() + x, keptPart.top() + y, columns, rows);
    painter.paint(renderer, stripPart, strip);
    strip.copyTo(into, 0, 0, columns, rows, x, y);
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
