package emberway.render.export;

/**
 * How much time compressing a picture may take; docs/decisions/0003-png-export.md compares them.
 */
public enum Compression {
  /** The usual one: quick. */
  FAST("fast", 3),
  /** Smaller files for twice the time. */
  SMALL("small", 6);

  private final String label;
  private final int level;

  Compression(String label, int level) {
    this.label = label;
    this.level = level;
  }

  /** The compression's name on the command line. */
  public String label() {
    return label;
  }

  /** The level of {@link java.util.zip.Deflater}. */
  int level() {
    return level;
  }
}
