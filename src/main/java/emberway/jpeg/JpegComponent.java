package emberway.jpeg;

/** One color channel of a JPEG file, perhaps in fewer samples than the picture has pixels. */
final class JpegComponent {
  /** Coefficients in a block. */
  static final int BLOCK = 64;

  private static final int NOT_YET = 14; // more than the bits that a coefficient can lack

  final int id;
  final int across; // blocks in a unit of interleaved scans
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
   * Lays out its blocks.
   *
   * @param unitsAcross units of interleaved scans in a row of them
   * @param mostAcross the most blocks that any component has in a unit
   */
  void lay(int width, int height, int unitsAcross, int unitsDown, int mostAcross, int mostDown) {
    this.width = (width * across + mostAcross - 1) / mostAcross;
    this.height = (height * down + mostDown - 1) / mostDown;
    blocksAcross = unitsAcross * across;
    blocksDown = unitsDown * down;
    coefficients = new short[blocksAcross * blocksDown * BLOCK];
  }

  /**
   * Notes what a scan brings. Each bit of a coefficient comes once and the higher ones first, so
   * that the work is bounded, however many scans there are.
   *
   * @param isFirst whether the scan brings the highest bits
   * @param lacking how many bits are missing after it
   */
  void see(int from, int to, boolean isFirst, int lacking) throws JpegException {
    for (int i = from; i <= to; i++) {
      if (isFirst ? missingBits[i] != NOT_YET : missingBits[i] != lacking + 1) {
        throw JpegException.damaged();
      }
      missingBits[i] = (byte) lacking;
    }
  }

  /** Whether a scan brought what the blocks are on the average, at least. */
  boolean isSeen() {
    return missingBits[0] != NOT_YET;
  }
}
