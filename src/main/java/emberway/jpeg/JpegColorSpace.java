package emberway.jpeg;

/** What the components of a JPEG file mean, and how they become colors. */
enum JpegColorSpace {
  GRAY {
    @Override
    int rgb(int first, int second, int third, int fourth) {
      return pack(first, first, first);
    }
  },
  RGB {
    @Override
    int rgb(int first, int second, int third, int fourth) {
      return pack(first, second, third);
    }
  },
  /** Luma and two color differences (YCbCr). */
  YCC {
    @Override
    int rgb(int first, int second, int third, int fourth) {
      int blue = second - 128;
      int red = third - 128;
      return pack(
          clamp(first + ((91_881 * red + HALF) >> 16)),
          clamp(first + ((-22_554 * blue - 46_802 * red + HALF) >> 16)),
          clamp(first + ((116_130 * blue + HALF) >> 16)));
    }
  },
  /** Cyan, magenta, yellow and black as Adobe stores them, as the share of light let through. */
  CMYK {
    @Override
    int rgb(int first, int second, int third, int fourth) {
      return pack(first * fourth / 255, second * fourth / 255, third * fourth / 255);
    }
  },
  /** Like {@link #CMYK}, with cyan, magenta and yellow coded as {@link #YCC}. */
  YCCK {
    @Override
    int rgb(int first, int second, int third, int fourth) {
      int inks = ~YCC.rgb(first, second, third, fourth);
      return CMYK.rgb(inks >> 16 & 0xFF, inks >> 8 & 0xFF, inks & 0xFF, fourth);
    }
  };

  private static final int HALF = 1 << 15;

  /** Converts a pixel's components to a color. 0xRRGGBB */
  abstract int rgb(int first, int second, int third, int fourth);

  private static int pack(int red, int green, int blue) {
    return red << 16 | green << 8 | blue;
  }

  private static int clamp(int value) {
    return Math.max(0, Math.min(255, value));
  }
}
