package emberway.map;

/**
 * A clockwise rotation of a map by quarter turns. Turned by 90 degrees, cell (x, y) goes to (height
 * − 1 − y, x).
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

  /** The rotation by an angle in degrees: 0, 90, 180 or 270. */
  public static Rotation ofDegrees(int degrees) {
    for (Rotation rotation : ALL) {
      if (rotation.degrees == degrees) {
        return rotation;
      }
    }
    throw new IllegalArgumentException("rotation " + degrees + ": must be 0, 90, 180 or 270");
  }

  /** This rotation and another quarter turn. */
  public Rotation next() {
    return ofDegrees((degrees + 90) % 360);
  }

  /** This rotation followed by another. */
  public Rotation then(Rotation other) {
    return ofDegrees((degrees + other.degrees) % 360);
  }

  /** The opposite rotation. */
  public Rotation inverse() {
    return ofDegrees((360 - degrees) % 360);
  }

  /** The size of a grid after this rotation. */
  public GridSize apply(GridSize size) {
    return this == NONE || this == HALF ? size : new GridSize(size.height(), size.width());
  }

  /** The column of a cell after this rotation; the size is that before it. */
  public int x(GridSize size, int x, int y) {
    return switch (this) {
      case NONE -> x;
      case QUARTER -> size.height() - 1 - y;
      case HALF -> size.width() - 1 - x;
      case THREE_QUARTERS -> y;
    };
  }

  /**
   * The x of any point after this rotation, with cell centers at whole numbers; the size is that
   * before it.
   */
  public double x(GridSize size, double x, double y) {
    return switch (this) {
      case NONE -> x;
      case QUARTER -> size.height() - 1 - y;
      case HALF -> size.width() - 1 - x;
      case THREE_QUARTERS -> y;
    };
  }

  /** The row of a cell after this rotation; the size is that before it. */
  public int y(GridSize size, int x, int y) {
    return switch (this) {
      case NONE -> y;
      case QUARTER -> x;
      case HALF -> size.height() - 1 - y;
      case THREE_QUARTERS -> size.width() - 1 - x;
    };
  }

  /**
   * The y of any point after this rotation, with cell centers at whole numbers; the size is that
   * before it.
   */
  public double y(GridSize size, double x, double y) {
    return switch (this) {
      case NONE -> y;
      case QUARTER -> x;
      case HALF -> size.height() - 1 - y;
      case THREE_QUARTERS -> size.width() - 1 - x;
    };
  }

  /** A cell after this rotation; the size is that before it. */
  public Cell apply(GridSize size, Cell cell) {
    return new Cell(x(size, cell.x(), cell.y()), y(size, cell.x(), cell.y()));
  }
}
