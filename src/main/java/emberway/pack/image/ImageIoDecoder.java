package emberway.pack.image;

import com.twelvemonkeys.imageio.plugins.webp.WebPImageReaderSpi;
import emberway.sprite.SpriteImage;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/**
 * Decodes BMP with the JDK's reader, which is written in Java, and WebP with a library.
 *
 * <p>The readers get only the pixel data, so that no native code reads color profiles or embedded
 * pictures. This class is separate from {@link ImageDecoder} so that AWT classes are loaded only
 * for such pictures.
 */
final class ImageIoDecoder {
  private static final int BMP_HEADER = 14; // [bytes]
  private static final int BMP_DEPTH_AT = 28; // bits per pixel
  private static final int BMP_COMPRESSION_AT = 30;
  private static final int BMP_MASKS_AT = 54; // of red, green and blue
  private static final int BMP_RGB = 0;
  private static final int BMP_BIT_FIELDS = 3;
  private static final int BMP_COLOR_SPACE_AT = 70; // in headers of version 4 and later
  private static final byte[] BMP_S_RGB = {'B', 'G', 'R', 's'};
  private static final int WEBP_HEADER = 12;
  private static final int WEBP_CHUNK_START = 18; // offset of the first chunk after the sizes
  private static final int WEBP_LOOKAHEAD = 16; // more than the library reads ahead [bytes]
  private static final int WEBP_ALPHA = 0x10; // alpha flag; other flags need other chunks

  static {
    System.setProperty("java.awt.headless", "true"); // else macOS would wait for the main thread
  }

  private ImageIoDecoder() {}

  /** Decodes a BMP, which is opaque unless it has an alpha channel. */
  static SpriteImage bmp(ImageHeader header, byte[] file) throws ImageDecoder.UndecodableException {
    try {
      byte[] plain = file.clone();
      int headerLength = ImageHeader.low32(file, BMP_HEADER);
      if (headerLength > 12) {
        int compression = ImageHeader.low32(file, BMP_COMPRESSION_AT);
        int pixelBytes = ImageHeader.low32(file, 34);
        int colors = ImageHeader.low32(file, 46);
        boolean isSound =
            compression >= BMP_RGB
                && compression <= BMP_BIT_FIELDS
                && pixelBytes >= 0
                && pixelBytes <= file.length
                && colors >= 0
                && colors <= 256;
        if (!isSound) {
          throw new IOException("no BMP of the usual kinds");
        }
      }
      if (headerLength >= 108) {
        System.arraycopy(BMP_S_RGB, 0, plain, BMP_COLOR_SPACE_AT, BMP_S_RGB.length);
      }
      SpriteImage image = image(read(jdkReader("bmp"), plain, 0));
      if (headerLength > 12 && ImageHeader.low16(file, BMP_DEPTH_AT) == 16) {
        darken(image, file);
      }
      return image;
    } catch (IOException | RuntimeException e) {
      throw new ImageDecoder.UndecodableException(ImageDecoder.DAMAGED, e);
    }
  }

  /**
   * Clears the low bits that a color of fewer than eight bits lacks. The JDK fills them with the
   * high ones, Qt does not.
   */
  private static void darken(SpriteImage image, byte[] file) {
    boolean hasMasks = ImageHeader.low32(file, BMP_COMPRESSION_AT) == BMP_BIT_FIELDS;
    for (int channel = 0; channel < 3; channel++) {
      int bits =
          hasMasks ? Integer.bitCount(ImageHeader.low32(file, BMP_MASKS_AT + 4 * channel)) : 5;
      int kept = 0xFF << Math.max(0, 8 - bits);
      for (int at = channel; at < image.rgba().length; at += 4) {
        image.rgba()[at] &= (byte) kept;
      }
    }
  }

  /** Decodes a WebP without animation. */
  static SpriteImage webp(ImageHeader header, byte[] file)
      throws ImageDecoder.UndecodableException {
    try {
      byte[] still = stillWebp(header, file);
      return image(read(new WebPImageReaderSpi().createReaderInstance(), still, WEBP_LOOKAHEAD));
    } catch (IOException | RuntimeException e) {
      throw new ImageDecoder.UndecodableException(ImageDecoder.DAMAGED, e);
    } catch (OutOfMemoryError e) { // the library's tables can be huge; they are free again now
      throw new ImageDecoder.UndecodableException("takes too much memory", e);
    }
  }

  /** A copy of the file with nothing but the pixels. */
  private static byte[] stillWebp(ImageHeader header, byte[] file) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(file, 0, WEBP_HEADER);
    boolean hasPixels = false;
    int at = WEBP_HEADER;
    while (at <= file.length - 8 && !hasPixels) {
      int length = ImageHeader.low32(file, at + 4);
      int end = length < 0 ? -1 : at + 8 + length;
      if (end < 0 || end > file.length) {
        throw new IOException("a chunk is cut off");
      }
      hasPixels = ImageHeader.starts(file, at, "VP8 ") || ImageHeader.starts(file, at, "VP8L");
      boolean isFeatures = ImageHeader.starts(file, at, "VP8X");
      if (hasPixels || isFeatures || ImageHeader.starts(file, at, "ALPH")) {
        byte[] chunk = Arrays.copyOfRange(file, at, end + length % 2);
        if (isFeatures) {
          chunk[8] &= WEBP_ALPHA;
        }
        out.writeBytes(chunk);
      }
      if (hasPixels) {
        checkSize(header, file, at);
      }
      at = end + length % 2;
    }
    if (!hasPixels) {
      throw new IOException("no picture that stands still");
    }
    byte[] still = out.toByteArray();
    int length = still.length - 8;
    for (int i = 0; i < 4; i++) {
      still[4 + i] = (byte) (length >> (8 * i));
    }
    return still;
  }

  /** Checks that the pixel data has the size stated in the file's header. */
  private static void checkSize(ImageHeader header, byte[] file, int chunk) throws IOException {
    byte[] alone = new byte[WEBP_HEADER + WEBP_CHUNK_START];
    System.arraycopy(file, 0, alone, 0, WEBP_HEADER);
    System.arraycopy(
        file, chunk, alone, WEBP_HEADER, Math.min(WEBP_CHUNK_START, file.length - chunk));
    if (!ImageHeader.of(alone).filter(header::equals).isPresent()) {
      throw new IOException("the pixels are of another size");
    }
  }

  private static ImageReader jdkReader(String format) {
    return ImageIO.getImageReadersByFormatName(format).next();
  }

  private static BufferedImage read(ImageReader reader, byte[] file, int zeros) throws IOException {
    try (ImageInputStream in = new ByteArrayImageInputStream(file, zeros)) {
      reader.setInput(in, true, true);
      return reader.read(0);
    } finally {
      reader.dispose();
    }
  }

  private static SpriteImage image(BufferedImage read) {
    byte[] rgba = new byte[read.getWidth() * read.getHeight() * 4];
    int[] row = new int[read.getWidth()];
    for (int y = 0; y < read.getHeight(); y++) {
      read.getRGB(0, y, row.length, 1, row, 0, row.length);
      for (int x = 0; x < row.length; x++) {
        int at = (y * row.length + x) * 4;
        rgba[at] = (byte) (row[x] >> 16);
        rgba[at + 1] = (byte) (row[x] >> 8);
        rgba[at + 2] = (byte) row[x];
        rgba[at + 3] = (byte) (row[x] >> 24);
      }
    }
    return new SpriteImage(read.getWidth(), read.getHeight(), rgba);
  }
}
