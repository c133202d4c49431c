package emberway.map;

/**
 * A length or a span of time in a unit of people's choice.
 *
 * @param amount how many of the unit [{@value #LEAST}..{@value #MOST}]
 * @param unit what is counted
 */
public record Measure(double amount, Unit unit) {
  /** The least amount of any unit. */
  public static final double LEAST = 0.001;

  /** The greatest amount of any unit. */
  public static final double MOST = 1_000_000;

  /** What a unit measures. */
  public enum Kind {
    LENGTH,
    TIME
  }

  /** The units, each kind from small to large. */
  public enum Unit {
    METER("m", Kind.LENGTH, 1),
    KILOMETER("km", Kind.LENGTH, 1000),
    FOOT("ft", Kind.LENGTH, 0.3048),
    MILE("mi", Kind.LENGTH, 1609.344),
    SECOND("s", Kind.TIME, 1),
    MINUTE("min", Kind.TIME, 60),
    HOUR("h", Kind.TIME, 3600),
    DAY("d", Kind.TIME, 86_400);

    private final String label;
    private final Kind kind;
    private final double base; // [m] or [s] in one of it

    Unit(String label, Kind kind, double base) {
      this.label = label;
      this.kind = kind;
      this.base = base;
    }

    /** How it is written in files. */
    public String label() {
      return label;
    }

    /** What it measures. */
    public Kind kind() {
      return kind;
    }

    /** How much of the kind's base unit, meter or second, one of it is. */
    public double base() {
      return base;
    }
  }

  /** Checks the range above. */
  public Measure {
    if (!(amount >= LEAST && amount <= MOST)) {
      throw new IllegalArgumentException(
          "%s %s: must be in %s..%s"
              .formatted(
                  NumberText.plain(amount),
                  unit.label(),
                  NumberText.plain(LEAST),
                  NumberText.plain(MOST)));
    }
  }

  /** The same in the kind's base unit: meters or seconds. */
  public double inBase() {
    return amount * unit.base();
  }

  /** As files write it, such as {@code 2.5 km}; the range keeps E notation out of it. */
  @Override
  public String toString() {
    return NumberText.plain(amount) + " " + unit.label();
  }
}
