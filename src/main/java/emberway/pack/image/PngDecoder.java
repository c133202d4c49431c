package emberway.pack.image;

import ar.com.hjg.pngj.ImageInfo;
import ar.com.hjg.pngj.ImageLineByte;
import ar.com.hjg.pngj.PngReaderByte;
import ar.com.hjg.pngj.chunks.PngChunkPLTE;
import ar.com.hjg.pngj.chunks.PngChunkTRNS;
import ar.com.hjg.pngj.chunks.PngMetadata;
import emberway.sprite.SpriteImage;
import java.io.ByteArrayInputStream;
import java.util.Optional;

/**
 * Decodes PNGs of every color type, bit depth and interlacing to 8-bit RGBA. Chunks about color
 * spaces and texts are ignored.
 */
public final class PngDecoder {
  /** The file is damaged or truncated; the cause has the details. */
  public static final class DamagedException extends Exception {
    private static final long serialVersionUID = 1;

    DamagedException(RuntimeException cause) {
      super(cause);
    }
  }

  /** Unneeded compressed chunks, which could unpack to any size. */
  private static final String[] PASSED_OVER = {
    "iCCP", "iTXt", "zTXt", "tEXt", "sPLT", "eXIf", "hIST", "fdAT"
  };

  /** For each pass: first column, first row, column step and row step. */
  private static final int[][] ADAM7 = {
    {0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}
  };

  private final ImageInfo info;
  private final PngChunkPLTE palette; // null unless indexed
  private final PngChunkTRNS transparency; // null where every pixel is opaque or has its own alpha
  private final int[] paletteAlpha; // [size: up to 256] empty unless indexed and transparent

  private PngDecoder(PngReaderByte reader) {
    info = reader.imgInfo;
    PngMetadata metadata = reader.getMetadata();
    palette = metadata.getPLTE();
    transparency = metadata.getTRNS();
    paletteAlpha =
        info.indexed && transparency != null ? transparency.getPalletteAlpha() : new int[0];
  }

  /** Decodes a file whose {@link PngHeader} the caller has checked. */
  public static SpriteImage decode(byte[] file) throws DamagedException {
    Optional<SpriteImage> plain = PlainPngDecoder.decode(file);
    return plain.isPresent() ? plain.get() : decodeAny(file);
  }

  /** Decodes any PNG with the general decoder, without the fast path for plain ones. */
  static SpriteImage decodeAny(byte[] file) throws DamagedException {
    try {
      PngReaderByte reader = new PngReaderByte(new ByteArrayInputStream(file));
      try {
        reader.setMaxTotalBytesRead(file.length + 1L);
        reader.setChunksToSkip(PASSED_OVER);
        SpriteImage image = new PngDecoder(reader).image(reader);
        if (reader.getChunkseq().getIdatSet().getBytesOut() < rawBytes(reader)) {
          throw new IllegalArgumentException("the pixels end too early");
        }
        reader.end();
        return image;
      } finally {
        reader.close();
      }
    } catch (RuntimeException failure) { // the library throws many kinds, not only its own
      throw new DamagedException(failure);
    }
  }

  /** The unpacked size of the pixel data, with a filter byte per row. [bytes] */
  private static long rawBytes(PngReaderByte reader) {
    ImageInfo info = reader.imgInfo;
    if (!reader.isInterlaced()) {
      return (long) info.rows * (info.bytesPerRow + 1);
    }
    long bytes = 0;
    for (int[] pass : ADAM7) {
      int columns = (info.cols - pass[0] + pass[2] - 1) / pass[2];
      int rows = (info.rows - pass[1] + pass[3] - 1) / pass[3];
      if (columns > 0) {
        bytes += rows * (((long) columns * info.bitspPixel + 7) / 8 + 1);
      }
    }
    return bytes;
  }

  /** Decodes row by row, so that only one row is in memory unless the picture is interlaced. */
  private SpriteImage image(PngReaderByte reader) {
    byte[] rgba = new byte[info.cols * info.rows * 4];
    int[] samples = new int[info.cols * info.channels];
    for (int y = 0; y < info.rows; y++) {
      take((ImageLineByte) reader.readRow(y), samples);
      for (int x = 0; x < info.cols; x++) {
        int at = (y * info.cols + x) * 4;
        if (info.indexed) {
          putIndexed(samples[x], rgba, at);
        } else {
          putDirect(samples, x * info.channels, rgba, at);
        }
      }
    }
    return new SpriteImage(info.cols, info.rows, rgba);
  }

  private static void take(ImageLineByte row, int[] samples) {
    byte[] high = row.getScanlineByte();
    byte[] low = row.getScanlineByte2(); // null for up to eight bits
    for (int i = 0; i < samples.length; i++) {
      samples[i] = low == null ? high[i] & 0xFF : (high[i] & 0xFF) << 8 | (low[i] & 0xFF);
    }
  }

  private void putIndexed(int index, byte[] rgba, int at) {
    if (index >= palette.getNentries()) {
      throw new IllegalArgumentException("color " + index + " is not in the palette");
    }
    int rgb = palette.getEntry(index);
    rgba[at] = (byte) (rgb >> 16);
    rgba[at + 1] = (byte) (rgb >> 8);
    rgba[at + 2] = (byte) rgb;
    rgba[at + 3] = (byte) (index < paletteAlpha.length ? paletteAlpha[index] : 255);
  }

  private void putDirect(int[] samples, int from, byte[] rgba, int at) {
    int colors = info.greyscale ? 1 : 3;
    for (int i = 0; i < 3; i++) {
      rgba[at + i] = eightBits(samples[from + (info.greyscale ? 0 : i)]);
    }
    if (info.alpha) {
      rgba[at + 3] = eightBits(samples[from + colors]);
    } else {
      rgba[at + 3] = (byte) (isTransparent(samples, from) ? 0 : 255);
    }
  }

  /** Whether a pixel without alpha has the color that the file declares transparent. */
  private boolean isTransparent(int[] samples, int from) {
    if (transparency == null) {
      return false;
    }
    if (info.greyscale) {
      return samples[from] == transparency.getGray();
    }
    int[] rgb = transparency.getRGB();
    return samples[from] == rgb[0] && samples[from + 1] == rgb[1] && samples[from + 2] == rgb[2];
  }

  /** A sample of any bit depth, scaled to 0..255. */
  private byte eightBits(int sample) {
    if (info.bitDepth == 8) {
      return (byte) sample;
    }
    if (info.bitDepth == 16) {
      return (byte) ((sample * 255 + 32_895) >> 16); // equals (sample * 255 + 32,767) / 65,535
    }
    int most = (1 << info.bitDepth) - 1;
    return (byte) ((sample * 255 + most / 2) / most);
  }
}
