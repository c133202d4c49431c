package emberway.render.export;

import emberway.render.gl.context.PixelReader;
import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.map.MapRenderer;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PictureLabel;
import emberway.render.iso.PixelBox;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;

/**
 * Exports pictures as PNG. Draws one band of rows at a time and writes it, so that memory does not
 * grow with the picture's height. Context's thread only.
 */
public final class PictureExporter {
  /** The most pixels a picture may have: six times a map of 512 × 512 cells at scale 1. */
  public static final long MAX_PIXELS = 1L << 31;

  private static final int BYTES_PER_PIXEL = 4;
  private static final int MAX_TARGET_WIDTH = 8192;
  private static final int MAX_BAND_ROWS = 512;
  private static final int BAND_BYTES = 1 << 23;
  private static final int BLOCK_BYTES = 1 << 21;

  private final MapRenderer renderer;
  private final Compression compression;
  private final int threads;
  private final PicturePart drawn = new PicturePart();

  /** Exports a renderer's pictures, with as many threads as the machine has processors. */
  public PictureExporter(MapRenderer renderer, Compression compression) {
    this(renderer, compression, Runtime.getRuntime().availableProcessors());
  }

  /** Exports a renderer's pictures, compressing on the given number of threads. [&gt;= 1] */
  PictureExporter(MapRenderer renderer, Compression compression, int threads) {
    this.renderer = renderer;
    this.compression = compression;
    this.threads = threads;
  }

  /**
   * Draws a frame's picture and writes it, top row first.
   *
   * @param out is neither flushed nor closed
   * @throws PictureTooLargeException if the picture is too large, before anything is written
   * @throws IOException if the stream fails; the data written so far is not a valid picture
   * @throws CancellationException if {@code progress} cancels; the data written so far is not a
   *     valid picture
   */
  public void export(PictureFrame frame, OutputStream out, ExportProgress progress)
      throws IOException, PictureTooLargeException {
    export(frame, List.of(), out, progress);
  }

  /** Exports a frame's picture with labels drawn over it. */
  public void export(
      PictureFrame frame, List<PictureLabel> labels, OutputStream out, ExportProgress progress)
      throws IOException, PictureTooLargeException {
    checkSize(frame);
    PixelBox whole = new PixelBox(0, 0, frame.width(), frame.height());
    export(frame, whole, labels, out, progress);
  }

  /**
   * Exports a part of a frame's picture.
   *
   * @param part may extend beyond the picture, where pixels are transparent [picture px] [at least
   *     1 × 1]
   * @param labels to draw over it, placed relative to the part's upper left corner
   * @throws IllegalArgumentException if the part has more than {@link #MAX_PIXELS}
   */
  public void export(
      PictureFrame frame,
      PixelBox part,
      List<PictureLabel> labels,
      OutputStream out,
      ExportProgress progress)
      throws IOException {
    int width = part.width();
    int height = part.height();
    if ((long) width * height > MAX_PIXELS || width < 1 || height < 1) {
      throw new IllegalArgumentException(
          "a picture of %d × %d px: must have 1..%d of them".formatted(width, height, MAX_PIXELS));
    }
    int bandRows = Math.max(1, Math.min(MAX_BAND_ROWS, BAND_BYTES / BYTES_PER_PIXEL / width));
    bandRows = Math.min(bandRows, height);
    int side = Math.min(MAX_TARGET_WIDTH, renderer.context().maxTextureSize());
    try (RenderTarget target = new RenderTarget(Math.min(width, side), bandRows);
        PixelReader reader = new PixelReader(width, bandRows);
        PngStream png = new PngStream(out, width, height, compression, threads)) {
      int bands = (height + bandRows - 1) / bandRows;
      for (int band = 0; band <= bands; band++) {
        if (band < bands) {
          drawBand(frame, part, band, bandRows, target, reader);
        }
        if (band > 0) {
          int rows = Math.min(bandRows, height - (band - 1) * bandRows);
          ByteBuffer pixels = reader.map(band - 1, rows);
          try {
            writeBand(pixels, new PixelBox(0, (band - 1) * bandRows, width, rows), labels, png);
          } finally {
            reader.unmap();
          }
        }
        if (!progress.rowsDone(png.rowsWritten(), height)) {
          throw new CancellationException("the export was canceled");
        }
      }
      png.finish();
      progress.rowsDone(height, height);
    }
  }

  private void drawBand(
      PictureFrame frame,
      PixelBox part,
      int band,
      int bandRows,
      RenderTarget target,
      PixelReader reader) {
    int width = part.width();
    int top = band * bandRows;
    int rows = Math.min(bandRows, part.height() - top);
    for (int left = 0; left < width; left += target.width()) {
      int columns = Math.min(target.width(), width - left);
      drawn.set(frame, part.left() + left, part.top() + top, columns, rows);
      renderer.drawForFile(drawn, target);
      reader.read(band, target, left, columns, rows);
    }
  }

  /** Writes a drawn band in blocks, with its labels. */
  private static void writeBand(
      ByteBuffer pixels, PixelBox band, List<PictureLabel> labels, PngStream png)
      throws IOException {
    int rowBytes = band.width() * BYTES_PER_PIXEL;
    int blockRows = Math.max(1, BLOCK_BYTES / rowBytes);
    for (int row = 0; row < band.height(); row += blockRows) {
      int count = Math.min(blockRows, band.height() - row);
      PngBlock block = png.block(count);
      for (int i = 0; i < count; i++) {
        pixels.get((row + i) * rowBytes, block.bytes(), block.pixels(i), rowBytes);
      }
      lay(labels, block, band.width(), band.top() + row);
      png.write(block);
    }
  }

  private static void lay(List<PictureLabel> labels, PngBlock block, int width, int top) {
    for (int row = 0; row < block.rows(); row++) {
      for (PictureLabel label : labels) {
        label.layRow(block.bytes(), block.pixels(row), width, top + row);
      }
    }
  }

  private static void checkSize(PictureFrame frame) throws PictureTooLargeException {
    PixelBox box = frame.box();
    double worldPixels = (double) box.width() * box.height();
    double scale = frame.scale();
    if (worldPixels * scale * scale <= MAX_PIXELS) {
      return;
    }
    double fits = Math.sqrt(MAX_PIXELS / worldPixels);
    String sizes =
        String.format(
            Locale.ROOT,
            "a picture of %,.0f × %,.0f px is more than the %,d px that can be exported",
            box.width() * scale,
            box.height() * scale,
            MAX_PIXELS);
    throw new PictureTooLargeException(
        fits >= PictureFrame.MIN_SCALE
            ? sizes + "; --scale " + floorToTwoDigits(fits) + " fits"
            : sizes + " at any scale; choose a --region");
  }

  /** The scale rounded down to two significant digits. */
  private static String floorToTwoDigits(double scale) {
    double unit = Math.pow(10, Math.floor(Math.log10(scale)) - 1);
    return String.format(Locale.ROOT, "%.3g", Math.floor(scale / unit) * unit);
  }
}
