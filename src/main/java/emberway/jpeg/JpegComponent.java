package emberway.jpeg;

/** One component of a JPEG file, possibly with fewer samples than the picture has pixels. */
final class JpegComponent {
  /** Coefficients per block. */
  static final int BLOCK = 64;

  private static final int NOT_YET = 14; // more bits than a coefficient can lack

  final int id;
  final int across; // blocks per unit of interleaved scans
  final int down;
  final int quantTable;
  private final byte[] missingBits = new byte[BLOCK]; // of each coefficient in zigzag order
  int width; // [samples]
  int height;
  int blocksAcross; // of whole units
  int blocksDown;
  short[] coefficients; // of all blocks, in natural order
  int previousDc;

  JpegComponent(int id, int across, int down, int quantTable) {
    this.id = id;
    this.across = across;
    this.down = down;
    this.quantTable = quantTable;
    java.util.Arrays.fill(missingBits, (byte) NOT_YET);
  }

  /**
   * Allocates the component's blocks.
   *
   * @param unitsAcross units of interleaved scans per row
   * @param mostAcross the largest number of blocks of a component in a unit
   */
  void lay(int width, int height, int unitsAcross, int unitsDown, int mostAcross, int mostDown) {
    this.width = (width * across + mostAcross - 1) / mostAcross;
    this.height = (height * down + mostDown - 1) / mostDown;
    blocksAcross = unitsAcross * across;
    blocksDown = unitsDown * down;
    coefficients = new short[blocksAcross * blocksDown * BLOCK];
  }

  /**
   * Records what a scan delivers. Each bit of a coefficient may come only once, higher bits first;
   * this bounds the work, however many scans there are.
   *
   * @param isFirst whether the scan delivers the highest bits
   * @param lacking how many bits are still missing afterward
   */
  void see(int from, int to, boolean isFirst, int lacking) throws JpegException {
    for (int i = from; i <= to; i++) {
      if (isFirst ? missingBits[i] != NOT_YET : missingBits[i] != lacking + 1) {
        throw JpegException.damaged();
      }
      missingBits[i] = (byte) lacking;
    }
  }

  /** Whether a scan has delivered at least the blocks' mean values (the DC coefficients). */
  boolean isSeen() {
    return missingBits[0] != NOT_YET;
  }
}
