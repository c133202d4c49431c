package emberway.render.export;

/**
 * How much time compressing a picture may take; docs/decisions/0003-png-export.md compares them.
 */
public enum Compression {
  /** The usual one, by {@link PixelDeflater}: quick. */
  FAST("fast"),
  /** Smaller files for several times the time, by {@link java.util.zip.Deflater}. */
  SMALL("small");

  private final String label;

  Compression(String label) {
    this.label = label;
  }

  /** The compression's name on the command line. */
  public String label() {
    return label;
  }
}
