package emberway.render.export;

import emberway.render.gl.context.PixelReader;
import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.map.MapRenderer;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PictureLabel;
import emberway.render.iso.PixelBox;
import emberway.render.pyramid.PicturePainter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;

/**
 * Exports pictures as PNG. Draws one band of rows at a time and writes it, so that memory does not
 * grow with the picture's height. Where cells can be painted without OpenGL, several threads do so,
 * some bands ahead, and OpenGL draws only what lies over them.
 */
public final class PictureExporter {
  /**
   * What lies over the cells of a picture.
   *
   * @param overlays draws fields and routes; empty if there are none
   * @param labels to draw over these, placed relative to the upper left corner of what is exported
   */
  public record Front(Optional<MapRenderer> overlays, List<PictureLabel> labels) {}

  /** The most pixels a picture may have: six times a map of 512 × 512 cells at scale 1. */
  public static final long MAX_PIXELS = 1L << 31;

  private static final int BYTES_PER_PIXEL = 4;
  static final int MAX_TARGET_WIDTH = 8192;
  private static final int MAX_BAND_ROWS = 512;
  private static final int BAND_BYTES = 1 << 23;
  private static final int BANDS_AHEAD = 3; // painted at most, with the one to be written next

  private final Compression compression;
  private final int threads;
  private final PicturePart drawn = new PicturePart();

  /** Exports pictures, with as many threads as the machine has processors. */
  public PictureExporter(Compression compression) {
    this(compression, Runtime.getRuntime().availableProcessors());
  }

  /** Exports pictures with the given number of threads besides the caller's. [&gt;= 1] */
  PictureExporter(Compression compression, int threads) {
    this.compression = compression;
    this.threads = threads;
  }

  /**
   * Draws a frame's picture and writes it, top row first. Context's thread only.
   *
   * @param out is neither flushed nor closed
   * @throws PictureTooLargeException if the picture is too large, before anything is written
   * @throws IOException if the stream fails; the data written so far is not a valid picture
   * @throws CancellationException if {@code progress} cancels; the data written so far is not a
   *     valid picture
   */
  public void export(
      MapRenderer renderer, PictureFrame frame, OutputStream out, ExportProgress progress)
      throws IOException, PictureTooLargeException {
    export(renderer, frame, List.of(), out, progress);
  }

  /** Exports a frame's picture with labels drawn over it. */
  public void export(
      MapRenderer renderer,
      PictureFrame frame,
      List<PictureLabel> labels,
      OutputStream out,
      ExportProgress progress)
      throws IOException, PictureTooLargeException {
    checkSize(frame);
    export(renderer, frame, whole(frame), labels, out, progress);
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
      MapRenderer renderer,
      PictureFrame frame,
      PixelBox part,
      List<PictureLabel> labels,
      OutputStream out,
      ExportProgress progress)
      throws IOException {
    check(part);
    Optional<PicturePainter> cells = renderer.painter(frame);
    try (PngStream png = png(part, out)) {
      if (cells.isPresent()) {
        Front front = new Front(Optional.of(renderer), labels);
        paint(cells.get(), frame, part, () -> front, png, progress);
      } else {
        draw(renderer, frame, part, labels, png, progress);
      }
    }
  }

  /**
   * Exports a frame's picture from cells painted without OpenGL.
   *
   * @param front called once, when the first cells are painted; its overlays are used on the
   *     calling thread
   */
  public void export(
      PicturePainter cells,
      PictureFrame frame,
      Supplier<Front> front,
      OutputStream out,
      ExportProgress progress)
      throws IOException, PictureTooLargeException {
    checkSize(frame);
    check(whole(frame));
    try (PngStream png = png(whole(frame), out)) {
      paint(cells, frame, whole(frame), front, png, progress);
    }
  }

  private static PixelBox whole(PictureFrame frame) {
    return new PixelBox(0, 0, frame.width(), frame.height());
  }

  private static void check(PixelBox part) {
    long pixels = (long) part.width() * part.height();
    if (pixels > MAX_PIXELS || part.width() < 1 || part.height() < 1) {
      throw new IllegalArgumentException(
          "a picture of %d × %d px: must have 1..%d of them"
              .formatted(part.width(), part.height(), MAX_PIXELS));
    }
  }

  private PngStream png(PixelBox part, OutputStream out) {
    boolean isOneBlock = part.height() <= PaintedBand.blockRows(part.width());
    return new PngStream(out, part.width(), part.height(), compression, isOneBlock ? 1 : threads);
  }

  private static int bandRows(PixelBox part) {
    int rows = Math.min(MAX_BAND_ROWS, BAND_BYTES / BYTES_PER_PIXEL / part.width());
    return Math.min(Math.max(1, rows), part.height());
  }

  private static void paint(
      PicturePainter cells,
      PictureFrame frame,
      PixelBox part,
      Supplier<Front> front,
      PngStream png,
      ExportProgress progress)
      throws IOException {
    int bandRows = bandRows(part);
    ThreadLocal<int[]> scratch = ThreadLocal.withInitial(() -> new int[0]);
    Deque<PaintedBand> ahead = new ArrayDeque<>();
    Front over = null;
    BandOverlays overlays = null;
    int begun = 0;
    try {
      for (int top = 0; top < part.height(); top += bandRows) {
        for (; begun < part.height() && ahead.size() < BANDS_AHEAD; begun += bandRows) {
          int rows = Math.min(bandRows, part.height() - begun);
          ahead.add(new PaintedBand(cells, part, begun, rows, png, scratch));
        }
        if (over == null) {
          over = front.get();
          overlays = over.overlays().map(it -> new BandOverlays(it, frame, part)).orElse(null);
        }
        PaintedBand band = ahead.remove();
        band.await();
        if (overlays != null) {
          overlays.drawOver(band);
        }
        int row = top;
        for (PngBlock block : band.blocks()) {
          lay(over.labels(), block, part.width(), row);
          png.write(block);
          row += block.rows();
        }
        report(png, part, progress);
      }
      png.finish();
      progress.rowsDone(part.height(), part.height());
    } finally {
      if (overlays != null) {
        overlays.close();
      }
    }
  }

  private static void report(PngStream png, PixelBox part, ExportProgress progress) {
    if (!progress.rowsDone(png.rowsWritten(), part.height())) {
      throw new CancellationException("the export was canceled");
    }
  }

  private void draw(
      MapRenderer renderer,
      PictureFrame frame,
      PixelBox part,
      List<PictureLabel> labels,
      PngStream png,
      ExportProgress progress)
      throws IOException {
    int width = part.width();
    int height = part.height();
    int bandRows = bandRows(part);
    int side = Math.min(MAX_TARGET_WIDTH, renderer.context().maxTextureSize());
    try (RenderTarget target = new RenderTarget(Math.min(width, side), bandRows);
        PixelReader reader = new PixelReader(width, bandRows)) {
      int bands = (height + bandRows - 1) / bandRows;
      for (int band = 0; band <= bands; band++) {
        if (band < bands) {
          drawBand(renderer, frame, part, band, bandRows, target, reader);
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
        report(png, part, progress);
      }
      png.finish();
      progress.rowsDone(height, height);
    }
  }

  private void drawBand(
      MapRenderer renderer,
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
      renderer.draw(drawn, target);
      reader.read(band, target, left, columns, rows);
    }
  }

  /** Writes a drawn band in blocks, with its labels. */
  private static void writeBand(
      ByteBuffer pixels, PixelBox band, List<PictureLabel> labels, PngStream png)
      throws IOException {
    int rowBytes = band.width() * BYTES_PER_PIXEL;
    int blockRows = PaintedBand.blockRows(band.width());
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
