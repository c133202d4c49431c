package emberway.pack.image;

import emberway.sprite.SpriteImage;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Decodes the most common kind of PNG: eight bits each of red, green, blue and alpha, not
 * interlaced. All other or unusual files are left to {@link PngDecoder}, which gives the same
 * pixels for plain ones, but about ten times slower.
 *
 * <p>After "Portable Network Graphics (PNG) Specification (Second Edition)", W3C 2003.
 */
final class PlainPngDecoder {
  private static final int SIGNATURE = 8; // [bytes]
  private static final int CHUNK_HEAD = 8; // length and type
  private static final int CHUNK_FRAME = 12; // with the checksum after the data
  private static final int IHDR = 0x49484452;
  private static final int IDAT = 0x49444154;
  private static final int IEND = 0x49454E44;
  private static final int HEADER = 13; // the data of IHDR [bytes]
  private static final int KIND_AT = SIGNATURE + CHUNK_HEAD + 8; // after width and height
  private static final byte[] KIND = {8, 6, 0, 0, 0}; // depth, color type, methods, no interlacing
  private static final int PIXEL = 4; // [bytes]
  private static final int BAND = 1 << 16; // minimum unpacked at a time [bytes]

  private final byte[] file;
  private final int width;
  private final int height;
  private final Inflater inflater = new Inflater();
  private int at; // the current chunk
  private int length; // of its data
  private int next = SIGNATURE; // the following chunk

  private PlainPngDecoder(byte[] file, PngHeader claimed) {
    this.file = file;
    width = claimed.width();
    height = claimed.height();
  }

  /**
   * Decodes a file whose {@link PngHeader} the caller has checked.
   *
   * @return empty if the file is not a plain PNG
   */
  static Optional<SpriteImage> decode(byte[] file) {
    Optional<PngHeader> claimed =
        PngHeader.of(file).filter(header -> isPlain(file) && PngHeader.isWhole(file));
    if (claimed.isEmpty()) {
      return Optional.empty();
    }
    PlainPngDecoder png = new PlainPngDecoder(file, claimed.get());
    try {
      return png.image();
    } catch (DataFormatException damaged) {
      return Optional.empty(); // the next decoder reports the damage
    } finally {
      png.inflater.end();
    }
  }

  private static boolean isPlain(byte[] file) {
    boolean plain = PngHeader.intAt(file, SIGNATURE) == HEADER;
    for (int i = 0; i < KIND.length; i++) {
      plain &= file[KIND_AT + i] == KIND[i];
    }
    return plain;
  }

  private Optional<SpriteImage> image() throws DataFormatException {
    if (!next(IHDR) || !nextPixels()) {
      return Optional.empty();
    }
    int rowBytes = Math.multiplyExact(width, PIXEL);
    byte[] rgba = new byte[Math.multiplyExact(rowBytes, height)];
    int rows = Math.min(height, BAND / (rowBytes + 1) + 1);
    byte[] band = new byte[rows * (rowBytes + 1)]; // rows, each after its filter type
    for (int y = 0; y < height; y++) {
      int from = y % rows * (rowBytes + 1);
      if (from == 0 && !inflate(band, Math.min(rows, height - y) * (rowBytes + 1))) {
        return Optional.empty();
      }
      System.arraycopy(band, from + 1, rgba, y * rowBytes, rowBytes);
      if (!unfilter(band[from], rgba, y * rowBytes, rowBytes)) {
        return Optional.empty();
      }
    }
    return isOver() ? Optional.of(new SpriteImage(width, height, rgba)) : Optional.empty();
  }

  /** Advances to the next chunk, which must have the given type and be undamaged. */
  private boolean next(int type) {
    at = next;
    length = PngHeader.intAt(file, at); // inside the file, as isWhole has checked
    next = at + length + CHUNK_FRAME;
    CRC32 sum = new CRC32();
    sum.update(file, at + CHUNK_HEAD - 4, length + 4);
    return PngHeader.intAt(file, at + CHUNK_HEAD - 4) == type
        && (int) sum.getValue() == PngHeader.intAt(file, at + CHUNK_HEAD + length);
  }

  /** Advances to the next chunk, which must contain more pixel data. */
  private boolean nextPixels() {
    boolean are = next(IDAT);
    if (are) {
      inflater.setInput(file, at + CHUNK_HEAD, length);
    }
    return are;
  }

  /** Fills the first {@code length} bytes of an array with unpacked data. */
  private boolean inflate(byte[] into, int length) throws DataFormatException {
    int done = 0;
    while (done < length) {
      int more = inflater.inflate(into, done, length - done);
      done += more;
      boolean isStuck = more == 0 && (!inflater.needsInput() || !nextPixels());
      if (isStuck) {
        return false;
      }
    }
    return true;
  }

  /** Whether the pixel data ends here with a correct checksum, and the file ends after it. */
  private boolean isOver() throws DataFormatException {
    byte[] none = new byte[1];
    while (!inflater.finished()) {
      if (inflater.inflate(none) > 0
          || (!inflater.finished() && (!inflater.needsInput() || !nextPixels()))) {
        return false;
      }
    }
    return inflater.getRemaining() == 0 && next(IEND) && next == file.length;
  }

  /** Undoes the filter of a row; false for an unknown filter. */
  private static boolean unfilter(int filter, byte[] rgba, int row, int rowBytes) {
    int above = row == 0 ? -1 : row - rowBytes; // offset of the row above, or none
    switch (filter) {
      case 0 -> {}
      case 1 -> addLeft(rgba, row, rowBytes);
      case 2 -> {
        for (int i = 0; above >= 0 && i < rowBytes; i++) {
          rgba[row + i] += rgba[above + i];
        }
      }
      case 3 -> addMean(rgba, row, rowBytes, above);
      case 4 -> addPaeth(rgba, row, rowBytes, above);
      default -> {
        return false;
      }
    }
    return true;
  }

  private static void addLeft(byte[] rgba, int row, int rowBytes) {
    int red = 0;
    int green = 0;
    int blue = 0;
    int alpha = 0;
    for (int i = row; i < row + rowBytes; i += PIXEL) {
      red += rgba[i];
      green += rgba[i + 1];
      blue += rgba[i + 2];
      alpha += rgba[i + 3];
      rgba[i] = (byte) red;
      rgba[i + 1] = (byte) green;
      rgba[i + 2] = (byte) blue;
      rgba[i + 3] = (byte) alpha;
    }
  }

  private static void addMean(byte[] rgba, int row, int rowBytes, int above) {
    for (int i = 0; i < rowBytes; i++) {
      int left = i < PIXEL ? 0 : rgba[row + i - PIXEL] & 0xFF;
      int up = above < 0 ? 0 : rgba[above + i] & 0xFF;
      rgba[row + i] += (byte) ((left + up) / 2);
    }
  }

  private static void addPaeth(byte[] rgba, int row, int rowBytes, int above) {
    if (above < 0) {
      addLeft(rgba, row, rowBytes); // the only nonzero neighbor of the three
      return;
    }
    for (int i = 0; i < PIXEL; i++) {
      rgba[row + i] += rgba[above + i];
    }
    for (int i = PIXEL; i < rowBytes; i++) {
      int left = rgba[row + i - PIXEL] & 0xFF;
      int up = rgba[above + i] & 0xFF;
      int across = rgba[above + i - PIXEL] & 0xFF;
      rgba[row + i] += (byte) paeth(left, up, across);
    }
  }

  /** The neighbor nearest to the Paeth prediction from left, above and diagonal. */
  private static int paeth(int left, int above, int across) {
    int toLeft = Math.abs(above - across);
    int toAbove = Math.abs(left - across);
    int toAcross = Math.abs(left + above - 2 * across);
    if (toLeft <= toAbove && toLeft <= toAcross) {
      return left;
    }
    return toAbove <= toAcross ? above : across;
  }
}
