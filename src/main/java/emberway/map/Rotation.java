package emberway.map;

/**
 * A quarter turn of a map, clockwise. Turned by 90 degrees, cell (x, y) goes to (height − 1 − y,
 * x).
 */
public enum Rotation {
  NONE(0),
  QUARTER(90),
  HALF(180),
  THREE_QUARTERS(270);

  private static final Rotation[] ALL = values();

  private final int degrees;

  Rotation(int degrees) {
    this.degrees = degrees;
  }

  /** The angle, clockwise. [degrees] */
  public int degrees() {
    return degrees;
  }

  /** The turn by that many degrees: 0, 90, 180 or 270. */
  public static Rotation ofDegrees(int degrees) {
    for (Rotation rotation : ALL) {
      if (rotation.degrees == degrees) {
        return rotation;
      }
    }
    throw new IllegalArgumentException("rotation " + degrees + ": must be 0, 90, 180 or 270");
  }

  /** The turn after this one. */
  public Rotation next() {
    return ofDegrees((degrees + 90) % 360);
  }

  /** This turn, and then another. */
  public Rotation then(Rotation other) {
    return ofDegrees((degrees + other.degrees) % 360);
  }

  /** The turn that undoes this one. */
  public Rotation inverse() {
    return ofDegrees((360 - degrees) % 360);
  }

  /** The size of a grid after the turn. */
  public GridSize apply(GridSize size) {
    return this == NONE || this == HALF ? size : new GridSize(size.height(), size.width());
  }

  /** Where a cell of a grid of that (unturned) size comes to lie: its column. */
  public int x(GridSize size, int x, int y) {
    return switch (this) {
      case NONE -> x;
      case QUARTER -> size.height() - 1 - y;
      case HALF -> size.width() - 1 - x;
      case THREE_QUARTERS -> y;
    };
  }

  /** The same for a point between the middles of cells. */
  public double x(GridSize size, double x, double y) {
    return switch (this) {
      case NONE -> x;
      case QUARTER -> size.height() - 1 - y;
      case HALF -> size.width() - 1 - x;
      case THREE_QUARTERS -> y;
    };
  }

  /** Where a cell of a grid of that (unturned) size comes to lie: its row. */
  public int y(GridSize size, int x, int y) {
    return switch (this) {
      case NONE -> y;
      case QUARTER -> x;
      case HALF -> size.height() - 1 - y;
      case THREE_QUARTERS -> size.width() - 1 - x;
    };
  }

  /** The same for a point between the middles of cells. */
  public double y(GridSize size, double x, double y) {
    return switch (this) {
      case NONE -> y;
      case QUARTER -> x;
      case HALF -> size.height() - 1 - y;
      case THREE_QUARTERS -> size.width() - 1 - x;
    };
  }

  /** Where a cell of a grid of that (unturned) size comes to lie. */
  public Cell apply(GridSize size, Cell cell) {
    return new Cell(x(size, cell.x(), cell.y()), y(size, cell.x(), cell.y()));
  }
}
