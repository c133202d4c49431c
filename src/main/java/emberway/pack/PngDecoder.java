package emberway.pack;

import emberway.sprite.SpriteImage;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Decodes PNGs of every color type, bit depth and interlacing to 8-bit RGBA. Chunks that carry
 * texts, or a meaning of colors beyond sRGB, are passed over.
 *
 * <p>Design note: a decoder of our own, since it is in the way of every start of the program. The
 * usual library takes 70 classes of a format that class-data sharing cannot hold, about 40 ms; and
 * a damaged file is refused here by one exception. Source: W3C, "Portable Network Graphics (PNG)
 * Specification", second edition.
 */
final class PngDecoder {
  /** The file is damaged or cut off; says why, for those who look for the cause. */
  static final class DamagedException extends Exception {
    private static final long serialVersionUID = 1;

    DamagedException(String message) {
      super(message);
    }
  }

  private static final int GRAY = 0;
  private static final int RGB = 2;
  private static final int INDEXED = 3;
  private static final int GRAY_ALPHA = 4;
  private static final int RGBA = 6;

  private static final int IHDR = 0x49484452;
  private static final int PLTE = 0x504C5445;
  private static final int TRNS = 0x74524E53;
  private static final int IDAT = 0x49444154;
  private static final int IEND = 0x49454E44;

  /** A chunk's bytes besides its data: length, type, checksum. */
  private static final int CHUNK_FRAME = 12;

  private static final int SIGNATURE_LENGTH = 8;

  /** Adam7: where each pass starts and how far apart its pixels are. */
  private static final int[] PASS_X = {0, 4, 0, 2, 0, 1, 0};

  private static final int[] PASS_Y = {0, 0, 4, 0, 2, 0, 1};
  private static final int[] PASS_STEP_X = {8, 8, 4, 4, 2, 2, 1};
  private static final int[] PASS_STEP_Y = {8, 8, 8, 4, 4, 2, 2};

  private final byte[] file;
  private final int width;
  private final int height;
  private final int depth; // [bits a sample]
  private final int colorType;
  private final int channels;
  private final boolean interlaced;
  private final Inflater inflater = new Inflater();
  private final byte[] rgba; // [size: width*height*4]
  private byte[] palette = {}; // [size: 3 a color] red, green, blue
  private byte[] transparency = {}; // the chunk as it is in the file
  private int at; // where the next chunk starts [bytes]
  private int dataLength; // of the chunk last read [bytes]

  private PngDecoder(byte[] file) throws DamagedException {
    this.file = file;
    at = SIGNATURE_LENGTH;
    int data = at + 8;
    check(nextChunk() == IHDR && dataLength == 13, "no header");
    width = intAt(data);
    height = intAt(data + 4);
    depth = file[data + 8];
    colorType = file[data + 9];
    channels = channels(colorType);
    check(isDepthAllowed(), "bit depth");
    check(file[data + 10] == 0 && file[data + 11] == 0, "unknown compression or filter");
    check(file[data + 12] == 0 || file[data + 12] == 1, "unknown interlacing");
    interlaced = file[data + 12] == 1;
    check((long) width * height <= Integer.MAX_VALUE / 16, "too large");
    rgba = new byte[width * height * 4];
  }

  /**
   * Decodes a file that starts with a {@link PngHeader} of an acceptable size, which decides how
   * much memory is taken.
   */
  static SpriteImage decode(byte[] file) throws DamagedException {
    PngDecoder decoder = new PngDecoder(file);
    try {
      return decoder.decode();
    } catch (DataFormatException e) {
      DamagedException damaged = new DamagedException("broken compression");
      damaged.initCause(e);
      throw damaged;
    } finally {
      decoder.inflater.end();
    }
  }

  private SpriteImage decode() throws DamagedException, DataFormatException {
    int type = nextChunk();
    while (type != IDAT) {
      int from = at - 4 - dataLength;
      if (type == PLTE) {
        check(dataLength % 3 == 0 && dataLength <= 3 * 256, "palette");
        palette = Arrays.copyOfRange(file, from, from + dataLength);
      } else if (type == TRNS) {
        transparency = Arrays.copyOfRange(file, from, from + dataLength);
      } else {
        check(isAncillary(type), "unknown chunk");
      }
      type = nextChunk();
    }
    check(colorType != INDEXED || palette.length > 0, "no palette");
    int needed = colorType == GRAY ? 2 : colorType == RGB ? 6 : 0;
    check(transparency.length == 0 || transparency.length >= needed, "transparency");
    inflater.setInput(file, at - 4 - dataLength, dataLength);
    if (interlaced) {
      for (int pass = 0; pass < PASS_X.length; pass++) {
        readPass(PASS_X[pass], PASS_Y[pass], PASS_STEP_X[pass], PASS_STEP_Y[pass]);
      }
    } else {
      readPass(0, 0, 1, 1);
    }
    skipToEnd();
    return new SpriteImage(width, height, rgba);
  }

  // Chunks

  /** Steps over the next chunk, whose checksum must agree; its data lies before the checksum. */
  private int nextChunk() throws DamagedException {
    check(file.length - at >= CHUNK_FRAME, "cut off");
    dataLength = intAt(at);
    check(dataLength >= 0 && dataLength <= file.length - at - CHUNK_FRAME, "cut off");
    CRC32 crc = new CRC32();
    crc.update(file, at + 4, dataLength + 4);
    int type = intAt(at + 4);
    at += CHUNK_FRAME + dataLength;
    check((int) crc.getValue() == intAt(at - 4), "checksum");
    return type;
  }

  /** After the picture there may be anything that is not critical, up to the end chunk. */
  private void skipToEnd() throws DamagedException, DataFormatException {
    check(inflater.finished() || inflate(new byte[1], 1) == 0, "more than the picture");
    int type = nextChunk();
    while (type != IEND) {
      check(type == IDAT || isAncillary(type), "unknown chunk");
      type = nextChunk();
    }
  }

  /** Lower case in the first letter: may be passed over. */
  private static boolean isAncillary(int type) {
    return (type & 0x20000000) != 0;
  }

  /** Fills a buffer from the data chunks; how much could be filled. */
  private int inflate(byte[] out, int length) throws DamagedException, DataFormatException {
    int filled = 0;
    while (filled < length && !inflater.finished()) {
      int got = inflater.inflate(out, filled, length - filled);
      filled += got;
      if (got == 0 && !inflater.finished()) {
        check(inflater.needsInput() && nextChunk() == IDAT, "too little data");
        inflater.setInput(file, at - 4 - dataLength, dataLength);
      }
    }
    return filled;
  }

  // Rows

  /** Reads the rows of one pass into their places; a pass without pixels has none. */
  private void readPass(int fromX, int fromY, int stepX, int stepY)
      throws DamagedException, DataFormatException {
    int columns = (width - fromX + stepX - 1) / stepX;
    if (columns <= 0) {
      return;
    }
    int bytesAPixel = Math.max(1, depth * channels / 8);
    int rowLength = (int) (((long) columns * depth * channels + 7) / 8);
    byte[] above = new byte[rowLength];
    byte[] row = new byte[rowLength];
    byte[] filter = new byte[1];
    for (int y = fromY; y < height; y += stepY) {
      check(inflate(filter, 1) == 1 && inflate(row, rowLength) == rowLength, "too little data");
      unfilter(filter[0], row, above, bytesAPixel);
      for (int i = 0; i < columns; i++) {
        putPixel(row, i, (y * width + fromX + i * stepX) * 4);
      }
      byte[] swap = above;
      above = row;
      row = swap;
    }
  }

  private static void unfilter(int filter, byte[] row, byte[] above, int bytesAPixel)
      throws DamagedException {
    check(filter >= 0 && filter <= 4, "unknown filter");
    for (int i = 0; i < row.length; i++) {
      int left = i < bytesAPixel ? 0 : row[i - bytesAPixel] & 0xFF;
      int up = above[i] & 0xFF;
      int upLeft = i < bytesAPixel ? 0 : above[i - bytesAPixel] & 0xFF;
      row[i] +=
          (byte)
              switch (filter) {
                case 1 -> left;
                case 2 -> up;
                case 3 -> (left + up) / 2;
                case 4 -> paeth(left, up, upLeft);
                default -> 0;
              };
    }
  }

  private static int paeth(int left, int up, int upLeft) {
    int estimate = left + up - upLeft;
    int toLeft = Math.abs(estimate - left);
    int toUp = Math.abs(estimate - up);
    int toUpLeft = Math.abs(estimate - upLeft);
    if (toLeft <= toUp && toLeft <= toUpLeft) {
      return left;
    }
    return toUp <= toUpLeft ? up : upLeft;
  }

  // Pixels

  private void putPixel(byte[] row, int column, int to) throws DamagedException {
    int first = column * channels;
    switch (colorType) {
      case INDEXED -> {
        int index = sample(row, first);
        check(index * 3 < palette.length, "color beyond the palette");
        System.arraycopy(palette, index * 3, rgba, to, 3);
        rgba[to + 3] = index < transparency.length ? transparency[index] : (byte) 255;
      }
      case GRAY, GRAY_ALPHA -> {
        byte gray = eightBits(sample(row, first));
        rgba[to] = gray;
        rgba[to + 1] = gray;
        rgba[to + 2] = gray;
        rgba[to + 3] = alpha(row, first);
      }
      default -> {
        rgba[to] = eightBits(sample(row, first));
        rgba[to + 1] = eightBits(sample(row, first + 1));
        rgba[to + 2] = eightBits(sample(row, first + 2));
        rgba[to + 3] = alpha(row, first);
      }
    }
  }

  /** A pixel's own alpha, or 0 for the one color that is declared to be transparent. */
  private byte alpha(byte[] row, int first) {
    if (colorType == GRAY_ALPHA || colorType == RGBA) {
      return eightBits(sample(row, first + channels - 1));
    }
    if (transparency.length == 0) {
      return (byte) 255;
    }
    for (int i = 0; i < channels; i++) {
      int declared = (transparency[2 * i] & 0xFF) << 8 | (transparency[2 * i + 1] & 0xFF);
      if (sample(row, first + i) != declared) {
        return (byte) 255;
      }
    }
    return 0;
  }

  /** The sample of a number in a row. [0..2^depth-1] */
  private int sample(byte[] row, int number) {
    if (depth == 8) {
      return row[number] & 0xFF;
    }
    if (depth == 16) {
      return (row[2 * number] & 0xFF) << 8 | (row[2 * number + 1] & 0xFF);
    }
    int bit = number * depth;
    return row[bit / 8] >> (8 - depth - bit % 8) & ((1 << depth) - 1);
  }

  /** A sample of any depth, scaled so that the brightest stays the brightest. */
  private byte eightBits(int sample) {
    if (depth == 8) {
      return (byte) sample;
    }
    int most = (1 << depth) - 1;
    return (byte) ((sample * 255 + most / 2) / most);
  }

  // Checks

  private static int channels(int colorType) throws DamagedException {
    return switch (colorType) {
      case GRAY, INDEXED -> 1;
      case GRAY_ALPHA -> 2;
      case RGB -> 3;
      case RGBA -> 4;
      default -> throw new DamagedException("unknown color type " + colorType);
    };
  }

  private boolean isDepthAllowed() {
    return switch (depth) {
      case 1, 2, 4 -> colorType == GRAY || colorType == INDEXED;
      case 8 -> true;
      case 16 -> colorType != INDEXED;
      default -> false;
    };
  }

  private static void check(boolean right, String otherwise) throws DamagedException {
    if (!right) {
      throw new DamagedException(otherwise);
    }
  }

  private int intAt(int offset) {
    return PngHeader.intAt(file, offset);
  }
}
