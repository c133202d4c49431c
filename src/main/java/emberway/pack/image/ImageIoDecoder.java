package emberway.pack.image;

import com.twelvemonkeys.imageio.plugins.webp.WebPImageReaderSpi;
import emberway.sprite.SpriteImage;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.Raster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.stream.ImageInputStream;

/**
 * Decodes JPEG and BMP with the JDK's readers, and WebP with a library.
 *
 * <p>The readers get only the pixel data, so that nothing reads color profiles or embedded
 * pictures. This class is separate from {@link ImageDecoder} so that AWT classes are loaded only
 * for such pictures.
 */
final class ImageIoDecoder {
  private static final int HALF = 1 << 15; // of the fixed-point factors of colors
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
    fillRegistry();
  }

  private ImageIoDecoder() {}

  /** Registers the JDK's readers alone: to look for others in each jar takes longer than that. */
  private static void fillRegistry() {
    Thread thread = Thread.currentThread();
    ClassLoader loader = thread.getContextClassLoader();
    thread.setContextClassLoader(ClassLoader.getPlatformClassLoader());
    try {
      IIORegistry.getDefaultInstance();
    } finally {
      thread.setContextClassLoader(loader);
    }
  }

  /** Decodes a JPEG to the pixels of libjpeg-turbo, four inks to those that Qt shows. */
  static SpriteImage jpeg(ImageHeader header, byte[] file)
      throws ImageDecoder.UndecodableException {
    try {
      StrippedJpeg jpeg = new StrippedJpeg(header, file);
      ImageReader reader = jdkReader("jpeg");
      List<String> warnings = new ArrayList<>();
      reader.addIIOReadWarningListener((source, warning) -> warnings.add(warning));
      try (ImageInputStream in = new ByteArrayImageInputStream(jpeg.bytes(), 0)) {
        reader.setInput(in, true, true);
        Raster raster = reader.readRaster(0, null);
        if (warnings.stream().anyMatch(jpeg::isDamage)) {
          throw new IOException(warnings.get(0));
        }
        return image(jpeg, raster);
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException e) {
      throw new ImageDecoder.UndecodableException(ImageDecoder.DAMAGED, e);
    }
  }

  private static SpriteImage image(StrippedJpeg jpeg, Raster raster) {
    byte[] samples = ((DataBufferByte) raster.getDataBuffer()).getData();
    int bands = raster.getNumBands();
    for (int band = 0; band < bands; band++) {
      if (jpeg.isHalfAsHigh(band)) {
        mixRows(samples, raster.getWidth() * bands, band, bands);
      }
    }
    boolean hasLuma = jpeg.hasLuma();
    byte[] rgba = new byte[raster.getWidth() * raster.getHeight() * 4];
    for (int from = 0, to = 0; to < rgba.length; from += bands, to += 4) {
      int red = samples[from] & 0xFF;
      int green = bands == 1 ? red : samples[from + 1] & 0xFF;
      int blue = bands == 1 ? red : samples[from + 2] & 0xFF;
      if (hasLuma) {
        int luma = red;
        int blueness = green - 128;
        int redness = blue - 128;
        red = level(luma + ((91_881 * redness + HALF) >> 16));
        green = level(luma + ((-22_554 * blueness - 46_802 * redness + HALF) >> 16));
        blue = level(luma + ((116_130 * blueness + HALF) >> 16));
      }
      if (bands == 4) { // inks as Adobe stores them: the share of light that each lets through
        int black = samples[from + 3] & 0xFF;
        red = (hasLuma ? 255 - red : red) * black / 255;
        green = (hasLuma ? 255 - green : green) * black / 255;
        blue = (hasLuma ? 255 - blue : blue) * black / 255;
      }
      rgba[to] = (byte) red;
      rgba[to + 1] = (byte) green;
      rgba[to + 2] = (byte) blue;
      rgba[to + 3] = (byte) 255;
    }
    return new SpriteImage(raster.getWidth(), raster.getHeight(), rgba);
  }

  private static int level(int value) {
    return Math.max(0, Math.min(255, value));
  }

  /**
   * Mixes each row of a component that has one sample for two rows with its nearest other row,
   * three to one. libjpeg-turbo does so itself; the libjpeg in most JDKs repeats each row instead.
   *
   * @param stride samples per row, of all components
   */
  private static void mixRows(byte[] samples, int stride, int band, int bands) {
    for (int row = stride; row < samples.length; row += 2 * stride) {
      for (int at = row + band; at < row + stride; at += bands) {
        if (samples[at] != samples[at - stride]) {
          return; // mixed already
        }
      }
    }
    for (int column = band; column < stride; column += bands) {
      int before = samples[column] & 0xFF;
      for (int at = column; at < samples.length; at += 2 * stride) {
        int near = samples[at] & 0xFF;
        int after = at + 2 * stride < samples.length ? samples[at + 2 * stride] & 0xFF : near;
        samples[at] = (byte) ((3 * near + before + 1) >> 2);
        if (at + stride < samples.length) {
          samples[at + stride] = (byte) ((3 * near + after + 2) >> 2);
        }
        before = near;
      }
    }
  }

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
