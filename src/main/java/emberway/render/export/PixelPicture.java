package emberway.render.export;

import java.io.IOException;
import java.io.OutputStream;

/** A picture in memory that can be written as PNG. Thread-safe. */
public final class PixelPicture {
  private static final int BYTES_PER_PIXEL = 4;

  private final int width;
  private final int height;
  private final byte[] rgba;

  /**
   * Wraps an array of pixels, without copying it.
   *
   * @param width the width [px] [&gt;= 1]
   * @param height the height [px] [&gt;= 1]
   * @param rgba premultiplied, top row first [size: width*height*4]
   */
  public PixelPicture(int width, int height, byte[] rgba) {
    if (rgba.length != (long) width * height * BYTES_PER_PIXEL) {
      throw new IllegalArgumentException(
          rgba.length + " bytes for a picture of " + width + " × " + height + " px");
    }
    this.width = width;
    this.height = height;
    this.rgba = rgba;
  }

  /** Writes the PNG; the stream is neither flushed nor closed. */
  public void writePng(OutputStream out) throws IOException {
    try (PngStream png = new PngStream(out, width, height, Compression.SMALL, 1)) {
      PngBlock block = png.block(width, height, true);
      int rowBytes = width * BYTES_PER_PIXEL;
      for (int row = 0; row < height; row++) {
        System.arraycopy(rgba, row * rowBytes, block.bytes(), block.pixels(row), rowBytes);
      }
      png.write(block);
      png.finish();
    }
  }
}
