package emberway.plan.travel;

/** The largest unit in which times of travel are given. */
public enum LargestUnit {
  /** A day of 24 hours, as of one who never rests: 3 d. */
  DAY(86_400),
  /** A day of 24 hours, in words: 3 days. */
  WORDED_DAY(86_400),
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

  /** Returns a number of the unit with its name. */
  String text(String number) {
    return switch (this) {
      case DAY -> number + " d";
      case WORDED_DAY -> number + (number.equals("1") ? " day" : " days");
      case HOUR -> number + " h";
    };
  }
}
