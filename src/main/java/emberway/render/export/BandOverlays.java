package emberway.render.export;

import emberway.render.gl.RenderTarget;
import emberway.render.gl.map.FilePainter;
import emberway.render.gl.pass.PicturePart;
import emberway.render.gl.pass.PictureTiles;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;

/**
 * Draws fields and routes over painted bands with OpenGL, where there are any. Context's thread
 * only.
 */
final class BandOverlays implements AutoCloseable {
  private final FilePainter renderer;
  private final PictureFrame frame;
  private final PixelBox part;
  private final PictureTiles shown;
  private final PicturePart drawn = new PicturePart();
  private RenderTarget target; // null until needed
  private int[] pixels = {}; // of the target

  /**
   * Takes a renderer with fields and routes.
   *
   * @param part of the picture that is exported [picture px]
   */
  BandOverlays(FilePainter renderer, PictureFrame frame, PixelBox part) {
    this.renderer = renderer;
    this.frame = frame;
    this.part = part;
    shown = renderer.overlaid(frame);
  }

  void drawOver(PaintedBand band) {
    int left = part.left() + band.box().left();
    int right = part.left() + band.box().right();
    int top = part.top() + band.box().top();
    int bottom = top + band.box().height();
    int x = shown.nextTouched(left, right, top, bottom);
    while (x < right) {
      int end = shown.nextUntouched(x, right, top, bottom);
      if (target == null) {
        int most = Math.min(PictureExporter.MAX_TARGET_WIDTH, renderer.context().maxTextureSize());
        target = new RenderTarget(Math.min(band.box().width(), most), band.box().height());
        pixels = new int[target.width() * target.height()];
      }
      for (; x < end; x += target.width()) {
        drawOver(band, x, x - left, Math.min(end - x, target.width()));
      }
      x = shown.nextTouched(end, right, top, bottom);
    }
  }

  private void drawOver(PaintedBand band, int x, int column, int columns) {
    int rows = band.box().height();
    band.get(column, columns, pixels);
    drawn.set(frame, x, part.top() + band.box().top(), columns, rows);
    renderer.drawOver(pixels, drawn, target);
    target.read(columns, rows, pixels);
    band.put(column, columns, pixels);
  }

  @Override
  public void close() {
    if (target != null) {
      target.close();
    }
  }
}
