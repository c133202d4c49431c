package emberway.render.gl.software;

import emberway.map.Layer;
import emberway.render.gl.PixelUpload;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.pass.CellSource;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.VisibleCells;
import java.util.Set;

/**
 * Draws a map at scale 1 in a window by copying sprites, and uploads the pixels. Where software
 * replaces the graphics hardware, this takes a fraction of the time of its drawing. Context's
 * thread only.
 */
public final class CellCopies implements CellSource {
  private static final int LEAST = 1 << 17; // OpenGL takes no longer to draw fewer pixels [px]

  private final CellBlitter blitter;
  private final PixelUpload upload;
  private final VisibleCells visible = new VisibleCells();
  private int[] pixels = {}; // grows

  public CellCopies(CellBlitter blitter, PixelUpload upload) {
    this.blitter = blitter;
    this.upload = upload;
  }

  @Override
  public boolean isFor(PicturePart part) {
    return part.width() * part.height() >= LEAST && blitter.isFor(part.frame());
  }

  @Override
  public void draw(PicturePart part, Set<Layer> layers, RenderTarget target) {
    int width = part.width();
    int height = part.height();
    pixels = pixels.length < width * height ? new int[width * height] : pixels;
    blitter.draw(part.frame(), part.left(), part.top(), width, height, layers, visible, pixels);
    upload.put(target.color(), 0, 0, width, height, pixels);
  }
}
