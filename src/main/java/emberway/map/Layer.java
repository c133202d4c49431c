package emberway.map;

/** Which of a cell's two tiles a symbol can be; drawn in this order. */
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
