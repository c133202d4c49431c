package emberway.plan.travel;

/** The largest unit in which times of travel are given. */
public enum LargestUnit {
  /** A day of 24 hours, as of one who never rests. */
  DAY(86_400),
  /** An hour, where days are marches of a few hours. */
  HOUR(3600);

  private final double seconds;

  LargestUnit(double seconds) {
    this.seconds = seconds;
  }

  /** Returns the length of the unit. [s] */
  double seconds() {
    return seconds;
  }

  /** Returns the abbreviation of the unit. */
  String abbreviation() {
    return this == DAY ? "d" : "h";
  }
}
