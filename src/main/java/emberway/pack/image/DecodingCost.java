package emberway.pack.image;

/**
 * The cost of decoding a picture, estimated from its header before anything is decoded.
 *
 * <p>A unit is one of a {@code FileBudget}, about 6 ns of a core. The weights are rounded up from
 * the processor time of each decoder for its most expensive pictures, with the launcher's options
 * (first compiler only) on one of two shared cores of an AMD EPYC. {@code docs/packs.md} has the
 * measurements.
 */
public final class DecodingCost {
  /** The weights of a format. [units] */
  private enum Weight {
    PNG(8, 0, 1),
    JPEG(6, 3, 32), // a unit of the scans has up to 32 × 32 px, even at the edge
    GIF(8, 1, 1),
    BMP(8, 0, 1),
    WEBP(50, 22, 16); // a macroblock has 16 × 16 px

    private final int pixel;
    private final int fileByte;
    private final int block; // side of the blocks that are always decoded whole [px]

    Weight(int pixel, int fileByte, int block) {
      this.pixel = pixel;
      this.fileByte = fileByte;
      this.block = block;
    }
  }

  /** Opening, checking and keeping a picture of any size. [units] */
  private static final int PICTURE = 49_152;

  /** Times the cost of a PNG of up to 8 bits a sample: for 16 bits, and for interlaced ones. */
  private static final int UNUSUAL_PNG = 3;

  private static final int JPEG_SCAN = 2; // units for each pixel: the JDK draws it after each scan
  private static final int SCAN = 0xDA; // marker of a JPEG

  /** The bytes that all 65,536 groups of prefix codes of a WebP take at least, of 20 bits each. */
  private static final int WEBP_GROUPS = 163_840;

  private static final int WEBP_GROUP_BYTE = 400; // units for each of those bytes

  private DecodingCost() {}

  /** The cost of decoding a file. [units] */
  public static long of(ImageHeader header, byte[] file) {
    Weight weight = Weight.valueOf(header.kind().name());
    long pixels = whole(header.width(), weight.block) * whole(header.height(), weight.block);
    long cost = pixels * weight.pixel + (long) file.length * weight.fileByte;
    return PICTURE
        + switch (header.kind()) {
          case PNG -> PngHeader.isUsual(file) ? cost : UNUSUAL_PNG * cost;
          case JPEG -> cost + pixels * scans(file) * JPEG_SCAN;
          case WEBP -> cost + (long) Math.min(file.length, WEBP_GROUPS) * WEBP_GROUP_BYTE;
          default -> cost;
        };
  }

  /** A side rounded up to whole blocks. */
  private static long whole(long side, int block) {
    return (side + block - 1) / block * block;
  }

  /** The number of scans of a JPEG; the codes inside a scan never look like a marker. */
  private static long scans(byte[] file) {
    long scans = 0;
    for (int i = 1; i < file.length; i++) {
      scans += (file[i] & 0xFF) == SCAN && file[i - 1] == (byte) 0xFF ? 1 : 0;
    }
    return scans;
  }
}
