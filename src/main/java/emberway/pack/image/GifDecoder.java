package emberway.pack.image;

import emberway.sprite.SpriteImage;
import java.io.IOException;

/**
 * Decodes the first frame of a GIF. Its time is linear in the file's bytes and the picture's
 * pixels, whatever the codes. The JDK's reader, in contrast, rebuilds a table at each clear code,
 * of which a file may hold millions.
 */
final class GifDecoder {
  private static final int HEADER = 13; // [bytes]
  private static final int MAX_BITS = 12; // longest code
  private static final int INTERLACED = 0x40; // of a frame's flags
  private static final int[] FIRST_ROWS = {0, 4, 2, 1}; // first row of each interlaced pass
  private static final int[] ROW_STEPS = {8, 8, 4, 2};
  private static final int OPAQUE = 0xFF000000;

  private final byte[] file;
  private int at; // offset of the next byte

  // The state of the code blocks.
  private int left; // unread bytes of the block
  private int bits; // buffered bits, the next one lowest
  private int bitCount;

  private GifDecoder(byte[] file) {
    this.file = file;
  }

  /**
   * Decodes a file. Pixels outside the frame are transparent if the frame has a transparent color;
   * otherwise, they have the background color, as in Qt.
   *
   * @throws IOException if it is damaged, or ends before its pixels do
   * @throws IndexOutOfBoundsException if the file is cut off
   */
  static SpriteImage decode(ImageHeader header, byte[] file) throws IOException {
    return new GifDecoder(file).decode(header);
  }

  private SpriteImage decode(ImageHeader header) throws IOException {
    int colors = HEADER;
    int colorCount = colorCount(file[10]);
    at = HEADER + 3 * colorCount;
    int transparent = -1;
    while (file[at] == '!') {
      if ((file[at + 1] & 0xFF) == 0xF9) {
        transparent = (file[at + 3] & 1) == 0 ? -1 : file[at + 6] & 0xFF;
      }
      at += 2;
      passBlocks();
    }
    int x = ImageHeader.low16(file, at + 1);
    int y = ImageHeader.low16(file, at + 3);
    int width = ImageHeader.low16(file, at + 5);
    int height = ImageHeader.low16(file, at + 7);
    int flags = file[at + 9];
    if (file[at] != ',' || x + width > header.width() || y + height > header.height()) {
      throw new IOException("no frame inside the picture");
    }
    at += 10;
    if (colorCount(flags) > 0) {
      colors = at;
      colorCount = colorCount(flags);
      at += 3 * colorCount;
    }
    int[] palette = palette(colors, colorCount, transparent);
    byte[] pixels = pixels(width * height);
    byte[] rgba = new byte[header.width() * header.height() * 4];
    if (transparent < 0 && (width < header.width() || height < header.height())) {
      fill(rgba, background());
    }
    boolean isInterlaced = (flags & INTERLACED) != 0;
    int from = 0;
    for (int pass = 0; pass < (isInterlaced ? FIRST_ROWS.length : 1); pass++) {
      int step = isInterlaced ? ROW_STEPS[pass] : 1;
      for (int row = isInterlaced ? FIRST_ROWS[pass] : 0; row < height; row += step) {
        int to = ((y + row) * header.width() + x) * 4;
        for (int end = from + width; from < end; from++, to += 4) {
          put(rgba, to, palette[pixels[from] & 0xFF]);
        }
      }
    }
    return new SpriteImage(header.width(), header.height(), rgba);
  }

  /** The background color as 0xAARRGGBB; black if there is none. */
  private int background() {
    int index = file[11] & 0xFF;
    return OPAQUE | (index < colorCount(file[10]) ? high24(HEADER + 3 * index) : 0);
  }

  private static void fill(byte[] rgba, int color) {
    for (int to = 0; to < rgba.length; to += 4) {
      put(rgba, to, color);
    }
  }

  private static void put(byte[] rgba, int to, int color) {
    rgba[to] = (byte) (color >> 16);
    rgba[to + 1] = (byte) (color >> 8);
    rgba[to + 2] = (byte) color;
    rgba[to + 3] = (byte) (color >> 24);
  }

  /** The size of a color table, from its flags. */
  private static int colorCount(int flags) {
    return (flags & 0x80) == 0 ? 0 : 2 << (flags & 7);
  }

  /** Reads a color table as 0xAARRGGBB; colors beyond the table are black. */
  private int[] palette(int colors, int count, int transparent) throws IOException {
    if (count == 0) {
      throw new IOException("no colors");
    }
    int[] palette = new int[256];
    for (int i = 0; i < palette.length; i++) {
      int color = i < count ? high24(colors + 3 * i) : 0;
      palette[i] = i == transparent ? color : OPAQUE | color;
    }
    return palette;
  }

  private int high24(int from) {
    return (file[from] & 0xFF) << 16 | (file[from + 1] & 0xFF) << 8 | (file[from + 2] & 0xFF);
  }

  private void passBlocks() {
    while (file[at] != 0) {
      at += 1 + (file[at] & 0xFF);
    }
    at++;
  }

  /** Unpacks the codes into color indices. */
  private byte[] pixels(int count) throws IOException {
    int rootBits = file[at++];
    if (rootBits < 1 || rootBits > 8) {
      throw new IOException("codes of " + rootBits + " bits");
    }
    int clear = 1 << rootBits;
    int[] prefix = new int[1 << MAX_BITS]; // of each code: the code without its last pixel
    byte[] last = new byte[1 << MAX_BITS];
    byte[] first = new byte[1 << MAX_BITS];
    int[] length = new int[1 << MAX_BITS];
    for (int i = 0; i < clear; i++) {
      last[i] = (byte) i;
      first[i] = (byte) i;
      length[i] = 1;
    }
    byte[] pixels = new byte[count];
    int done = 0;
    int next = clear + 2;
    int width = rootBits + 1;
    int before = -1; // the previous code, or -1 after a clear code
    while (done < count) {
      int code = code(width);
      if (code == clear) {
        next = clear + 2;
        width = rootBits + 1;
        before = -1;
        continue;
      }
      boolean isNew = code == next && before >= 0;
      if (code < 0
          || code == clear + 1
          || (code >= next && !isNew)
          || (before < 0 && code > clear)) {
        throw new IOException("the codes end after " + done + " pixels");
      }
      if (before >= 0 && next < 1 << MAX_BITS) {
        prefix[next] = before;
        first[next] = first[before];
        last[next] = isNew ? first[before] : first[code];
        length[next] = length[before] + 1;
        next++;
        width += next == 1 << width && width < MAX_BITS ? 1 : 0;
      }
      int end = done + length[code];
      for (int to = end - 1, part = code; to >= done; to--, part = prefix[part]) {
        if (to < count) {
          pixels[to] = last[part];
        }
      }
      done = end;
      before = code;
    }
    return pixels;
  }

  /** Reads the next code, or -1 at the end. */
  private int code(int width) {
    while (bitCount < width) {
      if (left == 0) {
        left = file[at] & 0xFF;
        if (left == 0) {
          return -1;
        }
        at++;
      }
      bits |= (file[at++] & 0xFF) << bitCount;
      bitCount += 8;
      left--;
    }
    int code = bits & ((1 << width) - 1);
    bits >>>= width;
    bitCount -= width;
    return code;
  }
}
