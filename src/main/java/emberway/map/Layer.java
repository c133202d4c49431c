package emberway.map;

/** The layers of a map, each with one tile a cell; drawn in this order. */
public enum Layer {
  /** The ground. */
  BASE("base"),
  /** What lies or stands on the ground, perhaps nothing. */
  OVERLAY("overlay"),
  /** What is only seen, above all else in its cell; it has no part in costs or routes. */
  TOP("top");

  private final String label;

  Layer(String label) {
    this.label = label;
  }

  /** The name in files and on the command line. */
  public String label() {
    return label;
  }
}
