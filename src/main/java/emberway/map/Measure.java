package emberway.map;

/**
 * A length or a duration with its unit.
 *
 * @param amount the number of units [{@value #MIN}..{@value #MAX}]
 * @param unit the unit
 */
public record Measure(double amount, Unit unit) {
  /** The least amount of any unit. */
  public static final double MIN = 0.001;

  /** The greatest amount of any unit. */
  public static final double MAX = 1_000_000;

  /** The quantity that a unit measures. */
  public enum Kind {
    LENGTH,
    TIME
  }

  /** The units, each kind from small to large. Their names are part of the map format. */
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
    private final double base; // one unit in [m] or [s]

    Unit(String label, Kind kind, double base) {
      this.label = label;
      this.kind = kind;
      this.base = base;
    }

    /** The name in files. */
    public String label() {
      return label;
    }

    /** The quantity that this unit measures. */
    public Kind kind() {
      return kind;
    }

    /** The number of base units (meters or seconds) in one unit. */
    public double base() {
      return base;
    }
  }

  /** Checks that the component lies in its range. */
  public Measure {
    if (!(amount >= MIN && amount <= MAX)) {
      throw new IllegalArgumentException(
          "%s %s: must be in %s..%s"
              .formatted(
                  NumberText.plain(amount),
                  unit.label(),
                  NumberText.plain(MIN),
                  NumberText.plain(MAX)));
    }
  }

  /** This measure in base units: meters or seconds. */
  public double inBase() {
    return amount * unit.base();
  }

  /** The text in files, such as {@code 2.5 km}; the limited range avoids E notation. */
  @Override
  public String toString() {
    return NumberText.plain(amount) + " " + unit.label();
  }
}
