package emberway.render.export;

import emberway.render.gl.PixelReader;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.map.FilePainter;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PictureLayer;
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
 * Exports pictures as PNG. Draws a band of rows, or a part of a long row, at a time and writes it,
 * so that memory does not grow with the picture. Where cells can be painted without OpenGL, several
 * threads do so, some bands ahead, and OpenGL draws only what lies over them.
 */
public final class PictureExporter {
  /**
   * What lies over the cells of a picture.
   *
   * @param overlays draws fields and routes; empty if there are none
   * @param layers to draw over these, placed relative to the upper left corner of what is exported
   */
  public record Front(Optional<FilePainter> overlays, List<? extends PictureLayer> layers) {}

  /** The longest side that a PNG may have. [px] */
  public static final int MAX_SIDE = Integer.MAX_VALUE;

  private static final int BYTES_PER_PIXEL = 4;
  static final int MAX_TARGET_WIDTH = 8192;
  private static final int MAX_BAND_ROWS = 512;
  private static final int MAX_BAND_COLUMNS = 1 << 19;
  private static final int BAND_PIXELS = 1 << 21;
  private static final int BANDS_AHEAD = 3; // the most bands that are painted and not yet written

  private final Compression compression;
  private final int threads;
  private final PicturePart drawn = new PicturePart();

  /** How a picture is cut into bands: full rows, or parts of one if they are long. */
  private record Bands(PixelBox part, int columns, int rows) {
    static Bands of(PixelBox part) {
      int columns = Math.min(part.width(), MAX_BAND_COLUMNS);
      int rows = columns < part.width() ? 1 : Math.min(MAX_BAND_ROWS, BAND_PIXELS / columns);
      return new Bands(part, columns, Math.min(part.height(), rows));
    }

    private int across() {
      return (part.width() - 1) / columns + 1;
    }

    long count() {
      return (long) across() * ((part.height() - 1) / rows + 1);
    }

    /** The place of a band in the part, row by row from number 0 on. [px] */
    PixelBox band(long number) {
      int left = (int) (number % across()) * columns;
      int top = (int) (number / across()) * rows;
      return new PixelBox(
          left, top, Math.min(columns, part.width() - left), Math.min(rows, part.height() - top));
    }
  }

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
   * Draws a part of a frame's picture by OpenGL and writes it, top row first. Context's thread
   * only.
   *
   * @param part may extend beyond the picture, where pixels are transparent [picture px] [at least
   *     1 × 1]
   * @param layers to draw over it, placed relative to the part's upper left corner
   * @param out is neither flushed nor closed
   * @throws IOException if the stream fails; the data written so far is not a valid picture
   * @throws CancellationException if {@code progress} cancels; the data written so far is not a
   *     valid picture
   */
  public void export(
      FilePainter renderer,
      PictureFrame frame,
      PixelBox part,
      List<? extends PictureLayer> layers,
      OutputStream out,
      ExportProgress progress)
      throws IOException {
    try (PngStream png = png(part, out)) {
      draw(renderer, frame, part, layers, png, progress);
    }
  }

  /**
   * Exports a part of a frame's picture from cells painted without OpenGL.
   *
   * @param part may extend beyond the picture, where pixels are transparent [picture px] [at least
   *     1 × 1]
   * @param front called once, when the first cells are painted; its overlays are used on the
   *     calling thread
   */
  public void export(
      PicturePainter cells,
      PictureFrame frame,
      PixelBox part,
      Supplier<Front> front,
      OutputStream out,
      ExportProgress progress)
      throws IOException {
    try (PngStream png = png(part, out)) {
      paint(cells, frame, part, front, png, progress);
    }
  }

  /** Returns the whole of a frame's picture, as a part of it. [picture px] */
  public static PixelBox whole(PictureFrame frame) {
    return new PixelBox(0, 0, frame.width(), frame.height());
  }

  private PngStream png(PixelBox part, OutputStream out) {
    Bands bands = Bands.of(part);
    boolean isOneBlock = bands.count() == 1 && part.height() <= PaintedBand.blockRows(part.width());
    return new PngStream(out, part.width(), part.height(), compression, isOneBlock ? 1 : threads);
  }

  private static void paint(
      PicturePainter cells,
      PictureFrame frame,
      PixelBox part,
      Supplier<Front> front,
      PngStream png,
      ExportProgress progress)
      throws IOException {
    Bands bands = Bands.of(part);
    ThreadLocal<int[]> scratch = ThreadLocal.withInitial(() -> new int[0]);
    Deque<PaintedBand> ahead = new ArrayDeque<>();
    Front over = null;
    BandOverlays overlays = null;
    long begun = 0;
    try {
      for (long done = 0; done < bands.count(); done++) {
        for (; begun < bands.count() && ahead.size() < BANDS_AHEAD; begun++) {
          ahead.add(new PaintedBand(cells, part, bands.band(begun), png, scratch));
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
        int row = band.box().top();
        for (PngBlock block : band.blocks()) {
          lay(over.layers(), block, band.box(), row);
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
      FilePainter renderer,
      PictureFrame frame,
      PixelBox part,
      List<? extends PictureLayer> layers,
      PngStream png,
      ExportProgress progress)
      throws IOException {
    Bands bands = Bands.of(part);
    int side = Math.min(MAX_TARGET_WIDTH, renderer.context().maxTextureSize());
    try (RenderTarget target = new RenderTarget(Math.min(bands.columns(), side), bands.rows());
        PixelReader reader = new PixelReader(bands.columns(), bands.rows())) {
      for (long number = 0; number <= bands.count(); number++) {
        int buffer = (int) (number & 1);
        if (number < bands.count()) {
          drawBand(renderer, frame, part, bands.band(number), target, reader, buffer);
        }
        if (number > 0) {
          PixelBox before = bands.band(number - 1);
          ByteBuffer pixels = reader.map(1 - buffer, before.height());
          try {
            writeBand(pixels, before, layers, png);
          } finally {
            reader.unmap();
          }
        }
        report(png, part, progress);
      }
      png.finish();
      progress.rowsDone(part.height(), part.height());
    }
  }

  private void drawBand(
      FilePainter renderer,
      PictureFrame frame,
      PixelBox part,
      PixelBox band,
      RenderTarget target,
      PixelReader reader,
      int buffer) {
    int left = part.left() + band.left();
    int top = part.top() + band.top();
    for (int column = 0; column < band.width(); column += target.width()) {
      int columns = Math.min(target.width(), band.width() - column);
      drawn.set(frame, left + column, top, columns, band.height());
      renderer.draw(drawn, target);
      reader.read(buffer, target, column, columns, band.height());
    }
  }

  /** Writes a drawn band in blocks, with its layers. */
  private static void writeBand(
      ByteBuffer pixels, PixelBox band, List<? extends PictureLayer> layers, PngStream png)
      throws IOException {
    int rowBytes = band.width() * BYTES_PER_PIXEL;
    int blockRows = PaintedBand.blockRows(band.width());
    for (int row = 0; row < band.height(); row += blockRows) {
      int count = Math.min(blockRows, band.height() - row);
      PngBlock block = png.block(band.width(), count, band.left() == 0);
      for (int i = 0; i < count; i++) {
        pixels.get((row + i) * rowBytes, block.bytes(), block.pixels(i), rowBytes);
      }
      lay(layers, block, band, band.top() + row);
      png.write(block);
    }
  }

  private static void lay(
      List<? extends PictureLayer> layers, PngBlock block, PixelBox band, int top) {
    for (int row = 0; row < block.rows(); row++) {
      for (PictureLayer layer : layers) {
        layer.layRow(block.bytes(), block.pixels(row), band.left(), band.right(), top + row);
      }
    }
  }

  /**
   * Checks that a PNG can hold a frame's picture.
   *
   * @throws PictureTooLargeException if not, with a scale that fits
   */
  public static void checkSize(PictureFrame frame) throws PictureTooLargeException {
    PixelBox box = frame.box();
    int longest = Math.max(box.width(), box.height());
    if (longest * frame.scale() > MAX_SIDE) {
      throw new PictureTooLargeException(
          String.format(
              Locale.ROOT,
              "a picture of %,.0f × %,.0f px is more than the %,d px a side that a PNG may have;"
                  + " --scale %s fits",
              box.width() * frame.scale(),
              box.height() * frame.scale(),
              MAX_SIDE,
              floorToTwoDigits((double) MAX_SIDE / longest)));
    }
  }

  /** The scale rounded down to two significant digits. */
  private static String floorToTwoDigits(double scale) {
    double unit = Math.pow(10, Math.floor(Math.log10(scale)) - 1);
    return String.format(Locale.ROOT, "%.3g", Math.floor(scale / unit) * unit);
  }
}
