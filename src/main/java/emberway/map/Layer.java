package emberway.map;

/** The two layers of a map, each with one tile a cell; drawn in this order. */
public enum Layer {
  /** The ground. */
  BASE("base"),
  /** What lies or stands on the ground, perhaps nothing. */
  OVERLAY("overlay");

  private final String label;

  Layer(String label) {
    this.label = label;
  }

  /** The name in files and on the command line. */
  public String label() {
    return label;
  }
}
