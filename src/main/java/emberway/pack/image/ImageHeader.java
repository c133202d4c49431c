package emberway.pack.image;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The format and size that a picture file states, read before decoding.
 *
 * @param kind the format
 * @param width the width [px] [1..2^31-1]
 * @param height the height [px] [1..2^31-1]
 */
public record ImageHeader(Kind kind, int width, int height) {
  /** The picture formats that can be decoded. */
  enum Kind {
    PNG,
    JPEG,
    GIF,
    WEBP,
    BMP
  }

  private static final int WEBP_MASK = 0x3FFF; // 14 bits

  /**
   * Reads a file's header; empty if the file is no picture, or its header is cut off or states no
   * valid size.
   */
  public static Optional<ImageHeader> of(byte[] file) {
    Optional<PngHeader> png = PngHeader.of(file);
    if (png.isPresent()) {
      return header(Kind.PNG, png.get().width(), png.get().height());
    } else if (starts(file, 0, "\u00FF\u00D8\u00FF")) {
      return jpeg(file);
    } else if (starts(file, 0, "GIF87a") || starts(file, 0, "GIF89a")) {
      return file.length < 10 ? Optional.empty() : header(Kind.GIF, low16(file, 6), low16(file, 8));
    } else if (starts(file, 0, "RIFF") && starts(file, 8, "WEBP")) {
      return webp(file);
    } else if (starts(file, 0, "BM")) {
      return bmp(file);
    }
    return Optional.empty();
  }

  private static Optional<ImageHeader> header(Kind kind, long width, long height) {
    boolean isSize =
        width > 0 && height > 0 && width <= Integer.MAX_VALUE && height <= Integer.MAX_VALUE;
    return isSize
        ? Optional.of(new ImageHeader(kind, (int) width, (int) height))
        : Optional.empty();
  }

  /** Reads the size from the first frame, which follows tables and comments. */
  private static Optional<ImageHeader> jpeg(byte[] file) {
    int at = 2;
    while (at + 9 <= file.length) {
      int marker = file[at + 1] & 0xFF;
      if ((file[at] & 0xFF) != 0xFF || marker == 0 || marker == 0xFF) {
        at++;
      } else if ((marker >= 0xD0 && marker <= 0xD8) || marker == 1) {
        at += 2; // marker without content
      } else if (marker == 0xD9 || marker == 0xDA) {
        return Optional.empty();
      } else if ((marker >= 0xC0 && marker <= 0xCF && (marker & 3) != 0) || marker == 0xC0) {
        return header(Kind.JPEG, high16(file, at + 7), high16(file, at + 5));
      } else {
        at += 2 + high16(file, at + 2);
      }
    }
    return Optional.empty();
  }

  private static Optional<ImageHeader> webp(byte[] file) {
    if (file.length < 30) {
      return Optional.empty();
    } else if (starts(file, 12, "VP8X")) {
      return header(Kind.WEBP, low24(file, 24) + 1, low24(file, 27) + 1);
    } else if (starts(file, 12, "VP8L")) {
      int sizes = low32(file, 21);
      return header(Kind.WEBP, (sizes & WEBP_MASK) + 1, (sizes >>> 14 & WEBP_MASK) + 1);
    } else if (starts(file, 12, "VP8 ")) {
      return header(Kind.WEBP, low16(file, 26) & WEBP_MASK, low16(file, 28) & WEBP_MASK);
    }
    return Optional.empty();
  }

  private static Optional<ImageHeader> bmp(byte[] file) {
    if (file.length < 30) {
      return Optional.empty();
    }
    boolean isOld = low32(file, 14) == 12; // of OS/2
    return isOld
        ? header(Kind.BMP, low16(file, 18), low16(file, 20))
        : header(Kind.BMP, low32(file, 18), Math.abs((long) low32(file, 22)));
  }

  /** Whether a file has these single-byte characters at an offset. */
  static boolean starts(byte[] file, int at, String magic) {
    byte[] wanted = magic.getBytes(StandardCharsets.ISO_8859_1);
    return at >= 0
        && at <= file.length - wanted.length
        && java.util.Arrays.equals(file, at, at + wanted.length, wanted, 0, wanted.length);
  }

  static int high16(byte[] file, int at) {
    return (file[at] & 0xFF) << 8 | (file[at + 1] & 0xFF);
  }

  static int low16(byte[] file, int at) {
    return (file[at] & 0xFF) | (file[at + 1] & 0xFF) << 8;
  }

  static int low24(byte[] file, int at) {
    return low16(file, at) | (file[at + 2] & 0xFF) << 16;
  }

  static int low32(byte[] file, int at) {
    return low16(file, at) | low16(file, at + 2) << 16;
  }
}
